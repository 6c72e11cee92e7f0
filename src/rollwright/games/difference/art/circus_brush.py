# pyright: basic
"""Brushes of the circus: the ink contour round its figures, light that falls from above, stars and faces."""

import math
import re
from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, brush, corners, eye, line, linear, num, oval, path, taper

INK = "#2b1b30"


def contour(body: str, width: float = 3.4, ink: str = INK) -> str:
    """A larger, darker copy of a drawing, to be put behind it. The drawing must not contain stamps or clips."""

    def darken(tag: re.Match) -> str:
        text = re.sub(r' opacity="[^"]*"', "", tag.group())
        if 'fill="none"' not in text:
            return re.sub(r' fill="[^"]*"', "", text)
        text = re.sub(r' stroke="[^"]*"| stroke-linecap="round"| stroke-linejoin="round"', "", text)
        return re.sub(r'stroke-width="([^"]*)"', lambda m: f'stroke-width="{num(float(m.group(1)) + 2 * width)}"', text)

    copy = re.sub(r"<(path|circle|ellipse)[^>]*>", darken, body)
    return f'<g fill="{ink}" stroke="{ink}" stroke-width="{num(2 * width)}" stroke-linejoin="round" stroke-linecap="round">{copy}</g>'


def inked(body: str, detail: str = "", width: float = 3.4) -> str:
    """A figure with one contour round the whole of `body`; `detail` lies on top and has none."""
    return contour(body, width) + body + detail


def lamp(light: str, shade: str, middle: str | None = None) -> str:
    """The light of this picture on a rounded form: warm from above, falling off downwards."""
    return linear((0, light), *([(0.45, middle)] if middle else []), (1, shade), x1=0.38, x2=0.62, y2=1)


def side(light: str, middle: str, shade: str) -> str:
    """Light on a pillar: from left to right."""
    return linear((0, middle), (0.3, light), (0.6, middle), (1, shade), x2=1, y2=0)


def limb(points: Sequence[Point], widths: Sequence[float], paint: str) -> str:
    """An arm or a leg in front of the body: a tapered stroke with a round shoulder."""
    (x, y), r = points[0], widths[0] / 2
    ball = f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"
    return path(taper(points, widths) + ball, paint)


def shade(points: Sequence[Point], widths: Sequence[float], alpha: float = 0.24) -> str:
    """Form shadow on the side away from the lamps."""
    return brush(points, widths, "#3a1440", alpha)


def rim(points: Sequence[Point], widths: Sequence[float], alpha: float = 0.75) -> str:
    """Lamp light along an upper edge."""
    return brush(points, widths, "#fff6d0", alpha)


def star(x: float, y: float, r: float, fill: str, turn: float = 0, inner: float = 0.46, points: int = 5) -> str:
    """A star with slightly fat arms."""
    spots = []
    for k in range(2 * points):
        a = math.radians(turn - 90) + k * math.pi / points
        f = r if k % 2 == 0 else r * inner
        spots.append((x + f * math.cos(a), y + f * math.sin(a)))
    return path(corners(spots), fill)


def heart(x: float, y: float, r: float, fill: str) -> str:
    """A heart about 2 * r wide."""
    p = lambda *v: " ".join(num(c * r) for c in v)  # noqa: E731
    return path(f"M{num(x)} {num(y + r)}c{p(-0.3, -0.4, -1.02, -0.75, -1.02, -1.35)}c{p(0, -0.62, 0.78, -0.78, 1.02, -0.12)}c{p(0.24, -0.66, 1.02, -0.5, 1.02, 0.12)}c{p(0, 0.6, -0.72, 0.95, -1.02, 1.35)}z", fill)


def blush(x: float, y: float, r: float, colour: str = "#e8694a", alpha: float = 0.5) -> str:
    return oval(x, y, r, r * 0.72, colour, alpha)


def smile(x: float, y: float, wide: float, deep: float, colour: str = INK, width: float = 2) -> str:
    return line([(x - wide / 2, y), (x, y + deep), (x + wide / 2, y)], colour, width)


def eyes(x: float, y: float, gap: float, r: float) -> str:
    return eye(x - gap / 2, y, r, INK) + eye(x + gap / 2, y, r, INK)

