"""Quintet: five dice for each seat, up to three rolls a round, thirteen boxes to fill."""

from quintet.actions import ACTIONS, Action
from quintet.cases import cases
from quintet.rules import apply, legal, over, start, why
from quintet.score import score
from quintet.sheet import sheet
from quintet.state import Options
from quintet.view import view
from rollwright.core import Game, Info

INFO = Info(
    id="quintet",
    title="Quintet",
    designers=("Rollwright",),
    seats=(1, 6),
    minutes=(20, 20),
    age=8,
    version=1,
    spot="plum",
)

GAME = Game(
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
    sheet=sheet,
    cases=cases,
    why=why,
)
