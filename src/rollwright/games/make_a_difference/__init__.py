"""Make a Difference, by Michael Arnold. README.md has the rules; rules, lines and duel are the same in code."""

import dataclasses

from msgspec.structs import replace

from rollwright.core import Clock, Credit, Fast, Game, Info, Proposal, Ranking, once_a_round
from rollwright.games.make_a_difference.actions import ACTIONS, Action, Pick, Undo, Write
from rollwright.games.make_a_difference.cases import judge
from rollwright.games.make_a_difference.lesson import lesson
from rollwright.games.make_a_difference.ranking import rank, rivals
from rollwright.games.make_a_difference.rules import (
    DICE,
    apply,
    legal,
    next_wake,
    over,
    seats_affected,
    start,
    start_version_1,
    why,
)
from rollwright.games.make_a_difference.score import figure_alone, score, title
from rollwright.games.make_a_difference.scorer import PAPER_SEATS, SCORER
from rollwright.games.make_a_difference.sheet import layout, paper
from rollwright.games.make_a_difference.state import Options, State
from rollwright.games.make_a_difference.view import view

__all__ = ["GAME"]

INFO = Info(
    id="make-a-difference",
    title="Make a Difference",
    designers=("Michael Arnold",),
    seats=(1, 12),
    minutes=(30, 60),
    age=8,
    version=2,
    spot="coral",
    credits=(
        Credit("layout", ("Michael Arnold",)),
        Credit("contest", ("7th BGG Roll & Write Contest 2021",)),
        Credit("thanks"),
    ),
)
_LATEST: Game[Options, State, Action] = Game(
    info=INFO,
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
    scorer=SCORER,
    paper=PAPER_SEATS,
    rolls=lambda _: once_a_round(layout().rounds, DICE),
    done=lambda state, seat: state.duel is None and state.sheets[seat].done,
    phase=lambda state: state.phase,
    clock=Clock(next_wake=next_wake),
    ranking=Ranking(
        rank=rank, rivals=rivals, title=title, figure=figure_alone, compared=("mode", "friendly_ties", "bot_cards")
    ),
    fast=Fast(seats_affected=seats_affected, private=(Pick, Write, Undo)),
    proposals=(Proposal(seats=(1, 2), options={"bot_cards": 1, "stars": "2"}),),  # an even match for a careful player
)
_VERSION_1 = dataclasses.replace(_LATEST, info=replace(INFO, version=1), start=start_version_1)
GAME: Game[Options, State, Action] = dataclasses.replace(_LATEST, lesson=lesson, earlier=(_VERSION_1,))
