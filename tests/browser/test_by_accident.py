"""Nothing that a hand does by accident costs a player anything: each test makes such a slip in a real browser."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive, Person
from tests.browser.test_word_roller import open_table, seat
from tests.browser.word_page import aim, expect_turn, words

pytestmark = pytest.mark.browser


def _middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _tap(person: Person, spot: tuple[float, float], times: int) -> None:
    """Press the same spot of the screen several times, quicker than the page can answer."""
    for _ in range(times):
        person.page.mouse.click(*spot)


def test_quick_undos_never_pass_the_turn_and_passing_is_asked_for(arrive: Arrive):
    maud = arrive("phone")
    open_table(maud)
    seat(maud, "Maud")
    expect_turn(maud, 1)
    word = next(word for word in words(maud) if len(word.text) >= 3)
    pencil = maud.page.get_by_label(re.compile(r", [A-Z] in pencil"))

    aim(maud, word.square, word.way)
    maud.page.keyboard.type(word.text.lower())
    expect(pencil).to_have_count(len(word.text))
    tray = maud.page.locator(".letters").bounding_box()
    _tap(maud, _middle(maud.key("table-undo")), len(word.text) + 4)
    expect(pencil).to_have_count(0)
    expect_turn(maud, 1)
    expect(maud.page.get_by_role("dialog")).to_have_count(0)
    assert maud.page.locator(".letters").bounding_box() == tray  # the dice lie where they lay

    maud.page.keyboard.type(word.text.lower())
    expect(pencil).to_have_count(len(word.text))
    maud.key("word-roller-clear").click()
    expect(pencil).to_have_count(0)

    maud.key("word-roller-pass").click()
    maud.key("word-roller-keep-writing").click()
    expect_turn(maud, 1)
    maud.key("word-roller-pass").click()
    assert maud.complaints() == []
    maud.key("word-roller-pass-yes").click()
    expect_turn(maud, 2)


def test_a_number_of_make_a_difference_moves_with_one_tap(arrive: Arrive):
    maud = arrive("phone")
    maud.go()
    wish = {"game": "make-a-difference", "seats": 1, "options": {"mode": "A"}}
    table = maud.page.request.post(f"{maud.site}/api/tables", data=wish).json()["table"]
    maud.go(f"/table/{table}")
    seat(maud, "Maud")

    def field(name: str) -> Locator:
        return maud.page.locator(f'[data-cell="{name}"]')

    pencil, done = re.compile("in pencil$"), maud.key("table-done")
    for name in ("fa", "fb"):
        field(name).click()
        expect(field(name)).to_have_attribute("aria-label", pencil)
    expect(done).to_have_attribute("aria-disabled", "false")

    field("hc").click()  # both numbers stand: the last one moves
    expect(field("hc")).to_have_attribute("aria-label", pencil)
    expect(field("fb")).not_to_have_attribute("aria-label", pencil)
    expect(done).to_have_attribute("aria-disabled", "false")

    field("fa").click()  # a number in pencil is taken up, and written elsewhere
    expect(field("fa")).not_to_have_attribute("aria-label", pencil)
    expect(field("hc")).to_have_attribute("aria-label", pencil)
    field("ie").click()
    expect(field("ie")).to_have_attribute("aria-label", pencil)
    expect(maud.page.get_by_role("alert")).to_have_count(0)
    maud.done()
    expect(maud.page.locator("header .round b")).to_have_text("2")
