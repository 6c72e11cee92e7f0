"""The best Make a Difference sheet for dice that are all known: many sheets annealed side by side.

Only which numbers were rolled matters, not when. In Mode B the rivals' final sheets are known, too.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.greedy import line_values
from rollwright.bots.make_a_difference.parts import lines
from rollwright.core import Row, Score
from rollwright.games.make_a_difference.lines import Sums, differences, sums
from rollwright.games.make_a_difference.score import score_against, score_alone
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.view import foot
from rollwright.review.make_a_difference.proof import most_points, prove_mode_a
from rollwright.review.result import BestSheet

Array = Any
SHEETS = 192  # annealed side by side
STEPS = 2500
HOT, COLD = 2.5, 0.25  # points that a step may lose, at first and at last


def best_mode_a(dice: Sequence[Sequence[int]], played: Sequence[Row], progress: Callable[[float], None]) -> BestSheet:
    """Return the best sheet found, no worse than any that was `played`.

    Mostly an exhaustive search proves that there is no better one (proof.py).
    """
    worth = line_values("A").astype(np.float32)

    def judge(sheets: Array) -> tuple[Array, Array]:
        points = worth[lines().read(sheets)].sum(axis=1)
        return points, points

    row = _anneal(dice, played, judge, progress)
    score = score_alone(row)
    bound = most_points()
    proved = score.total == bound or prove_mode_a([die for roll in dice for die in roll], score.total)
    return BestSheet(_ink(row, score), score, score.total, score.total if proved else bound, proved)


def best_mode_b(
    dice: Sequence[Sequence[int]],
    played: Sequence[Row],
    rivals: Sequence[Sums],
    friendly: bool,
    progress: Callable[[float], None],
) -> BestSheet:
    """Return the sheet that takes the most from rivals whose final sheets are known, no worse than any `played`."""
    values = line_values("B")
    worth = np.array([layout().mode_b_points[line.kind] for line in layout().lines])
    needed = np.max(np.array(rivals), axis=0) + (0 if friendly else 1)

    def judge(sheets: Array) -> tuple[Array, Array]:
        own = values[lines().read(sheets)]
        points = (worth * (own >= needed)).sum(axis=1)
        return points, points - 0.15 * (worth * np.maximum(needed - own, 0)).sum(axis=1)

    row = _anneal(dice, played, judge, progress)
    score = score_against(sums(row), rivals, friendly=friendly)
    bound = int(worth.sum())
    return BestSheet(_ink(row, score), score, score.total, bound, score.total == bound)


def _anneal(
    dice: Sequence[Sequence[int]],
    played: Sequence[Row],
    judge: Callable[[Array], tuple[Array, Array]],
    progress: Callable[[float], None],
) -> Row:
    """Let all sheets exchange two numbers at random, ever more careful; return the best sheet met.

    Those that were played are the first of them, so no sheet played is better.
    """
    random, numbers = np.random.default_rng(7), np.array([die for roll in dice for die in roll])
    each = np.arange(SHEETS)
    sheets = random.permuted(np.tile(numbers, (SHEETS, 1)), axis=1)
    sheets[: len(played)] = np.array(played, int).reshape(-1, len(numbers))
    points, worth = judge(sheets)
    best, most = sheets[points.argmax()].copy(), points.max()
    for step in range(STEPS):
        heat = HOT * (COLD / HOT) ** (step / STEPS)
        here, there = random.integers(0, len(numbers), (2, SHEETS))
        changed = sheets.copy()
        changed[each, here], changed[each, there] = sheets[each, there], sheets[each, here]
        points, now = judge(changed)
        if points.max() > most:
            most, best = points.max(), changed[points.argmax()].copy()
        taken = now - worth > heat * np.log(random.random(SHEETS))
        sheets[taken], worth[taken] = changed[taken], now[taken]
        if step % 100 == 0:
            progress(step / STEPS)
    return tuple(int(number) for number in best)


def _ink(row: Row, score: Score) -> Row:
    """Return the figures in the order of the paper: fields, rings, bubbles and totals."""
    return (*row, *differences(row), *foot(score))
