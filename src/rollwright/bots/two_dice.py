"""Sheets on which the two dice of each round are written: all 21 rolls, what a sheet may expect, and one look ahead."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any, Protocol

import numpy as np

from rollwright.core import Row

Array = Any
ROLLS: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(1, 7), 2))
CHANCES = np.array([1 if first == second else 2 for first, second in ROLLS]) / 36
AHEAD = 3  # the best placements that a look ahead compares
MOST_SHEETS = 480  # judged in one look ahead, so that a move takes less than 50 ms


class Judge(Protocol):
    """A player of one sheet: rows of whole numbers, one for each cell, 0 where it is empty."""

    def placements(self, sheet: Array, dice: Sequence[int]) -> tuple[Array, Array]:
        """Return the cells of the first and the second die in each placement, and the sheet after it."""
        ...

    def values(self, sheets: Array) -> Array:
        """Return the points that each sheet may be expected to end with; those of a full sheet are exact."""
        ...

    def sheets_ahead(self, empty: int) -> int:
        """Return how many sheets can follow one with so many empty cells, over all rolls."""
        ...


def as_array(row: Row) -> Array:
    """Return a sheet as a judge reads it."""
    return np.array([int(number or 0) for number in row])


def expectation(judge: Judge, sheet: Array) -> float:
    """Return what a sheet may be expected to end with before a roll, if the judge chooses: exact over the 21 rolls."""
    if (sheet > 0).all():
        return float(judge.values(sheet[None])[0])
    after = [judge.placements(sheet, dice)[1] for dice in ROLLS]
    values = np.asarray(judge.values(np.concatenate(after)), float)
    begins = np.cumsum([0, *map(len, after[:-1])])
    return float(CHANCES @ np.maximum.reduceat(values, begins))


def worth_looking_ahead(judge: Judge, sheets: Array, values: Array) -> list[int]:
    """Return the placements that a look ahead compares: the best few, where they are few enough to be quick."""
    empty = int((sheets[0] == 0).sum())
    width = min(AHEAD, len(sheets), MOST_SHEETS // max(1, judge.sheets_ahead(empty))) if empty else 0
    return [int(place) for place in np.argsort(-values, kind="stable")[:width]] if width > 1 else []
