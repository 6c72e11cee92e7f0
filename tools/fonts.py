"""Cut the page's fonts to what is used, from the npm packages in web/node_modules into web/.fonts (with their style).

python tools/fonts.py          tools/web.py build calls it; it needs fontTools and brotli

Each face becomes two files. `first` has the letters of our languages, figures and the signs of the catalogues; `more`
has the package's other Latin letters, and a browser fetches it only for a name that needs one.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"
FONTS = ROOT / "web" / ".fonts"
LOCALE = ROOT / "src" / "rollwright" / "locale"

FRENCH = "àâäæçéèêëîïôöœùûüÿ"
NAMES = "ıåøñßáíóúÅØÑÁÍÓÚ"  # of people who made the games, of the page itself, and of many players
SIGNS = "«»‹›’‘“”–—…·•×÷−±°€£§¹²³½¼¾\u00a0\u202f"
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]  # the others bring letters nobody sees


class Face(NamedTuple):
    family: str
    package: str
    weight: int
    style: str = "normal"

    @property
    def name(self) -> str:
        return f"{self.package}-{self.weight}{'' if self.style == 'normal' else f'-{self.style}'}"

    @property
    def source(self) -> Path:
        return PACKAGES / self.package / "files" / f"{self.package}-latin-{self.weight}-{self.style}.woff2"


FACES = (
    Face("Alegreya", "alegreya", 800),
    Face("Alegreya", "alegreya", 500, "italic"),
    *(Face("Alegreya Sans", "alegreya-sans", weight) for weight in (400, 500, 700, 800)),
    *(Face("Kalam", "kalam", weight) for weight in (400, 700)),
    *(Face("Shantell Sans", "shantell-sans", weight) for weight in (400, 700)),
)


def cut_fonts(folder: Path = FONTS) -> None:
    """Write the cut fonts and `fonts.css`. The same packages and catalogues always give the same bytes."""
    folder.mkdir(exist_ok=True)
    first = first_letters()
    rules: list[str] = []
    for face in FACES:
        there = _letters_of(face.source)
        for part, letters in (("first", there & first), ("more", there - first)):
            file = folder / f"{face.name}-{part}.woff2"
            _cut(face.source, letters, file)
            rules.append(_rule(face, file.name, letters))
    (folder / "fonts.css").write_text("\n".join(rules), "utf-8")


def first_letters() -> set[int]:
    """Return everything that our own words are written with, and what most names are written with."""
    said = "".join(path.read_text("utf-8") for path in sorted(LOCALE.rglob("*.ftl")))
    beyond_ascii = {ord(letter) for letter in said + FRENCH + FRENCH.upper() + NAMES + SIGNS if letter >= "\u00a0"}
    return {*range(0x20, 0x7F)} | beyond_ascii


def _letters_of(file: Path) -> set[int]:
    from fontTools.ttLib import TTFont

    return {letter for letter in TTFont(file).getBestCmap() or {} if letter >= 0x20}


def _cut(source: Path, letters: Iterable[int], file: Path) -> None:
    from fontTools import subset

    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, glyph_names=False)
    options.name_IDs = [0, 13, 14]  # whose it is, and its licence
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    subset.save_font(font, str(file), options)


def _rule(face: Face, file: str, letters: Iterable[int]) -> str:
    return f"""@font-face {{
  font-family: '{face.family}';
  font-weight: {face.weight};
  font-style: {face.style};
  font-display: swap;
  src: url('./{file}');
  unicode-range: {", ".join(_ranges(letters))};
}}
"""


def _ranges(letters: Iterable[int]) -> list[str]:
    """Return code points as CSS writes them, neighbours as a range."""
    spans: list[list[int]] = []
    for letter in sorted(letters):
        if spans and letter == spans[-1][1] + 1:
            spans[-1][1] = letter
        else:
            spans.append([letter, letter])
    return [f"U+{start:x}" if start == end else f"U+{start:x}-{end:x}" for start, end in spans]


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    cut_fonts()
