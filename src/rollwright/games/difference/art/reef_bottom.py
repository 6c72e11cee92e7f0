"""The reef: elements that stand, lie or creep on rock and sand, drawn around (0, 0) = the centre of the hit circle."""

import math

from rollwright.games.difference.art.brush import Point, brush, clip, disc, dots, form, line, linear, lit, mix, oval, path, place, radial, ring, smooth
from rollwright.games.difference.art.reef_brush import anemone, soft_shadow


def fan(altered: bool) -> str:
    """A sea fan: veins that branch, the net between them; pale yellow, or dark purple."""
    light, deep, vein = ("#7a3a92", "#3a1460", "#c48ae0") if altered else ("#fff3b4", "#f0c25c", "#c9803a")
    leaf_ = [(0, 50), (-8, 34), (-30, 26), (-44, 4), (-42, -20), (-28, -38), (-8, -48), (14, -46), (34, -32), (44, -8), (40, 16), (24, 32), (7, 36)]
    out = form(leaf_, radial((0, light), (0.6, mix(light, deep, 0.35)), (1, deep), cx=0.4, cy=0.3, r=0.8))
    veins = "".join(smooth(p, closed=False) for p in (
        [(1, 50), (0, 20), (-2, -10), (-6, -42)], [(0, 30), (-18, 10), (-34, -8), (-38, -18)], [(0, 26), (18, 6), (32, -12), (36, -24)], [(-1, 8), (-14, -12), (-22, -34)], [(0, 6), (12, -16), (18, -38)],
        [(-8, 22), (-26, 18), (-38, 8)], [(8, 20), (26, 14), (38, 8)], [(-20, 6), (-30, -10), (-30, -30)], [(20, 4), (28, -14), (28, -32)], [(-2, -12), (4, -28), (6, -42)]))
    out += f'<path d="{veins}" fill="none" stroke="{vein}" stroke-width="2.600" stroke-linecap="round" opacity=".85"/>'
    net = "".join(f"M{-r * math.sin(1.1):.1f} {30 - r * math.cos(1.1):.1f}A{r} {r} 0 0 1 {r * math.sin(1.1):.1f} {30 - r * math.cos(1.1):.1f}" for r in (20, 31, 42, 53, 64))
    return brush([(0, 70), (1, 44)], [10, 6], "#7a4a5c") + out + clip(f'<path d="{net}" fill="none" stroke="{vein}" stroke-width="1.300" opacity=".6"/>', smooth(leaf_))


def lobster(altered: bool) -> str:
    """He greets with both claws, or lets them hang."""
    shell, shade = lit("#ff9a6a", "#8a2440"), lit("#e2604a", "#6a1c40")
    out = "".join(line([(s * 10, 12 + 6 * k), (s * (24 + 2 * k), 14 + 7 * k), (s * (26 + k), 24 + 6 * k)], "#b03c44", 3.2) for s in (-1, 1) for k in range(3))
    out += form([(-12, 24), (12, 24), (16, 36), (10, 46), (-10, 46), (-16, 36)], shade) + form([(-15, 6), (-12, -8), (0, -14), (12, -8), (15, 6), (13, 26), (-13, 26)], shell) + "".join(line([(-11, y), (0, y + 3), (11, y)], "#7a1c3c", 1.8, 0.7) for y in (12, 19, 30, 37))
    out += line([(-5, -12), (-16, -30), (-22, -46)], "#d9604a", 1.8) + line([(5, -12), (14, -32), (18, -48)], "#d9604a", 1.8)
    claw = form([(0, 8), (-11, 0), (-13, -14), (-6, -25), (-3, -12), (2, -10), (6, -24), (12, -12), (10, 2)], shell) + form([(-9, -2), (-10, -12), (-6, -18), (-6, -6)], "#ffd0a8", 0.8)
    for s in (-1, 1):
        if altered:
            out += brush([(s * 11, -2), (s * 26, -2), (s * 34, 10)], [9, 8, 7], shell) + place(claw, s * 36, 16, 172 if s > 0 else -172, 0.84, s > 0)
        else:
            out += brush([(s * 11, -2), (s * 28, -4), (s * 32, -18)], [9, 8, 7], shell) + place(claw, s * 33, -22, 8 * s, 0.84, s > 0)
    out += disc(-6, -10, 4.4, "#fffdf2") + disc(6, -10, 4.4, "#fffdf2") + disc(-6.500, -10, 2.4, "#2a1a3c") + disc(5.500, -10, 2.4, "#2a1a3c") + oval(0, 1, 4.4, 3.4, "#6a1434") + oval(0, 2.500, 2.6, 1.4, "#ff8a7a")
    return out


def starfish(altered: bool) -> str:
    """Orange, or dark violet; the stone under it is the same."""
    light, middle, deep = ("#7a4aa8", "#47247c", "#220f50") if altered else ("#ffe3a0", "#ffae5a", "#e8803a")
    points = list[Point]()
    for k in range(10):
        r, a = (47 if k % 2 == 0 else 24), math.radians(-90 + 36 * k + 8)
        points.append((r * math.cos(a), r * math.sin(a)))
    wide = [p for k, (x, y) in enumerate(points) for p in (((x * 0.92 + y * 0.17, y * 0.92 - x * 0.17), (x, y), (x * 0.92 - y * 0.17, y * 0.92 + x * 0.17)) if k % 2 == 0 else ((x, y),))]
    out = place(path(smooth(wide), "#1f2c5c", 0.4), 3, 5, 0, 0.98) + path(smooth(wide), radial((0, light), (0.5, middle), (1, deep), cx=0.42, cy=0.36, r=0.7))
    out += "".join(place(dots([(0, -34), (0, -26), (0, -18)], light if altered else "#fff8e0", 5, 0.9), 0, 0, 72 * k + 8) for k in range(5)) + disc(0, 0, 5, light if altered else "#fff8e0")
    ink = "#f0e0ff" if altered else "#6a2a34"
    return out + line([(-9, -3), (-6, -0.500), (-3, -3)], ink, 2.2) + line([(3, -3), (6, -0.500), (9, -3)], ink, 2.2) + oval(0.500, 6, 2.6, 2.2, ink)


def clownfish(altered: bool) -> str:
    """The anemone is alike on both sides; its fish looks to the right or to the left."""
    fish = path("M-22 0L-38-12Q-33 0-38 12z", lit("#ff9a4a", "#c9481f")) + form([(-26, 0), (-16, -13), (2, -18), (20, -12), (30, 0), (20, 12), (2, 18), (-16, 13)], linear((0, "#ffc05a"), (0.5, "#f5782c"), (1, "#b8402a")))
    fish += path("M-10-16Q2-32 14-15zM-6 15Q4 26 12 13z", lit("#ff9a4a", "#c9481f")) + path("M12-15Q7 0 12 15L4 17Q-1 0 4-17zM-14-12Q-18 0-14 12L-20 8Q-23 0-20-8z", "#fffdf2") + path("M13.500-14Q9 0 13.500 14L12 15Q7 0 12-15z", "#5a2030")
    fish += form([(-2, 2), (-14, 0), (-14, 10), (-4, 9)], "#ffb45a") + disc(21, -4, 4.6, "#fffdf2") + disc(22.500, -4, 2.8, "#2a1a3c") + line([(26, 5), (22, 7), (18, 6)], "#8a2a20", 1.8)
    out = soft_shadow(0, 52, 54, 9, 0.5) + anemone(0, 30, 1, "#e6b8f0", "#7a4aa0", "#fff0fa")
    front = anemone(0, 44, 0.62, "#f6cdf2", "#8a56b0", "#fff6fc")
    return out + place(fish, 0, -8, -6, 1, altered) + front


def crab(altered: bool) -> str:
    """Claws up over his eyes, or folded before his mouth."""
    shell = lit("#ff8f7a", "#8a1f4c")
    out = soft_shadow(0, 28, 50, 9, 0.5) + "".join(brush([(s * 22, 12 + 3 * k), (s * (38 + 3 * k), 4 + 8 * k), (s * (42 + k), 20 + 5 * k)], [7, 5, 2.5], lit("#f0705c", "#7a1c48")) for s in (-1, 1) for k in range(3))
    claw = form([(0, 10), (-12, 2), (-14, -12), (-6, -24), (-3, -11), (2, -9), (7, -22), (13, -10), (11, 4)], shell) + form([(-9, -2), (-11, -11), (-7, -17), (-6, -6)], "#ffd6c4", 0.8)
    for s in (-1, 1):
        if not altered:
            out += brush([(s * 24, 4), (s * 39, -2), (s * 33, -16)], [10, 9, 8], shell) + place(claw, s * 31, -21, 4 * s, 0.82, s > 0)
    out += form([(-32, 8), (-26, -8), (-8, -14), (10, -14), (27, -8), (32, 8), (22, 22), (0, 27), (-22, 22)], linear((0, "#ffb49a"), (0.5, "#ef5f5c"), (1, "#8a1f4c"), x1=0.25, y1=0, x2=0.7, y2=1)) + dots([(-20, 0), (-10, -6), (14, -6), (22, 2), (0, -8)], "#ffdcc4", 5, 0.7)
    out += brush([(-8, -10), (-9, -22)], [4, 4], "#e0604f") + brush([(8, -10), (9, -22)], [4, 4], "#e0604f") + disc(-9, -25, 5.4, "#fffdf2") + disc(9, -25, 5.4, "#fffdf2") + disc(-8, -26, 2.8, "#2a1a3c") + disc(10, -26, 2.8, "#2a1a3c")
    out += line([(-9, 9), (0, 14), (9, 9)], "#6a1438", 2.4) if not altered else line([(-6, 4), (0, 2), (6, 4)], "#6a1438", 2.4)
    if altered:
        out += "".join(brush([(s * 25, 6), (s * 42, 10), (s * 26, 20)], [10, 9, 8], shell) + place(claw, s * 15, 21, -70 * s, 0.8, s > 0) for s in (-1, 1))
    return out


def hermit(altered: bool) -> str:
    """He carries his house to the left, or to the right."""
    out = "".join(brush([(-6, 22), (x, 20), (x - 5, 38)], [6, 5, 2.5], "#d9705c") for x in (-30, -20, -8)) + form([(-30, 18), (-26, 4), (-10, 2), (4, 14), (0, 28), (-22, 28)], lit("#ffb08a", "#a03c54"))
    out += form([(-14, 20), (-18, -2), (-6, -24), (16, -34), (36, -26), (46, -6), (44, 14), (30, 28), (6, 32)], linear((0, "#fff3dc"), (0.5, "#f0bfa8"), (1, "#8a5a8a"), x1=0.2, y1=0, x2=0.7, y2=1)) + form([(16, -34), (36, -26), (52, -30), (44, -14), (30, -20)], lit("#ffe3cc", "#b97a94"))
    out += "".join(line(p, "#b9607c", 2.6, 0.85) for p in ([(-10, -16), (4, 0), (2, 30)], [(6, -30), (22, -6), (22, 30)], [(24, -31), (38, -10), (38, 20)])) + dots([(-8, 4), (12, 4), (30, 4), (14, -18), (30, -20)], "#fffaf0", 5, 0.8)
    out += brush([(-20, 18), (-38, 14), (-40, 4)], [10, 9, 8], lit("#ff9a7a", "#a03c54")) + form([(-36, 8), (-50, 2), (-48, -12), (-41, -4), (-36, -14), (-30, -4), (-31, 6)], lit("#ffb08a", "#b0425c"))
    out += brush([(-20, 6), (-22, -8)], [4, 3.500], "#e08a6c") + brush([(-12, 6), (-11, -8)], [4, 3.500], "#e08a6c") + disc(-22, -11, 5, "#fffdf2") + disc(-11, -11, 5, "#fffdf2") + disc(-23.500, -11, 2.7, "#2a1a3c") + disc(-12.500, -11, 2.7, "#2a1a3c") + line([(-24, 18), (-19, 20), (-14, 18)], "#7a2040", 2)
    return soft_shadow(0, 38, 52, 8, 0.5) + place(out, 0, 2, 0, 0.95, altered)


def amphora(altered: bool) -> str:
    """It leans in the sand; a fish is painted on its belly, or a wave."""
    out = soft_shadow(4, 62, 50, 9, 0.5)
    pot = '<path d="M-11-44c-22-2-24 22-14 32M11-44c22-2 24 22 14 32" fill="none" stroke="#b9653f" stroke-width="6.500" stroke-linecap="round"/>'
    pot += form([(-11, -56), (11, -56), (10, -40), (13, -28), (34, -14), (38, 10), (26, 36), (10, 58), (-10, 58), (-26, 36), (-38, 10), (-34, -14), (-13, -28), (-10, -40)], linear((0, "#ffc48a"), (0.35, "#e0854f"), (0.7, "#a8503f"), (1, "#5f2c4c"), x2=1, y2=0.15)) + oval(0, -57, 14, 4.5, lit("#ffd6a4", "#8a4438")) + oval(0, -57, 9, 2.6, "#4a1f38")
    pot += path("M-32-16Q0-8 32-16L34-12Q0-4-34-12zM-32 30Q0 40 32 30L30 34Q0 44-30 34z", "#3a1a44")
    if altered:
        pot += line([(-30, 14), (-20, 2), (-10, 4), (-9, 13), (-15, 14)], "#3a1a44", 6) + line([(-8, 16), (2, 2), (12, 4), (13, 13), (7, 14)], "#3a1a44", 6) + line([(14, 16), (22, 4), (30, 6)], "#3a1a44", 6)
    else:
        pot += form([(-26, 9), (-14, -3), (4, -4), (17, 7), (4, 19), (-14, 19)], "#3a1a44") + path("M13 7L29-4V20z", "#3a1a44") + disc(-15, 5, 3.2, "#ffc48a") + line([(-4, 0), (0, 8), (-4, 15)], "#ffc48a", 2.2) + line([(5, 2), (8, 8), (5, 13)], "#ffc48a", 2)
    return out + place(pot, 0, 0, 9) + form([(-44, 60), (-20, 48), (10, 54), (40, 50), (54, 62), (0, 70)], linear((0, "#c3b4a8"), (1, "#6a7090")))


def clam(altered: bool) -> str:
    """Open with a pearl, or shut."""
    ridge = lit("#f3e3ee", "#7a6aa6")
    low = form([(-46, 6), (-40, 14), (-26, 10), (-14, 17), (0, 12), (14, 17), (26, 10), (40, 14), (46, 6), (36, 30), (14, 42), (-14, 42), (-36, 30)], ridge) + "".join(line([(x, 15), (x * 0.6, 40)], "#8a78b0", 2, 0.7) for x in (-30, -15, 0, 15, 30))
    if altered:
        top = form([(-46, 8), (-42, -8), (-26, -24), (0, -30), (26, -24), (42, -8), (46, 8), (40, 14), (26, 8), (14, 15), (0, 10), (-14, 15), (-26, 8), (-40, 14)], lit("#fffafc", "#9a86c0"))
        return low + top + "".join(line([(x * 0.55, -25 + abs(x) * 0.1), (x, 8)], "#a898c8", 2, 0.8) for x in (-34, -18, 0, 18, 34)) + line([(-44, 10), (-26, 9), (-14, 16), (0, 11), (14, 16), (26, 9), (44, 10)], "#4a3a78", 2.6)
    top = form([(-44, 2), (-48, -20), (-36, -26), (-24, -40), (-10, -38), (0, -47), (10, -38), (24, -40), (36, -26), (48, -20), (44, 2), (0, 8)], lit("#fffafc", "#8a78b4"))
    inside = form([(-38, 2), (-38, -16), (-22, -28), (0, -34), (22, -28), (38, -16), (38, 2), (24, 12), (0, 15), (-24, 12)], linear((0, "#e0709a"), (1, "#7a2a70"))) + form([(-42, 4), (-24, -3), (-10, 5), (4, -2), (18, 5), (42, 2), (34, 12), (14, 15), (-14, 15), (-34, 12)], linear((0, "#7fd0d6"), (1, "#3a6ab0"))) + dots([(-30, 6), (-16, 8), (22, 7), (34, 6)], "#e6fbe0", 4)
    return top + inside + disc(0, -7, 12, radial((0, "#ffffff"), (0.5, "#f6eef0"), (1, "#b49ac0"), cx=0.35, cy=0.3, r=0.75)) + low


def urchins(altered: bool) -> str:
    """Four in a row, or three."""
    out = ""
    for x, y, r, light, deep in ((-32, 10, 15, "#b48ae6", "#3f2078"), (-4, -14, 14, "#ff9ab4", "#7a2060"), (2, 24, 15, "#8ab4f6", "#2a3a8a"), (32, 2, 15, "#c9a0f0", "#4a2484"))[: 3 if altered else 4]:
        spikes = "".join(f"M{math.cos(a - 0.13) * r * 0.7:.1f} {math.sin(a - 0.13) * r * 0.7:.1f}L{math.cos(a) * r * 1.3:.1f} {math.sin(a) * r * 1.3:.1f}L{math.cos(a + 0.13) * r * 0.7:.1f} {math.sin(a + 0.13) * r * 0.7:.1f}z" for a in (k * math.pi / 9 for k in range(18)))
        out += oval(x + 2, y + r * 0.9, r * 0.9, r * 0.3, "#1f3a5c", 0.4) + place(path(spikes, deep) + disc(0, 0, r * 0.84, radial((0, light), (0.6, mix(light, deep, 0.55)), (1, deep), cx=0.36, cy=0.3, r=0.75)) + dots([(-5, -5), (2, -7), (-7, 2), (3, 0), (7, -3), (-1, 6)], "#fff3ff", 2, 0.8), x, y)
    return out


def flatfish(altered: bool) -> str:
    """It lies on the sand and believes that nobody sees it."""
    fringe = [(-44, 0), (-36, -14), (-16, -25), (8, -26), (30, -16), (38, -5), (38, 5), (30, 16), (8, 26), (-16, 25), (-36, 14)]
    fish = path(smooth([(x + 3, y + 6) for x, y in fringe]), "#3a4a5c", 0.4) + path("M34-6L52-15Q47 0 52 15L34 6z", lit("#c98a5c", "#6a3f44")) + path(smooth(fringe), lit("#d9a070", "#7a4c4c"))
    fish += form([(-42, 0), (-32, -10), (-14, -18), (8, -19), (28, -10), (36, 0), (28, 10), (8, 19), (-14, 18), (-32, 10)], linear((0, "#b98460"), (0.5, "#94603f"), (1, "#5f3a40"))) + "".join(line([(x, -18), (x + 3, -25)], "#8a5844", 1.6) + line([(x, 18), (x + 3, 25)], "#8a5844", 1.6) for x in range(-14, 30, 7))
    fish += dots([(-6, -10), (8, -4), (18, 6), (4, 10), (-10, 8), (22, -6), (10, -14)], "#f3cf94", 7, 0.8) + dots([(0, 2), (14, 14), (-16, 12), (28, 0)], "#4f2f38", 5, 0.7) + brush([(-4, 4), (6, 6), (10, 2)], [7, 6, 3], "#7a4c40")
    for x, y in ((-27, -7), (-20, -14)):
        fish += disc(x, y, 5.4, "#ffe9b0") + disc(x - 1, y, 3.2, "#22203c") + disc(x - 2, y - 1.2, 1.1, "#ffffff")
    fish += line([(-41, 1), (-36, 5), (-31, 4)], "#3a2030", 2)
    return place(fish, -2, 0, -6, 0.5 if altered else 1)


def eels(altered: bool) -> str:
    """Five look out of their holes, or four."""
    out = ""
    for x, y, tall, bend, s in ((-47, 20, 46, 5, 1), (-27, 32, 66, -6, 1), (-7, 24, 70, 6, 1), (14, 36, 64, -6, 1), (36, 22, 42, 5, 1))[: 4 if altered else 5]:
        top = y - tall
        course = [(x, y), (x + bend, y - tall * 0.4), (x - bend * 0.5, y - tall * 0.75), (x + 1 * s, top + 3), (x + 11 * s, top + 1)]
        out += oval(x, y, 9, 3.4, "#7a6a60", 0.8) + brush(course, [10, 9.5, 9.5, 9, 8], linear((0, "#fff6e0"), (0.5, "#f3dcb4"), (1, "#b99a8c"), x2=1, y2=0.2))
        for f in (0.18, 0.36, 0.54, 0.72):
            k = f * 3
            i = int(k)
            (ax, ay), (bx, by) = course[i], course[i + 1]
            out += oval(ax + (bx - ax) * (k - i), ay + (by - ay) * (k - i), 5, 3.4, "#d9622f")
        out += form([(x - 4 * s, top + 6), (x - 2 * s, top - 4), (x + 6 * s, top - 5), (x + 15 * s, top), (x + 14 * s, top + 5), (x + 4 * s, top + 7)], lit("#fff8e8", "#d0ab94")) + disc(x + 5 * s, top - 1, 2.3, "#22203c") + line([(x + 14 * s, top + 2), (x + 9 * s, top + 3)], "#8a4030", 1.3)
    return out


def slug(altered: bool) -> str:
    """A sea slug in a frilled coat: pale lilac, or dark blue."""
    light, middle, deep = ("#4a5cc0", "#222f86", "#0f1650") if altered else ("#fffaff", "#e6d3f6", "#b99ad9")
    frill = [(-50, 6), (-42, -4), (-32, -1), (-22, -10), (-10, -6), (2, -14), (14, -7), (26, -9), (34, 0), (46, 2), (50, 14), (38, 20), (24, 15), (10, 22), (-6, 16), (-22, 21), (-36, 15)]
    out = path(smooth([(x + 1, y + 5) for x, y in frill]), "#1a2050", 0.5) + path(smooth(frill), lit("#ffc24a", "#e0602c")) + form([(-44, 6), (-30, -3), (-8, -9), (16, -8), (36, 2), (42, 10), (26, 11), (4, 14), (-18, 12), (-36, 11)], linear((0, light), (0.5, middle), (1, deep)))
    out += dots([(-26, 4), (-12, -1), (2, 3), (14, -2), (26, 5), (-6, 8), (10, 9)], "#ffb43c" if altered else "#8a3fb0", 5, 0.9)
    for x, y in ((-38, -18), (-28, -24)):
        out += brush([(x + 6, 0), (x + 2, -8), (x, y)], [7, 6, 4], linear((0, light), (1, middle))) + disc(x, y, 4, "#ff8a3c")
    plumes = "".join(brush([(30, 0), (30 + dx * 0.5, -12), (30 + dx, -24 + abs(dx) * 0.3)], [5, 4.5, 2], "#ff9a4a") for dx in (-10, -4, 3, 10, 16))
    return out + plumes + disc(-38, 3, 2.2, "#f6f0ff" if altered else "#3a1a4c") + line([(-45, 8), (-41, 10), (-37, 9)], "#f6f0ff" if altered else "#6a3a7c", 1.6) + ring(30, 0, 4, 2.4, "#e0602c", 2)
