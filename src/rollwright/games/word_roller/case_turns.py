"""Judge a word, the use of a dice card or a move of a record given as JSON."""

from collections.abc import Container, Sequence
from typing import Any, cast

from msgspec.structs import replace

from rollwright.core import entries_of, is_whole
from rollwright.games.word_roller.advantages import Held, spend, usable
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
from rollwright.games.word_roller.dice import Dice, dice, shows
from rollwright.games.word_roller.writing import Refusal, Written, write


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
    if kind not in ("place", "reroll") or not usable(held, kind):
        return {"legal": False, "reason": "no-advantage"}
    result = _turned(letters, use) if kind == "place" else _rolled_again(letters, held, use)
    return {"legal": False, "reason": result} if isinstance(result, str) else {"legal": True, "dice": list(result)}


def _turned(letters: Dice, use: dict[str, Any]) -> Dice | str:
    """Steady hand: turn one die to any of its own faces."""
    die, face = use.get("die"), use.get("letter")
    if not is_whole(die, 1, len(letters)):
        return "bad-die"
    return _with_faces(letters, [cast("int", die)], [face])


def _rolled_again(letters: Dice, held: Sequence[Held], use: dict[str, Any]) -> Dice | str:
    """Second wind: roll 1 to 4 dice again."""
    if all(held[place].this_roll for place in usable(held, "reroll")):
        return "once-per-roll"
    chosen = cast("list[Any]", use.get("dice")) if isinstance(use.get("dice"), list) else []
    if not 1 <= len(chosen) <= 4 or len({str(die) for die in chosen}) < len(chosen):
        return "bad-count"
    if not all(is_whole(die, 1, len(letters)) for die in chosen):
        return "bad-die"
    result = cast("list[Any]", use.get("result")) if isinstance(use.get("result"), list) else []
    return _with_faces(letters, chosen, result)


def _with_faces(letters: Dice, chosen: Sequence[int], faces: Sequence[Any]) -> Dice | str:
    shown = list(letters)
    if len(faces) != len(chosen):
        return "bad-face"
    for die, face in zip(chosen, faces, strict=True):
        if not isinstance(face, str) or not face.isascii() or face.upper() not in dice()[die - 1].faces:
            return "bad-face"
        shown[die - 1] = face.upper()
    return tuple(shown)


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
    held = spend(held, "twice", result.twins)
    if source in ("second", "copy"):
        held = spend(held, "two-words" if source == "second" else "copy")
    known = [{"id": kept.id, "letter": kept.letter, "used": kept.used} for kept in held]
    if card_faults([*known, *claimed]):
        return {"legal": False, "reason": "bad-advantage"}
    done.append(source)
    return result.grid, (*held, *(replace(card_of(entry), this_roll=False) for entry in claimed))
