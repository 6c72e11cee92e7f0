"""Word Roller's lesson: a word across TRAIN, from a ring to a star. Its words: locale/*/lesson-word-roller.ftl."""

from typing import Literal

from msgspec.structs import replace

from rollwright.core import Lesson, Step
from rollwright.games.word_roller.advantages import Kind
from rollwright.games.word_roller.card import blank, cards, cell, line, written
from rollwright.games.word_roller.rules import start
from rollwright.games.word_roller.state import Options, Player, State

CARD = "4a"
STANDS = ("TRAIN", 0, 5)  # from its first row down; a French word, too
ROW, COLUMN = 2, 4  # the ring where the new word begins; its second letter is the A of TRAIN
WORDS = {"en": "CAT", "fr": "LAC"}
DICE = ("A", "E", "C", "T", "L", "S", "N", "R")
MARKET: tuple[Kind, ...] = ("twice", "biggest")


def lesson(language: Literal["en", "fr"]) -> Lesson[Options, State]:
    """Return the lesson: turn 2 on card 4a, with the letters of CAT (in French LAC) among the dice."""
    options = Options(words=language, hints=False)
    return Lesson(options=options, state=_position(options), steps=_steps(WORDS[language]))


def _position(options: Options) -> State:
    text, row, col = STANDS
    letters = dict(zip(line(row, col, "down", len(text)), text, strict=True))
    grid = written(blank(cards()[CARD]), letters)
    first = start(options, ("",), "lesson")
    deck = tuple(kind for kind in (*first.market, *first.deck) if kind not in MARKET)
    return replace(
        first, players=(Player(CARD, grid, grid),), deck=deck, market=MARKET, round=2, phase="write", dice=DICE
    )


def _steps(word: str) -> tuple[Step, ...]:
    ring, _, star = squares = tuple(cell(square) for square in line(ROW, COLUMN, "across", len(word)))
    stands = tuple(cell(square) for square in line(STANDS[1], STANDS[2], "down", len(STANDS[0])))
    return (
        Step("begin", (ring, "tray"), (f"begin {ring} across", f"letter {word[0]}")),
        Step("free", ("tray", *squares), (f"letter {word[-1]}",)),
        Step("star", ("slip", star)),
        Step("done", ("done",), ("done",)),
        Step("card", ("first-card",), (f"take {MARKET[0]} -",)),
        Step("chain", (*squares, *stands)),
        Step("sides", ("sheet",)),
    )
