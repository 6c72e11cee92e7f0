"""The list of games: ours, one line each, and those that installed packages bring."""

from typing import Any

from rollwright.core import Game, NotFound
from rollwright.games import difference, hexroller, make_a_difference, splitter, word_roller
from rollwright.games.check import Unfit, check_game
from rollwright.games.packages import GAMES_GROUP, Found, load

GAMES: dict[str, Game] = {
    game.info.id: game
    for game in (splitter.GAME, make_a_difference.GAME, hexroller.GAME, word_roller.GAME, difference.GAME)
}
BROUGHT: dict[str, Found[Game]] = {}  # the games of packages, by id


def find(game: str, version: int | None = None) -> Game:
    """Return the game with this id under its newest rules, or under those of `version`; raise `NotFound`."""
    found = GAMES.get(game)
    if found is None:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES))
    return found if version is None else found.under(version)


def _take(found: Found[Any]) -> None:
    game = check_game(found.value)
    taken = BROUGHT[game.info.id].package if game.info.id in BROUGHT else "rollwright"
    if game.info.id in GAMES:
        raise Unfit(f"the id {game.info.id} is taken by {taken}")
    GAMES[game.info.id] = game
    BROUGHT[game.info.id] = found


load(GAMES_GROUP, _take)
