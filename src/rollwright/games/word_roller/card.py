"""Game cards: squares, stars, pink squares and orange sides, and the words written on them."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

Square = tuple[int, int]  # row, column, from 0 at the top left
Grid = tuple[str, ...]  # rows from the top; "." is empty
Direction = Literal["across", "down"]
Side = Literal["a", "b"]
Border = Literal["top", "right", "bottom", "left"]
EMPTY = "."
WORD = re.compile(r"[^.]{2,}")
ACROSS, DOWN = (0, 1), (1, 0)
WAYS: tuple[Direction, Direction] = ("across", "down")
SIDES: tuple[Side, Side] = ("a", "b")


class Card(Struct, frozen=True):
    """One side of a game card."""

    id: str
    name: dict[str, str]
    rows: int
    cols: int
    stars: frozenset[Square]
    pinks: frozenset[Square]
    orange: dict[Border, frozenset[Square]]


class Run(Struct, frozen=True):
    """A word on the card: a run of two or more letters that cannot be made longer."""

    word: str
    row: int
    col: int
    dir: Direction

    @property
    def squares(self) -> tuple[Square, ...]:
        return line(self.row, self.col, self.dir, len(self.word))


class _Cards(Struct, frozen=True):
    side_points: dict[int, int]
    cards: tuple[Card, ...]


@cache
def _read() -> _Cards:
    return msgspec.json.decode(
        (files("rollwright.games.word_roller") / "layouts" / "cards.json").read_bytes(), type=_Cards, strict=False
    )


@cache
def cards() -> dict[str, Card]:
    return {card.id: card for card in _read().cards}


def side_points(sides: int) -> int:
    return _read().side_points[sides]


def cell(square: Square) -> str:
    """Name a square as the sheet does: row and column from 1."""
    return f"r{square[0] + 1}c{square[1] + 1}"


def square_of(name: str) -> Square:
    row, col = name[1:].split("c")
    return int(row) - 1, int(col) - 1


def blank(card: Card) -> Grid:
    return (EMPTY * card.cols,) * card.rows


@lru_cache(maxsize=4096)
def line(row: int, col: int, direction: Direction, length: int) -> tuple[Square, ...]:
    down, right = DOWN if direction == "down" else ACROSS
    return tuple((row + step * down, col + step * right) for step in range(length))


def letter(grid: Grid, square: Square) -> str:
    """Return the letter in a square; squares outside the card are empty."""
    row, col = square
    return grid[row][col] if 0 <= row < len(grid) and 0 <= col < len(grid[row]) else EMPTY


def written(grid: Grid, letters: dict[Square, str]) -> Grid:
    """Return the grid with these letters on it."""
    rows = [list(row) for row in grid]
    for (row, col), char in letters.items():
        rows[row][col] = char
    return tuple("".join(row) for row in rows)


@lru_cache(maxsize=4096)
def filled(grid: Grid) -> tuple[Square, ...]:
    return tuple((row, col) for row, text in enumerate(grid) for col, char in enumerate(text) if char != EMPTY)


def run_through(grid: Grid, square: Square, direction: Direction) -> Run:
    """Return the run that holds a filled square, even one of a single letter."""
    down, right = DOWN if direction == "down" else ACROSS
    row, col = square
    while letter(grid, (row - down, col - right)) != EMPTY:
        row, col = row - down, col - right
    text = ""
    while (char := letter(grid, (row + len(text) * down, col + len(text) * right))) != EMPTY:
        text += char
    return Run(text, row, col, direction)


@lru_cache(maxsize=4096)
def words_on(grid: Grid) -> tuple[Run, ...]:
    """Return every word on the card, by row and column, across before down."""
    columns = map("".join, zip(*grid, strict=True))
    across = [Run(text, row, col, "across") for row, col, text in _runs(grid)]
    down = [Run(text, row, col, "down") for col, row, text in _runs(columns)]
    return tuple(sorted((*across, *down), key=lambda run: (run.row, run.col, run.dir)))


def _runs(lines: Iterable[str]) -> Iterator[tuple[int, int, str]]:
    """Yield each word along the lines: the line, the place where it starts, and its text."""
    for place, text in enumerate(lines):
        yield from ((place, found.start(), found.group()) for found in WORD.finditer(text))


def lone_letters(grid: Grid) -> tuple[Square, ...]:
    """Return the filled squares that belong to no word."""
    covered = {square for run in words_on(grid) for square in run.squares}
    return tuple(square for square in filled(grid) if square not in covered)
