"""Judge a sheet, a table or a placement given as JSON, for `rollwright score` and the worked cases."""

from collections.abc import Sequence
from typing import Any, cast, get_args

from rollwright.core import BadOptions, Refused, Row, entries_of, is_whole, mapping_of, placement_of
from rollwright.games.make_a_difference.botcards import BotCard, deck
from rollwright.games.make_a_difference.lines import Sums, card_sums, mode_a, rivals_of, sums, totals
from rollwright.games.make_a_difference.ranking import leaders
from rollwright.games.make_a_difference.rules import DICE, open_cells, pencilled
from rollwright.games.make_a_difference.score import score_against, score_alone
from rollwright.games.make_a_difference.sheet import Mode, layout
from rollwright.games.make_a_difference.state import Sheet


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> dict[str, Any]:
    """Answer one case, shaped as the rules' section "JSON" says."""
    mode, friendly = options.get("mode", "A"), options.get("friendly_ties", False)
    if mode not in get_args(Mode) or not isinstance(friendly, bool):
        raise BadOptions(detail="mode" if mode not in get_args(Mode) else "friendly_ties")
    players = _players(sheet)
    error = _fault([mapping_of(player, "cells") for player in players], entries_of(sheet, "bots"))
    if error:
        return {"valid": False, "errors": [{"code": error}], "total": None, "items": []}
    rows = [_row(mapping_of(player, "cells")) for player in players]
    cards = [deck()[bot] for bot in entries_of(sheet, "bots")]
    match sheet.get("task", "score"):
        case "score" if "players" in sheet:
            return _table(mode, friendly, [player.get("name") for player in players], rows, cards)
        case "score":
            rivals = [card_sums(card) for card in cards]
            items = _equal_differences(rows[0]) if mode == "A" else _lines_taken(sums(rows[0]), rivals, friendly)
            return {"valid": True, "total": sum(item["points"] for item in items), "items": items}
        case "move":
            reason = _refusal(_row(mapping_of(sheet, "cells")), entries_of(sheet, "roll"), placement_of(sheet))
            return {"legal": False, "reason": reason} if reason else {"legal": True}
        case task:
            raise Refused("unknown-task", task=str(task)[:40])


def _players(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the sheets to be read: those of a table, or the one sheet itself."""
    if "players" not in sheet:
        return [sheet]
    players = entries_of(sheet, "players")
    if not players or not all(isinstance(player, dict) for player in players):
        raise Refused("bad-case", key="players")
    return cast("list[dict[str, Any]]", players)


def _fault(sheets: Sequence[dict[str, Any]], bots: Sequence[Any]) -> str | None:
    if any(cell not in layout().index for cells in sheets for cell in cells):
        return "unknown-cell"
    if any(number is not None and not is_whole(number, 1, 6) for cells in sheets for number in cells.values()):
        return "bad-value"
    known = [bot for bot in bots if isinstance(bot, str) and bot in deck()]
    return "unknown-bot" if len(set(known)) < len(bots) else None


def _row(cells: dict[str, Any]) -> Row:
    return tuple(cells.get(field.id) for field in layout().cells)


def _table(
    mode: Mode, friendly: bool, names: Sequence[Any], rows: Sequence[Row], cards: Sequence[BotCard]
) -> dict[str, Any]:
    everyone = [*map(sums, rows), *map(card_sums, cards)]
    finals = totals(mode, friendly, rows, cards)
    named = [*((name, False) for name in names), *((card.id, True) for card in cards)]
    players: list[dict[str, Any]] = []
    for who, (name, bot) in enumerate(named):
        alone = [] if bot else _equal_differences(rows[who])
        items = alone if mode == "A" else _lines_taken(everyone[who], rivals_of(everyone, who), friendly)
        players.append({"name": name, "bot": bot, "total": finals[who], "items": items})
    return {"valid": True, "players": players, "winners": [named[who][0] for who in leaders(finals)]}


def _equal_differences(row: Row) -> list[dict[str, Any]]:
    """Return the items of Mode A, each with the differences of its line."""
    return [
        {"id": item.id, "points": item.points, "differences": list(line.differences)}
        for item, line in zip(score_alone(row).items, mode_a(row), strict=True)
    ]


def _lines_taken(own: Sums, rivals: Sequence[Sums], friendly: bool) -> list[dict[str, Any]]:
    """Return the items of Mode B, each with the sum of its line."""
    score = score_against(own, rivals, friendly=friendly)
    return [{"id": item.id, "points": item.points, "sum": total} for item, total in zip(score.items, own, strict=True)]


def _refusal(row: Row, dice: list[Any], placement: list[tuple[Any, Any]]) -> str | None:
    """Return the reason of the first failed check, in the order of the rules' table "Legal placement"."""
    if len(placement) != DICE:
        return "wrong-count"
    if any(not isinstance(cell, str) or cell not in layout().index for cell, _ in placement):
        return "unknown-cell"
    values = [value for _, value in placement]
    if not all(is_whole(value, 1, 6) for value in (*values, *dice)) or sorted(values) != sorted(dice):
        return "wrong-dice"
    first, second = (layout().index[cell] for cell, _ in placement)
    if first == second:
        return "same-cell"
    sheet = Sheet(row)
    fits = first in open_cells(sheet) and second in open_cells(pencilled(sheet, first))
    return None if fits else "occupied"
