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
class PlacementEstimates:
    """One seat's game as the judge estimates it, with the placements of each round. Fields as in `SeatEstimates`."""

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


def estimate_seat(
    judge: Judge, expectations: Expectations, sheets: Sequence[Array], dice: Sequence[Sequence[int]]
) -> PlacementEstimates:
    """Weigh each choice of a seat; `sheets` are its sheets at the start of each round, and the last one."""
    found = PlacementEstimates([Estimate(expectations.of(sheets[0]))], [], [], [])
    for before, after, roll in zip(sheets[:-1], sheets[1:], dice, strict=True):
        weighed, own, best = weigh_choice(judge, expectations, before, after, roll)
        found.own.append(own)
        found.best.append(best)
        found.weighed.append(weighed)
        found.expected.append(Estimate(expectations.of(after)))
    return found


def weigh_choice(
    judge: Judge, expectations: Expectations, before: Array, after: Array, roll: Sequence[int]
) -> tuple[Weighed, Chosen, Chosen]:
    """Weigh the choice that leads from one sheet to the next; return its own and the best placement too."""
    cells, reached = judge.placements(before, roll)
    values = np.asarray(judge.values(reached), float)
    own = int(np.flatnonzero((reached == after).all(axis=1))[0])
    worth = {place: values[place] for place in (own, int(values.argmax()))}
    ahead = worth_looking_ahead(judge, reached, values)
    if ahead:
        worth = {place: expectations.of(reached[place]) for place in (*ahead, own)}
    best = max(worth, key=lambda place: (worth[place], place == own))
    weighed = Weighed(rolled=float(values.max()), best=float(worth[best]), own=float(worth[own]))
    return weighed, _chosen(cells[own], worth[own]), _chosen(cells[best], worth[best])


def _chosen(cells: Array, value: float) -> Chosen:
    return Chosen((int(cells[0]), int(cells[1])), float(value))
