"""The features of two Make a Difference sheets in Mode B, for a network that estimates who wins.

Sheets are columns here, as in hopes.py. Each line has a chance to be taken and a chance to be lost (expected_lead.py);
the network learns how far to trust these. Written once for numpy and jax.numpy (`xp`).
"""

from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.expected_lead import SPARE, SUMS, outlooks
from rollwright.bots.make_a_difference.hopes import COLUMNS, FIELDS, LINES, read_lines
from rollwright.bots.make_a_difference.parts import DIGITS
from rollwright.games.make_a_difference.sheet import layout

Array = Any
IDLE = 2  # inputs that are always 0, so that their number is a multiple of 16
INPUTS = 2 * DIGITS * FIELDS + 4 * LINES + 2 + IDLE
STEEP = 1.7  # the logistic function of so many standard deviations is close to their normal distribution


@cache
def worth() -> Array:
    """Return the points of each line: columns first, as the outlooks have them."""
    points = layout().mode_b_points
    return np.array([points[line.kind] for line in layout().lines], np.float32)


def describe(xp: Any, own: Array, other: Array, kind: Any) -> tuple[Array, Array]:
    """Return the logarithm of the odds to win as sharp sees them, and the `INPUTS` features of each two sheets.

    `other` is the rival's sheet for each of the own ones, or one for all.
    """
    mine, theirs = _outlook(xp, own), _outlook(xp, other)
    below = xp.cumsum(theirs, axis=-1)
    take = xp.sum(mine * (below - theirs), axis=-1)
    lose = xp.sum(mine * (1 - below), axis=-1)
    points = worth().reshape(LINES, *(1,) * (take.ndim - 1))
    gain = points * (take - lose)
    spread = xp.sum(points**2 * (take + lose) - gain**2, axis=0)
    lead = xp.sum(gain, axis=0)
    sure = lead / xp.sqrt(spread + np.float32(SPARE))
    shape = take.shape[1:]
    sums = np.arange(SUMS, dtype=np.float32)
    rest = [
        take,
        lose,
        xp.broadcast_to(mine @ sums * np.float32(0.1), take.shape),
        xp.broadcast_to(theirs @ sums * np.float32(0.1), take.shape),
        sure[None],
        lead[None] * np.float32(0.2),
        xp.zeros((IDLE, *shape), xp.float32),
    ]
    cells = [_one_of(xp, xp.broadcast_to(sheets, (FIELDS, *shape))).astype(kind) for sheets in (own, other)]
    return STEEP * sure, xp.concatenate([*cells, *(part.astype(kind) for part in rest)])


def _outlook(xp: Any, sheets: Array) -> Array:
    """Return the chance of each sum of each line."""
    rows, columns = read_lines(xp, sheets)
    places = xp.concatenate([columns, rows + DIGITS ** (FIELDS // COLUMNS)])
    return xp.asarray(outlooks())[places]


def _one_of(xp: Any, sheets: Array) -> Array:
    steps = xp.arange(DIGITS, dtype=sheets.dtype).reshape(1, DIGITS, *(1,) * (sheets.ndim - 1))
    return (sheets[:, None] == steps).reshape(FIELDS * DIGITS, *sheets.shape[1:])
