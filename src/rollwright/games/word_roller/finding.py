"""Every word that can be written on a card, for bots, the hint and the judging of a finished turn."""

from collections.abc import Sequence

from rollwright.games.word_roller.advantages import Held, usable
from rollwright.games.word_roller.card import Grid
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.writing import Source, Word, supply
from rollwright.words import WordList
from rollwright.words.search import Finds, search


def finds(grid: Grid, dice: Dice, held: Sequence[Held], allowed: WordList, source: Source = "roll") -> Finds:
    """Return what the rules' section 4 allows to be written with dice; a substitute has two or three letters."""
    twins = 0 if source == "substitute" else len(usable(held, "twice"))
    found = search(allowed, grid, supply(dice, held, source), twins)
    return found.only(found.lengths <= 3) if source == "substitute" else found


def word_at(found: Finds, place: int, source: Source = "roll") -> Word:
    text = found.texts[int(found.which[place])]
    return Word(text, int(found.row[place]), int(found.col[place]), "down" if found.down[place] else "across", source)
