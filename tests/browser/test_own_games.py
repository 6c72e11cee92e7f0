"""A device's own games, its score book, its pencil on the way to another device, and public tables, in a browser."""

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from rollwright.server.site_settings import Site
from tests.browser.conftest import Arrive, Person
from tests.server.client import Client, play_on
from tests.server.process import Server

pytestmark = pytest.mark.browser

MARKUP = "<img src=x onerror=alert(1)>"[:20]
PRACTISED = (
    '{"table": "KITE27-7M4Q", "seat": 0, "round": 5, "game": "splitter", "currency": "points", "loss": 2.5,'
    ' "due": "2026-11-16", "days": 1, "row": 0, "missed": "2026-11-15", "solved": "", "off": false}'
)


def token_of(person: Person) -> str:
    (found,) = [
        str(cookie.get("value")) for cookie in person.page.context.cookies() if cookie.get("name") == "rollwright"
    ]
    return found


def play_games(site: str, token: str, games: int) -> list[str]:
    """Play games of Splitter to their end: the owner of the token against somebody with a strange name."""

    async def play() -> list[str]:
        port = int(site.rsplit(":", 1)[1])
        owner, other = Client(port, token=token), Client(port)
        tables = list[str]()
        for _ in range(games):
            table = await owner.open(2)
            await owner.sit(table, "Maud")
            await other.sit(table, MARKUP)
            for client in (owner, other):
                await client.connect(table)
            await owner.ask("start")
            for client in (owner, other):
                await client.until(lambda state: state["phase"] == "playing")
            await play_on([owner, other])
            tables.append(table)
            for client in (owner, other):
                await client.leave_line()
        for client in (owner, other):
            await client.close()
        return tables

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()


def test_a_device_finds_its_games_and_its_score_book(arrive: Arrive, site: str):
    maud = arrive("phone", "dark", touch=True)
    maud.go("/book/splitter")
    expect(maud.page.get_by_role("heading", name=maud.say("book-empty"))).to_be_visible()
    assert maud.complaints() == []
    maud.play_alone()
    tables = play_games(site, token_of(maud), 2)

    maud.go()
    maud.page.get_by_role("link", name=maud.say("home-mine")).click()
    expect(maud.page.get_by_role("heading", name=maud.say("mine-title"))).to_be_visible()
    expect(maud.page.get_by_role("region", name=maud.say("mine-running")).get_by_role("listitem")).to_have_count(1)
    rows = maud.page.get_by_role("region", name=maud.say("mine-finished")).get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(MARKUP)
    assert maud.complaints() == []

    maud.page.get_by_role("button", name=maud.say("mine-forget-name", game="Splitter", table=tables[1])).click()
    maud.key("mine-forget-yes").click()
    expect(rows).to_have_count(1)
    maud.page.reload()
    expect(rows).to_have_count(1)
    maud.page.get_by_role(
        "button", name=re.compile("^" + maud.say("mine-stop-name", game="Splitter", table=""))
    ).click()
    maud.key("mine-stop-yes").last.click()
    expect(maud.page.get_by_text(maud.say("mine-empty"))).to_be_visible()

    maud.page.get_by_role("region", name=maud.say("mine-books")).get_by_role("link", name="Splitter").click()
    lines = maud.page.get_by_role("region", name=maud.say("book-last")).get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(maud.page.get_by_role("region", name=maud.say("book-friends"))).to_contain_text(MARKUP)
    expect(maud.page.get_by_role("region", name=maud.say("book-bests"))).to_contain_text(maud.say("book-company"))
    assert maud.complaints() == []
    lines.first.get_by_role("link").click()
    expect(maud.page.get_by_role("link", name=maud.say("book-name"))).to_be_visible()


def test_a_pencil_moves_to_another_device_once(arrive: Arrive):
    phone, laptop, thief = arrive("phone", touch=True), arrive("phone", "dark", "fr"), arrive()
    phone.play_alone()
    phone.page.evaluate(f"localStorage.setItem('rollwright-practice', JSON.stringify([{PRACTISED}]))")
    phone.go("/move")
    phone.key("move-make").click()
    expect(phone.page.get_by_role("img", name=phone.say("move-qr"))).to_be_visible()
    code = phone.page.locator(".code").inner_text()
    assert phone.complaints() == []

    laptop.go("/move#" + code.replace(" ", ""))
    expect(laptop.key("move-take-key")).to_be_visible()
    expect(laptop.page).to_have_url(re.compile("/move$"))  # the code is gone from the address
    assert laptop.complaints() == []
    laptop.key("move-take-key").click()
    expect(laptop.page.get_by_role("heading", name=laptop.say("move-done"))).to_be_visible()
    assert token_of(laptop) == token_of(phone)
    assert laptop.page.evaluate("JSON.parse(localStorage.getItem('rollwright-practice'))") == [json.loads(PRACTISED)]
    laptop.page.get_by_role("link", name=laptop.say("mine-home")).last.click()
    expect(laptop.page.get_by_role("region", name=laptop.say("mine-running")).get_by_role("listitem")).to_have_count(1)

    thief.go("/move")
    thief.page.get_by_label(thief.say("move-code")).fill(code)
    thief.key("move-take-key").click()
    expect(thief.page.get_by_role("alert")).to_have_text(thief.say("error-transfer-used"))
    assert token_of(thief) != token_of(phone)


def test_one_tap_plays_against_a_bot_of_the_level_last_chosen(arrive: Arrive):
    maud = arrive("phone", touch=True)
    maud.go()
    maud.page.evaluate("localStorage.setItem('rollwright-levels', JSON.stringify({splitter: 'gentle'}))")
    maud.key("home-bot").first.click()
    maud.expect_round(1)
    expect(maud.page.get_by_text(maud.say("level-gentle")).or_(maud.page.locator("[data-level=gentle]"))).to_have_count(
        0
    )


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site whose operator lists public tables."""
    server = Server(tmp_path_factory.mktemp("public") / "tables.sqlite", site=Site(public_tables=True))
    yield f"http://127.0.0.1:{server.port}"
    server.stop()


def test_a_stranger_joins_a_public_table_from_home(arrive: Arrive, open_house: str):
    host, stranger = arrive("phone", at=open_house), arrive("phone", "dark", "fr", at=open_house)
    host.go("/open/splitter")
    host.page.get_by_text(host.say("open-public-yes"), exact=True).click()
    assert host.complaints() == []
    host.key("open-the-table").click()
    host.sit_down("Maud")
    stranger.go()
    waiting = stranger.page.get_by_role("region", name=stranger.say("home-public"))
    expect(waiting.get_by_role("listitem")).to_contain_text("Maud")
    assert stranger.complaints() == []
    waiting.get_by_role("link").click()
    stranger.sit_down("Théo")
    expect(host.page.get_by_role("list", name=host.say("lobby-here"))).to_contain_text("Théo")
