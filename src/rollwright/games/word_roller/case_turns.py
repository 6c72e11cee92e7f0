"""Judge a word, the use of a dice card or a move of a record given as JSON."""

from collections.abc import Container
from typing import Any, cast

from msgspec.structs import replace

from rollwright.core import entries_of
from rollwright.games.word_roller.actions import Reroll, Turn
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import Card, Grid, cards
from rollwright.games.word_roller.case_input import (
    Answer,
    card_faults,
    card_of,
    grid_of,
    held_of,
    letters_of,
    others_of,
    source_of,
    unreadable,
    word_of,
)
from rollwright.games.word_roller.dice import has_face, shows, with_faces
from rollwright.games.word_roller.dicecards import fault
from rollwright.games.word_roller.writing import Refusal, Written, paid, write


def judge_word(sheet: dict[str, Any], allowed: Container[str], spelling: bool) -> Answer:
    reason = unreadable(sheet) or ("bad-advantage" if card_faults(entries_of(sheet, "advantages")) else None)
    if reason:
        return {"legal": False, "reason": reason}
    word = word_of(sheet.get("move"))
    if word is None:
        return {"legal": False, "reason": "bad-shape"}
    checked = spelling or word.source in ("copy", "substitute")
    result = write(
        cards()[sheet["card"]],
        grid_of(sheet),
        letters_of(sheet.get("dice")),
        held_of(sheet),
        others_of(sheet),
        allowed,
        word,
        spelling=checked,
    )
    if isinstance(result, Refusal):
        return _refused(result)
    answer = _accepted(result)
    return answer if checked else {**answer, "wrong": list(result.wrong)}


def _accepted(result: Written) -> Answer:
    new = [[row, col, char] for (row, col), char in result.new]
    return {
        "legal": True,
        "new": new,
        "formed": list(result.formed),
        "claims": result.claims,
        "twice_spent": result.twins,
        "grid": list(result.grid),
    }


def _refused(refusal: Refusal) -> Answer:
    answer: Answer = {"legal": False, "reason": refusal.reason}
    if refusal.reason == "letters":
        answer["missing"] = refusal.missing
    if refusal.reason == "bad-word":
        answer["words"] = list(refusal.words)
    return answer


def judge_dice(sheet: dict[str, Any]) -> Answer:
    letters = letters_of(sheet.get("dice"))
    use = cast("dict[str, Any]", sheet.get("use")) if isinstance(sheet.get("use"), dict) else {}
    if not shows(letters):
        return {"legal": False, "reason": "bad-dice"}
    if card_faults(entries_of(sheet, "advantages")):
        return {"legal": False, "reason": "bad-advantage"}
    held, kind = held_of(sheet), use.get("id")
    if kind == "place":
        action, faces = _turn(use), [use.get("letter")]
    elif kind == "reroll":
        action, faces = _reroll(use), _list(use, "result")
    else:
        return {"legal": False, "reason": "no-advantage"}
    reason = fault(held, action)
    if reason:
        return {"legal": False, "reason": reason}
    chosen = [use["die"]] if isinstance(action, Turn) else _list(use, "dice")
    shown = [_letter(face) for face in faces]
    if len(shown) != len(chosen) or not all(map(has_face, chosen, shown)):
        return {"legal": False, "reason": "bad-face"}
    return {"legal": True, "dice": list(with_faces(letters, dict(zip(chosen, shown, strict=True))))}


def _turn(use: dict[str, Any]) -> Turn:
    """Read a Steady hand. A die that is no whole number becomes 0, which no die is."""
    die: Any = use.get("die")
    return Turn(die if type(die) is int else 0, _letter(use.get("letter")))


def _reroll(use: dict[str, Any]) -> Reroll:
    """Read a Second wind. A die that is no whole number becomes one below zero, the same for the same text."""
    numbers: dict[str, int] = {}
    for die in (chosen := _list(use, "dice")):
        numbers.setdefault(str(die), die if type(die) is int else -1 - len(numbers))
    return Reroll(tuple(sorted(numbers[str(die)] for die in chosen)))


def _list(given: dict[str, Any], key: str) -> list[Any]:
    value = given.get(key)
    return cast("list[Any]", value) if isinstance(value, list) else []


def _letter(face: Any) -> str:
    return face.upper() if isinstance(face, str) and face.isascii() else ""


def played(
    card: Card,
    grid: Grid,
    held: tuple[Held, ...],
    turn: dict[str, Any],
    move: Any,
    done: list[str],
    allowed: Container[str],
) -> tuple[Grid, tuple[Held, ...]] | Answer:
    """Carry out one move of a record; `done` are the sources of the words of this turn so far."""
    given = cast("dict[str, Any]", move) if isinstance(move, dict) else {}
    source = source_of(given)
    if source in ("roll", "substitute") and done:
        return {"legal": False, "reason": "one-word-per-turn"}
    if source == "second" and (not {"roll", "substitute"} & set(done) or "copy" in done):
        return {"legal": False, "reason": "out-of-order"}
    word = word_of(given)
    if word is None:
        return {"legal": False, "reason": "bad-shape"}
    result = write(card, grid, letters_of(turn.get("dice")), held, others_of(turn), allowed, word)
    if isinstance(result, Refusal):
        return _refused(result)
    claimed = entries_of(given, "claimed")
    if len(claimed) > result.claims:
        return {"legal": False, "reason": "too-many-claims"}
    held = paid(held, word, result)
    known = [{"id": kept.id, "letter": kept.letter, "used": kept.used} for kept in held]
    if card_faults([*known, *claimed]):
        return {"legal": False, "reason": "bad-advantage"}
    done.append(source)
    return result.grid, (*held, *(replace(card_of(entry), this_roll=False) for entry in claimed))
