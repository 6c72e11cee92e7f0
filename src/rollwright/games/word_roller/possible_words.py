"""Every word that can be written on a card, for bots, hints, substitutes and the best word of a turn."""

from collections.abc import Callable, Sequence

import numpy as np

from rollwright.games.word_roller.advantages import Held, usable
from rollwright.games.word_roller.card import WAYS, Card, Grid, line, written
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.score import Chain, score_card
from rollwright.games.word_roller.writing import Source, Word, Written, supply, write
from rollwright.lexicon import WordList
from rollwright.lexicon.search import LONGEST, Finds, search

SUBSTITUTE = 3  # letters at most


def finds(grid: Grid, dice: Dice, held: Sequence[Held], allowed: WordList, source: Source = "roll") -> Finds:
    """Return all words that the rules' section 4 allows with these dice; a substitute has two or three letters."""
    twins = 0 if source == "substitute" else len(usable(held, "twice"))
    return search(allowed, grid, supply(dice, held, source), twins, SUBSTITUTE if source == "substitute" else LONGEST)


def word_at(found: Finds, place: int, source: Source = "roll") -> Word:
    text = found.texts[int(found.which[place])]
    return Word(text, int(found.row[place]), int(found.col[place]), "down" if found.down[place] else "across", source)


def placings(
    face: Card, grid: Grid, dice: Dice, held: Sequence[Held], text: str, allowed: WordList, source: Source
) -> list[Word]:
    """Return a word at each place where it can be written, across first; a copy is one that somebody else wrote."""
    words = [Word(text, row, col, way, source) for way in WAYS for row in range(face.rows) for col in range(face.cols)]
    return [word for word in words if isinstance(write(face, grid, dice, held, (text,), allowed, word), Written)]


def best_word(
    face: Card,
    grid: Grid,
    dice: Dice,
    held: Sequence[Held],
    allowed: WordList,
    source: Source = "roll",
    wanted: Callable[[str], bool] = bool,
    chain: Chain = "group",
) -> tuple[Word, int] | None:
    """Return the word, among those `wanted`, that brings most at once, and its points; rings count nothing."""
    liked = [card.letter for card in held if card.id == "consonant"]
    # Where a word lies decides its points, but for a favourite consonant: one word a place is enough.
    by_place: dict[tuple[int, int, bool, int], tuple[int, str]] = {}
    found = finds(grid, dice, held, allowed, source)
    kept = np.array([wanted(text) for text in found.texts], bool)
    for text, row, col, down in found.only(kept[found.which]).entries():
        place, worth = (row, col, down, len(text)), sum(map(text.count, liked))
        if place not in by_place or (-worth, text) < (-by_place[place][0], by_place[place][1]):
            by_place[place] = worth, text
    words = [
        Word(text, row, col, "down" if down else "across", source)
        for (row, col, down, _), (_, text) in sorted(by_place.items())
    ]
    if not words:
        return None
    now = score_card(face, grid, held, chain).total
    gains = [score_card(face, _with(grid, word), held, chain).total - now for word in words]
    most = max(gains)
    return words[gains.index(most)], most


def _with(grid: Grid, word: Word) -> Grid:
    return written(grid, dict(zip(line(word.row, word.col, word.dir, len(word.text)), word.text, strict=True)))
