"""The features of a Splitter sheet for master's network: what each group still needs and has room for.

Sheets are columns here: cells first, the left half before the right, then the sheets; 0 is an empty cell. A set of
cells is two words of 64 bits, one for each half, so that numpy and jax.numpy (`xp`; with 64-bit words on) work out all
groups of many sheets at once. Written once for both; a test compares it with the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rollwright.games.splitter.sheet import Pad, layout

Array = Any
Words = tuple[Array, Array]  # a set of cells for each sheet: its left and its right half
NUMBERS = 6
GROWTH = NUMBERS  # steps after which a group of up to 6 cells is found whole, and a larger one is known to be too large
STATES = 28  # empty; complete by number; dead by number; short by 1 to 5 for each number that may be short by so many
ROOM = 5  # empty cells beside a group: more count as this
HOPE = 0.35  # the part of its points that a group counts while it is too small
MOST = 7  # cells of a group: more count as this
PER_CELL = STATES + ROOM + 3 * NUMBERS + 1


@dataclass(frozen=True)
class Halves:
    """A pad in two halves. `order` has the place in the layout of each cell here; `none` stands for no neighbour."""

    order: Array
    pairs: int
    word: Array  # the bit of each pair in the word of its half
    left: Array  # the bit of each cell in the left word, 0 in the right half
    right: Array
    fold: Any  # the cells beside the fold, as bits
    row: Any  # the distance in bits from row to row
    stars: tuple[Any, Any]
    hearts: tuple[int, ...]
    bonus: int
    neighbours: Array  # four of each cell


@cache
def halves(pad: Pad) -> Halves:
    board = layout(pad)
    spots = sorted({(cell.row, cell.dist) for cell in board.cells})
    named = {cell.id: place for place, cell in enumerate(board.cells)}
    ids = [f"{row}{side}{dist}" for side in "LR" for row, dist in spots]
    here = {name: place for place, name in enumerate(ids)}
    # A row has one bit more than cells, which stays empty, so that no step to the side reaches another row.
    step = board.half_width + 1
    word = np.array([1 << (row - 1) * step + dist - 1 for row, dist in spots], np.uint64)
    none = np.zeros_like(word)
    neighbours = np.full((len(ids), 4), len(ids))
    for name, place in here.items():
        for nth, other in enumerate(board.neighbours[named[name]]):
            neighbours[place, nth] = here[board.cells[other].id]
    stars = [here[board.cells[place].id] for place in sorted(board.stars)]
    pairs = len(spots)
    return Halves(
        np.array([named[name] for name in ids]),
        pairs,
        word,
        np.concatenate([word, none]),
        np.concatenate([none, word]),
        np.uint64(sum(1 << (row - 1) * step for row, dist in spots if dist == 1)),
        np.uint64(step),
        (
            np.uint64(sum(int(word[place]) for place in stars if place < pairs)),
            np.uint64(sum(int(word[place - pairs]) for place in stars if place >= pairs)),
        ),
        tuple(here[board.cells[place].id] for place in board.hearts),
        board.heart_bonus,
        neighbours,
    )


def describe(
    xp: Any, pad: Pad, sheets: Array, kind: Any, barrier: Callable[[Array], Array] = lambda packed: packed
) -> tuple[Array, Array]:
    """Return the points of each sheet now, and its features: `PER_CELL` zeros and ones for each cell.

    A `barrier` keeps a compiler from working a packed word out again for each feature that is read from it.
    """
    packed, points = _packed(xp, halves(pad), sheets, barrier)
    shift, mask, low, high = (xp.asarray(column).reshape(1, PER_CELL, *(1,) * (sheets.ndim - 1)) for column in _FIELDS)
    field = packed[:, None] >> shift & mask
    features = ((field >= low) & (field <= high)).astype(kind)
    return points, features.reshape(len(sheets) * PER_CELL, *sheets.shape[1:])


# Where each feature lies in a packed word: how far to shift, which bits, and the values from and to that switch it on.
_FIELDS = np.array(
    [
        *((0, 31, state, state) for state in range(STATES)),
        *((5, 7, room, room) for room in range(1, ROOM + 1)),
        *(
            field
            for number in range(1, NUMBERS + 1)  # written here it would complete a group, overfill one, or extend one
            for field in (
                (5 + 3 * number, 7, number, number),
                (5 + 3 * number, 7, number + 1, MOST),
                (5 + 3 * number, 7, 2, number - 1),
            )
        ),
        (26, 1, 1, 1),  # a star belongs to the group
    ],
    np.uint32,
).T.copy()


def _packed(xp: Any, pad: Halves, sheets: Array, barrier: Callable[[Array], Array]) -> tuple[Array, Array]:
    """Return a word for each cell that holds all its features, and the points of each sheet now.

    From the lowest bit: its state, the room beside its group, and for an empty cell and each number the size of the
    group that the number would make there.
    """
    word = xp.uint32
    numbers = _sets(xp, pad, sheets)
    own = _groups(xp, pad, sheets, numbers, GROWTH, through_empty=False)
    reach = _groups(xp, pad, sheets, numbers, GROWTH - 1, through_empty=True)
    size, room = _count(xp, own), _count(xp, reach)
    around = _spread(pad, own)
    beside = xp.minimum(_count(xp, (around[0] & numbers[0][0], around[1] & numbers[1][0])), ROOM)
    missing, written = sheets - size, sheets > 0
    alive = written & (missing > 0) & (room >= sheets)
    whole = written & (missing == 0)
    short = 12 + (sheets - 1) * (sheets - 2) // 2 + missing
    state = xp.where(written, xp.where(whole, sheets, xp.where(alive, short, 6 + sheets)), 0)
    star = ((own[0] & pad.stars[0]) | (own[1] & pad.stars[1])) != 0
    points = whole.astype(word) + (whole & star).astype(word)
    first = barrier(
        sheets.astype(word)
        | xp.minimum(size, MOST).astype(word) << word(3)
        | _name(xp, own).astype(word) << word(6)
        | state.astype(word) << word(13)
        | xp.where(alive, beside, 0).astype(word) << word(18)
        | ((alive | whole) & star).astype(word) << word(21)
        | points << word(22)
    )
    total = xp.sum(first >> word(22), axis=0, dtype=xp.int32) + _hearts(pad, sheets)
    packed = (first >> word(13) & word(255)) | (first >> word(21) & word(1)) << word(26)
    return barrier(packed | _joined(xp, pad, sheets, first)), total


def _joined(xp: Any, pad: Halves, sheets: Array, first: Array) -> Array:
    """Return for each empty cell and number the size of the group that it would make, three bits each."""
    word = xp.uint32
    shown: list[Array] = []
    names: list[Array] = []
    sizes: list[Array] = []
    for nth in range(4):
        some = _column(pad.neighbours[:, nth] < len(first), sheets)
        near = xp.where(some, first[np.minimum(pad.neighbours[:, nth], len(first) - 1)], word(0))
        size, name = near >> word(3) & word(7), near >> word(6) & word(127)
        for other in names:  # two neighbours may belong to one group, which counts once
            size = xp.where(name == other, word(0), size)
        shown.append(near & word(7))
        names.append(name)
        sizes.append(size)
    packed = xp.zeros_like(first)
    for number in range(1, NUMBERS + 1):
        cells = sum(xp.where(seen == number, size, word(0)) for seen, size in zip(shown, sizes, strict=True))
        made = xp.minimum(word(1) + cells, word(MOST))
        packed = packed | xp.where(first & word(7) == 0, made, word(0)) << word(5 + 3 * number)
    return packed


def _sets(xp: Any, pad: Halves, sheets: Array) -> tuple[list[Array], list[Array]]:
    """Return the set of the cells that show each number, from 0 on: of both halves."""
    bits = _column(pad.word, sheets)
    left, right = sheets[: pad.pairs], sheets[pad.pairs :]
    found = [
        [xp.sum(xp.where(half == number, bits, np.uint64(0)), axis=0, dtype=xp.uint64) for number in range(NUMBERS + 1)]
        for half in (left, right)
    ]
    return found[0], found[1]


def _groups(
    xp: Any, pad: Halves, sheets: Array, numbers: tuple[list[Array], list[Array]], steps: int, *, through_empty: bool
) -> Words:
    """Return for each cell the cells of its group; with `through_empty`, all that it could reach."""
    within = [xp.zeros(sheets.shape, xp.uint64), xp.zeros(sheets.shape, xp.uint64)]
    for number in range(1, NUMBERS + 1):
        for half, sets in enumerate(numbers):
            allowed = sets[number] | sets[0] if through_empty else sets[number]
            within[half] = xp.where(sheets == number, allowed, within[half])
    left, right = _column(pad.left, sheets) & within[0], _column(pad.right, sheets) & within[1]
    for _ in range(steps):
        left, right = _spread(pad, (left, right))
        left, right = left & within[0], right & within[1]
    return left, right


def _spread(pad: Halves, cells: Words) -> Words:
    """Return the cells and all that touch them."""
    left, right = cells
    one, row = np.uint64(1), pad.row
    return (
        left | left << one | left >> one | left << row | left >> row | (right & pad.fold),
        right | right << one | right >> one | right << row | right >> row | (left & pad.fold),
    )


def _count(xp: Any, cells: Words) -> Array:
    return (xp.bitwise_count(cells[0]) + xp.bitwise_count(cells[1])).astype(xp.int8)


def _name(xp: Any, cells: Words) -> Array:
    """Return a number that names each group: the place of its lowest cell, and one."""
    one = np.uint64(1)
    left, right = (xp.bitwise_count((half & (~half + one)) - one) for half in cells)
    return 1 + xp.where(cells[0] != 0, left, 42 + right)


def _hearts(pad: Halves, sheets: Array) -> Any:
    if not pad.hearts:
        return 0
    first, second, third = (sheets[place] for place in pad.hearts)
    return ((first > 0) & (first == second) & (second == third)) * np.int32(pad.bonus)


def _column(values: Array, sheets: Array) -> Array:
    """Return a value for each cell, to be combined with sheets."""
    return values.reshape(len(values), *(1,) * (sheets.ndim - 1))
