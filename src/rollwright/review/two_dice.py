"""Review a sheet on which the two dice of each round are written and no other seat matters.

All 21 rolls of two dice are counted, so the expectation before a roll is exact for the reviewer's own estimates. Near
the end the reviewer looks one roll ahead, as master does: then choices are weighed by the expectations after them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.bots.two_dice import Judge, expectation, worth_looking_ahead
from rollwright.review.ledger import Estimate, Weighed

Array = Any


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
            self._known[name] = expectation(self._judge, sheet)
        return self._known[name]


def follow(judge: Judge, expectations: Expectations, sheets: Sequence[Array], dice: Sequence[Sequence[int]]) -> Way:
    """Weigh each choice of a seat; `sheets` are its sheets at the start of each round, and the last one."""
    way = Way([Estimate(expectations.of(sheets[0]))], [], [], [])
    for before, after, roll in zip(sheets[:-1], sheets[1:], dice, strict=True):
        cells, reached = judge.placements(before, roll)
        values = np.asarray(judge.values(reached), float)
        own = int(np.flatnonzero((reached == after).all(axis=1))[0])
        worth = {place: values[place] for place in (own, int(values.argmax()))}
        ahead = worth_looking_ahead(judge, reached, values)
        if ahead:
            worth = {place: expectations.of(reached[place]) for place in (*ahead, own)}
        best = max(worth, key=lambda place: (worth[place], place == own))
        way.own.append(_chosen(cells[own], worth[own]))
        way.best.append(_chosen(cells[best], worth[best]))
        way.weighed.append(Weighed(rolled=float(values.max()), best=float(worth[best]), own=float(worth[own])))
        way.expected.append(Estimate(expectations.of(after)))
    return way


def _chosen(cells: Array, value: float) -> Chosen:
    return Chosen((int(cells[0]), int(cells[1])), float(value))
