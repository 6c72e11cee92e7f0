"""What a finished table leaves behind: its record for anyone to check, and its rounds to look at again."""

from rollwright.core import Record, begin, mix, record, step
from rollwright.server.refusals import WrongPhase
from rollwright.server.socket.messages import RoundStep
from rollwright.server.table.events import Event, Played
from rollwright.server.table.table import Table, fold, moves_of


def record_of(name: str, events: list[Event]) -> Record:
    """Write up the game as one file."""
    table = _finished(name, events)
    moves = [move for event in events if isinstance(event, Played) for move in moves_of(table, event)]
    return record(table.game, table.options, table.names, table.opened.secret, table.said, moves)


def rounds_of(name: str, events: list[Event]) -> list[RoundStep]:
    """Return every round as it was when it closed, for all to see."""
    table = _finished(name, events)
    game = table.game
    state = begin(game, table.options, table.names, mix(table.opened.secret, table.said))
    steps: list[RoundStep] = []
    before = game.view(state, None)
    for event in events:
        if isinstance(event, Played):
            for move in moves_of(table, event):
                state = step(game, state, move)
            after = game.view(state, None)
            if after.round != before.round or after.over:
                steps.append(RoundStep(before.round, before.dice, after))
            before = after
    return steps


def _finished(name: str, events: list[Event]) -> Table:
    table = fold(name, events)
    if table.phase != "over":
        raise WrongPhase("not-over")
    return table
