"""A page of Word Roller as a person reads it: the card, the dice, and words that fit; and how they are written."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from rollwright.games.word_roller.card import EMPTY, Direction, Grid, Square, cell, letter, line, square_of
from rollwright.games.word_roller.possible_words import finds
from rollwright.lexicon import word_list
from tests.browser.conftest import PATIENCE, Person, labels
from tests.server.process import Server, load_the_coin

# The first cards of the deck with this secret and the shares of three people.
CARDS = ("Echo", "Steady hand", "Double shift", "Second wind")
SECRET = f"{378:064x}"
LETTER = re.compile(r", ([A-Z])( in pencil| au crayon)?(, .*)?$")
RING = re.compile(r", (ring|rond)\b")


@contextmanager
def known_cards(folder: Path) -> Generator[str]:
    """Run a server whose secret is `SECRET`, so that the first `CARDS` of three people are known beforehand."""
    server = Server(folder / "tables.sqlite", prepare=partial(load_the_coin, SECRET))
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.stop()


@dataclass
class Found:
    """A word that fits on the card: where its first letter lies, its new letters, and how many rings they fill."""

    text: str
    square: Square
    way: Direction
    new: dict[Square, str]
    rings: int


def squares(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("table-cells")).get_by_role("button")


def card(person: Person) -> tuple[Grid, set[Square]]:
    """Return what stands on the card, pencil included, and its rings."""
    found = squares(person).evaluate_all("(all) => all.map((one) => [one.dataset.cell, one.ariaLabel])")
    said: dict[Square, str] = {square_of(cell): label for cell, label in found}
    letters = {square: match[1] if (match := LETTER.search(label)) else EMPTY for square, label in said.items()}
    height, width = (1 + max(square[axis] for square in said) for axis in (0, 1))
    grid = tuple("".join(letters[row, col] for col in range(width)) for row in range(height))
    return grid, {square for square, label in said.items() if RING.search(label)}


def dice(person: Person) -> tuple[str, ...]:
    return tuple(label[0] for label in labels(person.page.locator(".letters [aria-label]"))[:8])


def no_word(person: Person, language: str = "en") -> tuple[str, str]:
    """Return two consonants that make no word; only one die shows the first."""
    shown = dice(person)[2:]
    return next(
        (one, two)
        for one in shown
        for two in shown
        if one != two and shown.count(one) == 1 and one + two not in word_list(language)
    )


def words(person: Person, language: str = "en") -> list[Found]:
    """Return every word that fits, the longest first."""
    grid, rings = card(person)
    found = list[Found]()
    for text, row, col, down in finds(grid, dice(person), (), word_list(language)).entries():
        way: Direction = "down" if down else "across"
        new = {
            square: char
            for square, char in zip(line(row, col, way, len(text)), text, strict=True)
            if letter(grid, square) == EMPTY
        }
        found.append(Found(text, (row, col), way, new, len(rings.intersection(new))))
    return sorted(found, key=lambda one: (-len(one.text), one.text, one.square))


def aim(person: Person, square: Square, way: Direction) -> None:
    """Tap a square, and again if the word goes the other way."""
    target = person.page.locator(f'[data-cell="{cell(square)}"]')
    target.click()
    across, down = (re.escape(person.say("word-roller-caret", dir=each)) for each in ("across", "down"))
    expect(target).to_have_attribute("aria-label", re.compile(f"({across}|{down})$"))
    here = re.compile(f"{across if way == 'across' else down}$")
    if not here.search(target.get_attribute("aria-label") or ""):
        target.click()
    expect(target).to_have_attribute("aria-label", here)


def type_word(person: Person, word: Found) -> None:
    """Tap where it begins, type all its letters, those that stand included, and confirm it."""
    aim(person, word.square, word.way)
    person.page.keyboard.type(word.text.lower())
    expect(person.key("word-roller-write-it")).to_have_attribute("aria-disabled", "false")
    person.page.keyboard.press("Enter")


def expect_turn(person: Person, number: int) -> None:
    expect(person.page.locator("header .round b")).to_have_text(str(number))


def pass_turn(person: Person, key: str = "word-roller-pass") -> None:
    """Write nothing (more) this turn: the slip's key asks, and the question's key does it. By keyboard alone.

    A bot with a dice card may keep everybody waiting for 30 seconds first, so that nobody learns who holds one.
    """
    person.key(key).focus(timeout=3 * PATIENCE)
    person.page.keyboard.press("Enter")
    person.key("word-roller-pass-yes").focus()
    person.page.keyboard.press("Enter")
    expect(person.key("word-roller-pass-yes")).to_have_count(0)


def open_table(person: Person, seats: int = 1, bots: int = 0, **options: Any) -> str:
    """Lay a table by hand of the server, and go to its door."""
    person.go()
    wish = {
        "game": "word-roller",
        "seats": seats,
        "bots": [{"level": "gentle"}] * bots,
        "options": {"answer_s": 0, **options},
    }
    table = person.page.request.post(f"{person.site}/api/tables", data=wish).json()["table"]
    person.go(f"/table/{table}")
    return table


def seat(person: Person, name: str) -> None:
    person.page.get_by_label(person.say("sit-name")).fill(name)
    person.key("sit-down").click()


def write_on_a_ring(person: Person) -> Found:
    expect_turn(person, 1)
    word = next(word for word in words(person) if word.rings == 1 and len(word.text) <= 4)
    type_word(person, word)
    claim(person).wait_for()
    return word


def claim(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("word-roller-claim"))


def take(person: Person, title: str) -> None:
    claim(person).get_by_role("button", name=title).click()
