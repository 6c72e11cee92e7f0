"""Which games bring parts of their own for the press; a game that brings none prints from its papers alone."""

from rollwright.press.games import splitter
from rollwright.press.games.parts import Parts

PARTS: dict[str, Parts] = {"splitter": splitter.PARTS}


def parts_of(game: str) -> Parts:
    return PARTS.get(game, Parts())
