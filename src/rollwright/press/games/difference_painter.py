"""Render the cards of Difference for print to standard output, as a process of its own: drawing holds up every thread.

Usage: python -m rollwright.press.games.difference_painter circus 1600

A card is the picture in its base look with one circle in the other look, so a ground and 25 small pieces are enough.
"""

import io
import os
import sys

import msgspec
import numpy as np
from PIL import Image

from rollwright.games.difference import art
from rollwright.games.difference.cutting import circle, drawn
from rollwright.games.difference.picture import WIDTH, Illustration, picture
from rollwright.press.games.difference import Painted, Piece

QUALITY = 92


def paint(illustration: Illustration, width: int) -> Painted:
    base, altered = (drawn(illustration, card, width) for card in (0, art.ALL))
    pieces: dict[int, Piece] = {}
    for element in picture(illustration).elements:
        left, top, inside = circle(element, base.shape)
        high, wide = inside.shape
        look = altered[top : top + high, left : left + wide]
        pixels = np.dstack([look, 255 * inside]).astype(np.uint8)
        pieces[element.n] = Piece(left / width, top / width, wide / width, high / width, _file(pixels, "PNG"))
    return Painted(_file(base, "JPEG", quality=QUALITY, subsampling=0), pieces)


def _file(pixels: object, kind: str, **how: int) -> bytes:
    file = io.BytesIO()
    Image.fromarray(np.asarray(pixels)).save(file, kind, **how)
    return file.getvalue()


def main(illustration: str, width: str) -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # the server's own work goes first
    painted = paint(msgspec.convert(illustration, Illustration), min(int(width), 2 * WIDTH))
    sys.stdout.buffer.write(msgspec.msgpack.encode(painted))


if __name__ == "__main__":
    main(*sys.argv[1:])
