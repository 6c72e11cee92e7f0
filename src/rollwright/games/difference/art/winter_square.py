"""The winter market, near: the snowy square, two stalls, the frozen pond and the banks at the viewer's feet. The same on every card."""

from rollwright.games.difference.art.brush import blade, brush, corners, dice, disc, dots, form, glow, line, linear, lit, mix, num, oval, path
from rollwright.games.difference.art.flora import glint
from rollwright.games.difference.art.winter_brush import box, cap, fir, lamps, pool, snow, warm


def ground() -> str:
    """Snow from the houses down to the pond, blue where no lamp reaches."""
    out = form([(-20, 440), (120, 424), (300, 404), (420, 388), (520, 384), (640, 392), (760, 412), (900, 430), (1020, 440), (1020, 720), (-20, 720)], linear((0, "#f6ecf4"), (0.16, "#dfe3fa"), (0.5, "#b4c2f0"), (0.8, "#8a9ce0"), (1, "#5f70c4"), x1=0, x2=0, y1=384, y2=700, units="user"))
    for points, colour, alpha in (
        ([(-20, 520), (120, 498), (300, 500), (420, 520), (300, 530), (120, 540)], "#ffffff", 0.55), ([(560, 420), (700, 424), (860, 448), (1000, 470), (860, 466), (700, 446)], "#ffffff", 0.6),
        ([(-20, 590), (140, 572), (320, 584), (240, 606), (100, 612)], "#6f82d0", 0.35), ([(360, 430), (470, 412), (590, 424), (480, 440)], "#ffffff", 0.6), ([(560, 470), (680, 452), (800, 462), (700, 482)], "#8b9ce0", 0.35)):
        out += form(points, colour, alpha)
    out += warm(160, 470, 210, 50, 0.75) + warm(850, 462, 210, 46, 0.75) + warm(500, 410, 170, 30, 0.5) + warm(630, 420, 90, 22, 0.6)
    chance = dice("footprints")
    tracks = [(560 - k * 6 + chance.uniform(-3, 3), 408 + k * 1.8 + (4 if k % 2 else -4)) for k in range(34)]
    return out + dots(tracks, "#7a8cd4", 3.4, 0.6, 3) + dots([(chance.uniform(0, 1000), chance.uniform(430, 700)) for _ in range(120)], "#ffffff", 2, 0.8)


def left_stall() -> str:
    """The gingerbread stall: the heart of element 11 hangs from its roof, the baker stands behind the counter."""
    out = pool(160, 494, 190, 22, 0.5) + path(box(18, 330, 276, 126), linear((0, "#8a4a4c"), (0.5, "#6a3450"), (1, "#3f2450"))) + warm(160, 380, 150, 76, 1) + warm(160, 372, 90, 50, 0.8)
    for x, y in ((40, 352), (134, 348), (150, 362), (270, 350), (258, 372), (140, 384), (282, 384), (34, 432)):  # hearts and stars on the back wall, small
        out += form([(x, y + 8), (x - 9, y - 2), (x - 4, y - 8), (x, y - 4), (x + 4, y - 8), (x + 9, y - 2)], lit("#d98a4c", "#8a4a3c")) + line([(x - 4, y - 1), (x, y + 3), (x + 4, y - 1)], "#fff3e0", 1.4)
    return out + path(box(14, 322, 10, 170) + box(290, 322, 10, 170), linear((0, "#a8705c"), (1, "#5a3450"), x2=1, y2=0))


def left_counter() -> str:
    """Counter and awning, drawn over the baker."""
    out = path(corners([(10, 446), (306, 446), (312, 458), (4, 458)]), linear((0, "#f0bf84"), (1, "#a8664c"))) + path(box(12, 458, 292, 42), linear((0, "#b9644c"), (1, "#5f2f50"))) + path("".join(box(14 + 36 * k, 458, 3, 42) for k in range(9)), "#3f1f44", 0.5)
    for x, y, kind in ((36, 442, 0), (60, 442, 1), (120, 442, 0), (140, 442, 1), (272, 442, 0), (290, 442, 1)):
        out += (disc(x, y - 8, 9, lit("#e6a05c", "#8a4c3c")) + dots([(x - 3, y - 10), (x + 3, y - 9), (x, y - 5)], "#fff3e0", 2.6)) if kind == 0 else (path(f"M{x - 7} {y + 2}L{x} {y - 22}L{x + 7} {y + 2}z", lit("#d98a4c", "#7a4038")) + line([(x - 4, y - 6), (x, y - 3), (x + 4, y - 6)], "#fff3e0", 1.6))
    stripes = ""
    for k in range(9):
        a, b = 2 + 34.5 * k, 2 + 34.5 * (k + 1)
        stripes += path(f"M{num(24 + 30 * k)} 308H{num(24 + 30 * (k + 1))}L{num(b)} 336q{num(-17)} 16 {num(a - b)} 0z", linear((0, "#f6705a"), (1, "#a8304c")) if k % 2 == 0 else linear((0, "#fff8f0"), (1, "#d0c3dc")))
    return out + stripes + snow([(14, 314), (24, 298), (70, 292), (130, 296), (200, 291), (262, 295), (298, 300), (304, 314), (270, 318), (220, 311), (160, 319), (100, 311), (50, 318)]) + lamps([(6, 334), (80, 343), (160, 339), (240, 344), (312, 334)], 12, 0.8)


def right_stall() -> str:
    """The chocolate stall: kettle and mugs are elements."""
    out = pool(848, 484, 180, 20, 0.5) + path(box(708, 326, 276, 122), linear((0, "#4f6a8c"), (0.5, "#3f4a84"), (1, "#2a2c68"))) + warm(846, 374, 150, 76, 0.9) + warm(830, 366, 90, 50, 0.8)
    out += path(box(850, 334, 126, 4), "#8a5c5c") + path(box(704, 320, 10, 160) + box(978, 320, 10, 160), linear((0, "#a8705c"), (1, "#5a3450"), x2=1, y2=0))
    for x, c in ((872, "#c9503f"), (890, "#e8b44a"), (946, "#3f8a7c"), (964, "#c9503f")):
        out += path(box(x - 6, 318, 12, 16), lit(mix(c, "#ffffff", 0.3), mix(c, "#2a1a4c", 0.4))) + path(box(x - 7, 316, 14, 4), "#f3dcc0")
    return out


def right_counter() -> str:
    """Counter and awning of the chocolate stall."""
    out = path(corners([(700, 414), (992, 414), (998, 426), (694, 426)]), linear((0, "#f0bf84"), (1, "#a8664c"))) + path(box(702, 426, 288, 56), linear((0, "#4f7c8c"), (1, "#2a3468"))) + path("".join(box(704 + 36 * k, 426, 3, 56) for k in range(9)), "#1f2458", 0.5)
    stripes = ""
    for k in range(9):
        a, b = 692 + 34.5 * k, 692 + 34.5 * (k + 1)
        stripes += path(f"M{num(712 + 30 * k)} 298H{num(712 + 30 * (k + 1))}L{num(b)} 322q{num(-17)} 15 {num(a - b)} 0z", linear((0, "#5fb0b4"), (1, "#2a5a84")) if k % 2 == 0 else linear((0, "#fff8f0"), (1, "#c3bcdc")))
    return out + stripes + snow([(700, 304), (712, 288), (760, 282), (820, 286), (884, 281), (950, 286), (988, 290), (994, 304), (960, 308), (910, 301), (850, 309), (790, 301), (740, 308)]) + lamps([(694, 320), (770, 327), (846, 323), (922, 328), (998, 320)], 12, 0.8)


POND = [(286, 690), (318, 656), (372, 626), (440, 602), (520, 572), (600, 546), (700, 528), (800, 522), (900, 524), (1030, 532), (1030, 730), (280, 730)]


def pond() -> str:
    """Ice that mirrors the lamps, with the scratches of many skates."""
    out = form([(x - 3, y - 8) for x, y in POND], "#ffffff") + form([(x, y - 2) for x, y in POND], "#7f93d6") + form(POND, linear((0, "#cfeaf6"), (0.3, "#96cbe8"), (0.65, "#5c96cf"), (1, "#34609f"), x1=0, x2=0, y1=520, y2=700, units="user"))
    for x, y, rx, ry in ((850, 556, 120, 20), (640, 572, 70, 16), (960, 600, 60, 30), (720, 600, 60, 14)):
        out += oval(x, y, rx, ry, glow("#ffd9a0", 0.6))
    chance, bright, cuts = dice("ice"), "", ""
    for _ in range(40):
        y = 532 + 160 * chance.random()
        bright += glint(chance.uniform(330 + (700 - y) * 0.9, 1000), y, chance.uniform(40, 140), chance.uniform(3, 8))
    for _ in range(34):
        y = 540 + 150 * chance.random()
        x, w = chance.uniform(360 + (700 - y) * 1.1, 980), chance.uniform(20, 70)
        cuts += f"M{num(round(x))} {num(round(y))}q{num(round(w / 2))} {num(chance.uniform(-10, 10))} {num(round(w))} {num(chance.uniform(-8, 8))}"
    for x, tall, colour in ((716, 46, "#2f5a94"), (746, 60, "#ffcf8a"), (790, 66, "#ffcf8a"), (836, 74, "#ffe0a8"), (880, 70, "#ffcf8a"), (926, 66, "#ffd9a0"), (968, 60, "#ffcf8a"), (632, 54, "#ffe0a8"), (600, 44, "#8f9be0"), (992, 56, "#2f5a94")):
        out += path("".join(glint(x + chance.uniform(-5, 5), 534 + tall * k / 9 + (0 if x > 690 else 12), chance.uniform(14, 34) * (1.2 - k / 14), chance.uniform(3, 6)) for k in range(9)), colour, 0.42)  # stalls and lamps, upside down
    return out + path(bright, "#ffffff", 0.28) + f'<path d="{cuts}" fill="none" stroke="#f2fbff" stroke-width="1.500" stroke-linecap="round" opacity=".6"/>'


def banks() -> str:
    """The bank on the left with its tracks, and the firs that frame the square."""
    out = form([(-30, 600), (60, 576), (150, 584), (240, 580), (320, 606), (336, 640), (300, 680), (286, 720), (-30, 720)], linear((0, "#f6f8ff"), (0.14, "#bccaf4"), (0.5, "#8698e0"), (1, "#4a5cb8"))) + form([(190, 596), (250, 590), (300, 612), (250, 606)], "#ffffff", 0.7) + pool(92, 640, 86, 66, 0.45)
    out += form([(-20, 664), (60, 690), (150, 700), (240, 704), (280, 720), (-20, 720)], "#4a5cb4", 0.45)
    return out + line([(20, 560), (60, 570), (108, 580)], "#7a8cd4", 3, 0.6) + line([(10, 572), (50, 582), (96, 590)], "#7a8cd4", 3, 0.6)


def frame() -> str:
    """Dark twigs with snow and berries in the lower corners, a fir at each edge."""
    return fir(-4, 516, 0.9, "#3a6a84", "#1f3a6c") + fir(1002, 560, 0.9, "#3a6a84", "#1f3a6c") + fir(968, 500, 0.5, "#4a7a94", "#2a4a7c")


def corners_of_snow() -> str:
    """What lies before everything: a bank at the lower edge with dry grass and berries."""
    out = snow([(330, 724), (380, 700), (460, 694), (560, 702), (660, 696), (780, 704), (880, 690), (960, 692), (1030, 672), (1030, 730), (330, 730)], "#4f62bc") + snow([(-30, 690), (40, 684), (120, 692), (200, 688), (290, 704), (340, 726), (-30, 730)], "#4f62bc")
    twigs = "".join(blade(x, 706, (x + dx, 706 - h), 4, dx * 0.2) for x, dx, h in ((166, 12, 54), (176, -8, 40), (188, 16, 34), (582, 12, 44), (596, -10, 52), (608, 8, 34), (800, 10, 48), (812, -12, 38), (352, 10, 36), (364, -8, 28)))
    out += path(twigs, "#4a3468") + "".join(disc(x, y, 4.2, lit("#ff8a7a", "#a0203f")) for x, y in ((178, 654), (170, 668), (204, 674), (594, 664), (586, 656), (612, 674), (810, 660), (800, 672), (362, 672)))
    return out + cap(178, 650, 10, 4, 1) + cap(588, 652, 10, 4, 1) + cap(808, 656, 10, 4, 1)


def far_people() -> str:
    """Small shoppers and skaters, far away."""
    out = ""
    for x, y, s, coat, deep, f in ((596, 424, 1, "#e0705c", "#8a2c50", 1), (612, 427, 0.7, "#6fb0b4", "#2c5a84", 1), (670, 430, 0.9, "#8a7cc8", "#3f3580", -1), (560, 416, 0.7, "#5f9a8c", "#2a4f6c", 1)):
        out += pool(x, y + 1, 12 * s, 3 * s, 0.5) + form([(x - 7 * s, y), (x - 6 * s, y - 16 * s), (x, y - 22 * s), (x + 6 * s, y - 16 * s), (x + 8 * s, y)], lit(coat, deep)) + disc(x, y - 26 * s, 6 * s, lit("#e6b48c", "#8a5a60")) + form([(x - 7 * s, y - 27 * s), (x, y - 36 * s), (x + 7 * s, y - 27 * s)], lit(deep, deep)) + disc(x, y - 36 * s, 2.4 * s, "#fff6ea") + brush([(x - 5 * s * f, y - 22 * s), (x - 12 * s * f, y - 20 * s), (x - 15 * s * f, y - 24 * s)], [3 * s, 3 * s, 1], "#fff0dc")
    return out
