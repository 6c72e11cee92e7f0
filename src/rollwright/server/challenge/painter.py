"""Draw SVG from standard input as PNG to standard output, as a process of low priority: resvg holds Python's lock.

`paint` runs it; the fonts are those of the press, so that a picture looks the same on every machine.
"""

import os
import sys
from importlib.resources import files
from pathlib import Path

import resvg_py

from rollwright.core import Broken
from rollwright.core.subprocesses import run_and_wait

NICE = 10
PATIENCE = 30.0  # seconds


def paint(svg: str) -> bytes:
    """Return the picture as PNG. It blocks: call it in a thread."""
    made = run_and_wait("rollwright.server.challenge.painter", given=svg.encode(), patience=PATIENCE)
    if not made:
        raise Broken
    return made


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    folder = Path(str(files("rollwright.press"))) / "fonts"
    fonts = sorted(map(str, folder.glob("*.ttf")), key=lambda name: ("latin.ttf" not in name, name))
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts)))


if __name__ == "__main__":
    main()
