"""The word lists: the installed ones, each with a table's own added and removed words."""

from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from rollwright.core import NotFound
from rollwright.lexicon.automaton import Automaton, build, load
from rollwright.lexicon.house import read_house

LANGUAGES = ("en", "fr")
OWN = "own"  # a list of the table's own words alone
COMMON = 10  # the class of the commonest words; larger numbers are rarer
HOUSE = 20  # the class of a table's own words


class WordList:
    """The allowed words, in capitals without accents: those of `parts` without the `struck` ones.

    Each part is an automaton with an array that holds the class of each word.
    """

    def __init__(self, parts: tuple[tuple[Automaton, Any], ...], struck: frozenset[str] = frozenset()) -> None:
        self.parts = parts
        self.struck = struck

    def __contains__(self, word: object) -> bool:
        return word not in self.struck and any(word in automaton for automaton, _ in self.parts)

    def rarity(self, word: str) -> int | None:
        """Return a word's class (10 is common, 60 rare), or None for a word that is not allowed."""
        if word in self.struck:
            return None
        for automaton, classes in self.parts:
            number = automaton.number(word)
            if number is not None:
                return int(classes[number])
        return None

    @cached_property
    def size(self) -> int:
        return sum(len(automaton) for automaton, _ in self.parts) - sum(
            word in automaton for word in self.struck for automaton, _ in self.parts
        )


@lru_cache(maxsize=32)
def word_list(name: str, house: str = "") -> WordList:
    """Return an installed list with a table's own words, or raise `NotFound`."""
    if name not in (*LANGUAGES, OWN):
        raise NotFound("unknown-words", words=name[:40])
    base = () if name == OWN else (installed(name),)
    added, struck = read_house(house)
    new = sorted(word for word in added if not any(word in automaton for automaton, _ in base))
    return WordList((*base, (build(new), np.full(len(new), HOUSE, np.uint8))) if new else base, struck)


@lru_cache(maxsize=len(LANGUAGES))
def installed(language: str) -> tuple[Automaton, Any]:
    """Read the list of a language that tools/make_lexicon.py made."""
    with (files("rollwright.lexicon") / "data" / f"{language}.npz").open("rb") as file:
        return load(file)
