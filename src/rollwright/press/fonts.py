"""The fonts of the press: TrueType files that the build puts into the package, from the page's npm packages."""

from functools import cache
from importlib.resources import files
from pathlib import Path

import typst

from rollwright.core import Broken

NEEDED = ("Alegreya", "Alegreya Sans", "Kalam")


class NoFonts(Broken):
    """The package was built without the press's fonts."""

    code = "no-press-fonts"


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
