"""Splitter, by Stefan Nikolic."""

from rollwright.core import Paper, title_on
from rollwright.games.splitter import sheet
from rollwright.games.splitter.actions import ACTIONS, Action
from rollwright.games.splitter.cases import judge
from rollwright.games.splitter.rules import INFO, accepts, apply, legal, spoken, start, touched, why
from rollwright.games.splitter.score import score
from rollwright.games.splitter.state import Options, over
from rollwright.games.splitter.view import view


def paper(options: Options) -> Paper:
    return sheet.paper(options.pad)


def title(options: Options, total: int) -> str:
    return title_on(sheet.layout(options.pad).solo_ladder, INFO.id, total)


__all__ = [
    "ACTIONS",
    "INFO",
    "Action",
    "Options",
    "accepts",
    "apply",
    "judge",
    "legal",
    "over",
    "paper",
    "score",
    "spoken",
    "start",
    "title",
    "touched",
    "view",
    "why",
]
