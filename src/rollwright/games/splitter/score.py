"""Splitter's scoring: a group of n cells that all show n scores n, on a star 2n.

Three equal hearts add the `heart_bonus` of the pad (layouts/).
"""

from functools import lru_cache

from rollwright.core import Item, Part, Row, Score, tally, title_on
from rollwright.games.splitter.sheet import Layout, Pad, layout
from rollwright.games.splitter.state import Options, State


def score(state: State, seat: int) -> Score:
    return score_row(state.pad, state.sheets[seat].ink)


def title(options: Options, total: int) -> str:
    """Return the title that a total earns when playing alone."""
    return title_on(layout(options.pad).solo_ladder, "splitter", total)


@lru_cache(maxsize=4096)
def score_row(pad: Pad, row: Row) -> Score:
    """Score a sheet as it stands; empty cells separate."""
    board = layout(pad)
    parts: dict[int, tuple[Part, ...]] = {}
    for number, group in groups(board, row):
        if len(group) == number:
            parts[number] = (*parts.get(number, ()), _part(pad, tuple(group)))
    items = [_item(number, parts.get(number, ())) for number in range(1, 7)]
    if board.hearts:
        items.append(_hearts(board, row))
    return tally(*items)


def groups(board: Layout, row: Row) -> list[tuple[int, list[int]]]:
    """Return every maximal set of adjacent cells with one number, as that number and its cells."""
    found: list[tuple[int, list[int]]] = []
    left = list(row)
    for start, number in enumerate(row):
        if number is None or left[start] is None:
            continue
        left[start] = None
        group = [start]
        for cell in group:
            for other in board.neighbours[cell]:
                if left[other] == number:
                    left[other] = None
                    group.append(other)
        found.append((int(number), group))
    return found


# Both functions are cached for speed: few groups and lines change from one round to the next.


@lru_cache(maxsize=8192)
def _part(pad: Pad, group: tuple[int, ...]) -> Part:
    """Return the points of a group that has exactly as many cells as its number says."""
    board = layout(pad)
    star = not board.stars.isdisjoint(group)
    cells = tuple(sorted(board.cells[cell].id for cell in group))
    # A group is one thing: a second star would not double it again.
    return Part(cells, 2 * len(group) if star else len(group), "star" if star else "")


@lru_cache(maxsize=8192)
def _item(number: int, parts: tuple[Part, ...]) -> Item:
    return Item(
        f"number-{number}", sum(part.points for part in parts), tuple(sorted(parts, key=lambda part: part.cells))
    )


def _hearts(board: Layout, row: Row) -> Item:
    numbers = {row[cell] for cell in board.hearts}
    if len(numbers) > 1 or None in numbers:
        return Item("hearts", 0)
    cells = tuple(sorted(board.cells[cell].id for cell in board.hearts))
    return Item("hearts", board.heart_bonus, (Part(cells, board.heart_bonus, "hearts"),))
