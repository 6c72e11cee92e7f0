"""HexRoller: what a seat may do, and everything a table of it holds."""

from typing import Literal

from msgspec import Struct

from rollwright.core import Row
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout


class Options(Struct, frozen=True):
    """Which side everybody writes on: Snowflake or Gear."""

    side: Side = "front"


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


class Chain(Struct, frozen=True):
    """A number's hexes in the order written, and how many they must become."""

    number: int
    need: int
    path: tuple[int, ...] = ()
    bonus: Literal["", "extra", "third"] = ""

    @property
    def whole(self) -> bool:
        return len(self.path) == self.need


class Turn(Struct, frozen=True):
    """One seat's pencil in this round. `using` is a bonus taken up but not placed; `before` is what Undo returns to."""

    chains: tuple[Chain, ...] = ()
    two: int | None = None
    using: Bonus | None = None
    flipped: bool = False
    before: "Turn | None" = None

    @property
    def growing(self) -> int | None:
        """The place of the chain being written, if any."""
        return next((place for place, chain in enumerate(self.chains) if not chain.whole), None)

    @property
    def chosen(self) -> tuple[Chain, ...]:
        """The chains that go in the boxes."""
        return tuple(chain for chain in self.chains if chain.bonus != "third")

    @property
    def bonus(self) -> Bonus | None:
        """The bonus of this round, if one is used."""
        if self.using is not None:
            return self.using
        if self.two is not None:
            return "two"
        return next((chain.bonus for chain in self.chains if chain.bonus), None)


class Sheet(Struct, frozen=True):
    """One seat's paper; everything but `turn` is public."""

    ink: Row
    light: tuple[int | None, ...] = ()
    dark: tuple[int | None, ...] = ()
    used: tuple[Bonus, ...] = ()
    turn: Turn = Turn()
    done: bool = False


class State(Struct, frozen=True):
    seed: str
    side: Side
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]


def over(state: State) -> bool:
    return not state.dice


def written(sheet: Sheet) -> Row:
    """Return the hexes with this round's pencil on them."""
    numbers = list(sheet.ink)
    for chain in sheet.turn.chains:
        for place in chain.path:
            numbers[place] = chain.number
    if sheet.turn.two is not None:
        numbers[sheet.turn.two] = 2
    return tuple(numbers)


def boxes(turn: Turn) -> tuple[int | None, int | None]:
    """Return what this round's light and dark boxes hold."""
    numbers = [chain.number for chain in turn.chosen]
    first, second = (*numbers, None, None)[:2]
    return (second, first) if turn.flipped else (first, second)
