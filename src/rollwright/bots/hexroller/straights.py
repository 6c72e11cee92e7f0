"""The points to expect from the straights of both box rows, if a player went for nothing else."""

from functools import cache
from itertools import combinations, permutations
from typing import Any

import numpy as np

from rollwright.games.hexroller.score import straight
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout

BITS = tuple(1 << place for place in range(len(NUMBERS)))  # a bit for each number of a box row; the first is a 3
ROWS = 1 << len(BITS)  # sets of numbers that a row may hold


@cache
def outlook(side: Side) -> Any:
    """Return a table [rounds to come, light, dark] of the expected points, if every rolled number fits."""
    board, rows = layout(side), np.arange(ROWS)
    reached = np.array(
        [straight([number for number in NUMBERS if row >> number - 3 & 1]) for row in range(ROWS)], float
    )
    tables = [reached[:, None] + reached]
    rolls = _rolls(board.dice)
    for _ in range(board.rounds):
        written = {
            (light, dark): tables[-1][np.ix_(rows | light, rows | dark)] for light, dark in permutations((0, *BITS), 2)
        }
        best = [
            share * np.max([written[boxes] for boxes in _ways(numbers)], axis=0) for numbers, share in rolls.items()
        ]
        tables.append(np.sum(best, axis=0))
    return np.stack(tables)


def _ways(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the pairs of numbers for the light and the dark box; a single rolled number leaves one box empty."""
    return list(permutations(numbers if len(numbers) > 1 else (0, *numbers), 2))


def _rolls(dice: int) -> dict[tuple[int, ...], float]:
    """Return the chance of each set of rolled numbers, counted by inclusion and exclusion."""
    chance: dict[tuple[int, ...], float] = {}
    for size in range(1, len(BITS) + 1):
        for numbers in combinations(BITS, size):
            terms = [
                (-1) ** (size - part) * (part / len(BITS)) ** dice
                for part in range(1, size + 1)
                for _ in combinations(numbers, part)
            ]
            chance[numbers] = sum(terms)
    return chance
