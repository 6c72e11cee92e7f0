"""The list of games, one line each."""

from collections.abc import Callable
from typing import Any

from rollwright.core import Game, Info, NotFound
from rollwright.games import hexroller, make_a_difference, splitter, word_roller
from rollwright.games.difference.judge import judge as judge_difference

Judge = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]

GAMES: dict[str, Game] = {
    "splitter": splitter,
    "make-a-difference": make_a_difference,
    "hexroller": hexroller,
    "word-roller": word_roller,
}

# What can be judged from JSON (`rollwright score`), also of games that no table offers yet.
JUDGES: dict[str, Judge] = {**{name: game.judge for name, game in GAMES.items()}, "difference": judge_difference}

COMING: tuple[Info, ...] = (Info("difference", "Difference", ("Christophe Boelinger",), (2, 6), 15, 6, 0, "ochre"),)


def find(game: str) -> Game:
    """Return the game with this id, or raise `NotFound`."""
    try:
        return GAMES[game]
    except KeyError:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES)) from None


def find_judge(game: str) -> Judge:
    """Return what judges cases of this game, or raise `NotFound`."""
    try:
        return JUDGES[game]
    except KeyError:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(JUDGES)) from None
