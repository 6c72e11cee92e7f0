# pyright: basic
"""Flora and water: reeds, leaves, lily pads, flowers, ripples, mist. Shared by any picture that has plants or water."""

import math
from collections.abc import Sequence
from itertools import pairwise

from rollwright.games.difference.art.brush import (
    Point,
    along,
    blade,
    dice,
    disc,
    dots,
    form,
    glow,
    leaf,
    linear,
    lit,
    mix,
    num,
    oval,
    path,
    place,
    radial,
    ring,
    smooth,
    stamp,
    taper,
)

# ---------------------------------------------------------------- light and air


def mist(x: float, y: float, rx: float, ry: float, colour: str = "#ffe9d6", alpha: float = 0.5) -> str:
    return oval(x, y, rx, ry, glow(colour, alpha))


def pool(x: float, y: float, rx: float, ry: float, colour: str = "#12203f", alpha: float = 0.55) -> str:
    """Soft darkness on the water under something that floats or stands in it."""
    return oval(x, y, rx, ry, radial((0, colour, alpha), (0.5, colour, alpha * 0.7), (1, colour, 0)))


def firefly(x: float, y: float, size: float = 1) -> str:
    return stamp(disc(0, 0, 10, glow("#fff2a0", 0.75)) + disc(0, 0, 1.9, "#fffbd8"), x, y, size)


# ---------------------------------------------------------------- water


def glint(x: float, y: float, length: float, thick: float) -> str:
    """Path data of one lens-shaped flash of light on the water."""
    h = round(length / 2) if length > 12 else length / 2
    return f"M{num(round(x - h))} {num(y)}q{num(h)} {num(-thick)} {num(2 * h)} 0q{num(-h)} {num(thick)} {num(-2 * h)} 0z"


def glints(name: str, box: tuple[float, float, float, float], count: int, colour: str, alpha: float, size: float = 1) -> str:
    """Many flashes; they grow longer and thicker towards the viewer (lower on the card)."""
    chance, data = dice(name), ""
    x0, y0, x1, y1 = box
    for _ in range(count):
        y = y0 + (y1 - y0) * chance.random() ** 1.2
        near = 0.35 + max(0, y - 160) / 430
        data += glint(chance.uniform(x0, x1), y, chance.uniform(14, 46) * near * size, chance.uniform(1.6, 3.4) * near * size)
    return path(data, colour, alpha)


def wake(x: float, y: float, rx: float, ry: float, count: int, colour: str = "#f3d9d2", alpha: float = 0.5) -> str:
    """Rings on the water, thinner and paler outwards, broken where the water is calm."""
    out = ""
    for k in range(count):
        f = 1 - k / (count + 0.6)
        out += ring(x, y, rx * f, ry * f, colour, 1.2 + 1.3 * (1 - f), alpha * (1.1 - f * 0.7))
    return out


def duckweed(name: str, course: Sequence[Point], count: int, spread: float, colours: tuple[str, str] = ("#5f9a6a", "#b3d68a")) -> str:
    """A drift of tiny floating leaves: dark ones, and light ones a little up and to the left of them."""
    chance, spots = dice(name), []
    for _ in range(count):
        x, y, _angle = chance.choice(along(course, 40))
        spots.append((round(x + chance.gauss(0, spread)), round(y + chance.gauss(0, spread * 0.36), 1)))
    return dots(spots, colours[0], 2.8, 0.85, 2.8) + dots(spots[::3], colours[1], 2.6, 0.9, 2.4)


# ---------------------------------------------------------------- reeds and grass


def reeds(name: str, x0: float, x1: float, y: float, count: int, tall: tuple[float, float], width: float,
          colours: Sequence[str], lean: float = 0, spread: float = 26, rise: float = 5) -> str:
    """A stand of blades in a few colours mixed at random. They stand in water: below y they fade away."""
    chance = dice(name)
    shades: dict[str, str] = dict.fromkeys(colours, "")
    order = list(colours)
    for _ in range(count):
        x = chance.uniform(x0, x1)
        h = chance.uniform(*tall)
        tip = (x + lean * h / 100 + chance.uniform(-spread, spread) * h / 100, y - h)
        foot = y + chance.uniform(-rise, rise)
        shades[chance.choice(order)] += blade(x, foot, tip, width * chance.uniform(0.7, 1.3), chance.uniform(-0.1, 0.1) * h)
    fade = lambda c: linear((0, c), (0.5, c), (1, c, 0), x1=0, x2=0, y1=round(y - rise - 50), y2=round(y - rise * 0.1), units="user")  # noqa: E731
    return "".join(path(data, fade(c)) for c, data in shades.items() if data)


def bulrush_head(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    """The brown cigar of a bulrush, its foot at (x, y)."""
    inner = path("M-1.2-56L0-67 1.2-56z", "#c9a76a") + path("M-6.5-6c-1.5-16-1.5-36 0-47c1.5-8 11.5-8 13 0c1.5 11 1.5 31 0 47c-1.5 6-11.5 6-13 0z", linear((0, "#b9774a"), (0.35, "#8a4c30"), (1, "#4b2a2c"), x2=1, y2=0))
    inner += path("M-3.6-48q-1.4 20 0 40", "#e0a873", 0.55)
    return place(stamp(inner, 0, 0, size), x, y, turn)


def mirrored(name: str, x0: float, x1: float, y: float, count: int, deep: tuple[float, float], width: float, colour: str, alpha: float = 0.3) -> str:
    """Reeds upside down in the water below y, broken by small waves."""
    chance, data = dice(name), ""
    for _ in range(count):
        x, h = chance.uniform(x0, x1), chance.uniform(*deep)
        data += blade(x, y, (x + chance.uniform(-6, 6), y + h), width * chance.uniform(0.8, 1.6), chance.uniform(-3, 3))
    return path(data, colour, alpha)


def flowering_rush(name: str, x: float, y: float, count: int, tall: float, bloom: str = "#f0a9bd", green: str = "#5f9078") -> str:
    """A tuft of thin stems; most carry a small umbel of three-petalled flowers."""
    chance, stems, blooms = dice(name), "", ""
    umbel = path("M0 0L-7-9M0 0L-2.5-12M0 0L3-11M0 0L8-8", "none").replace("/>", ' stroke="#6f9a7c" stroke-width="1.2"/>')
    umbel += dots([(-7, -10), (-2.5, -13), (3, -12), (8, -9), (0, -8)], mix(bloom, "#8a4a7c", 0.35), 6.5) + dots([(-7.5, -10.8), (-3, -13.8), (2.5, -12.8), (7.5, -9.8), (-0.5, -8.8)], bloom, 4.5)
    for k in range(count):
        lean = (k - (count - 1) / 2) * 9 + chance.uniform(-3, 3)
        h = tall * chance.uniform(0.65, 1)
        stems += blade(x + lean * 0.25, y, (x + lean, y - h), 3.6, lean * 0.25)
        if k % 3 != 2:
            blooms += stamp(umbel, x + lean, y - h + 2, 0.55 + tall / 160)
    foot = wake(x, y + 1, 9 + count * 2.4, 2 + count * 0.5, 2, "#cfe0ec", 0.7)
    return path(stems, linear((0, green), (0.8, green), (1, green, 0.2))) + foot + blooms


# ---------------------------------------------------------------- lily pads and lilies

PAD_GREENS = [("#a9cf7a", "#3f8a5c"), ("#8fc27a", "#2f7a5a"), ("#b7cf7c", "#5a9258"), ("#7fb886", "#2b6f63")]


PAD_NOTCHES = (20, 75, 130, 215, 262, 318)


def pad(x: float, y: float, rx: float, look: int = 0, flat: float = 0.42, dim: float = 0) -> str:
    """A lily pad lying on the water. Twelve looks (six shapes and their mirror images); `dim` fades it into the dusk."""
    side = -1 if look // 6 % 2 else 1
    return stamp(_pad(look % 6, dim), x, y, side * rx / 50, rx * flat / 21)


def _pad(look: int, dim: float) -> str:
    """Dark water below, light rim above, veins that run to the notch; 100 wide and 42 high."""
    light, dark = (mix(c, "#4a6f92", dim) for c in PAD_GREENS[look % len(PAD_GREENS)])
    a, gap = math.radians(PAD_NOTCHES[look]), 0.19
    p = lambda t, f=1.0: (50 * f * math.cos(t), 21 * f * math.sin(t))  # noqa: E731
    heart = p(a, 0.1)
    edge = [p(a + gap + (2 * math.pi - 2 * gap) * k / 12, 1 + 0.03 * math.sin(k * 2.3 + look)) for k in range(13)]
    data = smooth(edge, closed=False) + f"L{num(heart[0])} {num(heart[1])}z"
    out = oval(3, 7, 50, 21, "#10293f", 0.45) + place(path(data, mix(light, "#fff0c4", 0.5)), -0.8, -1.8)
    out += path(data, linear((0, light), (0.55, mix(light, dark, 0.6)), (1, dark), x1=0.1, y1=0, x2=0.75, y2=1))
    veins = ""
    for k in range(8):
        t = a + gap * 1.8 + (2 * math.pi - 3.6 * gap) * k / 7
        (x1, y1), (x2, y2) = p(t - 0.035, 0.9), p(t + 0.035, 0.9)
        veins += f"M{num(heart[0])} {num(heart[1])}L{num(x1)} {num(y1)} {num(x2)} {num(y2)}z"
    return out + path(veins, mix(light, "#f4f6c8", 0.45), 0.5)


def raft(name: str, course: Sequence[Point], count: int, spread: float, clear: Sequence[tuple[float, float, float]], dim: float = 0, flat: float = 0.4, grow: float = 1) -> str:
    """Pads drifting in a band along `course`, larger towards the viewer; none inside the `clear` circles (x, y, r)."""
    chance, spots = dice(name), []
    line_ = along(course, 60)
    for _ in range(count * 6):
        if len(spots) == count:
            break
        x, y, _angle = chance.choice(line_)
        x, y = x + chance.gauss(0, spread), y + chance.gauss(0, spread * 0.42)
        rx = (8 + (y - 250) * 0.075) * chance.uniform(0.62, 1.15) * grow
        if any(math.hypot((x - cx), (y - cy)) < r + rx * 0.9 for cx, cy, r in clear):
            continue
        if any(math.hypot((x - ox), (y - oy) / flat) < (rx + orx) * 0.78 for ox, oy, orx in spots):
            continue
        spots.append((x, y, rx))
    return "".join(pad(x, y, rx, chance.randrange(12), flat, dim) for x, y, rx in sorted(spots, key=lambda s: s[1]))


PETALS = {  # outer shade, outer light, inner light, heart
    "white": ("#c9bfd9", "#f6efee", "#fffdf4", "#f3c243"),
    "pink": ("#b46a9c", "#e9a9c0", "#f9d4d8", "#f3c243"),
    "rose": ("#8a2c5c", "#c44f7c", "#dd7a9a", "#f6c64a"),
    "bud": ("#8c6a9a", "#d7a6bd", "#f2cfd4", "#f3c243"),
}


def water_lily(x: float, y: float, size: float, colour: str) -> str:
    """A lily seen a little from above. Width about 2 * size."""
    return stamp(_water_lily(colour), x, y, size / 50)


def _water_lily(colour: str) -> str:
    """Back petals, side petals, heart, front petals."""
    shade, outer, inner, heart = PETALS[colour]
    petal = lambda turn, length, wide, top, low: place(  # noqa: E731
        path(f"M0 0C{num(-wide)} {num(-length * 0.3)} {num(-wide * 0.9)} {num(-length * 0.78)} 0 {num(-length)}C{num(wide * 0.9)} {num(-length * 0.78)} {num(wide)} {num(-length * 0.3)} 0 0z",
             linear((0, top), (0.55, mix(top, low, 0.25)), (1, low))), 0, 0, turn)
    out = ""
    for turn, length in ((-98, 50), (98, 50), (-80, 52), (80, 52)):
        out += place(petal(turn, length, 11, mix(outer, shade, 0.25), shade), 0, 8)
    for turn, length in ((-58, 50), (58, 50), (-34, 46), (34, 46), (-12, 45), (12, 45)):
        out += place(petal(turn, length, 12, outer, mix(outer, shade, 0.75)), 0, 7)
    for turn, length in ((-46, 40), (46, 40), (-24, 39), (24, 39), (0, 40)):
        out += place(petal(turn, length, 11, inner, mix(outer, shade, 0.5)), 0, 8)
    out += oval(0, -4, 11, 8, lit(heart, "#c9791f")) + "".join(disc(-8 + 4 * k, -9 - (k % 2) * 2.5, 1.9, "#ffe08a") for k in range(5))
    for turn, length in ((-68, 38), (68, 38), (-40, 33), (40, 33), (-14, 27), (14, 27)):
        out += place(petal(turn, length, 11, inner, mix(outer, shade, 0.55)), 0, 13)
    for turn, length in ((-104, 40), (104, 40), (-128, 22), (128, 22), (180, 14)):
        out += place(petal(turn, length, 10, mix(inner, outer, 0.6), mix(outer, shade, 0.4)), 0, 10)
    return out


def lily_bud(x: float, y: float, size: float, colour: str = "bud") -> str:
    shade, _, inner, _ = PETALS[colour]
    return stamp(
        form([(0, -20), (8, -6), (6, 8), (0, 12), (-6, 8), (-8, -6)], lit(inner, shade))
        + form([(-8, -4), (-3, 2), (0, 12), (-7, 8)], "#6f9a5e") + form([(8, -4), (3, 2), (0, 12), (7, 8)], "#3f7358"), x, y, size)


def iris(x: float, y: float, size: float = 1, colour: str = "violet") -> str:
    """A flag iris: three standing petals, three falls with a golden tongue."""
    light, dark = {"violet": ("#a99be0", "#4f3f92"), "blue": ("#94b4ea", "#3a559c"), "yellow": ("#ffe27a", "#c98a1e")}[colour]
    tall = lit(mix(light, "#ffffff", 0.25), mix(light, dark, 0.7))
    fall = linear((0, light), (1, dark))
    out = form([(0, 0), (-13, -12), (-12, -32), (-2, -40), (4, -26)], tall) + form([(0, 0), (13, -12), (13, -30), (3, -40), (-3, -24)], tall)
    out += form([(0, -4), (-8, -16), (0, -34), (8, -16)], mix(light, "#ffffff", 0.3))
    out += form([(0, -3), (-16, -8), (-30, 4), (-28, 20), (-17, 17), (-10, 6)], fall) + form([(0, -3), (16, -8), (30, 4), (28, 20), (17, 17), (10, 6)], fall)
    out += form([(0, -4), (-10, 6), (-9, 22), (0, 30), (9, 22), (10, 6)], linear((0, mix(light, "#ffffff", 0.2)), (1, dark)))
    out += form([(0, -2), (-3.5, 6), (0, 16), (3.5, 6)], "#ffd257") + path("M-18 0q-8 2-9 12q8-2 9-12zM18 0q8 2 9 12q-8-2-9-12z", "#ffd257", 0.85)
    return stamp(out, x, y, size)


# ---------------------------------------------------------------- hanging leaves


def strand(name: str, points: Sequence[Point], colour: str, bark: str, size: float = 13, gap: float = 7, wind: float = 0) -> str:
    """A willow twig: a thin stem with pairs of slim leaves, longest in the middle, hanging a little downwind."""
    chance = dice(name)
    length = sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    steps = max(3, int(length / gap))
    leaves = ""
    for k, (x, y, angle) in enumerate(along(points, steps)):
        if k == 0:
            continue
        u = k / steps
        long = size * (0.75 + 0.5 * math.sin(math.pi * min(1, u * 0.9 + 0.1))) * chance.uniform(0.85, 1.15)
        side = 34 if k % 2 else -34
        leaves += leaf(x, y, math.degrees(angle) + side + wind + chance.uniform(-9, 9), long, size * 0.21)
    last = along(points, steps)[-1]
    leaves += leaf(last[0], last[1], math.degrees(last[2]), size, size * 0.2)
    return path(taper(points, [2.2, 1], 4), bark) + path(leaves, colour)


