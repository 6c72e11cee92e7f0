"""Judge a sheet or a placement given as JSON, for `rollwright score splitter` and the worked cases."""

from typing import Any, get_args

from rollwright.core import BadOptions, Item, Refused
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Layout, Pad, layout


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> dict[str, Any]:
    """Answer one case, shaped as the rules' section "JSON" says."""
    pad = options.get("pad", "A")
    if pad not in get_args(Pad):
        raise BadOptions(detail="pad")
    board, cells = layout(pad), sheet.get("cells") or {}
    error = _fault(board, cells)
    if error:
        return {"valid": False, "errors": [{"code": error}], "total": None, "items": []}
    match sheet.get("task", "score"):
        case "score":
            score = score_row(pad, tuple(cells.get(cell.id) for cell in board.cells))
            return {"valid": True, "total": score.total, "items": [_item(item) for item in score.items]}
        case "move":
            reason = _refusal(board, cells, sheet.get("roll") or [], (sheet.get("move") or {}).get("place"))
            return {"legal": False, "reason": reason} if reason else {"legal": True}
        case task:
            raise Refused("unknown-task", task=str(task)[:40])


def _fault(board: Layout, cells: dict[str, Any]) -> str | None:
    if any(cell not in board.index for cell in cells):
        return "unknown-cell"
    if any(number is not None and not _is_pip(number) for number in cells.values()):
        return "bad-value"
    return None


def _refusal(board: Layout, cells: dict[str, Any], dice: list[Any], place: Any) -> str | None:
    """Return the reason of the first failed check, in the order of the rules' table."""
    if not isinstance(place, list) or len(place) != 2:  # pyright: ignore[reportUnknownArgumentType]
        return "wrong-count"
    entries: list[dict[str, Any]] = [entry if isinstance(entry, dict) else {} for entry in place]  # pyright: ignore[reportUnknownVariableType]
    if any(entry.get("cell") not in board.index for entry in entries):
        return "unknown-cell"
    values = [entry.get("value") for entry in entries]
    if not all(map(_is_pip, values)) or sorted(values) != sorted(dice):
        return "wrong-dice"
    first, second = (board.cells[board.index[entry["cell"]]] for entry in entries)
    if first.mirror != second.id:
        return "not-mirrored"
    if any(cells.get(cell.id) is not None for cell in (first, second)):
        return "occupied"
    return None


def _is_pip(value: Any) -> bool:
    return type(value) is int and 1 <= value <= 6


def _item(item: Item) -> dict[str, Any]:
    answer: dict[str, Any] = {"id": item.id, "points": item.points}
    if item.id != "hearts":
        answer["groups"] = [{"cells": list(part.cells), "star": part.note == "star", "points": part.points} for part in item.parts]
    return answer
