"""Write the fonts of the press, from the npm packages in web/node_modules into src/rollwright/press/fonts.

python tools/press_fonts.py    tools/web.py build calls it; it needs fontTools and brotli

Typst reads TrueType and no woff2. Each face becomes a file with the letters of our languages, one with the package's
other Latin letters, under the family name with "Ext" behind it, and one for each other script that it has. Names in
Hebrew, Arabic and emoji have fonts of their own, in one weight. `letters.json` says which letters all these have.
Figures are lining by default: a drawing in SVG cannot ask for them.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from fonts import FACES, PACKAGES, ROOT, Face

PRESS = ROOT / "src" / "rollwright" / "press" / "fonts"
PARTS = {"latin": "", "latin-ext": " Ext"}
SCRIPTS = {"alegreya": ("greek", "cyrillic"), "alegreya-sans": ("greek", "cyrillic"), "kalam": ("devanagari",)}
FOR_NAMES = (  # with the part of the package that has its letters
    (Face("Noto Sans Hebrew", "noto-sans-hebrew", 400), "hebrew"),
    (Face("Noto Sans Arabic", "noto-sans-arabic", 400), "arabic"),
    (Face("Noto Emoji", "noto-emoji", 400), "emoji"),
)
LETTERS = "letters.json"
LEFT_OUT = ("Shantell Sans",)  # a setting of the page; a printed sheet is written by hand
LICENCES = ("alegreya", "alegreya-sans", "kalam", *(face.package for face, _ in FOR_NAMES))


def write_press_fonts(folder: Path = PRESS) -> None:
    """Write the fonts and their licences. The same packages always give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    letters: set[int] = set()
    for face in FACES:
        if face.family in LEFT_OUT:
            continue
        scripts = {script: f" {script.title()}" for script in SCRIPTS[face.package]}
        for part, suffix in {**PARTS, **scripts}.items():
            letters |= _convert(_part(face, part), face, f"{face.family}{suffix}", folder / f"{face.name}-{part}.ttf")
    for face, part in FOR_NAMES:
        letters |= _convert(_part(face, part), face, face.family, folder / f"{face.name}-{part}.ttf")
    (folder / LETTERS).write_text(json.dumps(_stretches(letters)), "utf-8")
    for package in LICENCES:
        (folder / f"{package}-licence.txt").write_bytes((PACKAGES / package / "LICENSE").read_bytes())


def _part(face: Face, part: str) -> Path:
    return face.source.with_name(face.source.name.replace("-latin-", f"-{part}-"))


def _stretches(letters: set[int]) -> list[list[int]]:
    """Return code points as stretches, each with its first and its last."""
    found: list[list[int]] = []
    for letter in sorted(letters):
        if found and found[-1][1] == letter - 1:
            found[-1][1] = letter
        else:
            found.append([letter, letter])
    return found


def _convert(source: Path, face: Face, family: str, file: Path) -> set[int]:
    """Write one font, and return its letters."""
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    _use_lining_figures(font)
    style = "Italic" if face.style == "italic" else "Regular"
    names: Any = font["name"]
    for number in (16, 17, 21, 22, 25):
        names.removeNames(nameID=number)
    postscript = f"{family.replace(' ', '')}-{face.weight}{style}"
    for number, text in (
        (1, family),
        (2, style),
        (3, postscript),
        (4, f"{family} {face.weight} {style}"),
        (6, postscript),
    ):
        names.setName(text, number, 3, 1, 0x409)
        names.removeNames(nameID=number, platformID=1)
    weights: Any = font["OS/2"]
    weights.usWeightClass = face.weight
    font.save(file)
    return set(font.getBestCmap() or ())


def _use_lining_figures(font: Any) -> None:
    """Let the ten figures show the glyphs of the feature `lnum`, where a font has it."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    swaps: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
    for cmap in font["cmap"].tables:
        for letter in range(ord("0"), ord("9") + 1):
            if letter in cmap.cmap:
                cmap.cmap[letter] = swaps.get(cmap.cmap[letter], cmap.cmap[letter])


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    write_press_fonts()
