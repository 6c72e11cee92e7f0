"""Difference, by Christophe Boelinger."""

from rollwright.core import Clock, Game, Race, Ranking
from rollwright.games.difference.actions import ACTIONS, RACES, TABLE_ACTIONS, Action
from rollwright.games.difference.bot_view import bot_view
from rollwright.games.difference.cases import judge
from rollwright.games.difference.clock import alarm, due
from rollwright.games.difference.rules import INFO, apply, awaited, handicap, legal, over, rank, refuses, start
from rollwright.games.difference.score import score, title
from rollwright.games.difference.sheet import paper
from rollwright.games.difference.state import Options, State
from rollwright.games.difference.view import view

__all__ = ["GAME"]

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
    sheet=paper,
    cases=judge,
    clock=Clock(next_wake=alarm, visible_wake=due),
    race=Race(
        claims=RACES, notes=TABLE_ACTIONS, refuses=refuses, awaited=awaited, handicap=handicap, bot_view=bot_view
    ),
    ranking=Ranking(rank=rank, title=title),
)
