"""Judge cards, words, dice and whole games given as JSON, for `rollwright score word-roller`."""

import unicodedata
from collections.abc import Container, Sequence
from typing import Any, cast, get_args

from msgspec.structs import replace

from rollwright.core import BadOptions, Refused, entries_of, is_whole
from rollwright.games.word_roller import advantages
from rollwright.games.word_roller.advantages import VOWELS, Held, spend, usable
from rollwright.games.word_roller.card import EMPTY, Card, Direction, Grid, blank, cards, lone_letters, words_on
from rollwright.games.word_roller.dice import Dice, dice, shows
from rollwright.games.word_roller.score import chains, score_card, tiebreak, touched_sides
from rollwright.games.word_roller.writing import Refusal, Source, Word, Written, write
from rollwright.words import fold, word_list

Answer = dict[str, Any]
TURNS = 6


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> Answer:
    """Answer one case, shaped as the rules' section 10 says."""
    if options.get("cleanup", "strict") not in ("strict", "rulebook"):
        raise BadOptions(detail="cleanup")
    allowed, spelling = _allowed(options), options.get("cleanup", "strict") == "strict"
    match sheet.get("task", "score"):
        case "score":
            return _score(sheet, allowed)
        case "move":
            return _move(sheet, allowed, spelling)
        case "dice":
            return _dice(sheet)
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


# ------------------------------------------------------------------ score and rank


def _score(sheet: dict[str, Any], allowed: Container[str]) -> Answer:
    errors = _faults(sheet, allowed)
    if errors:
        return {"valid": False, "errors": errors, "total": None, "items": []}
    return _scored(cards()[sheet["card"]], _grid(sheet), _held(sheet))


def _scored(card: Card, grid: Grid, held: Sequence[Held]) -> Answer:
    score = score_card(card, grid, held)
    letters = iter([kept.letter for kept in held if kept.id == "consonant"])
    items: list[Answer] = []
    for item in score.items:
        answer: Answer = {"id": item.id, "points": item.points}
        match item.id:
            case "stars":
                starred = [run for run in words_on(grid) if card.stars.intersection(run.squares)]
                answer["words"] = [{"word": run.word, "row": run.row, "col": run.col, "dir": run.dir, "points": len(run.word)} for run in starred]
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
    words = [{"word": run.word, "row": run.row, "col": run.col, "dir": run.dir} for run in words_on(grid)]
    return {"valid": True, "total": score.total, "items": items, "words": words, "tiebreak": {"longest": longest, "letters": count}}


def _rank(sheet: dict[str, Any], allowed: Container[str]) -> Answer:
    players = [cast("dict[str, Any]", player) if isinstance(player, dict) else {} for player in entries_of(sheet, "players")]
    rows: list[Answer] = []
    for player in players:
        errors = _faults(player, allowed)
        if errors:
            return {"valid": False, "errors": errors}
        grid = _grid(player)
        longest, count = tiebreak(grid)
        total = score_card(cards()[player["card"]], grid, _held(player)).total
        rows.append({"name": player.get("name"), "total": total, "longest": longest, "letters": count})
    keys = [(row["total"], row["longest"], row["letters"]) for row in rows]
    ranked = [{**row, "place": 1 + sum(other > key for other in keys)} for row, key in zip(rows, keys, strict=True)]
    ranked.sort(key=lambda row: row["place"])
    return {"valid": True, "ranking": ranked, "winners": [row["name"] for row in ranked if row["place"] == 1]}


def _faults(sheet: dict[str, Any], allowed: Container[str]) -> list[Answer]:
    reason = _unreadable(sheet)
    if reason:
        return [{"code": reason}]
    grid = _grid(sheet)
    errors: list[Answer] = [
        {"code": "bad-word", "word": run.word, "row": run.row, "col": run.col, "dir": run.dir} for run in words_on(grid) if run.word not in allowed
    ]
    errors += [{"code": "lone-letter", "row": row, "col": col} for row, col in lone_letters(grid)]
    return errors + _card_faults(entries_of(sheet, "advantages"))


def _unreadable(sheet: dict[str, Any]) -> str | None:
    """Return what is wrong with the card or the grid as such."""
    name = sheet.get("card")
    if not isinstance(name, str) or name not in cards():
        return "bad-card"
    card, rows = cards()[name], sheet.get("grid")
    if not isinstance(rows, list) or len(cast("list[Any]", rows)) != card.rows:
        return "bad-grid"
    good = all(
        isinstance(row, str) and len(row) == card.cols and all(char == EMPTY or (char.isascii() and char.isalpha()) for char in row)
        for row in cast("list[Any]", rows)
    )
    return None if good else "bad-grid"


def _grid(sheet: dict[str, Any]) -> Grid:
    return tuple(row.upper() for row in sheet["grid"])


# ------------------------------------------------------------------ advantage cards


def _card_faults(given: list[Any]) -> list[Answer]:
    """Return every fault of a list of advantage cards, card by card."""
    kinds = advantages.kinds()
    names = [cast("dict[str, Any]", entry).get("id") if isinstance(entry, dict) else None for entry in given]
    errors: list[Answer] = []
    for index, (entry, name) in enumerate(zip(given, names, strict=True)):
        if not isinstance(name, str) or name not in kinds:
            errors.append({"code": "bad-advantage", "index": index})
            continue
        card = kinds[name]
        if names.count(name) > card.copies:
            errors.append({"code": "bad-advantage", "index": index})
        if name in ("consonant", "letter") and not _is_letter(entry.get("letter"), vowels=name == "letter"):
            errors.append({"code": "bad-letter", "index": index})
        if not is_whole(entry.get("used", 0), 0, card.checks):
            errors.append({"code": "bad-checks", "index": index})
    return errors


def _is_letter(value: Any, *, vowels: bool) -> bool:
    return isinstance(value, str) and len(value) == 1 and value.isascii() and value.isalpha() and (vowels or value.upper() not in VOWELS)


def _held(sheet: dict[str, Any]) -> tuple[Held, ...]:
    return tuple(_card(entry) for entry in entries_of(sheet, "advantages"))


def _card(entry: dict[str, Any]) -> Held:
    letter = entry["letter"].upper() if entry["id"] in ("consonant", "letter") else ""
    return Held(entry["id"], letter, entry.get("used", 0), entry.get("this_roll") is True)


# ------------------------------------------------------------------ a word, the dice


def _move(sheet: dict[str, Any], allowed: Container[str], spelling: bool) -> Answer:
    reason = _unreadable(sheet) or ("bad-advantage" if _card_faults(entries_of(sheet, "advantages")) else None)
    if reason:
        return {"legal": False, "reason": reason}
    word = _word(sheet.get("move"))
    if word is None:
        return {"legal": False, "reason": "bad-shape"}
    checked = spelling or word.source in ("copy", "substitute")
    result = write(cards()[sheet["card"]], _grid(sheet), _letters(sheet.get("dice")), _held(sheet), _others(sheet), allowed, word, spelling=checked)
    if isinstance(result, Refusal):
        return _refused(result)
    answer = _accepted(result)
    return answer if checked else {**answer, "wrong": list(result.wrong)}


def _accepted(result: Written) -> Answer:
    new = [[row, col, char] for (row, col), char in result.new]
    return {"legal": True, "new": new, "formed": list(result.formed), "claims": result.claims, "twice_spent": result.twins, "grid": list(result.grid)}


def _refused(refusal: Refusal) -> Answer:
    answer: Answer = {"legal": False, "reason": refusal.reason}
    if refusal.reason == "letters":
        answer["missing"] = refusal.missing
    if refusal.reason == "bad-word":
        answer["words"] = list(refusal.words)
    return answer


def _word(move: Any) -> Word | None:
    """Return the word as given, or nothing where it has not the right shape."""
    given = cast("dict[str, Any]", move) if isinstance(move, dict) else {}
    text, row, col = given.get("word"), given.get("row"), given.get("col")
    direction: Any = given.get("dir")
    source: Any = given.get("source") or "roll"
    folded = fold(text) if isinstance(text, str) else None
    if direction not in get_args(Direction) or folded is None or len(folded) < 2:
        return None
    if source not in get_args(Source) or type(row) is not int or type(col) is not int:
        return None
    return Word(folded, row, col, direction, source)


def _letters(given: Any) -> Dice:
    if not isinstance(given, list):
        return ()
    return tuple(char.upper() if isinstance(char, str) and char.isascii() else "" for char in cast("list[Any]", given))


def _others(sheet: dict[str, Any]) -> set[str]:
    return {folded for word in entries_of(sheet, "others") if isinstance(word, str) and (folded := fold(word))}


def _dice(sheet: dict[str, Any]) -> Answer:
    letters = _letters(sheet.get("dice"))
    use = cast("dict[str, Any]", sheet.get("use")) if isinstance(sheet.get("use"), dict) else {}
    if not shows(letters):
        return {"legal": False, "reason": "bad-dice"}
    if _card_faults(entries_of(sheet, "advantages")):
        return {"legal": False, "reason": "bad-advantage"}
    held, kind = _held(sheet), use.get("id")
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
        if not isinstance(face, str) or face.upper() not in dice()[die - 1].faces:
            return "bad-face"
        shown[die - 1] = face.upper()
    return tuple(shown)


# ------------------------------------------------------------------ a whole game, the first roller


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
            result = _played(card, grid, held, turn, move, done, allowed)
            if isinstance(result, dict):
                return {**result, "at": {"turn": number, "move": count}}
            grid, held = result
    return {"legal": True, **_scored(card, grid, held), "grid": list(grid)}


def _played(
    card: Card, grid: Grid, held: tuple[Held, ...], turn: dict[str, Any], move: Any, done: list[str], allowed: Container[str]
) -> tuple[Grid, tuple[Held, ...]] | Answer:
    """Carry out one move of a record; `done` are the sources of the words of this turn so far."""
    given = cast("dict[str, Any]", move) if isinstance(move, dict) else {}
    source = given.get("source") or "roll"
    if source in ("roll", "substitute") and done:
        return {"legal": False, "reason": "one-word-per-turn"}
    if source == "second" and (not {"roll", "substitute"} & set(done) or "copy" in done):
        return {"legal": False, "reason": "out-of-order"}
    word = _word(given)
    if word is None:
        return {"legal": False, "reason": "bad-shape"}
    result = write(card, grid, _letters(turn.get("dice")), held, _others(turn), allowed, word)
    if isinstance(result, Refusal):
        return _refused(result)
    claimed = entries_of(given, "claimed")
    if len(claimed) > result.claims:
        return {"legal": False, "reason": "too-many-claims"}
    held = spend(held, "twice", result.twins)
    if source in ("second", "copy"):
        held = spend(held, "two-words" if source == "second" else "copy")
    known = [{"id": kept.id, "letter": kept.letter, "used": kept.used} for kept in held]
    if _card_faults([*known, *claimed]):
        return {"legal": False, "reason": "bad-advantage"}
    done.append(source)
    return result.grid, (*held, *(replace(_card(entry), this_roll=False) for entry in claimed))


def _first_roller(sheet: dict[str, Any]) -> Answer:
    names = entries_of(sheet, "names")
    if not names or not all(isinstance(name, str) for name in names):
        raise Refused("bad-case", key="names")
    letters = [count_letters(name) for name in names]
    return {"seat": letters.index(max(letters)), "letters": letters}


def count_letters(name: str) -> int:
    """Count the letters of a name; é is one, in either Unicode form."""
    return sum(unicodedata.category(char).startswith("L") for char in unicodedata.normalize("NFC", name))
