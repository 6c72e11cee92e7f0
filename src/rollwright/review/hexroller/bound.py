"""A total that no HexRoller sheet exceeds, from the numbers that were rolled.

Each round chooses two rolled numbers, once a third, so a sheet has only so many written hexes; the straights and the
pairs that it counts say which numbers it has chosen. We count by themselves the most hexes of sheets whose box rows
reach some points, the most hexes of sheets that join some pairs, and the most points of areas that so many hexes can
fill. The bound is the best that these three allow together.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from rollwright.bots.hexroller.features import grid
from rollwright.games.hexroller.score import BONUS_LEFT, straight
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Layout, Side, layout

Array = Any
Counts = Sequence[Counter[int]]  # how many dice show each number, roll by roll
ROWS = 1 << len(NUMBERS)  # sets of numbers that a box row may hold
MANY = 1000
NEVER = -MANY  # the hexes of a sheet that cannot be
TWOS = 1  # written in all, by the bonus


def upper_bound(side: Side, dice: Sequence[Sequence[int]]) -> int:
    """Return a total that no sheet exceeds with these rolls."""
    rolls = [Counter(roll) for roll in dice]
    by_rows, missing, best = _by_rows(rolls), _by_pairs(side, rolls), 0
    for extra in (0, 1):
        areas = _by_hexes(side, rolls, extra)
        for third in (0, 1):
            by_pairs = _joined(missing[third], extra)
            for two in (0, 1):
                kept = BONUS_LEFT * (len(BONUSES) - extra - two - third)
                best = max(
                    [
                        best,
                        *(
                            kept + straights + pairs + areas[min(hexes, others) + extra + two]
                            for straights, hexes in by_rows[third].items()
                            for pairs, others in by_pairs.items()
                        ),
                    ]
                )
    return best


def _choices(roll: Counter[int], many: int) -> list[tuple[int, ...]]:
    """Return what a round may choose: `many` numbers. Fewer are never better, so all are chosen where fewer show."""
    return list(combinations(sorted(roll), min(many, len(roll))))


def _by_rows(rolls: Counts) -> list[dict[int, int]]:
    """Return the most hexes of sheets whose box rows come to so many points: without, and with a third number."""
    most = np.full((2, ROWS, ROWS), NEVER)  # by the sets of numbers in the light and in the dark row
    most[0, 0, 0] = 0
    rows = np.arange(ROWS)
    for roll in rolls:
        following = np.full_like(most, NEVER)
        for chosen in _choices(roll, 2):
            hexes = sum(roll[number] for number in chosen)
            third = max((count for number, count in roll.items() if number not in chosen), default=0)
            one, other = [*(1 << number - NUMBERS[0] for number in chosen), 0][:2]
            for light, dark in ((one, other), (other, one)):
                there = np.ix_(rows | light, rows | dark)
                np.maximum.at(following[0], there, most[0] + hexes)
                np.maximum.at(following[1], there, most[1] + hexes)
                np.maximum.at(following[1], there, most[0] + hexes + third)
        most = following
    points = _row_points()
    points = points[:, None] + points
    return [{int(each): int(table[points == each].max()) for each in np.unique(points[table >= 0])} for table in most]


@cache
def _row_points() -> Array:
    """Return the points of each set of numbers in a row."""
    return np.array([straight([number for number in NUMBERS if row >> number - 3 & 1]) for row in range(ROWS)])


def _by_pairs(side: Side, rolls: Counts) -> list[Array]:
    """Return the most hexes of sheets by the hexes that each pair still lacks: without, and with a third number."""
    gaps = _gaps(side)
    most = np.full((2, *(gap + 1 for gap in gaps)), NEVER)
    most[(0, *gaps)] = 0
    for roll in rolls:
        following = np.full_like(most, NEVER)
        for many, begin, end in ((2, 0, 0), (2, 1, 1), (3, 0, 1)):
            for chosen in _choices(roll, many):
                lacking = [
                    np.maximum(np.arange(gap + 1) - (roll[number] if number in chosen else 0), 0)
                    for number, gap in zip(NUMBERS, gaps, strict=True)
                ]
                hexes = sum(roll[number] for number in chosen)
                np.maximum.at(following[end], np.ix_(*lacking), most[begin] + hexes)
        most = following
    return [most[0], most[1]]


def _joined(missing: Array, extra: int) -> dict[int, int]:
    """Return the most hexes of sheets by the points of their pairs. The longer chain may be the one that joins one."""
    numbers = np.array(NUMBERS)
    points: Array = np.zeros(missing.shape, int)
    for lacking in np.ndindex(missing.shape):
        one = max((number for number, gap in zip(NUMBERS, lacking, strict=True) if gap == 1), default=0)
        points[lacking] = int(numbers[np.array(lacking) == 0].sum()) + extra * one
    return {int(each): int(missing[points == each].max()) for each in np.unique(points[missing >= 0])}


@cache
def _gaps(side: Side) -> tuple[int, ...]:
    """Return for each pair the hexes of its shortest way."""
    board = grid(side)
    return tuple(int(least) for least in np.minimum.reduceat(np.bitwise_count(board.ways), board.begins)[:, 0])


def _by_hexes(side: Side, rolls: Counts, extra: int) -> list[int]:
    """Return the most points of full areas by the hexes that are written, from 0 to more than can be."""
    board = layout(side)
    rolled = {number: sum(roll[number] for roll in rolls) for number in NUMBERS}
    written = {number: times + extra * (times > 0) for number, times in rolled.items()}
    needed = {number: [_needed(board, name, number, written) for name in board.areas] for number in NUMBERS}
    multipliers = [area.multiplier for area in board.areas.values()]
    empty = [sum(board.hexes[place].printed is None for place in members) for members in board.members.values()]
    areas = range(len(empty))
    sets = [[area for area in areas if which >> area & 1] for which in range(1 << len(empty))]
    most = {0: 0}  # points by the set of the areas that are full
    for number in NUMBERS:  # it leads some of the areas that no other number leads
        led = [
            (sum(1 << area for area in some), number * sum(multipliers[area] for area in some))
            for some in sets
            if sum(needed[number][area] for area in some) <= written[number]
        ]
        following = dict[int, int]()
        for which, points in most.items():
            for more, gained in led:
                if not which & more:
                    following[which | more] = max(following.get(which | more, 0), points + gained)
        most = following
    full = [(sum(empty[area] for area in sets[which]), points) for which, points in most.items()]
    several = sum(sum(roll.values()) for roll in rolls) + len(BONUSES)
    return [max(points for hexes, points in full if hexes <= enough) for enough in range(several + 1)]


def _needed(board: Layout, name: str, number: int, written: dict[int, int]) -> int:
    """Return how often a number must be written in an area to lead it, at the least."""
    shown = Counter(board.hexes[place].printed for place in board.members[name])
    size = len(board.members[name])
    for times in range(max(1, shown[number]), size + 1):
        room = times + TWOS
        for other in NUMBERS:
            if other != number:
                most = times if other < number else times - 1  # among equals the highest leads
                if shown[other] > most:
                    break
                room += min(most, shown[other] + written[other])
        else:
            if room >= size:
                return times - shown[number]
    return MANY
