"""The small pictures of Difference that the page shows outside a table.

One of each scene, two cards for the rules' example, and three for the lesson.

python tools/make_pictures.py    writes web/src/assets/difference/*.webp; run it when a picture is drawn anew
"""

import io
from pathlib import Path
from typing import get_args

import resvg_py
from PIL import Image

from rollwright.games.difference import art
from rollwright.games.difference.lesson import CARDS as LESSON
from rollwright.games.difference.picture import Illustration

FOLDER = Path(__file__).parent.parent / "web" / "src" / "assets" / "difference"
EXAMPLE: tuple[Illustration, tuple[int, int]] = ("circus", (3, 12))  # the trapeze and the elephant's trunk
SMALL, LARGE, WHOLE = 320, 480, 760  # pixels wide


def write(name: str, illustration: Illustration, card: int, width: int) -> None:
    """Write one picture. Drawn twice as large and brought down: finer than drawing it small."""
    png = resvg_py.svg_to_bytes(svg_string=art.draw(illustration, card), width=2 * width, skip_system_fonts=True)
    image = (
        Image.open(io.BytesIO(bytes(png))).convert("RGB").resize((width, round(0.7 * width)), Image.Resampling.LANCZOS)
    )
    image.save(FOLDER / f"{name}.webp", quality=82, method=6)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for illustration in get_args(Illustration):
        write(illustration, illustration, 0, SMALL)
    illustration, cards = EXAMPLE
    for card in cards:
        write(f"example-{card}", illustration, card, LARGE)
    for card in LESSON:
        write(f"lesson-{card}", "circus", card, WHOLE)


if __name__ == "__main__":
    main()
