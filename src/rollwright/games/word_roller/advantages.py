"""Advantage cards: nine kinds, two of each; some have boxes to check, some a letter chosen on taking."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

Kind = Literal["copy", "two-words", "smallest", "biggest", "consonant", "letter", "twice", "place", "reroll"]
VOWELS = frozenset("AEIOU")  # Y is found only on consonant dice
LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
CONSONANTS = tuple(char for char in LETTERS if char not in VOWELS)


class Advantage(Struct, frozen=True):
    """A kind of card: how many there are, and how often one can be used."""

    id: Kind
    copies: int
    checks: int
    title: dict[str, str]
    text: dict[str, str]


class Held(Struct, frozen=True):
    """A card that a player holds: its checks used, and the letter it was taken with."""

    id: Kind
    letter: str = ""
    used: int = 0
    this_roll: bool = False  # a Second wind that has served on this roll
    older: tuple[str, ...] = ()  # squares that a Favourite consonant does not count: they showed it when it was taken

    @property
    def left(self) -> int:
        return kinds()[self.id].checks - self.used


class _File(Struct, frozen=True):
    cards: tuple[Advantage, ...]


@cache
def kinds() -> dict[Kind, Advantage]:
    read = msgspec.json.decode(
        (files("rollwright.games.word_roller") / "layouts" / "advantages.json").read_bytes(), type=_File
    )
    return {card.id: card for card in read.cards}


def usable(held: Sequence[Held], kind: Kind) -> list[int]:
    """Return the places of the cards of a kind with a check left."""
    return [place for place, card in enumerate(held) if card.id == kind and card.left > 0]


def boxes(held: Sequence[Held], kind: Kind, times: int = 1) -> list[int]:
    """Return the places of the `times` cards of a kind that pay: those with most checks left, of equals the oldest."""
    return sorted(usable(held, kind), key=lambda place: -held[place].left)[: max(times, 0)]


def spend(held: Sequence[Held], kind: Kind, times: int = 1) -> tuple[Held, ...]:
    """Check one box on each of `times` cards of a kind."""
    checked = boxes(held, kind, times)
    return tuple(replace(card, used=card.used + 1) if place in checked else card for place, card in enumerate(held))


def letters_for(kind: Kind) -> tuple[str | None, ...]:
    """Return the letters a card may be taken with; most are taken without one."""
    return LETTERS if kind == "letter" else CONSONANTS if kind == "consonant" else (None,)
