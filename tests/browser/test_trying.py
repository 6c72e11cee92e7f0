"""Learning from own games: hints, a teacher, trying again, ghosts, a series of games; in a real browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.conftest import Arrive, Person
from tests.present import present
from tests.server.client import Client

pytestmark = pytest.mark.browser


def choose(person: Person, group: str, message: str) -> None:
    person.page.get_by_role("group", name=person.say(group)).get_by_text(person.say(message), exact=True).click()


def open_alone(person: Person, game: str) -> None:
    """Lay a table for one person with a teacher, and start it."""
    person.go(f"/open/{game}")
    person.key("open-the-table").wait_for()
    while person.page.get_by_role("button", name=person.say("seats-less")).is_enabled():
        person.key("seats-less").click()
        if person.page.get_by_text(person.say("seats-count", count=1), exact=True).count():
            break
    choose(person, "helps-teacher", "helps-yes")


@pytest.mark.parametrize(("look", "game"), [("phone", "splitter"), ("desktop", "hexroller")])
def test_a_hint_is_lit_on_the_sheet_and_counted_and_a_teacher_tells_the_cost(arrive: Arrive, look: str, game: str):
    person = arrive(look, language="fr" if look == "phone" else "en", lamp="dark" if look == "phone" else "light")
    open_alone(person, game)
    person.shot(f"again-open-{look}")
    person.key("open-the-table").click()
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.page.locator("form").get_by_role("button").last.click()
    lamp = person.key("table-ask-hint")
    lamp.click()
    lit = person.page.locator(".c-hint")
    expect(lit.first).to_be_visible()
    person.shot(f"again-hint-{look}")
    assert person.complaints() == []
    if game == "splitter":
        person.free.first.click()
        person.key("table-done").click()
        expect(lit).to_have_count(0)
        expect(person.page.locator(".taught")).to_be_visible()
        person.shot(f"again-taught-{look}")
        assert person.complaints() == []


@pytest.mark.parametrize(("game", "options"), [("make-a-difference", {"mode": "B", "duel": False}), ("splitter", {})])
def test_the_slip_of_a_teacher_never_lies_over_the_dice_of_a_phone(
    arrive: Arrive, game: str, options: dict[str, object]
):
    person = arrive("phone", touch=True)
    person.go()
    wish = {"game": game, "seats": 2, "bots": [{"level": "steady"}], "options": options, "way": {"teacher": True}}
    table = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"]
    person.go(f"/table/{table}")
    person.sit_down("Maud")
    person.key("lobby-start").click()
    done = person.key("table-done")
    person.free.first.click()
    if game == "make-a-difference":
        expect(person.in_pencil).to_have_count(1)
        person.free.first.click()
    done.click()
    said, tray = _boxes(person, ".taught", ".tray")
    assert said["y"] + said["height"] <= tray["y"] + 1
    person.expect_to_fit()
    _put_away(person)


def test_the_slip_of_a_teacher_lies_beside_the_sheet_on_a_wide_screen(arrive: Arrive):
    person = arrive("desktop")
    open_alone(person, "splitter")
    person.key("open-the-table").click()
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.page.locator("form").get_by_role("button").last.click()
    person.free.first.click()
    person.done()
    said, sheet = _boxes(person, ".taught", ".mine")
    assert said["x"] >= sheet["x"] + sheet["width"]
    _put_away(person)


def _boxes(person: Person, *parts: str) -> list[FloatRect]:
    """Return where these parts of the page lie, once all of them are seen."""
    for part in parts:
        expect(person.page.locator(part)).to_be_visible()
    return [present(person.page.locator(part).bounding_box()) for part in parts]


def _put_away(person: Person) -> None:
    slip = person.page.locator(".taught")
    slip.click()
    expect(slip).to_have_count(0)


async def write_a_round(port: int, table: str, token: str) -> None:
    """Write whatever comes first in a round, for the browser with this cookie."""
    client = Client(port, token=token, shares=False)
    await client.connect(table)
    while "done" not in client.state["choices"]:
        await client.move(next(choice for choice in client.state["choices"] if choice != "undo"))
    await client.move("done")
    await client.close()


def test_a_teacher_lights_a_better_round_of_many_hexes_on_the_sheet(arrive: Arrive):
    person = arrive("phone", touch=True)
    person.go()
    wish = {"game": "hexroller", "seats": 1, "way": {"teacher": True}}
    table = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"]
    person.go(f"/table/{table}")
    person.page.get_by_label(person.say("sit-name")).fill("Maud")
    person.page.locator("form").get_by_role("button").last.click()
    person.key("table-ask-hint").wait_for()
    (cookie,) = person.page.context.cookies()
    writing = write_a_round(int(person.site.rsplit(":", 1)[1]), table, cookie.get("value") or "")
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, writing).result()
    slip, lit = person.page.locator(".taught"), person.page.locator(".c-hint")
    expect(slip).to_contain_text(person.say("table-taught-lit"))
    expect(lit.first).to_be_visible()
    assert person.complaints() == []
    slip.click()
    expect(lit).to_have_count(0)


async def play_to_the_end(port: int, way: dict[str, int]) -> str:
    """Let two people play a game of Splitter without a browser, and return the code of their table."""
    people = [Client(port), Client(port)]
    table = await people[0].open(2, way=way)
    for name, client in zip(("Ada", "Ben"), people, strict=True):
        await client.sit(table, name)
        await client.connect(table)
    await people[0].ask("start")
    await people[1].until(lambda state: state["phase"] == "playing")
    while people[0].state["phase"] == "playing":
        number = people[0].round
        for client in people:
            await client.until_round(number)
            await client.write_anything()
        await people[0].until(lambda state, number=number: state["phase"] == "over" or state["view"]["round"] > number)
    for client in people:
        await client.close()
    return table


def finished_table(person: Person, way: dict[str, int] | None = None) -> str:
    port = int(person.site.rpartition(":")[2])
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, play_to_the_end(port, way or {})).result()


def test_a_finished_game_is_tried_again_from_a_round_and_against_its_ghost(arrive: Arrive):
    person = arrive("phone")
    person.go()
    table = finished_table(person)
    person.go(f"/table/{table}/replay")
    person.page.get_by_role("slider").fill("20")
    person.key("try-from-here").click()
    expect(person.page.get_by_text(person.say("try-round", round=20), exact=True)).to_be_visible()
    person.shot("again-try-phone")
    assert person.complaints() == []
    person.page.get_by_text(person.say("try-ghosts"), exact=True).click()
    person.key("open-the-table").click()
    expect(person.page.locator(".taught")).to_have_text(person.say("table-tried-same", round=20, table=table))
    person.shot("again-tried-phone")
    assert person.complaints() == []
    for number in (20, 21, 22):
        person.expect_round(number)
        person.free.first.click()
        person.key("table-done").click()
    person.page.get_by_role("list", name=person.say("table-standings")).wait_for()
    expect(person.page.get_by_text(person.say("table-ghost")).first).to_be_visible()
    expect(person.page.get_by_text(person.say("table-doubt-known"))).to_be_visible()
    person.key("try-key").scroll_into_view_if_needed()
    person.shot("again-ghosts-end-phone")
    person.resize((1280, 800))
    person.shot("again-ghosts-end-desktop")
    assert person.complaints() == []


def test_a_series_is_opened_and_its_tally_stands_at_the_end(arrive: Arrive):
    person = arrive("phone", language="fr", lamp="dark")
    person.go("/open/splitter")
    person.key("open-the-table").wait_for()
    for _ in range(2):
        person.key("seats-less").click()
    person.page.get_by_text(person.say("series-best", games=3), exact=True).click()
    person.shot("again-series-open-phone")
    person.key("open-the-table").click()
    person.sit_down("Maud")
    expect(person.page.get_by_text(person.say("series-best", games=3), exact=True)).to_be_visible()
    assert person.complaints() == []


def test_the_end_of_a_game_in_a_series_says_how_it_stands(arrive: Arrive):
    person = arrive("desktop")
    person.go()
    table = finished_table(person, {"games": 2})
    person.go(f"/table/{table}")
    slip = person.page.get_by_role("region", name=person.say("series-legend"))
    expect(slip).to_contain_text(person.say("series-at", game=1, games=2))
    expect(slip).to_contain_text(person.say("series-points-text"))
    expect(slip.get_by_role("row")).to_have_count(3)
    person.shot("again-series-end-desktop")
    person.resize((360, 740))
    slip.scroll_into_view_if_needed()
    person.shot("again-series-end-phone")
    assert person.complaints() == []
