"""The list of games, one line each."""

from rollwright.core import Game, NotFound
from rollwright.games import difference, hexroller, make_a_difference, splitter, word_roller

GAMES: dict[str, Game] = {
    game.info.id: game
    for game in (splitter.GAME, make_a_difference.GAME, hexroller.GAME, word_roller.GAME, difference.GAME)
}


def find(game: str, version: int | None = None) -> Game:
    """Return the game with this id under its newest rules, or under those of `version`; raise `NotFound`."""
    found = GAMES.get(game)
    if found is None:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES))
    return found if version is None else found.under(version)
