# pyright: basic
"""Brushes of the dragon's cave: round bodies with scales, coins, gems, gold heaps, the light of the two flames."""

import math
from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, along, dice, disc, glow, linear, mix, num, oval, path, rough, smooth, stamp

# ---------------------------------------------------------------- palette

GOLD = [("#fff6c0", "#f7bb45", "#9a5420"), ("#ffdb74", "#dd962f", "#7a4224"), ("#dd9c40", "#a8652b", "#56302c"), ("#9a6238", "#6e3f2f", "#3d2436")]
IVORY = ("#fff0cf", "#a87454")
BRASS = linear((0, "#fff0ac"), (0.3, "#f2b443"), (0.65, "#b4692a"), (1, "#6a3a2c"), x2=1, y2=0.25)


def warmth(x: float, y: float) -> float:
    """How strongly torch, candle and the glow of the nest light a spot: 0 to 1."""
    lamps = ((120, 400, 260, 0.6), (905, 500, 170, 0.6), (540, 490, 260, 0.85), (330, 470, 220, 0.6))
    return min(1.0, sum(power * math.exp(-((x - cx) ** 2 + 1.6 * (y - cy) ** 2) / (2 * (reach * 0.6) ** 2)) for cx, cy, reach, power in lamps))


# ---------------------------------------------------------------- round bodies


class Tube:
    """A long round body: a soft centre line with a width. `at(u, v)`: u along it (0 to 1), v across it (-1 = left of the way, 1 = right)."""

    def __init__(self, points: Sequence[Point], widths: Sequence[float], steps: int = 80) -> None:
        self.line = along(points, steps)
        self.wide = [w for _, w, _ in along([(100 * k, w) for k, w in enumerate(widths)], steps)]
        self.steps = steps

    def spot(self, u: float) -> tuple[float, float, float, float]:
        """Centre, direction and half width at u."""
        t = max(0, min(1, u)) * self.steps
        k = min(int(t), self.steps - 1)
        f = t - k
        (ax, ay, angle), (bx, by, _) = self.line[k], self.line[k + 1]
        return ax + (bx - ax) * f, ay + (by - ay) * f, angle, (self.wide[k] + (self.wide[k + 1] - self.wide[k]) * f) / 2

    def at(self, u: float, v: float) -> Point:
        x, y, angle, half = self.spot(u)
        return x + math.sin(angle) * half * v * -1, y + math.cos(angle) * half * v

    def length(self) -> float:
        return sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(self.line, self.line[1:], strict=False))

    def band(self, v0: float = -1, v1: float = 1, u0: float = 0, u1: float = 1, steps: int = 14) -> list[Point]:
        """Outline of the part between v0 and v1."""
        us = [u0 + (u1 - u0) * k / steps for k in range(steps + 1)]
        return [self.at(u, v0) for u in us] + [self.at(u, v1) for u in reversed(us)]

    def stroke(self, v: float, u0: float, u1: float, thick: float, steps: int = 8) -> str:
        """Path data of a rim of light that follows the body at v and swells in its middle."""
        upper, lower = [], []
        for k in range(steps + 1):
            u = u0 + (u1 - u0) * k / steps
            half = self.spot(u)[3]
            swell = thick * math.sin(math.pi * k / steps) / max(half, 1)
            upper.append(self.at(u, v))
            lower.append(self.at(u, v + swell))
        return smooth(upper + lower[::-1])

    def scales(self, size: float, v0: float, v1: float, u0: float = 0, u1: float = 1) -> list[tuple[float, float, float, float]]:
        """Places (x, y, direction, scale) of overlapping scales; narrower towards the edge, as on a round body."""
        rows, out = max(2, int(self.length() * (u1 - u0) / (size * 0.86))), []
        for row in range(rows):
            u = u0 + (u1 - u0) * (row + 0.5) / rows
            _x, _y, angle, half = self.spot(u)
            count = max(2, int(half * math.pi / (size * 1.25)))
            for k in range(count):
                v = math.sin(math.pi * ((k + 0.5 * (row % 2) + 0.25) / count - 0.5))
                if v0 <= v <= v1:
                    x, y = self.at(u, v)
                    out.append((x, y, angle, size * (0.55 + 0.45 * math.sqrt(max(0, 1 - v * v)))))
        return out


def crescent(x: float, y: float, angle: float, size: float, thick: float = 0.34) -> str:
    """Path data of the shaded edge of one scale whose tip points along `angle`."""
    c, s = math.cos(angle), math.sin(angle)
    p = lambda u, v: f"{num(u * c - v * s)} {num(u * s + v * c)}"  # noqa: E731
    h = size * 0.5
    return f"M{rough(x + h * s)} {rough(y - h * c)}q{p(size * 1.1, h)} {p(0, 2 * h)}q{p(size * (1.1 - 2 * thick), -h)} {p(0, -2 * h)}z"


def scale_coat(places: list, dark: str, light: str, dark_alpha: float = 0.4, light_alpha: float = 0.35) -> str:
    """Shaded edges of all scales in one path, and a glint of light on some of them in another."""
    shade = path("".join(crescent(*p) for p in places), dark, dark_alpha)
    shine = path("".join(crescent(x - s * 0.16 * math.cos(a), y - s * 0.16 * math.sin(a) - s * 0.1, a, s * 0.8, 0.2) for x, y, a, s in places[::2]), light, light_alpha)
    return shade + shine


# ---------------------------------------------------------------- coins and gems


def coin(x: float, y: float, size: float, look: int, tone: int) -> str:
    """A gold coin about 2 * size wide. Looks: lying, tilted left, tilted right, standing; tones from bright (0) to deep (3)."""
    side = -1 if look % 4 == 2 else 1
    return stamp(_coin((0, 1, 1, 2)[look % 4], tone), round(x), round(y), side * round(size / 10, 1), round(size / 10, 1))


def _coin(kind: int, tone: int) -> str:
    """A thick milled edge, a broad flat face, a fine raised rim, and a crown struck in the middle: solid metal, not a ring."""
    light, middle, dark = GOLD[tone]
    turn, ry = ((0, 5.4), (24, 6.6), (-14, 8.6))[kind]
    face = linear((0, mix(light, middle, 0.3)), (0.5, middle), (1, mix(middle, dark, 0.3)), x1=0.1, x2=0.8)
    out = oval(0.6, 3.2, 10, ry, dark, 1, turn) + oval(0, 0, 10, ry, light, 1, turn) + oval(0.3, 0.4, 9.4, ry * 0.93, face, 1, turn)
    flat = ry / 10
    crown = f"M-5 {num(2.6 * flat)}L-5.6 {num(-3.4 * flat)}L-2.600 {num(-0.2 * flat)}L0 {num(-5 * flat)}L2.600 {num(-0.2 * flat)}L5.600 {num(-3.4 * flat)}L5 {num(2.6 * flat)}z"
    return out + f'<path d="{crown}" fill="{mix(middle, dark, 0.42)}" transform="rotate({turn})"/>' + path(f"M-8 {num(-1.6 * flat)}Q-5 {num(-7.6 * flat)} 2 {num(-8 * flat)}Q-4 {num(-5.6 * flat)}-8 {num(-1.6 * flat)}z", mix(light, "#fffbe0", 0.5), 0.9)


CLUSTERS = (
    ((-22, -3, 0), (18, -5, 1), (-4, -7, 0), (30, 2, 0), (-34, 4, 2), (6, 1, 1), (-14, 6, 0), (22, 9, 2), (2, 12, 0)),
    ((-12, -8, 2), (12, -7, 0), (-30, -2, 1), (28, -1, 0), (0, 0, 0), (-18, 6, 0), (16, 7, 1), (-2, 13, 2)),
    ((4, -9, 0), (-18, -5, 0), (24, -4, 2), (-32, 3, 0), (-6, 3, 3), (14, 5, 0), (34, 6, 1), (-20, 11, 1), (6, 14, 0)),
)


def cluster(x: float, y: float, size: float, look: int, tone: int) -> str:
    """Eight or nine coins that lie together, about 8 * size wide; now and then one of them is a tone brighter."""
    spots = sorted(CLUSTERS[look % 3], key=lambda s: s[1])
    pile = "".join(coin(cx, cy, 10, kind, max(0, tone - (1 if k % 4 == look % 4 else 0))) for k, (cx, cy, kind) in enumerate(spots))
    return stamp(pile, round(x), round(y), round(size / 10, 1) * (-1 if look % 2 else 1), round(size / 10, 1))


GEMS = {"ruby": ("#ff9a7a", "#c22a3c", "#5c1030"), "sapphire": ("#b9d8ff", "#3f6fc0", "#1c2a66"), "emerald": ("#b6f0b0", "#2f9a68", "#0f4a4a"), "amethyst": ("#e6c0f4", "#8a4fae", "#3c1f66"), "topaz": ("#ffe6a0", "#e08a2c", "#8a3f1c")}


def gem(x: float, y: float, size: float, colour: str) -> str:
    """A cut stone about 2 * size wide."""
    return stamp(_gem(colour), round(x), round(y), round(size / 10, 1))


def _gem(colour: str) -> str:
    light, middle, dark = GEMS[colour]
    out = path("M-10-2L-5-8H5L10-2L0 10z", middle) + path("M-10-2H10L0 10z", linear((0, middle), (1, dark))) + path("M-10-2L-5-8L-3-2zM-3-2L0-8L3-2z", light)
    return out + path("M3-2L5-8L10-2z", mix(middle, dark, 0.4)) + path("M-3-2H3L0 10z", mix(light, middle, 0.5)) + path("M-6-6L-3-7L-5-3z", "#fffdf0", 0.9)


def sparkle(x: float, y: float, size: float = 1, colour: str = "#fff6cc") -> str:
    """A four-pointed flash on polished gold."""
    return stamp(disc(0, 0, 9, glow(colour, 0.45)) + path("M0-9Q.8-.8 9 0Q.8 .8 0 9Q-.8 .8-9 0Q-.8-.8 0-9z", colour), round(x), round(y), round(size, 1))


def heap(name: str, ridge: Sequence[Point], foot: float, count: int, size: tuple[float, float], clear: Sequence[tuple[float, float, float]], fill: str, bias: float = 0, near: float = 0.7) -> str:
    """A drift of gold: a soft hill under `ridge`, strewn with coins that follow the light. None inside the `clear` circles (x, y, r)."""
    chance = dice(name)
    x0, x1 = ridge[0][0], ridge[-1][0]
    top = along(ridge, 80)
    crest = lambda x: min((abs(px - x), py) for px, py, _ in top)[1]  # noqa: E731
    out = path(smooth(ridge, closed=False) + f"L{num(x1)} {num(foot)}L{num(x0)} {num(foot)}z", fill)
    spots = []
    for _ in range(count):
        x = chance.uniform(x0, x1)
        low = crest(x)
        deep = chance.random() ** near
        y = low + 2 + (foot - low) * deep
        if any((x - cx) ** 2 + (y - cy) ** 2 < r * r for cx, cy, r in clear):
            continue
        shine = warmth(x, y) + 0.32 * (1 - deep) + chance.gauss(0, 0.16) + bias
        spots.append((y, x, size[0] + (size[1] - size[0]) * deep * chance.uniform(0.8, 1.1), chance.randrange(12), 0 if shine > 0.92 else 1 if shine > 0.56 else 2 if shine > 0.24 else 3))
    return out + "".join((cluster if k % 3 else coin)(x, y, s, look, tone) for k, (y, x, s, look, tone) in enumerate(sorted(spots)))
