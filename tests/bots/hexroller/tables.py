"""HexRoller as one seat sees it in the middle of a game."""

from random import Random
from typing import Any, cast, get_args

from msgspec.structs import replace

from rollwright.core import Move, begin
from rollwright.games.hexroller import GAME as hexroller
from rollwright.games.hexroller.actions import Flip, Undo
from rollwright.games.hexroller.sheet import Side
from rollwright.games.hexroller.state import Options, State
from rollwright.games.hexroller.view import HexView

SIDES: tuple[Side, ...] = get_args(Side)


def table(side: Side, round: int, random: Random, seats: int = 1) -> State:  # noqa: A002
    """Return a table at the start of a round, after random rounds."""
    state = begin(hexroller, Options(side), ("A",) * seats, str(random.random()))
    while state.round < round:
        for seat in range(seats):
            if not state.sheets[seat].done and state.round < round:
                state = wander(state, random, seat)
    return state


def wander(state: State, random: Random, seat: int = 0) -> State:
    """Return the table after one choice at random, never one that goes back."""
    forward = [choice for choice in hexroller.legal(state, seat) if not isinstance(choice, Undo | Flip)]
    return hexroller.apply(state, Move(seat, random.choice(forward)))


def with_sheet(state: State, seat: int, other: State) -> State:
    """Return the table with what seat 0 of another has before it in this seat."""
    sheets = list(state.sheets)
    sheets[seat] = other.sheets[0]
    return replace(state, sheets=tuple(sheets))


def seen(state: State, seat: int = 0) -> tuple[Options, HexView, int, list[Any]]:
    """All that a bot is given of a table, but for its coin."""
    return Options(state.side), cast("HexView", hexroller.view(state, seat)), seat, hexroller.legal(state, seat)
