"""Difference, by Christophe Boelinger."""

from rollwright.core import Paper
from rollwright.games.difference.actions import ACTIONS, RACES, TABLE_ACTIONS, Action
from rollwright.games.difference.cases import judge
from rollwright.games.difference.clock import alarm, due
from rollwright.games.difference.rules import INFO, apply, awaited, handicap, legal, over, rank, refuses, start
from rollwright.games.difference.score import score, title
from rollwright.games.difference.state import Options
from rollwright.games.difference.view import view


def paper(options: Options) -> Paper:
    """Return a card's outline in millimetres: nobody writes on it."""
    return Paper(f"difference-{options.illustration}", 100.0, 70.0, ())


__all__ = [
    "ACTIONS",
    "INFO",
    "RACES",
    "TABLE_ACTIONS",
    "Action",
    "Options",
    "alarm",
    "apply",
    "awaited",
    "due",
    "handicap",
    "judge",
    "legal",
    "over",
    "paper",
    "rank",
    "refuses",
    "score",
    "start",
    "title",
    "view",
]
