"""Judge a sheet or a whole round given as JSON, for `rollwright score` and the worked cases."""

from typing import Any, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import BadOptions, Item, Refused, Row, entries_of, is_whole, mapping_of
from rollwright.games.hexroller.chains import empty_of, hexes_of, misstep, starts
from rollwright.games.hexroller.rounds import chain_length, choosable, may_stop, round_fault
from rollwright.games.hexroller.score import most_common, score_sheet
from rollwright.games.hexroller.sheet import BONUSES, Bonus, Layout, Side, layout
from rollwright.games.hexroller.state import Chain, Sheet, State, Turn, boxes, written

EVERYWHERE = -1  # a set of hexes that holds all of them


class Step(Struct, frozen=True):
    """One step of a round as the case gives it; the hexes of `path` may be anything."""

    number: int
    path: tuple[Any, ...]
    bonus: Bonus | None


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
    """Return the reason of the first failed check, in the order of the rules' table "Legal rounds"."""
    board, steps = layout(side), _read(entries_of(move, "steps"))
    if steps is None:
        return "bad-form"
    if any(not isinstance(cell, str) or cell not in board.index for step in steps for cell in step.path):
        return "unknown-cell"
    chains = [step for step in steps if step.bonus != "two"]
    chosen = sum(step.bonus != "third" for step in chains)
    bonuses: list[Bonus] = [step.bonus for step in steps if step.bonus]
    reason = round_fault(dice, used, [step.number for step in chains], chosen, bonuses)
    if reason:
        return reason
    turn = _written(side, row, dice, steps)
    if isinstance(turn, str):
        return turn
    sheet = Sheet(row, turn=turn)
    state = State("", side, 1, tuple(dice), (sheet,))
    if not may_stop(turn, choosable(state, sheet, written(sheet))):
        return "must-write-more"
    return None if _boxes_hold(mapping_of(move, "boxes"), turn) else "bad-boxes"


def _read(entries: list[Any]) -> list[Step] | None:
    """Return the steps, or nothing where one has not the right form. A number that is no whole one becomes 0."""
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
        whole = number if type(number) is int else 0
        steps.append(Step(whole, tuple(cast("list[Any]", path)), bonus))
    return steps


def _written(side: Side, row: Row, dice: list[int], steps: list[Step]) -> Turn | str:
    """Write the steps hex by hex; return the turn they make, or the first fault."""
    board, turn = layout(side), Turn()
    for step in steps:
        need = 1 if step.bonus == "two" else chain_length(dice, step.number, step.bonus)
        if len(step.path) != need:
            return "wrong-length"
        begin = EVERYWHERE if step.bonus == "two" else starts(board, row, step.number)
        path: tuple[int, ...] = ()
        for place in (board.index[cell] for cell in step.path):
            empty = empty_of(written(Sheet(row, turn=turn))) & ~hexes_of(path)
            reason = misstep(board, empty, begin, path, place)
            if reason:
                return reason
            path = (*path, place)
        turn = _with_step(turn, step, need, path)
    return turn


def _with_step(turn: Turn, step: Step, need: int, path: tuple[int, ...]) -> Turn:
    if step.bonus == "two":
        return replace(turn, two=path[0])
    return replace(turn, chains=(*turn.chains, Chain(step.number, need, path, step.bonus or "")))


def _boxes_hold(given: dict[str, Any], turn: Turn) -> bool:
    """Say whether the boxes hold the chosen numbers, either way round."""
    held = (given.get("light"), given.get("dark"))
    return (
        set(given) <= {"light", "dark"}
        and all(number is None or type(number) is int for number in held)
        and held in (boxes(turn), boxes(replace(turn, flipped=True)))
    )


def _item(board: Layout, row: Row, item: Item) -> dict[str, Any]:
    answer: dict[str, Any] = {"id": item.id, "points": item.points}
    if item.id.startswith("area-") or item.id == "middle":
        answer["most_common"] = most_common(board, row, "M" if item.id == "middle" else item.id[-1])
    return answer
