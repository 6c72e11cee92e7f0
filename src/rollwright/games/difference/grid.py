"""The advanced game's grid: where a card may be laid, and what must be named for it."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from rollwright.games.difference.picture import differences

MOST = 5  # cards in a line or a column; in a box, rows and columns
Limit = Literal["box", "lines"]
At = tuple[int, int]  # row, column
Spots = Sequence[int | None]


class Pair(Struct, frozen=True):
    """The two spots named against one neighbour."""

    against: int
    spots: tuple[int | None, ...]


def neighbours(board: dict[At, int], at: At) -> list[int]:
    """Return the cards that share an edge with a cell."""
    row, col = at
    around = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
    return [board[cell] for cell in around if cell in board]


def refusal(board: dict[At, int], at: At, pairs: Sequence[Pair], limit: Limit = "box") -> str | None:
    """Return why a card cannot be laid there at all: a refusal without penalty, in the order of the rules."""
    if at in board:
        return "occupied"
    touched = neighbours(board, at)
    if not touched:
        return "not-adjacent"
    if not _has_room(board, at, limit):
        return "box" if limit == "box" else "line"
    return None if sorted(pair.against for pair in pairs) == sorted(touched) else "wrong-neighbours"


def mistaken(card: int, pairs: Sequence[Pair]) -> list[int]:
    """Return the neighbours whose pair is wrong, sorted."""
    return sorted(pair.against for pair in pairs if not names(pair.spots, card, pair.against))


def names(spots: Spots, card: int, other: int) -> bool:
    """Say whether two spots are exactly the differences of two cards, in any order."""
    return len(spots) == 2 and set(spots) == differences(card, other)


def free_cells(board: dict[At, int], limit: Limit = "box") -> list[At]:
    """Return every cell a card may be laid on. There is always one for the next of 23 cards, with either limit."""
    edge = {(row + down, col + right) for row, col in board for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))}
    return sorted(cell for cell in edge - set(board) if _has_room(board, cell, limit))


def _has_room(board: dict[At, int], at: At, limit: Limit) -> bool:
    """Say whether a card more fits: in the box or, by the book's own words, in its line and in its column."""
    row, col = at
    if limit == "lines":
        return sum(each == row for each, _ in board) < MOST and sum(each == col for _, each in board) < MOST
    rows, cols = [row, *(each for each, _ in board)], [col, *(each for _, each in board)]
    return max(rows) - min(rows) < MOST and max(cols) - min(cols) < MOST
