"""Why a Splitter placement was costly: groups that it spoils, and what the games played on from it bring."""

from typing import Any

from rollwright.bots.splitter.master import judge
from rollwright.games.splitter.score import groups, score_row
from rollwright.games.splitter.sheet import Layout, Pad, layout
from rollwright.review.result import Reason
from rollwright.review.why import games_for, play_on, reasons

Array = Any


def explain(pad: Pad, own: Array, best: Array, seed: int) -> tuple[Reason, ...]:
    """Compare the sheets after the own and the better placement."""
    spoiled = _spoiled(pad, own, best)
    games = games_for(judge(pad), int((own == 0).sum()))
    scores = [
        [score_row(pad, tuple(map(int, sheet))) for sheet in play_on(judge(pad), start, games, seed)]
        for start in (own, best)
    ]
    return (*spoiled, *reasons(scores[0], scores[1], _described))[:2]


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


def _hopeless(board: Layout, sheet: Array) -> dict[int, int]:
    """Count by number the cells of groups that are too large, or too small with too little room."""
    row = tuple(int(number) or None for number in sheet)
    counted: dict[int, int] = {}
    for number, group in groups(board, row):
        if len(group) > number or (len(group) < number and _room(board, row, number, group) < number):
            counted[number] = counted.get(number, 0) + len(group)
    return counted


def _room(board: Layout, row: tuple[int | None, ...], number: int, group: list[int]) -> int:
    """Count the cells that a group could reach over its own number and empty cells."""
    reached = list(group)
    for cell in reached:
        reached += [other for other in board.neighbours[cell] if row[other] in (None, number) and other not in reached]
    return len(reached)
