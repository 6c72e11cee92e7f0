"""The winter market: elements above the square, drawn around (0, 0) = the centre of the hit circle; and the list of all 25.

Whatever depends on `altered` stays inside the circle. What does not may reach further.
"""

import math

from rollwright.games.difference.art.brush import brush, clip, corners, dice, disc, dots, form, glow, leaf, line, linear, lit, oval, path, place, ring
from rollwright.games.difference.art.winter_brush import INK, cap, snow
from rollwright.games.difference.art.winter_ice import arm, buns, carp, duck, fox, hare, hat, kettle, lantern, mitten, mugs, scarf, snowball, trace


def attic(altered: bool) -> str:
    """A round-headed window: lit, or dark. The sill with its snow is the same."""
    arch = "M-22 30V-8a22 22 0 0 1 44 0V30z"
    out = "" if altered else disc(0, 4, 50, glow("#ffc46a", 0.7))
    out += path("M-28 34V-8a28 28 0 0 1 56 0V34z", "#f0e2dc") + path(arch, linear((0, "#232a66"), (1, "#3a3f7c")) if altered else linear((0, "#fff6cc"), (0.5, "#ffd67c"), (1, "#f09a3f")))
    if altered:
        out += path("M-16-4L-4-20L2-18L-14 8z", "#6f7cc4", 0.5)
    else:  # somebody reads in bed up there
        out += form([(4, 30), (6, 10), (14, 4), (20, 10), (22, 30)], "#a8583c", 0.8) + disc(13, 0, 6.5, "#a8583c", 0.85)
    return out + path("M-1.800-30h3.600V30h-3.600zM-22 4h44v3.600h-44z", "#d0bcc0") + path("M-34 30h68v7h-68z", "#8a5c6c") + cap(0, 32, 72, 9, 3)


def icicles(altered: bool) -> str:
    """Five hang from the eaves, or four."""
    out = ""
    for x, long, wide in ((-38, 44, 13), (-19, 60, 15), (0, 48, 14), (19, 64, 15), (38, 50, 14))[: 4 if altered else 5]:
        out += path(f"M{x - wide / 2}-26C{x - wide / 2 + 1} {-26 + long * 0.4} {x - 1} {-26 + long * 0.7} {x} {-26 + long}C{x + 1} {-26 + long * 0.7} {x + wide / 2 - 1} {-26 + long * 0.4} {x + wide / 2}-26z", linear((0, "#ffffff"), (0.5, "#dff4ff"), (1, "#9ad0f0"), x2=0.7)) + path(f"M{x - wide * 0.3}-24Q{x - wide * 0.2} {-26 + long * 0.4} {x - 1} {-26 + long * 0.7}Q{x - 1} {-26 + long * 0.3} {x}-24z", "#ffffff", 0.9)
    return out + snow([(-58, -24), (-50, -38), (-20, -42), (20, -41), (52, -37), (60, -24), (40, -19), (20, -24), (-2, -19), (-24, -24), (-42, -19)], "#b4c4f0")


def treetop(altered: bool) -> str:
    """A golden star, or a golden bell."""
    gold = linear((0, "#fffbd0"), (0.4, "#ffd75a"), (1, "#e08a2c"), x2=0.7)
    out = disc(0, 2, 50, glow("#ffe9a0", 0.8))
    if altered:
        out += disc(0, 30, 7, "#b9702c") + form([(0, -32), (9, -28), (16, -12), (20, 8), (31, 24), (0, 29), (-31, 24), (-20, 8), (-16, -12), (-9, -28)], gold) + brush([(-26, 19), (0, 24), (26, 19)], [2, 4, 2], "#b9702c") + brush([(-10, -20), (-13, -4), (-17, 10)], [1, 5, 1], "#fffdf0", 0.9) + ring(0, -34, 5, 5, "#e0a03c", 3.4)
        return out
    points = [((38 if k % 2 == 0 else 17) * math.cos(a), 2 + (38 if k % 2 == 0 else 17) * math.sin(a)) for k, a in enumerate(-math.pi / 2 + j * math.pi / 5 for j in range(10))]
    out += path(corners(points), gold)
    return out + "".join(path(corners([points[k], points[k + 1], (0, 2)]), "#fff8cc" if k in (8, 0) else "#f0a83c", 0.55) for k in range(0, 10, 2))


def owl(altered: bool) -> str:
    """The owl warms her feet on the lamp, or is away."""
    if altered:
        return ""
    out = form([(-22, 24), (-26, -2), (-18, -26), (0, -34), (18, -26), (26, -2), (22, 24), (0, 32)], lit("#d9b48c", "#6a4a68")) + path("M-20-24L-24-42L-8-32zM20-24L24-42L8-32z", lit("#c99c74", "#5a3f60"))
    out += form([(-13, 24), (-15, 6), (0, 0), (15, 6), (13, 24), (0, 29)], "#f6e2c4") + "".join(f'<path d="M{x} {y}q4 5 8 0" fill="none" stroke="#a8785c" stroke-width="2"/>' for x, y in ((-12, 10), (-4, 8), (4, 10), (-8, 17), (0, 17)))
    out += disc(-10, -14, 11, "#fff6e6") + disc(10, -14, 11, "#fff6e6") + disc(-10, -13, 6, "#f0a83c") + disc(10, -13, 6, "#f0a83c") + disc(-9, -13, 3.4, INK) + disc(11, -13, 3.4, INK) + path("M-4-8L0 1L4-8Q0-11-4-8z", "#e0803c")
    out += brush([(-24, -4), (-28, 10), (-20, 24)], [10, 13, 4], lit("#b98a6c", "#5a3f60")) + brush([(24, -4), (28, 10), (20, 24)], [10, 13, 4], lit("#a87c64", "#4f3858")) + path("M-21-31L0-44L21-31Q0-37-21-31z", lit("#e0566a", "#8a1f4c")) + disc(0, -45, 5, "#fff6ea")
    return out + line([(-8, 30), (-8, 33)], "#e0a03c", 4) + line([(8, 30), (8, 33)], "#e0a03c", 4)


def comet(altered: bool) -> str:
    """Its tail streams to the right, or to the left."""
    tail = form([(-30, 8), (-14, -6), (16, -24), (52, -22), (24, -8), (46, 0), (16, 6), (28, 20), (-2, 18), (-22, 24)], linear((0, "#fffbe0"), (0.4, "#ffe08a", 0.95), (1, "#ffb0a0", 0.5), x2=1, y2=-0.2)) + brush([(-20, 8), (6, -6), (34, -16)], [10, 7, 1], "#fffdf0", 0.8)
    points = [((22 if k % 2 == 0 else 10) * math.cos(a) - 28, (22 if k % 2 == 0 else 10) * math.sin(a) + 14) for k, a in enumerate(-1.9 + j * math.pi / 5 for j in range(10))]
    return place(tail + path(corners(points), linear((0, "#fffef0"), (1, "#ffd25a"))) + disc(-28, 14, 5, "#fffef6"), 0, 0, 0, 1, altered)


def wreath(altered: bool) -> str:
    """Fir twigs, berries and a bow: large, or half as big."""
    chance, out = dice("wreath"), ""
    tones = ["", "", ""]
    for k in range(66):
        a, r = k * 0.19 * math.pi / 1.98, 32 + chance.uniform(-7, 7)
        tones[k % 3] += leaf(r * math.cos(a), r * math.sin(a), math.degrees(a) + 90 + chance.uniform(-50, 50), 15, 5)
    out += ring(0, 0, 32, 32, "#1c4a4c", 15) + "".join(path(t, c) for t, c in zip(tones, ("#2a6a58", "#3f8a64", "#7ab87c"), strict=True))
    out += "".join(disc(33 * math.cos(a), 33 * math.sin(a), 4.4, lit("#ff9a80", "#a8203c")) for a in (0.2, 0.5, 2.2, 2.9, 3.6, 4.3, 5.0, 5.7)) + form([(0, 32), (-22, 20), (-24, 42), (0, 36)], lit("#f06a5c", "#9c1f40")) + form([(0, 32), (22, 20), (24, 42), (0, 36)], lit("#e0505a", "#8a1a40")) + path("M-4 36L-14 54L-6 50L0 56L4 38z", "#b02a48") + disc(0, 33, 6, "#ff8a74")
    return place(out, 0, -2, 0, 0.5 if altered else 0.98)


def sign(altered: bool) -> str:
    """It hangs from the iron arm: a pretzel, or a fish."""
    out = line([(-16, -47), (-14, -30)], INK, 2.2) + line([(16, -47), (14, -30)], INK, 2.2)
    crust = linear((0, "#ffd28a"), (0.5, "#d98a3c"), (1, "#8a4630"))
    if altered:
        fish = form([(-42, 0), (-28, -18), (0, -24), (22, -10), (28, 0), (22, 10), (0, 24), (-28, 18)], crust) + path("M22 0L46-20Q38 0 46 20z", crust) + path("M-4-23Q8-38 18-16zM-2 23Q8 32 14 16z", "#a8582c")
        return out + fish + disc(-26, -5, 5, "#fff3d6") + disc(-27, -5, 2.8, INK) + "".join(f'<path d="M{x} -12q8 12 0 24" fill="none" stroke="#8a4630" stroke-width="3" opacity=".7"/>' for x in (-10, 2, 13))
    loop = "M0 26C-34 34-48 2-36-18C-26-34-6-26 2-6C8 10 18 20 28 30M0 26C34 34 48 2 36-18C26-34 6-26-2-6C-8 10-18 20-28 30"
    return out + f'<path d="{loop}" fill="none" stroke="#7a3f30" stroke-width="15" stroke-linecap="round"/><path d="{loop}" fill="none" stroke="#dc9244" stroke-width="11" stroke-linecap="round"/><path d="{loop}" fill="none" stroke="#ffd494" stroke-width="3" stroke-linecap="round" transform="translate(-2 -2.500)"/>' + dots([(-38, 0), (-30, -20), (-14, -24), (38, 2), (30, -20), (14, -24), (-16, 26), (18, 26), (0, 4)], "#fffdf6", 4)


def candles(altered: bool) -> str:
    """Five burn on the fir, or four."""
    out = ""
    for x, y in ((0, -34), (-26, -6), (26, -12), (-8, 18), (30, 26))[: 4 if altered else 5]:
        out += disc(x, y - 10, 17, glow("#ffe08a", 0.9)) + path(f"M{x - 4.5} {y - 4}h9v20h-9z", linear((0, "#fffaf0"), (1, "#e0b4a4"), x2=1, y2=0)) + path(f"M{x - 8} {y + 14}h16l-3 5h-10z", "#e0a03c") + path(f"M{x} {y - 20}C{x + 8} {y - 11} {x + 5} {y - 4} {x} {y - 4}C{x - 5} {y - 4} {x - 8} {y - 11} {x} {y - 20}z", linear((0, "#fff6b0"), (1, "#ff9a3c"))) + oval(x, y - 8, 2.2, 3.6, "#fffef0")
    return out


def granny(altered: bool) -> str:
    """Her warm room is always seen; she knits at the window, or she is not there."""
    out = disc(0, 0, 54, glow("#ffc46a", 0.5)) + path("M-42-42h84v84h-84z", "#f0e2dc")
    room = path("M-38-38h76v76h-76z", linear((0, "#fff0b8"), (0.6, "#ffcf74"), (1, "#f0a04c"))) + path("M-32-26h14v18h-14z", "#c9804c") + path("M-29-23h8v12h-8z", "#fff3d6") + brush([(26, 38), (26, 0), (26, -16)], [4, 3, 3], "#8a4c3c") + path("M16-16h20l-5-14h-10z", lit("#f2806a", "#b03c4c"))
    if not altered:
        fur = lit("#e0d0cc", "#8a7488")
        room += form([(-28, 40), (-26, 14), (-12, 4), (8, 4), (20, 14), (22, 40)], lit("#8a7cd0", "#43347c")) + form([(-16, 8), (-2, 14), (10, 8), (6, 22), (-12, 22)], "#f6eef6") + disc(-20, -16, 9, fur) + disc(14, -16, 9, fur) + disc(-20, -16, 5, "#f0a4a0") + disc(14, -16, 5, "#f0a4a0")
        room += form([(-20, -2), (-16, -18), (-3, -24), (10, -18), (15, -2), (8, 10), (-2, 15), (-12, 10)], fur) + form([(-17, -15), (-3, -28), (12, -15), (4, -20), (-10, -20)], "#fffaf4") + disc(-2, -29, 5, "#fffaf4")
        room += ring(-9, -4, 5.4, 5.4, "#a8683c", 1.8) + ring(5, -4, 5.4, 5.4, "#a8683c", 1.8) + line([(-11, -3), (-8, -2), (-6, -3.500)], INK, 1.9) + line([(3, -3), (6, -2), (8, -3.500)], INK, 1.9) + disc(-2, 6, 3, "#c0506a") + line([(-6, 10), (-2, 11.500), (2, 10)], "#7a3a50", 1.6)
        room += form([(-14, 26), (10, 26), (14, 40), (-18, 40)], lit("#f0806a", "#b03c4c")) + line([(-22, 22), (6, 34)], "#fffdf2", 2.6) + line([(18, 22), (-10, 34)], "#fffdf2", 2.6) + disc(-18, 26, 5, fur) + disc(14, 26, 5, fur)
    out += clip(room, "M-38-38h76v76h-76z") + form([(-38, -38), (-22, -38), (-28, -10), (-38, 20)], lit("#fffaf2", "#d9c0c4"), 0.95) + form([(38, -38), (24, -38), (30, -10), (38, 20)], lit("#fffaf2", "#d0b4bc"), 0.95)
    return out + path("M-48 40h96v7h-96z", "#8a5c6c") + cap(0, 43, 98, 9, 3)


def robin(altered: bool) -> str:
    """On the gable of the bird house; he looks to the left, or to the right."""
    bird = brush([(16, -12), (32, -4), (42, 4)], [12, 9, 7], lit("#a87c6c", "#4f3858")) + form([(-22, -22), (-18, -36), (-4, -42), (10, -36), (22, -22), (24, -8), (12, 6), (-6, 7), (-19, -4)], lit("#b98c78", "#5a405c")) + form([(-23, -22), (-14, -30), (-2, -22), (2, -6), (-4, 6), (-17, -4)], lit("#ff9a5c", "#c93c2f")) + form([(-8, 2), (4, -4), (12, 2), (4, 7), (-6, 7)], "#fff3e6")
    bird += form([(2, -20), (18, -22), (28, -6), (14, -2), (4, -8)], lit("#8f6a64", "#43304f")) + path("M-21-30L-34-26L-20-22z", lit("#e8b44a", "#a0602c")) + disc(-11, -31, 3.6, INK) + disc(-12, -32, 1.2, "#ffffff") + line([(-4, 6), (-4, 12)], "#a0602c", 2.6) + line([(5, 6), (5, 12)], "#a0602c", 2.6)
    return place(bird, -2, -2, 0, 1.06, altered)


def heart(altered: bool) -> str:
    """It hangs on a red ribbon: large, or half as big."""
    f = 0.5 if altered else 1
    cake = path("M0 38C-14 22-44 8-44-14C-44-34-14-40 0-18C14-40 44-34 44-14C44 8 14 22 0 38z", linear((0, "#e0954f"), (0.5, "#b8652f"), (1, "#6f3434"), x1=0.2, x2=0.8))
    icing = '<path d="M0 30C-12 17-37 5-37-13C-37-28-12-32 0-10C12-32 37-28 37-13C37 5 12 17 0 30z" fill="none" stroke="#fffaf4" stroke-width="4.500" stroke-dasharray="1 7" stroke-linecap="round"/>'
    flower = "".join(disc(7 * math.cos(a), 2 + 7 * math.sin(a), 5, "#ff8a8a") for a in (k * 1.257 for k in range(5))) + disc(0, 2, 4.400, "#ffe27a") + form([(9, 6), (22, 4), (16, 12)], "#7ac47c") + form([(-9, 6), (-22, 4), (-16, 12)], "#7ac47c")
    return line([(-10, -50), (0, -16 * f), (10, -50)], "#d9405a", 3) + place(cake + icing + flower, 0, 0, 0, f)


BY_NUMBER = {
    1: attic, 2: icicles, 3: treetop, 4: owl, 5: comet, 6: wreath, 7: sign, 8: candles, 9: granny, 10: robin, 11: heart, 12: buns, 13: hat,
    14: kettle, 15: mugs, 16: fox, 17: arm, 18: scarf, 19: hare, 20: duck, 21: snowball, 22: mitten, 23: carp, 24: trace, 25: lantern,
}

