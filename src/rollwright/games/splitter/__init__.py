"""Splitter, by Stefan Nikolic. README.md has the rules; rules.py and score.py are the same in code."""

from rollwright.core import Fast, Game, Info, Ranking, once_a_round, written_or_all
from rollwright.games.splitter.actions import ACTIONS, Action, Swap, Undo, Write
from rollwright.games.splitter.cases import judge
from rollwright.games.splitter.lesson import lesson
from rollwright.games.splitter.rules import DICE, accepts, apply, legal, legal_words, over, start, why
from rollwright.games.splitter.score import score, title
from rollwright.games.splitter.scorer import PAPER_SEATS, SCORER
from rollwright.games.splitter.sheet import layout, paper
from rollwright.games.splitter.state import Options, State
from rollwright.games.splitter.view import view

__all__ = ["GAME"]

GAME: Game[Options, State, Action] = Game(
    info=Info(
        id="splitter",
        title="Splitter",
        designers=("Stefan Nikolic",),
        seats=(1, 12),
        minutes=(15, 15),
        age=8,
        version=1,
        spot="moss",
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
    sheet=lambda options: paper(options.pad),
    cases=judge,
    scorer=SCORER,
    paper=PAPER_SEATS,
    rolls=lambda options: once_a_round(layout(options.pad).rounds, DICE),
    done=lambda state, seat: state.sheets[seat].done,
    ranking=Ranking(title=title),
    lesson=lesson,
    daily=lambda day, _: Options(pad=("A", "B")[day % 2]),
    fast=Fast(accepts=accepts, legal_words=legal_words, seats_affected=written_or_all, private=(Write, Swap, Undo)),
)
