"""Judge a sheet by its worth at this moment, without looking ahead."""

from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.parts import digits, lines
from rollwright.games.make_a_difference.sheet import Mode, layout
from rollwright.games.make_a_difference.state import Options
from rollwright.games.make_a_difference.view import DifferenceView

HIGHEST = 5  # the highest difference of two neighbours


def worth_now(options: Options, view: DifferenceView, seat: int, sheets: Any) -> Any:
    """Return the points of each sheet (Mode A), or the sum of all its differences (Mode B)."""
    return line_values(options.mode)[lines().read(sheets)].sum(axis=1)


@cache
def line_values(mode: Mode) -> Any:
    """Return the worth of every possible column and row: its points (Mode A) or its sum (Mode B)."""
    return np.concatenate([_values(len(side), mode) for side in (layout().rows, layout().columns)])


def differences(length: int) -> Any:
    """Return the differences in every possible line of `length` fields, -1 where a ring is empty."""
    fields = digits(length)
    filled = (fields[:, 1:] > 0) & (fields[:, :-1] > 0)
    return np.where(filled, abs(np.diff(fields, axis=1)), -1)


def _values(length: int, mode: Mode) -> Any:
    rings = differences(length)
    if mode == "B":
        return np.maximum(rings, 0).sum(axis=1)
    worth = np.array([layout().mode_a_points.get(times, 0) for times in range(length)])
    return sum(worth[(rings == gap).sum(axis=1)] for gap in range(HIGHEST + 1))
