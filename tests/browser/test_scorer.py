"""The scorer in a real browser: a sheet of paper tapped in, with a wrong entry, and the solution of two cards."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person

pytestmark = pytest.mark.browser


def lay(person: Person, game: str) -> None:
    person.go(f"/score/{game}")
    person.page.get_by_role("group", name=person.say("score-sheet")).wait_for()


def write(person: Person, figure: str, *cells: str) -> None:
    person.page.get_by_role("region", name=person.say("score-figures")).get_by_role(
        "button", name=figure, exact=True
    ).click()
    for cell in cells:
        person.page.locator(f'[data-cell="{cell}"]').click()


def test_a_sheet_with_a_wrong_entry_is_put_right(arrive: Arrive):
    person = arrive("phone", "light", "en")
    page = person.page
    lay(person, "splitter")
    write(person, "2", "3L1", "3R1", "5L2")
    fault = page.get_by_role("button", name="row 5, second left has a number")
    expect(fault).to_be_visible()
    expect(page.locator(".score .sum .pt")).to_have_text("2")
    fault.click()
    expect(fault).to_have_attribute("aria-pressed", "true")
    assert person.complaints() == []
    page.reload()
    expect(fault).to_be_visible()
    write(person, "2", "5L2")  # the same once more rubs it out
    expect(page.get_by_text(person.say("score-fine"))).to_be_visible()
    page.get_by_text("Twos").click()
    assert person.complaints() == []
    person.key("score-clear").click()
    expect(page.locator(".score .sum .pt")).to_have_text("0")


def test_a_card_of_words_has_a_referee(arrive: Arrive):
    person = arrive("desktop", "dark", "fr")
    page = person.page
    lay(person, "word-roller")
    page.get_by_text(person.say("score-paper-named", name="3a"), exact=True).click()
    page.locator('[data-cell="r3c3"]').focus()
    for letter in "chat":
        page.keyboard.press(letter)
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text(person.say("score-fine"))).to_be_visible()
    page.locator('[data-cell="r4c3"]').focus()
    page.keyboard.press("q")
    expect(page.locator(".faults li")).to_have_text(
        [person.say("word-roller-fault-no-word", word="CQ", way="down", first="rangée 3, colonne 3")]
    )
    assert person.complaints() == []


def test_two_cards_of_difference_have_their_solution(arrive: Arrive):
    person = arrive("phone", "dark", "en")
    page = person.page
    person.go("/score/difference")
    page.get_by_role("button", name=person.say("difference-solution-more")).last.click()
    expect(page.locator(".answer li").first).to_contain_text(person.say("difference-solution-card", number=1).lower())
    expect(page.locator("figure path.ink")).to_have_count(2)
    assert person.complaints() == []


def test_a_page_without_a_network_says_so_and_keeps_the_sheet(arrive: Arrive):
    person = arrive("phone")
    page = person.page
    lay(person, "make-a-difference")
    page.context.set_offline(True)
    write(person, "4", "fa", "fb")
    expect(page.get_by_role("alert")).to_have_text(person.say("no-answer"))
    expect(page.locator('[data-cell="fb"]')).to_have_attribute("aria-label", "field f b, 4")
    page.context.set_offline(False)
    write(person, "5", "fc")
    expect(page.get_by_text("3 fields are filled")).to_be_visible()
