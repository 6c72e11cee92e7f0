"""The day's game in the browser: played once on a phone, its result, the next day, and a league of two."""

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

pytestmark = pytest.mark.browser

ROUNDS = 22
DAY = 86_400_000


class ShiftedClock(Clock):
    """The real clock, with a calendar that a test turns on."""

    shift = 0

    def wall(self) -> int:
        return super().wall() + self.shift


@contextmanager
def _site(folder: Path, clock: Clock) -> Generator[str]:
    """Serve from a thread of this process, by this clock."""
    app = create_app(Settings(database=folder / "tables.sqlite", pictures=folder / "pictures"), clock=clock)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
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
        total = _play(mira)
        assert mira.complaints() == []
        mira.page.get_by_role("link", name=mira.say("challenge-page")).click()
        expect(mira.page.get_by_role("heading", name=mira.say("challenge-ranked"))).to_be_visible()
        expect(mira.page.get_by_role("listitem").get_by_text(total, exact=True)).to_be_visible()
        assert mira.complaints() == []

        mira.go("/today")
        expect(row).to_contain_text(total)
        expect(row.get_by_role("img", name=mira.say("today-streak", days=1))).to_be_visible()
        expect(row.get_by_role("link", name=mira.say("today-results"))).to_be_visible()

        clock.shift = DAY
        mira.page.reload()
        expect(row.get_by_role("button", name=mira.say("today-play"))).to_be_visible()
        expect(row.get_by_role("img", name=mira.say("today-streak", days=1))).to_be_visible()
        mira.page.get_by_role("link", name="Splitter").last.click()  # yesterday's
        expect(mira.page.get_by_text(mira.say("challenge-over"))).to_be_visible()
        mira.page.get_by_role("listitem").get_by_role("link").click()
        expect(mira.page.get_by_role("heading", name=mira.say("table-unproven"))).to_be_visible()
        expect(mira.page.get_by_text(mira.say("table-doubt-common"))).to_be_visible()


def test_a_league_is_laid_out_and_joined_by_its_link(arrive: Arrive):
    host, friend = arrive("phone", "dark"), arrive()
    host.go("/league")
    host.page.get_by_label(host.say("league-title")).fill("Club night")
    host.key("league-more").click()
    assert host.complaints() == []
    host.key("league-lay").click()
    expect(host.page.get_by_role("heading", name="Club night")).to_be_visible()
    assert host.complaints() == []
    friend.page.goto(host.page.url)
    friend.page.get_by_role("button", name=friend.say("challenge-play")).click()
    friend.expect_round(1)
    friend.page.goto(host.page.url)
    expect(friend.page.get_by_role("link", name=friend.say("today-on"))).to_be_visible()
    lost = arrive()
    lost.go("/challenge/NOSUCHLEAGUE")
    expect(lost.page.get_by_text(lost.say("error-no-challenge"))).to_be_visible()
