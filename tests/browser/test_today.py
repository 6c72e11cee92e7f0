"""The day's game in the browser: played once on a phone, its result, the next day, and a league of three."""

import asyncio
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("quick_reviews")]

GAME, ROUNDS = "make-a-difference", 10
DAY = 86_400_000
REVIEWED = 120  # seconds within which a review of the lowest priority is made on a busy machine


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


def _play(person: Person, rounds: int = ROUNDS) -> None:
    """Write both dice in so many rounds."""
    for number in range(1, rounds + 1):
        person.expect_round(number, ROUNDS)
        person.free.first.click()
        expect(person.in_pencil).not_to_have_count(0)
        person.free.first.click()
        person.done()


def _ask(person: Person, path: str) -> Any:
    """Ask as this browser."""
    return person.page.request.get(f"{person.site}{path}").json()


def _day(person: Person) -> Any:
    """Return the day's game as this browser sees it."""
    return next(day for day in _ask(person, "/api/today")["games"] if day["card"]["game"] == GAME)


def _loss(person: Person, challenge: str) -> float:
    """Return the points that the own game has lost, once the server has reviewed it."""
    end = time.monotonic() + REVIEWED
    while (lost := _ask(person, f"/api/challenges/{challenge}")["mine"]["lost"])["points"] is None:
        assert time.monotonic() < end, lost
        person.page.wait_for_timeout(1000)  # each look counts as a lookup
    return lost["points"]


def test_the_day_is_played_once_and_the_next_day_brings_new_dice(arrive: Arrive, tmp_path: Path):
    """Reviews are made by the server, of both games."""
    clock = ShiftedClock()
    with _site(tmp_path, clock) as site:
        mira = arrive("phone", at=site, language="fr")
        title = mira.say(f"game-{GAME}")
        mira.go("/today")
        row = mira.page.get_by_role("listitem").filter(has=mira.page.get_by_role("heading", name=title))
        expect(row).to_be_visible()
        assert mira.complaints() == []
        row.get_by_role("button", name=mira.say("today-play")).click()
        slip = mira.page.get_by_role("dialog", name=mira.say("challenge-name"))  # asked once: the others read it
        slip.get_by_label(mira.say("sit-name")).fill("Mira")
        assert mira.complaints() == []
        slip.get_by_role("button", name=mira.say("today-play")).click()
        _play(mira)
        expect(mira.page.get_by_text(mira.say("challenge-still-sealed"))).to_be_visible()
        total = str(_day(mira)["card"]["mine"]["total"])
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
        first = _day(mira)

        clock.shift = DAY
        mira.page.reload()
        expect(row.get_by_text(mira.say("today-streak", days=1))).to_be_visible()
        row.get_by_role("button", name=mira.say("today-play")).click()
        _play(mira, rounds=1)
        mira.expect_round(2, ROUNDS)
        (cookie,) = mira.page.context.cookies()
        _script(site, _day(mira)["card"]["id"], "Mira", cookie.get("value"))
        mira.go("/today")
        expect(row.get_by_text(mira.say("today-streak", days=2))).to_be_visible()
        second = _day(mira)
        assert second["card"]["commitment"] == first["tomorrow"] != first["card"]["commitment"]
        links = [day["card"]["mine"]["link"] for day in (first, second)]
        dice = [[step["dice"] for step in _ask(mira, f"/api/tables/{link}/rounds")] for link in links]
        assert dice[0] != dice[1]
        assert [len(rolls) for rolls in dice] == [ROUNDS, ROUNDS]

        loss = _loss(mira, first["card"]["id"])
        (reviewed,) = _ask(mira, f"/api/tables/{links[0]}/review")["review"]["seats"]
        assert loss == round(reviewed["loss"], 1) > 0
        mira.page.get_by_role("link", name=title).last.click()  # yesterday's
        expect(mira.page.get_by_text(mira.say("challenge-over"))).to_be_visible()
        expect(mira.page.get_by_text(mira.say("challenge-lost-said", loss=loss), exact=True)).to_be_visible()
        expect(mira.page.get_by_role("heading", name=mira.say("challenge-best"))).to_be_visible()
        mira.shot("yesterday-fr-phone")
        yesterday = mira.page.url
        mira.page.get_by_role("link", name=mira.say("challenge-sheet", name="Mira")).click()
        expect(mira.page.get_by_role("heading", name=mira.say("table-unproven"))).to_be_visible()
        expect(mira.page.get_by_text(mira.say("table-doubt-common"))).to_be_visible()

        mira.page.goto(yesterday)
        mira.page.get_by_role("button", name=mira.say("challenge-ghosts", count=1)).click()
        expect(mira.page.get_by_text("Mira ↺").first).to_be_visible()
        mira.expect_round(1, ROUNDS)
        assert mira.complaints() == []


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


def _script(site: str, challenge: str, name: str, token: str | None = None) -> None:
    """Play a challenge to its end without a page, or go on where the page with this cookie stopped."""

    async def play_all() -> None:
        client = Client(int(site.rpartition(":")[2]), token=token)
        async with asyncio.timeout(60):
            await play(client, challenge, name)
            await client.leave_line()

    thread = threading.Thread(target=lambda: asyncio.run(play_all()))  # Playwright's loop runs in this one
    thread.start()
    thread.join()
