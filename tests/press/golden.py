"""Every kind of printed page as a small grey picture, kept in tests/press/golden.

python -m tests.press.golden    draws them again; look at the pages (shots/press) before you keep them
"""

import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image

from rollwright.press.typeset import to_pictures
from tests.press.reading import document

FOLDER = Path(__file__).parent / "golden"
SHOTS = Path(__file__).parents[2] / "shots" / "press"
PPI = 12.0
PAGES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "splitter": ("splitter", "en", {"what": "sheets"}),
    "splitter-low": ("splitter", "en", {"what": "sheets", "ink": "low"}),
    "splitter-two": ("splitter", "fr", {"what": "sheets", "per_page": 2, "paper": "letter", "left": True}),
    "splitter-large": ("splitter", "en", {"what": "sheets", "large": True, "ink": "grey", "calibration": True}),
    "make-a-difference": ("make-a-difference", "en", {"what": "all"}),
    "make-a-difference-low": ("make-a-difference", "fr", {"what": "cards", "ink": "low", "bleed": True}),
    "hexroller": ("hexroller", "fr", {"what": "all"}),
    "hexroller-grey": ("hexroller", "en", {"what": "sheets", "ink": "grey", "per_page": 2}),
    "word-roller": ("word-roller", "en", {"what": "all"}),
    "word-roller-low": ("word-roller", "fr", {"what": "cards", "ink": "low", "large": True}),
}


def pages(name: str, ppi: float = PPI) -> list[Image.Image]:
    game, language, given = PAGES[name]
    made = to_pictures(document(game, "fr" if language == "fr" else "en", **given), ppi)
    return [Image.open(io.BytesIO(page)).convert("L" if ppi == PPI else "RGB") for page in made]


def kept(name: str) -> list[Image.Image]:
    """Return the kept pictures of a document, cut out of one file where they lie side by side."""
    strip = Image.open(FOLDER / f"{name}.png").convert("L")
    widths = [
        int(width)
        for width in str(strip.info.get("widths") or Image.open(FOLDER / f"{name}.png").info["widths"]).split()
    ]
    starts = [sum(widths[:index]) for index in range(len(widths))]
    return [strip.crop((start, 0, start + width, strip.height)) for start, width in zip(starts, widths, strict=True)]


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return by how much two pictures differ in their worst sixteenth, from 0 to 255."""
    if one.size != other.size:
        return 255.0
    worst = 0.0
    for index in range(16):
        wide, high = one.width // 4, one.height // 4
        left, top = (index % 4) * wide, (index // 4) * high
        box = (left, top, left + wide, top + high)
        first, second = one.crop(box).tobytes(), other.crop(box).tobytes()
        worst = max(worst, sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first))
    return worst


def record(name: str) -> None:
    from PIL.PngImagePlugin import PngInfo

    drawn = pages(name)
    strip = Image.new("L", (sum(page.width for page in drawn), max(page.height for page in drawn)), 255)
    left = 0
    for page in drawn:
        strip.paste(page, (left, 0))
        left += page.width
    about = PngInfo()
    about.add_text("widths", " ".join(str(page.width) for page in drawn))
    strip.quantize(16).save(FOLDER / f"{name}.png", optimize=True, pnginfo=about)
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages(name, 96)):
        page.save(SHOTS / f"{name}-{number}.png")


if __name__ == "__main__":
    for wished in sys.argv[1:] or PAGES:
        record(wished)
