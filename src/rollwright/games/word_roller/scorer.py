"""A card of Word Roller by itself: a referee for its words and crossings, and its score without advantage cards."""

from string import ascii_uppercase

from rollwright.core import Fallen, Fault, Figure, Row, Score, Scorer
from rollwright.games.word_roller.card import EMPTY, Card, Grid, cards, cell, lone_letters, words_on
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.sides import sides_of
from rollwright.games.word_roller.state import Options

LETTERS: tuple[Figure, ...] = tuple(ascii_uppercase)


def _card(options: Options, name: str) -> Card:
    return cards()[name or f"1{sides_of(options)[-1]}"]


def _grid(card: Card, row: Row) -> Grid:
    letters = [str(letter or EMPTY) for letter in row]
    return tuple("".join(letters[start : start + card.cols]) for start in range(0, len(letters), card.cols))


def _figures(options: Options, name: str) -> dict[str, tuple[Figure, ...]]:
    card = _card(options, name)
    return {cell((row, col)): LETTERS for row in range(card.rows) for col in range(card.cols)}


def _score(options: Options, name: str, row: Row) -> Score:
    card = _card(options, name)
    return score_card(card, _grid(card, row), (), options.chain)


def _faults(options: Options, name: str, row: Row, _: Fallen) -> tuple[Fault, ...]:
    """Name every run of letters that is no word, and every letter that belongs to none."""
    grid, allowed = _grid(_card(options, name), row), options.allowed
    words = [run for run in words_on(grid) if run.word not in allowed]
    return (
        *(Fault("no-word", tuple(map(cell, run.squares)), {"word": run.word, "way": run.dir}) for run in words),
        *(Fault("lone-letter", (cell(square),)) for square in lone_letters(grid)),
    )


SCORER: Scorer[Options] = Scorer(
    figures=_figures,
    score=_score,
    faults=_faults,
    options=("side", "words"),
    note=lambda _: "word-roller-score-note",
)
