"""Judge cards, words, dice and whole games given as JSON, for `rollwright score` and the worked cases."""

from collections.abc import Container, Sequence
from typing import Any, cast

from rollwright.core import BadOptions, Refused, entries_of
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import Card, Grid, Run, blank, cards, lone_letters, words_on
from rollwright.games.word_roller.case_input import Answer, card_faults, grid_of, held_of, unreadable
from rollwright.games.word_roller.case_turns import judge_dice, judge_word, played
from rollwright.games.word_roller.rules import first_roller
from rollwright.games.word_roller.score import chains, places, score_card, tiebreak, touched_sides, words_on_stars
from rollwright.games.word_roller.state import TURNS
from rollwright.lexicon import count_letters, fold, word_list


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> Answer:
    """Answer one case, shaped as the rules' section 10 says."""
    if options.get("cleanup", "strict") not in ("strict", "rulebook"):
        raise BadOptions(detail="cleanup")
    allowed, spelling = _allowed(options), options.get("cleanup", "strict") == "strict"
    match sheet.get("task", "score"):
        case "score":
            return _score(sheet, allowed)
        case "move":
            return judge_word(sheet, allowed, spelling)
        case "dice":
            return judge_dice(sheet)
        case "replay":
            return _replay(sheet, allowed)
        case "rank":
            return _rank(sheet, allowed)
        case "first-roller":
            return _first_roller(sheet)
        case task:
            raise Refused("unknown-task", task=str(task)[:40])


def _allowed(options: dict[str, Any]) -> Container[str]:
    given = options.get("words")
    if given is None or isinstance(given, str):
        return word_list(given or "en")
    return {folded for word in entries_of(options, "words") if isinstance(word, str) and (folded := fold(word))}


def _score(sheet: dict[str, Any], allowed: Container[str]) -> Answer:
    errors = _faults(sheet, allowed)
    if errors:
        return {"valid": False, "errors": errors, "total": None, "items": []}
    return _scored(cards()[sheet["card"]], grid_of(sheet), held_of(sheet))


def _scored(card: Card, grid: Grid, held: Sequence[Held]) -> Answer:
    score = score_card(card, grid, held)
    letters = iter([kept.letter for kept in held if kept.id == "consonant"])
    items: list[Answer] = []
    for item in score.items:
        answer: Answer = {"id": item.id, "points": item.points}
        match item.id:
            case "stars":
                parts = zip(words_on_stars(card, grid), item.parts, strict=True)
                answer["words"] = [{**_run(run), "points": part.points} for run, part in parts]
            case "sides":
                answer["sides"] = touched_sides(card, grid)
            case "chain":
                answer["chains"] = [len(group) for group in chains(words_on(grid))]
            case "consonant":
                answer["letter"] = next(letters)
            case _:
                pass
        items.append(answer)
    longest, count = tiebreak(grid)
    words = [_run(run) for run in words_on(grid)]
    return {
        "valid": True,
        "total": score.total,
        "items": items,
        "words": words,
        "tiebreak": {"longest": longest, "letters": count},
    }


def _run(run: Run) -> Answer:
    return {"word": run.word, "row": run.row, "col": run.col, "dir": run.dir}


def _rank(sheet: dict[str, Any], allowed: Container[str]) -> Answer:
    players = [
        cast("dict[str, Any]", player) if isinstance(player, dict) else {} for player in entries_of(sheet, "players")
    ]
    if not players:
        raise Refused("bad-case", key="players")
    rows: list[Answer] = []
    for player in players:
        errors = _faults(player, allowed)
        if errors:
            return {"valid": False, "errors": errors}
        grid = grid_of(player)
        longest, count = tiebreak(grid)
        total = score_card(cards()[player["card"]], grid, held_of(player)).total
        rows.append({"name": player.get("name"), "total": total, "longest": longest, "letters": count})
    ranks = places([(row["total"], row["longest"], row["letters"]) for row in rows])
    ranked = [{**row, "place": place} for row, place in zip(rows, ranks, strict=True)]
    ranked.sort(key=lambda row: row["place"])
    return {"valid": True, "ranking": ranked, "winners": [row["name"] for row in ranked if row["place"] == 1]}


def _faults(sheet: dict[str, Any], allowed: Container[str]) -> list[Answer]:
    reason = unreadable(sheet)
    if reason:
        return [{"code": reason}]
    grid = grid_of(sheet)
    errors: list[Answer] = [{"code": "bad-word", **_run(run)} for run in words_on(grid) if run.word not in allowed]
    errors += [{"code": "lone-letter", "row": row, "col": col} for row, col in lone_letters(grid)]
    return errors + card_faults(entries_of(sheet, "advantages"))


def _replay(sheet: dict[str, Any], allowed: Container[str]) -> Answer:
    name, turns = sheet.get("card"), entries_of(sheet, "turns")
    if not isinstance(name, str) or name not in cards():
        return {"legal": False, "reason": "bad-card"}
    if len(turns) > TURNS:
        return {"legal": False, "reason": "too-many-turns"}
    card, held = cards()[name], tuple[Held, ...]()
    grid = blank(card)
    for number, entry in enumerate(turns, 1):
        turn = cast("dict[str, Any]", entry) if isinstance(entry, dict) else {}
        done: list[str] = []
        for count, move in enumerate(entries_of(turn, "moves"), 1):
            result = played(card, grid, held, turn, move, done, allowed)
            if isinstance(result, dict):
                return {**result, "at": {"turn": number, "move": count}}
            grid, held = result
    return {"legal": True, **_scored(card, grid, held), "grid": list(grid)}


def _first_roller(sheet: dict[str, Any]) -> Answer:
    names = entries_of(sheet, "names")
    if not names or not all(isinstance(name, str) for name in names):
        raise Refused("bad-case", key="names")
    letters = [count_letters(name) for name in names]
    return {"seat": first_roller(letters), "letters": letters}
