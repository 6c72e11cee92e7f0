"""Draw what the reader of photos learns from: figures of handwriting fonts and of bare strokes, each one distorted."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from rollwright.core import Figure
from rollwright.photo.ink import REACH, WINDOW
from rollwright.photo.network import CLASSES, tile
from rollwright.photo.picture import Array, sample

CELL = WINDOW / (2 * REACH)  # pixels of a cell in its window
DRAWN = 72  # pixels: the height of a glyph before it is made smaller
Strokes = list[list[tuple[float, float]]]

STROKES: dict[Figure, list[Strokes]] = {  # ways to write a figure that fonts seldom have; x and y from 0 to 1
    0: [[[(0.5, 0), (0.15, 0.25), (0.1, 0.6), (0.45, 1), (0.85, 0.7), (0.85, 0.25), (0.5, 0)]]],
    1: [
        [[(0.2, 0.3), (0.55, 0), (0.55, 1)]],
        [[(0.05, 0.5), (0.6, 0), (0.6, 1)]],
        [[(0.25, 0.2), (0.5, 0), (0.5, 1)], [(0.2, 1), (0.8, 1)]],
        [[(0.5, 0), (0.5, 1)]],
    ],
    2: [
        [[(0.15, 0.25), (0.35, 0.02), (0.75, 0.1), (0.8, 0.35), (0.1, 1), (0.9, 0.98)]],
        [[(0.15, 0.2), (0.5, 0), (0.8, 0.25), (0.5, 0.65), (0.2, 0.95), (0.15, 0.8), (0.35, 0.8), (0.9, 1)]],
    ],
    3: [
        [[(0.15, 0.1), (0.6, 0), (0.8, 0.22), (0.4, 0.47), (0.85, 0.7), (0.6, 1), (0.1, 0.9)]],
        [[(0.15, 0.02), (0.85, 0.02), (0.45, 0.42), (0.85, 0.65), (0.65, 0.98), (0.15, 0.92)]],
    ],
    4: [
        [[(0.6, 0), (0.1, 0.65), (0.9, 0.65)], [(0.65, 0.35), (0.6, 1)]],
        [[(0.2, 0), (0.15, 0.5), (0.85, 0.5)], [(0.75, 0), (0.7, 1)]],
        [[(0.7, 1), (0.7, 0), (0.1, 0.7), (0.95, 0.7)]],
    ],
    5: [
        [[(0.8, 0), (0.25, 0), (0.2, 0.42), (0.6, 0.38), (0.85, 0.65), (0.6, 1), (0.12, 0.92)]],
        [[(0.25, 0.05), (0.2, 0.45), (0.65, 0.42), (0.8, 0.75), (0.5, 1), (0.1, 0.9)], [(0.25, 0.05), (0.85, 0)]],
    ],
    6: [
        [[(0.7, 0), (0.25, 0.4), (0.15, 0.8), (0.5, 1), (0.85, 0.78), (0.6, 0.55), (0.2, 0.72)]],
        [[(0.5, 0), (0.2, 0.5), (0.25, 0.95), (0.75, 0.95), (0.75, 0.6), (0.25, 0.65)]],
    ],
    7: [
        [[(0.1, 0.02), (0.85, 0.02), (0.4, 1)]],
        [[(0.1, 0.02), (0.85, 0.02), (0.4, 1)], [(0.3, 0.5), (0.8, 0.48)]],
        [[(0.1, 0.15), (0.12, 0.02), (0.85, 0.02), (0.5, 0.5), (0.4, 1)]],
    ],
    8: [
        [
            [(0.75, 0.1), (0.3, 0.05), (0.25, 0.3), (0.75, 0.65), (0.7, 0.95), (0.3, 0.95), (0.25, 0.7), (0.7, 0.15)],
        ],
        [
            [(0.5, 0), (0.2, 0.22), (0.5, 0.45), (0.8, 0.22), (0.5, 0)],
            [(0.5, 0.45), (0.15, 0.72), (0.5, 1), (0.85, 0.72), (0.5, 0.45)],
        ],
    ],
    9: [
        [[(0.8, 0.25), (0.45, 0), (0.2, 0.25), (0.45, 0.48), (0.8, 0.25), (0.75, 1)]],
        [[(0.8, 0.2), (0.4, 0.02), (0.2, 0.3), (0.5, 0.48), (0.8, 0.2), (0.75, 0.75), (0.4, 1)]],
    ],
    "I": [[[(0.5, 0), (0.5, 1)]], [[(0.5, 0), (0.5, 1)], [(0.2, 0), (0.8, 0)], [(0.2, 1), (0.8, 1)]]],
    "J": [
        [[(0.7, 0), (0.7, 0.8), (0.45, 1), (0.15, 0.8)]],
        [[(0.7, 0), (0.7, 0.8), (0.4, 1), (0.1, 0.8)], [(0.4, 0), (1, 0)]],
    ],
    "Z": [
        [[(0.1, 0), (0.9, 0), (0.1, 1), (0.9, 1)]],
        [[(0.1, 0), (0.9, 0), (0.1, 1), (0.9, 1)], [(0.3, 0.5), (0.7, 0.5)]],
    ],
    "x": [[[(0, 0), (1, 1)], [(1, 0), (0, 1)]]],
}  # fmt: skip
CROSS = "x"


def drawn_tile(figure: Figure | None, fonts: list[Path], chance: Random) -> Array:
    """Return a tile with a figure in a hand of its own, as a photo might show it; None is an empty cell."""
    seen = _clean() if figure is None else _set_down(_glyph(figure, fonts, chance), figure, chance)
    return tile(_worn(seen, chance, empty=figure is None))


def class_of(figure: Figure | None) -> int:
    return CLASSES.index(figure)


def _clean() -> Array:
    return np.zeros((WINDOW, WINDOW), np.float32)


def _glyph(figure: Figure, fonts: list[Path], chance: Random) -> Image.Image:
    """Draw a figure large: by a font, or by strokes."""
    if figure == CROSS or (figure in STROKES and chance.random() < (0.35 if isinstance(figure, int) else 0.2)):
        return _by_strokes(chance.choice(STROKES[figure]), chance)
    face = _face(chance.choice(fonts))
    thick = chance.choice((0, 0, 0, 1, 2, 3))
    left, top, right, bottom = face.getbbox(str(figure), stroke_width=thick)
    glyph = Image.new("L", (round(right - left) + 20, round(bottom - top) + 20), 0)
    ImageDraw.Draw(glyph).text((10 - left, 10 - top), str(figure), 255, font=face, stroke_width=thick)
    return glyph.filter(ImageFilter.MinFilter(3)) if chance.random() < 0.15 and thick == 0 else glyph


@cache
def _face(font: Path) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font, DRAWN)


def _by_strokes(strokes: Strokes, chance: Random) -> Image.Image:
    wide = DRAWN * chance.uniform(0.5, 0.85)
    glyph = Image.new("L", (round(wide) + 24, DRAWN + 24), 0)
    draw, pen = ImageDraw.Draw(glyph), chance.randint(4, 9)
    for stroke in strokes:
        points = [(x + chance.gauss(0, 0.045), y + chance.gauss(0, 0.035)) for x, y in stroke]
        curve = _curve(points) if len(points) > 2 and chance.random() < 0.7 else points
        placed = [(12 + x * wide, 12 + y * DRAWN) for x, y in curve]
        draw.line(placed, 255, pen, joint="curve")
        for x, y in (placed[0], placed[-1]):
            draw.ellipse((x - pen / 2, y - pen / 2, x + pen / 2, y + pen / 2), 255)
    return glyph


def _curve(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Round the corners of a stroke, as a quick hand does (Chaikin)."""
    for _ in range(2):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        points = [*cut, points[-1]]
    return points


def _set_down(glyph: Image.Image, figure: Figure, chance: Random) -> Array:
    """Lay a glyph into the window of its cell: turned, sheared, bent, large or small, a little off the middle."""
    large = np.asarray(glyph, np.float32) / 255
    height, width = large.shape
    high = CELL * (chance.uniform(0.6, 1.0) if figure == CROSS else chance.uniform(0.38, 0.88))
    ratio = (DRAWN if figure in STROKES else height - 20) / high
    angle, shear = np.radians(chance.gauss(0, 8)), chance.gauss(0.05, 0.17)
    wide = ratio * chance.uniform(0.75, 1.3)
    ys, xs = (np.indices((WINDOW, WINDOW)) + 0.5 - WINDOW / 2).astype(np.float64)
    xs, ys = xs - chance.gauss(0, 0.06) * CELL, ys - chance.gauss(0, 0.06) * CELL
    xs, ys = xs * np.cos(angle) + ys * np.sin(angle), ys * np.cos(angle) - xs * np.sin(angle)
    xs = xs + shear * ys
    for _ in range(2):
        phase, reach = chance.uniform(0, 6.3), chance.uniform(0, 0.045) * CELL
        xs = xs + reach * np.sin(ys / CELL * chance.uniform(3, 9) + phase)
        ys = ys + reach * np.sin(xs / CELL * chance.uniform(3, 9) + phase)
    softened = np.asarray(glyph.filter(ImageFilter.GaussianBlur(ratio / 2.2)), np.float32) / 255
    seen = sample(np.pad(softened, 1), xs * wide + width / 2 + 1, ys * ratio + height / 2 + 1)
    return seen * np.float32(chance.uniform(0.35, 0.95))


def _worn(seen: Array, chance: Random, *, empty: bool) -> Array:
    """Add what a photo does: printed lines that rub out ink or leave some, blur, noise, the edge of the cell."""
    ys, xs = ((np.indices(seen.shape) + 0.5 - WINDOW / 2) / (CELL / 2)).astype(np.float64)
    noise = np.random.default_rng(chance.getrandbits(32))
    for _ in range(chance.choice((0, 0, 0, 1, 3))):  # a printed star or figure below
        seen = seen * (1 - chance.uniform(0.4, 1) * _line(xs, ys, chance))
    if chance.random() < (0.6 if empty else 0.35):  # what is left of the cell's outline
        edge = np.abs(np.maximum(np.abs(xs), np.abs(ys)) - chance.uniform(0.9, 1.1)) < 0.06
        rough = noise.random(seen.shape) < chance.uniform(0.1, 1)
        seen = np.maximum(seen, (chance.uniform(0, 0.22) * edge * rough).astype(np.float32))
    if empty and chance.random() < 0.5:  # dirt, a dot, a trace of the print
        spot = np.hypot(xs - chance.uniform(-0.9, 0.9), ys - chance.uniform(-0.9, 0.9)) < chance.uniform(0.02, 0.14)
        seen = np.maximum(seen, (chance.uniform(0.05, 0.7) * spot).astype(np.float32))
    if empty and chance.random() < 0.3:
        seen = np.maximum(seen, (chance.uniform(0.03, 0.15) * _line(xs, ys, chance)).astype(np.float32))
    if chance.random() < 0.25:  # the neighbour's figure reaches over
        side = noise.random(seen.shape) * (np.maximum(np.abs(xs), np.abs(ys)) > chance.uniform(0.88, 1.1))
        where = np.hypot(xs - chance.choice((-1, 1)), ys - chance.uniform(-1, 1)) < 0.3
        seen = np.maximum(seen, (chance.uniform(0.2, 0.9) * (side > 0.2) * where).astype(np.float32))
    pixels = Image.fromarray((np.clip(seen, 0, 1) * 255).astype(np.uint8))
    blurred = np.asarray(pixels.filter(ImageFilter.GaussianBlur(chance.uniform(0.1, 1.1))), np.float32) / 255
    seen = blurred + noise.normal(0, chance.uniform(0, 0.035), seen.shape).astype(np.float32)
    inside = np.clip((1.16 - np.maximum(np.abs(xs), np.abs(ys))) / 0.25, 0, 1)
    return (np.clip(seen - 0.02, 0, 1) * inside).astype(np.float32)


def _line(xs: NDArray[np.float64], ys: NDArray[np.float64], chance: Random) -> NDArray[np.float64]:
    angle, off, bent = chance.uniform(0, 6.3), chance.uniform(-0.7, 0.7), chance.uniform(-0.6, 0.6)
    along, across = np.cos(angle) * xs + np.sin(angle) * ys, np.cos(angle) * ys - np.sin(angle) * xs
    return (np.abs(across - off - bent * along**2) < chance.uniform(0.03, 0.1)).astype(np.float64)
