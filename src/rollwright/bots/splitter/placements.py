"""The ways to write this round's dice on one's own sheet, and a chosen one as actions."""

from collections.abc import Sequence

from msgspec import Struct

from rollwright.core import Row, View, put
from rollwright.games.splitter.rules import Action, Done, Write
from rollwright.games.splitter.sheet import Layout


class Placement(Struct, frozen=True):
    """The first die goes in `cell`, the second in its mirror partner; `row` is the sheet then."""

    cell: int
    row: Row


def placements(board: Layout, view: View, seat: int) -> list[Placement]:
    """Return every way to write the dice; a double has one way per pair, any other roll two. Pencil of this round is passed over."""
    ink, (first, second) = view.sheets[seat].ink, view.dice
    pairs = [(cell, board.mirrors[cell]) for cell, number in enumerate(ink) if number is None]
    return [
        Placement(cell, put(put(ink, cell, first), mirror, second))
        for cell, mirror in pairs
        if first != second or cell < mirror
    ]


def actions(board: Layout, placement: Placement, choices: Sequence[Action]) -> tuple[Action, ...]:
    """Return what plays the placement; where it already stands in pencil, Done is all."""
    write = Write(board.cells[placement.cell].id)
    return (write, Done()) if write in choices else (Done(),)
