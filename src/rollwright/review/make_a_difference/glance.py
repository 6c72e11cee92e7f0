"""What is seen on two sheets of Mode A of Make a Difference: the own one, and that after a better placement.

Everything said is certain by the rules, whatever the dice: what a line can still bring, what it has, and which numbers
would bring points at once.
"""

from typing import Any

import numpy as np

from rollwright.games.make_a_difference.sheet import layout
from rollwright.review.make_a_difference.reach import all_equal, most, now
from rollwright.review.result import Reason

Array = Any
NUMBERS = range(1, 7)
OFTENER = 1.25  # times as often as after the own choice: a smaller difference between ways to fill a line is not told


def glance(own: Array, best: Array) -> tuple[Reason, ...]:
    """Compare the sheets as they lie, what is closed first and hopes last."""
    return (*_closed(own, best), *_at_once(own, best), *_crossing(own, best), *_numbers(own, best), *_equal(own, best))


def _closed(own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the line that has lost most of what it could bring, if all lines of the better sheet can bring more."""
    mine, theirs = (most("A", sheet) for sheet in (own, best))
    if theirs.sum() <= mine.sum():
        return ()
    place = int((theirs - mine).argmax())
    return (_of_line("closed", place, best=int(theirs[place]), own=int(mine[place])),)


def _at_once(own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the line that brings most more at once, if the better sheet has more points and can bring no fewer."""
    mine, theirs = (now("A", sheet) for sheet in (own, best))
    if theirs.sum() <= mine.sum() or most("A", best).sum() < most("A", own).sum():
        return ()
    place = int((theirs - mine).argmax())
    return (_of_line("at-once", place, best=int(theirs[place]), own=int(mine[place])),)


def _crossing(own: Array, best: Array) -> tuple[Reason, ...]:
    """Name a number that would bring points in its row and its column at once, if the own sheet has none."""
    found = [_next(sheet) for sheet in (own, best)]
    both = [(gains > 0).sum(axis=1) == 2 for _, _, gains in found]
    if both[0].any() or not both[1].any():
        return ()
    cells, numbers, gains = found[1]
    chosen = int(np.where(both[1], gains.sum(axis=1), 0).argmax())
    cell = layout().cells[int(cells[chosen])]
    told = {"number": int(numbers[chosen]), "cell": cell.id, "row": cell.row, "column": cell.column}
    return (Reason("review-why-difference-crossing", {**told}),)


def _numbers(own: Array, best: Array) -> tuple[Reason, ...]:
    """Count the numbers that would bring points at once in some field."""
    counts = [
        len({int(number) for number in numbers[gains.any(axis=1)]}) for _, numbers, gains in map(_next, (own, best))
    ]
    if counts[1] <= counts[0]:
        return ()
    return (Reason("review-why-difference-numbers", {"best": counts[1], "own": counts[0]}),)


def _equal(own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the line that can be filled with equal differences in more ways, if that is so of all lines together."""
    mine, theirs = (all_equal(sheet) for sheet in (own, best))
    unfinished = np.where(theirs < 1, theirs - mine, 0)
    place = int(unfinished.argmax())
    if theirs.sum() <= mine.sum() or unfinished[place] <= 0 or theirs[place] < OFTENER * mine[place]:
        return ()
    told = {"best": round(1 / theirs[place]), "own": round(1 / mine[place]) if mine[place] else 0}
    return (_of_line("equal", place, **told),)


def _next(sheet: Array) -> tuple[Array, Array, Array]:
    """Return each way to write one more number: its field, the number, and what each line gains by it at once."""
    cells, numbers = (each.ravel() for each in np.meshgrid(np.flatnonzero(sheet == 0), NUMBERS, indexing="ij"))
    after = np.tile(sheet, (len(cells), 1))
    after[np.arange(len(cells)), cells] = numbers
    return cells, numbers, now("A", after) - now("A", sheet)


def _of_line(kind: str, place: int, **told: int) -> Reason:
    line = layout().lines[place]
    return Reason(f"review-why-difference-{kind}-{line.kind}", {"line": line.id, **told})
