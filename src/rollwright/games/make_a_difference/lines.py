"""The points of the lines of a sheet, in both modes. Play, score pad and cases share this file."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from rollwright.core import Row
from rollwright.games.make_a_difference.botcards import BotCard
from rollwright.games.make_a_difference.sheet import Mode, layout

Sums = tuple[int, ...]  # the sums of the nine lines, in their order


class LineScore(Struct, frozen=True):
    """One line of one sheet in Mode A; an empty ring has no difference."""

    points: int
    differences: Row
    sum: int


@lru_cache(maxsize=4096)
def differences(row: Row) -> Row:
    """Return what stands in each ring: the higher neighbour minus the lower one, where both are filled."""
    return tuple(_gap(row[first], row[second]) for first, second in layout().ends)


@lru_cache(maxsize=4096)
def sums(row: Row) -> Sums:
    rings = differences(row)
    return tuple(sum(int(rings[ring] or 0) for ring in line.rings) for line in layout().lines)


@lru_cache(maxsize=4096)
def mode_a(row: Row) -> tuple[LineScore, ...]:
    """Score the nine lines: each difference that occurs 2, 3 or 4 times in a line scores 3, 5 or 7; they add up."""
    rings, worth = differences(row), layout().mode_a_points
    scores: list[LineScore] = []
    for line, total in zip(layout().lines, sums(row), strict=True):
        found = tuple(rings[ring] for ring in line.rings)
        counted = Counter(gap for gap in found if gap is not None)
        scores.append(LineScore(sum(worth[times] for times in counted.values()), found, total))
    return tuple(scores)


def mode_b(own: Sums, others: Sequence[Sums], *, friendly: bool) -> tuple[int, ...]:
    """Return the points of the nine lines: the single highest sum takes a line.

    A shared highest sum scores for nobody, or with `friendly` for everybody who shares it.
    """
    points: list[int] = []
    for place, line in enumerate(layout().lines):
        rival = max((sums[place] for sums in others), default=-1)
        taken = own[place] > rival or (friendly and own[place] == rival)
        points.append(layout().mode_b_points[line.kind] if taken else 0)
    return tuple(points)


def comparable(rows: Sequence[Row]) -> tuple[bool, ...]:
    """Say of each line whether it can be compared yet: there are several sheets, and each has a difference in it."""
    rings = [*map(differences, rows)]
    return tuple(
        len(rows) > 1 and all(any(each[ring] is not None for ring in line.rings) for each in rings)
        for line in layout().lines
    )


def card_sums(card: BotCard) -> Sums:
    return tuple(card.mode_b_sums[line.id] for line in layout().lines)


def rivals_of(everyone: Sequence[Sums], who: int) -> list[Sums]:
    """Return the sums of all participants but one."""
    return [*everyone[:who], *everyone[who + 1 :]]


def totals(mode: Mode, friendly: bool, rows: Sequence[Row], cards: Sequence[BotCard]) -> tuple[int, ...]:
    """Return the final score of every sheet, then of every BotCard."""
    if mode == "A":
        return (*(sum(line.points for line in mode_a(row)) for row in rows), *(card.mode_a_score for card in cards))
    everyone = [*map(sums, rows), *map(card_sums, cards)]
    return tuple(sum(mode_b(own, rivals_of(everyone, who), friendly=friendly)) for who, own in enumerate(everyone))


def _gap(first: int | str | None, second: int | str | None) -> int | None:
    return None if first is None or second is None else abs(int(first) - int(second))
