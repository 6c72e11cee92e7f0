"""The day's game in the browser: played once on a phone, its result, the next day, and a league of three."""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import expect

from rollwright.server.app import create_app
from rollwright.server.clock import Clock
from rollwright.server.settings import Settings
from tests.browser.conftest import Arrive, Person
from tests.server.challenge.played import play, say_losses
from tests.server.client import Client
from tests.server.in_process import InProcess
from tests.server.pictures import PICTURES
from tests.server.turned import TurnedClock

pytestmark = pytest.mark.browser

ROUNDS = 22
DAY = 86_400_000


class ShiftedClock(Clock):
    """The real clock, with a calendar that a test turns on."""

    shift = 0

    def wall(self) -> int:
        return super().wall() + self.shift


@contextmanager
def _site(folder: Path, clock: Clock, losses: dict[str, float] | None = None) -> Generator[str]:
    """Serve from a thread of this process, by this clock. With `losses` reviews say these, by name."""
    app = create_app(Settings(database=folder / "tables.sqlite", pictures=PICTURES), clock=clock)
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=2)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
        if losses is not None:
            say_losses(InProcess(app, TurnedClock()), losses)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def _play(person: Person) -> str:
    """Write in every round until the end; return the total."""
    for number in range(1, ROUNDS + 1):
        person.expect_round(number)
        person.write()
        person.done()
    expect(person.page.get_by_text(person.say("challenge-still-sealed"))).to_be_visible()
    return person.page.locator(".big").inner_text()


def test_the_day_is_played_once_and_the_next_day_brings_new_dice(arrive: Arrive, tmp_path: Path):
    clock = ShiftedClock()
    with _site(tmp_path, clock) as site:
        mira = arrive("phone", at=site, language="fr")
        mira.go("/today")
        row = mira.page.get_by_role("listitem").filter(has=mira.page.get_by_role("heading", name="Splitter"))
        expect(row).to_be_visible()
        assert mira.complaints() == []
        row.get_by_role("button", name=mira.say("today-play")).click()
        slip = mira.page.get_by_role("dialog", name=mira.say("challenge-name"))  # asked once: the others read it
        slip.get_by_label(mira.say("sit-name")).fill("Mira")
        assert mira.complaints() == []
        slip.get_by_role("button", name=mira.say("today-play")).click()
        total = _play(mira)
        assert mira.complaints() == []
        mira.page.get_by_role("link", name=mira.say("challenge-page")).click()
        expect(mira.page.get_by_role("heading", name=mira.say("challenge-ranked"))).to_be_visible()
        expect(mira.page.get_by_role("listitem").get_by_text(total, exact=True)).to_be_visible()
        assert mira.complaints() == []

        mira.go("/today")
        expect(row).to_contain_text(total)
        expect(row.get_by_text(mira.say("today-streak", days=1))).to_be_visible()
        expect(row.get_by_role("link", name=mira.say("today-results"))).to_be_visible()
        mira.shot("today-fr-phone")

        clock.shift = DAY
        mira.page.reload()
        expect(row.get_by_role("button", name=mira.say("today-play"))).to_be_visible()
        expect(row.get_by_text(mira.say("today-streak", days=1))).to_be_visible()
        mira.page.get_by_role("link", name="Splitter").last.click()  # yesterday's
        expect(mira.page.get_by_text(mira.say("challenge-over"))).to_be_visible()
        expect(mira.page.get_by_role("heading", name=mira.say("challenge-best"))).to_be_visible()
        mira.shot("yesterday-fr-phone")
        mira.page.get_by_role("link", name=mira.say("challenge-sheet", name="Mira")).click()
        expect(mira.page.get_by_role("heading", name=mira.say("table-unproven"))).to_be_visible()
        expect(mira.page.get_by_text(mira.say("table-doubt-common"))).to_be_visible()


def test_a_league_of_three_is_ranked_by_points_lost_a_late_one_included(arrive: Arrive, tmp_path: Path):
    """Two play by script and one on the page. Reviews say what the test needs: tests/review holds the real ones."""
    clock = ShiftedClock()
    with _site(tmp_path, clock, {"Mira": 6.5, "Théo": 0.5, "Inès": 2.0}) as site:
        host = arrive("phone", "dark", at=site)
        host.go("/league")
        pads = host.page.get_by_role("group", name=host.say("option-splitter-pad"))
        today = pads.locator("input:checked").input_value()
        other = "B" if today == "A" else "A"
        pads.locator("label").filter(has_text=host.say(f"option-splitter-pad-{other}")).click()
        host.shot("league-start-phone")
        host.page.get_by_label(host.say("league-title")).fill("Club night")
        host.key("league-more").click()
        assert host.complaints() == []
        host.key("league-lay").click()
        expect(host.page.get_by_role("heading", name="Club night")).to_be_visible()
        assert host.complaints() == []
        league = host.page.url.rpartition("/")[2]
        assert host.page.request.get(f"{site}/api/challenges/{league}").json()["options"] == {"pad": other}
        for name in ("Mira", "Théo"):
            _script(site, league, name)

        clock.shift = 2 * DAY
        late = arrive("phone", at=site, language="fr")
        late.page.goto(host.page.url)
        expect(late.page.get_by_text(late.say("challenge-lost-later"))).to_be_visible()
        late.page.get_by_role("button", name=late.say("challenge-play")).click()
        late.page.get_by_label(late.say("sit-name")).fill("Inès")
        late.page.keyboard.press("Enter")
        late.expect_round(1)
        late.write()
        late.done()
        late.expect_round(2)
        (cookie,) = late.page.context.cookies()
        _script(site, league, "Inès", cookie.get("value"))
        late.page.goto(host.page.url)
        rows = late.page.get_by_role("list").get_by_role("listitem")
        expect(rows).to_have_count(3)
        lost = [late.say("challenge-lost-said", loss=loss) for loss in (0.5, 2.0, 6.5)]
        for row, (name, said) in enumerate(zip(("Théo", "Inès", "Mira"), lost, strict=True)):
            expect(rows.nth(row)).to_contain_text(name)
            expect(rows.nth(row).get_by_role("img", name=said)).to_be_visible()
        assert late.complaints() == []
        late.shot("league-fr-phone")
        late.page.get_by_role("button", name=late.say("challenge-order-points", timed="no"), exact=True).click()
        totals = rows.locator(".total")
        expect(late.page.get_by_role("button", pressed=True)).to_have_text(
            late.say("challenge-order-points", timed="no")
        )
        shown = [int(total) for total in totals.all_inner_texts()]
        assert shown == sorted(shown, reverse=True)
        with late.page.expect_download() as picture:
            late.page.get_by_role("link", name=late.say("challenge-share-save")).click()
        assert picture.value.path().read_bytes()[:4] == b"\x89PNG"
        expect(host.page.get_by_role("list").get_by_role("listitem")).to_have_count(3)  # it follows by itself
        host.shot("league-dark-phone")
        host.go("/today")  # and it is found again without the link
        expect(host.page.get_by_role("link", name="Club night")).to_have_attribute("href", f"/challenge/{league}")
        assert host.complaints() == []
        lost_link = arrive(at=site)
        lost_link.go("/challenge/NOSUCHLEAGUE")
        expect(lost_link.page.get_by_text(lost_link.say("error-no-challenge"))).to_be_visible()


def _script(site: str, league: str, name: str, token: str | None = None) -> None:
    """Play a league to its end without a page, or go on where the page with this cookie stopped."""

    async def play_all() -> None:
        client = Client(int(site.rpartition(":")[2]), token=token)
        async with asyncio.timeout(60):
            await play(client, league, name)
            await client.leave_line()

    thread = threading.Thread(target=lambda: asyncio.run(play_all()))  # Playwright's loop runs in this one
    thread.start()
    thread.join()
