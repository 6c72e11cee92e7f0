"""Review a sheet on which the two dice of each round are written and no other seat matters.

All 21 rolls of two dice are counted, so the expectation before a roll is exact for the reviewer's own estimates.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any, Protocol

import numpy as np

from rollwright.review.ledger import Estimate, Weighed

Array = Any
ROLLS: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(1, 7), 2))
CHANCES = np.array([1 if first == second else 2 for first, second in ROLLS]) / 36


class Judge(Protocol):
    """A player of one sheet: rows of whole numbers, one for each cell, 0 where it is empty."""

    def placements(self, sheet: Array, dice: Sequence[int]) -> tuple[Array, Array]:
        """Return the cells of the first and the second die in each placement, and the sheet after it."""
        ...

    def values(self, sheets: Array) -> Array:
        """Return the points that each sheet may be expected to end with; those of a full sheet are exact."""
        ...


@dataclass(frozen=True)
class Chosen:
    """A placement: the cells of both dice, and its worth."""

    cells: tuple[int, int]
    value: float


@dataclass(frozen=True)
class Way:
    """A seat's sheets through a game as the judge sees them."""

    expected: list[Estimate]
    weighed: list[Weighed]
    own: list[Chosen]
    best: list[Chosen]


class Expectations:
    """The expectations of sheets, each worked out once: seats often share their first sheets."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._known: dict[bytes, float] = {}

    def of(self, sheet: Array) -> float:
        """Return what a sheet may be expected to end with before a roll."""
        name = sheet.tobytes()
        if name not in self._known:
            self._known[name] = self._expect(sheet)
        return self._known[name]

    def _expect(self, sheet: Array) -> float:
        if (sheet > 0).all():
            return float(self._judge.values(sheet[None])[0])
        after = [self._judge.placements(sheet, dice)[1] for dice in ROLLS]
        values = np.asarray(self._judge.values(np.concatenate(after)), float)
        begins = np.cumsum([0, *map(len, after[:-1])])
        return float(CHANCES @ np.maximum.reduceat(values, begins))


def follow(judge: Judge, expectations: Expectations, sheets: Sequence[Array], dice: Sequence[Sequence[int]]) -> Way:
    """Weigh each choice of a seat; `sheets` are its sheets at the start of each round, and the last one."""
    way = Way([Estimate(expectations.of(sheets[0]))], [], [], [])
    for before, after, roll in zip(sheets[:-1], sheets[1:], dice, strict=True):
        cells, reached = judge.placements(before, roll)
        values = np.asarray(judge.values(reached), float)
        same = (reached == after).all(axis=1)
        own, best = int(np.flatnonzero(same)[0]), int(values.argmax())
        if values[own] >= values[best]:
            best = own
        way.own.append(Chosen((int(cells[own][0]), int(cells[own][1])), float(values[own])))
        way.best.append(Chosen((int(cells[best][0]), int(cells[best][1])), float(values[best])))
        way.weighed.append(Weighed(rolled=float(values[best]), best=float(values[best]), own=float(values[own])))
        way.expected.append(Estimate(expectations.of(after)))
    return way
