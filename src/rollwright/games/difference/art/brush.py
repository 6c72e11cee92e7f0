# pyright: basic
"""Brush: points and colours become SVG text. Shared by all pictures; standard library only.

Every helper returns a string of SVG. Coordinates are card units (1000 x 700, y downwards). There are no outlines
and no filters: form comes from gradients (`lit`), overlapping shapes and tapered strokes.
"""

import math
import random
import re
from collections.abc import Sequence

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]  # where, colour, how opaque
_defs: dict[str, str] = {}


# ---------------------------------------------------------------- numbers and colours


def num(value: float) -> str:
    """A number as short as it can be written with one decimal."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text.replace("-0.", "-.").lstrip("0") if text.startswith("0.") else text.replace("-0.", "-.")


def rough(value: float) -> str:
    """A number for blades and glints, where half a unit does not matter: whole from 8 upwards."""
    return num(round(value)) if abs(value) >= 8 else num(value)


def dice(name: str) -> random.Random:
    """A source of chance of its own for each named thing, so that one change never moves another thing."""
    return random.Random(name)


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """`first` with `share` (0 to 1) of `second` in it."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lightness(colour: str) -> float:
    """L* of CIELAB, 0 to 100: what is left of a colour for a colour-blind player."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


# ---------------------------------------------------------------- paint


def _define(kind: str, attributes: str, stops: Sequence[Stop]) -> str:
    inner = "".join(
        "<stop" + (f' offset="{num2(at)}"' if at else "") + f' stop-color="{colour}"' + (f' stop-opacity="{num2(alpha)}"' if alpha < 1 else "") + "/>"
        for at, colour, alpha in ((*s, 1) if len(s) == 2 else s for s in stops)
    )
    body = f"<{kind}{attributes}>{inner}</{kind}>"
    return f"url(#{_defs.setdefault(body, f'p{len(_defs)}')})"


def num2(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def linear(*stops: Stop, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1, units: str = "") -> str:
    """A gradient along a line, by default from the top to the bottom of the shape. Stops: (at, colour[, alpha])."""
    ends = (("x1", x1, 0), ("y1", y1, 0), ("x2", x2, None if units else 1), ("y2", y2, 0))
    span = " " + " ".join(f'{key}="{num2(value)}"' for key, value, default in ends if value != default)
    return _define("linearGradient", span + (' gradientUnits="userSpaceOnUse"' if units else ""), stops)


def radial(*stops: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    return _define("radialGradient", f' cx="{num2(cx)}" cy="{num2(cy)}" r="{num2(r)}"', stops)


def lit(light: str, shade: str, middle: str | None = None) -> str:
    """The light of this picture on a rounded form: from the upper left (light) to the lower right (shade)."""
    return linear((0, light), *([(0.5, middle)] if middle else []), (1, shade), x1=0.15, x2=0.8, y2=1)


def glow(colour: str, alpha: float = 0.6) -> str:
    return radial((0, colour, alpha), (0.35, colour, alpha * 0.5), (0.7, colour, alpha * 0.14), (1, colour, 0))


def with_definitions(drawn: str) -> str:
    """Put the gradients, stamps and clips that a drawing uses before it, numbered in the order in which they appear."""
    bodies = {name: body for body, name in _defs.items()}
    numbers: dict[str, int] = {}

    def renumbered(text: str) -> str:
        return re.sub(r"#(p\d+)\b", lambda found: f"#p{numbers.setdefault(found[1], len(numbers))}", text)

    drawn, written = renumbered(drawn), list[str]()
    while len(written) < len(numbers):  # a stamp may use gradients of its own
        name = list(numbers)[len(written)]
        written.append(renumbered(bodies[name]).replace(" ", f' id="p{len(written)}" ', 1))
    return f"<defs>{''.join(written)}</defs>{drawn}"


# ---------------------------------------------------------------- lines


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a soft curve through all points (Catmull-Rom)."""
    n = len(points)
    at = (lambda i: points[i % n]) if closed else (lambda i: points[max(0, min(n - 1, i))])
    data = f"M{num(points[0][0])} {num(points[0][1])}"
    x0, y0 = round(points[0][0], 1), round(points[0][1], 1)
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        curve = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        data += "c" + " ".join(num(v - (x0, y0)[k % 2]) for k, v in enumerate(curve))
        x0, y0 = round(x0 + float(f"{cx - x0:.1f}"), 1), round(y0 + float(f"{cy - y0:.1f}"), 1)
    return data + ("z" if closed else "")


def corners(points: Sequence[Point]) -> str:
    """Path data with straight sides."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def along(points: Sequence[Point], steps: int = 10) -> list[tuple[float, float, float]]:
    """Evenly timed samples (x, y, direction) on the soft curve through `points`."""
    n, samples = len(points), []
    at = lambda i: points[max(0, min(n - 1, i))]  # noqa: E731
    for s in range(steps + 1):
        u = s / steps * (n - 1)
        i = min(int(u), n - 2)
        t = u - i
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        spot = []
        slope = []
        for a, b, c, d in ((ax, bx, cx, dx), (ay, by, cy, dy)):
            spot.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
            slope.append(0.5 * ((c - a) + 2 * (2 * a - 5 * b + 4 * c - d) * t + 3 * (3 * b - a - 3 * c + d) * t * t))
        samples.append((spot[0], spot[1], math.atan2(slope[1], slope[0])))
    return samples


def taper(points: Sequence[Point], widths: Sequence[float], steps: int = 0) -> str:
    """Path data of one brush stroke: a soft line whose width follows `widths` from start to end."""
    steps = steps or (2 * len(points) if len(points) > 2 else 2)
    left, right = [], []
    for k, (x, y, angle) in enumerate(along(points, steps)):
        u = k / steps * (len(widths) - 1)
        i = min(int(u), len(widths) - 2)
        half = (widths[i] + (widths[i + 1] - widths[i]) * (u - i)) / 2
        dx, dy = -math.sin(angle) * half, math.cos(angle) * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return smooth(left + right[::-1])


def blade(x: float, y: float, tip: Point, width: float, bend: float = 0.0) -> str:
    """Path data of a grass blade or slim leaf from its foot (x, y) to its tip: cheap, only two curves."""
    tx, ty = tip
    length = math.hypot(tx - x, ty - y) or 1
    nx, ny = -(ty - y) / length, (tx - x) / length
    mx, my = x + (tx - x) * 0.55 + nx * bend, y + (ty - y) * 0.55 + ny * bend
    h = width / 2
    ax, ay = x - nx * h * 0.6, y - ny * h * 0.6
    step = lambda px, py, ox, oy: f"{rough(px - ox)} {rough(py - oy)}"  # noqa: E731
    return (
        f"M{num(ax)} {num(round(ay))}q{step(mx - nx * h, my - ny * h, ax, ay)} {step(tx, ty, ax, ay)}"
        f"q{step(mx + nx * h, my + ny * h, tx, ty)} {step(x + nx * h * 0.6, y + ny * h * 0.6, tx, ty)}z"
    )


def leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    """Path data of one pointed leaf that starts at (x, y) and grows in direction `angle` (degrees)."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    mid, h = length * 0.45, width
    p = lambda u, v: f"{rough(u * c - v * s)} {rough(u * s + v * c)}"  # noqa: E731
    return f"M{rough(x)} {rough(y)}q{p(mid, h)} {p(length, 0)}q{p(mid - length, -h)} {p(-length, 0)}z"


# ---------------------------------------------------------------- shapes


def path(data: str, fill: str, alpha: float = 1) -> str:
    return f'<path d="{data.replace(" -", "-")}" fill="{fill}"' + (f' opacity="{num2(alpha)}"' if alpha < 1 else "") + "/>"


def form(points: Sequence[Point], fill: str, alpha: float = 1) -> str:
    return path(smooth(points), fill, alpha)


def brush(points: Sequence[Point], widths: Sequence[float], fill: str, alpha: float = 1) -> str:
    return path(taper(points, widths), fill, alpha)


def line(points: Sequence[Point], colour: str, width: float, alpha: float = 1) -> str:
    return (
        f'<path d="{smooth(points, closed=False).replace(" -", "-")}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"' + (f' opacity="{num2(alpha)}"' if alpha < 1 else "") + "/>"
    )


def oval(x: float, y: float, rx: float, ry: float, fill: str, alpha: float = 1, turn: float = 0) -> str:
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"'
        + (f' opacity="{num2(alpha)}"' if alpha < 1 else "")
        + (f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else "")
        + "/>"
    )


def disc(x: float, y: float, r: float, fill: str, alpha: float = 1) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"' + (f' opacity="{num2(alpha)}"' if alpha < 1 else "") + "/>"


def dots(spots: Sequence[Point], colour: str, width: float, alpha: float = 1, long: float = 0.1) -> str:
    """Many small dots in one short path; `long` makes them lie flat."""
    data = "".join(f"M{num(x)} {num(y)}h{num(long)}" for x, y in spots)
    return f'<path d="{data}" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round" opacity="{num2(alpha)}"/>'


def ring(x: float, y: float, rx: float, ry: float, colour: str, width: float, alpha: float = 1) -> str:
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="none" stroke="{colour}" '
        f'stroke-width="{num(width)}"' + (f' opacity="{num2(alpha)}"' if alpha < 1 else "") + "/>"
    )


def place(inner: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, flip: bool = False) -> str:
    """Put a drawing made around (0, 0) somewhere: moved, turned (degrees), scaled, mirrored left to right."""
    steps = f"translate({num(x)} {num(y)})" if x or y else ""
    steps += f"rotate({num(turn)})" if turn else ""
    if flip:
        steps += f"scale({num2(-size)} {num2(size)})"
    elif size != 1:
        steps += f"scale({num2(size)})"
    return f'<g transform="{steps}">{inner}</g>' if steps else inner


def clip(inner: str, data: str) -> str:
    """`inner`, seen only where the shape `data` is."""
    body = f'<clipPath ><path d="{data}"/></clipPath>'
    return f'<g clip-path="url(#{_defs.setdefault(body, f"p{len(_defs)}")})">{inner}</g>'


def grain(name: str, colour: str, count: int, tile: int = 210, width: float = 1.1, alpha: float = 0.1) -> str:
    """Paper grain over the whole card: one small tile of specks, repeated."""
    chance = dice(name)
    specks = "".join(f"M{num(chance.uniform(2, tile - 6))} {num(chance.uniform(2, tile - 4))}h{num(chance.uniform(0.1, 1))}" for _ in range(count))
    body = f'<pattern width="{tile}" height="{tile}" patternUnits="userSpaceOnUse"><path d="{specks.replace(" -", "-")}" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round"/></pattern>'
    return path("M0 0H1000V700H0z", f"url(#{_defs.setdefault(body, f'p{len(_defs)}')})", alpha)


def stamp(inner: str, x: float, y: float, across: float, down: float | None = None) -> str:
    """A drawing used many times: stored once, then put down at (x, y), scaled `across` and `down` (negative: mirrored)."""
    body = f"<g >{inner}</g>"
    name = _defs.setdefault(body, f"p{len(_defs)}")
    return f'<use href="#{name}" transform="translate({num(x)} {num(y)})scale({num2(across)} {num2(abs(across) if down is None else down)})"/>'


def eye(x: float, y: float, r: float, colour: str = "#1c1a26", shine: float = 0.36) -> str:
    """A dark button eye with the evening sky in it."""
    return disc(x, y, r, colour) + disc(x - r * 0.32, y - r * 0.36, max(0.8, r * shine), "#fff6e2")
