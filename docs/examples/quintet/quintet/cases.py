"""Answer cases given as JSON, for `rollwright score quintet`: which dice were written in which box."""

from typing import Any, cast

from quintet.actions import DICE
from quintet.boxes import BOXES, points
from quintet.score import score_row
from rollwright.core import BadOptions, Refused, is_whole, mapping_of


def cases(options: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """Score a sheet: {"cells": {"threes": [3, 3, 1, 5, 3], "free": [1, 2, 2, 6, 6]}}."""
    if options:
        raise BadOptions(detail=next(iter(options))[:40])
    if given.get("task", "score") != "score":
        raise Refused("unknown-task", task=str(given["task"])[:40])
    cells = mapping_of(given, "cells")
    if any(box not in BOXES for box in cells):
        return _invalid("unknown-cell")
    if not all(_are_dice(dice) for dice in cells.values()):
        return _invalid("bad-value")
    found = score_row(tuple(points(box, cells[box]) if box in cells else None for box in BOXES))
    boxes = {box: points(box, dice) for box, dice in cells.items()}
    items = [{"id": item.id, "points": item.points} for item in found.items]
    return {"valid": True, "total": found.total, "items": items, "boxes": boxes}


def _are_dice(given: Any) -> bool:
    if not isinstance(given, list):
        return False
    dice = cast("list[Any]", given)
    return len(dice) == DICE and all(is_whole(die, 1, 6) for die in dice)


def _invalid(code: str) -> dict[str, Any]:
    return {"valid": False, "errors": [{"code": code}], "total": None, "items": []}
