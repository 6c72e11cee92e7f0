# pyright: basic
"""The castle: its own brushes. Masonry, roofs, windows, trees, clouds and everything that blows in the wind."""

import math
from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, blade, dice, disc, form, leaf, linear, lit, num, oval, path, place, radial, smooth, stamp

BROWN = "#6b442c"  # poles and beams
LIGHT, STONE, DUSK = "#fff3d6", "#efd9b0", "#a79bb8"  # limestone: in the sun, plain, in the cool shadow
SHADOW = "#566aa6"  # a shadow on anything, always see-through


def box(x: float, y: float, w: float, h: float) -> str:
    """Path data of an upright rectangle."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


# ---------------------------------------------------------------- masonry


def round_stone() -> str:
    """Paint of a round tower: the sun stands on the left, the right side is cool."""
    return linear((0, "#f3dcae"), (0.2, LIGHT), (0.48, STONE), (0.76, "#c4aca8"), (1, "#938bb4"), x2=1, y2=0)


def flat_stone(low: str = "#e2c79f") -> str:
    """Paint of a wall that faces the sun."""
    return linear((0, LIGHT), (0.5, STONE), (1, low), x2=0.5)


def courses(name: str, x: float, y: float, w: float, h: float, count: int = 5, colour: str = "#c39f74", alpha: float = 0.5) -> str:
    """Small patches of stone courses, two to four stones each, somewhere on a wall."""
    chance, data, glow = dice(name), "", ""
    for _ in range(count):
        px, py = x + chance.uniform(0, max(1, w - 30)), y + chance.uniform(0, max(1, h - 16))
        for row in range(chance.choice((1, 2, 2))):
            at = px + (row % 2) * 7
            for _ in range(chance.choice((1, 2))):
                long = chance.uniform(11, 17)
                if at + long < x + w and py + row * 8 + 6 < y + h:
                    data += f"M{num(at)} {num(py + row * 8)}h{num(long)}v6h{num(-long)}z"
                    glow += f"M{num(at)} {num(py + row * 8)}h{num(long)}v1.2h{num(-long)}z"
                at += long + 2
    return path(data, colour, alpha) + path(glow, "#fff8e6", alpha)


def round_tower(x: float, y: float, w: float, h: float, bulge: float = 6) -> str:
    """The shaft of a round tower; its foot is a little rounded."""
    return path(f"M{num(x)} {num(y)}h{num(w)}v{num(h)}q{num(-w / 2)} {num(2 * bulge)} {num(-w)} 0z", round_stone()) + path(box(x + 1, y, 2.5, h), "#fffdf0", 0.75)


def teeth(x: float, y: float, w: float, count: int, wide: float, tall: float) -> str:
    """Path data of `count` merlons, evenly spaced, the outer ones at the ends of the wall; they stand on y."""
    step = (w - wide) / (count - 1) if count > 1 else 0
    return "".join(box(x + k * step, y - tall, wide, tall + 0.5) for k in range(count))


def parapet(x: float, y: float, w: float, count: int, wide: float, tall: float, band: float = 10, paint: str = "") -> str:
    """Merlons on a jutting band with small corbels under it and the shadow it throws."""
    paint = paint or round_stone()
    under = "".join(box(x + 5 + k * (w - 14) / (count * 2 - 2), y + band, 5, 6) for k in range(count * 2 - 1))
    out = path(under, "#b9a0a0") + path(box(x + 3, y + band, w - 6, 9), SHADOW, 0.25)
    return out + path(teeth(x, y, w, count, wide, tall) + box(x, y, w, band), paint) + path(box(x, y + band - 2.5, w, 2.5), "#8a7a9a", 0.45) + path(teeth(x, y - tall + 2, w, count, wide, 2), "#fffbee", 0.8)


def cone(x: float, top: float, base: float, half: float, paint: tuple[str, str, str], rows: bool = True) -> str:
    """A pointed roof on a round tower: sunny left side, deep right side, a few rows of slates."""
    light, middle, deep = paint
    curve = half * 0.2
    out = path(f"M{num(x)} {num(top)}C{num(x + half * 0.3)} {num(top + (base - top) * 0.5)} {num(x + half * 0.75)} {num(base - 8)} {num(x + half)} {num(base)}Q{num(x)} {num(base + 2 * curve)} {num(x - half)} {num(base)}C{num(x - half * 0.75)} {num(base - 8)} {num(x - half * 0.3)} {num(top + (base - top) * 0.5)} {num(x)} {num(top)}z",
               linear((0, middle), (0.3, light), (0.55, middle), (1, deep), x2=1, y2=0.15))
    if rows:
        marks = ""
        for k in range(1, 5):
            f = k / 5
            y, r = top + (base - top) * f, half * f * (0.62 + 0.36 * f)
            for j in range(-2, 3):
                if (j * 3 + k * 2) % 4 != 1:
                    w = r * 0.34
                    marks += f"M{num(x + j * w * 1.05 - w / 2)} {num(y + curve * f * (1 - j * j * 0.14))}q{num(w / 2)} {num(w * 0.5)} {num(w)} 0"
        out += f'<path d="{marks}" fill="none" stroke="{deep}" stroke-width="1.6" opacity=".5"/>'
    return out


SLATE = ("#8fadd4", "#5f7cab", "#3a4f80")


def slit(x: float, y: float, size: float = 1) -> str:
    """A narrow window, its right jamb in the light."""
    return stamp(path("M-5.500 14V-7Q0-16 5.500-7V14z", "#fff6e0") + path("M-4 14V-6Q0-13 4-6V14z", linear((0, "#4d4568"), (1, "#7a6a86"))) + path("M-6.500 14h13v3h-13z", "#d9bf98"), x, y, size)


def window(x: float, y: float, w: float, h: float, frame: str = "#fff3d9") -> str:
    """A round-headed window with a sill; (x, y) is the middle of its foot."""
    arch = lambda g: f"M{num(x - w / 2 - g)} {num(y)}v{num(-h + w / 2)}a{num(w / 2 + g)} {num(w / 2 + g)} 0 0 1 {num(w + 2 * g)} 0v{num(h - w / 2)}z"  # noqa: E731
    return path(arch(4), frame) + path(arch(0), linear((0, "#4a4468"), (1, "#7d6f90")))


def pennant(x: float, y: float, long: float, tall: float, light: str = "#ee5a48", deep: str = "#b22d38", flip: bool = False) -> str:
    """A swallow-tailed flag that streams away from its pole at (x, y) = the upper corner."""
    data = f"M0 0C{num(long * 0.3)} {num(-tall * 0.3)} {num(long * 0.6)} {num(tall * 0.3)} {num(long)} {num(-tall * 0.05)}L{num(long * 0.78)} {num(tall * 0.5)}L{num(long * 0.98)} {num(tall * 1.02)}C{num(long * 0.6)} {num(tall * 1.3)} {num(long * 0.3)} {num(tall * 0.7)} 0 {num(tall)}z"
    return place(path(data, linear((0, light), (0.35, deep), (0.62, light), (1, deep), x2=1, y2=0.2)), x, y, flip=flip)


# ---------------------------------------------------------------- growing things


def tree(x: float, y: float, size: float = 1, look: int = 0) -> str:
    """A round tree that leans a little with the wind; its foot is at (x, y), about 80 high at size 1."""
    light, middle, deep = (("#bfe07a", "#7fba58", "#3f8756"), ("#a9d585", "#63a864", "#33755a"), ("#d6e37c", "#9cc458", "#5b9150"))[look]
    out = path("M-5 2Q-3-20-4-40H5Q4-18 7 2z", lit("#b98a63", "#6d5064"))
    out += form([(-26, -30), (-34, -48), (-22, -66), (-4, -80), (16, -76), (32, -60), (34, -42), (22, -27), (2, -24)], linear((0, light), (0.5, middle), (1, deep), x1=0.1, y1=0.1, x2=0.85, y2=0.9))
    out += form([(-22, -48), (-14, -66), (4, -74), (14, -66), (4, -56), (-8, -50)], "#f0f5a8", 0.4) + form([(8, -30), (26, -36), (30, -52), (20, -46), (6, -38)], deep, 0.55)
    puffs = "".join(f"M{a} {b}q5-7 11-1" for a, b in ((-20, -44), (-4, -58), (10, -48), (-8, -38), (14, -62)))
    return stamp(out + f'<path d="{puffs}" fill="none" stroke="{deep}" stroke-width="2" opacity=".55" stroke-linecap="round"/>', x, y, size)


def poplar(x: float, y: float, size: float = 1) -> str:
    """A slim tree bent by the wind."""
    return stamp(path("M-2 2L-1-14H3L3 2z", "#7c5a5c") + path("M0-4C-14-10-13-40 6-74C18-44 17-12 0-4z", linear((0, "#a6d27c"), (0.5, "#63a562"), (1, "#34755a"), x2=1, y2=0.2)), x, y, size)


def turf(name: str, area: tuple[float, float, float, float], count: int, tall: tuple[float, float], width: float, colour: str, alpha: float = 1, slope: float = 0) -> str:
    """Blades of grass in a field (x0, y0, x1, y1), all leaning downwind (to the right)."""
    chance, data = dice(name), ""
    x0, y0, x1, y1 = area
    for _ in range(count):
        x, y, h = chance.uniform(x0, x1), chance.uniform(y0, y1), chance.uniform(*tall)
        y += (x - x0) * slope
        data += blade(x, y, (x + h * chance.uniform(0.3, 0.75), y - h), width * chance.uniform(0.7, 1.3), h * 0.12)
    return path(data, colour, alpha)


def daisy(x: float, y: float, size: float = 1, petal: str = "#fffdf2", heart: str = "#f4b63c") -> str:
    """A flower on the meadow, bent a little by the wind."""
    rays = "".join(leaf(0, 0, a, 8, 4.6) for a in range(0, 360, 45))
    return stamp(path("M-1 1Q1 10-4 18L-2 18Q3 10 1 0z", "#4b9150") + path(rays, petal) + disc(0, 0, 2.8, heart), x, y, size)


def tulip(x: float, y: float, size: float = 1, light: str = "#f0705a", deep: str = "#b8303c") -> str:
    """A cup on a stem with two leaves."""
    out = path("M-1 0Q2 14-2 28L1 28Q4 14 1 0zM-1 28Q-12 18-12 6Q-2 14 1 28zM0 28Q2 16 12 10Q12 22 0 28z", "#3f8c55")
    return stamp(out + path("M-7-8Q-3-6 0-12Q4-6 8-8Q9 4 0 5Q-9 4-7-8z", lit(light, deep)), x, y, size)


# ---------------------------------------------------------------- air


def cloud(x: float, y: float, w: float, alpha: float = 1) -> str:
    """A fair-weather cloud, drawn out to the right by the wind."""
    p = [(-0.5, 0), (-0.46, -0.1), (-0.36, -0.13), (-0.3, -0.24), (-0.17, -0.3), (-0.06, -0.24), (0.02, -0.16), (0.13, -0.2), (0.23, -0.13), (0.32, -0.1), (0.62, -0.02), (0.3, 0.03), (-0.1, 0.04), (-0.4, 0.04)]
    inner = path(smooth([(a * 100, b * 100) for a, b in p]), linear((0, "#ffffff"), (0.6, "#fafcff"), (1, "#bcd6ee"), x1=0.2, x2=0.45))
    inner += form([(-28, -3), (-14, -14), (4, -8), (20, -10), (34, -4), (10, -1)], "#d3e4f3", 0.7)
    out = stamp(inner, x, y, w / 100)
    return f'<g opacity="{num(alpha)}">{out}</g>' if alpha < 1 else out


def shade_under(x: float, y: float, rx: float, ry: float, alpha: float = 0.5) -> str:
    """The soft shadow of something on the grass, drawn out to the right."""
    return oval(x + rx * 0.35, y, rx * 1.2, ry, radial((0, "#274f6a", alpha), (0.6, "#274f6a", alpha * 0.6), (1, "#274f6a", 0)))


def turned(points: Sequence[Point], degrees: float, x: float = 0, y: float = 0) -> list:
    """Points turned about (0, 0) and then moved."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in points]
