"""The ways to write this round's dice on a sheet, and the actions that play one of them."""

from collections.abc import Sequence

from msgspec import Struct

from rollwright.core import Row, View, put
from rollwright.games.splitter.actions import Action, Done, Write
from rollwright.games.splitter.sheet import Layout


class Placement(Struct, frozen=True):
    """The first die goes in `cell`, the second in its mirror partner; `row` is the sheet then."""

    cell: int
    row: Row


def placements(board: Layout, view: View, seat: int) -> list[Placement]:
    """Return every way to write the dice, ignoring this round's pencil; a double has one way per pair, others two."""
    ink, (first, second) = view.sheets[seat].ink, view.dice
    pairs = [(cell, board.mirrors[cell]) for cell, number in enumerate(ink) if number is None]
    return [
        Placement(cell, put(put(ink, cell, first), mirror, second))
        for cell, mirror in pairs
        if first != second or cell < mirror
    ]


def actions(board: Layout, placement: Placement, choices: Sequence[Action]) -> tuple[Action, ...]:
    """Return the actions that play the placement: Done alone where it already stands in pencil."""
    write = Write(board.cells[placement.cell].id)
    return (write, Done()) if write in choices else (Done(),)
