"""Read the cards, words and letters of a case given as JSON, which may hold anything."""

from typing import Any, cast, get_args

from rollwright.core import entries_of, is_whole
from rollwright.games.word_roller import advantages
from rollwright.games.word_roller.advantages import Held, letters_for
from rollwright.games.word_roller.card import EMPTY, Direction, Grid, cards
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.writing import Source, Word
from rollwright.lexicon import fold

Answer = dict[str, Any]


def unreadable(sheet: dict[str, Any]) -> str | None:
    """Return the fault of the card or the grid, if it cannot be read at all."""
    name = sheet.get("card")
    if not isinstance(name, str) or name not in cards():
        return "bad-card"
    card, rows = cards()[name], sheet.get("grid")
    if not isinstance(rows, list) or len(cast("list[Any]", rows)) != card.rows:
        return "bad-grid"
    good = all(
        isinstance(row, str)
        and len(row) == card.cols
        and all(char == EMPTY or (char.isascii() and char.isalpha()) for char in row)
        for row in cast("list[Any]", rows)
    )
    return None if good else "bad-grid"


def grid_of(sheet: dict[str, Any]) -> Grid:
    return tuple(row.upper() for row in sheet["grid"])


def card_faults(given: list[Any]) -> list[Answer]:
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
        if letters_for(name) != (None,) and not _is_one_of(letters_for(name), entry.get("letter")):
            errors.append({"code": "bad-letter", "index": index})
        if not is_whole(entry.get("used", 0), 0, card.checks):
            errors.append({"code": "bad-checks", "index": index})
    return errors


def _is_one_of(letters: tuple[str | None, ...], value: Any) -> bool:
    return isinstance(value, str) and value.isascii() and value.upper() in letters


def held_of(sheet: dict[str, Any]) -> tuple[Held, ...]:
    return tuple(card_of(entry) for entry in entries_of(sheet, "advantages"))


def card_of(entry: dict[str, Any]) -> Held:
    letter = entry["letter"].upper() if entry["id"] in ("consonant", "letter") else ""
    return Held(entry["id"], letter, entry.get("used", 0), entry.get("this_roll") is True)


def word_of(move: Any) -> Word | None:
    """Return the word as given, or nothing where it has not the right shape."""
    given = cast("dict[str, Any]", move) if isinstance(move, dict) else {}
    text, row, col = given.get("word"), given.get("row"), given.get("col")
    direction: Any = given.get("dir")
    source = source_of(given)
    folded = fold(text) if isinstance(text, str) else None
    if direction not in get_args(Direction) or folded is None or len(folded) < 2:
        return None
    if source not in get_args(Source) or type(row) is not int or type(col) is not int:
        return None
    return Word(folded, row, col, direction, source)


def source_of(move: dict[str, Any]) -> Any:
    """Return the source of a word as given; without one it is the roll."""
    source = move.get("source")
    return "roll" if source is None else source


def letters_of(given: Any) -> Dice:
    if not isinstance(given, list):
        return ()
    return tuple(char.upper() if isinstance(char, str) and char.isascii() else "" for char in cast("list[Any]", given))


def others_of(sheet: dict[str, Any]) -> set[str]:
    return {folded for word in entries_of(sheet, "others") if isinstance(word, str) and (folded := fold(word))}
