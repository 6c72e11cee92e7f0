"""The fonts of the press: TrueType files that the build puts into the package, from the page's npm packages."""

import unicodedata
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import typst

from rollwright.core import Refused

NEEDED = ("Alegreya", "Alegreya Sans", "Kalam", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Emoji")
LETTERS = "letters.json"  # tools/press_fonts.py writes it
UNSEEN = ("Cf", "Mn")  # joiners, and marks upon letters


class NoFonts(Refused):
    """The package was built without the press's fonts."""

    code = "no-press-fonts"
    status = 503


def can_print(words: str) -> bool:
    """Say whether the fonts have every letter of these words."""
    return all(_has(ord(letter)) for letter in words if unicodedata.category(letter) not in UNSEEN)


def _has(letter: int) -> bool:
    first, last = _stretches()
    place = bisect_right(first, letter) - 1
    return place >= 0 and letter <= last[place]


@cache
def _stretches() -> tuple[list[int], list[int]]:
    """Return the first and the last of each stretch of code points that the fonts have."""
    file = Path(str(files("rollwright.press"))) / "fonts" / LETTERS
    if not file.exists():
        raise NoFonts
    found = msgspec.json.decode(file.read_bytes(), type=list[tuple[int, int]])
    return [first for first, _ in found], [last for _, last in found]


def are_there() -> bool:
    """Say whether the fonts are in this installation."""
    try:
        fonts()
    except NoFonts:
        return False
    return True


@cache
def fonts(folder: Path | None = None) -> typst.Fonts:
    """Return the fonts, and no others: a sheet looks the same on every machine. Raise `NoFonts` if one is missing."""
    found = typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=[str(folder or Path(str(files("rollwright.press"))) / "fonts")],
    )
    if not set(NEEDED) <= set(found.families()):
        raise NoFonts
    return found
