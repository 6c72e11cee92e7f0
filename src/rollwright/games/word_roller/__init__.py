"""Word Roller, by Lucas Gerlach."""

from rollwright.core import Paper
from rollwright.games.word_roller import sheet
from rollwright.games.word_roller.actions import ACTIONS, RACES, Action
from rollwright.games.word_roller.advice import best, hint
from rollwright.games.word_roller.card import cards
from rollwright.games.word_roller.cases import judge
from rollwright.games.word_roller.clock import alarm, due
from rollwright.games.word_roller.rules import INFO, apply, legal, over, start, why
from rollwright.games.word_roller.score import rank, score
from rollwright.games.word_roller.state import Options
from rollwright.games.word_roller.view import view

MEDALS = {"gold": 45, "silver": 35, "bronze": 25}  # for practice alone


def paper(options: Options) -> Paper:
    """Return one of the cards; all of a side have the same squares."""
    return sheet.paper(f"1{options.side}")


def papers(options: Options) -> dict[str, Paper]:
    return {name: sheet.paper(name) for name in cards() if name.endswith(options.side)}


def title(options: Options, total: int) -> str:  # noqa: ARG001
    return "word-roller-title-" + next((medal for medal, points in MEDALS.items() if total >= points), "none")


__all__ = [
    "ACTIONS",
    "INFO",
    "RACES",
    "Action",
    "Options",
    "alarm",
    "apply",
    "best",
    "due",
    "hint",
    "judge",
    "legal",
    "over",
    "paper",
    "papers",
    "rank",
    "score",
    "start",
    "title",
    "view",
    "why",
]
