"""The winter market: its own brushes. Snow, lit windows, gabled houses, firs, strings of lamps, warm light on blue snow."""

import math
from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, along, brush, corners, dice, disc, dots, form, glow, line, linear, lit, mix, num, oval, path, radial, stamp

INK = "#2a2148"  # eyes and mouths
BEAM = "#5a3a56"  # timber at dusk
LAMP = "#ffd27a"


def box(x: float, y: float, w: float, h: float) -> str:
    """Path data of an upright rectangle."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def snow(points: Sequence[Point], shade: str = "#93a6de") -> str:
    """A soft body of snow: bright above, blue below."""
    return form(points, linear((0, "#ffffff"), (0.4, "#e6ecfc"), (1, shade)))


def cap(x: float, y: float, w: float, thick: float = 12, sag: float = 4) -> str:
    """Snow on a ledge of width w whose middle is (x, y)."""
    h = w / 2
    return snow([(x - h, y + 2), (x - h + 2, y - thick * 0.7), (x - h * 0.5, y - thick), (x, y - thick * 0.9), (x + h * 0.5, y - thick * 1.05), (x + h - 2, y - thick * 0.6), (x + h, y + 2), (x + h * 0.6, y + sag), (x + h * 0.2, y + 1), (x - h * 0.3, y + sag * 1.2), (x - h * 0.7, y + 1)])


def pool(x: float, y: float, rx: float, ry: float, alpha: float = 0.5, colour: str = "#2c3a8c") -> str:
    """A soft shadow on the snow."""
    return oval(x, y, rx, ry, radial((0, colour, alpha), (0.55, colour, alpha * 0.6), (1, colour, 0)))


def warm(x: float, y: float, rx: float, ry: float, alpha: float = 0.6) -> str:
    """Lamp light that lies on snow or on a wall."""
    return oval(x, y, rx, ry, glow("#ffc46a", alpha))


def window(x: float, y: float, w: float, h: float, frame: str = "#e9dcd6", bright: float = 1) -> str:
    """A lit window with four panes and snow on its sill; (x, y) is its middle."""
    out = disc(x, y, max(w, h) * 1.05, glow(LAMP, 0.5 * bright)) + path(box(x - w / 2 - 3, y - h / 2 - 3, w + 6, h + 6), mix(frame, "#6a5a8c", 0.25)) + path(box(x - w / 2, y - h / 2, w, h), linear((0, "#fff3c0"), (0.5, "#ffd27a"), (1, "#f0983f")))
    return out + path(box(x - 1.2, y - h / 2, 2.4, h) + box(x - w / 2, y - 1.2, w, 2.4), mix(frame, "#6a4a6c", 0.4)) + cap(x, y + h / 2 + 4, w + 12, 6, 2)


def shutters(x: float, y: float, w: float, h: float, colour: str) -> str:
    """Two open shutters beside a window."""
    out = path(box(x - w / 2 - 14, y - h / 2 - 2, 10, h + 4) + box(x + w / 2 + 4, y - h / 2 - 2, 10, h + 4), linear((0, mix(colour, "#ffffff", 0.2)), (1, mix(colour, "#1f1a4c", 0.45))))
    return out + path("".join(box(a, y - h / 2 + 4 + 7 * k, 6, 2) for a in (x - w / 2 - 12, x + w / 2 + 6) for k in range(int(h / 7))), "#1f1a4c", 0.35)


def fir(x: float, y: float, size: float, light: str, deep: str, far: float = 0) -> str:
    """A snowy fir, 120 high at size 1; its foot is at (x, y)."""
    light, deep = mix(light, "#9a9cd0", far), mix(deep, "#8a8cc8", far)
    out = path("M-5 0h10v-16h-10z", mix("#5a3a50", "#8a8cc8", far))
    for k, (top, low, half) in enumerate(((-58, -10, 40), (-88, -38, 32), (-120, -66, 23))):
        bough = [(0, top), (half * 0.45, low - 16), (half, low), (half * 0.6, low - 2), (half * 0.3, low + 5), (0, low), (-half * 0.34, low + 5), (-half * 0.62, low - 2), (-half, low), (-half * 0.45, low - 16)]
        out += form(bough, linear((0, light), (1, deep), x2=0.6)) + form([(0, top - 2), (half * 0.3, (top + low) / 2 - 4), (half * 0.5, low - 14), (half * 0.1, low - 18), (-half * 0.2, low - 8), (-half * 0.72, low - 8), (-half * 0.4, low - 20), (-half * 0.2, (top + low) / 2)], mix("#ffffff", "#a9b4e6", 0.2 + far * 0.6), 0.9 - 0.1 * k)
    return stamp(out, x, y, size)


def lamps(points: Sequence[Point], count: int, size: float = 1, colours: Sequence[str] = ("#ffd27a", "#ff9a6a", "#fff0b4")) -> str:
    """A cord with little lamps."""
    out = line(points, "#3a2f5c", 1.6)
    for k, (x, y, _) in enumerate(along(points, count)):
        if 0 < k < count:
            out += disc(x, y + 5 * size, 11 * size, glow(colours[k % len(colours)], 0.7)) + oval(x, y + 5 * size, 3.2 * size, 4.4 * size, colours[k % len(colours)])
    return out


def flakes(name: str, count: int, width: float, alpha: float, area: tuple[float, float, float, float] = (0, 0, 1000, 700)) -> str:
    """Falling snow."""
    chance = dice(name)
    return dots([(round(chance.uniform(area[0], area[2])), round(chance.uniform(area[1], area[3]))) for _ in range(count)], "#ffffff", width, alpha)


def skate(x: float, y: float, size: float = 1, flip: bool = False) -> str:
    """A boot with a blade, toe to the left; (x, y) is the ankle."""
    out = form([(-5, -8), (6, -8), (7, 4), (2, 8), (-12, 8), (-14, 3), (-6, 1)], lit("#a8566a", "#4a2450")) + path("M-15 11h24q4 0 4 3h-26q-4 0-5-5h3z", "#dfe9fb") + path("M-9 7h3v5h-3zM1 7h3v5h-3z", "#8a94c0")
    return stamp(out, x, y, -size if flip else size, size)


def ball(x: float, y: float, r: float) -> str:
    """A ball of packed snow: sky above, blue shade below, a warm rim from the stalls on the left."""
    out = disc(x, y, r, radial((0, "#ffffff"), (0.45, "#f0f3ff"), (0.8, "#b4c2ee"), (1, "#8496d8"), cx=0.4, cy=0.3, r=0.78))
    rim = "".join(f"{'M' if k == 0 else 'L'}{num(x + (r - 1) * math.cos(a))} {num(y + (r - 1) * math.sin(a))}" for k, a in enumerate(2.3 + 0.16 * j for j in range(8)))
    return out + f'<path d="{rim}" fill="none" stroke="#ffe6c8" stroke-width="{num(r * 0.035)}" stroke-linecap="round" opacity=".6"/>'


def gable(x: float, w: float, eaves: float, ridge: float, foot: float, light: str, shade: str) -> str:
    """A house that shows its gable: wall, timber, and snow on both slopes; x is its middle."""
    h = w / 2
    wall = corners([(x - h, eaves), (x, ridge), (x + h, eaves), (x + h, foot), (x - h, foot)])
    out = path(wall, linear((0, light), (0.5, mix(light, shade, 0.45)), (1, shade), x1=0.2, x2=0.8))
    beams = [corners([(x - h, eaves - 4), (x + h, eaves - 4), (x + h, eaves + 5), (x - h, eaves + 5)]), corners([(x - h * 0.56, ridge + (eaves - ridge) * 0.5), (x + h * 0.56, ridge + (eaves - ridge) * 0.5), (x + h * 0.56, ridge + (eaves - ridge) * 0.5 + 7), (x - h * 0.56, ridge + (eaves - ridge) * 0.5 + 7)])]
    beams += [box(x - h, eaves, 8, foot - eaves), box(x + h - 8, eaves, 8, foot - eaves)]
    out += path("".join(beams), BEAM)
    for side in (-1, 1):
        slope = [(x, ridge - 16), (x + side * (h + 18), eaves + 8), (x + side * (h + 20), eaves + 20), (x + side * (h + 6), eaves + 18), (x, ridge + 8)]
        out += path(corners([(x, ridge + 12), (x + side * (h + 4), eaves + 22), (x + side * (h - 6), eaves + 22), (x, ridge + 24)]), "#2a2158", 0.45)
        out += form([slope[0], (x + side * h * 0.5, (ridge + eaves) / 2 - 15), slope[1], slope[2], slope[3], (x + side * h * 0.5, (ridge + eaves) / 2 + 10), slope[4]], linear((0, "#ffffff"), (0.5, "#e0e8fc"), (1, "#93a6de")) if side < 0 else linear((0, "#eef2ff"), (0.5, "#b4c2ee"), (1, "#7486cc")))
    return out + snow([(x - 18, ridge + 8), (x - 12, ridge - 10), (x, ridge - 20), (x + 12, ridge - 10), (x + 18, ridge + 8), (x, ridge + 2)], "#d0daf8")


def smoke(x: float, y: float, size: float) -> str:
    """A quiet thread of smoke."""
    return brush([(x, y), (x + 4 * size, y - 14 * size), (x - 3 * size, y - 30 * size), (x + 6 * size, y - 48 * size)], [5 * size, 9 * size, 12 * size, 4 * size], linear((0, "#e6d9f0", 0.15), (1, "#f0e4f6", 0.6)))
