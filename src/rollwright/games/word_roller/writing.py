"""Writing a word: the conditions of the rules' section 4, checked in their order."""

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from rollwright.games.word_roller.advantages import Held, Kind, spend, usable
from rollwright.games.word_roller.card import EMPTY, Card, Direction, Grid, Square, letter, line, run_through, written
from rollwright.games.word_roller.dice import Dice, shows

Source = Literal["roll", "second", "copy", "substitute"]
PRICE: dict[Source, Kind] = {"second": "two-words", "copy": "copy"}  # the card that such a word costs a check
CROSSING: dict[Direction, Direction] = {"across": "down", "down": "across"}


class Word(Struct, frozen=True):
    """A word to be written, in capitals without accents, from its first square on."""

    text: str
    row: int
    col: int
    dir: Direction
    source: Source = "roll"


class Written(Struct, frozen=True):
    """A word that stands: its new letters, the words it formed (itself first), and what it cost."""

    new: tuple[tuple[Square, str], ...]
    formed: tuple[str, ...]
    wrong: tuple[str, ...]  # the formed words that are not allowed
    claims: int
    twins: int
    grid: Grid


class Refusal(Struct, frozen=True):
    """Why a word cannot be written: the code of the first condition that fails, and what it is about."""

    reason: str
    missing: str = ""
    words: tuple[str, ...] = ()


def write(
    card: Card,
    grid: Grid,
    dice: Dice,
    held: Sequence[Held],
    others: Container[str],
    allowed: Container[str],
    word: Word,
    *,
    spelling: bool = True,
) -> Written | Refusal:
    """Try a word. Without `spelling` condition 8 only notes the wrong words, to be judged at the reveal."""
    reason = _unfounded(dice, held, others, word) or _misplaced(card, grid, word)
    if reason:
        return Refusal(reason)
    squares = line(word.row, word.col, word.dir, len(word.text))
    new = {square: char for square, char in zip(squares, word.text, strict=True) if letter(grid, square) == EMPTY}
    shown = supply(dice, held, word.source)
    lacking = Counter[str]() if word.source == "copy" else shortage(new.values(), shown)
    if not covered(lacking, shown, held, word.source):
        return Refusal("letters", missing="".join(sorted(lacking.elements())))
    after = written(grid, new)
    crossings = (run_through(after, square, CROSSING[word.dir]).word for square in new)
    formed = (word.text, *(text for text in crossings if len(text) > 1))
    wrong = tuple(text for text in formed if text not in allowed)
    if wrong and spelling:
        return Refusal("bad-word", words=wrong)
    return Written(
        tuple(new.items()), formed, wrong, sum(square in card.pinks for square in new), lacking.total(), after
    )


def paid(held: Sequence[Held], word: Word, result: Written) -> tuple[Held, ...]:
    """Return the cards after a word is written: checked for Twin letters, and for the card that it needs."""
    left = spend(held, "twice", result.twins)
    return spend(left, PRICE[word.source]) if word.source in PRICE else left


def supply(dice: Dice, held: Sequence[Held], source: Source) -> Counter[str]:
    """Return the letters at hand: the eight dice and, but for a substitute, a die for each House letter."""
    house = [] if source == "substitute" else [card.letter for card in held if card.id == "letter"]
    return Counter([*dice, *house])


def shortage(letters: Iterable[str], shown: Counter[str]) -> Counter[str]:
    """Return the letters that the dice shown cannot supply, each as often as it lacks."""
    return Counter(letters) - shown


def covered(lacking: Counter[str], shown: Counter[str], held: Sequence[Held], source: Source) -> bool:
    """Say whether Twin letters supply the lacking letters: with each card one die serves twice."""
    twins = 0 if source == "substitute" else len(usable(held, "twice"))
    return lacking.total() <= twins and all(times <= shown[char] for char, times in lacking.items())


def _unfounded(dice: Dice, held: Sequence[Held], others: Container[str], word: Word) -> str | None:
    """Check conditions 1b to 2c: length, dice, and the advantage card that a word needs."""
    if word.source == "substitute" and len(word.text) not in (2, 3):
        return "wrong-length"
    if word.source != "copy" and not shows(dice):
        return "bad-dice"
    if word.source in PRICE and not usable(held, PRICE[word.source]):
        return "no-advantage"
    return "not-copyable" if word.source == "copy" and word.text not in others else None


def _misplaced(card: Card, grid: Grid, word: Word) -> str | None:
    """Check conditions 3 to 6: the word lies on the card, agrees with it, adds to it, and is named whole."""
    squares = line(word.row, word.col, word.dir, len(word.text))
    if not all(0 <= row < card.rows and 0 <= col < card.cols for row, col in squares):
        return "off-card"
    standing = [letter(grid, square) for square in squares]
    if any(there not in (EMPTY, char) for there, char in zip(standing, word.text, strict=True)):
        return "conflict"
    if EMPTY not in standing:
        return "no-new-letter"
    down, right = squares[1][0] - squares[0][0], squares[1][1] - squares[0][1]
    before, after = (squares[0][0] - down, squares[0][1] - right), (squares[-1][0] + down, squares[-1][1] + right)
    return "run-longer" if letter(grid, before) != EMPTY or letter(grid, after) != EMPTY else None
