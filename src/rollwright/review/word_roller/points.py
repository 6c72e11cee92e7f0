"""The points that words bring at once on one card. Many rolls allow the same places, and each place is scored once."""

from functools import cached_property, lru_cache

from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import Grid, cards, line, written
from rollwright.games.word_roller.score import Chain, score_card
from rollwright.games.word_roller.writing import Word

Place = tuple[int, int, str, int, int]  # row, column, direction, length, and the favourite consonants of the word


@lru_cache(maxsize=8)
def points_on(card: str, grid: Grid, held: tuple[Held, ...], chain: Chain) -> "Points":
    """Return the points of words on a card with these letters on it; the last cards asked for are kept."""
    return Points(card, grid, held, chain)


class Points:
    """A place and the number of favourite consonants decide the points of a word."""

    def __init__(self, card: str, grid: Grid, held: tuple[Held, ...], chain: Chain) -> None:
        self._face, self._grid, self._held = cards()[card], grid, held
        self._chain: Chain = chain
        self._favourites = [each.letter for each in held if each.id == "consonant"]
        self._known: dict[Place, int] = {}

    def liked(self, text: str) -> int:
        """Count the letters that favourite consonants want."""
        return sum(map(text.count, self._favourites))

    def gain(self, word: Word) -> int:
        """Return the points that a word brings at once."""
        place = word.row, word.col, word.dir, len(word.text), self.liked(word.text)
        if place not in self._known:
            squares = line(word.row, word.col, word.dir, len(word.text))
            self._known[place] = (
                self._total(written(self._grid, dict(zip(squares, word.text, strict=True)))) - self._now
            )
        return self._known[place]

    @cached_property
    def _now(self) -> int:
        return self._total(self._grid)

    def _total(self, grid: Grid) -> int:
        return score_card(self._face, grid, self._held, self._chain).total
