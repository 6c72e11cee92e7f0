"""A sheet in parts (its lines, its squares of four fields), each read as one number: its place in a table.

A part is read in base 7, a digit for each field, 0 where it is empty. Parts that share a table are read alike.
Sheets are rows of whole numbers, one for each field, and read many at once.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rollwright.games.make_a_difference.sheet import layout

DIGITS = 7  # empty and 1 to 6
Fields = tuple[int, ...]


@dataclass(frozen=True)
class Parts:
    """Parts that share one array of `size` entries.

    `powers` holds what a 1 in each field adds to each part's number, `starts` where each part's table begins.
    """

    powers: Any
    starts: Any
    size: int

    def read(self, sheets: Any) -> Any:
        return sheets @ self.powers + self.starts


def in_tables(tables: Iterable[Sequence[Fields]]) -> Parts:
    """Return the parts, table after table; parts given together share a table."""
    powers: list[Any] = []
    starts: list[int] = []
    size = 0
    for shared in tables:
        for part in shared:
            powers.append([DIGITS ** part.index(field) if field in part else 0 for field in range(len(layout().cells))])
            starts.append(size)
        size += DIGITS ** len(shared[0])
    return Parts(np.array(powers).T, np.array(starts), size)


@cache
def lines() -> Parts:
    """Return the nine lines in the order of the sheet: columns with one table, rows with another."""
    return in_tables([_lines("column"), _lines("row")])


@cache
def lines_and_squares() -> Parts:
    """Return the lines and all squares of two by two; mirror images share a table."""
    corners = [
        field
        for field, spot in enumerate(layout().cells)
        if spot.x < len(layout().columns) and spot.y < len(layout().rows)
    ]
    wide = len(layout().columns)
    squares = [(corner, corner + 1, corner + wide, corner + wide + 1) for corner in corners]
    shared = {
        frozenset(map(frozenset, _images(part))): _images(part)
        for part in [*_lines("column"), *_lines("row"), *squares]
    }
    return in_tables(shared.values())


def digits(length: int) -> Any:
    """Return the digits in a part of `length` fields, for every number that it may be read as."""
    return np.indices((DIGITS,) * length).reshape(length, -1)[::-1].T  # the first field is the lowest digit


def _lines(kind: str) -> list[Fields]:
    ends = layout().ends
    return [
        (*(ends[ring][0] for ring in line.rings), ends[line.rings[-1]][1])
        for line in layout().lines
        if line.kind == kind
    ]


def _images(part: Fields) -> list[Fields]:
    """Return the part and its mirror images (left to right, top to bottom, both), each place once.

    All are read from the same corner.
    """
    board = layout()
    seen: dict[frozenset[int], Fields] = {}
    for across in (False, True):
        for down in (False, True):
            spots = [(board.cells[field].x, board.cells[field].y) for field in part]
            image = tuple(
                _field(len(board.columns) + 1 - x if across else x, len(board.rows) + 1 - y if down else y)
                for x, y in spots
            )
            seen.setdefault(frozenset(image), image)
    return list(seen.values())


def _field(x: int, y: int) -> int:
    return next(field for field, spot in enumerate(layout().cells) if (spot.x, spot.y) == (x, y))
