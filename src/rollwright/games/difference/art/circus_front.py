"""Under the big top, elements 21 to 25: what lies nearest to the viewer. (0, 0) is the centre of the hit circle."""

import math

from rollwright.games.difference.art.brush import brush, disc, dots, eye, form, line, linear, oval, path, place
from rollwright.games.difference.art.circus_beasts import tiger
from rollwright.games.difference.art.circus_brush import INK, blush, eyes, inked, lamp, shade, star
from rollwright.games.difference.art.flora import pool


def drum(altered: bool) -> str:
    """Bass drum; only the picture on its skin changes."""
    shell = disc(8, -3, 56, linear((0, "#1f8a8a"), (1, "#0a3340")))
    out = pool(4, 58, 80, 12, "#0a1420", 0.7) + inked(shell + brush([(-30, 44), (-44, 64)], [9, 6], "#8c5a26") + brush([(36, 42), (52, 62)], [9, 6], "#8c5a26"))
    out += inked(disc(0, 0, 54, linear((0, "#ffe9a0"), (0.5, "#e0952c"), (1, "#8c4a20"), x1=0.2, x2=0.8)), disc(0, 0, 46, lamp("#fffaf0", "#f0d4a4")), 3)
    out += "".join(disc(50 * math.cos(a), 50 * math.sin(a), 3, "#7a3a1c") for a in (k * math.pi / 5 for k in range(10)))
    if altered:
        bars = "".join(place(path("M-9-38Q0-42 9-38V38Q0 42-9 38z", lamp("#e0593c", "#a32a2c")), 0, 0, t) for t in (45, -45))
        return out + bars + disc(0, 0, 12, "#ffd04a")
    turns = [((3 + 36 * k / 40) * math.cos(k * 0.42), (3 + 36 * k / 40) * math.sin(k * 0.42)) for k in range(41)]
    return out + line(turns, "#c9432f", 8)


def shoe(altered: bool) -> str:
    """Leg and laces stay; the leather of the long shoe changes."""
    trousers = linear((0, "#8c5a7c"), (1, "#4a2a48"), x1=0, x2=0, y1=-90, y2=10, units="user")
    right = brush([(-78, -60), (-112, -56), (-102, -12)], [40, 36, 26], trousers)
    out = inked(right, line([(-108, -66), (-114, -50), (-106, -18)], "#d9a8b8", 3, 0.7))
    out += inked(form([(-122, -14), (-100, -22), (-82, -12), (-76, 8), (-84, 22), (-104, 26), (-124, 20), (-130, 4)], lamp("#f2705a", "#a3262c")), line([(-112, -10), (-102, -4), (-92, -10)], "#fff0c4", 3) + line([(-114, -2), (-102, 4), (-90, -2)], "#fff0c4", 3) + oval(-110, 10, 8, 4, "#ffb8a0", 0.7))
    leg = brush([(-62, -62), (-14, -66), (-27, -14)], [42, 38, 26], trousers)
    out += inked(leg, line([(-40, -76), (-14, -74), (-12, -50), (-18, -22)], "#d9a8b8", 3, 0.7) + shade([(-44, -52), (-38, -40), (-40, -16)], [3, 9, 6]))
    light, mid, dark = ("#5a5a70", "#2f2c3c", "#1f1a28") if altered else ("#fff48a", "#ffdc2e", "#eda81c")
    leather = form([(-42, -6), (-36, -18), (-16, -16), (0, -6), (22, -14), (42, -6), (49, 10), (42, 22), (0, 24), (-40, 23), (-46, 9)], lamp(light, dark, mid))
    sole = form([(-47, 20), (0, 21), (44, 18), (48, 24), (40, 30), (-42, 30)], "#7a3a2c")
    out += inked(sole + leather, oval(34, 0, 9, 5, "#ffffff", 0.45, 12) + line([(-18, -14), (-8, -2), (-12, 8)], INK, 2.4, 0.7), 3.4)
    laces = line([(-26, -13), (-10, -16)], "#d9452f", 4) + line([(-22, -4), (-4, -9)], "#d9452f", 4)
    return out + laces + inked(brush([(-42, -20), (-27, -24), (-12, -20)], [9, 11, 9], "#ffd9a0"), "", 2.8)


def rabbit(altered: bool) -> str:
    """The magician's hat stands open; the rabbit is in it or not."""
    felt = linear((0, "#4a5f70"), (0.3, "#6f8794"), (0.55, "#2f4050"), (1, "#141e2c"), x2=1, y2=0)
    out = pool(0, 56, 70, 11, "#4a1f38", 0.75) + inked(brush([(-46, 54), (-84, 40)], [7, 6], "#4a4258") + brush([(-76, 43), (-86, 39)], [7, 7], "#fff4df"), "", 3)
    out += inked(path("M-33 10L-28 50Q0 62 28 50L33 10z", felt), path("M-32 16Q0 28 32 16L31 28Q0 40-31 28z", "#d9452f"))
    out += inked(oval(0, 8, 47, 13, lamp("#5a7080", "#202c3a"))) + oval(0, 8, 35, 8.500, linear((0, "#0f0c1a"), (1, "#2b2438")))
    if not altered:
        ears = form([(-6, -6), (-19, -24), (-22, -46), (-14, -50), (-6, -34), (-1, -10)], lamp("#ffffff", "#f0d4cc")) + form([(6, -6), (8, -30), (18, -47), (26, -42), (23, -22), (13, -6)], lamp("#ffffff", "#f0d4cc"))
        head = path("M-22 11C-24-14 24-14 22 11Q0 17-22 11z", lamp("#ffffff", "#efd6ce"))
        inner = form([(-8, -12), (-16, -26), (-17, -42), (-10, -34), (-5, -16)], "#f29aa8") + form([(9, -10), (12, -28), (20, -40), (20, -24), (13, -10)], "#f29aa8")
        out += inked(ears + head, inner + eyes(0, 2, 19, 3.2) + oval(0, 8, 3, 2.2, "#e8697a") + blush(-15, 9, 3.4) + blush(15, 9, 3.4))
    front = '<path d="M-35 8A35 8.500 0 0 0 35 8L47 8A47 13 0 0 1-47 8z"'
    return out + front + f' fill="{lamp("#4f6474", "#263442")}"/>'


def podium(altered: bool) -> str:
    """The tiger's stool; two or three stars on it."""
    side_ = linear((0, "#0f4a58"), (0.3, "#2a8c94"), (0.65, "#1a6874"), (1, "#0a3340"), x2=1, y2=0)
    out = pool(0, 52, 90, 14, "#4a1f38", 0.75)
    out += inked(path("M-50-36L-62 42Q0 66 62 42L50-36z", side_), path("M-60 30Q0 54 60 30L62 42Q0 66-62 42z", lamp("#ffd868", "#b5702a")) + path("M-51-30Q0-12 51-30L52-22Q0-4-52-22z", lamp("#ffd868", "#b5702a")))
    out += inked(oval(0, -38, 52, 13, lamp("#fff0c4", "#e0a64e")), oval(0, -40, 44, 9, lamp("#e0593c", "#b5332c")))
    for x, y in [(-17, 11), (17, 11)] if altered else [(-34, 7), (0, 13), (34, 7)]:
        out += star(x, y, 17, INK, 0, 0.5) + star(x, y, 14, lamp("#fffbe6", "#ffd04a"), 0, 0.5)
    return out + place(tiger(), 0, 8, 0, 1.2)


def mouse(altered: bool) -> str:
    """Runs along the edge of the ring with a piece of popcorn, one way or the other."""
    fur = lamp("#c9b4b0", "#6f5a68")
    tail = '<path d="M-22 14C-38 18-40 2-50 6" fill="none" stroke="#e0a098" stroke-width="4" stroke-linecap="round"/>'
    legs = brush([(-14, 18), (-24, 26), (-30, 24)], [10, 6, 5], fur) + brush([(-6, 20), (0, 28), (6, 28)], [9, 6, 5], fur) + brush([(12, 18), (22, 26), (27, 24)], [8, 5, 5], fur)
    body = form([(-28, 12), (-24, -2), (-8, -10), (10, -8), (22, -4), (34, 6), (37, 11), (26, 17), (8, 22), (-16, 22)], fur)
    ears = disc(6, -15, 11, fur) + disc(21, -12, 8, fur)
    corn = disc(38, -1, 7, "#fffaf0") + disc(44, 6, 7, "#fff0c8") + disc(36, 8, 6, "#ffe39a") + disc(46, -3, 5, "#fffaf0")
    face = disc(6, -15, 6.500, "#f2a8a0") + eye(22, 4, 3.4, INK) + disc(35, 10, 3, "#e8697a") + line([(26, 12), (18, 15)], "#fff0e6", 1.2) + form([(-14, 20), (4, 14), (16, 17), (4, 22)], "#f3e4dc", 0.8)
    creature = inked(tail, "", 2.6) + inked(legs, "", 3) + inked(body + ears, face, 3) + inked(corn, dots([(40, 2), (44, 4)], "#e0a64e", 3), 3)
    return place(place(creature, flip=altered), 0, 2, -15)
