"""The reef, far: the sea's surface from below, shafts of sun, the wreck in the blue. The same on every card."""

import math

from rollwright.games.difference.art.brush import along, brush, corners, dice, disc, dots, form, glow, grain, line, linear, num, oval, path, radial, ring, smooth, stamp
from rollwright.games.difference.art.flora import glint
from rollwright.games.difference.art.reef_brush import bubble, dim, lettuce, rock, small_fish, staghorn


def water() -> str:
    """Light aqua where the sun stands, left of the middle; deep blue towards the right and below."""
    out = path("M0 0H1000V700H0z", linear((0, "#c9f2e4"), (0.1, "#8fdfd8"), (0.3, "#4dbfc6"), (0.55, "#2f9cb4"), (0.8, "#1d7498"), (1, "#12527c")))
    out += path("M0 0H1000V700H0z", linear((0, "#0d4f86", 0), (0.5, "#0d4f86", 0.1), (1, "#0a3c78", 0.62), x1=0.35, y1=0, x2=1, y2=0.3)) + path("M0 0H1000V700H0z", linear((0, "#0a4478", 0.5), (0.26, "#0a4478", 0), x2=1, y2=0))
    return out + oval(440, -20, 420, 260, glow("#fffde0", 0.95)) + oval(480, 300, 300, 230, glow("#b9f3e2", 0.6))


def surface() -> str:
    """Waves seen from below: a net of light along the upper edge."""
    chance, bright, blue = dice("surface"), "", ""
    for _ in range(90):
        y = 2 + 40 * chance.random() ** 1.7
        x = 440 + chance.gauss(0, 300)
        bright += glint(x, y, chance.uniform(30, 110) * (1 - y / 60), chance.uniform(3, 9) * (1 - y / 56))
    for _ in range(60):
        y = 3 + 34 * chance.random()
        blue += glint(chance.uniform(-20, 1020), y, chance.uniform(40, 120), chance.uniform(3, 8))
    return path(blue, "#2a94b4", 0.35) + path(bright, "#fffdf0", 0.75)


def rays() -> str:
    """Shafts of sun that lean to the left and right from one place above."""
    out = ""
    for a, b, low, alpha in ((250, 300, 40, 0.24), (330, 362, 200, 0.18), (392, 450, 340, 0.28), (476, 500, 470, 0.2), (520, 566, 590, 0.24), (600, 624, 740, 0.15), (660, 700, 900, 0.14)):
        for f in (1, 0.7, 0.4):  # three wedges in each other: soft edges
            mid, half = (a + b) / 2, (b - a) / 2 * f
            out += path(f"M{num(mid - half)} 0H{num(mid + half)}L{num(low + (b - a) * 1.15 * (1 + f))} 620H{num(low + (b - a) * 1.15 * (1 - f))}z", linear((0, "#fffbe0", alpha * 0.6), (0.6, "#eafcea", alpha * 0.25), (1, "#d9f6ea", 0)))
    return out


def far_reef() -> str:
    """Ridges of coral that fade into the water, one behind the other."""
    out = form([(-20, 470), (60, 420), (150, 436), (230, 404), (300, 440), (380, 452), (470, 440), (560, 456), (640, 440), (640, 600), (-20, 600)], linear((0, "#5fbfc4"), (1, "#3a9db0")))
    for k, (x, y, s) in enumerate(((60, 424, 0.6), (232, 408, 0.7), (150, 438, 0.5), (420, 452, 0.5), (330, 446, 0.6), (560, 458, 0.6), (470, 446, 0.4))):
        out += staghorn(f"far {k % 3}", x, y, s, "#f09a8c", "#7a5a9a", 0.72)
    out += form([(-20, 520), (60, 486), (160, 498), (250, 478), (350, 500), (460, 492), (560, 498), (660, 480), (760, 500), (760, 640), (-20, 640)], linear((0, "#3f9fae"), (1, "#2a7d98")))
    for k, (x, y, s) in enumerate(((30, 492, 0.8), (246, 482, 0.7), (338, 498, 0.6), (590, 492, 0.7), (668, 482, 0.8))):
        out += staghorn(f"mid {k % 3}", x, y, s, "#ff9a86", "#8a4a8a", 0.52)
    return out


def left_wall() -> str:
    """A cliff of old coral at the left edge, with an overhang: the frame on the sunny side."""
    out = rock("cliff", [(-40, 150), (20, 170), (34, 214), (18, 256), (40, 300), (30, 340), (58, 372), (110, 396), (132, 440), (150, 500), (-40, 560)], "#6f8fb0", "#1f4478", 0.3)
    for k, (x, y, s) in enumerate(((10, 176, 0.4), (30, 306, 0.36), (104, 402, 0.4), (60, 376, 0.3))):
        out += staghorn(f"far {k % 3}", x, y, s, "#e08aa4", "#5a4a9a", 0.36)
    return out + lettuce(20, 262, 50, "#9ad0b0", "#3a7a8c", 0.25) + lettuce(120, 446, 60, "#c9a0d9", "#5a4a9a", 0.25)


def wreck() -> str:
    """An old ship on her side in the blue: bow to the left, broken mast, ribs that show. Porthole at (716, 226), flag at (902, 82)."""
    hull = [(622, 214), (648, 206), (760, 262), (880, 280), (1030, 268), (1030, 470), (880, 452), (770, 420), (690, 352), (648, 282)]
    wood, deep = dim("#8a6a5c", 0.42), dim("#2c2f5c", 0.3)
    out = brush([(884, 300), (894, 180), (905, 28)], [15, 12, 8], linear((0, dim("#9a7a66", 0.5)), (1, deep), x2=1, y2=0)) + brush([(836, 150), (896, 158), (962, 150)], [5, 7, 4], dim("#6a5660", 0.45))
    out += line([(900, 70), (820, 180), (742, 258)], dim("#4a4a70", 0.4), 1.8, 0.8) + line([(902, 60), (950, 160), (1000, 262)], dim("#4a4a70", 0.4), 1.8, 0.8) + line([(838, 152), (850, 220), (862, 282)], dim("#4a4a70", 0.4), 1.6, 0.7)
    out += form([(846, 156), (890, 162), (880, 200), (886, 240), (866, 226), (852, 238), (848, 196)], dim("#d9cfc0", 0.5), 0.75)  # what is left of a sail
    out += path(smooth(hull), linear((0, wood), (0.4, dim("#5a4a5c", 0.4)), (1, dim("#1f2450", 0.22)), x1=0.2, x2=0.6))
    # planks, the torn hole with its ribs, the rail
    for points in ([(640, 240), (740, 300), (860, 326), (1010, 316)], [(656, 276), (750, 342), (870, 372), (1010, 364)], [(680, 316), (770, 380), (880, 412), (1010, 408)]):
        out += line(points, deep, 2, 0.6)
    out += form([(806, 316), (850, 322), (902, 318), (920, 344), (908, 388), (864, 398), (822, 380), (798, 350)], dim("#10183f", 0.14))
    for x in (826, 850, 874, 898):
        out += brush([(x, 316), (x - 6, 352), (x + 4, 394)], [5, 5, 4], dim("#7a6262", 0.35))
    out += brush([(616, 212), (650, 200), (760, 256), (880, 274), (1010, 262)], [5, 9, 8, 8, 8], linear((0, dim("#c9a284", 0.35)), (1, dim("#5a4a5c", 0.35)))) + brush([(618, 212), (584, 190), (556, 178)], [9, 6, 3], dim("#8a6a5c", 0.5))
    out += path(corners([(1000, 238), (960, 240), (956, 272), (1000, 270)]), dim("#6a5560", 0.4)) + path(corners([(1000, 228), (956, 232), (954, 242), (1000, 240)]), dim("#9a7a6c", 0.4))
    for x, y in ((812, 284), (946, 300)):  # more portholes, all empty
        out += disc(x, y, 15, dim("#b98f5c", 0.42)) + disc(x, y, 10.5, dim("#16204a", 0.12)) + path(f"M{x - 7} {y - 4}q6-6 12-2q-6 0-12 2z", "#bfeaea", 0.4)
    return out + weed_on_wreck() + oval(800, 330, 260, 150, glow("#3f9fb8", 0.42))


def weed_on_wreck() -> str:
    """Barnacles and small growth on the hull."""
    chance = dice("barnacles")
    spots = [(x + chance.gauss(0, 6), y + chance.gauss(0, 5)) for x, y, _ in along([(650, 300), (720, 366), (820, 424), (960, 446)], 30)]
    return dots(spots, dim("#f3dfc4", 0.45), 5, 0.7) + dots(spots[::2], dim("#d98a8c", 0.35), 4, 0.7)


def rowing_boat() -> str:
    """A boat on the surface above, seen from below, with its line and its oar."""
    out = form([(20, 8), (60, -2), (150, -6), (214, 4), (170, 24), (110, 30), (54, 24)], linear((0, "#c9805a"), (1, "#6a3f54"))) + brush([(30, 10), (110, 22), (204, 6)], [2, 4, 2], "#f0c090", 0.8) + brush([(182, 8), (220, 30), (246, 52)], [4, 4, 12], "#a8704c")
    return out + line([(118, 26), (120, 50), (118, 76)], "#eafaf4", 1.6)


def far_company() -> str:
    """Shoals in the distance, strings of bubbles."""
    chance, swirl = dice("swirl"), ""  # a far shoal that turns round the sunlight
    for x, y, angle in along([(250, 168), (330, 146), (420, 140), (520, 150), (600, 140), (640, 170), (590, 184)], 70):
        x, y, c, s = x + chance.gauss(0, 10), y + chance.gauss(0, 9), math.cos(angle) * 6, math.sin(angle) * 6
        swirl += f"M{num(x - c)} {num(y - s)}q{num(c - s * 0.4)} {num(s + c * 0.4)} {num(2 * c)} {num(2 * s)}q{num(-c + s * 0.4)} {num(-s - c * 0.4)} {num(-2 * c)} {num(-2 * s)}z"
    out = path(swirl, "#1f86a0", 0.5)
    jelly = path("M-14 0C-14-18 14-18 14 0Q7-5 0 0Q-7-5-14 0z", "#f3e0f0", 0.5) + path("M-9 0Q-12 10-8 20Q-6 10-7 0zM-1 0Q-3 14 0 24Q3 12 2 0zM7 0Q10 10 6 20Q4 10 6 0z", "#f3e0f0", 0.4)
    out += "".join(stamp(jelly, x, y, s) for x, y, s in ((392, 62, 0.7), (560, 116, 0.6), (412, 104, 0.5), (770, 66, 0.6), (214, 150, 0.6)))
    for x, y, s, t in ((372, 170, 0.42, 4), (392, 162, 0.36, 0), (412, 174, 0.4, 6), (386, 184, 0.34, 2), (566, 60, 0.36, 0), (584, 70, 0.32, 4), (560, 76, 0.3, 0), (806, 108, 0.42, 0), (824, 98, 0.36, 4), (830, 118, 0.36, -4), (776, 180, 0.36, 0), (794, 188, 0.34, 0)):
        out += small_fish(x, y, s, "#8fd6d0", "#2f86a4", turn=t)
    for x, y, r in ((556, 140, 4), (562, 120, 5), (552, 104, 3), (40, 130, 5), (34, 112, 3.5), (46, 98, 3), (800, 40, 4), (808, 58, 3), (420, 250, 3), (426, 236, 4)):
        out += bubble(x, y, r)
    return out


def light() -> str:
    """The sun over everything, from above."""
    return path("M0 0H1000V700H0z", radial((0, "#fffbd6", 0.22), (0.5, "#fffbd6", 0.06), (1, "#fffbd6", 0), cx=0.46, cy=0.1, r=0.6))


def vignette() -> str:
    """The corners sink into the deep."""
    return path("M0 0H1000V700H0z", radial((0, "#062a58", 0), (0.55, "#062a58", 0), (1, "#05204c", 0.54), cx=0.47, cy=0.4, r=0.78))


def paper() -> str:
    """Two tiles of specks, so that it looks printed."""
    return grain("reef light", "#f2fff4", 110, 130, 0.9, 0.14) + grain("reef dark", "#06284c", 110, 110, 0.9, 0.12)


def ledge() -> str:
    """A broken plank and a block of reef before the wreck, where the lobster stands."""
    out = rock("ledge", [(690, 440), (712, 414), (760, 404), (812, 408), (852, 424), (880, 470), (860, 540), (700, 540)], "#8f86a8", "#2a3a6c", 0.2)
    return out + path(corners([(716, 412), (852, 402), (856, 414), (720, 426)]), linear((0, dim("#c99a74", 0.2)), (1, dim("#6a4a5c", 0.2)))) + ring(740, 417, 2.4, 2.4, "#3a3050", 1.4) + ring(836, 410, 2.4, 2.4, "#3a3050", 1.4)
