"""The features of a Make a Difference sheet for master's networks: fields, differences, and the hope of each line.

The hope of a line is what it would come to alone, if two dice were offered for each of its empty fields, each to be
written or let go. It is worked out exactly for every possible line. Sheets are columns here: fields first, row by row,
then the sheets; 0 is an empty field. Written once for numpy and jax.numpy (`xp`); a test compares it with the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.greedy import HIGHEST, line_values
from rollwright.bots.make_a_difference.parts import DIGITS, digits
from rollwright.games.make_a_difference.sheet import layout

Array = Any
Barrier = Callable[[Array], Array]
ROWS, COLUMNS = len(layout().rows), len(layout().columns)
FIELDS = ROWS * COLUMNS
NUMBERS = DIGITS - 1
RINGS = ROWS * (COLUMNS - 1) + COLUMNS * (ROWS - 1)
LINES = ROWS + COLUMNS
IDLE = 7  # inputs that are always 0, so that their number is a multiple of 16, as matrix units like it
INPUTS = DIGITS * (FIELDS + RINGS) + 3 * (HIGHEST + 1) * LINES + 2 * FIELDS * NUMBERS + 2 * LINES + IDLE
FINE = 32  # hopes are kept in this part of a point
UNIT = 1024  # the step of one point in a number that holds both points and hope


@dataclass(frozen=True)
class Lines:
    """All possible lines of one length: their points, their hope, and what each number in each field would add.

    `gains` holds both: points times `UNIT`, plus hope in parts of `FINE`.
    """

    points: Array
    hope: Array
    gains: Array


@cache
def lines_of(length: int) -> Lines:
    values = line_values("A")
    short = DIGITS**ROWS
    points = (values[:short] if length == ROWS else values[short:]).astype(np.float32)
    fields: Array = digits(length)
    states: Array = np.arange(len(fields))
    added = np.arange(1, DIGITS) * DIGITS ** np.arange(length)[:, None]
    after = states[:, None, None] + (fields == 0)[:, :, None] * added
    worth = [points]
    for _ in range(2 * length):
        worth.append(np.maximum(worth[-1][:, None], worth[-1][after].max(axis=1)).mean(axis=1).astype(np.float32))
    hope = np.stack(worth)[2 * (fields == 0).sum(axis=1), states]
    won = (points[after] - points[:, None, None]).astype(np.int16)
    hoped = np.round((hope[after] - hope[:, None, None]) * FINE).astype(np.int16)
    return Lines(points.astype(np.int8), hope, (won * UNIT + hoped).reshape(-1))


def describe(xp: Any, sheets: Array, kind: Any, barrier: Barrier = lambda packed: packed) -> tuple[Array, Array]:
    """Return the hope of each sheet (that of all its lines), and its `INPUTS` features."""
    shape = sheets.shape[1:]
    across, down = _differences(xp, sheets)
    row, column = read_lines(xp, sheets)
    counts = xp.concatenate([_counts(xp, across), _counts(xp, down)]).reshape((HIGHEST + 1) * LINES, *shape)
    rings = [part.reshape(-1, *shape) + np.int8(1) for part in (across, down)]
    counts, codes, row, column = (
        barrier(part) for part in (counts, xp.concatenate([sheets, *rings]).astype(xp.int8), row, column)
    )
    hope, points, gains = _hopes(xp, row, column, shape)
    gains = barrier(gains)
    won = (gains + np.int16(UNIT // 2)) >> np.int16(10)
    hoped = gains - (won << np.int16(10))
    features = xp.concatenate(
        [
            _one_of(xp, codes, DIGITS).astype(kind),
            _one_of(xp, counts, 3, first=2).astype(kind),
            (won * np.float32(0.25)).astype(kind),
            (hoped * np.float32(1 / FINE)).astype(kind),
            (xp.concatenate([hope, points, xp.zeros((IDLE, *shape), xp.float32)]) * np.float32(0.25)).astype(kind),
        ]
    )
    return xp.sum(hope, axis=0), features


def _hopes(xp: Any, row: Array, column: Array, shape: Any) -> tuple[Array, Array, Array]:
    """Return the hope and the points of each line, and what each number in each field would add to both its lines."""
    wide, high, ones = lines_of(COLUMNS), lines_of(ROWS), (1,) * len(shape)
    in_row = row[:, None] * (COLUMNS * NUMBERS) + _counting(COLUMNS * NUMBERS, (1, -1, *ones))
    in_column = column[None, :, None] * (ROWS * NUMBERS) + _counting(ROWS * NUMBERS, (ROWS, 1, NUMBERS, *ones))
    gains = xp.asarray(wide.gains)[in_row].reshape(ROWS, COLUMNS, NUMBERS, *shape) + xp.asarray(high.gains)[in_column]
    hope = xp.concatenate([xp.asarray(wide.hope)[row], xp.asarray(high.hope)[column]])
    points = xp.concatenate([xp.asarray(wide.points)[row], xp.asarray(high.points)[column]]).astype(xp.float32)
    return hope, points, gains.reshape(FIELDS * NUMBERS, *shape)


def read_lines(xp: Any, sheets: Array) -> tuple[Array, Array]:
    """Return each row and each column as a number in base 7, the first field its lowest digit."""
    grid = sheets.reshape(ROWS, COLUMNS, *sheets.shape[1:]).astype(xp.int32)
    rows = sum(grid[:, place] * DIGITS**place for place in range(COLUMNS))
    columns = sum(grid[place] * DIGITS**place for place in range(ROWS))
    return rows, columns


def _differences(xp: Any, sheets: Array) -> tuple[Array, Array]:
    """Return the differences in the rings, line by line, -1 where a ring is empty."""
    grid = sheets.reshape(ROWS, COLUMNS, *sheets.shape[1:])
    written = grid > 0
    across = xp.where(written[:, 1:] & written[:, :-1], xp.abs(grid[:, 1:] - grid[:, :-1]), np.int8(-1))
    down = xp.where(written[1:] & written[:-1], xp.abs(grid[1:] - grid[:-1]), np.int8(-1))
    return across, xp.swapaxes(down, 0, 1)


def _counts(xp: Any, rings: Array) -> Array:
    """Return how often each difference occurs in each line."""
    return xp.stack([xp.sum(rings == gap, axis=1, dtype=xp.int8) for gap in range(HIGHEST + 1)], axis=1)


def _one_of(xp: Any, values: Array, size: int, first: int = 0) -> Array:
    """Encode each value as one of `size`, a row of zeros and ones for each."""
    steps = xp.arange(first, first + size, dtype=xp.int8).reshape(1, size, *(1,) * (values.ndim - 1))
    return (values[:, None] == steps).reshape(len(values) * size, *values.shape[1:])


def _counting(size: int, shape: tuple[int, ...]) -> Array:
    return np.arange(size, dtype=np.int32).reshape(shape)
