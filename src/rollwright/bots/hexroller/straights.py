"""What two box rows will come to: the straights of both, played for alone with whatever the dice bring."""

from functools import cache
from itertools import combinations, permutations
from typing import Any

import numpy as np

from rollwright.games.hexroller.score import straight
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout

ROWS = 1 << len(NUMBERS)  # sets of numbers that a box row may hold: bit 0 is a 3


@cache
def outlook(side: Side) -> Any:
    """Return a table [rounds to come, light, dark]: the points of both straights to expect if every rolled number fits."""
    board = layout(side)
    reached = np.array([straight([number for number in NUMBERS if row >> number - 3 & 1]) for row in range(ROWS)], float)
    tables = [reached[:, None] + reached]
    chance, rows = _rolls(board.dice), np.arange(ROWS)
    for _ in range(board.rounds):
        later, table = tables[-1], np.zeros((ROWS, ROWS))
        for numbers, share in chance.items():
            ways = list(permutations(numbers, 2)) or [(numbers[0], None), (None, numbers[0])]
            best = [later[np.ix_(rows | _bit(light), rows | _bit(dark))] for light, dark in ways]
            table += share * np.max(best, axis=0)
        tables.append(table)
    return np.stack(tables)


def _bit(number: int | None) -> int:
    return 0 if number is None else 1 << number - 3


def _rolls(dice: int) -> dict[tuple[int, ...], float]:
    """Return the chance of each set of rolled numbers."""
    chance: dict[tuple[int, ...], float] = {}
    for size in range(1, len(NUMBERS) + 1):
        for numbers in combinations(NUMBERS, size):
            inside = [(-1) ** (size - part) * (part / len(NUMBERS)) ** dice for part in range(1, size + 1) for _ in combinations(numbers, part)]
            chance[numbers] = sum(inside)
    return chance
