"""The dragon's hoard: the mice who came for adventure. The knight is an element, the others are company."""

from rollwright.games.difference.art.brush import brush, corners, disc, dots, eye, form, line, linear, lit, oval, path, place
from rollwright.games.difference.art.flora import pool

FUR, SOFT = lit("#e6d3c4", "#7d6470"), lit("#fff3e4", "#c9a898")
STEEL = linear((0, "#f6faff"), (0.35, "#b4c2dc"), (0.75, "#6c7aa4"), (1, "#3f4a7a"), x2=0.9, y2=1)


def face(helmet: bool = False) -> str:
    """A mouse's head that looks to the right, around (0, 0), about 40 wide."""
    out = disc(-13, -14, 11, FUR) + disc(-13, -13, 6.6, "#e8a79c") if not helmet else ""
    out += form([(-17, 2), (-15, -11), (-4, -17), (8, -13), (18, -3), (27, 4), (22, 10), (6, 13), (-10, 12)], FUR) + form([(0, 9), (10, 2), (24, 4), (22, 10), (8, 13)], SOFT)
    out += disc(26.500, 4, 3.6, "#d9657a") + disc(25.500, 3, 1.2, "#ffd8d8") + eye(9, -4, 4) + line([(22, 9.500), (17, 11), (13, 9.500)], "#6a3a48", 1.4) + oval(2, 6, 4, 2.6, "#f0a090", 0.6)
    out += line([(18, 6), (28, 11), (34, 13)], "#fff4e6", 1, 0.8) + line([(18, 5), (29, 7), (36, 7)], "#fff4e6", 1, 0.8)
    return out if helmet else out + disc(-4, -16, 10.5, FUR) + disc(-3.500, -15, 6.4, "#f0b4a6")


def knight(altered: bool) -> str:
    """On the heap before the dragon's nose. Only lance and lance arm change: raised, or levelled."""
    out = pool(0, 58, 50, 12, "#2a1426", 0.8)
    out += brush([(-16, 44), (-42, 50), (-56, 36), (-70, 40)], [7, 5, 4, 2], lit("#e0a8a0", "#8a5a64"))
    out += form([(-10, 2), (-30, 10), (-44, 44), (-30, 50), (-14, 48), (-4, 20)], lit("#c9424a", "#5c1638")) + brush([(-18, 8), (-32, 26), (-40, 44)], [1, 3, 1], "#ff9a86", 0.8)  # cape
    for x in (-9, 8):
        out += brush([(x, 36), (x + 1, 54)], [13, 10], STEEL) + form([(x - 7, 52), (x + 4, 50), (x + 16, 56), (x + 14, 60), (x - 7, 60)], lit("#8f9cc4", "#3a4270"))
    out += form([(-15, 4), (0, -4), (14, 4), (18, 22), (15, 42), (0, 46), (-17, 42), (-19, 22)], STEEL) + path("M-18 28Q0 36 17 28L16 34Q0 42-17 34z", "#7a4a3a") + disc(0, 35, 4.6, lit("#fff0ac", "#8e4d20"))
    out += line([(-12, 14), (0, 19), (14, 14)], "#4f5c8c", 1.6, 0.8)
    head = face(True)
    head += form([(-19, 4), (-18, -12), (-6, -22), (8, -18), (13, -8), (2, -8), (-4, -1), (-6, 12), (-16, 12)], STEEL) + brush([(-16, -8), (-6, -19), (6, -16)], [1, 3.5, 1], "#ffffff", 0.9) + disc(-3, -3, 2.6, "#3f4a7a")
    head += disc(-15, -17, 8.6, FUR) + disc(-15, -16, 5, "#e8a79c")
    head += brush([(-4, -21), (-14, -36), (-34, -34), (-42, -22)], [4, 14, 12, 2], lit("#ff9a6a", "#b02c3c")) + brush([(-6, -22), (-18, -32), (-34, -30)], [1, 3, 1], "#ffd0a4", 0.8)
    shield = place(form([(-15, -16), (0, -19), (15, -16), (14, 4), (0, 19), (-14, 4)], lit("#fff0ac", "#8e4d20")) + form([(-11.500, -12.500), (0, -15), (11.500, -12.500), (10.500, 3), (0, 14.500), (-10.500, 3)], lit("#5a84c4", "#1f2f6a")) + path("M-7-6a7 7 0 0 1 14 0q0 5-7 6q-7-1-7-6z", "#ffe39a") + dots([(-5, -11), (5, -11)], "#ffe39a", 5.500), -14, 30, -8, 0.95)
    butt, hand, tip = ((-20, 26), (22, 18), (52, 8)) if altered else ((20, 47), (24, 16), (31, -43))
    dx, dy = tip[0] - butt[0], tip[1] - butt[1]
    far = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / far, dy / far
    lance = brush([butt, hand, (tip[0] - ux * 8, tip[1] - uy * 8)], [8, 8, 6.5], "#fff4e0") + "".join(brush([(butt[0] + ux * far * f - uy * 4, butt[1] + uy * far * f + ux * 4), (butt[0] + ux * far * (f + 0.06) + uy * 4, butt[1] + uy * far * (f + 0.06) - ux * 4)], [6, 6], "#b3243c") for f in (0.04, 0.24, 0.44, 0.62))
    lance += path(corners([tip, (tip[0] - ux * 16 - uy * 6, tip[1] - uy * 16 + ux * 6), (tip[0] - ux * 16 + uy * 6, tip[1] - uy * 16 - ux * 6)]), STEEL)
    flag = [(29, -26), (40, -30), (49, -24), (42, -19), (47, -11), (38, -13), (27, -9)] if not altered else [(36, 13), (38, 24), (44, 31), (35, 30), (32, 37), (25, 29), (20, 17)]
    lance += path(corners(flag), lit("#ff7a5a", "#a8203c"))
    arm = brush([(10, 12), ((12 + hand[0]) / 2, hand[1] + 9), hand], [13, 11, 9], STEEL) + disc(hand[0], hand[1], 7, lit("#f6dcc8", "#8a6a70"))
    return out + place(head, 0, -12) + lance + shield + arm
