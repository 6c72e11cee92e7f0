"""The games that add something of their own to the terminal."""

from rollwright.terminal.display import GameDisplay
from rollwright.terminal.games import hexroller, make_a_difference, splitter, word_roller

GENERIC = GameDisplay()
DISPLAYS: dict[str, GameDisplay] = {
    "hexroller": hexroller.DISPLAY,
    "make-a-difference": make_a_difference.DISPLAY,
    "splitter": splitter.DISPLAY,
    "word-roller": word_roller.DISPLAY,
}


def display_of(game: str) -> GameDisplay:
    """Return what the game of this id adds; for most games that is nothing."""
    return DISPLAYS.get(game, GENERIC)
