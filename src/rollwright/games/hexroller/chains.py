"""Chains: where a number may start, where it may go on, and whether the whole of it fits.

A chain of number v has exactly as many hexes as dice show v; the first touches a hex that shows v already, each further
one touches the hex written just before it; all are empty before.
"""

from collections.abc import Iterator
from functools import lru_cache

from rollwright.core import Row
from rollwright.games.hexroller.sheet import Layout, Side, layout


def places(found: int) -> Iterator[int]:
    """Yield the hexes of a set, lowest first."""
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


def empty_of(row: Row) -> int:
    """Return the set of empty hexes of a sheet."""
    return sum(1 << place for place, number in enumerate(row) if number is None)


def starts(board: Layout, row: Row, number: int) -> int:
    """Return the set of hexes that touch one showing `number`."""
    reach = 0
    for place, shown in enumerate(row):
        if shown == number:
            reach |= board.touching[place]
    return reach


def next_hexes(side: Side, empty: int, begin: int, path: tuple[int, ...], need: int) -> list[int]:
    """Return the hexes with which `path` can go on to a length of `need`. `begin` is where a first hex may lie."""
    board = layout(side)
    open_hexes = (board.touching[path[-1]] if path else begin) & empty
    rest = need - len(path) - 1
    return [place for place in places(open_hexes) if runs(side, empty & ~(1 << place), place, rest)]


def fits(side: Side, row: Row, number: int, length: int) -> bool:
    """Say whether a whole chain of `number` can be written on the sheet."""
    empty = empty_of(row)
    return bool(next_hexes(side, empty, starts(layout(side), row, number), (), length))


@lru_cache(maxsize=1 << 16)
def runs(side: Side, empty: int, last: int, length: int) -> bool:
    """Say whether `length` more hexes can follow `last`, each touching the one before."""
    if length == 0:
        return True
    ahead = layout(side).touching[last] & empty
    return any(runs(side, empty & ~(1 << place), place, length - 1) for place in places(ahead))
