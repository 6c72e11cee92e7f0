"""HexRoller, by Rustan Håkansson. README.md has the rules; rules, chains, rounds and score are the same in code."""

from rollwright.core import Credit, Fast, Game, Info, Ranking, once_a_round, written_or_all
from rollwright.games.hexroller.actions import ACTIONS, Action, Choose, Flip, Undo, Use, Write
from rollwright.games.hexroller.cases import judge
from rollwright.games.hexroller.lesson import lesson
from rollwright.games.hexroller.reasons import why
from rollwright.games.hexroller.rules import FACES, apply, legal, over, start
from rollwright.games.hexroller.score import score, title
from rollwright.games.hexroller.scorer import PAPER_SEATS, SCORER
from rollwright.games.hexroller.sheet import layout, paper
from rollwright.games.hexroller.state import Options, State
from rollwright.games.hexroller.view import view

__all__ = ["GAME"]

GAME: Game[Options, State, Action] = Game(
    info=Info(
        id="hexroller",
        title="HexRoller",
        designers=("Rustan Håkansson",),
        seats=(1, 8),
        minutes=(20, 20),
        age=8,
        version=1,
        spot="ice",
        credits=(
            Credit("illustration", ("Christian Fiore",)),
            Credit("graphics", ("Christian Fiore",)),
            Credit("editing", ("Matthias Nagy", "Joshua Yearsley")),
            Credit("publisher", ("Frosted Games, Berlin", "Renegade Game Studios (2019)")),
        ),
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
    sheet=lambda options: paper(options.side),
    cases=judge,
    scorer=SCORER,
    paper=PAPER_SEATS,
    rolls=lambda options: once_a_round(layout(options.side).rounds, layout(options.side).dice, FACES, in_order=True),
    lesson=lesson,
    done=lambda state, seat: state.sheets[seat].done,
    ranking=Ranking(title=title),
    daily=lambda day, _: Options(side=("front", "back")[day % 2]),
    fast=Fast(seats_affected=written_or_all, private=(Choose, Write, Use, Flip, Undo)),
)
