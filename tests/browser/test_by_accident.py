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
