"""Chains: where a number may start, where it may go on, and whether the whole of it fits.

A chain of number v has exactly as many hexes as dice show v; the first touches a hex that shows v already, each further
one touches the hex written just before it; all are empty before. Play and the cases given as JSON share this file.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from rollwright.core import Row
from rollwright.games.hexroller.sheet import Layout, Side, layout


def places(found: int) -> Iterator[int]:
    """Yield the hexes of a set, lowest first."""
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


def hexes_of(found: Iterable[int]) -> int:
    """Return the set of these hexes, each named once."""
    return sum([1 << place for place in found])


def empty_of(row: Row) -> int:
    """Return the set of empty hexes of a sheet."""
    return hexes_of([place for place, number in enumerate(row) if number is None])


def starts(board: Layout, row: Row, number: int) -> int:
    """Return the set of hexes that touch one showing `number`. A chain starts from the sheet before its round."""
    found = 0
    for place, shown in enumerate(row):
        if shown == number:
            found |= board.touching[place]
    return found


def reach(board: Layout, begin: int, path: Sequence[int]) -> int:
    """Return where the next hex of a chain may lie: beside its last hex, or in `begin` when it has none."""
    return board.touching[path[-1]] if path else begin


def misstep(board: Layout, empty: int, begin: int, path: Sequence[int], place: int) -> str | None:
    """Return why `place` cannot be the next hex of a chain, in the order of the rules' table "Legal rounds"."""
    if not empty >> place & 1:
        return "occupied"
    if reach(board, begin, path) >> place & 1:
        return None
    return "broken-chain" if path else "bad-start"


def next_hexes(side: Side, empty: int, begin: int, path: tuple[int, ...], need: int) -> list[int]:
    """Return the hexes with which `path` can go on to a length of `need`. `begin` is where a first hex may lie."""
    open_hexes = reach(layout(side), begin, path) & empty
    rest = need - len(path) - 1
    return [place for place in places(open_hexes) if runs(side, empty & ~(1 << place), place, rest)]


@lru_cache(maxsize=1 << 16)
def runs(side: Side, empty: int, last: int, length: int) -> bool:
    """Say whether `length` more hexes can follow `last`, each touching the one before."""
    if length == 0:
        return True
    ahead = layout(side).touching[last] & empty
    return any(runs(side, empty & ~(1 << place), place, length - 1) for place in places(ahead))
