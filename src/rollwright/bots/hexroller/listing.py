"""Every complete round that a sheet and a roll allow, listed fast.

Two rounds are the same if each number fills the same hexes; the order in which a chain fills them is found again when
the round is played (actions.py). So chains are sets of hexes, and rounds are pairs of sets that do not overlap: tables
of whole numbers read as bits, which numpy compares many at a time.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from rollwright.bots.hexroller.position import WRITTEN, Position
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.sheet import BONUSES, Bonus, layout

HEXES = 52  # the most that a side has
Sets = Any  # a numpy array of int64: sets of hexes, or of numbers
Chains = dict[int, Sets]  # the chains of each number


@dataclass(frozen=True)
class Rounds:
    """Rounds in columns: the hexes that each number fills (a row for each, from 2 on), the box numbers, the bonus."""

    added: Sets
    chosen: Sets
    bonus: Sets  # 0 for none, else its place in BONUSES and one

    def __len__(self) -> int:
        return len(self.chosen)

    def take(self, which: Any) -> "Rounds":
        return Rounds(self.added[:, which], self.chosen[which], self.bonus[which])

    @property
    def filled(self) -> Sets:
        return np.bitwise_or.reduce(self.added, axis=0)


def rounds(position: Position) -> Rounds:
    """Return every complete round."""
    fitting = all_chains(position)
    plain = plain_rounds(fitting)
    found = [plain, extra_rounds(position, plain), two_rounds(position, plain), third_rounds(position, fitting, plain)]
    return join(complete(fitting, drafts) for drafts in found)


def chains(position: Position, number: int, length: int) -> Sets:
    """Return the sets of hexes that a chain of `number` with `length` hexes can fill, each once."""
    touching, empty = layout(position.side).touching, position.empty
    ends = {
        1 << place: 1 << place for place in places(position.starts(number))
    }  # where a chain that fills a set may end
    for _ in range(length - 1):
        longer: dict[int, int] = defaultdict(int)
        for filled, last in ends.items():
            free = empty & ~filled
            for end in places(last):
                for place in places(touching[end] & free):
                    longer[filled | 1 << place] |= 1 << place
        ends = longer
    return np.array(list(ends), np.int64)


def all_chains(position: Position, extra: int = 0) -> Chains:
    """Return the chains of each rolled number, `extra` hexes longer than its dice."""
    return {number: chains(position, number, count + extra) for number, count in sorted(position.counts.items())}


def plain_rounds(fitting: Chains) -> Rounds:
    """Return the rounds of up to two numbers without a bonus, complete or not."""
    found = [_rounds({}, 1), *(_rounds({number: sets}, len(sets)) for number, sets in fitting.items())]
    for one, other in combinations(fitting, 2):
        row, column = np.nonzero((fitting[one][:, None] & fitting[other]) == 0)
        found.append(_rounds({one: fitting[one][row], other: fitting[other][column]}, len(row)))
    return join(found)


def extra_rounds(position: Position, plain: Rounds) -> Rounds:
    """Return plain rounds with one of their chains longer by the bonus."""
    if "extra" in position.used:
        return join([])
    found: list[Rounds] = []
    for number, longer in all_chains(position, extra=1).items():
        some = plain.take(plain.chosen >> number & 1 == 1)
        shorter = some.added[number - 2][:, None]
        others = some.filled[:, None] & ~shorter
        # Several shorter chains may grow into the same longer one: it is combined with the other chain once.
        beside = others[:, 0] | some.chosen << HEXES
        _, first, partner = np.unique(beside, return_index=True, return_inverse=True)
        reached = np.zeros((len(first), len(longer)), bool)
        row, column = np.nonzero((shorter & ~longer | others & longer) == 0)
        reached[partner[row], column] = True
        row, column = np.nonzero(reached)
        found.append(_put(some, first[row], number, longer[column], _code("extra")))
    return join(found)


def two_rounds(position: Position, plain: Rounds) -> Rounds:
    """Return plain rounds with a 2 in any hex that they leave empty."""
    if "two" in position.used:
        return join([])
    spots = np.array([1 << place for place in places(position.empty)], np.int64)
    return _with_bonus(_code("two"), plain, 2, spots)


def third_rounds(position: Position, fitting: Chains, plain: Rounds) -> Rounds:
    """Return plain rounds of two numbers with a chain of a third."""
    if "third" in position.used:
        return join([])
    two = plain.take(np.bitwise_count(plain.chosen) == 2)
    return join(
        [
            _with_bonus(_code("third"), two.take(two.chosen >> number & 1 == 0), number, sets)
            for number, sets in fitting.items()
        ]
    )


def complete(fitting: Chains, drafts: Rounds) -> Rounds:
    """Return the rounds that may end: two numbers are chosen, or no other rolled one fits."""
    finished = np.bitwise_count(drafts.chosen) == 2
    if finished.all():
        return drafts
    few = drafts.take(~finished)
    stuck = np.ones(len(few), bool)
    for number, sets in fitting.items():
        stuck &= (few.chosen >> number & 1 == 1) | ((few.filled[:, None] & sets) != 0).all(axis=1)
    finished[~finished] = stuck
    return drafts.take(finished)


def join(parts: Iterable[Rounds]) -> Rounds:
    found = [_rounds({}, 0), *parts]
    lines = zip(*((part.added, part.chosen, part.bonus) for part in found), strict=True)
    return Rounds(*(np.concatenate(line, axis=-1) for line in lines))


def _code(bonus: Bonus) -> int:
    return BONUSES.index(bonus) + 1


def _rounds(filled: dict[int, Sets], size: int) -> Rounds:
    """Return plain rounds that choose the numbers of `filled`."""
    added = np.zeros((len(WRITTEN), size), np.int64)
    for number, sets in filled.items():
        added[number - 2] = sets
    return Rounds(added, np.full(size, sum(1 << number for number in filled)), np.zeros(size, np.int64))


def _with_bonus(code: int, plain: Rounds, number: int, sets: Sets) -> Rounds:
    """Return `plain` with one more set of hexes for `number`, in all ways that do not overlap."""
    row, column = np.nonzero((plain.filled[:, None] & sets) == 0)
    return _put(plain, row, number, sets[column], code)


def _put(plain: Rounds, which: Any, number: int, sets: Sets, code: int) -> Rounds:
    """Return some of the rounds, each with `number` in the hexes given instead."""
    added = plain.added[:, which]
    added[number - 2] = sets
    return Rounds(added, plain.chosen[which], np.full(len(sets), code))
