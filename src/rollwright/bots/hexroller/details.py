"""A closer description of HexRoller sheets, for master's network: all of features.py, and each hex by itself.

Of each hex it says the number written there, and for an empty hex the numbers that lie beside it. Of each number it
says how many hexes its next two or three steps may reach.
"""

from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.hexroller.features import bits, describe, grid, one_of, touching
from rollwright.bots.hexroller.sheets import Sheets, Table
from rollwright.games.hexroller.score import straight
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout

MOST_REACHED = 6  # empty hexes within two steps of a number: larger counts count as this one


def describe_closely(side: Side, sheets: Sheets) -> tuple[Table, Table]:
    """Return the points of each sheet now, and its features: a row for each feature, a column for each sheet."""
    board = grid(side)
    points, features = describe(side, sheets)
    beside = touching(board, sheets.own[1:]) & sheets.empty
    near = beside | touching(board, beside) & sheets.empty
    far = near | touching(board, near) & sheets.empty
    ranks = _ranks()
    swap = ranks[sheets.dark] > ranks[sheets.light]
    spots = _free(side)
    count = sheets.empty.size
    details = [
        bits(np.where(swap, sheets.dark, sheets.light), len(NUMBERS)),  # the row with the longer straight first
        bits(np.where(swap, sheets.light, sheets.dark), len(NUMBERS)),
        one_of(np.bitwise_count(near), MOST_REACHED),
        np.bitwise_count(far) / np.float32(8),
        (sheets.own[:, None] & spots != 0).reshape(-1, count),
        (beside[:, None] & spots != 0).reshape(-1, count),
    ]
    return points, np.concatenate([features, *details], dtype=np.float32, casting="unsafe")


@cache
def _ranks() -> Any:
    """Return for each set of numbers in a box row how it compares: by its straight, then by its numbers."""
    rows = range(1 << len(NUMBERS))
    return np.array([straight([n for n in NUMBERS if row >> n - 3 & 1]) << len(NUMBERS) | row for row in rows])


@cache
def _free(side: Side) -> Any:
    """Return the hexes without a printed number, each as a set of its own."""
    return np.array([[1 << place] for place, spot in enumerate(layout(side).hexes) if spot.printed is None], np.int64)
