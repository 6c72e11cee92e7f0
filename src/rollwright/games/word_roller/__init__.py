"""Word Roller, by Lucas Gerlach."""

from rollwright.core import Advice, Clock, Game, Paper, Race, Ranking
from rollwright.games.word_roller.actions import ACTIONS, RACES, Action
from rollwright.games.word_roller.advice import best, hint
from rollwright.games.word_roller.card import cards
from rollwright.games.word_roller.cases import judge
from rollwright.games.word_roller.clock import alarm, due
from rollwright.games.word_roller.rules import INFO, apply, legal, over, start, why
from rollwright.games.word_roller.score import rank, score
from rollwright.games.word_roller.sheet import paper
from rollwright.games.word_roller.state import Options, State
from rollwright.games.word_roller.view import view

__all__ = ["GAME"]
MEDALS = {"gold": 45, "silver": 35, "bronze": 25}  # for practice alone


def _sheet(options: Options) -> Paper:
    """Return one of the cards; all of a side have the same squares."""
    return paper(f"1{options.side}")


def _papers(options: Options) -> dict[str, Paper]:
    return {name: paper(name) for name in cards() if name.endswith(options.side)}


def _title(options: Options, total: int) -> str:  # noqa: ARG001
    return "word-roller-title-" + next((medal for medal, points in MEDALS.items() if total >= points), "none")


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
    papers=_papers,
    cases=judge,
    why=why,
    clock=Clock(next_wake=alarm, visible_wake=due),
    race=Race(claims=RACES),
    ranking=Ranking(rank=rank, title=_title),
    advice=Advice(hint=hint, best=best),
)
