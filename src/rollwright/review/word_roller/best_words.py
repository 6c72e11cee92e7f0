"""The best words of an occasion: of those that most people know, and of all that the list allows.

A word that the person wrote counts as known. At a family table the review names no coarse word, and none that forms
a coarse word where it crosses others.
"""

from functools import cached_property, lru_cache
from heapq import heapify, heappop, heappush

from rollwright.games.word_roller.advice import KNOWN
from rollwright.games.word_roller.card import EMPTY, WAYS, Square, cell, letter, line
from rollwright.games.word_roller.possible_words import finds, placings
from rollwright.games.word_roller.state import Options
from rollwright.games.word_roller.writing import Word, Written, write
from rollwright.lexicon import is_coarse
from rollwright.review.word_roller.decisions import Occasion
from rollwright.review.word_roller.points import points_on
from rollwright.review.word_roller.result import OccasionReview, PlacedWord

Rank = tuple[int, int, int, str, int, int, str]  # points and cards, both negative, class, text and place


@lru_cache(maxsize=50_000)
def may_be_named(options: Options, text: str) -> bool:
    return not (options.family and is_coarse(text))


def is_known(options: Options, text: str) -> bool:
    """Say whether most people know a word, as hints understand it."""
    return rarity(options, text) <= KNOWN


@lru_cache(maxsize=50_000)
def rarity(options: Options, text: str) -> int:
    """Return the class of a word, and 0 for one that is not allowed."""
    return options.allowed.rarity(text) or 0


def review_occasion(options: Options, occasion: Occasion) -> OccasionReview:
    """Compare the word written with the best known word and with the best of all."""
    weighing = _Weighing(options, occasion)
    own = None if occasion.own is None else weighing.placed(occasion.own)
    if own is not None and occasion.erased:
        own = PlacedWord(own.text, own.cells, 0, 0, own.rarity)
    known, best = weighing.best(known=True), weighing.best()
    if known is not None and best is not None and known.points == best.points:
        best = known
    brought = 0 if own is None else own.points
    known, best = (_chosen(occasion, own, word) for word in (known, best))
    left = [(0 if word is None else word.points) - brought for word in (known, best)]
    return OccasionReview(occasion.source, own, known, best, left[0], left[1], occasion.erased)


def _chosen(occasion: Occasion, own: PlacedWord | None, word: PlacedWord | None) -> PlacedWord | None:
    """Return what brings most: the word found, the own one, or none, which brings nothing. Of equals the own one."""
    brought = 0 if own is None else own.points
    must_write = occasion.source == "substitute"
    if word is not None and word.points > (brought if must_write else max(brought, 0)):
        return word
    stands = own is not None and not occasion.erased
    return own if stands and (must_write or brought >= 0) else None


class _Weighing:
    """The words that fit, by their places on the card."""

    def __init__(self, options: Options, occasion: Occasion) -> None:
        self.options = options
        self.at = occasion
        self._points = points_on(occasion.face.id, occasion.grid, occasion.held, options.chain)

    def best(self, *, known: bool = False) -> PlacedWord | None:
        """Return the word with most points; of equals the one with more cards, then the commoner one.

        `known`: of those that most people know. A word on offer was seen by all.
        """
        every = not known or self.at.texts
        wanted = ([word for word in words if every or is_known(self.options, word.text)] for words in self._fitting)
        heap = [(self._rank(words[0]), words) for words in wanted if words]
        heapify(heap)
        while heap:
            _, (word, *others) = heappop(heap)
            if self._crosses_well(word):
                return self.placed(word)
            if others:
                heappush(heap, (self._rank(others[0]), others))
        return None

    def placed(self, word: Word) -> PlacedWord:
        squares = _squares(word)
        return PlacedWord(
            word.text,
            tuple(map(cell, squares)),
            self._points.gain(word),
            self._rings(squares),
            rarity(self.options, word.text),
        )

    @cached_property
    def _fitting(self) -> list[list[Word]]:
        """Return all words that the rules allow and that may be named: those of a place together, the best first."""
        at, found = self.at, dict[tuple[Square, ...], list[Word]]()
        for word in _on_offer(self.options, at) if at.texts else _with_dice(self.options, at):
            if may_be_named(self.options, word.text):
                found.setdefault(_squares(word), []).append(word)
        return [sorted(words, key=self._order) for words in found.values()]

    def _order(self, word: Word) -> tuple[int, int, str]:
        return -self._points.liked(word.text), rarity(self.options, word.text), word.text

    def _rank(self, word: Word) -> Rank:
        return (
            -self._points.gain(word),
            -self._rings(_squares(word)),
            rarity(self.options, word.text),
            word.text,
            word.row,
            word.col,
            word.dir,
        )

    def _rings(self, squares: tuple[Square, ...]) -> int:
        return sum(square in self.at.face.pinks and letter(self.at.grid, square) == EMPTY for square in squares)

    def _crosses_well(self, word: Word) -> bool:
        at = self.at
        result = write(at.face, at.grid, at.dice, at.held, at.texts, self.options.allowed, word)
        return isinstance(result, Written) and all(may_be_named(self.options, text) for text in result.formed[1:])


def _squares(word: Word) -> tuple[Square, ...]:
    return line(word.row, word.col, word.dir, len(word.text))


def _with_dice(options: Options, at: Occasion) -> list[Word]:
    found = finds(at.grid, at.dice, at.held, options.allowed, at.source).entries()
    return [Word(text, row, col, WAYS[down], at.source) for text, row, col, down in found]


def _on_offer(options: Options, at: Occasion) -> list[Word]:
    """Return the places where a copy or a substitute could be written."""
    placed = (placings(at.face, at.grid, at.dice, at.held, text, options.allowed, at.source) for text in at.texts)
    return [word for words in placed for word in words]
