"""Prove that no better Make a Difference sheet exists, by an exhaustive search.

No sheet has more than 53 points, and the sheets that annealing finds lack only a few of these. So a better sheet would
have to waste very little: nearly every row and column would have to repeat one difference. The search sets column
beside column and leaves a way as soon as it must waste more than is allowed, or needs a number that was not rolled.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from rollwright.games.make_a_difference.sheet import layout

Array = Any
NUMBERS = 6
MOST_WAYS = 1_500_000  # half-filled sheets after which a search gives up
BLOCK = 512  # how many are looked at together


def most_points() -> int:
    """Return the points of a sheet in which every line repeats one difference."""
    return sum(layout().mode_a_points[len(line.rings)] for line in layout().lines)


def prove_mode_a(numbers: Sequence[int], total: int, most_ways: int = MOST_WAYS) -> bool:
    """Say whether it is certain that no sheet of these numbers has more than `total` points in Mode A."""
    spare = most_points() - (total + 1)  # points that a better sheet may waste
    if spare < 0:
        return True
    columns, wasted, counts = _columns()
    usable = wasted <= spare
    columns, wasted, counts = columns[usable], wasted[usable], counts[usable]
    rolled = np.array([Counter(numbers)[number] for number in range(1, NUMBERS + 1)], np.int8)
    step, least = _rows()
    width, rows = len(layout().columns), len(layout().rows)
    # Of each half-filled sheet: its last column, the differences of each row so far, what it wasted, what it used.
    last, state = np.arange(len(columns), dtype=np.int16), np.zeros((len(columns), rows), np.int16)
    spent, used = wasted.copy(), counts.copy()
    fits = (used <= rolled).all(axis=1)
    last, state, spent, used = last[fits], state[fits], spent[fits], used[fits]
    looked = 0
    for _ in range(width - 1):
        found: list[tuple[Array, Array, Array, Array]] = []
        for begin in range(0, len(last), BLOCK):
            part = slice(begin, begin + BLOCK)
            gaps = np.abs(columns[last[part]][:, None, :] - columns[None, :, :])
            states = step[state[part][:, None, :], gaps]
            column_waste = spent[part][:, None] + wasted[None, :]
            counted = used[part][:, None, :] + counts[None, :, :]
            fits = (column_waste + least[states].sum(axis=2) <= spare) & (counted <= rolled).all(axis=2)
            way, column = np.nonzero(fits)
            looked += len(way)
            if looked > most_ways:
                return False
            found.append(
                (column.astype(np.int16), states[way, column], column_waste[way, column], counted[way, column])
            )
        if not any(len(part[0]) for part in found):
            return True
        last, state, spent, used = (np.concatenate(each) for each in zip(*found, strict=True))
    return False


@cache
def _columns() -> tuple[Array, Array, Array]:
    """Return all columns, the points that each wastes, and how often each number stands in it."""
    points, height = layout().mode_a_points, len(layout().rows)
    columns = np.array(list(product(range(1, NUMBERS + 1), repeat=height)), np.int8)
    gaps = [tuple(map(int, each)) for each in np.abs(np.diff(columns, axis=1))]
    wasted = np.array([points[height - 1] - _points(each) for each in gaps], np.int8)
    counts = (columns[:, :, None] == np.arange(1, NUMBERS + 1)).sum(axis=1, dtype=np.int8)
    return columns, wasted, counts


@cache
def _rows() -> tuple[Array, Array]:
    """Return the states of rows that are filled from left to right: the next state by difference, and the least waste.

    A state is the sorted differences so far; 0 is a row of one number.
    """
    points, length = layout().mode_a_points, len(layout().columns) - 1
    names: dict[tuple[int, ...], int] = {(): 0}
    queue: list[tuple[int, ...]] = [()]
    for state in queue:
        for gap in range(NUMBERS) if len(state) < length else ():
            after = tuple(sorted((*state, gap)))
            if after not in names:
                names[after] = len(names)
                queue.append(after)
    step = np.zeros((len(names), NUMBERS), np.int16)
    least = np.zeros(len(names), np.int8)
    for state in reversed(queue):
        here = names[state]
        if len(state) == length:
            least[here] = points[length] - _points(state)
            continue
        step[here] = [names[tuple(sorted((*state, gap)))] for gap in range(NUMBERS)]
        least[here] = min(least[each] for each in step[here])
    return step, least


def _points(gaps: tuple[int, ...]) -> int:
    return sum(layout().mode_a_points[times] for times in Counter(gaps).values())
