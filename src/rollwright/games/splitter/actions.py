"""The actions of a seat in Splitter, one small decision each."""

from msgspec import Struct

from rollwright.games.splitter.sheet import layout


class Write(Struct, frozen=True, tag="write"):
    """The first die goes in `cell`, the second in its mirror partner; earlier pencil of this round moves there."""

    cell: str


class Swap(Struct, frozen=True, tag="swap"):
    """The two numbers in pencil change places."""


class Undo(Struct, frozen=True, tag="undo"):
    """This round's pencil is rubbed out."""


class Done(Struct, frozen=True, tag="done"):
    """The pencil stands; it turns to ink when every seat is done."""


Action = Write | Swap | Undo | Done
SWAP, UNDO, DONE = Swap(), Undo(), Done()
ACTIONS: tuple[Action, ...] = (
    *(Write(cell) for cell in sorted({*layout("A").index, *layout("B").index})),
    SWAP,
    UNDO,
    DONE,
)
