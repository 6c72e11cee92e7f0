"""HexRoller, by Rustan Håkansson."""

from rollwright.core import Paper, title_on
from rollwright.games.hexroller import sheet
from rollwright.games.hexroller.cases import judge
from rollwright.games.hexroller.reasons import why
from rollwright.games.hexroller.rules import INFO, apply, legal, start, touched
from rollwright.games.hexroller.score import score
from rollwright.games.hexroller.state import ACTIONS, Action, Options, over
from rollwright.games.hexroller.view import view


def paper(options: Options) -> Paper:
    return sheet.paper(options.side)


def title(options: Options, total: int) -> str:
    return title_on(sheet.layout(options.side).solo_ladder, INFO.id, total)


__all__ = [
    "ACTIONS",
    "INFO",
    "Action",
    "Options",
    "apply",
    "judge",
    "legal",
    "over",
    "paper",
    "score",
    "start",
    "title",
    "touched",
    "view",
    "why",
]
