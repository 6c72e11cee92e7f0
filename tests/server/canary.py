"""A game made of secrets: in each round every seat scribbles a mark of its own, which nobody else may ever see.

The marks are unique, so finding one anywhere is a leak. Only the length of a mark turns to ink.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwright import bots, games
from rollwright.core import Game, Info, Item, Move, Paper, Race, Row, Score, SheetView, View, put, roll, tally

ROUNDS = 4
INFO = Info("canary", "Canary", ("Nobody",), (1, 6), (1, 1), 1, 1, "ochre")


class Options(Struct, frozen=True):
    pass


class Scribble(Struct, frozen=True, tag="scribble"):
    mark: str


class Done(Struct, frozen=True, tag="done"):
    pass


Action = Scribble | Done
ACTIONS: tuple[Action, ...] = (Scribble("dot"), Done())


class State(Struct, frozen=True):
    seed: str
    round: int
    marks: tuple[str, ...]
    done: tuple[bool, ...]
    ink: tuple[Row, ...]


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    return State(seed, 1, ("",) * len(seats), (False,) * len(seats), ((),) * len(seats))


def over(state: State) -> bool:
    return len(state.ink[0]) == ROUNDS


def refuses(state: State, move: Move[Action]) -> str | None:
    """Accept any mark: they are too many to list."""
    choices = legal(state, move.seat or 0)
    return None if move.action in choices or (choices and isinstance(move.action, Scribble)) else "illegal-action"


def legal(state: State, seat: int) -> list[Action]:
    if over(state) or state.done[seat]:
        return []
    return [Scribble("dot"), Done()] if state.marks[seat] else [Scribble("dot")]


def apply(state: State, move: Move[Action]) -> State:
    assert move.seat is not None
    if isinstance(move.action, Scribble):
        return replace(state, marks=put(state.marks, move.seat, move.action.mark))
    state = replace(state, done=put(state.done, move.seat, True))
    if not all(state.done):
        return state
    ink = tuple((*row, len(mark)) for row, mark in zip(state.ink, state.marks, strict=True))
    return replace(start(Options(), state.marks, state.seed), round=min(state.round + 1, ROUNDS), ink=ink)


def view(state: State, seat: int | None) -> View:
    sheets = tuple(
        SheetView(ink, len(ink), done, (mark,) if place == seat and mark else ())
        for place, (ink, done, mark) in enumerate(zip(state.ink, state.done, state.marks, strict=True))
    )
    dice = () if over(state) else roll(state.seed, "round", state.round, dice=2)
    return View(round=state.round, rounds=ROUNDS, dice=dice, sheets=sheets, over=over(state))


def score(state: State, seat: int) -> Score:
    return tally(Item("marks", len(state.ink[seat])))


def sheet(options: Options) -> Paper:
    return Paper("canary", 10, 10, ())


def cases(options: dict[str, Any], case: dict[str, Any]) -> dict[str, Any]:
    return {}


GAME: Game[Options, State, Action] = Game(
    info=INFO,
    options=Options,
    action=Action,
    actions=ACTIONS,
    start=start,
    legal=legal,
    apply=apply,
    over=over,
    view=view,
    score=score,
    sheet=sheet,
    cases=cases,
    race=Race(claims=(), refuses=refuses),
)


class Spy:
    """A bot that writes down everything it is given."""

    def __init__(self, notes: Path) -> None:
        self._notes = notes

    def __call__(
        self, options: Any, view: View, seat: int, choices: Sequence[Action], random: Random
    ) -> tuple[Action, ...]:
        with self._notes.open("a") as notes:
            notes.write(f"{options!r} {view!r} {seat} {choices!r} {random.getstate()!r}\n")
        return Scribble(f"BOT-{view.round}"), Done()


def register(notes: Path) -> None:
    """Put the game on the list of the process that calls it."""
    games.GAMES["canary"] = GAME
    bots.BOTS["canary"] = {"steady": Spy(notes)}
