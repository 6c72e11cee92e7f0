"""The list of games, one line each."""

from rollwright.core import Game, NotFound
from rollwright.games import splitter

GAMES: dict[str, Game] = {
    "splitter": splitter,
}


def find(game: str) -> Game:
    """Return the game with this id, or raise `NotFound`."""
    try:
        return GAMES[game]
    except KeyError:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES)) from None
