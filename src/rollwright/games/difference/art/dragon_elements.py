# pyright: basic
"""The dragon's hoard: its 25 elements, each a function of `altered`, drawn around (0, 0) = the centre of its hit circle.

Whatever depends on `altered` stays inside the circle. What does not (a thread, a blade) may reach further.
"""

import math

from rollwright.games.difference.art.brush import (
    brush,
    clip,
    corners,
    disc,
    dots,
    form,
    glow,
    line,
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
)
from rollwright.games.difference.art.dragon_beast import DEEP
from rollwright.games.difference.art.dragon_brush import BRASS, GEMS, Tube
from rollwright.games.difference.art.dragon_cave import sleeping_bat, stalactite
from rollwright.games.difference.art.dragon_mice import knight
from rollwright.games.difference.art.flora import pool

# ---------------------------------------------------------------- under the roof


def stalactites(altered: bool) -> str:
    teeth = [(-38, 8, 8), (-23, 37, 10), (-8, 14, 8), (8, 47, 11), (24, 22, 9), (38, 4, 8)]
    if altered:
        teeth = [(-36, 12, 10), (-18, 38, 11), (1, 16, 10), (19, 46, 11), (36, 10, 10)]
    boss = form([(-92, -70), (-84, -46), (-56, -34), (-30, -29), (0, -31), (30, -28), (58, -35), (86, -46), (94, -70)], linear((0, "#1c1026"), (1, "#4a2c38")))
    return "".join(stalactite(x, -36, low, wide, 0, True) for x, low, wide in teeth) + boss + brush([(-84, -46), (-56, -34), (-30, -29), (0, -31), (30, -28)], [0.5, 3, 2, 3, 0.5], "#d9925c", 0.6)


def bat(altered: bool) -> str:
    return "" if altered else sleeping_bat()


def smoke(altered: bool) -> str:
    if altered:
        course = [((9 + 5.1 * t) * math.cos(0.4 + 1.15 * t), (8 + 4.6 * t) * math.sin(0.4 + 1.15 * t) + 2) for t in (k * 0.5 for k in range(14))]
        widths = [7, 12, 14, 14, 13, 12, 8]
        shade, body, shine = (brush([(x + dx, y + dy) for x, y in course], [w * f for w in widths], c) for dx, dy, f, c in ((1.5, 2.5, 1, "#6c6590"), (0, 0, 0.92, "#a8a3c6"), (-1.5, -2, 0.48, "#e6e2f2")))
        return shade + body + shine
    out = ring(2, 3.5, 35, 30, "#6c6590", 16) + ring(0, 0, 35, 30, "#a8a3c6", 17) + "".join(disc(x, y, r, "#a8a3c6") for x, y, r in ((33, 14, 11), (-26, 22, 11), (-35, -8, 10), (14, -28, 11), (6, 30, 10)))
    out += brush([(20, 34), (36, 26), (45, 12)], [1, 6, 1], "#8c86ae") + brush([(-42, 12), (-46, -8), (-36, -22)], [1, 5, 1], "#c9c4de") + brush([(8, -40), (26, -36), (38, -24)], [1, 5, 1], "#c9c4de")
    return out + ring(-1, -2.5, 35, 30, "#d6d1e6", 9) + ring(-1.5, -3.5, 35, 30, "#f0edf8", 4, 0.9)


def torch(altered: bool) -> str:
    flame = path("M-15 24C-24 8-16-4-20-14C-23-24-32-28-36-42C-16-38-6-30-4-20C0-28-4-36-8-46C12-34 20-12 19 4C19 14 16 20 13 24z", linear((0, "#ff8a2c"), (0.6, "#ffb03c"), (1, "#ff7a2a")))
    flame += path("M-10 24C-16 12-10 2-13-8C-15-16-20-20-23-29C-10-24-2-14 0-6C4-12 3-18 1-26C12-14 14 0 12 10C11 18 9 22 8 24z", linear((0, "#ffc44a"), (1, "#fff0a0")))
    flame += path("M-6 24C-9 14-4 8-5 0C2 4 7 10 5 24z", "#fffbe0") + path("M-29-42q-2-5 2-9q4 5 1 9zM14-34q2-4 0-8q-5 3-4 8z", "#ffb03c")
    return place(flame, 0, 1, 0, 0.93, flip=altered)


def spider(altered: bool) -> str:
    y = 26 if altered else -25
    out = line([(0, -110), (0, -80), (0, y - 8)], "#d9d3ea", 1.6, 0.9)
    for side in (-1, 1):
        for a, b, c in (((7, 3), (20, -10), (27, 4)), ((8, 6), (24, -1), (31, 14)), ((8, 9), (22, 12), (25, 25)), ((6, 11), (14, 19), (13, 29))):
            out += line([(side * px, y + py - 5) for px, py in (a, b, c)], "#7d6f9e", 3)
    out += disc(0, y, 14, lit("#d6c6e8", "#5a4480")) + dots([(0, y - 8), (-5, y - 2), (5, y - 2), (0, y + 3)], "#fff2d8", 4.5)
    out += disc(0, y + 14, 8.5, lit("#c0b0dc", "#4f3c74")) + disc(-3.4, y + 15, 2.8, "#fff8e6") + disc(3.4, y + 15, 2.8, "#fff8e6") + disc(-3, y + 15.6, 1.5, "#241434") + disc(3.2, y + 15.6, 1.5, "#241434")
    return out


def crack(altered: bool) -> str:
    top, low = ("#d08a24", "#b06a14") if altered else ("#eef6ff", "#bcd6fa")
    rock = corners([(-12, -62), (6, -66), (18, -50), (12, -28), (30, -8), (21, 12), (34, 36), (16, 60), (-8, 54), (-12, 32), (-34, 18), (-22, -6), (-30, -24), (-14, -36)])
    out = path(rock, linear((0, "#8494c8", 0.5), (0.5, "#3a2a4e", 0.9), (1, "#1e1430", 0.9), x2=0.7))
    hole = corners([(-3, -50), (8, -40), (4, -24), (18, -8), (11, 8), (22, 30), (8, 48), (-6, 36), (-3, 20), (-20, 8), (-10, -8), (-17, -26)])
    out += path(hole, linear((0, top), (1, low))) + "".join(brush(a, [4, 2.5, 0.5], "#1c1230", 0.8) for a in ([(-16, -26), (-34, -36), (-44, -56)], [(18, -8), (38, -20), (48, -40)], [(8, 48), (12, 66), (2, 84)], [(-20, 8), (-40, 20), (-58, 18)]))
    return out + path("M-3-50L8-40L4-24L0-26L3-38zM-20 8L-10-8L-6-6L-14 8L-1 19L-3 20zM8 48L-6 36L-4 33L8 44L20 29L22 30z", "#1c1230", 0.55) + path("M18-8L11 8L22 30L30 36L18 8L25-9z", "#8fa0d6", 0.35)


# ---------------------------------------------------------------- on the dragon


def horn(altered: bool) -> str:
    size = 0.6 if altered else 1
    points = [(-34 + (x + 34) * size, 40 + (y - 40) * size) for x, y in ((-34, 40), (-4, 26), (20, -4), (22, -44))]
    bone_ = Tube(points, [37, 32, 22, 2])
    out = path(smooth(bone_.band(steps=10)), linear((0, "#fffbe6"), (0.35, "#f6d7a4"), (0.7, "#c08a68"), (1, "#7a4850"), x1=0.12, y1=0.15, x2=0.8, y2=0.85))
    for k in range(1, 6):
        u = 0.2 + 0.12 * k
        out += line([bone_.at(u, -0.96), bone_.at(u + 0.05, 0), bone_.at(u, 0.96)], "#8a5248", 2.4 - 0.2 * k, 0.75)
    return out + path(bone_.stroke(-0.8, 0.2, 0.96, 5), "#fffdf0", 0.95)


def eyelid(altered: bool) -> str:
    out = oval(0, 2, 37, 30, radial((0, "#8a2c34", 0.75), (0.7, "#8a2c34", 0.4), (1, "#8a2c34", 0)))
    ball = "M-33 6C-24-20 14-26 32 0C20 24-18 26-33 6z"
    if altered:
        inner = path(ball, linear((0, "#fff3a0"), (0.6, "#ffd23c"), (1, "#d98a1e"))) + oval(2, 2, 8, 24, "#2a0f28") + disc(-8, 4, 4.6, "#fffdf0")
        inner += path("M-36 8C-26-26 16-32 36-2C34-10-16-18-36 8z", "#c8583c")
        out += clip(inner, ball) + brush([(-35, 6), (-14, -7), (12, -9), (34, 0)], [3, 12, 12, 4], lit("#f59a56", "#a83c38")) + brush([(-34, 10), (-14, -1.5), (12, -3), (33, 3)], [1, 4, 4, 2], "#4a1630")
        return out + brush([(-31, 9), (-10, 22), (14, 20), (31, 4)], [1, 3.4, 3.4, 1], "#4a1630")
    out += path(ball, linear((0, "#ffb468"), (0.6, "#e8783f"), (1, "#b0443a"))) + brush([(-24, -3), (-6, -13), (14, -11)], [1, 5, 1], "#fff0be", 0.8)
    out += brush([(-35, 5), (-18, 18), (4, 22), (22, 14), (35, -3)], [2, 6, 7, 6, 2], "#4a1630")
    return out + "".join(brush([(x, y), (x + dx, y + 9)], [4, 1.5], "#4a1630") for x, y, dx in ((-17, 18, -5), (-4, 21, -2), (9, 20, 2), (21, 14, 5)))


def crest(altered: bool) -> str:
    """The spines stand on the neck, which is drawn over their feet."""
    count = 4 if altered else 5
    out = ""
    for k in range(count):
        f = k / (count - 1)
        x, y = -35 + 71 * f, 25 - 14 * f - 4 * math.sin(math.pi * f)
        tall, wide = (42 + 12 * math.sin(math.pi * f)), (12.5 if altered else 11)
        tip = (x + 9, y - tall)
        out += path(f"M{num(x - wide)} {num(y + 8)}Q{num(x - wide * 0.5)} {num(y - tall * 0.5)} {num(tip[0])} {num(tip[1])}Q{num(x + wide * 0.9)} {num(y - tall * 0.35)} {num(x + wide)} {num(y + 4)}z", linear((0, "#ffe6b0"), (0.5, "#f0a25a"), (1, "#a8403a"), x1=0.2, x2=0.6))
        out += path(f"M{num(x - wide + 1)} {num(y + 6)}Q{num(x - wide * 0.5)} {num(y - tall * 0.5)} {num(tip[0])} {num(tip[1])}Q{num(x - wide * 0.1)} {num(y - tall * 0.5)} {num(x - wide * 0.3)} {num(y + 6)}z", "#fff6d8", 0.85)
    return out


def wing_claw(altered: bool) -> str:
    knob = disc(0, 24, 14, lit("#ffb468", "#a03a3c")) + brush([(-10, 18), (-2, 12), (8, 15)], [1, 4, 1], "#fff0be", 0.9)
    if altered:
        return knob
    out = path("M-12 22C-20 0-17-26-33-39C-8-38 12-14 13 20z", linear((0, "#fff6de"), (0.6, "#e0b083"), (1, "#96604f"), x2=0.8, y2=1))
    return out + path("M-10 18C-16-2-15-24-28-36C-14-29-6-12-3 14z", "#fffdf0", 0.8) + knob


def puff(altered: bool) -> str:
    puffs = [(-22, 12, 20), (4, 20, 19), (24, 10, 15), (-10, -8, 22), (14, -12, 19), (-30, -6, 13), (2, -26, 15), (32, -4, 9)]
    size = 0.56 if altered else 1
    ball = lambda dx, dy, f, c, a=1.0: "".join(disc(x * size + dx * size, y * size + dy * size, r * f * size, c, a) for x, y, r in puffs)  # noqa: E731
    return ball(2, 4, 1, "#6c6590") + ball(0, 0, 0.97, "#a8a3c6") + ball(-3, -4, 0.66, "#e6e2f2")


def belly(altered: bool) -> str:
    out = disc(2, 5, 35, radial((0, DEEP, 0.7), (0.7, DEEP, 0.5), (1, DEEP, 0))) + disc(0, 0, 32, lit("#fff0ac", "#8e4d20")) + disc(0, 0, 27, "#7a4124")
    out += "".join(disc(29.5 * math.cos(a), 29.5 * math.sin(a), 3, "#ffe9a0") for a in (k * math.pi / 6 for k in range(12)))
    if altered:
        return out + disc(0, 0, 25, radial((0, "#ffffff"), (0.5, "#f1f0f6"), (0.85, "#c3c8e0"), (1, "#a9a8cc"), cx=0.36, cy=0.32, r=0.75)) + oval(-8, -9, 7, 5, "#ffffff", 1, -30) + brush([(4, 18), (14, 13), (19, 2)], [1, 4, 1], "#ffe3d0", 0.8)
    out += disc(0, 0, 25, linear((0, "#b01f38"), (0.6, "#8a1230"), (1, "#520c2a")))
    facets = [(25 * math.cos(a), 25 * math.sin(a)) for a in (k * math.pi / 4 + 0.39 for k in range(8))]
    table = [(x * 0.52, y * 0.52) for x, y in facets]
    out += "".join(path(corners([facets[k], facets[(k + 1) % 8], table[(k + 1) % 8], table[k]]), ("#7c1030", "#5c0c2a", "#6a0e2c", "#8a1430", "#b4283e", "#c43a44", "#b4283e", "#941a34")[k]) for k in range(8))
    return out + path(corners(table), lit("#c23044", "#7a1030")) + path("M-10-6L-3-11L1-9L-8-2z", "#ffb0a0", 0.9)


def tail_tip(altered: bool) -> str:
    skin = linear((0, "#ffc27a"), (0.45, "#e0662f"), (1, "#8a2c3c"))
    if altered:
        out = path("M48 4C30-6 18-36-10-36C-32-36-44-20-50 2C-40 22-22 34-2 32C22 30 34 14 48 10z", skin)
        ribs = "".join(f"M{x} {y}l{dx} {dy}l3-1z" for x, y, dx, dy in ((22, 3, -18, -22), (4, 2, -17, -22), (-14, 1, -14, -15), (22, 5, -16, 18), (4, 5, -16, 18), (-14, 4, -12, 12)))
        return out + brush([(46, 6), (10, 3), (-44, 2)], [7, 5, 1], "#7a2438", 0.8) + path(ribs, "#7a2438", 0.7) + brush([(20, -24), (-8, -33), (-36, -18)], [1, 5, 1], "#ffe6b0", 0.85)
    out = path("M48 3C34-2 22-4 10-4C14-14 14-26 8-38C-6-20-28-6-52 2C-28 12-8 26 4 42C12 28 14 20 12 12C24 12 36 12 48 10z", skin)
    return out + brush([(46, 6), (6, 4), (-42, 2)], [7, 6, 1], "#7a2438", 0.8) + brush([(6, -32), (-14, -15), (-44, 0)], [1, 5, 1], "#ffe6b0", 0.9) + path("M4 42C12 28 14 20 12 12L4 12C6 22 4 30-2 35z", "#5e2140", 0.5)


# ---------------------------------------------------------------- among the gold


def crown(altered: bool) -> str:
    """On a cushion; its cap is of dark velvet, so that the points stand out."""
    out = pool(0, 48, 104, 26, "#2a1426", 0.85)
    out += path("M-92 54Q-80 34-86 6Q-46-2 0 2Q46-4 86 4Q80 34 94 52Q46 72 0 67Q-48 74-92 54z", linear((0, "#5f9aa4"), (0.35, "#2f6478"), (0.75, "#1c3a58"), (1, "#1c1f42"))) + oval(-44, 22, 34, 14, glow("#bfe6e0", 0.5)) + oval(46, 24, 34, 14, glow("#8fc4cc", 0.4))
    out += "".join(brush(a, [3, 2, 0.5], "#12243f", 0.7) for a in ([(-86, 8), (-66, 18), (-52, 22)], [(86, 6), (66, 17), (54, 20)], [(-90, 52), (-72, 44), (-58, 42)], [(92, 50), (74, 43), (60, 42)]))
    out += brush([(-90, 53), (-46, 67), (0, 63), (46, 66), (92, 51)], [2, 4, 4, 4, 2], "#f2b443", 0.9) + pool(0, 24, 58, 14, "#2a1030", 0.8)
    out += "".join(place(path("M0-2L-5 16Q0 19 5 16z", "#d9932f") + disc(0, 0, 5, lit("#fff0ac", "#8e4d20")), x, y, t) for x, y, t in ((-92, 54, 50), (94, 52, -50), (-86, 6, 120), (86, 4, -120)))
    out += form([(-35, 6), (-38, -14), (-30, -30), (0, -37), (30, -30), (38, -14), (35, 6), (0, 14)], linear((0, "#8a2444"), (0.6, "#5a1436"), (1, "#3a0e2c")))
    count = 4 if altered else 5
    step = 76 / count
    foot, top = 14, -34
    data, tips = f"M-40 {foot}L-38 -10", []
    for k in range(count):
        x = -38 + step * (k + 0.5)
        tip = (x * 1.06, top - 5 * math.cos(x / 30))
        tips.append(tip)
        data += f"L{num(tip[0])} {num(tip[1] + 5)}L{num(x + step / 2)} {-10 if k == count - 1 else -6}"
    out += path(data + f"L40 {foot}Q0 {foot + 18}-40 {foot}z", BRASS)
    out += path("M-41 8Q0 27 41 8L40 22Q0 42-40 22z", linear((0, "#fff0ac"), (0.4, "#e09c38"), (1, "#80461f"), x2=1, y2=0.2)) + line([(-40, 9), (0, 18.5), (40, 9)], "#fff6cc", 2, 0.9) + line([(-39, 22), (0, 31.500), (39, 22)], "#6a3a2c", 2, 0.8)
    out += "".join(disc(x, y, 5.4, lit(GEMS["sapphire"][0], GEMS["sapphire"][2])) for x, y in tips)
    return out + "".join(disc(x, y, 4.2, lit(GEMS["ruby"][0], GEMS["ruby"][2])) for x, y in ((-27, 20), (0, 25), (27, 20))) + "".join(disc(x, y, 2.6, "#fff3e0") for x, y in ((-14, 24), (14, 24)))


def goblet(altered: bool) -> str:
    out = pool(0, 46, 50, 12, "#2a1426", 0.75)
    cup = path("M-26-44C-27-14-18 4-5 8L-4 28C-8 34-18 35-24 40Q0 49 24 40C18 35 8 34 4 28L5 8C18 4 27-14 26-44z", BRASS)
    cup += oval(0, -44, 26, 7, "#fff0ac") + oval(0, -43.500, 22, 5, "#5e1f3a") + oval(2, -42, 16, 3, "#8a2f4e")
    cup += brush([(-21, -34), (-18, -14), (-9, 2)], [2, 6, 1], "#fffbe0", 0.9) + path("M-23-20Q0-11 23-20L21-12Q0-3-21-12z", "#8e4d20", 0.75) + oval(0, 18, 8, 5, lit("#fff0ac", "#8e4d20"))
    cup += "".join(disc(x, y, 4, lit(GEMS[c][0], GEMS[c][2])) for x, y, c in ((-13, -13, "ruby"), (0, -10.500, "sapphire"), (13, -13, "ruby")))
    return out + (place(cup, 0, 10, 98, 0.92) if altered else place(cup, 0, 2, 0, 0.92))


def sword(altered: bool) -> str:
    """Stuck in the heap; the bow of its guard is on one side."""
    blade_ = path("M-11 0H11L10 96H-10z", linear((0, "#eef3fb"), (0.48, "#a9b6d0"), (0.52, "#7886ac"), (1, "#4a5580"), x2=1, y2=0)) + path("M-2 4h4v88h-4z", "#5a678f", 0.8)
    hilt = f'<path d="M-26 2C-46-8-38-42-4-45" fill="none" stroke="{BRASS}" stroke-width="9" stroke-linecap="round"/>' + '<path d="M-29-3C-42-14-34-38-8-43" fill="none" stroke="#fff6cc" stroke-width="2.500" stroke-linecap="round" opacity=".9"/>'
    hilt += path("M-30-4C-16-9 12-9 24-3C32 1 36 10 30 16C28 8 20 6 10 7H-24C-32 6-34 0-30-4z", BRASS) + line([(-26, -3), (0, -6), (22, -2)], "#fff6cc", 2.4, 0.9)
    grip = path("M-7-40H7L8-6H-8z", lit("#4f74b8", "#1c2a5c")) + "".join(line([(-7, y + 3), (7, y)], "#e8c070", 2.2, 0.9) for y in (-35, -28, -21, -14)) + disc(0, -44, 8.5, lit("#fff0ac", "#8e4d20")) + disc(0, -44, 4.4, lit(GEMS["ruby"][0], GEMS["ruby"][2]))
    return pool(6, 8, 66, 62, "#2a1426", 0.75) + place(blade_ + place(hilt, flip=altered) + grip, 0, 2, 7)


def keyhole(altered: bool) -> str:
    """The chest itself is scenery; here is only what sits on its front."""
    if altered:
        return ""
    out = form([(0, -30), (16, -24), (22, -8), (20, 12), (11, 27), (0, 32), (-11, 27), (-20, 12), (-22, -8), (-16, -24)], "#2a1426", 0.6) + place(form([(0, -30), (15, -24), (21, -8), (19, 12), (10, 26), (0, 31), (-10, 26), (-19, 12), (-21, -8), (-15, -24)], BRASS), -1, -2)
    out += path("M-7-9a7 7 0 1 1 14 0q0 4-3 6l4 17h-16l4-17q-3-2-3-6z", "#2a1022") + brush([(-16, 6), (-18, -10), (-12, -22), (0, -28)], [1, 3, 3, 1], "#fffbe0", 0.9)
    return out + "".join(disc(x, y, 2.6, "#6a3a2c") for x, y in ((-12, -18), (10, -18), (-11, 17), (9, 17)))


def egg(altered: bool) -> str:
    shape = "M0-45C18-45 35-14 35 10C35 32 19 43 0 43C-19 43-35 32-35 10C-35-14-18-45 0-45z"
    inner = path(shape, linear((0, "#f2fbf4"), (0.35, "#bfe0dc"), (0.75, "#7fa9c0"), (1, "#4a5f94"), x1=0.15, x2=0.8))
    mark = linear((0, "#3f86a0"), (1, "#1f4474"))
    if altered:
        bands = "".join(f"M-40 {y}q12-10 20 0t20 0t20 0t20 0v11q-12 10-20 0t-20 0t-20 0t-20 0z" for y in (-28, -5, 18))
        inner += path(bands, mark)
    else:
        spots = ((-14, -18, 8), (9, -27, 6.5), (17, -5, 9.5), (-5, 4, 9), (-24, 12, 8), (10, 22, 9.5), (-12, 30, 7.5), (29, 17, 6), (-3, -38, 4.5))
        inner += "".join(oval(x, y, r, r * 0.92, mark) for x, y, r in spots)
    inner += oval(12, 44, 34, 14, radial((0, "#ffb45c", 0.75), (1, "#ffb45c", 0)))
    out = pool(0, 44, 72, 22, "#2a1426", 0.85) + disc(0, 0, 100, glow("#ffe3a0", 0.4))
    return out + place(clip(inner, shape) + brush([(-29, 2), (-24, -18), (-10, -36)], [1, 6, 1], "#ffffff", 0.75), 0, 0, 0, 1.16)


def seal(altered: bool) -> str:
    light, middle, dark = ("#eaf6cc", "#bfe0a0", "#7fae78") if altered else ("#b02c3c", "#7c1430", "#4a0c28")
    out = pool(0, 26, 84, 22, "#2a1426", 0.75)
    roll = path("M-70-17H70Q76 0 70 19H-70Q-76 0-70-17z", linear((0, "#fff4d6"), (0.4, "#ecd2a0"), (1, "#9a6a50"))) + path("M-62-6H62", "none").replace('fill="none"', 'stroke="#b98a60" stroke-width="1.4" opacity=".6"')
    for x in (-70, 70):
        roll += oval(x, 1, 8, 18, lit("#f6deb0", "#a87850")) + oval(x, 1, 4.6, 11, "#8a5a44") + oval(x, 1, 2, 5, "#e6c48c")
    roll += path("M-9-18H9L11 20H-11z", lit("#5a78b8", "#2a3670"))
    wax = [(19 * math.cos(a) * (1 + 0.09 * math.sin(3.0 * a + 1)), 19 * math.sin(a) * (1 + 0.09 * math.sin(5 * a))) for a in (k * math.pi / 8 for k in range(16))]
    roll += form([(x + 1.5, y + 3.5) for x, y in wax], "#2a1426", 0.5) + form(wax, lit(light, middle)) + ring(0, 0, 11.5, 11.5, dark, 2.6, 0.8) + path("M0-8L2.400-2.500L8-2L4 2L5 8L0 5L-5 8L-4 2L-8-2L-2.400-2.500z", dark, 0.8)
    return out + place(roll, 0, 0, -9)


# ---------------------------------------------------------------- at the viewer's feet


def coins(altered: bool) -> str:
    out = pool(0, 40, 62, 22, "#1c0f22", 0.85)
    for k, dx in enumerate((0, 3, -2, 2, -3, 1, -1)[: 6 if altered else 7]):
        y = 40 - 11.5 * k
        out += path(f"M{-35 + dx} {num(y - 8)}v9a35 11 0 0 0 70 0v-9z", linear((0, "#f6c860"), (0.3, "#c9832c"), (1, "#54302a"), x2=1, y2=0)) + oval(dx, y - 8, 35, 11, linear((0, "#fff3b4"), (0.5, "#f0b84a"), (1, "#b4702c"), x2=1, y2=0.3))
        out += "".join(f'<path d="M{num(dx + 35 * math.cos(a))} {num(y - 5 + 11 * math.sin(a))}v6" stroke="#5c3426" stroke-width="1.500" opacity=".6"/>' for a in (0.35, 0.8, 1.25, 1.7, 2.15, 2.6))
        top = y - 8, dx
    return out + f'<ellipse cx="{top[1]}" cy="{num(top[0])}" rx="25" ry="7.2" fill="none" stroke="#9a5a28" stroke-width="2"/>' + path(f"M{top[1] - 9} {num(top[0] + 3)}l-2-6l6 3l5-4l5 4l6-3l-2 6z", "#9a5a28")


def lamp(altered: bool) -> str:
    out = pool(0, 34, 64, 20, "#1c0f22", 0.85)
    body = f'<path d="M24 6C48-4 46 30 22 24" fill="none" stroke="{BRASS}" stroke-width="7" stroke-linecap="round"/>'
    body += path("M-16 26C-14 32-16 36-24 40Q0 47 24 40C16 36 14 32 16 26z", BRASS)
    body += path("M-50-10C-40-12-36 2-24 0C-14-6 14-8 26 2C34 12 24 28 0 29C-18 30-30 22-36 12C-40 4-44-2-52-3z", linear((0, "#fff0ac"), (0.35, "#f0b040"), (1, "#80461f")))
    body += path("M-15-3C-14-16 14-16 15-3Q0 2-15-3z", BRASS) + disc(0, -17, 5, lit("#fff0ac", "#8e4d20")) + brush([(-26, 6), (-8, 0), (16, 3)], [1, 5, 1], "#fffbe0", 0.9) + path("M-32 14Q0 24 30 10L28 16Q0 29-29 19z", "#8e4d20", 0.7)
    body += "".join(disc(x, y, 3.4, lit(GEMS["emerald"][0], GEMS["emerald"][2])) for x, y in ((-15, 12), (0, 14), (14, 12)))
    body += path("M-48-12C-53-20-46-24-45-33C-38-26-38-16-42-10z", linear((0, "#ff9a3c"), (1, "#fff0a0")))
    return out + place(body, flip=altered)


def bone(altered: bool) -> str:
    if altered:
        return ""
    white = linear((0, "#fff8e4"), (0.5, "#ecd0a6"), (1, "#a87458"))
    knuckle = [(-42, -10), (-34, -16), (-27, -8), (-10, -7), (6, -9), (20, -20), (38, -18), (46, -2), (38, 15), (20, 16), (6, 6), (-10, 5), (-27, 7), (-32, 15), (-42, 11), (-40, 1)]
    meat = form([(10, -12), (22, -21), (38, -18), (46, -2), (39, 15), (22, 17), (9, 8), (15, 3), (9, -3)], linear((0, "#c87a48"), (1, "#6a2c30"))) + brush([(22, -16), (34, -14), (41, -4)], [1, 5, 1], "#ffd0a0", 0.8)
    return place(form([(x + 1, y + 5) for x, y in knuckle], "#2a1426", 0.55) + form(knuckle, white) + line([(-26, -4), (-8, -3), (8, -4)], "#fffdf0", 3, 0.9) + meat + line([(14, 4), (22, 8), (30, 7)], "#8a5a4c", 1.6, 0.6), 0, 0, 16)


def big_ring(altered: bool) -> str:
    out = pool(0, 42, 50, 14, "#1c0f22", 0.8)
    out += ring(1, 19, 26, 24, "#5c3426", 11) + ring(0, 17, 26, 24, BRASS, 10) + '<path d="M-24 24A26 24 0 0 1-20 3" fill="none" stroke="#fffbe0" stroke-width="3" stroke-linecap="round" opacity=".9"/>'
    out += path("M-14-2L14-2L9-10H-9z", lit("#fff0ac", "#8e4d20"))
    light, middle, dark = GEMS["sapphire"]
    cut = path("M-26-6L-16-20H16L26-6L0 22z", middle) + path("M-26-6H26L0 22z", linear((0, middle), (1, dark))) + path("M-26-6L-16-20L-9-6zM-9-6L0-20L9-6z", light) + path("M9-6L16-20L26-6z", mix(middle, dark, 0.4)) + path("M-9-6H9L0 22z", mix(light, middle, 0.5)) + path("M-18-9L-14-16L-9-16L-13-9z", "#ffffff", 0.95)
    out += place(cut, 0, -22, 0, 0.56 if altered else 1)
    return out + path("M-16-8q4-5 6 3l-2 6zM16-8q-4-5-6 3l2 6z", "#f2b443")


def candle(altered: bool) -> str:
    top = 14 if altered else -20
    out = oval(0, 48, 38, 9, lit("#c98a50", "#4a2830")) + oval(0, 45, 33, 7, "#6a3a34") + '<path d="M34 46C50 40 50 56 36 52" fill="none" stroke="#a86c44" stroke-width="5"/>'
    out += path(f"M-15 {top}V46Q0 51 15 46V{top}z", linear((0, "#fff6d8"), (0.4, "#f6d89c"), (1, "#a8644c"), x2=1, y2=0)) + oval(0, top, 15, 5, "#fff3c4") + oval(0, top + 0.5, 9, 3, "#ffcf7a")
    drops = ((-11, 16, 3.6), (-3, 26, 4), (6, 12, 3.4), (12, 22, 3.4)) if not altered else ((-11, 12, 3.6), (-3, 20, 4), (6, 9, 3.4), (12, 15, 3.4))
    out += "".join(path(f"M{num(x - r)} {top + 2}V{top + long}a{r} {r} 0 0 0 {num(2 * r)} 0V{top + 2}z", "#fffaea") for x, long, r in drops) + form([(-18, 44), (-10, 40), (0, 44), (12, 41), (19, 45), (0, 50)], "#fff0cc")
    out += path(f"M-1.200 {top - 7}h2.400v8h-2.400z", "#4a1f28")
    return out + path(f"M0 {top - 32}C10 {top - 20} 10 {top - 8} 0 {top - 4}C-10 {top - 8}-10 {top - 20} 0 {top - 32}z", linear((0, "#ff9a3c"), (0.5, "#ffd35a"), (1, "#fff3b0"))) + path(f"M0 {top - 22}C5 {top - 15} 5 {top - 8} 0 {top - 6}C-5 {top - 8}-5 {top - 15} 0 {top - 22}z", "#fffdf0")


BY_NUMBER = {
    1: stalactites, 2: bat, 3: smoke, 4: torch, 5: spider, 6: horn, 7: eyelid, 8: crest, 9: wing_claw, 10: crack, 11: puff, 12: crown, 13: goblet,
    14: belly, 15: tail_tip, 16: sword, 17: keyhole, 18: egg, 19: knight, 20: seal, 21: coins, 22: lamp, 23: bone, 24: big_ring, 25: candle,
}  # fmt: skip
