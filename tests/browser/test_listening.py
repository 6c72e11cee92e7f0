"""The page for people who neither see it nor have a mouse: where the focus is after each step, and what is said."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Person
from tests.browser.word_page import expect_turn, pass_turn

pytestmark = pytest.mark.browser


def _press(person: Person, label: str) -> None:
    """Press Enter on the thing with this name; the focus may go anywhere but nowhere."""
    thing = person.page.get_by_role("button", name=label).or_(person.page.get_by_role("link", name=label)).first
    thing.focus()
    person.page.keyboard.press("Enter")


def _title(person: Person, name: str) -> None:
    expect(person.page.get_by_role("heading", level=1, name=name)).to_be_focused()


def _expect_told(person: Person, *parts: str) -> None:
    expect(
        person.page.get_by_role("status").filter(has_text=re.compile(".*".join(map(re.escape, parts))))
    ).to_have_count(1)


def test_from_the_first_page_to_the_next_table_the_focus_is_never_lost(arrive: Arrive):
    person = arrive()
    person.go()
    person.page.get_by_role("button", name="Play alone").first.wait_for()
    person.page.evaluate("""() => {
        window.lost = [];
        let [used, before] = [false, false];
        setInterval(() => {
            const page = document.querySelector('main'); // on a busy machine the next one takes a while to come
            const nowhere = page !== null && document.activeElement === document.body;
            if (used && nowhere && before) window.lost.push(page.innerText);
            [used, before] = [used || !nowhere, nowhere];
        }, 50);
    }""")
    person.page.get_by_role("link", name="Open a table").nth(3).focus()
    person.page.keyboard.press("Enter")
    _title(person, "Open a table")
    for _ in range(2):
        _press(person, "One bot less")
    _press(person, "Open the table")
    expect(person.page.get_by_label("Your name")).to_be_focused()
    person.page.keyboard.type("Maud")
    person.page.keyboard.press("Enter")
    _title(person, "Word Roller")
    _press(person, "Seat a bot at seat 2")
    expect(person.page.get_by_role("button", name=re.compile("^bot, a fair match"))).to_be_focused()
    _expect_told(person, "Juniper sits down.")
    _press(person, "Start")
    _title(person, "Word Roller")
    for turn in range(1, 7):
        expect_turn(person, turn)
        pass_turn(person)
    expect(person.page.get_by_role("heading", name=person.say("table-honest"))).to_be_visible()
    _title(person, "Word Roller")
    _press(person, "Same table, again")
    expect(person.page.get_by_role("list", name="Who is here")).to_contain_text("Juniper")
    _title(person, "Word Roller")
    assert person.page.evaluate("window.lost") == []


def test_a_slip_that_is_put_away_gives_the_focus_back(arrive: Arrive):
    person = arrive()
    person.go("/open/splitter")
    _press(person, "Open the table")
    person.sit_down("Maud")
    person.key("lobby-start").click()
    person.expect_round(1)
    more = person.key("table-more")
    for last in ("table-menu-rules", "table-menu-settings"):  # one slip leads to the next
        _press(person, "More")
        _press(person, person.say(last))
        person.page.get_by_role("dialog", name=re.compile("rules|Settings")).wait_for()
        person.page.keyboard.press("Escape")
        expect(more).to_be_focused()
    across = person.page.get_by_role("button", name=re.compile("^Look at the sheet of"))
    across.focus()
    person.page.keyboard.press("Enter")
    _press(person, "Close")
    expect(across).to_be_focused()


def test_an_announcement_while_a_slip_is_open_is_said_in_the_slip(arrive: Arrive):
    person = arrive()
    person.play_alone()
    person.page.keyboard.press("/")
    person.page.get_by_label(person.say("table-text-label")).wait_for()
    person.page.keyboard.type("row 3, first left")
    person.page.keyboard.press("Enter")
    slip = person.page.get_by_role("dialog").get_by_role("status")
    expect(slip.filter(has_text="row 3, first left")).to_contain_text(re.compile(r"row 3, first left\. .*[+−]\d"))


def test_a_hint_is_told_with_its_squares(arrive: Arrive):
    person = arrive()
    person.go()
    person.page.get_by_role("button", name="Play alone").nth(3).click()
    _expect_told(person, "Turn 1 of 6")
    _press(person, person.say("word-roller-ask-hint"))
    expect(
        person.page.get_by_role("status").filter(
            has_text=re.compile(r"would fit.*From row \d, column \d.* to row \d|No word comes")
        )
    ).to_have_count(1)


def test_done_before_its_time_says_what_is_missing(arrive: Arrive):
    person = arrive()
    person.play_alone()
    person.page.keyboard.press("d")
    _expect_told(person, person.say("splitter-missing") + ".")
