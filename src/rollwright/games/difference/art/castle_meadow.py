# pyright: basic
"""The castle, near: the moat that rings the hill, the drawbridge, the meadow of the fair and the plants at the viewer's feet. The same on every card."""

from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, along, blade, brush, corners, dice, disc, dots, form, glow, linear, lit, num, oval, path, place, ring, stamp, taper
from rollwright.games.difference.art.castle_brush import daisy, pennant, tulip, turf
from rollwright.games.difference.art.flora import glint, glints, lily_bud, pad, reeds, wake

FAR_BANK = [(-20, 556), (80, 548), (200, 552), (300, 552), (352, 540), (440, 540), (520, 538), (600, 530), (700, 522), (800, 517), (900, 514), (1020, 512)]
NEAR_BANK = [(1020, 532), (900, 534), (800, 538), (700, 546), (630, 560), (586, 580), (540, 606), (470, 632), (430, 664), (404, 720)]


def foot_of_wall() -> str:
    """Grass between the walls and the water."""
    out = form([(-20, 508), (60, 516), (160, 520), (300, 522), (450, 522), (560, 510), (700, 504), (860, 496), (1020, 496), *[(x, y + 3) for x, y in FAR_BANK[::-1]]], linear((0, "#b9d86c"), (0.5, "#8cc25c"), (1, "#4f9a5c")))
    out += turf("wall foot", (0, 518, 330, 548), 70, (6, 14), 3, "#4a9450", 0.8) + turf("wall foot light", (0, 518, 320, 546), 40, (5, 11), 2.6, "#eaf3a0", 0.9) + turf("far foot", (470, 506, 1000, 520), 70, (5, 11), 2.4, "#3f8a54", 0.7)
    return out + dots([(150, 534), (166, 530), (252, 540), (96, 536), (30, 538), (226, 543), (600, 518), (640, 514), (720, 510), (574, 522), (290, 541)], "#fffdf2", 4, 0.95)


def moat() -> str:
    """Water from the left edge round the hill's foot to the right, with what it mirrors."""
    out = form([*FAR_BANK, (1020, 560), (1020, 720), (-20, 720)], linear((0, "#bfe3e6"), (0.16, "#7cc0d6"), (0.45, "#3f93bd"), (0.75, "#256f9c"), (1, "#184f7c"), x1=0, x2=0, y1=512, y2=700, units="user"))
    out += path("M-20 556" + "".join(f"L{x} {y}" for x, y in FAR_BANK[1:]) + "".join(f"L{x} {y + 8 if x < 600 else y + 4}" for x, y in FAR_BANK[::-1]) + "z", "#2f6a5c", 0.7)
    chance = dice("moat mirror")  # walls and towers upside down, torn by small waves
    for x0, x1, n, long, colour, alpha in ((16, 132, 28, 106, "#fbeccd", 0.5), (140, 300, 22, 60, "#f3e2c0", 0.4), (300, 344, 16, 130, "#fdf0d2", 0.5), (430, 470, 12, 60, "#fdf0d2", 0.45)):
        out += path("".join(glint(chance.uniform(x0, x1), 568 + long * (k / n) + chance.uniform(-2, 2), chance.uniform(24, 52), chance.uniform(3, 6)) for k in range(n)), colour, alpha)
    out += oval(200, 710, 340, 90, glow("#0f3f7c", 0.85)) + oval(120, 604, 190, 50, glow("#d3f3f0", 0.35))
    out += glints("moat light", (0, 560, 460, 700), 60, "#e9fbf6", 0.55, 1.1) + glints("moat deep", (0, 580, 440, 700), 50, "#124a7c", 0.35, 1.2)
    return out + glints("moat far", (500, 532, 1000, 556), 30, "#ffffff", 0.55, 0.8)


def bridge() -> str:
    """The lowered drawbridge with the chain on its far side; the near chain is element 23 at (470, 568)."""
    out = path("M352 566L436 640L570 634L480 562z", "#123f6c", 0.5)
    deck = corners([(345, 530), (427, 530), (540, 614), (424, 614)])
    out += path(deck, linear((0, "#a8703f"), (0.5, "#cf9a60"), (1, "#e8ba7c"))) + path(corners([(424, 614), (540, 614), (538, 628), (425, 628)]), linear((0, "#8a5638"), (1, "#4f3040")))
    gaps = ""
    for k in range(1, 9):
        f = (k / 9) ** 1.15
        y, a, b = 530 + 84 * f, 345 + 79 * f, 427 + 113 * f
        gaps += f"M{num(a)} {num(y)}L{num(b)} {num(y)}v2L{num(a)} {num(y + 2)}z"
    out += path(gaps, "#6a3f38", 0.8) + path(corners([(345, 530), (352, 530), (434, 614), (424, 614)]), "#f6d6a2", 0.75) + path(corners([(420, 530), (427, 530), (540, 614), (530, 614)]), "#7a4a3c", 0.75)
    out += dots([(356, 538), (372, 554), (390, 573), (410, 596), (428, 538), (446, 554), (470, 573), (500, 596)], "#573640", 3, 0.8)
    # the iron rings that hold the near chain, chain or no chain
    return out + links([(326, 506), (344, 552), (378, 588), (414, 606)], 14, 0.78) + iron_ring(446, 521) + iron_ring(510, 603)


def iron_ring(x: float, y: float) -> str:
    """A bolt with a ring."""
    return stamp(disc(0, 0, 6, "#3f3648") + disc(-1, -1, 3.4, "#8a8498"), x, y, 1)


def links(points: Sequence[Point], count: int, size: float = 1) -> str:
    """A chain along a soft course: flat links and links on edge in turn."""
    out = ""
    flat = ring(0, 0, 8.5, 5.4, "#3f3850", 5) + ring(-0.5, -0.8, 8.5, 5.4, "#a9a3bc", 1.6)
    edge = path("M-8-3.400h16q3.400 3.400 0 6.800h-16q-3.400-3.400 0-6.800z", "#3f3850") + path("M-7-2.200h14v1.800h-14z", "#b9b3c8")
    for k, (x, y, angle) in enumerate(along(points, count - 1)):
        turn = f"translate({num(x)} {num(y)})rotate({num(angle * 57.3)})"
        out += f'<g transform="{turn}">{stamp(flat if k % 2 == 0 else edge, 0, 0, size)}</g>'
    return out


def meadow() -> str:
    """The fairground side of the moat."""
    land = [*NEAR_BANK, (1100, 790)]
    out = form([(x - (6 if x < 900 else 0), y + 9) for x, y in NEAR_BANK] + [(1100, 790)], "#1f5650")
    out += form(land, linear((0, "#c3df72"), (0.3, "#93c75c"), (0.62, "#569f50"), (1, "#23704a"), x1=500, y1=520, x2=860, y2=730, units="user"))
    for points, colour, alpha in (
        ([(620, 570), (720, 548), (900, 538), (1020, 536), (1020, 548), (820, 556), (700, 572)], "#e6f3a0", 0.6),
        ([(700, 610), (820, 580), (1020, 565), (1020, 600), (840, 616), (740, 640)], "#358550", 0.4),
        ([(540, 720), (700, 680), (860, 650), (1040, 610), (1060, 720)], "#0f5a44", 0.55), ([(380, 720), (440, 684), (560, 694), (640, 720)], "#0f5a44", 0.5),
    ):
        out += form(points, colour, alpha)
    road = [(478, 606), (508, 626), (560, 648), (640, 668), (740, 686), (900, 732)]
    out += path(taper([(x + 2, y + 5) for x, y in road], [60, 84, 76, 82, 100, 140]), "#3f7f48", 0.7) + path(taper(road, [56, 80, 70, 76, 94, 134]), linear((0, "#fcebc6"), (0.5, "#e6cb98"), (1, "#b99a74")))
    out += brush([(510, 620), (560, 636), (630, 650), (720, 662)], [3, 7, 8, 3], "#fffbe6", 0.55) + brush([(560, 654), (640, 678), (720, 697)], [2, 5, 2], "#a8845c", 0.5) + brush([(600, 644), (680, 666), (780, 686)], [2, 5, 2], "#a8845c", 0.5)
    chance = dice("pebbles")
    return out + dots([(chance.uniform(520, 800), chance.uniform(632, 696)) for _ in range(26)], "#a07c58", 3.2, 0.55, 2) + verge()


def lists() -> str:
    """Lances that lean on the tent."""
    out = ""
    for x, tip, colour, deep in ((986, 968, "#f06a52", "#8a2f4c"), (994, 990, "#5f97cf", "#2a4c8a")):
        out += brush([(x, 506), (tip, 378)], [4.5, 3], lit("#f3d09a", "#a8693f")) + pennant(tip + 1, 382, 20, 10, colour, deep)
    return out


def drifting() -> str:
    """Petals, leaves and butterflies on the wind."""
    bit = path("M-6 0Q0-6 7-2Q2 5-6 0z", "#fff3c4")
    leafy = path("M-6 0Q0-6 7-2Q2 5-6 0z", "#a6d45f")
    wings = path("M0 0Q-12-14-13-2Q-12 6 0 2Q12 6 13-2Q12-14 0 0z", "#fff6d8") + path("M-3 1Q-11 1-9 8Q-3 9 0 2Q3 9 9 8Q11 1 3 1z", "#f6a04a") + path("M-1-5h2v12h-2z", "#6b442c")
    flutter = "".join(place(stamp(wings, 0, 0, s), x, y, t) for x, y, t, s in ((546, 566, -20, 0.7), (860, 604, 24, 0.8), (292, 574, 20, 0.55)))
    spots = ((580, 262, -20, 0.6), (640, 352, 10, 0.6), (520, 480, 16, 0.7), (180, 250, -10, 0.7), (196, 338, 14, 0.6), (330, 170, -22, 0.6), (848, 566, -16, 0.9), (590, 520, -34, 0.8))
    return flutter + "".join(place(stamp(bit if k % 2 else leafy, 0, 0, s), x, y, t) for k, (x, y, t, s) in enumerate(spots))


def verge() -> str:
    """Grass on the meadow and along the water's edge, flowers in the grass."""
    out = turf("meadow far", (640, 548, 1000, 580), 60, (6, 13), 2.8, "#3f8a4f", 0.6, -0.02) + turf("meadow light", (660, 550, 1000, 630), 60, (7, 15), 3, "#e6f2a0", 0.6)
    out += turf("meadow", (700, 580, 1000, 650), 70, (9, 19), 3.4, "#2c7448", 0.65)
    edge = [(900, 536), (800, 540), (740, 544), (690, 552), (640, 562), (606, 576), (576, 592), (552, 610), (458, 644), (436, 662), (418, 686), (406, 704)]
    for k, (x, y) in enumerate(edge):
        out += turf(f"edge {k}", (x - 16, y - 2, x + 16, y + 8), 8, (8, 18), 3.4, ("#2f7f4c", "#5aa550", "#a9d264")[k % 3])
    chance = dice("meadow flowers")
    for _ in range(44):
        x, y = chance.uniform(660, 1000), chance.uniform(556, 650)
        if (x - 778) ** 2 + (y - 520) ** 2 > 66**2:
            out += daisy(x, y, (y - 420) / 330 * chance.uniform(0.7, 1.1), *chance.choice((("#fffdf2", "#f4b63c"), ("#fffdf2", "#f4b63c"), ("#ffd34f", "#c9791f"), ("#f59ab0", "#fff0b0"))))
    return out


def near_plants() -> str:
    """The dark frame at the viewer's feet: blades in the corners, tulips and daisies along the edge."""
    out = reeds("corner blades left", -24, 30, 730, 22, (30, 64), 9, ["#0f4a50", "#175e58", "#0c3f4c"], 26, 22, 4)
    out += reeds("corner blades right", 962, 1016, 726, 20, (40, 74), 9, ["#124f44", "#1d6a4a", "#0f433f"], -20, 20, 4)
    out += turf("edge dark", (390, 702, 1000, 714), 110, (16, 36), 6, "#0f5242") + turf("edge mid", (396, 702, 1000, 714), 70, (12, 30), 5, "#2f7d4a") + turf("edge light", (400, 704, 1000, 716), 36, (12, 26), 4, "#7fb84f")
    for x, y, s, c in ((418, 676, 0.8, 0), (436, 684, 0.95, 1), (404, 690, 0.9, 2), (722, 690, 0.9, 0), (742, 684, 0.8, 1), (900, 688, 0.8, 0), (884, 692, 0.8, 2), (988, 660, 1, 1), (966, 676, 0.9, 0)):
        out += tulip(x, y, s, *(("#f0705a", "#b8303c"), ("#ffd75a", "#d08a24"), ("#fbe9ef", "#d98aa4"))[c])
    for x, y, s in ((458, 690, 1.1), (600, 692, 1), (640, 694, 0.9), (756, 694, 1), (868, 694, 0.9), (952, 692, 1.2), (560, 690, 0.8)):
        out += daisy(x, y, s)
    return out + path("".join(blade(x, 716, tip, w, b) for x, tip, w, b in ((-4, (6, 590), 11, 8), (982, (976, 644), 9, -10), (996, (1006, 620), 11, 10))), "#0f4a50")


def moat_plants() -> str:
    """Pads, buds and reeds on the moat, away from the swan and the three lilies."""
    out = reeds("far reeds", 484, 560, 560, 26, (12, 36), 4, ["#3f8a5c", "#2f7058", "#6dab5c"], 30, 12, 3) + reeds("left reeds", -10, 30, 576, 18, (18, 50), 5, ["#3f8a5c", "#2f7058", "#6dab5c"], 30, 12, 3) + reeds("right reeds", 820, 880, 540, 18, (10, 26), 3.4, ["#3f8a5c", "#2f7058", "#6dab5c"], 30, 12, 3)
    for x, y, rx, look in ((262, 582, 14, 1), (284, 576, 11, 4), (116, 580, 14, 2), (134, 588, 10, 5), (24, 590, 12, 9), (284, 692, 20, 3), (122, 690, 18, 0), (560, 566, 9, 2), (580, 559, 7, 5), (640, 542, 7, 3), (396, 694, 16, 7)):
        out += pad(x, y, rx, look)
    return out + lily_bud(264, 575, 0.5) + lily_bud(118, 573, 0.5) + wake(290, 600, 22, 5, 2, "#e9fbf6", 0.7) + wake(24, 592, 20, 4, 2, "#e9fbf6", 0.6)
