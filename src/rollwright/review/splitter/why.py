"""Why a Splitter placement was costly: what it closes or leaves undone, and what the games played on from it bring."""

from collections import Counter
from typing import Any

from rollwright.bots.splitter.master import judge
from rollwright.games.splitter.score import groups, score_row
from rollwright.games.splitter.sheet import Layout, Pad, layout
from rollwright.review.result import Reason
from rollwright.review.why import MOST_REASONS, games_for, play_on, reasons

Array = Any


def explain(pad: Pad, own: Array, best: Array, seed: int) -> tuple[Reason, ...]:
    """Compare the sheets after the own and the better placement."""
    games = games_for(judge(pad), int((own == 0).sum()))
    scores = [
        [score_row(pad, tuple(map(int, sheet))) for sheet in play_on(judge(pad), start, games, seed)]
        for start in (own, best)
    ]
    seen = glance(pad, own, best)
    return (*seen[:1], *reasons(scores[0], scores[1], _described), *seen[1:])[:MOST_REASONS]


def glance(pad: Pad, own: Array, best: Array) -> tuple[Reason, ...]:
    """Compare the sheets as they lie, the most important first."""
    return (*closed(pad, own, best), *nearer(pad, own, best))


def closed(pad: Pad, own: Array, best: Array) -> tuple[Reason, ...]:
    """Return what the own placement gives away for good or for now: hearts, groups, points at once."""
    return (*_hearts(pad, own, best), *_spoiled(pad, own, best), *_completed(pad, own, best))


def _described(item: str) -> tuple[str, dict[str, str | int]]:
    if item == "hearts":
        return "review-why-splitter-hearts", {}
    return "review-why-splitter-groups", {"number": int(item.removeprefix("number-"))}


def _spoiled(pad: Pad, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the largest group that can never score after the own placement, and still can after the better one."""
    board = layout(pad)
    lost = {number: count - _hopeless(board, best).get(number, 0) for number, count in _hopeless(board, own).items()}
    worst = max((number for number, cells in lost.items() if cells > 0), default=None)
    if worst is None:
        return ()
    return (Reason("review-why-splitter-spoiled", {"number": worst, "cells": lost[worst]}),)


def _hearts(pad: Pad, own: Array, best: Array) -> tuple[Reason, ...]:
    """Say that the own placement puts different numbers on the hearts, if the better one does not."""
    board = layout(pad)
    kinds = [len({int(sheet[cell]) for cell in board.hearts} - {0}) for sheet in (own, best)]
    if kinds[0] > 1 >= kinds[1]:
        return (Reason("review-why-splitter-hearts-closed", {"points": board.heart_bonus}),)
    return ()


def _completed(pad: Pad, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the number whose groups score most more at once, if the better sheet scores more in all."""
    now = [score_row(pad, _row(sheet)) for sheet in (own, best)]
    gains = {item.id: item.points - mine.points for mine, item in zip(now[0].items, now[1].items, strict=True)}
    most = max(gains, key=lambda item: gains[item])
    if now[1].total <= now[0].total or most == "hearts":
        return ()
    number = int(most.removeprefix("number-"))
    return (Reason("review-why-splitter-completed", {"number": number, "points": gains[most]}),)


def nearer(pad: Pad, own: Array, best: Array) -> tuple[Reason, ...]:
    """Name the number whose largest group to come has more cells after the better placement.

    A number of which the own placement has more groups complete is nearer to nothing after the better one.
    """
    board = layout(pad)
    mine, theirs = (_growing(board, sheet) for sheet in (own, best))
    whole = [_complete(board, sheet) for sheet in (own, best)]
    gains = {
        number: cells - mine.get(number, 0)
        for number, cells in theirs.items()
        if cells > 1 and whole[0][number] <= whole[1][number]
    }
    most = max(gains, key=lambda number: (gains[number], number), default=0)
    if gains.get(most, 0) <= 0:
        return ()
    return (Reason("review-why-splitter-nearer", {"number": most, "best": theirs[most], "own": mine.get(most, 0)}),)


def _complete(board: Layout, sheet: Array) -> Counter[int]:
    """Count by number the groups that have exactly as many cells as it says."""
    return Counter(number for number, group in groups(board, _row(sheet)) if len(group) == number)


def _growing(board: Layout, sheet: Array) -> dict[int, int]:
    """Return by number the cells of the largest group that is too small and can still be finished."""
    row = _row(sheet)
    found: dict[int, int] = {}
    for number, group in groups(board, row):
        if len(group) < number and _can_finish(board, row, number, group):
            found[number] = max(found.get(number, 0), len(group))
    return found


def _row(sheet: Array) -> tuple[int | None, ...]:
    return tuple(int(number) or None for number in sheet)


def _hopeless(board: Layout, sheet: Array) -> dict[int, int]:
    """Count by number the cells of groups that are too large, or too small and can never be finished."""
    row = _row(sheet)
    counted: dict[int, int] = {}
    for number, group in groups(board, row):
        if len(group) > number or (len(group) < number and not _can_finish(board, row, number, group)):
            counted[number] = counted.get(number, 0) + len(group)
    return counted


def _can_finish(board: Layout, row: tuple[int | None, ...], number: int, group: list[int]) -> bool:
    """Say whether a group can come to exactly its size over empty cells. A cell may join it to other groups."""
    tried: set[frozenset[int]] = set()
    open_groups = [frozenset(group)]
    for cells in open_groups:  # grows while it is read
        if len(cells) == number:
            return True
        beside = {other for cell in cells for other in board.neighbours[cell] if row[other] is None} - cells
        grown = {_with(board, row, number, cells, cell) for cell in beside}
        open_groups += [each for each in grown - tried if len(each) <= number]
        tried |= grown
    return False


def _with(board: Layout, row: tuple[int | None, ...], number: int, group: frozenset[int], cell: int) -> frozenset[int]:
    """Return the group when its number is written in an empty cell beside it, with all that it then touches."""
    joined = [*group, cell]
    for each in joined:  # grows while it is read
        joined += [other for other in board.neighbours[each] if row[other] == number and other not in joined]
    return frozenset(joined)
