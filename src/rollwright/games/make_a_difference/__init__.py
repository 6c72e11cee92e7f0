"""Make a Difference, by Michael Arnold. README.md has the rules; rules, lines and duel are the same in code."""

from rollwright.core import Clock, Fast, Game, Info, Ranking
from rollwright.games.make_a_difference.actions import ACTIONS, Action, Pick, Undo, Write
from rollwright.games.make_a_difference.cases import judge
from rollwright.games.make_a_difference.ranking import rank, rivals
from rollwright.games.make_a_difference.rules import apply, legal, next_wake, over, seats_affected, start, why
from rollwright.games.make_a_difference.score import score
from rollwright.games.make_a_difference.sheet import paper
from rollwright.games.make_a_difference.state import Options, State
from rollwright.games.make_a_difference.view import view

__all__ = ["GAME"]

GAME: Game[Options, State, Action] = Game(
    info=Info(
        id="make-a-difference",
        title="Make a Difference",
        designers=("Michael Arnold",),
        seats=(1, 12),
        minutes=30,
        age=8,
        version=1,
        spot="coral",
    ),
    options=Options,
    action=Action,
    actions=ACTIONS,
    start=start,
    legal=legal,
    apply=apply,
    over=over,
    why=why,
    view=view,
    score=score,
    sheet=lambda options: paper(options.mode),
    cases=judge,
    phase=lambda state: state.phase,
    clock=Clock(next_wake=next_wake),
    ranking=Ranking(rank=rank, rivals=rivals),
    fast=Fast(seats_affected=seats_affected, private=(Pick, Write, Undo)),
)
