"""Word Roller's words as a person types them: "r5c3 across trains" whole, or letters one after the other."""

import re

from rollwright.core import IllegalAction, View
from rollwright.games.word_roller.card import EMPTY, Direction, Grid, cards, cell, letter, line, square_of
from rollwright.games.word_roller.view import WordView
from rollwright.lexicon import fold

WHOLE = re.compile(r"(?:begin )?(r\d{1,2}c\d{1,2}) (across|down) (\S+)", re.IGNORECASE)


def spell(view: View, seat: int, text: str) -> list[str] | None:
    """Return the actions that write what was typed; nothing where it is no word. Letters that stand are typed along and walked over."""
    if not isinstance(view, WordView):
        return None
    said = WHOLE.fullmatch(" ".join(text.split()))
    if said is not None:
        word = fold(said[3])
        return (
            _whole(view, seat, said[1].lower(), "down" if said[2].lower() == "down" else "across", word)
            if word
            else None
        )
    naming = view.mend is not None and view.mend.neighbour == seat and not view.mend.named
    word = fold(text) if view.draft or naming else None
    return [f"letter {char}" for char in word] if word and word.lower() not in ("undo", "name", "done") else None


def _whole(view: WordView, seat: int, name: str, way: Direction, word: str) -> list[str]:
    grid = _grid(view, seat)
    squares = line(*square_of(name), way, len(word))
    standing = [letter(grid, square) for square in squares]
    if any(there not in (EMPTY, char) for there, char in zip(standing, word, strict=True)):
        raise IllegalAction("conflict")
    new = [(square, char) for square, there, char in zip(squares, standing, word, strict=True) if there == EMPTY]
    return [f"begin {cell(new[0][0] if new else squares[0])} {way}", *(f"letter {char}" for _, char in new)]


def _grid(view: WordView, seat: int) -> Grid:
    """Return what stands on a seat's card, this turn's words included."""
    sheet, width = view.sheets[seat], cards()[view.sheets[seat].paper].cols
    marks = [
        str(old or new or EMPTY) for old, new in zip(sheet.ink, sheet.pencil or (None,) * len(sheet.ink), strict=True)
    ]
    return tuple("".join(marks[start : start + width]) for start in range(0, len(marks), width))
