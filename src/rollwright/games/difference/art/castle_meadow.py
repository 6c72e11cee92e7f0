"""The castle, near the viewer: moat, drawbridge, meadow, road, plants at the lower edge. Nothing here differs between two cards."""

from collections.abc import Sequence

from rollwright.games.difference.art.brush import (
    Point,
    along,
    brush,
    corners,
    dice,
    disc,
    dots,
    form,
    glow,
    linear,
    lit,
    num,
    oval,
    path,
    place,
    ring,
    stamp,
    taper,
)
from rollwright.games.difference.art.castle_brush import box, contour, daisy, pennant, shade_under, tulip, turf
from rollwright.games.difference.art.flora import glint, glints, lily_bud, pad, reeds, wake

FAR_BANK = [(-20, 556), (60, 552), (150, 550), (250, 558), (330, 566), (420, 572), (490, 562), (560, 534), (660, 508), (800, 488), (1020, 474)]
NEAR_BANK = [(1100, 488), (1020, 490), (900, 496), (780, 506), (680, 524), (606, 552), (560, 584), (540, 610), (470, 626), (424, 650), (404, 676), (392, 730), (390, 790)]


def foot_of_wall() -> str:
    """The grassy strip between the lower wall and the water, and the hill's foot to the right."""
    top = [(-20, 506), (60, 514), (140, 520), (300, 524), (480, 530), (560, 500), (700, 476), (860, 466), (1020, 458)]
    out = form(top + FAR_BANK[::-1], linear((0, "#cfe57c"), (0.4, "#9ed062"), (1, "#5fa862"), x1=0, x2=900, y1=500, y2=560, units="user"))
    out += path("M344 522H426L434 538H338z", linear((0, "#e6cba0"), (1, "#fff3d6"))) + path("M344 522H426L427 525H343z", "#a98c80", 0.6)
    return out + turf("wall foot", (0, 522, 300, 552), 60, (6, 14), 3, "#5aa552", 0.9) + turf("wall foot light", (0, 524, 290, 550), 30, (5, 11), 2.6, "#eaf3a0", 0.9) + dots([(150, 534), (166, 530), (252, 536), (312, 534), (96, 532), (40, 534), (226, 541), (600, 500), (640, 494), (720, 480), (574, 512)], "#fffdf2", 4.4, 0.95) + turf("hill foot", (500, 522, 1000, 530), 60, (5, 10), 2.4, "#4d9a58", 0.8, -0.1)


def moat() -> str:
    """Water from the foot of the walls to the lower left corner, with what it mirrors."""
    out = form([*FAR_BANK, (1020, 500), (1020, 720), (-20, 720)], linear((0, "#c9ecec"), (0.14, "#93d4e0"), (0.4, "#56b0d0"), (0.7, "#3590be"), (1, "#2873a4"), x1=0, x2=0, y1=474, y2=700, units="user"))
    out += path("M-20 548" + "".join(f"L{x} {y}" for x, y in FAR_BANK[1:]) + "".join(f"L{x} {y + 9 if x < 600 else y + 4}" for x, y in FAR_BANK[::-1]) + "z", "#3f8a6c", 0.65)
    # walls and towers upside down, torn by small waves
    chance = dice("moat mirror")
    for x0, x1, n, long, colour, alpha in ((16, 130, 26, 96, "#fbeccd", 0.55), (140, 292, 20, 50, "#f3e2c0", 0.4), (296, 342, 14, 120, "#fdf0d2", 0.5), (432, 482, 12, 60, "#fdf0d2", 0.5)):
        out += path("".join(glint(chance.uniform(x0, x1), 564 + long * (k / n) + chance.uniform(-2, 2), chance.uniform(24, 52), chance.uniform(3, 6)) for k in range(n)), colour, alpha)
    out += oval(200, 700, 320, 90, glow("#124f8c", 0.75)) + oval(120, 600, 190, 60, glow("#d3f3f0", 0.45))
    out += glints("moat light", (0, 556, 460, 700), 60, "#e9fbf6", 0.6, 1.1) + glints("moat deep", (0, 580, 440, 700), 46, "#1f6796", 0.35, 1.2)
    return out + glints("moat far", (540, 490, 1000, 520), 22, "#ffffff", 0.6, 0.7)


def bridge() -> str:
    """The lowered drawbridge with the chain on its far side; the near chain is element 23 at (470, 568)."""
    out = path("M352 560L436 628L560 628L470 560z", "#1d5580", 0.4)
    deck = corners([(345, 528), (427, 528), (540, 612), (424, 612)])
    wood = path(deck, linear((0, "#b98252"), (0.5, "#d9a468"), (1, "#e8b87a"))) + path(corners([(424, 612), (540, 612), (538, 624), (425, 624)]), linear((0, "#a5683f"), (1, "#6f4440")))
    gaps = ""
    for k in range(1, 9):
        f = (k / 9) ** 1.15
        y, a, b = 528 + 84 * f, 345 + 79 * f, 427 + 113 * f
        gaps += f"M{num(a)} {num(y)}L{num(b)} {num(y)}v1.800L{num(a)} {num(y + 1.8)}z"
    wood += path(gaps, "#7a4a38", 0.75) + path(corners([(345, 528), (352, 528), (434, 612), (424, 612)]), "#f6d09a", 0.8) + path(corners([(420, 528), (427, 528), (540, 612), (530, 612)]), "#8a5a40", 0.7)
    wood += dots([(356, 536), (372, 552), (390, 571), (410, 594), (428, 536), (446, 552), (470, 571), (500, 594)], "#6a4440", 3, 0.7)
    out += contour(wood, 5) + links([(326, 506), (344, 552), (378, 586), (414, 604)], 12, 0.8)
    # the iron rings that hold the near chain, chain or no chain
    return out + iron_ring(446, 519) + iron_ring(510, 601)


def iron_ring(x: float, y: float) -> str:
    """A bolt with a ring."""
    return stamp(disc(0, 0, 6, "#5a4a52") + disc(-1, -1, 3.6, "#9a94a8"), x, y, 1)


def links(points: Sequence[Point], count: int, size: float = 1) -> str:
    """A chain along a soft course: flat links and links on edge in turn."""
    out = ""
    flat = ring(0, 0, 8.5, 5.6, "#4d4456", 5.4) + ring(0, -0.6, 8.5, 5.6, "#b9b4c8", 1.8)
    edge = path("M-8-3.600h16q3.600 3.600 0 7.200h-16q-3.600-3.600 0-7.200z", "#4d4456") + path("M-7-2.400h14v2h-14z", "#c3bed0")
    spots = along(points, count - 1)
    for k, (x, y, angle) in enumerate(spots):
        turn = f'translate({num(x)} {num(y)})rotate({num(angle * 57.3)})'
        out += f'<g transform="{turn}">{stamp(flat if k % 2 == 0 else edge, 0, 0, size)}</g>'
    return out


def meadow() -> str:
    """The fairground side of the moat."""
    land = [*NEAR_BANK, (1100, 790)]
    out = form([(x - (6 if x < 900 else 0), y + 9) for x, y in NEAR_BANK] + [(1100, 790)], "#2d6a58")
    out += form(land, linear((0, "#cbe676"), (0.3, "#a3d45f"), (0.65, "#6fb854"), (1, "#3f9150"), x1=480, y1=500, x2=900, y2=720, units="user"))
    for points, colour, alpha in (
        ([(600, 556), (720, 518), (900, 500), (1020, 500), (1020, 520), (820, 530), (690, 552)], "#e6f3a0", 0.55),
        ([(700, 600), (820, 560), (1020, 545), (1020, 580), (840, 600), (740, 630)], "#4fa052", 0.35),
        ([(540, 720), (700, 672), (860, 640), (1040, 600), (1060, 720)], "#1f7048", 0.5), ([(380, 720), (440, 676), (560, 690), (640, 720)], "#1f7048", 0.45),
    ):
        out += form(points, colour, alpha)
    road = [(476, 600), (508, 622), (560, 644), (640, 666), (740, 684), (900, 730)]
    out += path(taper([(x + 2, y + 5) for x, y in road], [60, 84, 76, 82, 100, 140]), "#5b9a4c", 0.7) + path(taper(road, [56, 80, 70, 76, 94, 134]), linear((0, "#fff0cc"), (0.5, "#f1d9a6"), (1, "#d8b680")))
    out += brush([(510, 616), (560, 632), (630, 648), (720, 660)], [3, 7, 8, 3], "#fffbe6", 0.6) + brush([(560, 650), (640, 676), (720, 696)], [2, 5, 2], "#c39a68", 0.5) + brush([(600, 640), (680, 664), (780, 684)], [2, 5, 2], "#c39a68", 0.5)
    chance = dice("pebbles")
    return out + dots([(chance.uniform(520, 800), chance.uniform(628, 696)) for _ in range(26)], "#b98f62", 3.2, 0.55, 2) + verge()


def lists() -> str:
    """The barrier of the tilting ground, red and white, and lances that lean on the tent."""
    rail = "".join(corners([(838 + 18 * k, 523 - 0.9 * k), (856 + 18 * k, 522.1 - 0.9 * k), (856 + 18 * k, 532.1 - 0.9 * k), (838 + 18 * k, 533 - 0.9 * k)]) for k in range(0, 10, 2))
    posts = "".join(box(x, 518 - (x - 838) * 0.05, 6, 26) for x in (836, 890, 944, 996))
    out = shade_under(920, 545, 90, 6, 0.35) + path(posts, lit("#fff6e4", "#b9a6b4")) + path(corners([(838, 523), (1010, 514.5), (1010, 524.5), (838, 533)]), lit("#fffaf0", "#d9ccd0")) + path(rail, lit("#f06a52", "#b42f3c"))
    for x, tip, colour in ((986, 962, "#f06a52"), (994, 984, "#5f97cf")):
        out += brush([(x, 512), (tip, 352)], [5, 3], lit("#f3d09a", "#a8693f")) + pennant(tip + 1, 356, 20, 10, colour, "#8a2f4c" if colour == "#f06a52" else "#2a4c8a")
    return out


def drifting() -> str:
    """Petals, leaves and butterflies on the wind."""
    bit = path("M-6 0Q0-6 7-2Q2 5-6 0z", "#fff3c4")
    leafy = path("M-6 0Q0-6 7-2Q2 5-6 0z", "#a6d45f")
    wings = path("M0 0Q-12-14-13-2Q-12 6 0 2Q12 6 13-2Q12-14 0 0z", "#fff6d8") + path("M-3 1Q-11 1-9 8Q-3 9 0 2Q3 9 9 8Q11 1 3 1z", "#f6a04a") + path("M-1-5h2v12h-2z", "#6b442c")
    flutter = "".join(place(stamp(wings, 0, 0, s), x, y, t) for x, y, t, s in ((530, 546, -20, 0.7), (846, 596, 24, 0.8), (972, 556, -14, 0.6), (298, 566, 20, 0.6)))
    spots = ((566, 300, -20, 0.7), (640, 318, 10, 0.6), (520, 500, 16, 0.8), (664, 302, -24, 0.6), (170, 236, -10, 0.8), (196, 352, 14, 0.7), (330, 180, -22, 0.7), (838, 560, -16, 0.9), (580, 530, -34, 0.8))
    return flutter + "".join(place(stamp(bit if k % 2 else leafy, 0, 0, s), x, y, t) for k, (x, y, t, s) in enumerate(spots))


def verge() -> str:
    """Grass on the meadow and along the water's edge, flowers in the grass."""
    out = turf("meadow far", (620, 520, 1000, 560), 60, (6, 13), 2.8, "#4d9a4f", 0.6, -0.02) + turf("meadow light", (640, 530, 1000, 620), 60, (7, 15), 3, "#e6f2a0", 0.7)
    out += turf("meadow", (700, 560, 1000, 640), 70, (9, 19), 3.4, "#3d8a4a", 0.65)
    edge = [(800, 508), (740, 514), (690, 526), (640, 544), (606, 558), (576, 580), (552, 606), (458, 636), (436, 654), (418, 680), (406, 700)]
    for k, (x, y) in enumerate(edge):
        out += turf(f"edge {k}", (x - 16, y - 2, x + 16, y + 8), 8, (9, 20), 3.6, ("#3f8f4f", "#6fb450", "#b9dc6a")[k % 3])
    chance = dice("meadow flowers")
    for _ in range(40):
        x, y = chance.uniform(640, 1000), chance.uniform(530, 640)
        if (x - 778) ** 2 + (y - 520) ** 2 > 66**2:
            out += daisy(x, y, (y - 420) / 330 * chance.uniform(0.7, 1.1), *chance.choice((("#fffdf2", "#f4b63c"), ("#fffdf2", "#f4b63c"), ("#ffd34f", "#c9791f"), ("#f59ab0", "#fff0b0"))))
    return out


def near_plants() -> str:
    """The dark frame at the viewer's feet: flags and blades in the corners, tulips and daisies along the edge."""
    out = reeds("corner blades left", -14, 90, 724, 22, (26, 62), 10, ["#1f6a5c", "#2f8262", "#185a5a"], 34, 20, 4)
    out += reeds("corner blades right", 960, 1016, 722, 16, (40, 100), 9, ["#1f6a50", "#2f8252", "#18584c"], 20, 20, 4)
    out += turf("edge dark", (390, 702, 1000, 714), 90, (14, 32), 6, "#1f6a4a") + turf("edge mid", (396, 702, 1000, 714), 70, (12, 30), 5, "#4d9f4e") + turf("edge light", (400, 704, 1000, 716), 40, (12, 26), 4, "#a9d65f")
    for x, y, s, c in ((418, 676, 0.8, 0), (436, 684, 0.95, 1), (404, 690, 0.9, 2), (722, 690, 0.9, 0), (742, 684, 0.8, 1), (900, 688, 0.8, 0), (884, 692, 0.8, 2), (988, 668, 1, 1), (970, 680, 0.9, 0)):
        out += tulip(x, y, s, *(("#f0705a", "#b8303c"), ("#ffd75a", "#d08a24"), ("#fbe9ef", "#d98aa4"))[c])
    for x, y, s in ((458, 690, 1.1), (600, 692, 1), (640, 694, 0.9), (756, 694, 1), (868, 694, 0.9), (952, 692, 1.2), (560, 690, 0.8)):
        out += daisy(x, y, s)
    return out


def moat_plants() -> str:
    """Pads, buds and reeds on the moat, away from the swan and the three lilies."""
    out = reeds("far reeds", 484, 560, 562, 24, (12, 34), 4, ["#4f9a62", "#3a8060", "#7dba62"], 30, 12, 3) + reeds("left reeds", -10, 26, 570, 16, (18, 46), 5, ["#4f9a62", "#3a8060", "#7dba62"], 30, 12, 3)
    for x, y, rx, look in ((270, 586, 15, 1), (292, 578, 11, 4), (250, 578, 10, 8), (116, 580, 14, 2), (134, 588, 10, 5), (24, 586, 12, 9), (300, 690, 20, 3), (120, 690, 18, 0), (560, 560, 9, 2), (580, 553, 7, 5), (640, 524, 7, 3), (380, 694, 18, 7)):
        out += pad(x, y, rx, look)
    return out + lily_bud(272, 580, 0.55) + lily_bud(118, 573, 0.5) + wake(300, 600, 22, 5, 2, "#e9fbf6", 0.7) + wake(24, 592, 20, 4, 2, "#e9fbf6", 0.6)
