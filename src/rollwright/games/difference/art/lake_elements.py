# pyright: basic
"""The lily lake: its 25 elements, each a function of `altered`, drawn around (0, 0) = the centre of its hit circle.

Whatever depends on `altered` stays inside the circle. What does not (a heron's body, a stem) may reach further.
"""

import math

from rollwright.games.difference.art.brush import (
    blade,
    brush,
    clip,
    corners,
    disc,
    eye,
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
    ring,
    smooth,
)
from rollwright.games.difference.art.flora import bulrush_head, glint, iris, pad, pool, strand, wake, water_lily
from rollwright.games.difference.art.lake_boat import duckling as swimming_duckling

# ---------------------------------------------------------------- far away


def lantern(altered: bool) -> str:
    shine, glass, core = ("#e3f1ff", "#eaf5ff", "#ffffff") if altered else ("#ff9420", "#e8860f", "#f2a030")
    out = disc(0, 2, 50, glow(shine, 0.85))
    out += path("M-.8-40h1.600v16h-1.600z", "#3d3354") + path("M-5-27h10l9 11h-28z", lit("#8a6a78", "#3d3354")) + disc(0, -28, 3, "#4f4064")
    out += path("M-12-16h24l2 34h-28z", glass) + oval(0, 3, 6, 11, core, 0.9)
    out += path("M-13-16h2.500l-1.5 34h-3zM13-16h-2.500l1.5 34h3zM-1-16h2v34h-2z", "#4a3b58") + path("M-15 18h30v6h-30z", lit("#8a6a78", "#3d3354"))
    return out


def geese(altered: bool) -> str:
    spots = [(42, 4, 1), (22, -11, 0), (17, 17, 1), (1, -24, 1), (-9, 29, 0), (-20, -37, 0), (-32, 39, 1)]
    out = ""
    body = path("M-13 1Q-6-4 3-3Q9-2.5 13-6Q16-8.5 20-6Q17-5 16-3Q12 2 5 3.500Q-5 6-13 1z", "#2f2a55") + path("M-6 3.200Q1 4.6 7 1.600Q2 2 0 1z", "#f6c4a8")
    raised = path("M1-2Q2-12 8-17Q10-8 6-1z", "#75679a") + body + path("M-4-1Q-6-12-14-19Q2-15 6-1z", "#2f2a55")
    lowered = path("M1-2Q-1-9 3-14Q8-8 6-1z", "#75679a") + body + path("M-3 0Q-10-6-19-8Q-3-12 6-1z", "#2f2a55")
    for x, y, up in spots[: 6 if altered else 7]:
        out += place(raised if up else lowered, x, y, -4, 0.74)
    return out


def hut(altered: bool) -> str:
    puffs = [(-1, 38, 4), (-2, 30, 6), (-6, 21, 8), (-4, 14, 7), (-14, 11, 9), (-20, 1, 11), (-11, -1, 8), (-29, -8, 11), (-21, -14, 9), (-34, -19, 9), (-25, -27, 8), (-36, -31, 6), (-31, -39, 5)]
    out = "".join(disc(x + 1.5, y + 2, r, "#b9a0c6") for x, y, r in puffs) + "".join(disc(x, y, r, "#e6d3e0") for x, y, r in puffs)
    out += "".join(disc(x - r * 0.22, y - r * 0.25, r * 0.68, "#fbeeee") for x, y, r in puffs)
    return place(out, flip=altered)


def heron(altered: bool) -> str:
    grey, deep, pale = "#9fb2cc", "#4a5a84", "#eef0f0"
    out = pool(46, 211, 44, 8, "#2a3468", 0.8)
    # legs: one stands, one is drawn up
    out += brush([(46, 128), (42, 168), (46, 208)], [9, 4.5, 4], "#a8785a") + line([(46, 208), (34, 211)], "#a8785a", 3) + line([(46, 208), (57, 211)], "#a8785a", 3)
    out += brush([(58, 128), (76, 150), (54, 168)], [9, 5, 4], "#8a6258") + brush([(54, 168), (50, 178), (54, 184)], [4, 3, 1.5], "#8a6258")
    # body, wing, tail
    out += form([(100, 150), (84, 134), (70, 142), (84, 154)], deep)
    out += form([(6, 92), (16, 76), (38, 70), (62, 82), (84, 106), (104, 142), (84, 140), (58, 138), (34, 134), (14, 118)], lit(grey, deep))
    out += form([(24, 88), (42, 80), (64, 92), (86, 118), (108, 152), (88, 144), (60, 132), (36, 118)], lit("#b9c8dc", "#53648f"))
    for k in range(4):
        x, y = 44 + 11 * k, 98 + 11 * k
        out += form([(x, y), (x + 20, y + 10), (x + 40, y + 34), (x + 16, y + 22)], ("#7f94b6", "#6d82a8", "#5b7099", "#3d4a72")[k], 0.9)
    out += brush([(30, 108), (38, 122), (34, 140)], [9, 8, 1], pale) + brush([(22, 106), (28, 122), (22, 138)], [8, 7, 1], "#d9dfe8")
    # neck
    neck = [(4, 2), (21, 20), (19, 44), (2, 62), (2, 82), (24, 104)]
    out += brush(neck, [17, 17, 17, 20, 28, 42], linear((0, pale), (0.5, "#d3dae6"), (1, "#93a4c2"), x2=1, y2=0.2))
    for k in range(5):
        out += brush([(3 + (k % 2) * 5 - k * 0.6, 56 + 9 * k), (2 + (k % 2) * 5, 64 + 9 * k)], [3, 1], "#4a5a84", 0.7)
    out += brush([(-2, 6), (13, 22), (11, 42), (-6, 60), (-10, 80), (0, 96)], [2, 3, 3, 3, 4, 2], "#ffdcc0", 0.8)
    # head, and the crest that comes and goes
    if not altered:
        out += brush([(6, -7), (28, -6), (49, 12)], [9, 12, 2], "#262848") + brush([(6, -3), (24, 6), (36, 25)], [8, 10, 2], "#3a3f66")
    out += path("M-20-5L-74 8L-20 7z", linear((0, "#ffce6a"), (1, "#d9762f"))) + line([(-66, 7), (-40, 3), (-18, 3)], "#a8562c", 1)
    out += form([(-25, 0), (-17, -10), (-2, -13), (11, -9), (15, 1), (8, 9), (-8, 10), (-21, 7)], lit("#fbf6f0", "#c2cbdc"))
    out += brush([(-17, -7), (-2, -10), (13, -3)], [3, 8, 6], "#262848") + disc(-12, -1.5, 3.6, "#ffd24a") + disc(-12.5, -1.5, 1.9, "#1c1a26")
    return out


def moonrise(altered: bool) -> str:
    y = -17 if altered else 19
    return disc(0, y, 26, radial_moon()) + disc(-8, y - 5, 5, "#f0dca6", 0.6) + disc(8, y + 3, 7, "#f0dca6", 0.5) + disc(-3, y + 11, 4, "#f0dca6", 0.5) + disc(6, y - 12, 3, "#f0dca6", 0.5)


def radial_moon() -> str:
    return linear((0, "#fffdf0"), (0.6, "#fff3cc"), (1, "#ffdf9f"))


# ---------------------------------------------------------------- over the water


def willow(altered: bool) -> str:
    """The strand from the bough down to y = -14 is always there; the rest of it comes and goes."""
    out = strand("long a", [(10, -242), (10, -150), (5, -70), (3, -10)], "#5f8d68", "#5b5568", 18, 5)
    if not altered:
        tail = [(3, -16), (0, 12), (-5, 36)]
        out += strand("long b", tail, "#4d7d62", "#5b5568", 18, 3.6) + strand("long c", tail, "#86ab74", "#5b5568", 16, 5)
        out += ring(-6, 47, 22, 5, "#ffe9d0", 1.8, 0.9) + ring(-6, 47, 11, 2.5, "#ffe9d0", 1.6, 0.9)
    return out


def dragonfly(altered: bool) -> str:
    if altered:
        return ""
    out = ""
    for angle, long, wide in ((-74, 43, 11), (-112, 40, 12), (58, 36, 10), (104, 35, 12)):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        wing = [(0, -2), (long * 0.5, -wide * 0.55), (long * 0.92, -wide * 0.6), (long, 0), (long * 0.85, wide * 0.45), (long * 0.4, wide * 0.3), (0, 2)]
        turned = [(12 + x * c - y * s, x * s + y * c) for x, y in wing]
        out += form(turned, linear((0, "#fdfbff"), (1, "#b9d6ea")), 0.86) + line([(12, 0), (12 + long * 0.5 * c, long * 0.5 * s), (12 + long * 0.95 * c, long * 0.95 * s)], "#4a7f9a", 1.1, 0.8)
        out += oval(12 + long * 0.9 * c, long * 0.9 * s, 3.4, 1.7, "#35577c", 1, angle)
    body = brush([(24, 0), (4, 0), (-20, 1), (-47, 4)], [9, 10, 5.5, 4], linear((0, "#36b6c4"), (0.5, "#1f86ac"), (1, "#2a4f94"), x1=1, x2=0, y2=0))
    bands = "".join(f"M{x} -3l2 0v7l-2 0z" for x in (-4, -13, -22, -31, -39))
    out += body + path(bands, "#173a6a", 0.75) + oval(16, -1, 10, 7, lit("#7fe0d8", "#1a6f94")) + disc(29, -1, 7, lit("#8fe6c8", "#1d6a80")) + disc(32, -4, 3.4, "#d94f3d") + disc(32, 3, 3.2, "#b83a35")
    return place(out, 2, 0, -16)


def sail(altered: bool) -> str:
    if altered:
        patch = disc(0, 0, 19, lit("#6d8cc0", "#34487c")) + "".join(disc(15 * math.cos(a), 15 * math.sin(a), 1.2, "#f6e6c4") for a in (k * math.pi / 6 for k in range(12)))
        patch += "".join(place(path("M-1-4h2v8h-2z", "#8a4a3c"), 19 * math.cos(a), 19 * math.sin(a), math.degrees(a) + 90) for a in (0.3 + k * math.pi / 4 for k in range(8)))
    else:
        patch = path("M-22-22h44v44h-44z", lit("#6d8cc0", "#34487c")) + "".join(disc(x, y, 1.2, "#f6e6c4") for k in (-15, -5, 5, 15) for x, y in ((k, -17), (k, 17), (-17, k), (17, k)))
        patch += "".join(place(path("M-1-4h2v8h-2z", "#8a4a3c"), x, y, t) for k in (-10, 10) for x, y, t in ((k, -22, 0), (k, 22, 0), (-22, k, 90), (22, k, 90)))
    return place(patch, 0, 4, -7)


def angler(altered: bool) -> str:
    """Sleeve, paw, rod and line. High: he is about to cast; low: he waits."""
    hand = (-4, 18) if altered else (-4, 2)
    butt = (-20, 22) if altered else (-13, 17)
    tip = (51, 3) if altered else (33, -44)
    weight = (46, 27) if altered else (40, -4)
    out = line([tip, ((tip[0] + weight[0]) / 2 + 1.5, (tip[1] + weight[1]) / 2), weight], "#fff2dc", 1.3, 0.9)
    out += brush([butt, hand, ((hand[0] + tip[0]) / 2, (hand[1] + tip[1]) / 2 - 2), tip], [6, 6, 4.5, 3], "#43283a")
    out += disc(weight[0], weight[1], 5.4, "#fff4e4") + path(f"M{num(weight[0] - 5.4)} {num(weight[1])}a5.4 5.4 0 0 1 10.8 0z", "#d9452f")
    shoulder = (-32, 8)
    elbow = (-20, 26) if altered else (-18, 16)
    out += brush([shoulder, elbow, (hand[0] - 4, hand[1] + 1)], [17, 15, 11], lit("#7cc0b6", "#2d5f78")) + disc(hand[0], hand[1], 6.6, lit("#b5814f", "#5f3d33"))
    return out


def owl(altered: bool) -> str:
    hole = [(0, -50), (26, -40), (38, -10), (36, 24), (18, 46), (-6, 50), (-28, 38), (-38, 8), (-32, -28), (-16, -46)]
    out = form([(x * 1.1, y * 1.06) for x, y in hole], lit("#c79a90", "#4a3a54")) + form(hole, "#1d1836")
    bird = form([(-27, -26), (-24, -38), (-12, -33), (0, -35), (12, -33), (24, -38), (27, -26), (31, 4), (28, 52), (0, 60), (-28, 52), (-31, 4)], lit("#b98a62", "#5f4450"))
    bird += form([(-17, 16), (0, 9), (17, 16), (19, 48), (0, 58), (-19, 48)], "#e3c193")
    bird += path("".join(f"M{x - 4} {y}q4 6 8 0q-4 3-8 0z" for x, y in ((-9, 22), (0, 20), (9, 22), (-5, 29), (5, 29), (-11, 35), (0, 36), (11, 35), (-5, 42), (6, 42))), "#7a5140")
    bird += oval(-13.5, -9, 16, 17, lit("#f6dcb4", "#c89c7c")) + oval(13.5, -9, 16, 17, lit("#efd2a8", "#b98d74"))
    bird += brush([(-28, -33), (-13, -28), (0, -19)], [3, 6, 2], "#6b4a44") + brush([(28, -33), (13, -28), (0, -19)], [3, 6, 2], "#6b4a44")
    look = lambda x: disc(x, -8, 11.5, "#4a2f30") + disc(x, -8, 10.2, "#ffc83a") + disc(x, -8, 5.8, "#1c1420") + disc(x - 2.4, -11, 2.4, "#fff8e6")  # noqa: E731
    bird += look(-13.5)
    if altered:
        bird += brush([(3, -9), (8, -3), (14, -1.5), (20, -3), (25, -9)], [2, 4, 4.5, 4, 2], "#4a2f30") + path("M7 0l-2 4M13.5 2v4M20 0l2 4", "none").replace('fill="none"', 'stroke="#4a2f30" stroke-width="2" fill="none"')
    else:
        bird += look(13.5)
    bird += path("M-4-2Q0-6 4-2L0 9z", lit("#ffb84a", "#b9642c"))
    bird += brush([(-29, 2), (-26, 26), (-18, 46)], [8, 12, 3], "#6b4a4c") + brush([(29, 2), (26, 26), (18, 46)], [8, 12, 3], "#4f3848")
    out += clip(bird, smooth(hole))
    out += brush([(-34, 30), (-12, 47), (10, 49), (32, 34)], [4, 9, 9, 4], lit("#b98a86", "#5a465c"))
    return out + "".join(brush([(x, 40), (x + 1, 47)], [5, 3.5], "#f0b050") for x in (-12, -6, 7, 13))


# ---------------------------------------------------------------- across the middle


def bulrush(altered: bool) -> str:
    heads = [(-38, 22, -7), (-19, 5, -3), (1, 32, 1), (20, 6, 3), (38, 24, 8)]
    out = ""
    for k, (x, y, turn) in enumerate(heads):
        out += brush([(x, y + 2), (x * 0.86 + 1, 66), (x * 0.7 + 3, 122)], [3.4, 4.2, 3], "#6f9a6c")
        if altered and k == 3:
            out += path(blade(x - 1.5, y + 8, (x + 3, y - 30), 7, 1), "#6f9a6c")
        else:
            out += bulrush_head(x, y, turn, 0.86)
    out += path(blade(-16, 124, (-50, 40), 11, -10) + blade(22, 124, (54, 36), 11, 12) + blade(0, 124, (-12, 44), 10, -3), "#4f8470")
    return out + path(blade(10, 124, (28, 46), 10, 5) + blade(-10, 124, (-32, 56), 9, -6), "#6fa074")


def frog(altered: bool) -> str:
    skin, belly = lit("#c2e06a", "#4f8a3e"), lit("#fff2c0", "#d9c07a")
    dark = lit("#93c24f", "#3a7040")
    if altered:
        out = brush([(-10, -3), (-32, -6), (-52, -15)], [13, 9, 5], dark) + form([(-49, -12), (-60, -22), (-63, -14), (-53, -9)], dark)
        out += brush([(24, 0), (38, 9), (49, 6)], [8, 6, 4], dark) + form([(46, 1), (54, 0), (55, 8), (47, 10)], dark)
        out += form([(-26, 2), (-12, -11), (10, -17), (30, -15), (41, -6), (38, 3), (18, 10), (-8, 12), (-22, 10)], skin) + form([(-14, 11), (8, 7), (40, -1), (34, 6), (14, 13), (-6, 15)], belly)
        out += brush([(-14, 5), (-34, 10), (-55, 5)], [18, 12, 6], skin) + form([(-52, 1), (-64, -2), (-65, 7), (-53, 10)], skin)
        out += brush([(14, 7), (22, 19), (35, 20)], [10, 7, 5], skin) + form([(32, 16), (42, 16), (42, 24), (33, 25)], skin)
        out += disc(20, -17, 8.5, skin) + disc(22, -18, 5.8, "#ffe58a") + disc(23.5, -18, 3.5, "#1c1a26") + disc(22, -20, 1.4, "#fff") + line([(26, -2), (34, -3), (41, -7)], "#3f6a38", 1.8)
        out += disc(-8, -3, 2.8, "#4f8a3e", 0.7) + disc(4, -9, 2.4, "#4f8a3e", 0.7) + disc(-18, 0, 2.2, "#4f8a3e", 0.7)
        return place(out, 4, -7, -27, 0.87)
    out = form([(-40, 35), (-36, 14), (-22, -4), (-2, -18), (16, -22), (28, -14), (29, -3), (20, 8), (12, 24), (8, 35)], skin)
    out += form([(12, 2), (27, 0), (22, 12), (14, 28), (4, 35), (0, 26), (6, 14)], belly)
    out += brush([(8, 8), (12, 20), (8, 33)], [11, 9, 7], skin) + form([(0, 32), (10, 29), (20, 33), (16, 37), (2, 37)], dark)
    out += form([(-40, 34), (-36, 14), (-18, 6), (-4, 16), (-8, 30), (-22, 37)], dark) + form([(-34, 34), (-10, 29), (2, 33), (-2, 38), (-30, 38)], skin)
    out += disc(12, -22, 9, skin) + disc(14, -23, 6, "#ffe58a") + disc(15.5, -23, 3.6, "#1c1a26") + disc(14, -25, 1.5, "#fff")
    out += line([(8, -3), (18, -4), (28, -8)], "#3f6a38", 1.8) + oval(10, -8, 4, 2.6, "#f09a6a", 0.45)
    return out + disc(-18, 2, 3, "#4f8a3e", 0.7) + disc(-6, -8, 2.6, "#4f8a3e", 0.7) + disc(-28, 12, 2.4, "#4f8a3e", 0.7)


def lily(altered: bool) -> str:
    out = pad(-44, 26, 40, 3, 0.4) + pad(46, 24, 42, 5, 0.4) + pad(2, 42, 44, 1, 0.4)
    return out + water_lily(0, 14, 46, "rose" if altered else "white")


def duckling(altered: bool) -> str:
    out = wake(0, 16, 46, 9, 3, "#f6e3dc", 0.55) + path(glint(0, 17, 66, 12), "#2f3566", 0.4)
    return out + swimming_duckling(-4 if altered else 4, 3, 1.24, altered)


def kingfisher(altered: bool) -> str:
    blue, deep = "#4fc3d9", "#1d5a9c"
    out = form([(12, 26), (22, 30), (32, 58), (22, 60)], lit("#3a8fc4", "#1d3f80"))
    out += form([(-18, -8), (2, -20), (18, -8), (25, 14), (20, 36), (4, 41), (-10, 34), (-19, 14)], lit("#ffb860", "#c05a2c"))
    out += form([(2, -18), (18, -10), (27, 14), (27, 46), (16, 36), (6, 12)], lit(blue, deep))
    out += path("".join(f"M{x} {y}q5 2 6 8q-5-2-6-8z" for x, y in ((12, -2), (16, 8), (12, 10), (18, 20), (19, 30))), "#a5ecf0", 0.9)
    out += form([(-24, -22), (-18, -38), (0, -42), (14, -32), (14, -16), (2, -8), (-14, -10)], lit(blue, deep))
    out += path("".join(f"M{x} {y}q3-2 5 1q-3 1-5-1z" for x, y in ((-14, -35), (-6, -38), (2, -37), (-2, -32), (6, -31), (-10, -31))), "#b5f0f0")
    out += form([(-20, -20), (-8, -24), (6, -22), (10, -15), (-2, -12), (-16, -14)], lit("#ffb454", "#d06a30")) + form([(6, -19), (14, -22), (13, -12), (4, -11)], "#fff4e2") + form([(-20, -14), (-6, -12), (-8, -4), (-17, -6)], "#fff4e2")
    out += eye(-10, -27, 3.6)
    out += path("M-20-27L-54-17L-20-17z", lit("#57506e", "#1f1b34")) + line([(-52, -17.5), (-36, -20), (-20, -21.5)], "#8a83a0", 1)
    out += brush([(-2, 38), (-4, 44)], [4, 3], "#d9573a") + brush([(6, 39), (6, 45)], [4, 3], "#d9573a")
    if not altered:
        fish = form([(-2, -19), (5, -8), (5, 6), (1, 15), (-4, 15), (-7, 4), (-7, -9)], lit("#f6fbff", "#7f9cbc")) + form([(-1, 12), (6, 22), (-2, 19), (-9, 22)], lit("#d9e6f0", "#6f8cae"))
        out += place(fish + eye(-3, -11, 1.9) + brush([(4, -6), (5, 4), (1, 13)], [2, 3, 1], "#e58a8a", 0.8), -35, -18, 14)
    return out


# ---------------------------------------------------------------- nearer


def snail(altered: bool) -> str:
    bend = [(-104, 128), (-88, 74), (-54, 28), (0, 15), (54, 28), (84, 66)]
    out = brush(bend, [8, 15, 20, 19, 14, 1], linear((0, "#b3d184"), (0.5, "#6fa36c"), (1, "#33685c"))) + brush(bend, [1, 1.5, 2, 2, 1.5, 0.5], "#d3e6a0", 0.8)
    flesh = lit("#f0cfa8", "#a87866")
    body = form([(-40, 2), (-34, -6), (-24, -2), (-12, 8), (12, 9), (30, 11), (38, 16), (10, 17), (-24, 17), (-38, 12)], flesh)
    body += brush([(-37, -2), (-43, -16)], [4, 2.5], "#d9ac8a") + disc(-43.5, -17, 2.7, "#3a2a38") + brush([(-31, -3), (-31, -19)], [4, 2.5], "#c99a7c") + disc(-31, -20, 2.7, "#3a2a38")
    shell = disc(4, -10, 23.5, lit("#ffd48a", "#a8552f"))
    turns = [(4 + (21 - 5.4 * t) * math.cos(0.6 - 1.9 * t), -10 + (21 - 5.4 * t) * math.sin(0.6 - 1.9 * t)) for t in (k * 0.25 for k in range(15))]
    shell += brush(turns, [3, 6, 5, 4, 3, 2], "#8a4232", 0.9) + line([(-14, -20), (-8, -28), (2, -31)], "#fff0c8", 3, 0.8)
    mouth = line([(-39, 5), (-36, 7)], "#8a5a50", 1.5)
    return out + place(body + shell + mouth, flip=altered)


def pads(altered: bool) -> str:
    spots = [(-33, -24, 20, 0), (6, -36, 19, 8), (36, -13, 21, 5), (-23, 7, 22, 1), (18, 14, 21, 9), (-6, 38, 21, 3)]
    return "".join(pad(x, y, r + 1, look, 0.44) for x, y, r, look in spots[: 5 if altered else 6])


def turtle(altered: bool) -> str:
    out = pool(2, 46, 108, 22, "#0d2340", 0.85)
    wood = lit("#b08c80", "#33304e")
    out += brush([(52, 36), (74, 22), (86, 4)], [14, 8, 3], wood) + brush([(74, 22), (90, 20), (98, 14)], [6, 4, 2], wood)
    out += brush([(-96, 42), (-58, 36), (0, 36), (56, 38), (84, 48)], [5, 17, 23, 21, 6], linear((0, "#b08c80"), (0.4, "#745a66"), (1, "#2f2e4c"))) + brush([(-80, 34), (-30, 27), (40, 29)], [1, 3, 1], "#f0c4a0", 0.7)
    out += path(glint(-40, 38, 50, 3) + glint(30, 42, 60, 3) + glint(-6, 44, 40, 2.5), "#3a3048", 0.6) + path(glint(-50, 50, 70, 4) + glint(34, 52, 80, 4), "#a9c8de", 0.5)
    skin = lit("#b9cf7a", "#4f7a50")
    out += brush([(36, 20), (50, 26), (58, 31)], [12, 9, 4], skin) + form([(20, 20), (36, 22), (38, 34), (22, 35)], skin) + form([(-38, 20), (-20, 22), (-20, 35), (-40, 35)], skin)
    out += brush([(-34, 12), (-48, 4), (-52, -10)], [18, 14, 12], skin) + form([(-66, -14), (-60, -24), (-48, -26), (-41, -16), (-46, -6), (-60, -5)], skin)
    out += eye(-55, -16, 3) + line([(-66, -11), (-58, -9.5), (-52, -11)], "#3a5a40", 1.4) + path("M-46-20l6 8M-44-4l6 10", "#f0d060").replace('fill="#f0d060"', 'stroke="#f0d060" stroke-width="2"')
    dome = "M-42 18C-42-14-20-38 4-38C30-38 47-12 48 18C20 25-16 25-42 18z"
    out += path(dome, lit("#8a7a4a", "#33402f"))
    scute = lit("#efd592", "#9a8a4a")
    if altered:
        marks = "".join(ring(4, -6, 37 - 12 * k, 30 - 10 * k, "#ecd28c", 5.5) for k in range(3)) + oval(4, -6, 5, 4, "#ecd28c")
    else:
        hexagon = lambda x, y, s, squash: corners([(x + s * math.cos(a), y + s * squash * math.sin(a)) for a in (math.pi / 6 + k * math.pi / 3 for k in range(6))])  # noqa: E731
        cells = [(4, -15, 13.5, 1), (-20, -10, 12, 1), (28, -10, 12, 1), (-8, 8, 12, 0.86), (16, 8, 12, 0.86), (-31, 9, 11, 0.9), (39, 9, 10, 0.9), (-8, -34, 10, 0.8), (16, -34, 10, 0.8)]
        marks = "".join(path(hexagon(x, y, s, q), scute) + path(hexagon(x, y, s * 0.45, q), "#b3994f", 0.8) for x, y, s, q in cells)
    out += clip(marks, dome) + brush([(-45, 15), (-20, 22), (20, 23), (50, 15)], [5, 8, 8, 5], lit("#c9b06a", "#5a5a38"))
    return out + brush([(-38, 2), (-28, -18), (-10, -33)], [1, 3, 1], "#fff2c8", 0.6)


def carp(altered: bool) -> str:
    splash = wake(-22, 44, 50, 11, 3, "#e6f0f6", 0.7)
    for x, y, r in ((-46, 20, 3), (-36, 8, 2), (-8, 34, 3), (2, 24, 2), (-52, 32, 2.2), (8, 40, 2.4), (-18, 26, 2.4)):
        splash += form([(x, y - r * 1.8), (x + r, y), (x, y + r), (x - r, y)], "#f2f8fc", 0.9)
    splash += form([(-40, 46), (-46, 30), (-36, 38), (-30, 24), (-24, 38), (-12, 28), (-8, 46), (-24, 49)], linear((0, "#ffffff", 0.9), (1, "#a9c8de", 0.5)))
    spine = [(-37, 27), (-26, 2), (-4, -16), (22, -24), (45, -20)]
    fish = form([(-34, 22), (-46, 28), (-50, 14), (-42, 18), (-44, 2), (-30, 10)], lit("#ffb35a", "#c2502c"))
    fish += form([(-14, -14), (-4, -32), (14, -36), (20, -30), (4, -24)], lit("#ff9a4a", "#b8442c"))
    fish += brush(spine, [6, 14, 27, 28, 13], lit("#ffc46a", "#d9602c"))
    fish += brush([(-30, 20), (-16, 4), (4, -7), (26, -13), (44, -15)], [2, 6, 10, 9, 4], "#fff0cc", 0.9)
    scales = "".join(f"M{num(x - 4)} {num(y)}q4 5 8 0q-4 8-8 0z" for x, y in ((-18, -4), (-10, -12), (-2, -18), (6, -22), (14, -26), (-12, -3), (-4, -9), (4, -13), (12, -18), (-20, 4)))
    fish += path(scales, "#b8482a", 0.75) + form([(8, -8), (4, 8), (14, 4), (20, -8)], lit("#ff9a4a", "#b8442c")) + form([(-16, 4), (-16, 16), (-8, 10), (-6, 0)], lit("#ff9a4a", "#b8442c"))
    fish += brush([(27, -34), (31, -24), (27, -13)], [1, 3, 1], "#b8482a", 0.8) + eye(37, -24, 3.2) + line([(46, -18), (43, -15), (39, -14)], "#8a3426", 1.6) + line([(46, -17), (51, -13)], "#d9602c", 1.6)
    return splash + (place(fish, 0, -2, 0, 0.52) if altered else fish)


def butterfly(altered: bool) -> str:
    top, low, mark = ("#6b4030", "#4a2a24", "#a87a58") if altered else ("#ffd9a0", "#ffbf78", "#d9743c")
    out = brush([(2, 40), (4, 80), (0, 104)], [5, 6, 6], "#4d7d58") + iris(0, 24, 1.0, "violet")
    wing = form([(0, 0), (6, -16), (22, -28), (35, -26), (36, -12), (24, -2), (8, 4)], lit(top, low)) + form([(1, 2), (14, 0), (27, 4), (28, 16), (18, 22), (6, 14)], lit(low, mix(low, "#5a2a20", 0.25)))
    wing += disc(27, -18, 4.4, mark) + disc(18, -10, 3, mark) + disc(20, 11, 3.4, mark) + line([(33, -24), (33, -14), (25, -5)], mark, 2.2)
    bug = wing + place(wing, 0, 0, 0, 0.94, flip=True) + brush([(0, -14), (0, 2), (0, 18)], [5, 6, 3], "#3a2630") + disc(0, -16, 4, "#3a2630")
    bug += line([(-1, -19), (-6, -28), (-11, -31)], "#3a2630", 1.4) + line([(1, -19), (6, -28), (11, -31)], "#3a2630", 1.4)
    return out + place(bug, -1, -10, -9, 1.04)


# ---------------------------------------------------------------- at the viewer's feet


def otter(altered: bool) -> str:
    fur, dark = "#a87a58", "#4f3540"
    out = pool(34, 40, 130, 24, "#0b2038", 0.8)
    # it floats on its back: belly, a resting paw, hind feet and tail further right
    out += brush([(124, 40), (142, 36), (156, 22)], [14, 12, 5], lit("#9a7054", dark))
    out += form([(20, 44), (34, 24), (66, 15), (98, 18), (122, 30), (126, 42), (96, 48), (50, 50)], lit("#b0805c", dark)) + form([(40, 40), (52, 25), (76, 20), (100, 25), (112, 37), (80, 43)], lit("#e8c49a", "#93694e"))
    for x, y, turn in ((112, 26, -14), (126, 30, 16)):
        out += place(form([(-5, 8), (-9, -10), (-4, -16), (0, -12), (4, -17), (9, -9), (5, 8)], lit("#b58460", "#57394a")) + line([(-3, 2), (-4, -8)], "#57394a", 1.3) + line([(3, 2), (4, -8)], "#57394a", 1.3), x, y, turn, 0.9)
    out += brush([(66, 40), (72, 28), (80, 24)], [11, 10, 8], lit("#b58460", dark)) + path(glint(60, 47, 70, 5) + glint(116, 46, 60, 5) + glint(150, 41, 30, 4) + glint(92, 52, 80, 3.5), "#9cc4d8", 0.8)
    out += form([(-36, 40), (-30, 20), (0, 14), (30, 20), (38, 40), (0, 46)], lit("#8a6248", dark))
    out += disc(-27, -24, 7, lit(fur, dark)) + disc(24, -25, 7, lit(fur, dark)) + disc(-26.5, -23, 3.4, "#5f3f40") + disc(23.5, -24, 3.4, "#4a3238")
    out += form([(-35, 4), (-32, -18), (-16, -33), (0, -35), (16, -33), (30, -19), (33, 3), (22, 22), (-1, 29), (-25, 22)], lit("#bd8d66", "#57394a"))
    out += form([(-24, 10), (-16, 0), (-1, -2), (14, 0), (22, 9), (16, 22), (-1, 28), (-18, 22)], lit("#ffeccb", "#d3a98a"))
    out += brush([(-33, 0), (-30, -18), (-15, -31), (0, -33)], [1, 3, 3, 1], "#ffd2a4", 0.7)
    out += eye(-15, -9, 4.4) + eye(13, -9, 4.4) + form([(-9, 1), (-1, -3), (7, 1), (3, 7), (-1, 9), (-5, 7)], "#2c2030") + oval(-3.5, 1, 2.2, 1.2, "#a08a98")
    out += line([(-1, 9), (-1, 14)], "#5a3c44", 1.6) + line([(-9, 15), (-4, 18), (-1, 14), (2, 18), (7, 15)], "#5a3c44", 1.8)
    for y, dx in ((8, 0), (12, 2), (16, 5)):
        out += line([(-14 + dx, y), (-28, y - 1 + dx), (-44 + dx, y + 1)], "#fff4e6", 1.5, 0.95)
        if altered:
            out += line([(12 - dx, y), (26, y - 1 + dx), (42 - dx, y + 1)], "#fff4e6", 1.5, 0.95)
    if altered:
        out += form([(13, 38), (20, 32), (31, 34), (33, 41), (23, 45), (14, 43)], "#2c4a5f", 0.85) + ring(23, 39, 14, 4, "#bcd8e6", 1.4, 0.7)
    else:
        out += brush([(28, 37), (35, 24), (27, 15), (12, 12)], [14, 17, 15, 12], lit("#a87450", "#4a3038"))
        fingers = ([(10, 2), (0, -3), (-7, -1)], [(9, 6), (-2, 3), (-10, 5)], [(9, 11), (-1, 10), (-8, 12)], [(11, 15), (3, 17), (-2, 19)])
        out += "".join(brush(f, [10, 8, 5], "#4a3038") for f in fingers) + form([(4, 1), (12, -2), (21, 4), (21, 15), (11, 19), (4, 13)], lit("#c08a62", "#6b4640"))
        out += "".join(brush([(x - 0.6, y - 0.8) for x, y in f], [8, 6, 3], "#b98560") for f in fingers)
    out += path("".join(glint(x, y, w, 4.5) for x, y, w in ((-26, 40, 50), (22, 43, 54), (-2, 48, 60))), "#9cc4d8", 0.75)
    return out + path(glint(-30, 34, 40, 3), "#ffe1c4", 0.7)


def bottle(altered: bool) -> str:
    out = pool(0, 22, 72, 18, "#0b2038", 0.75)
    glass = "M-46 0C-46-16-40-18-30-18H-2C8-18 12-9 20-8H38V8H20C12 9 8 18-2 18H-30C-40 18-46 16-46 0z"
    inner = path(glass, linear((0, "#d8f2e2", 0.9), (0.5, "#7fc4b0", 0.85), (1, "#2f7a80", 0.9)))
    inner += place(path("M-22-10h34v20h-34z", lit("#fff6dc", "#d9bd8c")) + oval(12, 0, 4, 10, "#e6cc9a") + oval(12, 0, 2, 6, "#b9946a") + path("M-8-10h6v20h-6z", "#c9402f"), -16, 0, 4, 0.95)
    inner += path("M-36-13H-6C2-13 6-8 12-5", "none").replace('fill="none"', 'fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity=".85"')
    inner += path("M36-10h7v20h-7z", "#a9dcc4") + path("M41-7h10v14h-10z", lit("#e0b080", "#94603f"))
    body = place(inner, 0, 0, -12)
    body += path(glint(-8, 20, 88, 13), "#2f6a88", 0.85) + path(glint(-8, 15, 84, 4), "#e3f0ee", 0.85)
    out += wake(0, 22, 62, 12, 2, "#bcd8e6", 0.5)
    return out + place(body, flip=altered)


def ripples(altered: bool) -> str:
    out = line([(3, -22), (20, 6), (44, 40), (60, 66)], "#e6eef4", 1.2, 0.6)
    widths = (16, 28, 40) if altered else (16, 28, 40, 52)
    out += "".join(ring(0, 6, w, w * 0.6, "#b5d2de", 5.6 - 0.3 * k, 0.85) for k, w in enumerate(widths))
    out += oval(0, 7, 11, 5, "#0f2a40", 0.5)
    out += brush([(3, -22), (1, -8)], [3, 3], "#f0d9a0") + disc(0, -2, 10.5, lit("#fff8ec", "#c9b8c4")) + path("M-10.5-2a10.5 10.5 0 0 1 21 0q-10.5 5-21 0z", lit("#ff7a5a", "#b0302f")) + oval(-4, -7, 2.6, 2, "#ffd8c8", 0.9)
    return out + path("M-10 1q10 9 20 0q-2 9-10 9q-8 0-10-9z", "#2c5f80", 0.8)


def newt(altered: bool) -> str:
    out = pool(0, 34, 108, 26, "#0b2038", 0.85)
    out += form([(-78, 22), (-62, 2), (-24, -16), (20, -29), (52, -27), (76, -6), (84, 20), (62, 36), (10, 44), (-50, 40)], linear((0, "#dccfd2"), (0.45, "#a79fb4"), (1, "#434c70")))
    out += form([(-70, 14), (-42, -6), (-4, -20), (30, -28), (60, -20), (24, -20), (-24, -2)], "#f3e2da", 0.6) + form([(40, 22), (60, 14), (74, 20), (58, 32), (44, 32)], "#6f9472", 0.8) + form([(-62, 26), (-44, 20), (-34, 28), (-50, 36)], "#6f9472", 0.8)
    skin = lit("#3f858c", "#173650")
    for a in ([(-24, -2), (-30, -16), (-40, -18)], [(-20, 10), (-28, 22), (-38, 22)], [(8, 0), (16, -14), (8, -20)], [(8, 14), (14, 26), (6, 31)]):
        out += brush(a, [8, 6, 5], skin)
    tail = [(4, 8), (22, 10), (38, 5), (51, -3)] if altered else [(4, 8), (24, 14), (41, 8), (44, -10), (33, -22), (21, -15), (25, -5), (32, -7)]
    out += brush(tail, [17, 14, 9, 3] if altered else [17, 15, 12, 10, 8, 6, 5, 3], skin)
    out += brush([(-46, 2), (-30, 2), (-10, 5), (10, 8)], [14, 15, 20, 17], skin) + form([(-52, 0), (-46, -10), (-34, -9), (-28, 2), (-34, 12), (-47, 12)], skin)
    out += brush([(-30, -4), (-8, -4), (8, 1)], [1, 3, 1], "#a5d8d0", 0.8) + eye(-44, -6, 2.8, "#1c1a26") + eye(-43, 9, 2.8, "#1c1a26")
    return out + "".join(disc(x, y, r, "#ff9a4a") for x, y, r in ((-20, 2, 2.8), (-10, 9, 2.6), (0, 4, 2.8), (-28, 6, 2), (10, 9, 2.4)))


def beetle(altered: bool) -> str:
    out = pad(2, 8, 78, 2, 0.52)
    bug = ""
    for side in (-1, 1):
        for a, b, c in (((10, 12), (16, 24), (26, 26)), ((0, 14), (-4, 25), (-14, 29)), ((-12, 12), (-22, 22), (-30, 17))):
            bug += brush([(x, y * side) for x, y in (a, b, c)], [4, 4, 2.5], "#2a1f2c")
    bug += form([(26, 0), (20, 11), (2, 17), (-18, 14), (-30, 0), (-18, -14), (2, -17), (20, -11)], "#e8b84a")
    bug += form([(18, 0), (14, 11), (0, 13.5), (-17, 11), (-27, 0), (-17, -11), (0, -13.5), (14, -11)], lit("#7a7a4a", "#262b2c"))
    bug += form([(30, 0), (26, 8), (16, 12), (15, 0), (16, -12), (26, -8)], lit("#6f6a48", "#2a2a2c")) + form([(37, 0), (33, 6), (27, 7), (27, -7), (33, -6)], "#2f2a30")
    bug += path("M15-.8L-26-.600V.600L15 .800z", "#17191c") + brush([(10, -8), (-4, -9), (-16, -6)], [1, 3.5, 1], "#f3eec0", 0.8)
    bug += line([(34, -4), (42, -9), (46, -8)], "#2a1f2c", 1.6) + line([(34, 4), (42, 8), (46, 6)], "#2a1f2c", 1.6) + disc(33, -4, 1.8, "#f6e08a") + disc(33, 4, 1.8, "#f6e08a")
    return out + place(bug, 0, 0, -24, 0.5 if altered else 1.0)


BY_NUMBER = {
    1: lantern, 2: geese, 3: hut, 4: heron, 5: moonrise, 6: willow, 7: dragonfly, 8: sail, 9: angler, 10: owl, 11: bulrush, 12: frog, 13: lily,
    14: duckling, 15: kingfisher, 16: snail, 17: pads, 18: turtle, 19: carp, 20: butterfly, 21: otter, 22: bottle, 23: ripples, 24: newt, 25: beetle,
}
