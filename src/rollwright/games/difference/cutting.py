"""The pictures cut into pieces: the ground that all cards share, and each circle in both of its looks.

Only circles differ between cards, so 51 small files are enough for 25 cards. Colours are rounded and the files are
lossless: the pieces of a card laid together are its drawing, pixel by pixel.
"""

import io
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import resvg_py
from PIL import Image

from rollwright.core import Cut, Piece
from rollwright.games.difference import art
from rollwright.games.difference.picture import WIDTH, Element, Illustration, picture

STEP = 4  # colours, from 0 to 255, are rounded to multiples of this; the files are half as long, and no eye sees it
RIM = 1.5  # pixels around a circle that belong to its piece: the soft edge of a stroke may lie there

Pixels = Any  # an array of rows, columns and three colours


def cut(illustration: Illustration, width: int = WIDTH) -> Cut:
    """Draw the picture without and with all its alterations, and cut both into pieces."""
    base, altered = (rounded(drawn(illustration, card, width)) for card in (0, art.ALL))
    return cut_up(base, altered, picture(illustration).elements)


def cut_up(base: Pixels, altered: Pixels, elements: Sequence[Element]) -> Cut:
    """Cut two pictures into the ground and the circles. Card n has circle n from `altered`, the others from `base`."""
    ground, pieces = base.copy(), list[Piece]()
    for element in elements:
        left, top, inside = circle(element, base.shape)
        box = np.s_[top : top + inside.shape[0], left : left + inside.shape[1]]
        for look in (base, altered):
            masked = np.dstack([look[box] * inside[..., None], 255 * inside]).astype(np.uint8)
            pieces.append(Piece(left, top, _webp(masked)))
        ground[box][inside] = 0  # the ground shows neither look
    looks = range(len(elements))
    cards = {card + 1: (0, *(2 * n + 1 + (n == card) for n in looks)) for card in looks}
    return Cut((Piece(0, 0, _webp(ground)), *pieces), cards)


def laid(cut: Cut, places: Iterable[int]) -> Pixels:
    """Lay pieces together, as a page does."""
    first, *others = (cut.pieces[place] for place in places)
    card = _image(first).convert("RGB")
    for piece in others:
        image = _image(piece)
        card.paste(image, (piece.x, piece.y), image)
    return np.asarray(card)


def drawn(illustration: Illustration, card: int, width: int = WIDTH) -> Pixels:
    png = resvg_py.svg_to_bytes(svg_string=art.draw(illustration, card), width=width, skip_system_fonts=True)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def rounded(pixels: Pixels) -> Pixels:
    return np.minimum((pixels.astype(int) + STEP // 2) // STEP * STEP, 255).astype(np.uint8)


def circle(element: Element, shape: tuple[int, ...]) -> tuple[int, int, Any]:
    """Return the corner of an element's piece on a picture of this shape, and which pixels of its box belong to it."""
    unit = WIDTH / shape[1]
    x, y, r = element.x / unit, element.y / unit, element.r / unit + RIM
    left, top = max(0, int(x - r)), max(0, int(y - r))
    rows, columns = np.mgrid[top : min(shape[0], int(y + r) + 1), left : min(shape[1], int(x + r) + 1)]
    return left, top, np.hypot(columns + 0.5 - x, rows + 0.5 - y) <= r


def _webp(pixels: Pixels) -> bytes:
    """Return a lossless file. Method 6 would take thirty times as long, for six per cent fewer bytes."""
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "WEBP", lossless=True, quality=75, method=4, exact=True)
    return file.getvalue()


def _image(piece: Piece) -> Image.Image:
    return Image.open(io.BytesIO(piece.image))
