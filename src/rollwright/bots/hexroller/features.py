"""The features of HexRoller sheets for a value network: areas, pairs, straights, bonuses and room to write.

All of them count in sets of hexes (whole numbers read as bits), so numpy computes a feature for all sheets at once.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.hexroller.position import WRITTEN
from rollwright.bots.hexroller.sheets import Sheets, Table
from rollwright.bots.hexroller.straights import outlook
from rollwright.games.hexroller.score import BONUS_LEFT
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Layout, Side, layout

DETOUR = 3  # we list ways up to so many hexes longer than the shortest; more would cost more time than they bring
CHUNK = 13  # the bits of one table lookup in a set of hexes
FARTHEST = 5  # hexes missing to join a pair: larger numbers count as this one
MOST_EMPTY = 7  # empty hexes of an area: larger numbers count as this one
MOST_ROOM = 3  # empty hexes beside a number: larger numbers count as this one
NEVER = 63  # the hexes missing on a way that is blocked
CHANCES = np.float32(0.5) ** np.arange(NEVER + 1, dtype=np.float32)


@dataclass(frozen=True)
class Grid:
    """A side as tables: its areas, the ways between its printed pairs, and the neighbours of sets of hexes."""

    areas: Any
    multipliers: Any
    ways: Any
    joining: Any  # the number of each way
    begins: Any  # where the ways of each number begin
    touched: tuple[Any, ...]


@cache
def grid(side: Side) -> Grid:
    board = layout(side)
    areas = [[sum(1 << place for place in board.members[name])] for name in board.areas]
    multipliers = [[area.multiplier] for area in board.areas.values()]
    ways = [(number, way) for number in NUMBERS for way in _ways(board, number)]
    joining = np.array([number for number, _ in ways])
    return Grid(
        np.array(areas, np.int64),
        np.array(multipliers),
        np.array([[way] for _, way in ways], np.int64),
        joining,
        np.searchsorted(joining, NUMBERS),
        _touched(board),
    )


def describe(side: Side, sheets: Sheets) -> tuple[Table, Table]:
    """Return the points of each sheet now, and its features: a row for each feature, a column for each sheet."""
    board, promise = grid(side), outlook(side)
    beside = touching(board, sheets.own) & sheets.empty
    row_points = promise[0][sheets.light, sheets.dark]
    straights = promise[sheets.later][sheets.light, sheets.dark] - row_points
    bonuses = bits(sheets.bonuses, len(BONUSES))
    area_points, areas = _areas(board, sheets, beside)
    pair_points, pairs = _pairs(board, sheets)
    alone = np.bitwise_count(sheets.empty & ~touching(board, sheets.empty))
    features = [
        one_of(np.full((1, len(row_points)), sheets.later), len(promise) - 2),
        bonuses,
        bits(sheets.light & sheets.dark, len(NUMBERS)),
        bits(sheets.light | sheets.dark, len(NUMBERS)),
        *areas,
        *pairs,
        one_of(np.bitwise_count(beside[1:]), MOST_ROOM),
        np.stack([straights / 8, alone / 4, np.bitwise_count(sheets.empty) / 16]),
    ]
    points = row_points + area_points + pair_points + BONUS_LEFT * bonuses.sum(axis=0)
    return points, np.concatenate(features, dtype=np.float32, casting="unsafe")


def _areas(board: Grid, sheets: Sheets, beside: Table) -> tuple[Table, list[Table]]:
    """Describe each area: its empty hexes, its points, the best it may become, and whether its number can grow."""
    numbers = np.array(WRITTEN, np.uint8)[:, None, None]
    empty = np.bitwise_count(sheets.empty & board.areas)
    counts = np.bitwise_count(sheets.own[:, None] & board.areas)
    near = beside[:, None] & board.areas != 0
    # The most frequent number leads, among equals the highest.
    ranks = np.where(counts > 0, counts << 4 | numbers, 0)
    first = ranks.max(axis=0)
    lead, most = first & 15, first >> 4
    goes_on = np.where(near, ranks, 0).max(axis=0) == first
    hope = np.where(near & (counts + empty >= most), numbers, lead).max(axis=0)
    rivals = counts.sum(axis=0, dtype=np.uint8) - most
    points = (np.where(empty == 0, lead, 0) * board.multipliers).sum(axis=0)
    by_empty, share, unfilled = one_of(empty, MOST_EMPTY), lead / np.float32(8), empty > 0
    led = by_empty * share.repeat(MOST_EMPTY + 1, axis=0)
    return points, [
        by_empty,
        led,
        unfilled * hope / np.float32(8),
        unfilled & goes_on,
        unfilled * goes_on * share,
        unfilled * rivals / np.float32(4),
    ]


def _pairs(board: Grid, sheets: Sheets) -> tuple[Table, list[Table]]:
    """Describe each pair: the hexes missing on its best way, and the number of ways, shorter ones weighted more."""
    gaps = board.ways & ~sheets.own[board.joining - 2]
    missing = np.where(gaps & ~sheets.empty == 0, np.bitwise_count(gaps), NEVER)
    least = np.minimum.reduceat(missing, board.begins)
    chances = np.add.reduceat(CHANCES[missing], board.begins)
    points = np.where(least == 0, np.array(NUMBERS)[:, None], 0).sum(axis=0)
    distance = np.where(least == NEVER, FARTHEST + 1, np.minimum(least, FARTHEST))
    return points, [one_of(distance, FARTHEST + 1), np.where(least == 0, 0, chances)]


def one_of(values: Table, most: int) -> Table:
    """Encode each value as one of 0 to `most` (larger values count as `most`), a row of zeros and ones for each."""
    lines = np.minimum(values, most)[:, None] == np.arange(most + 1, dtype=values.dtype)[:, None]
    return lines.reshape(-1, values.shape[-1])


def bits(sets: Table, size: int) -> Table:
    return sets >> np.arange(size)[:, None] & 1


def touching(board: Grid, sets: Table) -> Table:
    """Return the hexes that touch each set."""
    found = np.zeros_like(sets)
    for part, table in enumerate(board.touched):
        found |= table[sets >> part * CHUNK & (1 << CHUNK) - 1]
    return found


def _touched(board: Layout) -> tuple[Any, ...]:
    """Return for each part of a set a table of the hexes that its bits touch."""
    table = np.zeros((-(-len(board.hexes) // CHUNK), 1 << CHUNK), np.int64)
    for place, others in enumerate(board.touching):
        part, bit = divmod(place, CHUNK)
        having = np.arange(1 << CHUNK) >> bit & 1 == 1
        table[part, having] |= others
    return tuple(table)


def _ways(board: Layout, number: int) -> list[int]:
    """Return the ways between a printed pair that nowhere touch themselves, as sets of the hexes between."""
    first, last = (board.index[end] for end in board.printed_pairs[number].ends)
    free = sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed is None)
    longest = board.printed_pairs[number].gap + DETOUR
    found: set[int] = set()
    stack = [(first, 0, free)]
    while stack:
        end, way, free = stack.pop()
        if board.touching[end] >> last & 1:
            found.add(way)
        elif way.bit_count() < longest:
            rest = free & ~board.touching[end]
            stack += [
                (place, way | 1 << place, rest)
                for place in range(len(board.hexes))
                if board.touching[end] & free & 1 << place
            ]
    return sorted(found)
