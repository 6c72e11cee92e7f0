# pyright: basic
"""Under the big top, the tent: canvas, poles, lamps, curtain, ring, air. Nothing here differs between two cards."""

import math
from itertools import pairwise

from rollwright.games.difference.art.brush import (
    clip,
    corners,
    dice,
    disc,
    dots,
    form,
    glow,
    grain,
    line,
    linear,
    lit,
    num,
    oval,
    path,
    place,
    radial,
    ring,
    smooth,
    stamp,
)
from rollwright.games.difference.art.circus_brush import lamp, side, star

APEX = (492, -210)
SEAMS = [-190 + 62 * k for k in range(23)]
RING = (500, 505, 590, 195)  # the ring's middle and radii


def hem(x: float) -> float:
    """Height of the canvas edge over the tiers: the sides are nearer, so they hang higher."""
    return 158 - 62 * ((x - 490) / 500) ** 2


def canvas() -> str:
    """Striped roof that runs to the top of the tent, dark at its top."""
    out = path("M0 0H1000V400H0z", linear((0, "#12333f"), (1, "#0d2833"), x1=0, x2=0, y1=0, y2=400, units="user"))
    cream = linear((0, "#7d4a3c"), (0.35, "#b98352"), (0.75, "#e9c58a"), (1, "#c99258"), x1=0, x2=0, y1=-30, y2=162, units="user")
    brick = linear((0, "#4a1d2c"), (0.4, "#7f2a30"), (0.75, "#b5402f"), (1, "#8c2f30"), x1=0, x2=0, y1=-30, y2=162, units="user")
    tone = {0: "", 1: ""}
    for k, (x, right) in enumerate(pairwise(SEAMS)):
        tone[k % 2] += corners([APEX, (x, hem(x)), (right, hem(right))])
    out += path(tone[0], cream) + path(tone[1], brick)
    out += path("".join(corners([APEX, (x - 5, hem(x)), (x + 3, hem(x))]) for x in SEAMS), "#3a1626", 0.4)
    return out + path("".join(corners([APEX, (x + 20, hem(x + 20)), (x + 26, hem(x + 26))]) for x in SEAMS), "#fff0c4", 0.13)


def valance() -> str:
    """The scalloped edge of the roof, in front of the last rows."""
    flaps = {0: "", 1: ""}
    for k, (x, right) in enumerate(pairwise(SEAMS)):
        y = (hem(x) + hem(right)) / 2 + 17 + 9 * abs(x - 460) / 500
        flaps[k % 2] += f"M{num(x)} {num(hem(x) - 2)}C{num(x + 4)} {num(y)} {num(right - 4)} {num(y)} {num(right)} {num(hem(right) - 2)}z"
    out = place(path(flaps[0] + flaps[1], "#061620", 0.5), 0, 6) + path(flaps[1], lamp("#f0cf95", "#a86f48")) + path(flaps[0], lamp("#c14a35", "#6f2330"))
    trim = [(x, hem(x)) for x in range(-40, 1060, 60)]
    out += line(trim, "#5a3420", 7) + line(trim, "#e7b04a", 4.4) + line([(x, y - 1.4) for x, y in trim], "#fff0b8", 1.2, 0.8)
    dusk = [(x, hem(x) - 4) for x in range(-60, 1080, 60)] + [(x, hem(x) + 44) for x in range(1020, -120, -60)]
    return out + path(corners(dusk), linear((0, "#0a2030", 0.62), (0.34, "#0a2030", 0.06), (0.66, "#0a2030", 0.06), (1, "#0a2030", 0.62), x2=1, y2=0))


def dusk_under_roof() -> str:
    """The corners of the roof lie in the dark; its middle glows."""
    out = path("M0 0H1000V260H0z", linear((0, "#0d2433", 0.78), (0.3, "#0d2433", 0.14), (0.7, "#0d2433", 0.14), (1, "#0d2433", 0.78), x2=1, y2=0))
    return out + oval(490, 120, 330, 110, glow("#ffd98a", 0.5))


def opening() -> str:
    """The flap at the upper left hangs open: night, stars, the roofs of the fair."""
    gap = "M-10-10H176C168 40 142 88 104 118C70 142 30 154-10 158z"
    inner = path(gap, linear((0, "#16204f"), (0.6, "#34417f"), (1, "#7a6aa0"), x1=0, x2=0, y1=0, y2=150, units="user"))
    inner += disc(66, 66, 110, glow("#b9b4ea", 0.55))
    chance = dice("night")
    inner += dots([(chance.uniform(2, 170), chance.uniform(2, 110)) for _ in range(22)], "#f3efff", 1.7, 0.85)
    inner += dots([(12, 22), (132, 30), (116, 78), (20, 112), (148, 12)], "#fff8e6", 3, 0.9)
    inner += form([(-10, 136), (20, 126), (60, 130), (90, 122), (120, 110), (120, 170), (-10, 170)], "#2b2f63")
    inner += path("M14 134L30 110 46 134zM40 134L52 118 64 134z", "#232757") + dots([(30, 128), (52, 129), (78, 130), (6, 131)], "#ffcf7a", 4, 0.9)
    out = clip(inner, gap)
    out += path("M176-10C168 40 142 88 104 118C70 142 30 154-10 158L-10 182C44 178 92 160 124 134C166 100 196 46 206-10z", linear((0, "#8c3034"), (0.5, "#c14a35"), (1, "#6f2330"), x1=0, x2=1, y1=0, y2=1))
    for k in range(5):
        f = 4 + 6 * k
        out += path(f"M{176 + f}-10C{168 + f} {40 + f * 0.5} {142 + f * 0.8} {88 + f * 0.7} {num(104 + f * 0.7)} {num(118 + f * 0.75)}L{num(102 + f * 0.6)} {num(116 + f * 0.7)}C{140 + f * 0.7} {86 + f * 0.6} {165 + f * 0.8} {38 + f * 0.4} {173 + f}-10z", ("#5c1d2c", "#e8825a")[k % 2], 0.55)
    out += path("M176-10C168 40 142 88 104 118C70 142 30 154-10 158L-10 163C34 158 74 146 107 122C146 92 173 42 181-10z", "#f0c878")
    return out


def king_poles() -> str:
    """Two masts with a spiral ribbon; wires and guy ropes run to them."""
    out = ""
    for foot, top in (((192, 350), (238, -12)), ((798, 350), (744, -12))):
        (x0, y0), (x1, y1) = foot, top
        pole = [(x0 - 9, y0), (x0 + 9, y0), (x1 + 6, y1), (x1 - 6, y1)]
        out += path(corners(pole), side("#f3cf86", "#b87c3a", "#4a2a22"))
        band = ""
        for k in range(9):
            t, u = (k + 0.2) / 9, (k + 0.62) / 9
            p = lambda s, e: (x0 + (x1 - x0) * s + e * (9 - 3 * s), y0 + (y1 - y0) * s)  # noqa: E731, B023
            band += corners([p(t, -1), p(t + 0.035, 1), p(u + 0.035, 1), p(u, -1)])
        out += path(band, "#a8332d", 0.9) + path(corners([(x0 + 4, y0), (x0 + 9, y0), (x1 + 6, y1), (x1 + 3, y1)]), "#2b1524", 0.4)
    return out


def ropes() -> str:
    """Everything that runs up into the dark."""
    out = ""
    for a, b, c in (((236, 12), (120, 110), (-10, 190)), ((742, 12), (880, 120), (1010, 200)), ((240, 0), (330, 40), (452, -10)), ((744, -4), (640, 36), (520, -12))):
        out += line([a, b, c], "#2a1622", 3, 0.6) + line([a, b, c], "#e0b878", 1.5, 0.8)
    out += line([(-10, 262), (90, 268), (152, 272), (202, 268)], "#1b1220", 4.4) + line([(-10, 261), (90, 267), (152, 271), (202, 267)], "#f6dca0", 2)
    out += path("M186 266h38v7h-38z", lamp("#f0c472", "#6f4426")) + path("M190 273l12 18 12-18z", "#5a3420")
    return out


def lamps() -> str:
    """Far lamps under the roof; their beams fall into the ring and never change."""
    head = path("M-11-14h22l5 24h-32z", lamp("#5a6a70", "#16242f")) + disc(0, 10, 26, glow("#fff0b0", 0.7)) + oval(0, 10, 16, 5, "#fffbe0") + path("M-3-26h6v14h-6z", "#16242f")
    return "".join(stamp(head, x, y, s) for x, y, s in ((378, 8, 0.8), (574, 8, 0.8), (640, 6, 0.7), (836, 8, 0.8)))


def beams() -> str:
    """Wide translucent wedges; the pool of light lies in the middle of the ring."""
    out = ""
    for x, y, x0, x1, y1, strength in ((378, 16, 170, 480, 560, 0.34), (574, 16, 420, 720, 590, 0.34), (640, 14, 330, 560, 560, 0.2), (836, 16, 640, 900, 560, 0.24)):
        out += path(corners([(x - 12, y), (x + 12, y), (x1, y1), (x0, y1)]), linear((0, "#fff2c0", strength), (0.55, "#ffe6a0", strength * 0.45), (1, "#ffdf90", 0), x1=0, x2=0, y1=y, y2=y1, units="user"))
    chance = dice("dust")
    motes = [(chance.gauss(x, 60), chance.uniform(90, 300)) for x in (350, 560, 790) for _ in range(16)]
    return out + dots(motes, "#fff3c4", 1.8, 0.6)


def curtain() -> str:
    """The artists' entrance: drapes, gold frame and pelmet. The sign above it is an element."""
    out = path("M372 350V196C372 150 592 150 592 196V350z", linear((0, "#f6cf72"), (0.4, "#c9892f"), (1, "#6f4426"), x1=0, x2=1, y1=0, y2=0.4))
    out += path("M380 350V202C380 160 584 160 584 202V350z", "#3a1020")
    chance, left = dice("drape"), 382
    while left < 582:
        wide = min(chance.uniform(15, 23), 584 - left)
        out += path(f"M{num(left)} 352V176H{num(left + wide)}V352z", linear((0, "#5a1424"), (0.35, "#c9432f"), (0.6, "#a32e2c"), (1, "#5a1424"), x2=1, y2=0))
        left += wide
    out += path("M380 172H584V352H380z", linear((0, "#2a0a1a", 0.1), (0.5, "#2a0a1a", 0), (1, "#2a0a1a", 0.55)))
    out += oval(482, 224, 120, 92, glow("#ffd07a", 0.6))
    swag = ""
    for k in range(4):
        x = 378 + 52.5 * k
        swag += f"M{num(x)} 168Q{num(x + 26)} 176 {num(x + 52.5)} 168Q{num(x + 44)} 208 {num(x + 26)} 212Q{num(x + 8)} 208 {num(x)} 168z"
    out += path(swag, lamp("#e0593c", "#7a1c2a")) + "".join(f'<path d="M{num(382 + 52.5 * k)} 190Q{num(404 + 52.5 * k)} 224 {num(426 + 52.5 * k)} 190" fill="none" stroke="#f0bf58" stroke-width="3.4" stroke-dasharray="2 1.6"/>' for k in range(4))
    for x in (364, 584):
        out += path(f"M{x} 352V186h16v166z", side("#fbe09a", "#c9892f", "#5a3420")) + path(f"M{x - 4} 178h24v10h-24z", lamp("#ffe7a8", "#a8702a")) + disc(x + 8, 171, 9, lit("#fff0b8", "#a8702a"))
    return out


# ---------------------------------------------------------------- the ring


def arc(grow: float, low: bool) -> list:
    """Points on the ring's edge, far or near half, from left to right."""
    x0, y0, rx, ry = RING
    rx, ry = rx + grow * 2, ry + grow
    return [(x0 + rx * math.cos(a), y0 + (1 if low else -1) * ry * math.sin(a)) for a in (math.pi - math.pi * k / 24 for k in range(25))]


def floor() -> str:
    """Sawdust in the light of the lamps, dark towards the rim, raked in wide curves."""
    x, y, rx, ry = RING
    out = oval(x, y, rx, ry, radial((0, "#fff0b4"), (0.32, "#ffd880"), (0.62, "#edb152"), (0.86, "#c2793b"), (1, "#8a4a36"), cx=0.48, cy=0.43, r=0.57))
    out += oval(x, y, rx, ry, radial((0, "#5a1f44", 0), (0.62, "#5a1f44", 0), (1, "#4a1838", 0.5), cx=0.48, cy=0.46, r=0.55))
    for k in range(7):
        f = 0.94 - 0.12 * k
        out += ring(x, y + 4, rx * f, ry * f, ("#8c5230", "#fff0b8")[k % 2], 2.2, 0.16)
    chance = dice("sawdust")
    crumbs = []
    while len(crumbs) < 420:
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        if u * u + v * v < 0.9:
            crumbs.append((round(x + rx * u), round(y + ry * v)))
    return out + dots(crumbs[:220], "#8a5430", 1.8, 0.4, 3) + dots(crumbs[220:], "#fff3c8", 1.8, 0.6, 2.4)


def pool_of_light() -> str:
    """The feet of the beams."""
    return oval(440, 510, 310, 120, glow("#fffbd8", 0.75)) + oval(660, 560, 190, 60, glow("#fff6cc", 0.4))


def spill() -> str:
    """Light from the ring on the first rows and on the foot of the curtain."""
    return oval(490, 318, 620, 96, glow("#ffb35c", 0.42))


def far_curb() -> str:
    """The padded edge of the ring on the far side."""
    top, foot = arc(9, False), arc(0, False)
    out = path(smooth(top + foot[::-1]), "#3a1424")
    lift = [(x, y - 17) for x, y in arc(8, False)]
    wall = [(x, y + 3) for x, y in arc(2, False)]
    out += path(smooth(lift + wall[::-1]), linear((0, "#d9563a"), (1, "#7a2230"), x1=0, x2=0, y1=296, y2=420, units="user"))
    out += line(lift, "#f6cf72", 5) + line(wall, "#5a1424", 2.6)
    for k in range(1, 24):
        (x0, y0), (x1, y1) = lift[k], wall[k]
        out += star((x0 + x1) / 2, (y0 + y1) / 2 + 1, 5 + 3.4 * abs(k - 12) / 12, "#fbe3a4")
    return out


def near_curb() -> str:
    """The edge of the ring in the lower corners, nearest to the viewer, and the dark aisle before it."""
    points = lambda grow, drop: [(x, y + drop) for x, y in arc(grow, True)]  # noqa: E731
    top, edge, foot = points(-2, -6), points(10, 12), points(14, 62)
    out = path(corners(edge + foot[::-1]), linear((0, "#c9432f"), (1, "#5a1626"), x1=0, x2=0, y1=600, y2=720, units="user"))
    out += path(corners(top + edge[::-1]), linear((0, "#ffe9b4"), (1, "#e0a64e"), x1=0, x2=0, y1=560, y2=700, units="user"))
    out += line(top, "#fff6d8", 2.4) + line(edge, "#8c5a26", 3)
    for k in range(1, 24):
        (ax, ay), (bx, by) = edge[k], foot[k]
        out += star(ax * 0.6 + bx * 0.4, ay * 0.6 + by * 0.4, 14, "#f3c257")
    return out + path(corners([*foot, (1120, 600), (1120, 760), (-120, 760), (-120, 600)]), "#141c2a")


# ---------------------------------------------------------------- air


def confetti() -> str:
    """Paper in the air of the fanfare: dots far away, turning scraps nearer."""
    chance, out = dice("confetti"), ""
    for colour in ("#ffe9a8", "#f2b53a", "#e8694a", "#8fd0c4", "#fff6e0"):
        out += dots([(chance.uniform(10, 990), chance.uniform(120, 430)) for _ in range(11)], colour, 3.6, 0.85, 1.6)
        scraps = ""
        for _ in range(9):
            x, y, a = chance.uniform(180, 860), chance.uniform(110, 400), chance.uniform(0, 3)
            c, s = 5 * math.cos(a), 5 * math.sin(a)
            scraps += f"M{num(x)} {num(y)}l{num(c)} {num(s)} {num(-s * 0.7)} {num(c * 0.5)} {num(-c)} {num(-s)}z"
        out += path(scraps, colour, 0.9)
    return out


def vignette() -> str:
    return path("M0 0H1000V700H0z", radial((0, "#0a1c28", 0), (0.62, "#0a1c28", 0), (1, "#081620", 0.44), cx=0.49, cy=0.52, r=0.8))


def paper() -> str:
    return grain("light", "#fff4e0", 110, 130, 0.9, 0.13) + grain("dark", "#0c1830", 110, 110, 0.9, 0.13)
