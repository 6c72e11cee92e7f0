"""A mixed table in real browsers: one person writes on the screen, the other on paper."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from rollwright.core import cells_by_hand, read_options
from rollwright.games import find
from tests.browser.conftest import Arrive, Person
from tests.server.client import Client

pytestmark = pytest.mark.browser


def test_one_seat_writes_on_paper_and_enters_its_sheet_at_the_end(arrive: Arrive):
    ann, ben = arrive(), arrive("phone", "dark", "fr")
    ann.go("/open/splitter")
    ann.key("seats-less").click()
    ann.key("seats-less").click()
    ann.key("bots-less").click()
    ann.key("open-the-table").click()
    ann.sit_down("Ann")
    ben.page.goto(ann.page.url)
    ben.page.get_by_label(ben.say("on-paper-sit")).check()
    assert ben.complaints() == []
    ben.sit_down("Ben")
    here = ann.page.get_by_role("list", name=ann.say("lobby-here")).get_by_role("listitem").nth(1)
    expect(here).to_contain_text(ann.say("on-paper-mark"))
    ben.page.get_by_role("button", name=ben.say("on-paper-chosen")).click()
    expect(here).not_to_contain_text(ann.say("on-paper-mark"))
    ben.page.get_by_role("button", name=ben.say("on-paper-choose")).click()
    expect(here).to_contain_text(ann.say("on-paper-mark"))
    ann.key("lobby-start").click()

    ben.page.get_by_text(ben.say("on-paper-hint")).wait_for()
    assert ben.complaints() == []
    ann.expect_round(1)
    ann.write()
    ben.page.keyboard.press("d")
    ben.key("table-reopen").click()  # taken back, and said again after a reload
    ben.page.reload()
    ben.key("table-done").click()
    expect(ann.page.get_by_text(ann.say("on-paper-seat-done")).first).to_be_attached()
    ann.done()
    ann.expect_round(2)
    cells = _play_on(ann, ben)

    awaited = ann.page.get_by_role("heading", name=ann.say("on-paper-awaited", names="Ben", count=1))
    expect(awaited).to_be_visible()
    assert ann.complaints() == []
    _tap_in(ben, cells)
    ben.key("on-paper-enter").click()
    standings = ann.page.get_by_role("list", name=ann.say("table-standings"))
    expect(standings).to_contain_text(ann.say("on-paper-mark"))
    for person in (ann, ben):
        person.page.get_by_role("list", name=person.say("table-standings")).wait_for()
        assert person.complaints() == []


def _play_on(ann: Person, ben: Person) -> dict[str, int | str]:
    """Play the other rounds with further pages of both seats, and return Ann's sheet: the same dice fell for both."""
    port, table = int(ann.site.rsplit(":", 1)[1]), ann.page.url.rsplit("/", 1)[1]
    tokens = [
        next(cookie.get("value") for cookie in person.page.context.cookies() if cookie.get("name") == "rollwright")
        for person in (ann, ben)
    ]

    async def play() -> dict[str, int | str]:
        screen, paper = (Client(port, token=token) for token in tokens)
        for client in (screen, paper):
            await client.connect(table)
        for number in range(screen.round, 23):
            for client in (screen, paper):
                await client.until_round(number)
            await screen.write_anything()
            await paper.move("done")
        await screen.until(lambda state: state["view"].get("over"))
        game = find("splitter")
        ink = tuple(screen.state["view"]["sheets"][0]["ink"])
        for client in (screen, paper):
            await client.close()
        return cells_by_hand(game, read_options(game, {}), ink)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(play())).result()


def _tap_in(person: Person, sheet: dict[str, int | str]) -> None:
    """Tap the sheet in, at first with one wrong figure."""
    page, cells = person.page, {cell: str(figure) for cell, figure in sheet.items()}
    page.get_by_text(person.say("on-paper-lead")).wait_for()
    figures = page.get_by_role("region", name=person.say("score-figures"))
    for figure in sorted(set(cells.values())):
        figures.get_by_role("button", name=figure, exact=True).click()
        for cell, written in cells.items():
            if written == figure:
                page.locator(f'[data-cell="{cell}"]').click()
    cell, right = next(iter(cells.items()))
    wrong = str(1 + int(right) % 6)
    page.locator(f'[data-cell="{cell}"]').press(wrong)
    page.locator(".faults li").first.wait_for()
    expect(person.key("on-paper-mend")).to_be_visible()
    assert person.complaints() == []
    page.reload()
    page.locator(".faults li").first.wait_for()
    page.locator(f'[data-cell="{cell}"]').press(right)
    expect(person.key("on-paper-enter")).to_be_enabled()
