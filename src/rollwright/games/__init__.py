"""The list of games, one line each."""

from rollwright.core import Game, NotFound
from rollwright.games import difference, hexroller, make_a_difference, splitter, word_roller

GAMES: dict[str, Game] = {
    game.info.id: game
    for game in (splitter.GAME, make_a_difference.GAME, hexroller.GAME, word_roller.GAME, difference.GAME)
}


def find(game: str) -> Game:
    """Return the game with this id, or raise `NotFound`."""
    try:
        return GAMES[game]
    except KeyError:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES)) from None
