"""Read what a person types: an action in words, shortened where only one choice fits. Actions are texts here."""

from collections.abc import Sequence
from itertools import groupby

from rollwright.core import UnknownAction, View
from rollwright.core.notation import NONE
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.output import Output
from rollwright.terminal.vocabulary import Vocabulary, fold_word, shape, words_for

LIST_CHOICES = "?"


def is_word(output: Output, word: str, typed: str) -> bool:
    """Say whether a typed line is a word of the terminal itself, such as `quit` or `hint`."""
    return fold_word(typed.strip()) in {fold_word(way) for way in words_for(output.language, word)}


def choices_line(output: Output, game: str, view: View, choices: Sequence[str], hints: bool) -> str:
    """Return one line that says what can be typed now."""
    hand = dict(zip(("first", "second"), view.hand, strict=False))
    verbs = dict.fromkeys(_verb(action) for action in choices)
    hint = words_for(output.language, "hint")[0]
    return " · ".join(
        [
            *(output.text(f"terminal-{game}-{verb}", **hand) for verb in verbs),
            *([output.text("terminal-more-hint", word=hint)] if hints else []),
            output.text("terminal-more"),
        ]
    )


def split_line(words: Vocabulary, choices: Sequence[str], text: str) -> list[str]:
    """Return the choices that a line names: one, or several short ones in a row ("6 M2 M3")."""
    parts = text.split()
    whole = words.read(text).casefold()
    is_one = (
        len(parts) < 2
        or whole.partition(" ")[0] in words.verbs
        or any(whole in _spellings(action) for action in choices)
    )
    return [text] if is_one else parts


def named_cells(choices: Sequence[str]) -> set[str]:
    """Return the places that the choices name: cells to write in, boxes to use."""
    return {value for action in choices if (value := action.partition(" ")[2])}


def list_choices(words: Vocabulary, choices: Sequence[str]) -> str:
    """Return every choice, those of one verb on one line."""
    return "\n".join(_verb_line(words, verb, list(group)) for verb, group in groupby(choices, _verb))


def examples(words: Vocabulary, choices: Sequence[str]) -> list[str]:
    """Return something to type for each verb among the choices, and the commands that always work."""
    firsts = {_verb(action): words.show(action.removesuffix(f" {NONE}")) for action in reversed(choices)}
    return [*reversed(firsts.values()), LIST_CHOICES, words_for(words.language, "quit")[0]]


def read_action(words: Vocabulary, display: GameDisplay, choices: Sequence[str], text: str) -> str:
    """Return the action that `text` names: "write 3L4", "3l4", "done", its translation, or an empty line for Done.

    An action that is no choice now is returned too: the game says why it is refused.
    """
    typed = words.read(text).casefold() or _confirm_verb(display, choices)
    meant = [action for action in choices if typed == action.casefold()]
    meant = meant or [action for action in choices if typed in _spellings(action)]
    meant = meant or [action for action in choices if typed == _verb(action)]  # the verb alone, where one choice has it
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise UnknownAction(action=text[:80])  # it may mean several of the choices
    for attempt in (words.read(text), typed, *_with_verbs(words, words.read(text))):
        known = words.known(attempt)
        if known is not None:
            return known
    raise UnknownAction(action=text[:80])


def _with_verbs(words: Vocabulary, text: str) -> list[str]:
    """Return the actions that `text` may be short for: "9L9" has the shape of a cell, "foo" has no shape we know."""
    return [
        whole for verb, fields in words.verbs.items() if fields and shape(whole := f"{verb} {text}") in words.shapes
    ]


def _spellings(action: str) -> tuple[str, ...]:
    """Return the ways to type a choice: whole, without its verb, and either without a last field that is empty."""
    whole = action.casefold()
    ways = (whole, whole.partition(" ")[2])
    return (*ways, *(way.removesuffix(f" {NONE}") for way in ways))


def _confirm_verb(display: GameDisplay, choices: Sequence[str]) -> str:
    """Return the verb that Enter alone stands for."""
    verbs = {_verb(action) for action in choices}
    return next((verb for verb in display.confirm_verbs if verb in verbs), display.confirm_verbs[0])


def _verb(action: str) -> str:
    return action.partition(" ")[0]


def _verb_line(words: Vocabulary, verb: str, choices: list[str]) -> str:
    values = [words.show(action).partition(" ")[2] for action in choices]
    return " ".join([words.show(verb), *values]).strip()
