"""Splitter's scoring: a group of number n with exactly n cells scores n, on a star twice that; three equal hearts add 5."""

from functools import lru_cache

from rollwright.core import Item, Part, Row, Score, tally
from rollwright.games.splitter.rules import State
from rollwright.games.splitter.sheet import Layout, Pad, layout


def score(state: State, seat: int) -> Score:
    return score_row(state.pad, state.sheets[seat].ink)


@lru_cache(maxsize=4096)
def score_row(pad: Pad, row: Row) -> Score:
    """Score a sheet as it stands; empty cells separate."""
    board = layout(pad)
    parts: dict[int, list[Part]] = {number: [] for number in range(1, 7)}
    for number, group in groups(board, row):
        if len(group) == number:
            star = not board.stars.isdisjoint(group)
            cells = tuple(sorted(board.cells[cell].id for cell in group))
            # A group is one thing: a second star would not double it again.
            parts[number].append(Part(cells, 2 * number if star else number, "star" if star else ""))
    items = [Item(f"number-{number}", sum(part.points for part in found), _ordered(found)) for number, found in parts.items()]
    if board.hearts:
        items.append(_hearts(board, row))
    return tally(*items)


def groups(board: Layout, row: Row) -> list[tuple[int, list[int]]]:
    """Return every maximal set of adjacent cells with one number, as that number and its cells."""
    found: list[tuple[int, list[int]]] = []
    seen: set[int] = set()
    for start, number in enumerate(row):
        if number is None or start in seen:
            continue
        seen.add(start)
        group = [start]
        for cell in group:
            for other in board.neighbours[cell]:
                if row[other] == number and other not in seen:
                    seen.add(other)
                    group.append(other)
        found.append((int(number), group))
    return found


def _hearts(board: Layout, row: Row) -> Item:
    numbers = {row[cell] for cell in board.hearts}
    if len(numbers) > 1 or None in numbers:
        return Item("hearts", 0)
    cells = tuple(sorted(board.cells[cell].id for cell in board.hearts))
    return Item("hearts", board.heart_bonus, (Part(cells, board.heart_bonus, "hearts"),))


def _ordered(parts: list[Part]) -> tuple[Part, ...]:
    return tuple(sorted(parts, key=lambda part: part.cells))
