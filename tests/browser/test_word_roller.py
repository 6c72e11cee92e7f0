"""Word Roller in a real browser.

Three race for one card, a French game by keyboard, a phone in one hand, a wrong word and its neighbour.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from rollwright.games.word_roller.card import cell, square_of
from tests.browser.conftest import SIZES, Arrive, Person, wait_until
from tests.browser.word_page import (
    CARDS,
    aim,
    card,
    claim,
    expect_turn,
    known_cards,
    no_word,
    open_table,
    pass_turn,
    seat,
    take,
    words,
    write_on_a_ring,
)

pytestmark = pytest.mark.browser

MOVES = (
    "document.getAnimations().filter(({effect}) => effect.getComputedTiming().duration > 0)"
    ".map(({effect}) => effect.target.outerHTML)"
)
# A hand was on its way to the card that lay here before: it lands as soon as this one comes.
PRESS_AT_ONCE = """(title) => {
  new MutationObserver((_, observer) => {
    const card = [...document.querySelectorAll('.claim button')].find((key) => key.textContent.includes(title));
    if (!card) return;
    observer.disconnect();
    card.click();
    window.pressed = true;
  }).observe(document.body, {childList: true, subtree: true});
}"""
# Keys that can be pressed and lie under a card that leaves.
COVERED = """[...document.querySelectorAll('.taken')].flatMap((card) => {
  const {left, right, top, bottom} = card.getBoundingClientRect();
  return [...document.querySelectorAll('.side button:not([aria-disabled=true])')]
    .filter((key) => {
      const box = key.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((key) => key.textContent);
})"""


@pytest.fixture
def loaded(tmp_path: Path) -> Iterator[str]:
    with known_cards(tmp_path) as site:
        yield site


class SlowLine:
    """Messages of the server to this page can be held back for a while; those of the page go through."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self.late = list[Callable[[], None]]()
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: self.late.append(partial(line.send, said)) if self.holds else line.send(said))

    def let_go(self) -> None:
        self.holds = False
        for say in self.late:
            say()


def test_of_three_who_race_for_one_card_one_gets_it_and_the_others_choose_again(arrive: Arrive, loaded: str):
    people = [arrive(size, at=loaded) for size in ("desktop", "desktop", "phone")]
    for number, person in enumerate(people):
        person.load_the_coin(number)
    lines = [SlowLine(person.page) for person in people]
    maud, theo, rosa = people
    table = open_table(maud, seats=3)
    for person, name in zip(people, ("Maud", "Théo", "Rosa"), strict=True):
        person.go(f"/table/{table}")
        seat(person, name)
    maud.key("lobby-start").click()
    written = [write_on_a_ring(person) for person in people]
    for line in lines[1:]:
        line.holds = True
    take(maud, CARDS[0])
    _holds(maud, CARDS[0])
    for person, line in zip(people[1:], lines[1:], strict=True):
        other = claim(person).get_by_role("button", name=CARDS[1])
        lay = other.bounding_box()
        person.page.evaluate(PRESS_AT_ONCE, CARDS[2])
        take(person, CARDS[0])  # it still lies there, as far as this page knows
        line.let_go()
        expect(person.page.locator(".taken").first).to_be_attached()
        person.wait_until("window.pressed")  # the card that came into its place: no card is taken by that
        assert other.bounding_box() == lay  # the other card keeps its place
        assert person.page.evaluate(COVERED) == []
        assert person.page.evaluate(MOVES) == []  # these people want no motion
        expect(claim(person)).to_contain_text(person.say("word-roller-lost-race", name="Maud", card=CARDS[0]))
        expect(person.page.locator(".taken")).to_have_count(0)
        assert person.complaints() == []
    take(theo, CARDS[1])
    _holds(theo, CARDS[1])
    expect(claim(rosa).get_by_role("button", name=CARDS[2])).to_be_visible()
    take(rosa, CARDS[2])
    _reads(rosa, rosa.say("word-roller-hint-second"))  # a Double shift serves at once
    pass_turn(rosa, "word-roller-no-second")
    _copy(maud, written[1].text)
    for person, word in zip(people, written, strict=True):
        expect_turn(person, 2)
        for square, char in word.new.items():
            expect(person.page.locator(f'[data-cell="{cell(square)}"]')).to_have_attribute(
                "aria-label", re.compile(f", {char}( ,.*)?$")
            )
    expect(maud.page.get_by_role("listitem").filter(has_text="Rosa")).to_be_visible()


def _copy(person: Person, word: str) -> None:
    """Echo a word on the first square where it may stand."""
    person.page.locator(".echoes").get_by_role("button", name=word, exact=True).click()
    _reads(person, re.compile(f"^{word}: (tap|click) where it begins"))
    person.page.get_by_label(person.say("word-roller-cell-start", cell="").lstrip(", ")).first.click()
    assert person.complaints() == []
    person.key("word-roller-write-it").click()


def _reads(person: Person, text: str | re.Pattern[str]) -> None:
    expect(person.page.get_by_text(text).locator("visible=true").first).to_be_visible()


def _holds(person: Person, title: str) -> None:
    expect(
        person.page.get_by_role("region", name=person.say("word-roller-yours")).get_by_role("button", name=title)
    ).to_be_visible()


def test_a_french_game_against_a_bot_is_played_by_keyboard_alone(arrive: Arrive):
    person = arrive(lamp="dark", language="fr")
    open_table(person, seats=2, bots=1, words="fr")
    seat(person, "Maud")
    person.key("lobby-start").click()
    for number in range(1, 7):
        _play_a_turn(person, number)
    lines = person.page.get_by_role("region", name=person.say("table-items"))
    lines.wait_for()
    *items, total = [int(points) for points in lines.locator(".pt").all_inner_texts()]
    assert sum(items) == total
    person.page.keyboard.press("Tab")
    lines.get_by_role("button", name=person.say("word-roller-item-chain")).focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".c-ring.lit").first).to_be_attached()
    assert person.complaints() == []
    person.page.get_by_role("link", name=person.say("word-roller-table-step")).click()
    expect(person.page.get_by_role("listitem").filter(has_text="Maud").get_by_text("A écrit")).to_be_visible()
    assert person.complaints() == []


def _play_a_turn(person: Person, number: int) -> None:
    """Answer whatever is asked until a word is written; dice and further words are left alone."""
    page = person.page
    over = page.get_by_role("region", name=person.say("table-items"))
    wrote = False
    for _ in range(300):
        if over.count() or (wrote and page.locator("header .round b").all_inner_texts() != [str(number)]):
            return
        if claim(person).count():
            _press_by_keyboard(claim(person).locator(".card, .alphabet button"))
        elif (leave := person.key("word-roller-leave-dice").or_(person.key("word-roller-no-echo"))).count():
            _press_by_keyboard(leave)
        elif person.key("word-roller-no-second").count():
            pass_turn(person, "word-roller-no-second")
        elif not wrote and person.key("word-roller-pass").count():
            wrote = _write_by_keys(person)
        page.wait_for_timeout(30)
    raise AssertionError("the turn does not end")


def _press_by_keyboard(keys: Locator) -> None:
    """Focus the first of these keys and press Enter, unless the answer to the last press has just put them away."""
    if keys.evaluate_all("keys => { keys[0]?.focus(); return keys.length > 0 }"):
        keys.page.keyboard.press("Enter")


def _write_by_keys(person: Person) -> bool:
    """Lead the caret with the arrow keys, turn it with the space bar, type the word and confirm it with Enter."""
    keys = person.page.keyboard
    found = words(person, "fr")
    if not found:
        pass_turn(person)
        return True
    word = found[0]
    keys.press("ArrowUp")
    for _ in range(30):
        row, col = square_of(person.page.locator("[data-cell]:focus").get_attribute("data-cell") or "")
        if (row, col) == word.square:
            break
        keys.press(
            ("ArrowDown" if row < word.square[0] else "ArrowUp")
            if row != word.square[0]
            else ("ArrowRight" if col < word.square[1] else "ArrowLeft")
        )
    if not (person.page.locator("[data-cell]:focus").get_attribute("aria-label") or "").endswith(
        person.say("word-roller-caret", dir=word.way)
    ):
        keys.press("Space")
    keys.type(word.text.lower())
    expect(person.key("word-roller-write-it")).to_have_attribute("aria-disabled", "false")
    keys.press("Enter")
    expect(person.key("word-roller-write-it")).to_have_count(0)
    return True


def test_on_a_phone_letters_are_tapped_and_drawn_and_everything_fits_the_screen(arrive: Arrive):
    maud = arrive("phone")
    open_table(maud)
    seat(maud, "Maud")
    expect_turn(maud, 1)
    _fits(maud)
    assert maud.complaints() == []
    word = next(word for word in words(maud) if word.rings == 1 and len(set(word.text)) == len(word.text) >= 3)
    first, *others = word.new.items()
    aim(maud, first[0], word.way)
    for _, char in (first, *others[:-1]):
        _die(maud, char).click()
        expect(_die(maud, char, used=True).first).to_be_visible()
    square, char = others[-1]
    _die(maud, char).drag_to(maud.page.locator(f'[data-cell="{cell(square)}"]'))
    expect(maud.key("word-roller-write-it")).to_have_attribute("aria-disabled", "false")
    _fits(maud)
    assert maud.complaints() == []
    maud.key("word-roller-write-it").click()
    claim(maud).wait_for()
    _fits(maud)
    assert maud.complaints() == []


def _die(person: Person, letter: str, *, used: bool = False):
    label = person.say("word-roller-die", letter=letter, own="no", used="yes" if used else "no")
    return person.page.locator(".letters").get_by_role("button", name=label, exact=True).first


def _fits(person: Person) -> None:
    """Nothing lies below the screen of a phone, on its side or upright."""
    width, height = SIZES["phone"]
    for size in ((height, width), (width, height)):
        person.expect_to_fit(size)


def test_a_word_is_told_why_it_cannot_stand_is_moved_and_rubbed_out(arrive: Arrive):
    maud = arrive()
    open_table(maud)
    seat(maud, "Maud")
    expect_turn(maud, 1)
    aim(maud, (4, 3), "across")
    one, two = no_word(maud)
    maud.page.keyboard.type(one + two)
    _reads(maud, maud.say("word-roller-why-word", word=one + two, words="en"))
    maud.page.locator('[data-cell="r1c1"]').click()  # elsewhere: the word goes there
    expect(maud.page.locator('[data-cell="r1c2"]')).to_have_attribute("aria-label", re.compile(f", {two} in pencil"))
    maud.page.locator('[data-cell="r1c1"]').click()  # on it: it turns
    expect(maud.page.locator('[data-cell="r2c1"]')).to_have_attribute("aria-label", re.compile(f", {two} in pencil"))
    for _ in range(2):
        maud.page.keyboard.press("Backspace")
    expect(maud.key("word-roller-pass")).to_be_visible()
    maud.key("word-roller-ask-hint").click()
    _reads(maud, re.compile("would fit the lit squares"))


def test_by_the_rulebook_a_wrong_word_is_erased_and_the_neighbour_names_another(arrive: Arrive):
    maud, theo = arrive(), arrive("phone", lamp="dark")
    table = open_table(maud, seats=2, cleanup="rulebook")
    theo.go(f"/table/{table}")
    for person, name in ((maud, "Maud"), (theo, "Théo")):
        seat(person, name)
    maud.key("lobby-start").click()
    expect_turn(maud, 1)
    one, two = no_word(maud)
    aim(maud, (4, 3), "across")
    maud.page.keyboard.type(one + two + one.lower())  # the last one is refused: its die is used
    expect(maud.page.get_by_role("alert")).to_be_visible()
    maud.page.keyboard.press("Enter")  # spelling is not looked at yet
    _reads(maud, maud.say("table-waiting", names="Théo"))
    pass_turn(theo)
    expect(theo.page.get_by_text(re.compile(f"^{one}{two} of Maud does not stand"))).to_be_visible()
    _fits(theo)
    assert theo.complaints() == []

    def named() -> bool:
        if theo.key("word-roller-name-it").get_attribute("aria-disabled") == "true":
            with suppress(TooLate):  # the answer to the letter before may close this one under the finger
                theo.page.locator('.letters button[aria-disabled="false"]').first.click(timeout=1000)
            return False
        return True

    wait_until(theo.page, named)
    theo.key("word-roller-name-it").click()
    starts = maud.page.get_by_role("button", name=re.compile("the word may begin here"))
    starts.first.click()
    expect(maud.key("word-roller-write-it")).to_have_attribute("aria-disabled", "false")
    assert maud.complaints() == []
    maud.key("word-roller-write-it").click()
    expect(starts).to_have_count(0)
    assert len("".join(card(maud)[0]).replace(".", "")) in (2, 3)


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_rules_and_the_options_are_drawn_and_clean(arrive: Arrive, size: str, language: str):
    person = arrive(size, language=language)
    person.go("/rules/word-roller")
    person.page.locator("table").wait_for()
    assert person.complaints() == []
    person.go("/open/word-roller")
    person.unfold()
    house = person.page.get_by_label(person.say("option-word-roller-house"))
    house.fill("zyx c4t")
    assert person.complaints() == []
    person.key("open-the-table").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    house.fill("zyx -cat")
    person.key("open-the-table").click()
    expect(person.page.get_by_label(person.say("sit-name"))).to_be_visible()
