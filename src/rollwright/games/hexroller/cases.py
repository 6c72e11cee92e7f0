"""Judge a sheet or a whole round given as JSON, straight from the rules' table, for `rollwright score hexroller`."""

from collections import Counter
from typing import Any, cast, get_args

from msgspec import Struct

from rollwright.core import BadOptions, Item, Refused, Row, entries_of, is_whole, mapping_of
from rollwright.games.hexroller.chains import fits, starts
from rollwright.games.hexroller.score import most_common, score_sheet
from rollwright.games.hexroller.sheet import BONUSES, Layout, Side, layout


class Step(Struct, frozen=True):
    """One step of a round; `number` and `path` are whatever was given."""

    number: Any
    path: tuple[Any, ...]
    bonus: str | None


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> dict[str, Any]:
    """Answer one case, shaped as the rules' section "JSON" says."""
    side = options.get("side", "front")
    if side not in get_args(Side):
        raise BadOptions(detail="side")
    board, cells, rows = layout(side), mapping_of(sheet, "cells"), mapping_of(sheet, "boxes")
    light, dark, used = entries_of(rows, "light"), entries_of(rows, "dark"), entries_of(sheet, "used_bonuses")
    error = _fault(board, cells, [light, dark], used)
    if error:
        return {"valid": False, "errors": [{"code": error}], "total": None, "items": []}
    row: Row = tuple(spot.printed if spot.printed is not None else cells.get(spot.id) for spot in board.hexes)
    match sheet.get("task", "score"):
        case "score":
            score = score_sheet(side, row, tuple(light), tuple(dark), tuple(used))
            return {"valid": True, "total": score.total, "items": [_item(board, row, item) for item in score.items]}
        case "move":
            dice = entries_of(sheet, "roll")
            if len(dice) != board.dice or not all(is_whole(number, 3, 8) for number in dice):
                raise Refused("bad-case", key="roll")
            reason = _refusal(side, row, used, dice, mapping_of(sheet, "move"))
            return {"legal": False, "reason": reason} if reason else {"legal": True}
        case task:
            raise Refused("unknown-task", task=str(task)[:40])


def _fault(board: Layout, cells: dict[str, Any], rows: list[list[Any]], used: list[Any]) -> str | None:
    if any(cell not in board.index for cell in cells):
        return "unknown-cell"
    if any(board.hexes[board.index[cell]].printed is not None for cell in cells):
        return "printed-cell"
    if any(number is not None and not is_whole(number, 2, 8) for number in cells.values()):
        return "bad-value"
    if any(
        len(row) > board.rounds or not all(number is None or is_whole(number, 3, 8) for number in row) for row in rows
    ):
        return "bad-boxes"
    if any(bonus not in BONUSES or used.count(bonus) > 1 for bonus in used):
        return "bad-bonus"
    return None


def _refusal(side: Side, row: Row, used: list[Any], dice: list[int], move: dict[str, Any]) -> str | None:
    """Return the reason of the first failed check, in the order of the rules' table."""
    steps = _read(entries_of(move, "steps"))
    if steps is None:
        return "bad-form"
    counts = Counter(dice)
    chains = [step for step in steps if step.bonus != "two"]
    chosen = [step.number for step in chains if step.bonus != "third"]
    reason = _badly_chosen(layout(side), steps, chains, chosen, used, counts)
    if reason:
        return reason
    after = list(row)
    for step in steps:
        reason = _badly_written(layout(side), row, after, step, counts)
        if reason:
            return reason
    others = [number for number in counts if number not in {step.number for step in chains}]
    if len(chosen) < 2 and any(fits(side, tuple(after), number, counts[number]) for number in others):
        return "must-write-more"
    return None if _boxes_hold(mapping_of(move, "boxes"), chosen) else "bad-boxes"


def _read(entries: list[Any]) -> list[Step] | None:
    """Return the steps, or nothing where one has not the right form."""
    steps: list[Step] = []
    for entry in entries:
        given = cast("dict[str, Any]", entry) if isinstance(entry, dict) else {}
        number, path, bonus = given.get("number"), given.get("path"), given.get("bonus")
        if (
            not isinstance(path, list)
            or not path
            or bonus not in (None, *BONUSES)
            or is_whole(number, 2, 2) != (bonus == "two")
        ):
            return None
        steps.append(Step(number, tuple(cast("list[Any]", path)), bonus))
    return steps


def _badly_chosen(
    board: Layout, steps: list[Step], chains: list[Step], chosen: list[Any], used: list[Any], counts: Counter[Any]
) -> str | None:
    bonuses = [step.bonus for step in steps if step.bonus]
    checks = (
        ("unknown-cell", all(isinstance(cell, str) and cell in board.index for step in steps for cell in step.path)),
        ("bonus-limit", len(bonuses) <= 1),
        ("bonus-used", not any(bonus in used for bonus in bonuses)),
        ("not-rolled", all(type(step.number) is int and step.number in counts for step in chains)),
        ("repeated-number", len({str(step.number) for step in chains}) == len(chains)),
        ("too-many-numbers", len(chosen) <= 2),
        ("third-without-two", "third" not in bonuses or len(chosen) == 2),
    )
    return next((reason for reason, holds in checks if not holds), None)


def _badly_written(board: Layout, row: Row, after: list[Any], step: Step, counts: Counter[Any]) -> str | None:
    """Write a step on `after`, hex by hex, until something is wrong."""
    need = 1 if step.bonus == "two" else counts[step.number] + (step.bonus == "extra")
    if len(step.path) != need:
        return "wrong-length"
    # A chain starts from its number as it stood before the round.
    reach = starts(board, row, step.number)
    for cell in step.path:
        place = board.index[cell]
        if after[place] is not None:
            return "occupied"
        if step.bonus != "two" and not reach >> place & 1:
            return "bad-start" if cell == step.path[0] else "broken-chain"
        after[place] = step.number
        reach = board.touching[place]
    return None


def _boxes_hold(boxes: dict[str, Any], chosen: list[Any]) -> bool:
    held: list[Any] = [number for number in boxes.values() if number is not None]
    return (
        len(held) == len(chosen)
        and all(type(number) is int for number in held)
        and sorted(held) == sorted(chosen)
        and set(boxes) <= {"light", "dark"}
    )


def _item(board: Layout, row: Row, item: Item) -> dict[str, Any]:
    answer: dict[str, Any] = {"id": item.id, "points": item.points}
    if item.id.startswith("area-") or item.id == "middle":
        answer["most_common"] = most_common(board, row, "M" if item.id == "middle" else item.id[-1])
    return answer
