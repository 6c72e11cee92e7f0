"""Stairs: each round every seat secretly writes one of two shared dice on a step; climbing scores."""

from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import (
    Game,
    Info,
    Item,
    Lesson,
    Move,
    Paper,
    Part,
    Place,
    Refused,
    Row,
    Score,
    SheetView,
    Step,
    View,
    compare,
    is_whole,
    mapping_of,
    once_a_round,
    put,
    read_options,
    roll,
    tally,
)

Steps = Literal[5, 7]
CELLS = ("1", "2", "3", "4", "5", "6", "7")
INFO = Info(
    id="stairs", title="Stairs", designers=("Rollwright",), seats=(1, 6), minutes=(3, 3), age=6, version=1, spot="sky"
)


class Options(Struct, frozen=True):
    """How long the stairs are."""

    steps: Steps = 5


class Take(Struct, frozen=True, tag="take"):
    die: int  # 0 or 1, as the dice lie on the table


class Write(Struct, frozen=True, tag="write"):
    cell: str  # any empty step


class Undo(Struct, frozen=True, tag="undo"):
    """The last step of this round is taken back."""


class Done(Struct, frozen=True, tag="done"):
    """The pencil stands; it turns to ink when every seat is done."""


Action = Take | Write | Undo | Done
ACTIONS: tuple[Action, ...] = (Take(0), Take(1), *map(Write, CELLS), Undo(), Done())


class Sheet(Struct, frozen=True):
    """One seat's paper. `ink` is public; the die it holds and the cell it chose are its secret."""

    ink: Row
    held: int | None = None
    cell: int | None = None
    done: bool = False


class State(Struct, frozen=True):
    seed: str
    steps: Steps
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    return _open_round(seed, options.steps, 1, (Sheet((None,) * options.steps),) * len(seats))


def over(state: State) -> bool:
    return not state.dice


def legal(state: State, seat: int) -> list[Action]:
    sheet = state.sheets[seat]
    if over(state) or sheet.done:
        return []
    if sheet.held is None:
        return [Take(0), Take(1)]
    writes = [Write(CELLS[cell]) for cell, number in enumerate(sheet.ink) if number is None and cell != sheet.cell]
    return [*writes, Undo()] if sheet.cell is None else [*writes, Undo(), Done()]


def apply(state: State, move: Move[Action]) -> State:
    """Return the state after `move`, already known to be legal."""
    assert move.seat is not None
    sheet = state.sheets[move.seat]
    match move.action:
        case Take(die=die):
            sheet = replace(sheet, held=die)
        case Write(cell=cell):
            sheet = replace(sheet, cell=CELLS.index(cell))
        case Undo():
            sheet = replace(sheet, held=None) if sheet.cell is None else replace(sheet, cell=None)
        case Done():
            sheet = replace(sheet, done=True)
    sheets = put(state.sheets, move.seat, sheet)
    if all(sheet.done for sheet in sheets):
        inked = tuple(Sheet(_written(state, sheet)) for sheet in sheets)
        return _open_round(state.seed, state.steps, state.round + 1, inked)
    return replace(state, sheets=sheets)


def _open_round(seed: str, steps: Steps, number: int, sheets: tuple[Sheet, ...]) -> State:
    """Roll for a round; after the last one the state keeps its number and has no dice."""
    if number > steps:
        return State(seed, steps, steps, (), sheets)
    return State(seed, steps, number, roll(seed, "round", number, dice=2), sheets)


def _written(state: State, sheet: Sheet) -> Row:
    if sheet.held is None or sheet.cell is None:
        return sheet.ink
    return put(sheet.ink, sheet.cell, state.dice[sheet.held])


def view(state: State, seat: int | None) -> View:
    """Return what `seat` may see: every sheet covered, then its own uncovered; `None` is a spectator."""
    ended = over(state)
    sheets = [
        SheetView(sheet.ink, _score(sheet.ink).total, sheet.done, score=_score(sheet.ink) if ended else None)
        for sheet in state.sheets
    ]
    shown = View(round=state.round, rounds=state.steps, dice=state.dice, sheets=tuple(sheets), over=ended)
    if seat is None or ended:
        return shown
    own = state.sheets[seat]
    before, after = _score(own.ink), _score(_written(state, own))
    pencil = tuple(number if cell == own.cell else None for cell, number in enumerate(_written(state, own)))
    held, hand = ((), ()) if own.held is None else ((own.held,), (state.dice[own.held],))
    sheets[seat] = SheetView(own.ink, before.total, own.done, pencil, after, held=held)
    return replace(shown, sheets=tuple(sheets), hand=hand, worth=None if own.cell is None else compare(before, after))


def score(state: State, seat: int) -> Score:
    return _score(state.sheets[seat].ink)


def _score(row: Row) -> Score:
    stairs = [(cell, int(number)) for cell, number in zip(CELLS, row, strict=False) if number is not None]
    climbs = tuple(Part((low, high), 2) for (low, a), (high, b) in pairwise(stairs) if a < b)
    last = int(row[-1] or 0)
    return tally(
        Item("climbs", 2 * len(climbs), climbs),
        Item("last", last, (Part((CELLS[len(row) - 1],), last),) if last else ()),
    )


def sheet(options: Options) -> Paper:
    """Draw a row that climbs, ten millimetres a step and five up."""
    steps = options.steps
    places = (
        Place(cell, "square", 10 * n + 5, 5 * (steps - n), 10, 10, row=1, col=n + 1, said={"step": n + 1})
        for n, cell in enumerate(CELLS[:steps])
    )
    return Paper(f"stairs-{steps}", width=10 * steps, height=5 * steps + 5, places=tuple(places), rounds=steps)


def cases(options: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """Score the stairs given as JSON: {"cells": {"1": 2, "5": 6}}."""
    if given.get("task", "score") != "score":
        raise Refused("unknown-task", task=str(given["task"])[:40])
    chosen: Options = read_options(GAME, options)
    names, cells = CELLS[: chosen.steps], mapping_of(given, "cells")
    if any(cell not in names or not is_whole(number, 1, 6) for cell, number in cells.items()):
        return {"valid": False, "errors": [{"code": "bad-value"}], "total": None, "items": []}
    found = _score(tuple(cells.get(cell) for cell in names))
    items = [{"id": item.id, "points": item.points} for item in found.items]
    return {"valid": True, "total": found.total, "items": items}


def lesson(_language: str) -> Lesson[Options, State]:
    """Return the lesson: a 2 stands on the first step, and 5 and 1 are rolled. Its sentences are in locale/."""
    steps = (
        Step("take", ("tray",), ("take 0",)),
        Step("write", ("3",), ("write 3",)),
        Step("climb", ("worth",)),
        Step("done", ("done",), ("done",)),
        Step("gap", ("2",)),
        Step("last", ("5",)),
    )
    state = State("lesson", 5, 2, (5, 1), (Sheet((2, None, None, None, None)),))
    return Lesson(options=Options(), state=state, steps=steps)


GAME = Game(
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
    rolls=lambda options: once_a_round(options.steps, 2),
    cases=cases,
    lesson=lesson,
)
