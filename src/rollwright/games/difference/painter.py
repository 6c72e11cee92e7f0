"""Render to standard output, as a process of low priority: all cards cut into pieces, or one card to look at closely.

Usage: python -m rollwright.games.difference.painter circus
       python -m rollwright.games.difference.painter circus 3 2000
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


def main(illustration: str, card: str = "", width: str = "") -> None:
    if hasattr(os, "nice"):
        # The server's own work goes first; with 10, players waited a minute for the first card on a busy machine.
        os.nice(5)
    chosen = msgspec.convert(illustration, Illustration)
    if card:
        sys.stdout.buffer.write(render(chosen, int(card), int(width)))
        return
    from rollwright.games.difference.cutting import cut  # NumPy and Pillow take half a second

    sys.stdout.buffer.write(msgspec.msgpack.encode(cut(chosen)))


if __name__ == "__main__":
    main(*sys.argv[1:])
