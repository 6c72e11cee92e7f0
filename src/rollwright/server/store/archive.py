"""A finished table read again: its record for anyone to check, and its rounds."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rollwright.core import Game, Move, Record, Wake, missing_sheets, next_wake, record, start_of, step
from rollwright.review.played import Played as Finished
from rollwright.review.played import from_moves
from rollwright.server.refusals import WrongPhase
from rollwright.server.socket.messages import RoundStep
from rollwright.server.table.events import Event, Played
from rollwright.server.table.table import Table, fold, moves_of


def record_of(code: str, events: list[Event]) -> Record:
    """Return the game as one file."""
    table = _finished(code, events)
    moves = [move for event in events if isinstance(event, Played) for move in moves_of(table, event)]
    return record(
        table.game,
        table.options,
        table.names,
        table.opened.secret,
        table.said,
        moves,
        table.hashes,
        table.shares,
        table.left_out,
        table.early,
        tuple(chair.hints for chair in table.chairs),
        table.origin,
    )


def played_of(code: str, events: list[Event]) -> Finished:
    """Return the game as a reviewer reads it: the table at the start of each round."""
    table = _finished(code, events)
    moves = [move for event in events if isinstance(event, Played) for move in moves_of(table, event)]
    return from_moves(table.game, table.options, table.names, table.seed, moves, table.origin)


def rounds_of(code: str, events: list[Event]) -> list[RoundStep]:
    """Return every round as it was when it closed, as a spectator sees it; choices before the first are none.

    A race is one long round: its steps are the moments at which somebody's total changed.
    """
    table = _finished(code, events)
    game = table.game
    state = start_of(game, table.options, table.names, table.seed, table.origin)
    steps: list[RoundStep] = []
    for event in events:
        if not isinstance(event, Played):
            continue
        for at, after in _states_after(table, state, event):
            before, state = state, after
            closes = state.round != before.round and before.round > 0
            ends = game.over(state) or bool(missing_sheets(game, state))
            if steps and missing_sheets(game, before):  # a sheet of paper was entered: it belongs to the last round
                steps[-1] = replace(steps[-1], view=game.view(state, None))
            elif closes or ends or (table.realtime and _has_scored(game, state, before)):
                closed = game.view(before, None)
                steps.append(RoundStep(closed.round, closed.dice, game.view(state, None), at))
    return steps


def _states_after(table: Table, state: Any, event: Played) -> Iterator[tuple[int, Any]]:
    """Yield the state after an event with its time; in a race first those after each wake that was due before it.

    The wake of a busy server may come so late that it decides a claim and ends its showing at once.
    """
    game = table.game
    while table.realtime and (due := next_wake(game, state)) is not None and due < event.at:
        state = step(game, state, Move(None, Wake(), due))
        yield due, state
    for move in moves_of(table, event):
        state = step(game, state, move)
    yield event.at, state


def _has_scored(game: Game[Any, Any, Any], state: Any, before: Any) -> bool:
    """Say whether somebody's total changed."""
    now, then = (tuple(sheet.total for sheet in game.view(each, None).sheets) for each in (state, before))
    return now != then


def _finished(code: str, events: list[Event]) -> Table:
    table = fold(code, events)
    if table.phase != "over":
        raise WrongPhase("not-over")
    return table
