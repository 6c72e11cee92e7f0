"""Write the fonts of the press, from the npm packages in web/node_modules into src/rollwright/press/fonts.

python tools/press_fonts.py    tools/web.py build calls it; it needs fontTools and brotli

Typst reads TrueType and no woff2. Each face becomes a file with the letters of our languages and one with the
package's other Latin letters, under the family name with "Ext" behind it. Figures are lining by default: a drawing in
SVG cannot ask for them.
"""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from fonts import FACES, PACKAGES, ROOT, Face

PRESS = ROOT / "src" / "rollwright" / "press" / "fonts"
PARTS = {"latin": "", "latin-ext": " Ext"}
LEFT_OUT = ("Shantell Sans",)  # a setting of the page; a printed sheet is written by hand
LICENCES = ("alegreya", "alegreya-sans", "kalam")


def write_press_fonts(folder: Path = PRESS) -> None:
    """Write the fonts and their licences. The same packages always give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        if face.family in LEFT_OUT:
            continue
        for part, suffix in PARTS.items():
            source = face.source.with_name(face.source.name.replace("-latin-", f"-{part}-"))
            _convert(source, face, f"{face.family}{suffix}", folder / f"{face.name}-{part}.ttf")
    for package in LICENCES:
        (folder / f"{package}-licence.txt").write_bytes((PACKAGES / package / "LICENSE").read_bytes())


def _convert(source: Path, face: Face, family: str, file: Path) -> None:
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
