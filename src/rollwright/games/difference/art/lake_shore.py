"""The lily lake, banks and plants, from the far reeds to the viewer's feet. Nothing here differs between two cards."""

from rollwright.games.difference.art.brush import blade, brush, dice, disc, dots, form, leaf, line, linear, lit, mix, oval, path, place, ring, stamp
from rollwright.games.difference.art.flora import (
    bulrush_head,
    duckweed,
    firefly,
    flowering_rush,
    glint,
    iris,
    lily_bud,
    mirrored,
    mist,
    pad,
    pool,
    raft,
    reeds,
    strand,
    water_lily,
)


def old_tree() -> str:
    """A broken hollow trunk on the right bank; the hollow is around (934, 222)."""
    trunk = [(898, 166), (902, 142), (913, 160), (925, 134), (938, 160), (952, 136), (966, 104), (976, 60), (978, 0), (974, -20), (1030, -20), (1030, 470), (960, 470), (880, 474), (826, 482), (806, 474), (846, 458), (874, 436), (888, 400), (894, 340), (886, 290), (882, 230), (890, 190)]
    out = form(trunk, linear((0, "#94727a"), (0.25, "#664f64"), (0.7, "#453a56"), (1, "#2f2b48"), x1=876, x2=1010, y1=0, y2=0, units="user"))
    out += form([(898, 166), (902, 142), (913, 160), (925, 134), (938, 160), (950, 140), (938, 172), (914, 176)], "#c79a8c", 0.5)
    chance = dice("bark")
    dark, light = "", ""
    for _ in range(46):
        x, y, tall = chance.uniform(894, 998), chance.uniform(150, 420) if _ % 3 else chance.uniform(20, 120), chance.uniform(26, 70)
        if (x - 934) ** 2 / 46**2 + (y + tall / 2 - 222) ** 2 / 66**2 < 1:
            continue
        x = max(x, 984) if y < 120 else x
        stroke = blade(x, y + tall, (x + chance.uniform(-5, 5), y), chance.uniform(2, 5), chance.uniform(-4, 4))
        if chance.random() < 0.6:
            dark += stroke
        else:
            light += stroke
    out += path(dark, "#2a2440", 0.55) + path(light, "#a98490", 0.35)
    rim = [(899, 162), (891, 190), (884, 230), (888, 290), (896, 340), (891, 398), (877, 435)]
    out += brush(rim, [3, 6, 5, 6, 5, 6, 2], "#e8a88e", 0.65)
    ivy = dice("ivy")
    for colour, n in (("#2f5a56", 34), ("#4d7d5c", 30), ("#8aa86a", 12)):
        out += path("".join(leaf(960 + 34 * u + ivy.gauss(0, 9 + 5 * u), 452 - 150 * u * ivy.random() + ivy.gauss(0, 5), ivy.uniform(0, 360), ivy.uniform(9, 14), ivy.uniform(4, 6)) for u in (ivy.random() for _ in range(n))), colour)
    # roots that grip the bank
    for a in ([(900, 420), (872, 450), (838, 470), (800, 478)], [(930, 430), (916, 462), (892, 480), (862, 486)], [(980, 430), (972, 466), (950, 486), (930, 490)]):
        out += brush(a, [26, 16, 9, 2], lit("#84657a", "#3a3150"))
    # bracket fungi
    for x, y, s in ((886, 276, 1), (889, 262, 0.7)):
        out += form([(x - 2, y), (x - 14 * s, y - 2 * s), (x - 16 * s, y + 3 * s), (x + 2, y + 6 * s)], lit("#ffd9a8", "#b0705c"))
    return out


def old_tree_crown() -> str:
    """The one living bough, across the upper right corner."""
    out = brush([(984, 60), (966, 30), (948, 6), (940, -20)], [14, 10, 8, 6], "#453a56") + brush([(980, 100), (964, 78), (946, 70)], [9, 6, 2], "#4a3f5c")
    chance = dice("crown")
    for colour, n, dx in (("#2b4a5c", 52, 0), ("#3f6a62", 46, -3), ("#7f9c6c", 30, -6)):
        data = ""
        for _ in range(n):
            x, y = chance.uniform(938, 1004), chance.uniform(-8, 84) * chance.random() ** 0.5
            if (x - 868) ** 2 + (y - 72) ** 2 < 72**2:
                continue
            data += leaf(x + dx, y + dx, chance.uniform(20, 160), chance.uniform(12, 20), chance.uniform(5, 8))
        out += path(data, colour)
    return out


def perch() -> str:
    """The kingfisher's bare branch."""
    out = brush([(914, 398), (892, 412), (856, 416), (816, 408), (786, 392)], [24, 14, 10, 7, 3], lit("#b98d84", "#4a3a54"))
    out += brush([(828, 410), (812, 424), (800, 430)], [6, 4, 1.5], "#5a465c") + brush([(900, 413), (886, 428), (880, 440)], [6, 4, 1.5], "#4a3a54")
    return out + brush([(884, 409), (866, 412), (846, 411), (818, 405), (790, 391)], [1, 3, 3, 2, 1], "#f3c4a0", 0.8)


def right_bank() -> str:
    land = [(1010, 446), (950, 462), (880, 474), (818, 484), (782, 500), (776, 516), (800, 532), (822, 548), (860, 566), (900, 584), (960, 594), (1010, 606)]
    out = pool(890, 572, 170, 62, "#0f2440", 0.85) + mirrored("bank", 800, 1000, 570, 30, (40, 110), 12, "#10283f", 0.4)
    out += form(land, linear((0, "#5f8058"), (0.35, "#3f6554"), (1, "#1e3f4c")))
    out += form([(1010, 450), (950, 466), (880, 478), (820, 490), (786, 506), (830, 500), (890, 494), (960, 484), (1010, 476)], "#9ab074", 0.55)
    chance = dice("bank grass")
    for colour, n, y0, y1 in (("#6f9460", 60, 480, 520), ("#3d6a56", 70, 500, 560), ("#8fae6a", 26, 486, 530)):
        data = ""
        for _ in range(n):
            x, y = chance.uniform(790, 1000), chance.uniform(y0, y1)
            y += max(0, (x - 800)) * 0.16
            tall = chance.uniform(12, 30)
            data += blade(x, y, (x + chance.uniform(-12, 8), y - tall), chance.uniform(2.5, 4.5), chance.uniform(-4, 4))
        out += path(data, colour)
    return out


def toadstools() -> str:
    cap = path("M-3 12Q-2 4-3 0H3Q2 4 4 12z", lit("#fff0dc", "#b99a94")) + path("M-12 1Q-10-11 0-12Q10-11 12 1Q0 5-12 1z", lit("#f08a5c", "#8a2f3c")) + dots([(-5, -5), (1, -8), (6, -4)], "#fff2dc", 3)
    return "".join(stamp(cap, x, y, s) for x, y, s in ((846, 466, 0.8), (832, 474, 0.6), (978, 452, 0.9), (962, 460, 0.65), (330, 380, 0.5), (152, 384, 0.55)))


def iris_bed() -> str:
    """Sword leaves and flags on the right bank; the flower for the butterfly is its own element."""
    out = reeds("iris leaves back", 800, 1000, 580, 30, (70, 150), 11, ["#2f5f5c", "#3d7462", "#2a5260"], -4, 16, 14)
    for x, y, s, c in ((962, 470, 0.9, "violet"), (984, 520, 0.95, "blue"), (930, 446, 0.66, "violet"), (806, 536, 0.62, "blue")):
        out += brush([(x, y + 20), (x + 2, y + 60), (x - 2, 584 if x > 850 else 566)], [4, 5, 2], "#4d7d58") + iris(x, y, s, c)
    out += reeds("iris leaves", 812, 1000, 602, 28, (60, 132), 12, ["#4f8a66", "#3d7462", "#6fa06c"], -4, 18, 20)
    return out + path("".join(glint(x, y, w, 3.6) for x, y, w in ((830, 588, 50), (880, 596, 70), (940, 602, 60), (984, 606, 40), (808, 574, 36))), "#bcd8d8", 0.5)


def willow() -> str:
    """Bough and curtain at the upper left. One long strand, at x = 64, is an element."""
    out = brush([(-20, 22), (60, 6), (150, 10), (250, -8)], [26, 18, 12, 6], lit("#8a7480", "#4a4262"))
    back, front = "#4a7472", "#7fa06a"
    drops = [(6, 170, back), (22, 238, front), (38, 150, back), (14, 120, front), (48, 96, front), (90, 52, back), (78, 70, front), (108, 40, front), (128, 34, back), (150, 42, front), (172, 66, back), (186, 92, front), (200, 120, back), (212, 84, front), (226, 60, back), (160, 34, front), (238, 40, front), (100, 30, back)]
    for k, (x, y, colour) in enumerate(drops):
        sway = -6 - (y / 26)
        out += strand(f"willow {k}", [(x + 8, -6 + 8 * (x < 120)), (x + 3, y * 0.5), (x + sway * 0.4, y)], mix(colour, "#f0c890", 0.08 * (k % 4)), "#5b5568", 14, 7)
    return out


def more_reeds() -> str:
    """Reed beds on the far side of the open water, left and right of the boat."""
    out = reeds("far right bed", 700, 880, 268, 64, (18, 52), 4, ["#55648f", "#5f7391", "#4b5c86"], -4, 20)
    out += mirrored("far bed", 700, 880, 266, 34, (8, 24), 6, "#3f4a80", 0.4)
    out += reeds("heron bed", 806, 892, 322, 44, (34, 100), 5, ["#3f5f78", "#4b7480", "#38547a"], -6, 22) + pool(846, 326, 80, 12, "#2a3468", 0.7) + mirrored("heron bed", 808, 890, 322, 20, (12, 40), 6, "#2f3c70", 0.4)
    for x, y, t, s in ((828, 252, -4, 0.5), (858, 240, 5, 0.55), (842, 266, 2, 0.45)):
        out += line([(x, y), (x + 1, 318)], "#3f6272", 1.8) + bulrush_head(x, y, t, s)
    return out


def reed_island() -> str:
    """Thin reeds in the glow, behind the log: the dragonfly hunts over them."""
    out = mist(268, 300, 120, 14, "#ffe0c0", 0.5) + pool(268, 308, 100, 14, "#3a3f74", 0.7) + mirrored("island", 200, 340, 304, 26, (14, 44), 6, "#4a5288", 0.35)
    out += reeds("island back", 196, 342, 304, 46, (34, 92), 4.5, ["#5d6f90", "#6b7f8c", "#54688a"], -8, 22)
    out += reeds("island front", 204, 334, 308, 34, (24, 66), 5.5, ["#3f6a74", "#4f7f74", "#36586f"], -6, 30)
    for x, y, t, s in ((214, 268, -6, 0.5), (322, 262, 7, 0.52), (338, 280, 10, 0.42)):
        out += line([(x, y), (x + 1, 304)], "#4a6a72", 1.8) + bulrush_head(x, y, t, s)
    return out


def log() -> str:
    """A sunken trunk, lit from the left; the frog sits on it near (250, 380)."""
    out = pool(262, 420, 158, 24, "#16244a", 0.8)
    body = [(160, 398), (176, 386), (220, 384), (280, 386), (340, 384), (384, 380), (398, 392), (396, 410), (376, 418), (310, 422), (230, 422), (176, 418), (160, 410)]
    out += form(body, linear((0, "#b98a72"), (0.35, "#8a5f5a"), (1, "#3d2f4c")))
    chance, dark = dice("log"), ""
    for _ in range(34):
        x, y, wide = chance.uniform(172, 360), chance.uniform(390, 416), chance.uniform(18, 50)
        dark += glint(x + wide / 2, y, wide, 2.6)
    out += path(dark, "#4a3348", 0.6)
    out += oval(390, 397, 10, 16, lit("#f3cf9c", "#a87860"), 1, 6) + oval(390, 397, 6.5, 11, "#c08e68", 0.9, 6) + oval(390, 397, 3.4, 6.5, "#e6bd8a", 1, 6) + oval(390, 397, 1.4, 3, "#8a5f5a", 1, 6)
    out += brush([(344, 386), (352, 366), (366, 356)], [11, 7, 4], lit("#a87c6c", "#5a4254")) + path(leaf(364, 357, -30, 17, 7) + leaf(362, 358, -95, 15, 6), "#8fb46c")
    out += form([(176, 386), (200, 380), (226, 383), (240, 388), (214, 394), (184, 394)], "#7f9c5e") + form([(296, 386), (318, 381), (336, 385), (322, 391)], "#7f9c5e")
    for x in (184, 196, 208, 304, 316):
        out += path(blade(x, 386, (x - 3, 377), 2.6), "#a9c074")
    out += path("".join(glint(x, y, w, 3.4) for x, y, w in ((206, 424, 70), (300, 426, 90), (372, 422, 50), (250, 432, 120), (340, 434, 60))), "#ffe1c4", 0.55)
    return place(out, -16, 0)


CLEAR = [(268, 286, 72), (318, 470, 64), (512, 642, 60), (290, 604, 58), (112, 640, 66), (200, 652, 56), (660, 486, 60), (742, 366, 56), (700, 614, 70), (482, 540, 58), (884, 640, 60)]


def pads_everywhere() -> str:
    """Look-alike pads in drifts over the lake, smaller and paler with distance."""
    out = raft("far glow", [(340, 262), (386, 268), (424, 276)], 9, 16, CLEAR, 0.34, 0.3)
    out += raft("far left", [(112, 262), (160, 266), (196, 280)], 9, 16, CLEAR, 0.34, 0.3) + raft("far right", [(690, 300), (716, 292), (812, 330), (850, 336)], 9, 12, CLEAR, 0.34, 0.3)
    out += raft("mid glow", [(350, 316), (410, 326), (440, 334), (380, 350)], 13, 22, CLEAR, 0.34, 0.32) + raft("mid left", [(132, 318), (170, 330), (196, 346)], 9, 16, CLEAR, 0.34, 0.32)
    out += raft("mid right", [(578, 366), (612, 374), (644, 384)], 8, 16, CLEAR, 0.34, 0.32)
    out += raft("belt", [(150, 446), (210, 462), (250, 480), (390, 442), (470, 436), (540, 424), (600, 440)], 44, 24, CLEAR, 0.12, 0.38)
    out += raft("turtle drift", [(400, 480), (396, 520), (370, 552), (250, 540), (210, 520)], 22, 18, CLEAR, 0.12, 0.38)
    out += raft("right drift", [(790, 440), (750, 434), (776, 520), (730, 542), (600, 540), (566, 520), (560, 496)], 30, 18, CLEAR, 0.12, 0.38)
    for x, y, s, c in ((398, 318, 11, "white"), (172, 322, 10, "pink"), (152, 262, 7, "white"), (384, 262, 7, "pink"), (614, 366, 11, "white"), (824, 328, 8, "pink"), (536, 408, 15, "pink"), (774, 430, 13, "white"),
                       (206, 452, 15, "pink"), (398, 482, 16, "pink"), (572, 524, 17, "white"), (748, 534, 14, "pink"), (240, 522, 15, "white"), (366, 346, 10, "pink"), (372, 550, 14, "white")):
        out += water_lily(x, y, s, c)
    for x, y, s in ((566, 424, 0.8), (414, 446, 0.7), (800, 440, 0.7), (600, 534, 0.8), (214, 538, 0.8), (352, 552, 0.8), (372, 312, 0.45), (176, 470, 0.7), (426, 330, 0.5)):
        out += lily_bud(x, y, s)
    return out


def rushes() -> str:
    """Duckweed and tufts in flower that tie the middle together."""
    out = duckweed("a", [(170, 560), (240, 566), (330, 552), (400, 570), (420, 600)], 60, 13) + duckweed("b", [(560, 580), (620, 566), (690, 556), (740, 566)], 46, 11) + duckweed("c", [(600, 400), (640, 424), (700, 416), (780, 412)], 36, 9, ("#5f8f86", "#a5cc9a"))
    out += duckweed("d", [(150, 440), (260, 442), (360, 440)], 34, 9, ("#5f8f86", "#a5cc9a")) + duckweed("e", [(350, 690), (470, 692), (560, 690), (680, 690)], 40, 10)
    out += flowering_rush("a", 596, 424, 6, 52) + flowering_rush("b", 398, 548, 5, 50, "#f6dfe6") + flowering_rush("c", 776, 596, 6, 70) + flowering_rush("d", 196, 470, 5, 46, "#f6dfe6", "#4f8474")
    return out + flowering_rush("e", 566, 566, 5, 56) + flowering_rush("f", 700, 440, 4, 40, "#f6dfe6", "#5d8a90") + flowering_rush("g", 366, 588, 4, 48)


def left_reeds() -> str:
    """The reed bed behind the bulrushes, and its dark foot in the water."""
    out = pool(64, 480, 130, 50, "#12284a", 0.8) + mirrored("left", -10, 150, 470, 34, (40, 120), 10, "#143250", 0.4)
    out += reeds("left back", -10, 152, 482, 70, (70, 176), 8, ["#3f6a7a", "#4a7a7c", "#36587a"], 2, 18, 12)
    return out


def left_reeds_front() -> str:
    return reeds("left mid", -10, 124, 566, 44, (76, 140), 9, ["#2f5f66", "#3f7768", "#2a5264", "#5f9270"], 4, 22, 18)


def foreground_pads() -> str:
    out = raft("near", [(170, 690), (240, 672), (400, 676), (430, 690), (600, 660), (640, 694), (780, 690), (806, 600)], 20, 20, [*CLEAR, (560, 700, 40)], 0, 0.42)
    out += pad(392, 668, 46, 3) + pad(424, 694, 42, 6) + pad(606, 654, 36, 5) + pad(624, 688, 46, 2) + pad(800, 672, 40, 9) + pad(776, 698, 46, 1) + pad(970, 694, 56, 4)
    out += water_lily(412, 672, 25, "pink") + water_lily(796, 660, 22, "white") + lily_bud(618, 672, 1.1) + pad(196, 694, 34, 0) + pad(244, 690, 30, 8) + water_lily(222, 688, 20, "white")
    return out


def near_company() -> str:
    """Small life close by: frogs that peep, ladybirds, tadpoles, bubbles, toadstools, rushes in flower."""
    out = ""
    peep = form([(-15, 4), (-13, -4), (-8, -9), (0, -6), (8, -9), (13, -4), (15, 4)], lit("#b9d96a", "#4f8444")) + disc(-8, -7, 4.6, "#ffe58a") + disc(8, -7, 4.6, "#ffe58a") + disc(-7.5, -7, 2.5, "#1c1a26") + disc(8.5, -7, 2.5, "#1c1a26") + path(glint(0, 5, 44, 4), "#a9c8de", 0.8)
    for x, y, s in ((586, 452, 0.7), (222, 498, 0.72), (640, 650, 0.9), (778, 486, 0.7), (420, 356, 0.45)):
        out += stamp(peep, x, y, s)
    bird = path("M-6 3A6 6 0 0 1 6 3z", lit("#ff7a55", "#a8242c")) + disc(6, 1.2, 2.4, "#2a1f2c") + dots([(-2, 0), (2, -0.5), (0.5, -2)], "#2a1f2c", 1.8)
    for x, y, t, s in ((186, 384, 0, 0.8), (946, 560, -60, 1), (812, 508, -70, 0.8), (122, 434, -80, 0.9), (600, 644, 0, 1), (330, 378, -6, 0.8), (34, 612, -70, 1.1), (394, 660, 8, 1)):
        out += place(stamp(bird, 0, 0, s), x, y, t)
    tadpole = oval(0, 0, 4.4, 3, "#0f2740") + brush([(-3, 0), (-9, 2), (-15, -1)], [2.6, 1.8, 0.8], "#0f2740")
    for x, y, t in ((364, 626, 20), (380, 636, -10), (356, 642, 40), (600, 604, 30), (616, 598, 10), (444, 574, 10), (416, 560, 30)):
        out += place(stamp(tadpole, 0, 0, 0.8), x, y, t)
    for x, y, r in ((420, 640, 3), (428, 630, 2), (414, 628, 1.6), (606, 620, 2.4), (590, 628, 1.6), (348, 596, 2.4), (356, 588, 1.6), (196, 626, 2.2), (204, 616, 1.6), (560, 560, 2), (634, 520, 2), (640, 528, 1.5)):
        out += ring(x, y, r, r, "#d3e8f2", 1, 0.8)
    return out


def insects() -> str:
    """Water striders, gnats, damselflies and fireflies: company for the insects that matter."""
    out = ""
    for x, y, s in ((606, 470, 0.6), (584, 600, 0.75), (640, 352, 0.4), (206, 592, 0.7), (420, 612, 0.6)):
        legs = "".join(f"M{a} 0L{b} {c}" for a, b, c in ((-2, -12, -5), (2, 12, -5), (-3, -13, 6), (3, 13, 6)))
        out += place(f'<path d="{legs}" stroke="#1c3450" stroke-width="1" fill="none"/>' + oval(0, 0, 6, 1.7, "#1c3450") + oval(-12, 6, 4, 1.2, "#bcd2e4", 0.6) + oval(13, 6, 4, 1.2, "#bcd2e4", 0.6), x, y, 0, s)
    chance = dice("gnats")
    swarm = [(cx + chance.gauss(0, 17), cy + chance.gauss(0, 13)) for cx, cy, n in ((416, 226, 12), (352, 216, 8), (720, 310, 6), (206, 236, 8), (640, 410, 7)) for _ in range(n)]
    out += dots(swarm, "#3f3a66", 2.2, 0.75)
    for x, y, t, s, c in ((352, 392, -30, 0.55, "#3f9bc4"), (566, 396, 20, 0.5, "#4fb0a0"), (196, 428, -10, 0.5, "#3f9bc4"), (792, 560, 24, 0.6, "#4fb0a0"), (620, 420, -14, 0.5, "#8a78d0")):
        wings = leaf(0, 0, -150, 26, 5) + leaf(0, 0, -120, 24, 5) + leaf(2, 0, -60, 24, 5) + leaf(2, 0, -35, 26, 5)
        out += place(path(wings, "#e6f2fa", 0.65) + brush([(18, -3), (0, 0), (-34, 4)], [5, 4, 2], c) + disc(20, -3, 3.4, c), x, y, t, s)  # damselfly
    for x, y, s in ((30, 300, 1), (186, 300, 0.8), (820, 440, 1), (960, 400, 1.1), (760, 290, 0.8), (590, 410, 0.7), (30, 470, 1.1), (210, 400, 0.7), (980, 560, 1.2), (790, 470, 0.9), (640, 590, 0.9), (370, 600, 1), (24, 560, 1.2), (420, 350, 0.6), (946, 300, 0.7), (560, 690, 1), (770, 660, 0.9)):
        out += firefly(x, y, s)
    return out


def sedge() -> str:
    """Thin blades that rise from below the lower edge: the nearest layer."""
    chance, dark, light = dice("sedge"), "", ""
    for x0, n, tall in ((352, 9, 74), (576, 8, 60), (744, 10, 84), (250, 7, 56), (842, 6, 48)):
        for k in range(n):
            x = x0 + (k - n / 2) * 4.5
            tip = (x + (k - n / 2) * chance.uniform(3, 7), 706 - tall * chance.uniform(0.55, 1))
            stroke = blade(x, 706, tip, chance.uniform(4, 6.5), (k - n / 2) * 1.6)
            if chance.random() < 0.6:
                dark += stroke
            else:
                light += stroke
    return path(dark, "#1d4f5a") + path(light, "#3f8474")


def corner_reeds() -> str:
    """Dark blades nearest to the viewer frame the card."""
    chance, out = dice("corners"), ""
    for colour in ("#12304a", "#173f50", "#205058"):
        data = ""
        for _ in range(7):
            x, tall = chance.uniform(-26, 34), chance.uniform(110, 250)
            data += blade(x, 710, (min(52, x + chance.uniform(-16, 26)), 710 - tall), chance.uniform(12, 20), chance.uniform(-12, 12))
            x, tall = chance.uniform(962, 1026), chance.uniform(90, 210)
            data += blade(x, 710, (max(944, x + chance.uniform(-26, 16)), 710 - tall), chance.uniform(12, 20), chance.uniform(-12, 12))
        out += path(data, colour)
    rims = blade(14, 710, (30, 500), 4, 6) + blade(-4, 710, (8, 520), 4, -4) + blade(984, 710, (960, 540), 4, -8) + blade(1004, 710, (990, 520), 4, 4)
    return out + path(rims, "#4f8f88", 0.7)
