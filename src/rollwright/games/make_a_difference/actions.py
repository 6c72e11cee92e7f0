"""The actions of a seat in Make a Difference, one small decision each."""

from typing import Literal

from msgspec import Struct

from rollwright.games.make_a_difference.duel import HANDS
from rollwright.games.make_a_difference.sheet import layout


class Pick(Struct, frozen=True, tag="pick"):
    """Take the other die in hand; `die` is 0 or 1, as they lie on the table."""

    die: int


class Write(Struct, frozen=True, tag="write"):
    """Write the die in hand in an empty field; the other die comes to hand."""

    cell: str


class Undo(Struct, frozen=True, tag="undo"):
    """Rub out the last number of this round; with none written, take the first die in hand again."""


class Done(Struct, frozen=True, tag="done"):
    """Both numbers stand."""


class Throw(Struct, frozen=True, tag="throw"):
    """A hand in the duel; `chance` lets the table's dice choose."""

    hand: Literal["rock", "paper", "scissors", "chance"]


Action = Pick | Write | Undo | Done | Throw
WRITES: tuple[Write, ...] = tuple(Write(field.id) for field in layout().cells)  # in the order of the fields
THROWS: tuple[Throw, ...] = (*map(Throw, HANDS), Throw("chance"))
ACTIONS: tuple[Action, ...] = (Pick(0), Pick(1), *WRITES, Undo(), Done(), *THROWS)
