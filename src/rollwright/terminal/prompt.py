"""Read what a person types: an action in words, shortened where only one choice fits."""

import re
from itertools import groupby
from typing import Any

from rollwright.core import Game, UnknownAction, View, grammar, parse, to_text
from rollwright.core.notation import NONE
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.output import Output

QUIT = ("q", "quit", "exit")
LIST_CHOICES = "?"


def choices_line(output: Output, game: Game, view: View, choices: list[Any]) -> str:
    """Return one line that says what can be typed now."""
    hand = dict(zip(("first", "second"), view.hand, strict=False))
    verbs = dict.fromkeys(_verb(action) for action in choices)
    hint = [output.text("terminal-more-hint", word=output.text("terminal-word-hint"))] if game.advice else []
    return " · ".join(
        [
            *(output.text(f"terminal-{game.info.id}-{verb}", **hand) for verb in verbs),
            *hint,
            output.text("terminal-more"),
        ]
    )


def split_line(output: Output, game: Game, choices: list[Any], text: str) -> list[str]:
    """Return the choices that a line names: one, or several short ones in a row ("6 M2 M3")."""
    parts = text.split()
    whole = " ".join(parts).casefold()
    is_one = (
        len(parts) < 2
        or parts[0].casefold() in grammar(game)
        or whole == output.text("terminal-word-done").casefold()
        or any(whole in _spellings(action) for action in choices)
    )
    return [text] if is_one else parts


def named_cells(choices: list[Any]) -> set[str]:
    """Return the places that the choices name: cells to write in, boxes to use."""
    return {value for action in choices if (value := to_text(action).partition(" ")[2])}


def list_choices(choices: list[Any]) -> str:
    """Return every choice, those of one verb on one line."""
    return "\n ".join(_verb_line(verb, list(group)) for verb, group in groupby(choices, _verb))


def examples(choices: list[Any]) -> list[str]:
    """Return something to type for each verb among the choices, and the commands that always work."""
    firsts = {_verb(action): to_text(action).removesuffix(f" {NONE}") for action in reversed(choices)}
    return [*reversed(firsts.values()), LIST_CHOICES, QUIT[0]]


def read_action(output: Output, game: Game, display: GameDisplay, choices: list[Any], text: str) -> Any:
    """Return the action that `text` names: "write 3L4", "3l4", "done", its translation, or an empty line for Done.

    An action that is no choice now is returned too: the game says why it is refused.
    """
    typed = " ".join(text.split()).casefold()
    translations = {
        output.text("terminal-word-done").casefold(): "done",
        output.text("terminal-word-undo").casefold(): "undo",
        "": _confirm_verb(display, choices),
    }
    typed = translations.get(typed, typed)
    meant = [action for action in choices if typed in _spellings(action)]
    meant = meant or [action for action in choices if typed == _verb(action)]  # the verb alone, where one choice has it
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise UnknownAction(action=text[:80])  # it may mean several of the choices
    for attempt in (text.strip(), typed, *_with_verbs(game, text.strip())):
        try:
            return parse(game, attempt)
        except UnknownAction:
            continue
    raise UnknownAction(action=text[:80])


def _with_verbs(game: Game, text: str) -> list[str]:
    """Return the actions that `text` may be short for: "9L9" has the shape of a cell, "foo" has no shape we know."""
    shapes = {_shape(to_text(action)) for action in game.actions}
    return [whole for verb, fields in grammar(game).items() if fields and _shape(whole := f"{verb} {text}") in shapes]


def _shape(whole: str) -> str:
    """Return an action's words with every letter after the verb as "a" and every number as "0"."""
    verb, _, rest = whole.partition(" ")
    return f"{verb} {re.sub(r'[0-9]+', '0', re.sub('[a-z]', 'a', rest.casefold()))}"


def _spellings(action: Any) -> tuple[str, ...]:
    """Return the ways to type a choice: whole, without its verb, and either without a last field that is empty."""
    whole = to_text(action).casefold()
    ways = (whole, whole.partition(" ")[2])
    return (*ways, *(way.removesuffix(f" {NONE}") for way in ways))


def _confirm_verb(display: GameDisplay, choices: list[Any]) -> str:
    """Return the verb that Enter alone stands for."""
    verbs = {_verb(action) for action in choices}
    return next((verb for verb in display.confirm_verbs if verb in verbs), display.confirm_verbs[0])


def _verb(action: Any) -> str:
    return to_text(action).partition(" ")[0]


def _verb_line(verb: str, choices: list[Any]) -> str:
    return " ".join([verb, *(to_text(action).partition(" ")[2] for action in choices)]).strip()
