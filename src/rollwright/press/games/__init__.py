"""Which games bring parts of their own for the press; a game that brings none prints from its papers alone."""

from rollwright.core import Game, Paper
from rollwright.locale import Language, say
from rollwright.press.games import difference, hexroller, make_a_difference, splitter, word_roller
from rollwright.press.games.parts import Parts

PARTS: dict[str, Parts] = {
    "splitter": splitter.PARTS,
    "make-a-difference": make_a_difference.PARTS,
    "hexroller": hexroller.PARTS,
    "word-roller": word_roller.PARTS,
    "difference": difference.PARTS,
}


def parts_of(game: str) -> Parts:
    return PARTS.get(game, Parts())


def sheet_name(game: Game, paper: Paper, message: str, language: Language) -> str:
    """Return the line under a sheet's title: the game's own name for it, or the option value that leads to it."""
    own = parts_of(game.info.id).name
    if own is not None:
        return own(paper, language)
    return say(language, message or f"game-{game.info.id}-line")
