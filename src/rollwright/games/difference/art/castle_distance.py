# pyright: basic
"""The castle, far and wide: sky, clouds, mountains, the big green hill with its path. Nothing here differs between two cards."""

from rollwright.games.difference.art.brush import brush, dice, disc, form, glow, grain, line, linear, lit, num, oval, path, place, radial, smooth, stamp, taper
from rollwright.games.difference.art.castle_brush import SHADOW, cloud, contour, poplar, tree, turf


def sky() -> str:
    """Morning blue, the sun's rays, feathers and heaps of cloud."""
    out = path("M0 0H1000V420H0z", linear((0, "#5db0e2"), (0.3, "#8fcdee"), (0.62, "#c9e8f3"), (0.9, "#fbf3d8")))
    out += path("M0 0H1000V420H0z", radial((0, "#fff6dc", 0.95), (0.3, "#fff0e0", 0.55), (1, "#ffeee6", 0), cx=0.07, cy=0.1, r=0.5))
    # long rays of the morning
    for a, b, alpha in ((-0.02, 0.1, 0.2), (0.2, 0.3, 0.16), (0.42, 0.62, 0.14), (0.85, 1.05, 0.12)):
        out += path(f"M74 74L900 {num(74 + 826 * a)}V{num(74 + 826 * b)}z", linear((0, "#fff8ea", alpha * 2.4), (0.7, "#fff8ea", 0), x1=74, x2=900, y1=0, y2=0, units="user"))
    # high feathers of cloud, then the fair-weather heaps low over the land
    for x, y, w in ((230, 26, 150), (330, 16, 110), (590, 28, 150), (900, 40, 170), (960, 22, 120), (160, 150, 90)):
        out += path(smooth([(x - w / 2, y), (x - w / 5, y - 4), (x + w / 5, y - 3), (x + w / 2, y - 9), (x + w / 5, y + 3), (x - w / 5, y + 4)]), "#ffffff", 0.5)
    for x, y, w, a in ((150, 220, 130, 0.9), (40, 186, 110, 0.8), (948, 236, 150, 0.95), (770, 196, 100, 0.7), (410, 208, 110, 0.8), (930, 118, 70, 0.8), (186, 52, 74, 0.9), (618, 38, 62, 0.7)):
        out += cloud(x, y, w, a)
    return out


def mountains() -> str:
    """Snowy mountains, hazy hills, woods, a village and a windmill."""
    far = [(-20, 250), (40, 222), (80, 236), (130, 206), (180, 244), (240, 226), (330, 260), (700, 262), (780, 236), (830, 254), (890, 222), (930, 236), (980, 204), (1030, 226), (1030, 420), (-20, 420)]
    data = "M" + "L".join(f"{x} {y}" for x, y in far) + "z"
    out = path(data, linear((0, "#a9c9e6"), (1, "#e3eeea"), x1=0, x2=0, y1=200, y2=340, units="user"))
    snow = "M130 206L112 219L124 217L132 226L140 218L152 222zM980 204L960 219L974 217L982 226L992 216L1006 218zM40 222L28 229L38 228L46 233L58 229zM890 222L878 230L890 228L898 233L908 229z"
    out += path(snow, "#ffffff", 0.9)
    out += form([(-20, 306), (60, 276), (150, 268), (230, 290), (330, 330), (330, 430), (-20, 430)], linear((0, "#a9d3c4"), (1, "#d8e8bc")))
    out += form([(1020, 262), (950, 272), (880, 292), (800, 300), (720, 330), (720, 430), (1020, 430)], linear((0, "#a9d3c4"), (1, "#d3e6b4")))
    out += form([(-20, 342), (50, 322), (130, 318), (230, 344), (330, 380), (330, 560), (-60, 560), (-60, 350)], linear((0, "#8fc7a0"), (1, "#b9dc8c")))
    out += form([(1020, 318), (960, 312), (900, 322), (820, 350), (700, 390), (900, 450), (1020, 450)], linear((0, "#8cc6a0"), (1, "#b4da88")))
    chance, woods = dice("far woods"), ""
    for x0, x1, y0, n in ((-10, 210, 300, 34), (890, 1010, 300, 26), (740, 830, 326, 14)):
        for _ in range(n):
            x = chance.uniform(x0, x1)
            y, r = y0 + chance.uniform(-5, 12) + abs(x - (x0 + x1) / 2) * 0.04, chance.uniform(4, 8)
            woods += f"M{num(x - r)} {num(y)}q{num(r * 0.1)} {num(-r * 2.2)} {num(r)} {num(-r * 2.1)}q{num(r)} {num(r * 0.2)} {num(r)} {num(r * 2.1)}z"
    out += path(woods, linear((0, "#7fb8ac"), (1, "#8fc49a")))
    # a village and a windmill, so far away that they are only a few touches
    house = path("M-8 0V-8L0-15L8-8V0z", "#fff4e0") + path("M-10-7L0-16L10-7L7-7L0-12L-7-7z", "#e08a6c") + path("M2-8h6V0h-6z", "#cbbcc4")
    for x, y, s in ((196, 318, 0.8), (180, 322, 0.7), (166, 318, 0.6), (972, 316, 0.8), (988, 320, 0.7), (4, 330, 0.8)):
        out += stamp(house, x, y, s)
    out += path("M934 300L938 272H950L954 300z", lit("#fff6e4", "#bcb2c4")) + path("M935 273Q944 262 953 273z", "#d9705a")
    for turn in (20, 110, 200, 290):
        out += place(path("M-1 0V-26h2V0zM1-8h7v-17h-7z", "#fff9ea") + path("M-1 0V-26h2V0z", "#a8846c"), 944, 274, turn)
    return out + oval(170, 346, 240, 30, glow("#fffbe4", 0.6)) + oval(880, 344, 220, 34, glow("#fffbe4", 0.55))


HILL = [(-90, 500), (-30, 470), (60, 452), (150, 412), (240, 372), (340, 342), (430, 326), (560, 326), (660, 338), (760, 362), (850, 386), (940, 420), (1030, 440), (1090, 470), (1090, 640), (-90, 640)]


def hill() -> str:
    """The one big hill: sunny left flank, cooler right flank, mown stripes that follow its roundness."""
    out = form(HILL, linear((0, "#d7e886"), (0.35, "#b4d86c"), (0.62, "#8cc664"), (1, "#67ad66"), x1=120, y1=330, x2=940, y2=520, units="user"))
    for points, colour, alpha in (
        ([(150, 416), (250, 376), (340, 350), (300, 390), (200, 430)], "#f0f3a4", 0.55),
        ([(560, 334), (680, 350), (820, 388), (960, 430), (1030, 446), (900, 436), (760, 400), (640, 366)], "#d9ec90", 0.5),
        ([(470, 420), (600, 396), (760, 410), (900, 452), (760, 446), (600, 436)], "#5aa362", 0.28),
        ([(440, 480), (600, 440), (760, 446), (960, 480), (760, 486), (600, 500)], "#3f9060", 0.3),
    ):
        out += form(points, colour, alpha)
    return out + oval(610, 452, 130, 16, glow("#2f7f6c", 0.4)) + oval(860, 462, 130, 16, glow("#2f7f6c", 0.4)) + oval(250, 404, 90, 16, glow("#fffbd0", 0.6))


def castle_shadow() -> str:
    """The castle's own long shadow down the right flank, cool and soft."""
    out = path("M572 348L640 352L700 368L752 372L830 402L900 432L820 436L690 408L560 372z", linear((0, SHADOW, 0.5), (1, SHADOW, 0.06), x1=480, x2=900, y1=0, y2=0, units="user"))
    return out + path("M818 398L892 398L990 432L940 440z", linear((0, SHADOW, 0.4), (1, SHADOW, 0.04), x1=820, x2=990, y1=0, y2=0, units="user"))


def path_up() -> str:
    """The road from the gatehouse, in two bends up to the castle door."""
    course = [(470, 486), (540, 470), (640, 462), (736, 448), (772, 428), (726, 408), (640, 396), (572, 384), (548, 366), (556, 346)]
    out = path(taper([(x + 3, y + 3) for x, y in course], [40, 34, 28, 24, 20, 17, 15, 13, 12, 11], 20), "#7cae5c", 0.8)
    out += path(taper(course, [38, 32, 26, 22, 18, 15, 13, 11, 10, 10], 20), linear((0, "#fff2d2"), (1, "#ead09e")))
    return out + path(taper([(x - 2, y - 2) for x, y in course], [10, 9, 8, 7, 5, 5, 4, 4, 3, 3], 20), "#fffbe8", 0.6)


def slopes() -> str:
    """Trees, sheep, walkers and a fence on the hill."""
    out = turf("hill grass", (500, 400, 800, 470), 70, (5, 10), 2.2, "#4f9a58", 0.55) + turf("hill light", (560, 380, 900, 450), 50, (4, 9), 2, "#e3f0a0", 0.7)
    out += turf("left flank", (150, 392, 300, 420), 24, (5, 9), 2, "#7fb457", 0.6)
    for x, y, s, look in ((592, 352, 0.42, 0), (618, 358, 0.36, 1), (778, 392, 0.5, 1), (800, 396, 0.42, 0), (914, 412, 0.62, 0), (946, 424, 0.7, 2), (984, 428, 0.66, 1), (762, 404, 0.46, 2), (506, 456, 0.56, 1)):
        out += oval(x + 20 * s, y + 1, 34 * s, 6 * s, SHADOW, 0.35) + tree(x, y, s, look)
    for x, y, s in ((962, 416, 0.9), (976, 420, 0.75), (166, 414, 0.7), (180, 408, 0.8)):
        out += poplar(x, y, s)
    out += "".join(sheep(x, y, s, bool(f)) for x, y, s, f in ((560, 424, 0.62, 0), (584, 432, 0.7, 1), (602, 424, 0.56, 0), (540, 410, 0.5, 1), (796, 444, 0.7, 1), (814, 456, 0.74, 0)))
    walker = path("M-5 0Q-6-14-3-19H3Q6-12 6 0z", lit("#6f9ad0", "#3f5c96")) + disc(0, -23, 4, "#f6cba4") + path("M-5-24Q0-32 5-24z", "#8a4a3c")
    maid = path("M-7 0Q-5-14-2-18H2Q6-12 7 0z", lit("#ee7a62", "#b03c44")) + disc(0, -22, 4, "#f8d2ac") + path("M-5-22Q-3-29 4-27Q7-22 4-20Q3-25-5-22z", "#fff3dc")
    return out + kite() + stamp(walker, 528, 484, 1.1) + stamp(maid, 546, 482, 1.06) + stamp(walker, 588, 388, 0.6) + stamp(maid, 576, 387, 0.58)


def kite() -> str:
    """A kite high on the right, its string running down behind the tent."""
    out = line([(940, 62), (968, 180), (984, 300), (990, 420)], "#fffdf0", 1.3, 0.9) + brush([(930, 88), (918, 104), (930, 116), (920, 134)], [2, 2, 2, 1], "#fff6e0")
    out += "".join(place(path("M0 0L-8-5V5zM0 0L8-5V5z", c), x, y, t) for x, y, t, c in ((922, 102, 30, "#f2705a"), (928, 115, -20, "#5f97cf"), (921, 131, 30, "#ffd75a")))
    sail = path("M944 34L970 62L930 90L920 54z", "#f2604c") + path("M944 34L970 62L938 66z", "#ffd75a") + path("M930 90L970 62L938 66z", "#d93c44") + path("M920 54L944 34L938 66z", "#ff8a66")
    return out + contour(sail, 4)


def sheep(x: float, y: float, size: float, flip: bool = False) -> str:
    """A sheep that grazes, facing left."""
    wool = "".join(disc(a, b, r, "#fffaf0") for a, b, r in ((-8, -10, 7), (0, -13, 8), (9, -11, 7), (12, -6, 6), (0, -6, 8), (-9, -6, 6)))
    out = oval(5, 3, 19, 4, SHADOW, 0.4) + path("M-8 2v-7h2.500v7zM8 2v-7h2.500v7z", "#5a4a5c") + wool + form([(-4, -6), (8, -4), (17, -7), (12, 0), (0, 1)], "#b9bdd6", 0.8)
    out += form([(-12, -9), (-16, -6), (-19, 0), (-15, 2), (-11, -2)], "#5a4a5c")
    return stamp(out, x, y, -size if flip else size, size)


def haze() -> str:
    """Bright air that lies between the castle and the hill's foot."""
    return oval(300, 384, 200, 30, glow("#fffde6", 0.6)) + oval(640, 372, 220, 26, glow("#fffde6", 0.5)) + oval(500, 318, 460, 110, glow("#e6f4fb", 0.32))


def light() -> str:
    """Morning light over everything: warm from the left, cool towards the lower right."""
    out = path("M0 0H1000V700H0z", linear((0, "#fff0c0", 0.14), (0.5, "#fff0c0", 0), x1=0, y1=0.1, x2=0.9, y2=0.6))
    return out + path("M0 0H1000V700H0z", linear((0.55, "#2f58a8", 0), (1, "#2f58a8", 0.08), x1=0.1, y1=0, x2=1, y2=0.9))


def vignette() -> str:
    """The corners a little deeper, so that the eye stays in the middle."""
    return path("M0 0H1000V700H0z", radial((0, "#1f4a7a", 0), (0.66, "#1f4a7a", 0), (1, "#0f3f70", 0.24), cx=0.47, cy=0.42, r=0.82))


def paper() -> str:
    """Two tiles of specks, so that it looks printed."""
    return grain("castle light", "#fffdf0", 110, 130, 0.9, 0.16) + grain("castle dark", "#2a3a5c", 110, 110, 0.9, 0.1)
