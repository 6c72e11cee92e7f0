"""The icons of the site as an installed application, from the one drawing in web/public/favicon.svg.

python tools/make_icons.py    writes web/public/*.png; run it when the icon is drawn anew
"""

import io
import re
from pathlib import Path

import resvg_py
from PIL import Image

FOLDER = Path(__file__).parent.parent / "web" / "public"
FELT = "#46713f"
SAFE = 0.72  # of a maskable icon: a system may cut off all that lies outside a circle


def drawing() -> str:
    """Return what is drawn in the icon, without its frame."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", (FOLDER / "favicon.svg").read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def write(name: str, size: int, ground: str = "", scale: float = 1.0) -> None:
    """Write one picture: the drawing in the middle of a square, on `ground` if there is one."""
    square = f'<rect width="32" height="32" fill="{ground}"/>' if ground else ""
    moved = f'<g transform="translate(16 16) scale({scale}) translate(-16 -16)">{drawing()}</g>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{square}{moved}</svg>'
    png = resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True)
    image = Image.open(io.BytesIO(bytes(png)))
    image.quantize(64, method=Image.Quantize.FASTOCTREE).save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    for size in (192, 512):
        write(f"icon-{size}", size)
    write("icon-maskable-512", 512, FELT, SAFE)
    write("apple-touch-icon", 180, FELT, 0.9)


if __name__ == "__main__":
    main()
