"""Two bots that judge a sheet by its points now and by how far the other groups have come."""

from collections.abc import Sequence
from random import Random

from rollwright.bots.splitter.placements import actions, placements
from rollwright.core import Row, View
from rollwright.games.splitter.actions import Action
from rollwright.games.splitter.score import groups
from rollwright.games.splitter.sheet import Layout, layout
from rollwright.games.splitter.state import Options

GLANCES = 5  # the number of placements that a beginner looks at
FAINT_HOPE = 0.25  # the share of its points that a beginner counts for an unfinished group
HOPE = 0.5  # and that an attentive person counts


def gentle(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """A beginner: looks at a handful of placements and takes the one that scores most now, or nearly does."""
    board = layout(options.pad)
    found = placements(board, view, seat)
    seen = random.sample(found, min(GLANCES, len(found)))
    return actions(board, max(seen, key=lambda placement: _judge(board, placement.row, FAINT_HOPE)), choices)


def steady(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """An attentive person: looks at every placement and at every unfinished group, but not at the room around it."""
    board = layout(options.pad)
    found = placements(board, view, seat)
    random.shuffle(found)  # so that any of several equal placements may be chosen
    return actions(board, max(found, key=lambda placement: _judge(board, placement.row, HOPE)), choices)


def _judge(board: Layout, row: Row, hope: float) -> float:
    """Return the points of a sheet, with a part of the points of unfinished groups and of hearts that agree so far."""
    worth = 0.0
    for number, group in groups(board, row):
        points = number if board.stars.isdisjoint(group) else 2 * number
        if len(group) == number:
            worth += points
        elif len(group) < number:
            worth += hope * points * (len(group) / number) ** 2
    return worth + _judge_hearts(board, row, hope)


def _judge_hearts(board: Layout, row: Row, hope: float) -> float:
    written = [row[cell] for cell in board.hearts if row[cell] is not None]
    if len(set(written)) != 1:
        return 0
    share = len(written) / len(board.hearts)
    return board.heart_bonus * (1 if share == 1 else hope * share**2)
