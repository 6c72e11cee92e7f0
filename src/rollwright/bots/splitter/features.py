"""The features of a Splitter sheet for a value network, written once for numpy (to play) and jax.numpy (to train).

Sheets are rows of whole numbers, one for each cell, 0 where it is empty. `xp` is the array namespace.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.games.splitter.sheet import Layout

NUMBERS = 6
# A written cell is described by its number and the size of its group; one too many stands for all larger sizes.
SIZES = sum(number + 1 for number in range(1, NUMBERS + 1))
TIGHT = 3  # a group that is too small has room for no, one or two more cells
PER_CELL = 1 + SIZES + TIGHT + 4 * NUMBERS


@dataclass(frozen=True)
class Pattern:
    """A pad as arrays: which cells touch and which are stars, as 0 or 1, in the float type that features come in."""

    touching: Any
    stars: Any
    hearts: tuple[int, ...]
    bonus: int


def pattern(board: Layout) -> Pattern:
    cells = range(len(board.cells))
    touching = [[other in board.neighbours[cell] for other in cells] for cell in cells]
    stars = [cell in board.stars for cell in cells]
    return Pattern(np.array(touching, np.float32), np.array(stars, np.float32), board.hearts, board.heart_bonus)


def describe(xp: Any, pad: Pattern, sheets: Any) -> tuple[Any, Any]:
    """Return the points of each sheet now, and its features: `PER_CELL` zeros and ones for each cell."""
    kind = pad.touching.dtype
    empty = sheets == 0
    numbers = xp.arange(1, NUMBERS + 1)
    shows = (sheets[:, :, None] == numbers).astype(kind)
    together = _groups(xp, pad, sheets)
    size = together.sum(axis=2)
    valid = size == sheets
    borders = xp.minimum(together @ pad.touching, 1) * empty[:, None, :].astype(kind)

    sizes = _sizes(xp, sheets, size)
    growing = ~empty & (size < sheets)
    tight = growing[:, :, None] & (borders.sum(axis=2)[:, :, None] == xp.arange(TIGHT))
    # Each number in an empty cell would complete a group, make one grow, make one too large, or spoil a valid one.
    beside = xp.swapaxes(borders, 1, 2)
    joined = beside @ shows + 1
    spoils = beside @ (shows * valid[:, :, None].astype(kind)) > 0
    vacant = empty[:, :, None]
    would = [
        vacant & (joined == numbers),
        vacant & (joined > 1) & (joined < numbers),
        vacant & (joined > numbers),
        spoils,
    ]
    features = xp.concatenate([part.astype(kind) for part in (vacant, sizes, tight, *would)], axis=2)
    return _points(xp, pad, sheets, together, valid), features.reshape(sheets.shape[0], -1)


def _groups(xp: Any, pad: Pattern, sheets: Any) -> Any:
    """Return for each cell the cells of its group: all of them up to 9, and more than 6 of a larger group."""
    kind = pad.touching.dtype
    same = (sheets[:, :, None] == sheets[:, None, :]) & (sheets > 0)[:, :, None]
    within = same.astype(kind) * pad.touching + xp.eye(sheets.shape[1], dtype=kind)
    for _ in range(3):  # one step becomes two, four, eight
        within = xp.minimum(within @ within, 1)
    return within


def _sizes(xp: Any, sheets: Any, size: Any) -> Any:
    """Mark for each written cell its number and size among 1:1 1:2 2:1 2:2 2:3 3:1 and so on."""
    before = sheets * (sheets + 1) // 2 - 1
    place = before + xp.minimum(size.astype(sheets.dtype), sheets + 1) - 1
    return xp.where(sheets == 0, -1, place)[:, :, None] == xp.arange(SIZES)


def _points(xp: Any, pad: Pattern, sheets: Any, together: Any, valid: Any) -> Any:
    """Score each sheet. A valid group of n has n cells, so each of its cells brings one point, or two with a star."""
    points = (valid * (1 + xp.minimum(together @ pad.stars, 1))).sum(axis=1)
    if pad.hearts:
        hearts = sheets[:, xp.array(pad.hearts)]
        points = points + pad.bonus * ((hearts[:, 0] > 0) & (hearts == hearts[:, :1]).all(axis=1))
    return points
