"""HexRoller, by Rustan Håkansson."""

from rollwright.core import Fast, Game, Paper, Ranking, title_on
from rollwright.games.hexroller.actions import ACTIONS, Action
from rollwright.games.hexroller.cases import judge
from rollwright.games.hexroller.reasons import why
from rollwright.games.hexroller.rules import INFO, apply, legal, start, touched
from rollwright.games.hexroller.score import score
from rollwright.games.hexroller.sheet import layout, paper
from rollwright.games.hexroller.state import Options, State, over
from rollwright.games.hexroller.view import view

__all__ = ["GAME"]


def _sheet(options: Options) -> Paper:
    return paper(options.side)


def _title(options: Options, total: int) -> str:
    return title_on(layout(options.side).solo_ladder, INFO.id, total)


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
    sheet=_sheet,
    cases=judge,
    why=why,
    ranking=Ranking(title=_title),
    fast=Fast(seats_affected=touched),
)
