"""Judge a sheet or a placement given as JSON, for `rollwright score` and the worked cases."""

from typing import Any, get_args

from rollwright.core import BadOptions, Item, Refused, Row, entries_of, is_whole, mapping_of, placement_of
from rollwright.games.splitter.rules import is_open
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Layout, Pad, layout


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> dict[str, Any]:
    """Answer one case, shaped as the rules' section "JSON" says."""
    pad = options.get("pad", "A")
    if pad not in get_args(Pad):
        raise BadOptions(detail="pad")
    board, cells = layout(pad), mapping_of(sheet, "cells")
    error = _fault(board, cells)
    if error:
        return {"valid": False, "errors": [{"code": error}], "total": None, "items": []}
    row: Row = tuple(cells.get(cell.id) for cell in board.cells)
    match sheet.get("task", "score"):
        case "score":
            score = score_row(pad, row)
            return {"valid": True, "total": score.total, "items": [_item(item) for item in score.items]}
        case "move":
            reason = _refusal(board, row, entries_of(sheet, "roll"), placement_of(sheet))
            return {"legal": False, "reason": reason} if reason else {"legal": True}
        case task:
            raise Refused("unknown-task", task=str(task)[:40])


def _fault(board: Layout, cells: dict[str, Any]) -> str | None:
    if any(cell not in board.index for cell in cells):
        return "unknown-cell"
    if any(number is not None and not is_whole(number, 1, 6) for number in cells.values()):
        return "bad-value"
    return None


def _refusal(board: Layout, row: Row, dice: list[Any], placement: list[tuple[Any, Any]]) -> str | None:
    """Return the reason of the first failed check, in the order of the rules' table "Legal placement"."""
    if len(placement) != 2:
        return "wrong-count"
    if any(not isinstance(cell, str) or cell not in board.index for cell, _ in placement):
        return "unknown-cell"
    values = [value for _, value in placement]
    if not all(is_whole(value, 1, 6) for value in (*values, *dice)) or sorted(values) != sorted(dice):
        return "wrong-dice"
    first, second = (board.index[cell] for cell, _ in placement)
    if board.mirrors[first] != second:
        return "not-mirrored"
    return None if is_open(board, row, first) else "occupied"


def _item(item: Item) -> dict[str, Any]:
    answer: dict[str, Any] = {"id": item.id, "points": item.points}
    if item.id != "hearts":
        answer["groups"] = [
            {"cells": list(part.cells), "star": part.note == "star", "points": part.points} for part in item.parts
        ]
    return answer
