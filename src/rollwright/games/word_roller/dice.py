"""The eight letter dice and their faces. Dice are numbered from 1."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

Dice = tuple[str, ...]  # what dice 1 to 8 show


class Die(Struct, frozen=True):
    die: int
    faces: tuple[str, ...]
    kind: str


class _File(Struct, frozen=True):
    dice: tuple[Die, ...]


@cache
def dice() -> tuple[Die, ...]:
    return msgspec.json.decode(
        (files("rollwright.games.word_roller") / "layouts" / "dice.json").read_bytes(), type=_File
    ).dice


def has_face(die: int, letter: str) -> bool:
    """Say whether a die, by its number, can show a letter."""
    return letter in dice()[die - 1].faces


def with_faces(letters: Dice, faces: Mapping[int, str]) -> Dice:
    """Return the dice with some of them, by their numbers, showing other letters."""
    return tuple(faces.get(die, letter) for die, letter in enumerate(letters, 1))


def shows(letters: Dice) -> bool:
    """Say whether eight dice can show these letters, die 1 first."""
    return len(letters) == len(dice()) and all(has_face(die, char) for die, char in enumerate(letters, 1))
