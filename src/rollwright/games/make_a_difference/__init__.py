"""Make a Difference, by Michael Arnold."""

from rollwright.core import Paper
from rollwright.games.make_a_difference import sheet
from rollwright.games.make_a_difference.actions import ACTIONS, Action
from rollwright.games.make_a_difference.cases import judge
from rollwright.games.make_a_difference.ranking import rank, rivals
from rollwright.games.make_a_difference.rules import INFO, alarm, apply, legal, start, touched, why
from rollwright.games.make_a_difference.score import score
from rollwright.games.make_a_difference.state import Options, over
from rollwright.games.make_a_difference.view import view


def paper(options: Options) -> Paper:
    return sheet.paper(options.mode)


__all__ = [
    "ACTIONS",
    "INFO",
    "Action",
    "Options",
    "alarm",
    "apply",
    "judge",
    "legal",
    "over",
    "paper",
    "rank",
    "rivals",
    "score",
    "start",
    "touched",
    "view",
    "why",
]
