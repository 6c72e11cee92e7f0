"""Everything a table of HexRoller holds: the side, the round, its dice, and every seat's sheet."""

from typing import Literal

from msgspec import Struct

from rollwright.core import Row
from rollwright.games.hexroller.sheet import Bonus, Side


class Options(Struct, frozen=True):
    """The side that everybody writes on: Snowflake (front) or Gear (back)."""

    side: Side = "front"


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
    """One seat's pencil in this round. `using` is a bonus taken up but not placed; Undo returns to `before`."""

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
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all chains."""
        return tuple([chain.number for chain in self.chains])

    @property
    def chosen(self) -> tuple[Chain, ...]:
        """The chains that go in the boxes."""
        return tuple([chain for chain in self.chains if chain.bonus != "third"])

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """The bonuses of this round, taken up or placed; the rules allow one."""
        placed: tuple[Bonus, ...] = tuple([chain.bonus for chain in self.chains if chain.bonus])
        taken_up = () if self.using is None else (self.using,)
        return (*taken_up, *placed) if self.two is None else (*taken_up, "two", *placed)

    @property
    def bonus(self) -> Bonus | None:
        """The bonus of this round, if one is used."""
        return next(iter(self.bonuses), None)


class Sheet(Struct, frozen=True):
    """One seat's paper; everything but `turn` is public."""

    ink: Row
    light: tuple[int | None, ...] = ()
    dark: tuple[int | None, ...] = ()
    used: tuple[Bonus, ...] = ()
    turn: Turn = Turn()
    done: bool = False


class State(Struct, frozen=True):
    """The table. After the last round there are no dice, and `round` stays."""

    seed: str
    side: Side
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]


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
    """Return the numbers in this round's light and dark boxes."""
    numbers = [chain.number for chain in turn.chosen]
    first, second = (*numbers, None, None)[:2]
    return (second, first) if turn.flipped else (first, second)
