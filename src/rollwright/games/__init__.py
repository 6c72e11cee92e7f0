"""The list of games, one line each."""

from rollwright.core import Game, Info, NotFound
from rollwright.games import splitter

GAMES: dict[str, Game] = {
    "splitter": splitter,
}

COMING: tuple[Info, ...] = (
    Info("make-a-difference", "Make a Difference", ("Michael Arnold",), (1, 12), 30, 8, 0, "coral"),
    Info("hexroller", "HexRoller", ("Rustan Håkansson",), (1, 8), 20, 8, 0, "ice"),
    Info("word-roller", "Word Roller", ("Lucas Gerlach",), (2, 6), 30, 10, 0, "plum"),
    Info("difference", "Difference", ("Christophe Boelinger",), (2, 6), 15, 6, 0, "ochre"),
)


def find(game: str) -> Game:
    """Return the game with this id, or raise `NotFound`."""
    try:
        return GAMES[game]
    except KeyError:
        raise NotFound("unknown-game", game=game[:40], games=", ".join(GAMES)) from None
