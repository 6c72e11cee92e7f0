"""Which game and which of its papers a code names."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rollwright import games
from rollwright.core import Game, Paper, options_of, papers, read_options
from rollwright.photo.errors import NoSheet
from rollwright.press.games.parts import options_for, papers_of


@dataclass(frozen=True)
class KnownSheet:
    """A sheet of a game: its paper, the paper's name where a game has several, and the options that lead to it."""

    game: Game
    paper: Paper
    name: str
    choices: Mapping[str, str]


def sheet_called(paper: str) -> KnownSheet:
    """Return the sheet by its paper's id in lower case; raise `NoSheet` where no game here has it."""
    for game in _likely(paper):
        for found, _ in papers_of(game).values():
            if found.id.lower() == paper and game.scorer is not None:
                options = options_for(game, found.id)
                name = next((name for name, other in papers(game, options).items() if other.id == found.id), "")
                return KnownSheet(game, found, name, _choices(game, options, game.scorer.options))
    raise NoSheet("unknown-sheet")


def _likely(paper: str) -> Iterator[Game]:
    """Return the games whose id begins the paper's, then all others: their papers may be named otherwise."""
    yield from sorted(games.GAMES.values(), key=lambda game: not paper.startswith(game.info.id))


def _choices(game: Game, options: Any, ids: tuple[str, ...]) -> dict[str, str]:
    """Return those of the options that say which paper is played on."""
    found: dict[str, str] = {}
    for option in options_of(game):
        if option.id not in ids:
            continue
        reached = {_reached(game, read_options(game, {option.id: value})) for value in option.values}
        if len(reached) > 1:
            found[option.id] = str(getattr(options, option.id))
    return found


def _reached(game: Game, options: Any) -> frozenset[str]:
    return frozenset([game.sheet(options).id, *(paper.id for paper in papers(game, options).values())])
