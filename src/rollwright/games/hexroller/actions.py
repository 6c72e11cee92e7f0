"""The actions of a seat in HexRoller, one small decision each."""

from functools import cache

from msgspec import Struct

from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, layout


class Choose(Struct, frozen=True, tag="choose"):
    """Begin the chain of a rolled number; after the bonus `extra`: lengthen the chain of that number."""

    number: int


class Write(Struct, frozen=True, tag="write"):
    """Write the number in hand in the next hex."""

    cell: str


class Use(Struct, frozen=True, tag="use"):
    """Use a bonus: `extra` lengthens a chain, `two` writes a 2 anywhere, `third` adds a third number."""

    bonus: Bonus


class Flip(Struct, frozen=True, tag="flip"):
    """The chosen numbers change box rows."""


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last step of this round (box rows are flipped back by flipping)."""


class Done(Struct, frozen=True, tag="done"):
    """The round stands."""


Action = Choose | Write | Use | Flip | Undo | Done
ACTIONS: tuple[Action, ...] = (
    *map(Choose, NUMBERS),
    *(Write(cell) for cell in sorted({*layout("front").index, *layout("back").index})),
    *map(Use, BONUSES),
    Flip(),
    Undo(),
    Done(),
)
write = cache(Write)  # one action for each cell, however often it is offered
