"""The list of games: ours, one line each, and those that installed packages bring."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from rollwright.core import Game, NotFound
from rollwright.games import difference, hexroller, make_a_difference, splitter, word_roller
from rollwright.games.packages import GAMES_GROUP, Found, Unfit, check_game, load

GAMES: dict[str, Game] = {
    game.info.id: game
    for game in (splitter.GAME, make_a_difference.GAME, hexroller.GAME, word_roller.GAME, difference.GAME)
}
BROUGHT: dict[str, Found[Game]] = {}  # the games of packages, by id


def find(game: str) -> Game:
    """Return the game with this id, or raise `NotFound`."""
    try:
        return GAMES[game]
    except KeyError:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES)) from None


def folder(game: str) -> Traversable | None:
    """Return the folder with the game's README.md, or None for a game that is a module without a package."""
    if game in BROUGHT:
        return BROUGHT[game].folder
    return files(f"rollwright.games.{game.replace('-', '_')}")


def _take(found: Found[Any]) -> None:
    game = check_game(found.value)
    taken = BROUGHT[game.info.id].package if game.info.id in BROUGHT else "rollwright"
    if game.info.id in GAMES:
        raise Unfit(f"the id {game.info.id} is taken by {taken}")
    GAMES[game.info.id] = game
    BROUGHT[game.info.id] = found


load(GAMES_GROUP, _take)
