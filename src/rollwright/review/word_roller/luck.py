"""The luck of letters: the best known word with the letters rolled, against that with other rolls on the same card.

The rolls are drawn once for each turn, the same for all seats and in every review (common random numbers). The worth of
letters is the points of the best known word: the most promising places, by the bots' glance, are scored exactly.
"""

from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import numpy as np

from rollwright.bots.word_roller.position import Position
from rollwright.games.word_roller.dice import Dice, dice
from rollwright.games.word_roller.possible_words import finds, word_at
from rollwright.games.word_roller.state import TURNS, Options, Player
from rollwright.lexicon.search import Finds
from rollwright.review.word_roller.best_words import is_known, may_be_named
from rollwright.review.word_roller.points import Points, points_on

ROLLS = 32  # rolls in each mean
LOOKS = 40  # places that are scored exactly


@dataclass(frozen=True)
class Luck:
    """The worth of the letters rolled, the mean over other rolls, and its standard error."""

    letters: float
    usual: float
    error: float


@cache
def other_rolls(turn: int) -> tuple[Dice, ...]:
    random = Random(f"letters of turn {turn}")
    return tuple(tuple(random.choice(die.faces) for die in dice()) for _ in range(ROLLS))


def luck_of(options: Options, player: Player, turn: int, rolled: Dice) -> Luck:
    """Weigh the letters of a turn on the card that a seat then had."""
    usual = [worth_of_letters(options, player, turn, roll) for roll in other_rolls(turn)]
    return Luck(worth_of_letters(options, player, turn, rolled), fmean(usual), stdev(usual) / sqrt(len(usual)))


def worth_of_letters(options: Options, player: Player, turn: int, letters: Dice) -> float:
    """Return the points of the best known word with these letters; writing nothing brings 0."""
    own = _Points(options, player.face, player.grid, letters, player.held, TURNS - turn)
    found = finds(own.grid, own.dice, own.held, options.allowed)
    named = [is_known(options, text) and may_be_named(options, text) for text in found.texts]
    known = found.only(np.array(named, bool)[found.which]) if found.texts else found
    if not len(known):
        return 0.0
    points = points_on(own.face.id, own.grid, own.held, options.chain)
    places, liked = _one_a_place(points, known)
    promising = np.argsort(-(own.glance(places) + liked), kind="stable")[:LOOKS]
    return float(max(0, *(points.gain(word_at(places, int(place))) for place in promising)))


class _Points(Position):
    """A position in which rings count nothing, because points alone are compared."""

    @property
    def claim(self) -> float:
        return 0.0


def _one_a_place(points: Points, found: Finds) -> tuple[Finds, Any]:
    """Return one find for each place on the card, that with most favourite consonants, and their number."""
    liked: Any = np.array([points.liked(text) for text in found.texts], np.intp)[found.which]
    place = ((found.row * 16 + found.col) * 2 + found.down) * 16 + found.lengths
    order = np.lexsort((-liked, place))
    first = order[np.flatnonzero(np.diff(place[order], prepend=-1))]
    return found.only(first), liked[first]
