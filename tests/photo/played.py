"""Sheets of real games, played to the end by bots: what a person would photograph."""

from dataclasses import dataclass
from random import Random
from typing import Any

from rollwright import games
from rollwright.bots import find as find_bot
from rollwright.bots.ask import ask
from rollwright.core import Figure, Game, Score, begin, paper_named, score_paper, scorer_of, waiting
from rollwright.photo.sheets import KnownSheet, sheet_called
from rollwright.press.games.parts import options_for

SHEETS = (
    "splitter-A",
    "splitter-B",
    "make-a-difference-A",
    "make-a-difference-B",
    "hexroller-front",
    "hexroller-back",
    "word-roller-1a",
    "word-roller-3b",
)


@dataclass(frozen=True)
class Played:
    """A finished sheet: what a hand writes in its cells, and its score."""

    known: KnownSheet
    options: Any
    cells: dict[str, Figure]
    score: Score


def played(paper: str, seed: str, rounds: int = 100) -> Played:
    """Play so many rounds on this paper among bots, and return the first seat's sheet as it is scored on paper."""
    game = games.find(next(name for name in games.GAMES if paper.startswith(name)))
    options = options_for(game, paper)
    state = _finished(game, options, seed, rounds)
    view = game.view(state, None)
    sheet = view.sheets[0]
    drawn = paper_named(game, options, sheet.paper)
    ink = dict(zip((place.id for place in drawn.places), sheet.ink, strict=True))
    allowed = scorer_of(game).figures(options, sheet.paper)
    cells = {cell: figure for cell, figure in ink.items() if figure is not None and figure in allowed.get(cell, ())}
    scored = score_paper(game, options, sheet.paper, cells)
    assert scored.score is not None
    return Played(sheet_called(drawn.id.lower()), options, cells, scored.score)


def _finished(game: Game, options: Any, seed: str, rounds: int) -> Any:
    seats = 2
    bot = find_bot(game.info.id, "gentle")
    state, coin = begin(game, options, tuple("ABCDEF"[:seats]), seed), Random(seed)
    while not game.over(state) and game.view(state, None).round <= rounds:
        for seat in waiting(game, state, seats):
            _, state = ask(bot, game, options, state, seat, coin)
    return state
