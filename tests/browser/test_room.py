"""An evening in one room: three games, somebody drops out, a late friend, and the tally."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person
from tests.server.client import Client, play_on

pytestmark = pytest.mark.browser


def test_an_evening_of_three_in_one_room(arrive: Arrive):
    maud, theo, ann = arrive(), arrive("phone", "dark", "fr"), arrive()
    room = _sit_at_a_first_table(maud, theo, ann)

    zoe = arrive("phone")  # late: the game has begun
    zoe.page.goto(room)
    zoe.key("wait-ask").click()
    zoe.page.get_by_label(zoe.say("sit-name")).fill("Zoë")
    zoe.key("wait-do").click()
    expect(zoe.page.get_by_text(zoe.say("wait-kept"))).to_be_visible()
    assert zoe.complaints() == []

    ann.page.close()
    _host(maud)
    maud.page.get_by_role("button", name=maud.say("host-hurry-away", name="Ann")).click()
    _finish(maud, theo)
    theo.page.get_by_text(theo.say("wait-names", names="Zoë", count=1)).wait_for()

    theo.key("next-other").click()
    theo.tick("radio", "Difference", exact=True)
    assert theo.complaints() == []
    theo.key("next-lay").click()
    _follow("Théo", "Difference", maud, zoe)
    expect(maud.page.get_by_role("list", name=maud.say("lobby-here"))).to_contain_text("Zoë")
    maud.key("lobby-start").click()
    _end_early(maud, theo)

    maud.key("next-other").click()
    maud.tick("radio", "HexRoller", exact=True)
    maud.key("next-lay").click()
    _follow("Maud", "HexRoller", theo, zoe)
    _arrange(maud)
    maud.key("lobby-start").click()
    _pause_and_go_on(maud, theo)

    _read_the_tally(theo, zoe)
    newcomer = arrive()
    newcomer.page.goto(room)  # the first link still leads to the table where they are
    expect(newcomer.page).to_have_url(maud.page.url)


def _sit_at_a_first_table(maud: Person, theo: Person, ann: Person) -> str:
    """Seat three people at Splitter, start, and return the link that they share."""
    maud.go("/open/splitter")
    maud.key("seats-less").click()
    maud.key("bots-less").click()
    maud.key("open-the-table").click()
    maud.sit_down("Maud")
    for person, name in ((theo, "Théo"), (ann, "Ann")):
        person.page.goto(maud.page.url)
        person.sit_down(name)
    maud.key("lobby-start").click()
    for person in (maud, theo, ann):
        person.expect_round(1)
    return maud.page.url


def _host(person: Person) -> None:
    """Open the host's menu."""
    person.key("table-more").click()
    person.key("host-keys").click()


def _finish(*people: Person) -> None:
    """Play the game to its end with further pages of the same seats, which is quicker than by hand."""
    port = int(people[0].site.rsplit(":", 1)[1])
    table = people[0].page.url.rsplit("/", 1)[1]
    tokens = [
        next(cookie.get("value") for cookie in person.page.context.cookies() if cookie.get("name") == "rollwright")
        for person in people
    ]

    async def play() -> None:
        clients = [Client(port, token=token) for token in tokens]
        for client in clients:
            await client.connect(table)
        await play_on(clients)
        for client in clients:
            await client.close()

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, play()).result()


def _follow(name: str, game: str, *people: Person) -> None:
    for person in people:
        slip = person.page.get_by_role("complementary")
        expect(slip).to_contain_text(person.say("next-invited", name=name, game=game))
        slip.get_by_role("link", name=person.say("table-come-along")).click()
        person.page.get_by_role("list", name=person.say("lobby-here")).wait_for(state="attached")


def _end_early(host: Person, other: Person) -> None:
    _host(host)
    host.key("host-end").click()
    host.key("host-end-yes").click()
    for person in (host, other):
        expect(person.page.get_by_role("heading", name=person.say("early-title"))).to_be_visible()
        assert person.complaints() == []


def _arrange(host: Person) -> None:
    """Change the side of the sheet, and let two people change places."""
    host.key("arrange-title").click()
    host.tick("radio", re.compile(host.say("option-hexroller-side-back")))
    assert host.complaints() == []
    host.key("arrange-do").click()
    expect(host.page.get_by_label(host.say("lobby-terms"))).to_contain_text(host.say("option-hexroller-side-back"))
    host.key("host-seats").click()
    assert host.complaints() == []
    host.page.get_by_role("button", name=host.say("host-down", name="Maud")).click()
    expect(host.page.get_by_role("button", name=host.say("host-up", name="Maud"))).to_be_visible()
    host.key("host-done").click()


def _pause_and_go_on(host: Person, other: Person) -> None:
    host.page.locator("header").get_by_role("button", name=host.say("table-more")).wait_for()
    _host(host)
    host.key("host-pause").click()
    expect(other.page.get_by_role("heading", name=other.say("paused-title"))).to_be_visible()
    assert other.complaints() == []
    host.key("paused-go-on").click()
    expect(other.page.get_by_role("heading", name=other.say("paused-title"))).to_have_count(0)


def _read_the_tally(theo: Person, zoe: Person) -> None:
    """Read the tally at the room's page in the dark and at the page to keep in the light."""
    theo.key("table-more").click()
    theo.key("room-so-far").click()
    rows = theo.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(5)  # the head, three people who began, and one who came late
    expect(rows.first).to_contain_text("Splitter")
    expect(rows.nth(1)).to_contain_text(theo.say("room-gold", count=1))
    expect(rows.nth(4)).to_contain_text("Zoë")
    assert theo.complaints() == []
    theo.page.get_by_role("link", name=theo.say("room-keep")).click()
    expect(theo.key("room-print")).to_be_visible()
    zoe.page.goto(theo.page.url)
    expect(zoe.page.get_by_role("table").get_by_role("row")).to_have_count(5)
    for person in (theo, zoe):
        assert person.complaints() == []
