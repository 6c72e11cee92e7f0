# pyright: basic
"""The castle, far and wide: sky, low horizon, the hill that rises from it, the road that climbs it. The same on every card."""

from rollwright.games.difference.art.brush import brush, corners, dice, disc, form, glow, grain, line, linear, lit, num, oval, path, place, radial, smooth, stamp, taper
from rollwright.games.difference.art.castle_brush import SHADOW, cloud, poplar, tree, turf

HORIZON = 438


def sky() -> str:
    """Deep morning blue over the keep, warm light at the left, heaps of cloud only low and to the right."""
    out = path(f"M0 0H1000V{HORIZON + 30}H0z", linear((0, "#3f8ccf"), (0.35, "#6db2e2"), (0.7, "#b5dcee"), (0.92, "#f3efd6"), (1, "#fdf0cf")))
    out += path(f"M0 0H1000V{HORIZON + 30}H0z", radial((0, "#fff4cf", 1), (0.22, "#fff0d0", 0.72), (0.6, "#ffeed6", 0.22), (1, "#ffeed6", 0), cx=0.07, cy=0.16, r=0.52))
    for a, b, alpha in ((0.02, 0.1, 0.15), (0.26, 0.36, 0.13), (0.52, 0.7, 0.12)):  # the sun's long fingers
        out += path(f"M74 74L900 {num(74 + 826 * a)}V{num(74 + 826 * b)}z", linear((0, "#fff8ea", alpha * 2.2), (0.6, "#fff8ea", 0), x1=74, x2=900, y1=0, y2=0, units="user"))
    for x, y, w in ((250, 24, 170), (352, 14, 120), (600, 22, 160), (905, 26, 190), (690, 12, 110), (176, 132, 100), (560, 38, 80)):
        out += path(smooth([(x - w / 2, y), (x - w / 5, y - 3), (x + w / 5, y - 2), (x + w / 2, y - 8), (x + w / 5, y + 2), (x - w / 5, y + 3)]), "#ffffff", 0.45)
    out += heap(905, 330, 1.35) + heap(1010, 262, 1.1) + heap(60, 352, 0.85) + heap(188, 300, 0.5) + heap(790, 268, 0.5) + heap(-20, 214, 0.7)
    for x, y, w, a in ((334, 196, 84, 0.6), (958, 128, 74, 0.75), (168, 212, 70, 0.6)):
        out += cloud(x, y, w, a)
    return out


def heap(x: float, y: float, size: float) -> str:
    """A tall fair-weather cloud, lit from the left, flat below and blue in its folds."""
    body = [(-112, 6), (-104, -22), (-82, -30), (-74, -58), (-46, -66), (-34, -92), (-2, -96), (18, -78), (44, -82), (62, -56), (88, -50), (98, -24), (124, -14), (126, 6)]
    out = form(body, linear((0, "#fffdf6"), (0.5, "#f3f6fa"), (1, "#c3daee"), x1=0.1, y1=0, x2=0.75, y2=1))
    out += form([(-60, 2), (-40, -22), (-10, -18), (6, -48), (36, -50), (50, -30), (84, -28), (104, -6), (60, 4)], "#b9d2ea", 0.6) + form([(-20, 2), (8, -14), (30, -12), (60, -26), (92, -10), (80, 4)], "#9fbfe0", 0.45)
    out += form([(-98, -10), (-78, -20), (-66, -48), (-44, -56), (-28, -84), (0, -86), (-16, -66), (-34, -50), (-48, -28), (-72, -10)], "#ffffff", 0.8)
    return stamp(out, x, y, size)


def lowlands() -> str:
    """Blue mountains, fields, a river and a village, all below the hill: from there the castle is seen for miles."""
    far = [(-20, 410), (26, 380), (60, 398), (104, 362), (150, 400), (210, 384), (300, 420), (760, 420), (820, 396), (866, 410), (912, 372), (946, 392), (986, 356), (1030, 384), (1030, 470), (-20, 470)]
    out = path(corners(far), linear((0, "#9dbfe0"), (1, "#d7e6ea"), x1=0, x2=0, y1=360, y2=440, units="user"))
    out += path("M104 362L88 377L99 375L106 384L114 376L126 381zM986 356L968 373L980 371L988 380L998 372L1010 374zM26 380L14 389L25 387L32 393L42 388zM912 372L900 381L911 380L918 386L928 382z", "#ffffff", 0.95)
    out += form([(-20, 440), (60, 426), (160, 432), (260, 446), (260, 520), (-20, 520)], linear((0, "#a5cdbf"), (1, "#cfe3b4"))) + form([(1020, 428), (940, 426), (850, 438), (760, 450), (760, 540), (1020, 540)], linear((0, "#a5cdbf"), (1, "#cbe1ae")))
    chance, woods = dice("low woods"), ""
    for x0, x1, y0, n in ((-10, 90, 446, 18), (930, 1010, 446, 18)):
        for _ in range(n):
            x, y, r = chance.uniform(x0, x1), y0 + chance.uniform(-5, 6), chance.uniform(3, 6)
            woods += f"M{num(x - r)} {num(y)}q{num(r * 0.1)} {num(-r * 2.1)} {num(r)} {num(-r * 2)}q{num(r)} {num(r * 0.2)} {num(r)} {num(r * 2)}z"
    return out + path(woods, "#86b8a4") + oval(60, 440, 160, 14, glow("#fffbe4", 0.8)) + oval(950, 440, 150, 14, glow("#fffbe4", 0.8))


HILL = [(-120, 560), (-60, 500), (20, 462), (110, 420), (190, 378), (270, 338), (350, 304), (430, 282), (500, 276), (570, 284), (650, 310), (730, 342), (810, 374), (890, 410), (960, 446), (1040, 500), (1120, 560), (1120, 720), (-120, 720)]


def hill() -> str:
    """One big triangle: sunny left flank, cool right flank, terraces that follow its roundness."""
    out = form(HILL, linear((0, "#d8e682"), (0.3, "#aed166"), (0.6, "#79b85e"), (1, "#3f8d68"), x1=150, y1=320, x2=900, y2=560, units="user"))
    for points, colour, alpha in (  # terraces: light upper edges and the shade below them
        ([(560, 290), (660, 322), (760, 362), (880, 414), (980, 470), (860, 420), (740, 376), (630, 338), (552, 312)], "#d6ea8c", 0.7),
        ([(470, 392), (560, 372), (680, 384), (800, 416), (930, 470), (800, 438), (680, 410), (560, 402), (476, 424)], "#cfe684", 0.55),
        ([(476, 424), (560, 402), (680, 410), (800, 438), (930, 478), (800, 466), (680, 440), (560, 430)], "#3f8f62", 0.34),
        ([(470, 340), (560, 330), (660, 346), (770, 384), (660, 366), (560, 352), (470, 364)], "#4d9a5e", 0.3),
        ([(450, 500), (560, 452), (690, 450), (820, 476), (960, 524), (820, 512), (690, 490), (560, 500)], "#2f8062", 0.32),
        ([(130, 412), (220, 364), (310, 328), (280, 372), (200, 410), (140, 440)], "#f2f3a2", 0.6),
    ):
        out += form(points, colour, alpha)
    return out


def castle_shadow() -> str:
    """The castle's own long shadow down the right flank."""
    out = path("M560 296L640 306L712 326L760 346L850 392L930 440L820 416L700 380L590 344z", linear((0, SHADOW, 0.52), (1, SHADOW, 0.05), x1=520, x2=900, y1=0, y2=0, units="user"))
    return out + path("M822 384L892 388L1000 444L950 452z", linear((0, SHADOW, 0.45), (1, SHADOW, 0.03), x1=820, x2=990, y1=0, y2=0, units="user"))


ROAD = [(446, 520), (500, 500), (580, 478), (672, 462), (748, 446), (770, 428), (728, 410), (650, 402), (584, 392), (546, 374), (556, 354), (606, 344), (634, 332), (610, 318), (566, 310)]
WIDTHS = [46, 40, 34, 28, 24, 20, 18, 16, 14, 12, 11, 10, 9, 8, 8]


def path_up() -> str:
    """The road climbs in three hairpins from the gate to the castle's door, narrower with every bend."""
    out = path(taper([(x + 2, y + 4) for x, y in ROAD], [w + 3 for w in WIDTHS], 34), "#4f8f58", 0.7)
    out += path(taper(ROAD, WIDTHS, 34), linear((0, "#fff3d0"), (0.6, "#f0d8a4"), (1, "#d9bd92"), x1=0, x2=0, y1=300, y2=520, units="user"))
    return out + path(taper([(x - 2, y - 2) for x, y in ROAD], [w * 0.25 for w in WIDTHS], 34), "#fffbe6", 0.7)


def slopes() -> str:
    """Orchard trees, sheep and walkers: small above, larger below, so that the hill is felt to rise."""
    out = turf("hill grass", (470, 390, 900, 500), 90, (5, 11), 2.3, "#3f8a58", 0.5) + turf("hill light", (540, 350, 860, 470), 80, (4, 9), 2, "#e8f2a4", 0.6)
    spots = (
        (600, 328, 0.26, 1), (672, 344, 0.3, 0), (694, 352, 0.26, 2), (520, 352, 0.32, 1), (504, 360, 0.36, 0), (700, 390, 0.4, 1), (724, 396, 0.36, 0), (786, 398, 0.42, 2), (622, 382, 0.4, 0),
        (800, 438, 0.56, 1), (826, 448, 0.5, 0), (496, 448, 0.62, 1), (472, 458, 0.54, 2), (620, 446, 0.58, 0), (966, 470, 0.62, 1), (992, 482, 0.7, 0), (150, 416, 0.4, 1), (176, 404, 0.44, 0), (198, 398, 0.34, 2), (322, 350, 0.34, 0))
    for x, y, s, look in spots:
        out += oval(x + 24 * s, y + 1, 38 * s, 6 * s, SHADOW, 0.4) + tree(x, y, s, look)
    for x, y, s in ((944, 452, 0.66), (958, 458, 0.56), (768, 388, 0.42), (778, 392, 0.36)):
        out += poplar(x, y, s)
    out += "".join(sheep(x, y, s, bool(f)) for x, y, s, f in ((540, 436, 0.62, 0), (566, 444, 0.7, 1), (586, 434, 0.56, 0), (726, 436, 0.56, 1), (752, 470, 0.6, 0), (660, 372, 0.36, 0), (676, 376, 0.34, 1)))
    walker = path("M-5 0Q-6-14-3-19H3Q6-12 6 0z", lit("#6f9ad0", "#3f5c96")) + disc(0, -23, 4, "#f6cba4") + path("M-5-24Q0-32 5-24z", "#8a4a3c")
    maid = path("M-7 0Q-5-14-2-18H2Q6-12 7 0z", lit("#ee7a62", "#b03c44")) + disc(0, -22, 4, "#f8d2ac") + path("M-5-22Q-3-29 4-27Q7-22 4-20Q3-25-5-22z", "#fff3dc")
    out += donkey(604, 474) + stamp(walker, 636, 400, 0.66) + stamp(maid, 648, 401, 0.62) + stamp(maid, 604, 345, 0.42) + stamp(walker, 628, 330, 0.36)
    return out


def donkey(x: float, y: float) -> str:
    """A boy leads a loaded donkey down to the gate."""
    out = oval(6, 1, 34, 4, SHADOW, 0.45) + path("M-10 0V-14h4V0zM12 0V-14h4V0zM-3 0V-13h3V0zM19 0V-13h3V0z", "#7a6878") + form([(-14, -12), (-12, -22), (8, -24), (24, -21), (25, -12), (6, -9)], lit("#c4b0ac", "#7a6a80"))
    out += brush([(-10, -18), (-17, -27), (-22, -27)], [9, 7, 6], "#b09c9c") + path("M-18-30l-2-10l5 7zM-15-30l3-9l1 9z", "#93808c") + form([(-6, -22), (-4, -34), (14, -36), (20, -24), (8, -19)], lit("#f0c26a", "#b9783c")) + line([(7, -36), (7, -20)], "#8a5a34", 1.6)
    out += path("M-42 0Q-43-13-40-18H-34Q-31-12-31 0z", lit("#5f9a7c", "#2f6a5c")) + disc(-37, -22, 4.6, "#f3c69c") + path("M-43-23Q-37-31-31-24L-28-22z", "#b9503f") + line([(-33, -14), (-27, -17), (-22, -25)], "#6b442c", 1.4)
    return stamp(out, x, y, 0.8)


def sheep(x: float, y: float, size: float, flip: bool = False) -> str:
    """A sheep that grazes, facing left."""
    wool = "".join(disc(a, b, r, "#fff8ea") for a, b, r in ((-8, -10, 7), (0, -13, 8), (9, -11, 7), (12, -6, 6), (0, -6, 8), (-9, -6, 6)))
    out = oval(5, 3, 19, 4, SHADOW, 0.4) + path("M-8 2v-7h2.500v7zM8 2v-7h2.500v7z", "#5a4a5c") + wool + form([(-4, -6), (8, -4), (17, -7), (12, 0), (0, 1)], "#b9bdd6", 0.8)
    out += form([(-12, -9), (-16, -6), (-19, 0), (-15, 2), (-11, -2)], "#5a4a5c")
    return stamp(out, x, y, -size if flip else size, size)


def kite() -> str:
    """A kite high on the right; a child behind the tent holds its string."""
    out = line([(944, 70), (966, 180), (980, 300), (988, 440)], "#fffdf0", 1.2, 0.8) + line([(932, 90), (920, 104), (932, 116), (922, 132)], "#fff6e0", 1.4)
    out += "".join(place(path("M0 0L-7-4V4zM0 0L7-4V4z", c), x, y, t) for x, y, t, c in ((923, 101, 30, "#f2705a"), (929, 114, -20, "#f6d27a"), (923, 129, 30, "#e2583f")))
    return out + path("M946 40L970 66L932 92L922 58z", "#f2705a") + path("M946 40L970 66L940 70z", "#ffd98a") + path("M932 92L970 66L940 70z", "#c93a44") + path("M922 58L946 40L940 70z", "#ff9a78")


def haze() -> str:
    """Bright air between the castle and the hill's foot."""
    return oval(330, 402, 190, 26, glow("#fffde0", 0.55)) + oval(560, 330, 260, 26, glow("#fffde6", 0.35)) + oval(880, 420, 200, 40, glow("#eaf5f4", 0.35))


def light() -> str:
    """Morning over everything: warm from the left; a cloud's shadow lies on the nearest grass, so that the castle stands in the light."""
    out = path("M0 0H1000V700H0z", linear((0, "#ffe9ae", 0.18), (0.5, "#fff0c0", 0), x1=0, y1=0.1, x2=0.9, y2=0.6))
    out += path("M0 0H1000V700H0z", linear((0.6, "#2a4a9a", 0), (1, "#2a4a9a", 0.16), x2=1, y2=0.1))
    return out + path("M0 0H1000V700H0z", linear((0.66, "#1d3f86", 0), (1, "#1d3f86", 0.2), x1=0.3, y1=0, x2=0.62, y2=1.05))


def vignette() -> str:
    """The corners a little deeper, so that the eye stays on the castle."""
    return path("M0 0H1000V700H0z", radial((0, "#123a6a", 0), (0.6, "#123a6a", 0), (1, "#0c2f60", 0.4), cx=0.46, cy=0.4, r=0.84))


def paper() -> str:
    """Two tiles of specks, so that it looks printed."""
    return grain("castle light", "#fffdf0", 110, 130, 0.9, 0.16) + grain("castle dark", "#2a3a5c", 110, 110, 0.9, 0.1)
