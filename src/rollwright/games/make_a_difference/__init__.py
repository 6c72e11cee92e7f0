"""Make a Difference, by Michael Arnold."""

from rollwright.core import Clock, Fast, Game, Paper, Ranking
from rollwright.games.make_a_difference.actions import ACTIONS, Action
from rollwright.games.make_a_difference.cases import judge
from rollwright.games.make_a_difference.ranking import rank, rivals
from rollwright.games.make_a_difference.rules import INFO, alarm, apply, legal, start, touched, why
from rollwright.games.make_a_difference.score import score
from rollwright.games.make_a_difference.sheet import paper
from rollwright.games.make_a_difference.state import Options, State, over
from rollwright.games.make_a_difference.view import view

__all__ = ["GAME"]


def _sheet(options: Options) -> Paper:
    return paper(options.mode)


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
    clock=Clock(next_wake=alarm),
    ranking=Ranking(rank=rank, rivals=rivals),
    fast=Fast(seats_affected=touched),
)
