"""The best Splitter sheet for dice that are all known: a sheet annealed several times, and a bound by counting.

S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by Simulated Annealing (1983).
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from random import Random

from rollwright.core import Row
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review.result import BestSheet

RESTARTS = 8
STEPS = 25_000
HOT, COLD = 1.0, 0.3  # points that a step may lose, at first and at last
HOPE = 0.5  # the part of its points that a group counts while it is too small, by its size


def best_sheet(
    pad: Pad, dice: Sequence[Sequence[int]], played: Sequence[Row], progress: Callable[[float], None]
) -> BestSheet:
    """Return the best sheet found, no worse than any that was `played`; it is proved where it reaches the bound."""
    bound = counting_bound(pad, dice)
    row = max((*played, _anneal(pad, dice, bound, progress)), key=lambda row: score_row(pad, row).total)
    score = score_row(pad, row)
    return BestSheet(row, score, score.total, bound, score.total == bound)


def counting_bound(pad: Pad, dice: Sequence[Sequence[int]]) -> int:
    """Return a total that no sheet exceeds.

    A number that was rolled c times makes at most c // n groups of n, each worth n. Each star can double one group, at
    best the largest, and the hearts bring their bonus at most.
    """
    counted = Counter(die for roll in dice for die in roll)
    groups = sorted((number for number, times in counted.items() for _ in range(times // number)), reverse=True)
    board = layout(pad)
    hearts = board.heart_bonus if board.hearts and max(counted.values()) >= len(board.hearts) else 0
    return sum(groups) + sum(groups[: len(board.stars)]) + hearts


def _anneal(pad: Pad, dice: Sequence[Sequence[int]], bound: int, progress: Callable[[float], None]) -> Row:
    """Exchange or turn pairs of dice at random, ever more careful, some times over; return the best sheet met."""
    random, best, most = Random(7), tuple[int, ...](), -1
    for restart in range(RESTARTS):
        sheet, points = _annealed(pad, dice, bound, random)
        if points > most:
            best, most = sheet, points
        progress((restart + 1) / RESTARTS)
        if most == bound:
            break
    return best


def _annealed(pad: Pad, dice: Sequence[Sequence[int]], bound: int, random: Random) -> tuple[tuple[int, ...], int]:
    """Anneal one sheet. Only numbers whose cells change are judged again; each set of cells is judged once."""
    board, chance, log = layout(pad), random.random, math.log
    pairs = [(cell, other) for cell, other in enumerate(board.mirrors) if cell < other]
    rolls = [(roll[0], roll[1]) for roll in dice]
    random.shuffle(rolls)
    sets = [0] * 7  # by number: the cells that show it
    for (left, right), (one, other) in zip(pairs, rolls, strict=True):
        sets[one] |= 1 << left
        sets[other] |= 1 << right
    judged = [_judged(pad, number, sets[number]) for number in range(7)]
    worth = sum(each[1] for each in judged) + _hearts_worth(pad, sets)
    best, most = tuple(sets), 0
    for step in range(STEPS):
        here = int(chance() * len(pairs))
        there = int(chance() * len(pairs))
        one, other = rolls[here], rolls[there]
        new_here = other if chance() < 0.5 else (other[1], other[0])
        new_there = one if here != there and chance() < 0.5 else (one[1], one[0])
        if here == there:
            new_here = new_there
        now = sets.copy()
        for (left, right), old, new in ((pairs[here], one, new_here), (pairs[there], other, new_there)):
            if old != new:
                now[old[0]] &= ~(1 << left)
                now[old[1]] &= ~(1 << right)
                now[new[0]] |= 1 << left
                now[new[1]] |= 1 << right
        if now == sets:
            continue
        then = [
            each if now[number] == sets[number] else _judged(pad, number, now[number])
            for number, each in enumerate(judged)
        ]
        value = sum([each[1] for each in then]) + _hearts_worth(pad, now)
        if value - worth > HOT * (COLD / HOT) ** (step / STEPS) * log(chance() or 1e-9):
            sets, judged, worth = now, then, value
            rolls[here], rolls[there] = new_here, new_there
            points = sum([each[0] for each in then]) + _hearts_points(pad, now)
            if points > most:
                best, most = tuple(now), points
                if most == bound:
                    break
    return _row(pad, best), most


@lru_cache(maxsize=1 << 17)
def _judged(pad: Pad, number: int, cells: int) -> tuple[int, float]:
    """Return the points of the groups of one number, and the same with a part for groups of another size."""
    touching, stars = _touching(pad)
    points, worth = 0, 0.0
    while cells:
        group = cells & -cells
        edge = group
        while edge:
            reached = 0
            while edge:
                low = edge & -edge
                reached |= touching[low.bit_length() - 1]
                edge ^= low
            edge = reached & cells & ~group
            group |= edge
        cells &= ~group
        size, times = group.bit_count(), 2 if group & stars else 1
        if size == number:
            points += times * number
            worth += times * number
        elif size < number:
            worth += HOPE * times * size * size / number
    return points, worth


@cache
def _touching(pad: Pad) -> tuple[tuple[int, ...], int]:
    """Return the neighbours of each cell as a set, and the stars."""
    board = layout(pad)
    return tuple(sum(1 << other for other in others) for others in board.neighbours), sum(
        1 << cell for cell in board.stars
    )


def _hearts_points(pad: Pad, sets: Sequence[int]) -> int:
    board = layout(pad)
    hearts = sum(1 << cell for cell in board.hearts)
    return board.heart_bonus if hearts and any(cells & hearts == hearts for cells in sets) else 0


def _hearts_worth(pad: Pad, sets: Sequence[int]) -> float:
    """Two equal hearts count a third."""
    board = layout(pad)
    if not board.hearts:
        return 0.0
    hearts = sum(1 << cell for cell in board.hearts)
    equal = max([(cells & hearts).bit_count() for cells in sets])
    return board.heart_bonus * (0.0, 0.0, 0.35, 1.0)[equal]


def _row(pad: Pad, sets: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        next(number for number, cells in enumerate(sets) if cells >> cell & 1) for cell in range(len(layout(pad).cells))
    )
