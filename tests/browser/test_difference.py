"""Difference in a real browser: raced by tapping, on a desktop and on a phone, by keyboard, and on the grid.

The page never knows where the differences are; these tests read them from the table's own log.
"""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rollwright.games.difference.state import State
from rollwright.server.table import events
from rollwright.server.table.table import fold
from tests.browser.conftest import SIZES, Arrive, Person
from tests.browser.painted import paint_circus
from tests.games.difference import answers
from tests.server.games.racing import FastClock
from tests.server.process import Server

pytestmark = pytest.mark.browser

OWN, MIDDLE = ".hold", ".onto"
STEPS = {"Shift+": 100, "": 20}  # how far an arrow key moves the crosshair


@dataclass
class House:
    """A server whose log can be read."""

    address: str
    database: Path

    def state(self, table: str) -> State:
        with sqlite3.connect(self.database) as log:
            rows = log.execute("SELECT body FROM event WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        return fold(table, [events.decode(body) for (body,) in rows]).state

    def spots(self, table: str, seat: int, *, right: bool = True) -> list[tuple[int, int]]:
        """Return where to tap for a right or a wrong claim."""
        state = self.state(table)
        taps = (answers.right(state, seat) if right else answers.wrong(state, seat, 3)).taps
        return list(zip(taps[::2], taps[1::2], strict=True))

    def open(self, person: Person, seats: int, bots: int = 0, hints: bool | None = None, **options: Any) -> str:
        wish = {"game": "difference", "options": options, "seats": seats, "bots": [{"level": "gentle"}] * bots}
        wish["way"] = {"hints": hints}
        return person.page.request.post(f"{self.address}/api/tables", data=wish).json()["table"]


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pictures of one illustration."""
    folder = tmp_path_factory.mktemp("pictures")
    paint_circus(folder)
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pictures: Path) -> Iterator[House]:
    database = tmp_path_factory.mktemp("difference") / "tables.sqlite"
    server = Server(database, pictures=pictures)
    yield House(f"http://127.0.0.1:{server.port}", database)
    server.stop()


@pytest.fixture
def fast_house(tmp_path: Path, pictures: Path) -> Iterator[House]:
    """A house in which the seconds between two cards pass five times as fast."""
    server = Server(tmp_path / "tables.sqlite", clock=partial(FastClock, 5), pictures=pictures)
    yield House(f"http://127.0.0.1:{server.port}", tmp_path / "tables.sqlite")
    server.stop()


@pytest.fixture
def bare_house(tmp_path: Path) -> Iterator[House]:
    """A house without pictures: its server has to paint them."""
    server = Server(tmp_path / "tables.sqlite", pictures=tmp_path / "pictures")
    yield House(f"http://127.0.0.1:{server.port}", tmp_path / "tables.sqlite")
    server.stop()


def test_two_people_race_by_tapping_one_of_them_on_a_phone(house: House, arrive: Arrive):
    maud, theo, table = _race_for_two(house, arrive)
    for person in (maud, theo):
        _expect_picture(person, MIDDLE)
        assert person.complaints() == []
    _fits_the_screen(theo)
    _look_closer_with_two_fingers(theo)
    _claim(theo, house.spots(table, 1), on=MIDDLE)
    expect(maud.page.locator(".shown")).to_contain_text(maud.say("difference-found-by", name="Théo"))
    expect(theo.page.locator(".shown")).to_contain_text(theo.say("difference-found-you"))
    expect(theo.page.locator(f"{MIDDLE} .ink")).to_have_count(2)
    theo.key("difference-whole").click()
    _expect_left(maud, 12)
    _claim(maud, house.spots(table, 0))
    _expect_left(maud, 11)


def test_the_first_without_cards_wins_and_the_same_people_go_on(fast_house: House, arrive: Arrive):
    maud, theo, table = _race_for_two(fast_house, arrive)
    for left in range(12, 0, -1):
        _expect_left(maud, left)
        _claim(maud, fast_house.spots(table, 0))
    expect(maud.page.get_by_role("heading", name=maud.say("table-win-plain"))).to_be_visible()
    expect(theo.page.get_by_role("list", name=theo.say("difference-places")).get_by_role("listitem")).to_have_count(2)
    expect(maud.page.get_by_role("heading", name=maud.say("difference-honest"))).to_be_visible()
    for person in (maud, theo):
        assert person.complaints() == []
    _film_runs(theo)
    theo.key("table-again").click()
    expect(theo.page.get_by_text(theo.say("difference-countdown"))).to_have_count(0)
    theo.page.wait_for_url(re.compile(f"/table/(?!{table})"))


def _film_runs(person: Person) -> None:
    """The film of finds shows both cards of each of the twelve, on a phone too."""
    person.page.get_by_role("link", name=person.say("difference-film")).click()
    finds = person.page.get_by_role("list", name=person.say("difference-film-finds")).get_by_role("button")
    expect(finds).to_have_count(12)
    finds.last.click()
    expect(person.page.get_by_text(re.compile("12 sur 12"))).to_be_visible()
    expect(person.page.locator("figure canvas")).to_have_count(2)
    assert person.complaints() == []
    person.page.get_by_role("link", name=person.say("replay-back")).click()


def _race_for_two(house: House, arrive: Arrive, hints: bool | None = None) -> tuple[Person, Person, str]:
    """Open a table for two, one of them on a phone, and wait until both see their first card."""
    maud, theo = arrive(at=house.address), arrive("phone", language="fr", at=house.address)
    table = house.open(maud, 2, hints=hints, play_on=False)
    for person, name in ((maud, "Maud"), (theo, "Théo")):
        person.go(f"/table/{table}")
        person.sit_down(name)
    maud.key("lobby-start").click()
    for person in (maud, theo):
        _expect_picture(person, OWN)
    return maud, theo, table


def test_a_wrong_claim_waits_and_a_reload_does_not_shorten_it(house: House, arrive: Arrive):
    maud = arrive("phone", lamp="dark", at=house.address)
    table = house.open(maud, 2, bots=1, lockout_s=10)
    _sit_alone(maud, table)
    _claim(maud, house.spots(table, 0, right=False))
    expect(maud.page.locator(".near")).to_contain_text(re.compile(r"Not these two: \d+ s to wait\."))
    expect(maud.page.locator(".wait")).to_be_visible()
    assert maud.complaints() == []
    maud.page.reload(wait_until="domcontentloaded")
    expect(maud.page.locator(".near b")).to_have_text(re.compile(r"^\d+ s to wait\.$"))
    expect(maud.page.locator(".wait")).to_be_visible()


def test_a_hint_is_asked_for_by_touch_on_a_phone_and_the_others_see_no_more_than_that(house: House, arrive: Arrive):
    maud, theo, table = _race_for_two(house, arrive, hints=True)
    theo.resize((360, 740))
    bulb = theo.page.get_by_role("button", name=theo.say("difference-ask-hint", price="wait", hold=2, fine=10))
    expect(bulb).to_be_visible()
    _fits_the_screen(theo)
    assert theo.complaints() == []
    _touch(theo, bulb)
    expect(theo.page.locator(f"{OWN} circle.hint.dark")).to_be_visible()
    expect(theo.page.locator(".near")).to_contain_text(theo.say("difference-hint-then"))
    expect(maud.page.get_by_text(maud.say("table-hints-taken", count=1)).locator("visible=true")).to_be_visible()
    expect(maud.page.locator("circle.hint")).to_have_count(0)
    theo.shot("difference-hint-phone")
    maud.shot("difference-hint-other")
    assert theo.complaints() == []
    theo.page.reload(wait_until="domcontentloaded")
    expect(theo.page.locator(f"{OWN} circle.hint.dark")).to_be_visible()
    expect(theo.page.locator(".wait")).to_have_count(0)
    expect(bulb).to_have_attribute("aria-disabled", "true")
    _claim(theo, house.spots(table, 1))
    _expect_left(theo, 11)
    expect(theo.page.locator("circle.hint")).to_have_count(0)


def test_a_hint_by_key_alone_against_the_clock_stands_in_the_result(house: House, arrive: Arrive):
    maud = arrive(at=house.address)
    table = house.open(maud, 1, mode="solo", length=1)
    _sit_alone(maud, table)
    expect(maud.page.get_by_role("button", name="A hint: 10 s are added", exact=True)).to_be_visible()
    maud.page.keyboard.press("h")
    expect(maud.page.locator(f"{OWN} circle.hint.dark")).to_be_visible()
    assert maud.complaints() == []
    _claim(maud, house.spots(table, 0))
    expect(maud.page.get_by_text(re.compile(r"and 10 s of fines$"))).to_be_visible()
    expect(maud.page.get_by_text(maud.say("table-hints-taken", count=1))).to_be_visible()
    maud.shot("difference-hint-end")
    assert maud.complaints() == []


def test_a_card_is_claimed_by_keyboard_alone_and_the_clock_is_stopped(bare_house: House, arrive: Arrive):
    house = bare_house
    maud = arrive(language="fr", at=house.address)
    table = house.open(maud, 1, mode="solo", length=1)
    _sit_alone(maud, table)
    own = maud.page.get_by_role("application", name=maud.say("difference-your-card"))
    own.focus()
    at = (500, 350)
    for spot in house.spots(table, 0):
        at = _walk(maud, at, spot)
        maud.page.keyboard.press("Enter")
    expect(maud.page.get_by_role("heading", name=maud.say("difference-title-none"))).to_be_visible()
    expect(maud.page.get_by_text(re.compile(r"^0:\d\d,\d, sans pénalité$"))).to_be_visible()
    assert maud.complaints() == []


def test_on_the_grid_a_place_is_chosen_and_the_card_laid_there(house: House, arrive: Arrive):
    maud, ines = arrive("phone", at=house.address), arrive(at=house.address)
    table = house.open(maud, 2, mode="advanced")
    ines.page.request.post(
        f"{ines.site}/api/tables/{table}/seats", data={"name": "Ines"}
    )  # she only looks on: a bot might lay its card first
    ines.go(f"/table/{table}")
    _sit_alone(maud, table)
    assert maud.complaints() == []
    maud.page.get_by_role("button", name=maud.say("difference-grid-free", row=1, column=2, count=1)).click()
    _expect_picture(maud, ".beside")
    assert maud.complaints() == []
    state = house.state(table)
    taps = answers.right(state, 1, (-1, 0)).taps
    _claim(maud, list(zip(taps[::2], taps[1::2], strict=True)))
    expect(maud.page.locator(".shown").locator("visible=true")).to_contain_text(maud.say("difference-laid-you"))
    _expect_left(maud, 10)
    maud.resize(SIZES["desktop"])
    expect(maud.page.get_by_role("group", name=maud.say("difference-grid")).locator("canvas")).to_have_count(2)
    assert maud.complaints() == []


def test_a_spectator_sees_no_card_of_anybody(house: House, arrive: Arrive):
    _, _, table = _race_for_two(house, arrive)  # neither finds anything: the first card is seen without another one
    ines = arrive(at=house.address)
    ines.go(f"/table/{table}")
    expect(ines.page.get_by_text(ines.say("table-watching"))).to_be_visible()
    _expect_picture(ines, MIDDLE)
    expect(ines.page.locator(OWN)).to_have_count(0)
    assert ines.complaints() == []


def test_a_table_is_opened_with_a_head_start_for_others(house: House, arrive: Arrive):
    maud = arrive("phone", language="fr", at=house.address)
    maud.go("/open/difference")
    maud.unfold()
    maud.tick("checkbox", maud.say("seat-number", number=1))
    expect(maud.page.get_by_text(maud.say("option-difference-handicap_s"))).to_be_visible()
    assert maud.complaints() == []
    maud.tick("radio", maud.say("option-difference-mode-solo"))
    expect(maud.page.get_by_text(maud.say("seats-count", count=1))).to_be_visible()
    maud.go("/rules/difference")
    maud.page.locator("table").wait_for()
    assert maud.complaints() == []


def _sit_alone(person: Person, table: str) -> None:
    """Sit down among bots or at a table for one, and wait for the cards to be turned."""
    person.page.request.post(f"{person.site}/api/tables/{table}/seats", data={"name": "Maud"})
    person.go(f"/table/{table}")
    start = person.key("lobby-start")
    expect(start.or_(person.page.locator(OWN))).to_be_visible()
    if start.count():
        start.click()
    _expect_picture(person, OWN)


def _expect_picture(person: Person, card: str) -> None:
    """Wait for a card's picture; the first time it is wanted it has to be painted."""
    expect(person.page.locator(f"{card} canvas").first).to_be_visible(timeout=60_000)


def _claim(person: Person, spots: list[tuple[int, int]], on: str = OWN) -> None:
    for x, y in spots:
        box = person.page.locator(f"{on} .moved").bounding_box()
        assert box is not None
        person.page.mouse.click(box["x"] + box["width"] * x / 1000, box["y"] + box["height"] * y / 700)


def _expect_left(person: Person, left: int) -> None:
    said = re.escape(person.say("difference-left", left=left)).replace("\\ ", r"\s+")
    expect(person.page.locator("header").get_by_text(re.compile(said))).to_be_visible()


def _walk(person: Person, at: tuple[int, int], to: tuple[int, int]) -> tuple[int, int]:
    """Move the crosshair into the circle round `to`, first in large steps, then in small ones."""
    here = list(at)
    for axis, (less, more) in enumerate((("ArrowLeft", "ArrowRight"), ("ArrowUp", "ArrowDown"))):
        for shift, step in STEPS.items():
            while abs(to[axis] - here[axis]) >= step:
                way = 1 if to[axis] > here[axis] else -1
                person.page.keyboard.press(shift + (more if way > 0 else less))
                here[axis] += way * step
    return here[0], here[1]


def _touch(person: Person, key: Locator) -> None:
    """Press a key with a finger."""
    box = key.bounding_box()
    assert box is not None
    glass = person.page.context.new_cdp_session(person.page)
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 0}
    glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _look_closer_with_two_fingers(person: Person) -> None:
    """Two fingers on the card in the middle move both cards alike; a tap still lands where it was meant."""
    box = person.page.locator(f"{MIDDLE} .frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    glass = person.page.context.new_cdp_session(person.page)
    for kind, apart in (("touchStart", 100), ("touchMove", 104), ("touchMove", 108)):
        fingers = [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(person.key("difference-whole")).to_be_visible()
    moved = [person.page.locator(f"{card} .moved").evaluate("card => card.style.transform") for card in (MIDDLE, OWN)]
    assert moved[0] == moved[1]


def _fits_the_screen(person: Person) -> None:
    """Both cards and what lies near the hand are visible together."""
    for part in (MIDDLE, OWN, ".near"):
        box = person.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIZES["phone"][1]
