"""Render one card to standard output, as a process of low priority.

Usage: python -m rollwright.games.difference.painter circus 3 1000
"""

import os
import sys

import msgspec
import resvg_py

from rollwright.games.difference import art
from rollwright.games.difference.picture import Illustration


def render(illustration: Illustration, card: int, width: int) -> bytes:
    """Return a card as a PNG without any metadata."""
    return bytes(resvg_py.svg_to_bytes(svg_string=art.draw(illustration, card), width=width, skip_system_fonts=True))


def main(illustration: str, card: str, width: str) -> None:
    if hasattr(os, "nice"):
        # The server's own work goes first; with 10, players waited a minute for the first card on a busy machine.
        os.nice(5)
    sys.stdout.buffer.write(render(msgspec.convert(illustration, Illustration), int(card), int(width)))


if __name__ == "__main__":
    main(*sys.argv[1:])
