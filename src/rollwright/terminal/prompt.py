"""What a person types and what it means: the words of the notation, shortened where only one choice fits."""

import re
from itertools import groupby
from typing import Any

from rollwright.core import Game, UnknownAction, View, grammar, parse, to_text
from rollwright.core.notation import NONE
from rollwright.terminal.voice import Voice

CONFIRMING = ("done", "name")
QUIT = ("q", "quit", "exit")
LISTS = "?"


def offer(voice: Voice, game: Game, view: View, choices: list[Any]) -> str:
    """Say in one line what can be typed now."""
    hand = dict(zip(("first", "second"), view.hand, strict=False))
    verbs = dict.fromkeys(_verb(action) for action in choices)
    hint = [voice("terminal-more-hint", word=voice("terminal-word-hint"))] if game.advice else []
    return " · ".join(
        [*(voice(f"terminal-{game.info.id}-{verb}", **hand) for verb in verbs), *hint, voice("terminal-more")]
    )


def phrases(voice: Voice, game: Game, choices: list[Any], text: str) -> list[str]:
    """Return the choices that a line names: one, or several short ones in a row ("6 M2 M3")."""
    said = text.split()
    whole = " ".join(said).casefold()
    one = len(said) < 2 or said[0].casefold() in grammar(game) or whole == voice("terminal-word-done").casefold()
    return [text] if one or any(whole in _said(action) for action in choices) else said


def named_cells(choices: list[Any]) -> set[str]:
    """Return the places that the choices name: cells to write in, boxes to use."""
    return {value for action in choices if (value := to_text(action).partition(" ")[2])}


def spell_out(choices: list[Any]) -> str:
    """List every choice, those of one verb together."""
    return "\n ".join(_verb_line(verb, list(group)) for verb, group in groupby(choices, _verb))


def examples(choices: list[Any]) -> list[str]:
    """Return a line to type for each verb among the choices, and those that are always there."""
    firsts = {_verb(action): to_text(action).removesuffix(f" {NONE}") for action in reversed(choices)}
    return [*reversed(firsts.values()), LISTS, QUIT[0]]


def choose(voice: Voice, game: Game, choices: list[Any], text: str) -> Any:
    """Return what `text` names: "write 3L4", "3l4", "done", its word in this language, or nothing at all for Done."""
    said = " ".join(text.split()).casefold()
    own = {
        voice("terminal-word-done").casefold(): "done",
        voice("terminal-word-undo").casefold(): "undo",
        "": _confirming(choices),
    }
    said = own.get(said, said)
    meant = [action for action in choices if said in _said(action)]
    if len(meant) == 1:
        return meant[0]
    for attempt in (text.strip(), said, *_with_verbs(game, text.strip())):
        try:
            return parse(game, attempt)  # no choice now, but an action: the game will say why not
        except UnknownAction:
            continue
    raise UnknownAction(action=text[:80])


def _with_verbs(game: Game, text: str) -> list[str]:
    """Return what `text` may be short for: "9L9" looks like a cell and "foo" like nothing in this game."""
    looks = {_look(to_text(action)) for action in game.actions}
    return [whole for verb, fields in grammar(game).items() if fields and _look(whole := f"{verb} {text}") in looks]


def _look(whole: str) -> str:
    """Return an action's words with every letter and number after the verb made equal."""
    verb, _, rest = whole.partition(" ")
    return f"{verb} {re.sub(r'[0-9]+', '0', re.sub('[a-z]', 'a', rest.casefold()))}"


def _said(action: Any) -> tuple[str, ...]:
    """Return the ways to say a choice: whole, without its verb, and either without a last field that is empty."""
    whole = to_text(action).casefold()
    ways = (whole, whole.partition(" ")[2])
    return (*ways, *(way.removesuffix(f" {NONE}") for way in ways))


def _confirming(choices: list[Any]) -> str:
    """Return what Enter means: Done, or the like."""
    return next((verb for verb in CONFIRMING if any(_verb(action) == verb for action in choices)), CONFIRMING[0])


def _verb(action: Any) -> str:
    return to_text(action).partition(" ")[0]


def _verb_line(verb: str, choices: list[Any]) -> str:
    return " ".join([verb, *(to_text(action).partition(" ")[2] for action in choices)]).strip()
