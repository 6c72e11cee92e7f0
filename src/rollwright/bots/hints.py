"""Hints: what the strongest bot of a game would do now, from what the seat itself may see."""

from random import Random
from typing import Any

from rollwright import bots
from rollwright.core import (
    Figure,
    Game,
    Level,
    Move,
    Paper,
    Row,
    Suggestion,
    View,
    is_awaited,
    paper_seats_of,
    step,
    to_text,
)

STRONGEST: tuple[Level, ...] = ("master", "sharp")
DONE, UNDO = "done", "undo"
STEPS = 200  # actions of one turn; no turn of our games takes a quarter of them


def can_hint(game: Game) -> bool:
    """Say whether a game has hints: its own, or those of a strong bot."""
    return game.advice is not None or is_noted(game) or _level(game) is not None


def is_noted(game: Game) -> bool:
    """Say whether the game itself gives its hints, when the table notes that a seat asks: what they cost is a rule."""
    return game.race is not None and game.race.hint is not None


def hint(game: Game, options: Any, state: Any, seat: int) -> Suggestion | None:
    """Return what a seat could do now. The pencil of this round is ignored; the bot sees the seat's view alone."""
    if seat in paper_seats_of(game):
        return None  # nobody knows its sheet
    if game.advice is not None:
        return game.advice.hint(state, seat)
    level = _level(game)
    if level is None or not is_awaited(game, state, seat):
        return None
    bot, random = bots.find(game.info.id, level), Random(0)
    fresh = _without_pencil(game, state, seat)
    planned = fresh
    for _ in range(STEPS):
        choices = game.legal(planned, seat)
        for action in bot(options, game.view(planned, seat), seat, choices, random):
            if to_text(action) == DONE:
                return _told(game, game.sheet(options), game.view(fresh, seat), game.view(planned, seat), seat)
            planned = step(game, planned, Move(seat, action))
        if planned.round != fresh.round or not is_awaited(game, planned, seat):
            return None  # a game without Done: its turn cannot be told without being played
    return None


def _level(game: Game) -> Level | None:
    if game.is_race:
        return None
    return next((level for level in STRONGEST if level in bots.levels(game.info.id)), None)


def _without_pencil(game: Game, state: Any, seat: int) -> Any:
    """Return the state as if the seat had rubbed out everything that it wrote in this round."""
    for _ in range(STEPS):
        undo = next((choice for choice in game.legal(state, seat) if to_text(choice) == UNDO), None)
        if undo is None:
            break
        state = step(game, state, Move(seat, undo))
    return state


def _told(game: Game, paper: Paper, before: View, planned: View, seat: int) -> Suggestion:
    """Return the figures that the plan writes, and the points that they bring at once.

    Figures that follow from others, such as the differences between two numbers, are left out.
    """
    by_hand = {cell for action in game.actions if (cell := getattr(action, "cell", None)) is not None}
    changes = zip(paper.places, _figures(before, seat), _figures(planned, seat), strict=True)
    marks = [(place.id, now) for place, was, now in changes if now not in (was, None) and place.id in by_hand]
    worth = planned.worth
    return Suggestion(
        before.round,
        " ".join(f"{place}={figure}" for place, figure in marks),
        tuple(place for place, _ in marks),
        0 if worth is None else worth.after - worth.before,
        figures=tuple(figure for _, figure in marks),
    )


def _figures(view: View, seat: int) -> Row:
    sheet = view.sheets[seat]
    pencil: Row = sheet.pencil or (None,) * len(sheet.ink)
    shown: list[Figure | None] = [ink if mark is None else mark for ink, mark in zip(sheet.ink, pencil, strict=True)]
    return tuple(shown)
