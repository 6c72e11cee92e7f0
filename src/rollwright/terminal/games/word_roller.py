"""Word Roller in the terminal: lines for the market and the cards held, and words typed whole."""

import re
from collections.abc import Callable

from rollwright.core import Figure, IllegalAction, View
from rollwright.games.word_roller.advantages import Held, Kind, kinds
from rollwright.games.word_roller.card import EMPTY, SIDES, Direction, Grid, cards, cell, letter, line, square_of
from rollwright.games.word_roller.view import DraftView, MendView, WordView
from rollwright.lexicon import fold
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.output import Output
from rollwright.terminal.vocabulary import words_for

WHOLE_WORD = re.compile(r"(?:begin )?(r\d{1,2}c\d{1,2}) (across|down) (\S+)", re.IGNORECASE)
COMMANDS = ("undo", "name", "done")  # typed alone these are verbs, not letters of a word


# ------------------------------------------------------------------ lines below the sheets


def table_lines(output: Output, view: View, names: tuple[str, ...]) -> list[str]:
    """Return lines for the cards held, the market, a word to be mended or copied, and what the drafted word lacks."""
    if not isinstance(view, WordView):
        return []
    lines = [
        output.text("terminal-word-roller-holds", name=name, cards=", ".join(_held_card(output, card) for card in held))
        for name, held in zip(names, view.held, strict=True)
        if held
    ]
    if view.over:
        return lines
    if view.phase == "side":
        return [_sides_line(output, name, sheet.paper[:-1]) for name, sheet in zip(names, view.sheets, strict=True)]
    market = ", ".join(_market_card(output, kind) for kind in view.market)
    lines.append(output.text("terminal-word-roller-market", cards=market or "-", left=view.deck))
    lines += [
        output.text("terminal-word-roller-erased", name=names[erased.seat], word=erased.word) for erased in view.erased
    ]
    if view.claims:
        lines.append(output.text("terminal-word-roller-claim"))
        lines += [
            f"{words_for(output.language, kind)[0]}: {kinds()[kind].text[output.language]}"
            for kind in dict.fromkeys(view.market)
        ]
    if view.mend is not None:
        lines.append(_mend_line(output, view.mend, names))
    if view.offers:
        offers = ", ".join(f"{place} {word}" for place, word in enumerate(view.offers))
        lines.append(output.text("terminal-word-roller-offers", words=offers))
    if view.echo:
        lines.append(output.text("terminal-word-roller-copy", word=view.echo))
    return [*lines, *_draft_lines(output, view.draft)]


def _sides_line(output: Output, name: str, card: str) -> str:
    """Return what is printed on the two sides of a player's card."""
    titles = {side: cards()[card + side].name[output.language] for side in SIDES}
    return output.text("terminal-word-roller-sides", name=name, card=card, **titles)


def _market_card(output: Output, kind: Kind) -> str:
    """Return the title of a card and, in brackets, the word that takes it."""
    return f"{kinds()[kind].title[output.language]} ({words_for(output.language, kind)[0]})"


def _held_card(output: Output, card: Held) -> str:
    boxes = "☒" * card.used + "□" * card.left
    return " ".join(filter(None, (kinds()[card.id].title[output.language], card.letter, boxes)))


def _mend_line(output: Output, mend: MendView, names: tuple[str, ...]) -> str:
    return output.text(
        f"terminal-word-roller-{'named' if mend.named else 'mend'}",
        owner=names[mend.owner],
        neighbour=names[mend.neighbour],
        word=mend.named,
        letters=mend.letters or "-",
    )


def _draft_lines(output: Output, draft: DraftView | None) -> list[str]:
    if draft is None or not draft.word or not draft.reason:
        return []
    about = ", ".join(draft.wrong or tuple(draft.missing))
    return [f"{draft.word}: {output.text(f'error-{draft.reason}')}{f' ({about})' if about else ''}"]


# ------------------------------------------------------------------ typed words


def read_input(view: View, seat: int, text: str, meant: Callable[[str], str]) -> list[str] | None:
    """Return the actions that write a typed word: "r5c3 across trains", or letters that continue the word begun.

    Letters that already stand on the card are typed too, and skipped here.
    """
    if not isinstance(view, WordView):
        return None
    *places, last = text.split() or [""]  # the last one is the word itself, and stays as it was typed
    typed = WHOLE_WORD.fullmatch(" ".join([*map(meant, places), last]))
    if typed is not None:
        word = fold(typed[3])
        direction: Direction = "down" if typed[2].lower() == "down" else "across"
        return _write_word(view, seat, typed[1].lower(), direction, word) if word else None
    names_word = view.mend is not None and view.mend.neighbour == seat and not view.mend.named
    word = fold(text) if view.draft or names_word else None
    return [f"letter {char}" for char in word] if word and meant(text).lower() not in COMMANDS else None


def _write_word(view: WordView, seat: int, first: str, direction: Direction, word: str) -> list[str]:
    grid = _grid(view, seat)
    squares = line(*square_of(first), direction, len(word))
    standing = [letter(grid, square) for square in squares]
    if any(there not in (EMPTY, char) for there, char in zip(standing, word, strict=True)):
        raise IllegalAction("conflict")
    new = [(square, char) for square, there, char in zip(squares, standing, word, strict=True) if there == EMPTY]
    return [f"begin {cell(new[0][0] if new else squares[0])} {direction}", *(f"letter {char}" for _, char in new)]


def _grid(view: WordView, seat: int) -> Grid:
    """Return the letters on a seat's card, including the words of this turn."""
    sheet, width = view.sheets[seat], cards()[view.sheets[seat].paper].cols
    pencil = sheet.pencil or (None,) * len(sheet.ink)
    marks = [str(old or new or EMPTY) for old, new in zip(sheet.ink, pencil, strict=True)]
    return tuple("".join(marks[start : start + width]) for start in range(0, len(marks), width))


# ------------------------------------------------------------------ the dice of a receipt


def shown_rolls(view: View, before: View | None) -> dict[str, tuple[Figure, ...]]:
    """Return the dice of a turn, as long as no card can have turned them or rolled them again."""
    turned = before is not None and before.round + 1 == view.round and _dice_cards(before) == _dice_cards(view)
    if not turned and _dice_cards(view) > 0:
        return {}
    return {f"turn/{view.round}/die/{number}": (letter,) for number, letter in enumerate(view.dice, 1)}


def _dice_cards(view: View) -> int:
    """Return how often cards that change the dice have been used."""
    held = view.held if isinstance(view, WordView) else ()
    return sum(card.used for cards in held for card in cards if card.id in ("place", "reroll"))


DISPLAY = GameDisplay(
    cell_width=3,
    shown_rolls=shown_rolls,
    table_lines=table_lines,
    read_input=read_input,
    confirm_verbs=("done", "name"),
    empty_signs={"side": "▫"},  # squares of an orange side
)
