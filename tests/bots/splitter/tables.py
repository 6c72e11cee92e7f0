"""Splitter as one seat sees it in the middle of a game, drawn as on paper."""

from random import Random
from typing import Any, get_args

from rollwright.core import Row, View
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.games.splitter.state import Options, Sheet, State
from tests.games.splitter.drawing import drawn

PADS: tuple[Pad, ...] = get_args(Pad)


def row(pad: Pad, picture: str) -> Row:
    figures = drawn(pad, picture)
    return tuple(figures.get(cell.id) for cell in layout(pad).cells)


def full_but(pad: Pad, pairs: int, random: Random) -> Row:
    """A sheet written at random, all but `pairs` pairs."""
    board = layout(pad)
    left = [cell for cell, mirror in enumerate(board.mirrors) if cell < mirror]
    empty = {place for cell in random.sample(left, pairs) for place in (cell, board.mirrors[cell])}
    return tuple(None if cell in empty else random.randint(1, 6) for cell in range(len(board.cells)))


def table(pad: Pad, dice: tuple[int, int], *sheets: Row, pencil: str | None = None) -> State:
    """A table where seat 0 may have written its first die in the cell `pencil` already."""
    first = None if pencil is None else layout(pad).index[pencil]
    seats = tuple(Sheet(ink, first if seat == 0 else None) for seat, ink in enumerate(sheets))
    written = sum(number is not None for number in sheets[0]) // 2
    return State(seed="unseen", pad=pad, round=written + 1, dice=dice, sheets=seats)


def seen(state: State, seat: int = 0) -> tuple[Options, View, int, list[Any]]:
    """All that a bot is given of a table, but for its coin."""
    return Options(state.pad), splitter.view(state, seat), seat, splitter.legal(state, seat)
