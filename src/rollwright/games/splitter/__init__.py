"""Splitter, by Stefan Nikolic."""

from rollwright.core import Fast, Game, Paper, Ranking, title_on
from rollwright.games.splitter.actions import ACTIONS, Action
from rollwright.games.splitter.cases import judge
from rollwright.games.splitter.rules import INFO, accepts, apply, legal, spoken, start, touched, why
from rollwright.games.splitter.score import score
from rollwright.games.splitter.sheet import layout, paper
from rollwright.games.splitter.state import Options, State, over
from rollwright.games.splitter.view import view

__all__ = ["GAME"]


def _sheet(options: Options) -> Paper:
    return paper(options.pad)


def _title(options: Options, total: int) -> str:
    return title_on(layout(options.pad).solo_ladder, INFO.id, total)


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
    fast=Fast(accepts=accepts, legal_words=spoken, seats_affected=touched),
)
