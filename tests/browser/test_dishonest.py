"""A page at a server that drops the page's share of the dice, and at an honest one: what it says, and its receipt."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rollwright.server.table.events import Event, Revealed
from rollwright.server.table.table import Table
from rollwright.terminal.cli import main
from tests.browser.conftest import Arrive, Person
from tests.server.client import Client, play_on
from tests.server.process import Server

pytestmark = pytest.mark.browser

DROPPED = "Your page’s share was sent, but it is not in the dice."


def drop_shares() -> None:
    """For `prepare`: the server takes every share, and mixes none of them into the dice."""
    add = Table.add

    def forget(self: Table, event: Event) -> None:
        add(self, event)
        if isinstance(event, Revealed):
            self.shares = (None,) * len(self.shares)

    Table.add = forget


@pytest.fixture
def dishonest(tmp_path: Path) -> Iterator[str]:
    server = Server(tmp_path / "tables.sqlite", prepare=drop_shares)
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


def play_to_the_end(person: Person) -> None:
    """Play all rounds for the person, by the same cookie; the page looks on."""
    cookies = person.page.context.cookies()
    token = next(cookie.get("value") for cookie in cookies if cookie.get("name") == "rollwright")
    port, table = int(person.site.rsplit(":", 1)[1]), person.page.url.rsplit("/", 1)[1]

    async def play() -> None:
        client = Client(port, token=token, shares=False)
        await client.connect(table)
        await play_on([client])
        await client.close()

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, play()).result()


def files(person: Person, folder: Path) -> tuple[str, str]:
    """Download the game and the receipt."""
    game, receipt = folder / "game.json", folder / "receipt.json"
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=person.say("table-download")).click()
    download.value.save_as(game)
    with person.page.expect_download() as download:
        person.key("table-receipt").click()
    download.value.save_as(receipt)
    return str(game), str(receipt)


def test_a_page_finds_its_share_in_the_dice_and_its_receipt_proves_it(arrive: Arrive, tmp_path: Path):
    person = arrive("phone")
    person.play_alone()
    play_to_the_end(person)
    expect(person.page.get_by_role("heading", name=person.say("table-honest"))).to_be_visible()
    expect(person.page.get_by_text("Your page’s share is mixed in")).to_be_visible()
    expect(person.page.get_by_text("All 22 rolls")).to_be_visible()
    game, receipt = files(person, tmp_path)
    expect(person.page.get_by_text(person.say("table-record-hash"))).to_be_visible()
    assert person.complaints() == []
    assert main(["verify", game, "--receipt", receipt]) == 0


def test_a_page_says_that_its_share_was_dropped(arrive: Arrive, dishonest: str, tmp_path: Path):
    person = arrive(at=dishonest)
    person.play_alone()
    play_to_the_end(person)
    expect(person.page.get_by_role("heading", name=person.say("table-dishonest"))).to_be_visible()
    expect(person.page.get_by_text(DROPPED)).to_be_visible()
    game, receipt = files(person, tmp_path)
    assert main(["verify", game]) == 0  # the file alone is in order
    assert main(["verify", game, "--receipt", receipt]) == 1
