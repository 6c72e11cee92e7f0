"""Turn a typed line into actions, at a local game and at a table of a server alike."""

from collections.abc import Sequence
from dataclasses import dataclass

from rollwright.core import View
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import read_action, split_line
from rollwright.terminal.vocabulary import Vocabulary, fold_word, words_for


@dataclass(frozen=True)
class Looked:
    """The person asked to see a sheet; None is their own."""

    seat: int | None


def read_line(
    words: Vocabulary, display: GameDisplay, view: View, seat: int, choices: Sequence[str], text: str
) -> list[str]:
    """Return the actions that a line names: the game reads the line first, then the terminal.

    In a line of several choices ("6 M2 M3") those after the first may not be choices yet: the game judges them.
    """
    actions = display.read_input(view, seat, text, words.read) if display.read_input else None
    if actions:
        return actions
    return [read_action(words, display, choices, part) for part in split_line(words, choices, text)]


def seat_named(output: Output, text: str, names: Sequence[str]) -> Looked | None:
    """Read "look Mira" or "look 2": whose sheet is to be shown. None: the line is something else."""
    verb, _, name = text.strip().partition(" ")
    if fold_word(verb) not in {fold_word(way) for way in words_for(output.language, "look")}:
        return None
    wanted = fold_word(name.strip())
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return Looked(int(wanted) - 1)
    found = [seat for seat, each in enumerate(names) if wanted and fold_word(each).startswith(wanted)]
    return Looked(found[0] if found else None)
