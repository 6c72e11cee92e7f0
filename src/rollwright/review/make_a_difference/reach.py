"""What a line of Make a Difference can still come to, whatever the dice: read from tables of all columns and rows.

A line of a sheet is filled with any numbers from 1 to 6 here. So the most that it can come to is certain: no dice bring
more, and some dice bring as much.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.greedy import line_values
from rollwright.bots.make_a_difference.parts import DIGITS, lines
from rollwright.games.make_a_difference.sheet import Mode, layout

Array = Any


def now(mode: Mode, sheets: Array) -> Array:
    """Return the points (Mode A) or the sum (Mode B) of each line, as the sheets stand."""
    return line_values(mode)[lines().read(sheets)]


def most(mode: Mode, sheets: Array) -> Array:
    """Return the most points (Mode A) or the highest sum (Mode B) that each line can still come to."""
    return _most(mode)[lines().read(sheets)]


def all_equal(sheet: Array) -> Array:
    """Return for each line the share of the ways to fill it after which all its differences are equal."""
    return _all_equal()[lines().read(sheet)]


@cache
def _most(mode: Mode) -> Array:
    return _filled(line_values(mode), lambda values: values.max(axis=0))


@cache
def _all_equal() -> Array:
    """In Mode A a line has the most points of all exactly where all its differences are equal."""
    points, columns = line_values("A"), DIGITS ** len(layout().rows)
    column, row = (layout().mode_a_points[fields - 1] for fields in (len(layout().rows), len(layout().columns)))
    whole = np.concatenate([points[:columns] == column, points[columns:] == row])
    return _filled(whole.astype(float), lambda values: values.mean(axis=0))


def _filled(values: Array, fold: Callable[[Array], Array]) -> Array:
    """Return for every possible line, columns and then rows, what `fold` makes of all ways to fill it."""
    tables: list[Array] = []
    begin = 0
    for fields in (len(layout().rows), len(layout().columns)):
        table = np.array(values[begin : begin + DIGITS**fields]).reshape((DIGITS,) * fields)
        begin += DIGITS**fields
        for field in range(fields):
            place = np.moveaxis(table, field, 0)
            place[0] = fold(place[1:])  # 0 is an empty field
        tables.append(table.ravel())
    return np.concatenate(tables)
