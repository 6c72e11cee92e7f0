"""A seat's card as a bot computes with it: its letters, the cards held, and the worth of a placement."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import EMPTY, Card, Grid, cards, letter, line, written
from rollwright.games.word_roller.possible_words import placings
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.state import TURNS, Options
from rollwright.games.word_roller.view import WordView
from rollwright.games.word_roller.writing import Word
from rollwright.lexicon.search import Finds

CLAIM = 4.0  # the points that an advantage card brings over a whole game
SIDE_STEP = 1.5  # a touched side, on the way to 6 points for all four


def worth_of_a_claim(turns_left: int) -> float:
    """Return the worth of an advantage card now; it falls with every turn."""
    return CLAIM * (turns_left + 1) / TURNS + 0.5


@dataclass(frozen=True)
class Position:
    """A seat's own card in the middle of a game."""

    options: Options
    face: Card
    grid: Grid
    dice: tuple[str, ...]
    held: tuple[Held, ...]
    turns_left: int  # after this one

    @cached_property
    def points(self) -> int:
        return score_card(self.face, self.grid, self.held).total

    @property
    def claim(self) -> float:
        return worth_of_a_claim(self.turns_left)

    def after(self, word: Word) -> Grid:
        return written(self.grid, dict(zip(line(word.row, word.col, word.dir, len(word.text)), word.text, strict=True)))

    def gain(self, word: Word) -> float:
        """Return the points of a word, with the worth of the cards that its rings bring."""
        squares = [
            square
            for square in line(word.row, word.col, word.dir, len(word.text))
            if letter(self.grid, square) == EMPTY
        ]
        rings = sum(square in self.face.pinks for square in squares)
        return score_card(self.face, self.after(word), self.held).total - self.points + self.claim * rings

    def copies(self, text: str) -> list[Word]:
        """Return another seat's word at each place where an Echo can copy it."""
        return placings(self.face, self.grid, self.dice, self.held, text, self.options.allowed, "copy")

    def glance(self, found: Finds) -> Any:
        """Estimate the gain of each find from its star, sides, rings and contacts."""
        if not len(found):
            return np.zeros(0)
        row, col, down, length = found.row, found.col, found.down.astype(np.intp), found.lengths
        last_row, last_col = row + (length - 1) * down, col + (length - 1) * (1 - down)

        def along(tables: tuple[Any, Any]) -> Any:
            across, downward = tables
            return down * (downward[last_row + down, col] - downward[row, col]) + (1 - down) * (
                across[row, last_col + 1 - down] - across[row, col]
            )

        stars, sides, rings, beside = (along(tables) for tables in self._sums)
        return (
            length * (stars > 0)
            + SIDE_STEP * np.minimum(sides, 1)
            + self.claim * rings
            + 1.5 * np.minimum(beside, 2)
            + 0.1 * length
        )

    @cached_property
    def _sums(self) -> tuple[tuple[Any, Any], ...]:
        """Stars, and on empty squares untouched sides, rings and neighbours, summed up along rows and along columns."""
        shape = (self.face.rows, self.face.cols)
        filled = np.array([[char != EMPTY for char in text] for text in self.grid])
        fresh = [squares for squares in self.face.orange.values() if not any(filled[square] for square in squares)]
        marks = [_marked(shape, self.face.stars)]
        marks.append(sum((_marked(shape, squares) for squares in fresh), np.zeros(shape, np.intp)) * ~filled)
        marks.append(_marked(shape, self.face.pinks) * ~filled)
        near = np.zeros(shape, np.intp)
        near[1:] |= filled[:-1]
        near[:-1] |= filled[1:]
        near[:, 1:] |= filled[:, :-1]
        near[:, :-1] |= filled[:, 1:]
        marks.append(near * ~filled)
        return tuple(
            (np.pad(mark, ((0, 0), (1, 0))).cumsum(axis=1), np.pad(mark, ((1, 0), (0, 0))).cumsum(axis=0))
            for mark in marks
        )


def _marked(shape: tuple[int, int], squares: Sequence[tuple[int, int]] | frozenset[tuple[int, int]]) -> Any:
    mark = np.zeros(shape, np.intp)
    for square in squares:
        mark[square] = 1
    return mark


def read_position(options: Options, view: WordView, seat: int) -> Position:
    """Return the seat's own position with this turn's words, but without a word that is only begun."""
    sheet = view.sheets[seat]
    begun = set(view.draft.cells) if view.draft else set[str]()
    return _position(
        options,
        view,
        seat,
        tuple(None if f"r{r + 1}c{c + 1}" in begun else mark for r, c, mark in _pencil(sheet.paper, sheet.pencil)),
    )


def read_other_position(options: Options, view: WordView, seat: int) -> Position:
    """Return another seat's position, as everybody sees it."""
    return _position(options, view, seat, ())


def _pencil(paper: str, pencil: Sequence[int | str | None]) -> list[tuple[int, int, int | str | None]]:
    cols = cards()[paper].cols
    return [(*divmod(place, cols), mark) for place, mark in enumerate(pencil)]


def _position(options: Options, view: WordView, seat: int, pencil: Sequence[int | str | None]) -> Position:
    sheet, face = view.sheets[seat], cards()[view.sheets[seat].paper]
    marks = [str(old or new or EMPTY) for old, new in zip(sheet.ink, pencil or (None,) * len(sheet.ink), strict=True)]
    grid = tuple("".join(marks[row * face.cols : (row + 1) * face.cols]) for row in range(face.rows))
    return Position(options, face, grid, tuple(map(str, view.dice)), view.held[seat], view.rounds - view.round)
