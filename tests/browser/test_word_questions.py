"""Questions of Word Roller that several are asked at once: the side of the card, and dice cards."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive, Person
from tests.browser.word_page import (
    CARDS,
    claim,
    dice,
    expect_turn,
    known_cards,
    open_table,
    squares,
    take,
    write_on_a_ring,
)

pytestmark = pytest.mark.browser


def _sides(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("word-roller-side-choose"))


def _side(person: Person, side: str) -> Locator:
    return _sides(person).get_by_role("button", name=person.say(f"option-word-roller-side-{side}-line"))


def test_each_player_chooses_a_side_and_nobody_sees_it_before_all_have_chosen(arrive: Arrive):
    maud, theo = arrive(), arrive("phone", lamp="dark", language="fr")
    table = open_table(maud, seats=2, side="each")
    theo.go(f"/table/{table}")
    for person, name in ((maud, "Maud"), (theo, "Théo")):
        person.sit_down(name)
    maud.key("lobby-start").click()
    for person in (maud, theo):
        expect(_sides(person).get_by_role("button")).to_have_count(2)
        assert person.complaints() == []
    _side(maud, "b").click()
    expect(squares(maud)).to_have_count(99)
    expect(_sides(theo)).to_be_visible()  # nothing is rolled yet
    maud.key("table-reopen").click()
    _side(maud, "a").click()
    expect(squares(maud)).to_have_count(81)
    _side(theo, "b").focus()
    theo.page.keyboard.press("Enter")
    for person, count in ((maud, 81), (theo, 99)):
        expect_turn(person, 1)
        expect(squares(person)).to_have_count(count)
        assert person.complaints() == []
    theo.page.reload()
    expect(squares(theo)).to_have_count(99)


def test_dice_cards_are_asked_of_all_at_once_and_count_when_the_last_has_answered(arrive: Arrive, tmp_path: Path):
    with known_cards(tmp_path) as site:
        people = maud, theo, rosa = [arrive(size, at=site) for size in ("desktop", "phone", "desktop")]
        for number, person in enumerate(people):
            person.load_the_coin(number)
        table = open_table(maud, seats=3)
        for person, name in zip(people, ("Maud", "Théo", "Rosa"), strict=True):
            person.go(f"/table/{table}")
            person.sit_down(name)
        maud.key("lobby-start").click()
        for person, title in zip(people, (CARDS[0], CARDS[1], CARDS[3]), strict=True):
            write_on_a_ring(person)
            take(person, title)
            expect(claim(person)).to_have_count(0)
        maud.key("word-roller-no-echo").click()
        for person in people:
            expect_turn(person, 2)
        rolled = dice(rosa)
        for person in (theo, rosa):  # both at once
            expect(person.key("word-roller-leave-dice")).to_be_visible()
            assert person.complaints() == []
        wished = _turn_a_die(theo)
        expect(theo.page.get_by_text(theo.say("word-roller-answered")).first).to_be_visible()
        assert (dice(theo), dice(rosa), dice(maud)) == (rolled,) * 3
        theo.key("table-reopen").click()
        wished = _turn_a_die(theo)
        expect(theo.key("table-reopen")).to_be_visible()
        rosa.key("word-roller-leave-dice").click()
        changed = re.compile(f"^{wished}")
        for person in people:
            expect(person.page.locator(".letters [aria-label]").first).to_have_attribute("aria-label", changed)


def _turn_a_die(person: Person) -> str:
    """Turn the first die to its first other face with Steady hand, and return the letter."""
    person.page.locator(".letters").get_by_role("button").first.click()
    face = person.page.locator(".faces").get_by_role("button").first
    letter = (face.get_attribute("aria-label") or "")[-1]
    face.click()
    return letter
