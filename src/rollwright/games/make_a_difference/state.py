"""Everything a table of Make a Difference holds: options, round, dice, sheets, BotCards and the duel."""

from typing import Annotated

from msgspec import Meta, Struct

from rollwright.core import Row, put
from rollwright.games.make_a_difference.botcards import BotCard, Stars
from rollwright.games.make_a_difference.duel import Duel
from rollwright.games.make_a_difference.sheet import Mode, layout


class Options(Struct, frozen=True):
    """Mode A: everyone for themselves. Mode B: the highest sum takes the line.

    With `duel`, rock, paper, scissors decides a shared first place.
    """

    mode: Mode = "A"
    friendly_ties: bool = False
    bot_cards: Annotated[int, Meta(ge=0, le=12)] = 0
    stars: Stars = "any"
    first_roller: Annotated[int, Meta(ge=1, le=12)] = 1
    duel: bool = True


class Mark(Struct, frozen=True):
    """A die written in pencil in a field."""

    cell: int
    die: int


class Sheet(Struct, frozen=True):
    """One seat's paper. `ink` is public; `pencil` and the die in hand are secret until every seat is done."""

    ink: Row = (None,) * len(layout().cells)
    pencil: tuple[Mark, ...] = ()
    held: int = 0
    done: bool = False


class State(Struct, frozen=True):
    """The table. After the last round there are no dice, and `round` stays."""

    seed: str
    options: Options
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    cards: tuple[BotCard, ...]  # face down: in no view before the scoring
    duel: Duel | None = None
    version: int = 2  # the version of the rules

    @property
    def phase(self) -> str:
        """Writing, or one of the throws that decide a tie: each throw shows the hands of the throw before."""
        return f"throw {len(self.duel.throws) + 1}" if self.duel else "write"


def written_out(state: State) -> bool:
    """Say whether all rounds are written: the scoring, and perhaps a duel, is next."""
    return not state.dice


def written(state: State, sheet: Sheet) -> Row:
    """Return the sheet with this round's pencil on it."""
    row = sheet.ink
    for mark in sheet.pencil:
        row = put(row, mark.cell, state.dice[mark.die])
    return row
