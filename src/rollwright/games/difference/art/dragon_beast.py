# pyright: basic
"""The dragon's hoard: the dragon, asleep around its egg. What changes on it (horn, eye, spines, claw, gem, tail tip) are elements."""

import math
from itertools import pairwise

from rollwright.games.difference.art.brush import brush, clip, corners, disc, form, glow, linear, lit, oval, path, place, radial, smooth
from rollwright.games.difference.art.dragon_brush import IVORY, Tube, scale_coat

BODY = Tube([(372, 362), (440, 342), (524, 334), (620, 346), (730, 366), (836, 386), (914, 436), (948, 512)], [112, 122, 156, 226, 292, 300, 236, 150])
TAIL = Tube([(990, 500), (996, 570), (940, 622), (826, 628), (712, 606), (596, 590), (496, 604), (424, 588)], [90, 96, 96, 88, 72, 54, 36, 20])
HIDE = linear((0, "#ffad62"), (0.22, "#e06c3a"), (0.55, "#a83a38"), (1, "#54203c"), x1=480, y1=190, x2=620, y2=560, units="u")
DEEP, RIM, MOON = "#3f1636", "#ffd394", "#a9bdf0"


def claw(x: float, y: float, turn: float, size: float = 1) -> str:
    """A curved claw that points to the left at turn 0."""
    return place(path("M6-8Q-14-9-22 6Q-8 0 7 8z", lit(*IVORY)) + path("M4-7Q-12-7-20 4Q-10-3 4-3z", "#fffbe8", 0.8), x, y, turn, size)


def body() -> str:
    """Neck, back and rump in one long round form; belly plates on the side that faces us."""
    shape = smooth(BODY.band(steps=18))
    inner = path(shape, HIDE)
    inner += scale_coat(BODY.scales(17, -0.99, 0.34, 0.02, 0.4) + BODY.scales(18, -0.99, -0.5, 0.5, 1), DEEP, "#ffc27a", 0.34, 0.3)
    inner += bands(BODY, (0.12, 0.2, 0.28, 0.36), 0.016, -1.05, -0.1)
    # the side turned away from the light
    inner += oval(900, 470, 190, 170, radial((0, DEEP, 0.75), (0.6, DEEP, 0.4), (1, DEEP, 0))) + oval(560, 450, 210, 90, radial((0, DEEP, 0.7), (1, DEEP, 0)))
    inner += belly() + oval(420, 440, 90, 60, radial((0, DEEP, 0.75), (1, DEEP, 0))) + oval(620, 520, 260, 60, radial((0, DEEP, 0.8), (1, DEEP, 0)))
    inner += oval(640, 250, 150, 60, glow("#ffcf8a", 0.5)) + oval(450, 292, 90, 34, glow("#ffd898", 0.55)) + oval(830, 240, 130, 70, glow("#8fa6e6", 0.55))
    out = clip(inner, shape)
    out += path(BODY.stroke(-1, 0.04, 0.5, 7), RIM, 0.85) + path(BODY.stroke(-1, 0.5, 0.93, 8), MOON, 0.75)
    under = form([(384, 396), (460, 404), (560, 440), (660, 480), (780, 530), (560, 540), (380, 470)], linear((0, "#4a1a34"), (1, "#2a1024")))
    return ridge(BODY, 0.47, 0.97, 11, 15) + under + out


def bands(tube: Tube, places: tuple, wide: float, v0: float, v1: float) -> str:
    """Dark markings that run down from the back and end in a point."""
    data = ""
    for u in places:
        data += smooth([tube.at(u - wide, v0), tube.at(u, (v0 + v1) / 2), tube.at(u + wide * 0.9, v1), tube.at(u + wide * 0.9, (v0 + v1) / 2), tube.at(u + wide, v0)])
    return path(data, "#7a1f36", 0.42)


def ridge(tube: Tube, u0: float, u1: float, count: int, tall: float, side: int = -1) -> str:
    """Low bumps along the back: company for the five tall spines on the neck."""
    out = ""
    for k in range(count):
        u = u0 + (u1 - u0) * k / (count - 1)
        step = 0.42 * (u1 - u0) / (count - 1)
        a, b, (x, y) = tube.at(u - step, side * 0.94), tube.at(u + step, side * 0.94), tube.at(u + step * 0.9, side)
        _, _, angle, _half = tube.spot(u)
        h = tall * (1 - 0.4 * k / count)
        tip = (x - math.sin(angle) * h * side, y + math.cos(angle) * h * side)
        out += path(f"M{a[0]:.0f} {a[1]:.0f}Q{(a[0] + tip[0]) / 2:.0f} {(a[1] + tip[1]) / 2 - 5:.0f} {tip[0]:.0f} {tip[1]:.0f}L{b[0]:.0f} {b[1]:.0f}z", lit("#f0b070", "#7a3038"))
    return out


def belly() -> str:
    """Broad pale plates, one behind the other, from the throat to the groin."""
    out = ""
    count = 19
    for k in range(count, -1, -1):
        u = 0.02 + 0.72 * k / count
        step = 0.72 / count
        edge = 0.44 - 0.34 * math.sin(min(1, max(0, (u - 0.16) / 0.5)) * math.pi) ** 0.8
        a, b, c = BODY.at(u, edge), BODY.at(u + step * 0.55, (edge + 1) / 2), BODY.at(u + step * 0.2, 1.02)
        d, e, f = BODY.at(u + step * 1.3, 1.02), BODY.at(u + step * 1.75, (edge + 1) / 2), BODY.at(u + step * 1.25, edge)
        plate = form([a, b, c, d, e, f], linear((0, "#ffe2a6"), (0.5, "#e8a75c"), (1, "#8e4a40"), x1=0.2, x2=0.4))
        out += plate + path(smooth([a, b, c], closed=False) + "L" + smooth([c, (b[0] + 3.5, b[1]), a], closed=False)[1:] + "z", "#6b2c3a", 0.75)
    return out


def far_arm() -> str:
    """The arm on the far side: its hand lies to the left of the egg."""
    out = brush([(556, 390), (512, 420), (492, 460), (500, 500)], [70, 54, 42, 34], linear((0, "#5a2038", 0), (0.3, "#5a2038"), (1, "#a03c38"), x1=560, x2=480, y1=390, y2=500, units="u"))
    out += brush([(500, 424), (476, 456), (482, 490)], [1, 5, 1], "#f0945a", 0.8)
    for x, y, turn in ((488, 506, -60), (502, 512, -75), (517, 510, -95)):
        out += oval(x, y - 6, 9, 13, lit("#e0703e", "#6a2440"), 1, -8) + claw(x, y + 6, turn, 0.72)
    return out


def near_arm() -> str:
    """Shoulder, a sharp elbow behind, the forearm and the hand that shelters the egg."""
    out = oval(650, 500, 90, 34, radial((0, "#2a1022", 0.8), (1, "#2a1022", 0)))
    # the forearm comes back from the elbow to the egg; the upper arm lies over it
    fore = [(660, 424), (690, 432), (704, 452), (696, 476), (668, 500), (634, 520), (606, 516), (602, 498), (626, 480), (640, 454)]
    lower = Tube([(690, 446), (650, 488), (606, 508)], [52, 46, 38])
    inner = path(smooth(fore), linear((0, "#6a2440"), (0.35, "#c0503a"), (1, "#b0403a"), x1=706, y1=430, x2=606, y2=512, units="u")) + scale_coat(lower.scales(13, -1, 1), DEEP, "#ffc27a", 0.34, 0.34) + oval(676, 440, 40, 24, radial((0, DEEP, 0.85), (1, DEEP, 0)))
    out += path(smooth([(x + 5, y + 6) for x, y in fore]), DEEP, 0.4) + clip(inner, smooth(fore)) + brush([(648, 462), (626, 484), (604, 499)], [1, 6, 2], "#ffc98a", 0.9) + brush([(702, 460), (690, 482), (660, 504)], [1, 5, 1], "#7a2440", 0.6)
    upper = [(552, 346), (560, 308), (586, 288), (622, 292), (648, 318), (668, 356), (686, 396), (702, 428), (708, 446), (696, 458), (668, 452), (640, 438), (612, 418), (582, 394), (558, 372)]
    shape = smooth(upper)
    arm = Tube([(590, 284), (614, 348), (652, 402), (698, 450)], [118, 112, 84, 40])
    inner = path(shape, linear((0, "#ef8446"), (0.3, "#e0683a"), (0.65, "#b0403a"), (1, "#7a2a40"), x1=560, y1=290, x2=700, y2=450, units="u"))
    inner += scale_coat(arm.scales(16, -1, 1, 0.04, 0.94), DEEP, "#ffc27a", 0.32, 0.34)
    inner += oval(590, 322, 56, 42, glow("#ffd094", 0.65)) + oval(700, 396, 34, 70, radial((0, DEEP, 0.7), (1, DEEP, 0))) + oval(632, 386, 20, 34, glow("#ffb066", 0.5)) + brush([(606, 352), (628, 374), (644, 404), (640, 428)], [1, 9, 7, 1], DEEP, 0.3)
    out += path(smooth([(x + 3, y + 6) for x, y in upper]), DEEP, 0.45) + clip(inner, shape) + brush([(553, 352), (582, 394), (612, 419), (640, 439), (668, 452)], [1, 5, 6, 5, 1], "#ffc98a", 0.9)
    out += path("M696 446Q712 448 718 464Q704 462 692 464z", lit(*IVORY))  # a spur at the elbow
    for x, y, turn in ((600, 494, 4), (594, 508, -12), (606, 521, -30)):
        out += oval(x + 10, y, 14, 8.5, lit("#f5965a", "#93323c"), 1, -10) + claw(x, y, turn, 0.95)
    return out


def haunch() -> str:
    """The folded hind leg, close to us on the right: thigh, knee, shank, and its foot with the toes to the left."""
    out = oval(830, 520, 130, 40, radial((0, "#1c0f22", 0.8), (1, "#1c0f22", 0)))
    foot = [(850, 478), (812, 486), (776, 500), (752, 514), (752, 532), (790, 540), (850, 540), (884, 516)]
    out += form(foot, linear((0, "#d4603a"), (1, "#5a2038")))
    # the shank lies folded under the thigh: knee in front, heel behind the chest
    shank = [(742, 474), (748, 454), (776, 446), (816, 462), (866, 478), (920, 482), (944, 496), (916, 520), (850, 526), (790, 514), (758, 498)]
    shin = Tube([(744, 470), (800, 486), (860, 502), (930, 500)], [44, 56, 50, 40])
    inner = path(smooth(shank), linear((0, "#f08a4c"), (0.4, "#b0443a"), (1, "#5a2038"), x1=750, y1=456, x2=900, y2=520, units="u")) + scale_coat(shin.scales(15, -1, 1), DEEP, "#ffc88a", 0.34, 0.36) + oval(850, 470, 110, 22, radial((0, DEEP, 0.85), (1, DEEP, 0)))
    out += clip(inner, smooth(shank)) + brush([(744, 484), (760, 500), (796, 514)], [1, 5, 1], DEEP, 0.6)
    thigh = [(756, 424), (756, 380), (772, 336), (806, 304), (846, 292), (892, 306), (926, 352), (938, 420), (930, 466), (896, 484), (846, 480), (806, 470), (774, 466), (752, 470), (744, 458), (750, 442)]
    shape = smooth(thigh)
    skin = linear((0, "#f5965a"), (0.35, "#c9523a"), (0.75, "#8a3040"), (0.88, "#8a3040", 0.5), (1, "#8a3040", 0), x1=760, y1=330, x2=934, y2=400, units="u")
    leg = Tube([(846, 276), (838, 380), (800, 470)], [200, 224, 150])
    inner = path(shape, skin) + bands(leg, (0.2, 0.4, 0.6, 0.8), 0.05, 1.1, -0.1) + scale_coat(leg.scales(18, -0.8, 1), DEEP, "#ffc88a", 0.32, 0.36) + oval(800, 346, 64, 56, glow("#ffd094", 0.6)) + oval(930, 450, 100, 80, glow("#ffb060", 0.6)) + oval(772, 452, 40, 20, glow("#ffc884", 0.7)) + brush([(806, 366), (788, 400), (784, 432)], [1, 12, 2], DEEP, 0.28) + brush([(880, 340), (884, 390), (862, 440)], [1, 14, 2], DEEP, 0.25)
    out += path(smooth([(x, y + 6) for x, y in thigh[9:]] + [(750, 446), (800, 440), (900, 450)]), DEEP, 0.5) + clip(inner, shape) + brush([(750, 444), (756, 424), (757, 380), (773, 337), (808, 305), (846, 294)], [2, 5, 6, 6, 6, 1], "#ffd9a0", 0.9)
    out += brush([(764, 500), (790, 496), (820, 506)], [1, 4, 1], "#ffc98a", 0.6)
    for x, y, turn in ((766, 506, 6), (752, 520, -4), (764, 534, -14)):
        out += oval(x + 8, y, 15, 9, lit("#f0945a", "#8a3040"), 1, -6) + claw(x - 3, y, turn, 1.05)
    return out


def wing() -> str:
    """Folded over the back: arm up to the wrist (its claw is an element), long fingers and leather drooping to the right."""
    wrist = (664, 176)
    tips = [(948, 350), (880, 376), (808, 366), (734, 338), (668, 318)]
    leather = "M664 176C760 176 880 250 948 356C924 338 898 346 880 376C864 346 830 340 808 366C792 330 756 320 734 338C716 308 686 304 668 318C648 300 618 300 596 312C600 266 624 204 664 176z"
    inner = path(leather, linear((0, "#d4653c"), (0.35, "#96343c"), (0.8, "#4e1d40"), (1, "#3a1738"), x1=640, y1=180, x2=800, y2=420, units="u"))
    inner += oval(680, 250, 90, 90, glow("#ffb066", 0.55)) + oval(860, 270, 120, 80, glow("#8496d8", 0.4))
    for k, ((ax, ay), (bx, by)) in enumerate(pairwise(tips)):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        inner += path(f"M{wrist[0]} {wrist[1]}L{ax} {ay}L{mx:.0f} {my - 12:.0f}z", DEEP, 0.36) + brush([wrist, ((wrist[0] + mx) / 2 + 10, (wrist[1] + my) / 2 - 14), (mx, my)], [1, 4 + k, 2], "#f0945c", 0.2)
    out = oval(770, 330, 190, 100, radial((0, DEEP, 0.5), (1, DEEP, 0))) + clip(inner, leather)
    bends = [(824, 216), (794, 254), (746, 258), (702, 248), (670, 248)]
    for (tx, ty), (bx, by) in zip(tips, bends, strict=True):
        out += brush([wrist, (bx, by), (tx, ty)], [14, 10, 4], linear((0, "#f59a58"), (1, "#7a2c40"))) + brush([(wrist[0], wrist[1] - 3), (bx, by - 4), (tx, ty - 2)], [1, 3, 1], "#ffd9a0", 0.75)
    arm = [(598, 322), (590, 268), (620, 206), wrist]
    out += brush(arm, [64, 46, 30, 22], linear((0, "#f5a05c"), (0.6, "#c04e3a"), (1, "#7a2840"), x2=1, y2=0.6)) + brush([(574, 300), (570, 262), (604, 198), (654, 166)], [1, 6, 6, 2], RIM, 0.9)
    return out + brush([(672, 170), (744, 182), (826, 212), (900, 278)], [1, 4, 4, 1], MOON, 0.6)


def tail() -> str:
    """Round the front of the nest, from behind the chest to the tip on the left."""
    shape = smooth(TAIL.band(steps=22))
    out = path(smooth([(x, y + 12) for x, y in TAIL.band(-1, 0.2, 0.3, 1, 14)]), "#2a1426", 0.55)
    inner = path(shape, linear((0, "#f59a56"), (0.4, "#c04c38"), (1, "#5e2140"), x1=600, x2=600, y1=556, y2=660, units="u"))
    inner += scale_coat(TAIL.scales(13, -0.3, 0.98, 0.16, 1), DEEP, "#ffd094", 0.38, 0.42)
    inner += bands(TAIL, tuple(0.42 + 0.075 * k for k in range(8)), 0.016, 1.05, -0.3)
    plates = ""
    for k in range(26):
        u = 0.25 + 0.74 * k / 26
        a, b, c, d = TAIL.at(u, -0.42), TAIL.at(u + 0.022, -0.42), TAIL.at(u + 0.03, -1.02), TAIL.at(u + 0.004, -1.02)
        plates += corners([a, b, c, d])
    inner += path(plates, linear((0, "#e8a75c"), (1, "#7a3c3c"), x1=0, x2=0, y1=600, y2=660, units="u"))
    return ridge(TAIL, 0.2, 0.95, 15, 17, 1) + out + clip(inner, shape) + path(TAIL.stroke(1, 0.3, 0.98, -6, 14), RIM, 0.85)


def head() -> str:
    """Asleep on the gold, facing left. Horn and eye are elements; the brow and the root of the horn are always there."""
    out = oval(210, 340, 250, 120, radial((0, "#24122a", 0.75), (0.5, "#24122a", 0.5), (1, "#24122a", 0)))
    out += form([(360, 330), (402, 316), (446, 322), (424, 342), (450, 362), (418, 374), (430, 402), (392, 404), (366, 392)], linear((0, "#e8743e"), (1, "#6a2440"), x2=1, y2=0.4))
    for tip in ((440, 324), (444, 362), (426, 398)):
        out += brush([(370, 362), ((370 + tip[0]) / 2, (362 + tip[1]) / 2 - 2), tip], [9, 6, 2], "#f5a868")
    out += brush([(322, 300), (318, 256), (340, 214), (372, 190)], [30, 24, 15, 2], linear((0, "#c99a74"), (1, "#7a4c4c"), y1=0, y2=1))
    skull = [(114, 408), (112, 384), (122, 362), (144, 350), (170, 352), (200, 352), (232, 338), (254, 312), (284, 294), (320, 288), (356, 296), (384, 322), (394, 362), (384, 404), (352, 428), (300, 440), (230, 444), (168, 442), (128, 432)]
    shape = smooth(skull)
    inner = path(shape, linear((0, "#ffbe74"), (0.3, "#f0823f"), (0.62, "#bf4a38"), (1, "#6a2440"), x1=190, y1=310, x2=290, y2=460, units="u"))
    inner += jaw() + oval(390, 410, 70, 70, radial((0, DEEP, 0.6), (1, DEEP, 0))) + oval(170, 362, 70, 24, glow("#fff0b4", 0.75)) + oval(300, 300, 70, 24, glow("#fff0b4", 0.7))
    cheek = Tube([(330, 300), (362, 340), (376, 400)], [70, 78, 70])
    inner += scale_coat(cheek.scales(13, -1, 1), DEEP, "#ffd094", 0.3, 0.4)
    out += clip(inner, shape)
    out += brush([(116, 392), (118, 370), (140, 352), (172, 353), (204, 351), (234, 336)], [1, 5, 6, 4, 5, 1], "#fff0be", 0.9)
    # nostril
    out += oval(148, 368, 17, 12, lit("#ffb468", "#a83c38"), 1, -14) + oval(145, 371, 8.5, 6, "#4a1630", 1, -20) + brush([(132, 366), (146, 357), (162, 362)], [1, 4, 1], "#ffe6ac", 0.9)
    # freckles on the muzzle and small bumps along the nose
    for x, y, r in ((178, 380, 3), (190, 372, 2.4), (198, 384, 2.8), (210, 374, 2.2), (184, 392, 2.2)):
        out += disc(x, y, r, "#a83c34", 0.7)
    for x, y, s in ((172, 350, 0.9), (240, 328, 1.2)):
        out += place(path("M-9 5Q-4-8 6-10Q5 0 10 5Q0 8-9 5z", lit("#ffd69a", "#a8503c")), x, y, -14, s)
    return out + mouth()


def jaw() -> str:
    """The pale underside of the lower jaw."""
    return form([(110, 414), (150, 420), (220, 426), (290, 420), (346, 400), (360, 420), (320, 446), (230, 452), (140, 448)], linear((0, "#f0a45c"), (1, "#8a3c3c")))


def mouth() -> str:
    """A contented smile with two small teeth, and a drop of drool."""
    smile = [(114, 408), (140, 414), (180, 412), (214, 420), (260, 420), (306, 408), (338, 386), (344, 376)]
    out = path("M150 412l6 14l8-13zM222 419l7-14l7 15z", "#fff6dc") + brush(smile, [2, 4, 4, 4, 4.5, 4.5, 4, 1], "#4a1630")
    return out + brush([(340, 374), (347, 378), (352, 386)], [1, 4, 1], "#4a1630") + oval(322, 394, 34, 22, glow("#ff7a5a", 0.8))


def brow() -> str:
    """The bony brow over the eye and the collar from which the horn grows; drawn over both."""
    out = brush([(250, 326), (272, 302), (304, 292), (338, 300)], [4, 17, 20, 6], lit("#ffb468", "#b0443a")) + brush([(252, 320), (274, 298), (304, 287), (332, 293)], [1, 5, 5, 1], "#fff0be", 0.9)
    return out + form([(336, 306), (340, 286), (356, 276), (376, 284), (386, 300), (376, 316), (354, 318)], lit("#f5964e", "#93323c")) + brush([(340, 290), (356, 278), (374, 284)], [1, 4, 1], "#ffe0a4", 0.9)
