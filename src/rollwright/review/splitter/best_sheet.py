"""The best Splitter sheet for dice that are all known: many sheets annealed side by side, and a bound by counting.

S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, Optimization by Simulated Annealing (1983).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rollwright.bots.splitter.groups import halves, judge_groups
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review.result import BestSheet

Array = Any
SHEETS = 96  # annealed side by side
STEPS = 2400
HOT, COLD = 1.2, 0.12  # points that a step may lose, at first and at last


def best_sheet(pad: Pad, dice: Sequence[Sequence[int]], progress: Callable[[float], None]) -> BestSheet:
    """Return the best sheet found; it is proved where it reaches the bound."""
    bound = counting_bound(pad, dice)
    sheet = _anneal(pad, np.array(dice, np.int8), bound, progress)
    row = tuple(int(number) for number in sheet[np.argsort(halves(pad).order)])
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


def _anneal(pad: Pad, dice: Array, bound: int, progress: Callable[[float], None]) -> Array:
    """Let all sheets exchange or turn pairs of dice at random, ever more careful; return the best sheet met."""
    random, pairs = np.random.default_rng(7), len(dice)
    each = np.arange(SHEETS)
    rolls = random.permuted(np.tile(np.arange(pairs), (SHEETS, 1)), axis=1)
    turned = random.integers(0, 2, (SHEETS, pairs))
    points, worth = judge_groups(np, pad, _sheets(dice, rolls, turned))
    best, most = _sheets(dice, rolls, turned)[:, points.argmax()], int(points.max())
    for step in range(STEPS):
        heat = HOT * (COLD / HOT) ** (step / STEPS)
        here, there = random.integers(0, pairs, (2, SHEETS))
        new_rolls, new_turned = rolls.copy(), turned.copy()
        new_rolls[each, here], new_rolls[each, there] = rolls[each, there], rolls[each, here]
        new_turned[each, here] = random.integers(0, 2, SHEETS)
        new_turned[each, there] = random.integers(0, 2, SHEETS)
        sheets = _sheets(dice, new_rolls, new_turned)
        points, now = judge_groups(np, pad, sheets)
        if points.max() > most:
            most, best = int(points.max()), sheets[:, points.argmax()]
            if most == bound:
                break
        taken = now - worth > heat * np.log(random.random(SHEETS))
        rolls[taken], turned[taken], worth[taken] = new_rolls[taken], new_turned[taken], now[taken]
        if step % 100 == 0:
            progress(step / STEPS)
    return best


def _sheets(dice: Array, rolls: Array, turned: Array) -> Array:
    """Return the sheets as columns: the roll of each pair, one die in each half."""
    written = dice[rolls]  # sheets, pairs, dice
    left = np.take_along_axis(written, turned[:, :, None], axis=2)[:, :, 0]
    right = np.take_along_axis(written, 1 - turned[:, :, None], axis=2)[:, :, 0]
    return np.concatenate([left, right], axis=1).T
