"""The eight letter dice, and the two advantage cards that change them."""

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


def shows(letters: Dice) -> bool:
    """Say whether eight dice can show these letters, die 1 first."""
    return len(letters) == len(dice()) and all(char in die.faces for char, die in zip(letters, dice(), strict=True))
