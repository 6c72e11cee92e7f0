# pyright: basic
"""Under the big top, the animals in the ring: elephant, lion, seal, poodle, monkey, tiger. (0, 0) is the centre of the hit circle."""

import math
from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, along, brush, corners, disc, dots, eye, form, glow, line, linear, lit, oval, path, place, radial
from rollwright.games.difference.art.circus_brush import INK, blush, inked, lamp, limb, rim, shade, star
from rollwright.games.difference.art.flora import pool

HIDE, HIDE_LIGHT, HIDE_DARK = "#8ea3b4", "#cfd9dc", "#4f6480"


def trunk(altered: bool) -> str:
    """The elephant, largest of all; only its trunk moves: up in a salute, or down."""
    far = lamp("#6f8598", "#33445f")
    near = linear((0, HIDE_LIGHT), (0.4, HIDE), (1, HIDE_DARK), x1=0, x2=0, y1=-80, y2=200, units="user")
    out = pool(174, 204, 190, 26, "#4a1f38", 0.75)
    out += inked(brush([(186, 110), (188, 160), (186, 196)], [52, 46, 46], far) + brush([(228, 110), (226, 160), (224, 196)], [52, 46, 46], far))
    # body, near legs, tail
    tail = brush([(302, -10), (322, 30), (316, 66)], [11, 8, 6], near) + form([(310, 62), (322, 62), (324, 84), (314, 92), (306, 82)], "#3d4a62")
    legs = brush([(122, 90), (120, 150), (120, 204)], [72, 56, 56], near) + brush([(262, 80), (268, 150), (264, 204)], [86, 62, 58], near)
    body = form([(92, -40), (140, -74), (200, -84), (262, -70), (298, -26), (306, 34), (300, 96), (262, 132), (200, 140), (134, 132), (96, 100), (86, 30)], near)
    out += inked(tail) + inked(legs + body, belly() + feet())
    out += blanket()
    # trunk, then head over its root
    if altered:
        course, widths = [(34, -26), (10, -14), (1, 10), (-3, 34), (-17, 47)], [42, 34, 28, 22, 15]
    else:
        course, widths = [(34, -26), (10, -12), (-16, -8), (-32, -23), (-29, -43)], [42, 34, 27, 20, 14]
    nose = brush(course, widths, near)
    head = form([(40, -62), (58, -88), (90, -98), (122, -88), (136, -50), (130, -4), (106, 24), (68, 28), (40, 10), (30, -26)], near)
    mouth = form([(44, 8), (62, 20), (84, 20), (74, 40), (54, 38)], near)
    cheeks = disc(34, -26, 20, near)
    creases = "".join(line([(x - nx * w, y - ny * w), (x + 2 * ny, y - 2 * nx), (x + nx * w, y + ny * w)], "#5f7488", 2, 0.8) for x, y, nx, ny, w in creases_of(course, widths))
    tusk = brush([(46, 6), (30, 22), (12, 22)], [14, 10, 3], lamp("#fffaf0", "#e0c49a"))
    out += inked(mouth + nose + head + cheeks, creases + oval(84, -44, 44, 50, glow("#fffdf0", 0.5)) + line([(52, 22), (64, 30), (78, 24)], "#4a5a72", 2.4), 3.8)
    out += inked(tusk, "", 2.8)
    # face
    out += disc(56, -38, 9, "#f3f3ea", 0.5) + eye(56, -37, 6.2, INK) + line([(46, -48), (56, -52), (66, -47)], "#4a5a72", 2.6) + blush(66, -14, 11, "#e8846a", 0.55)
    out += line([(49, -41), (44, -45)], INK, 2) + line([(52, -44), (49, -49)], INK, 2)
    return out + headdress() + ear(near) + dove()


def creases_of(course: Sequence[Point], widths: Sequence[float]) -> list:
    """Where the wrinkles of the trunk lie: x, y, normal, half width."""
    out = []
    for k, (x, y, a) in enumerate(along(course, 14)):
        if k in (5, 7, 9, 11):
            u = k / 14 * (len(widths) - 1)
            i = int(u)
            w = (widths[i] + (widths[i + 1] - widths[i]) * (u - i)) * 0.3
            out.append((x, y, -math.sin(a), math.cos(a), w))
    return out


def belly() -> str:
    """Shade below, light above, a few folds."""
    out = pool(198, 122, 92, 34, "#2f4060", 0.6)
    out += brush([(120, -60), (160, -78), (210, -82), (262, -66), (294, -26)], [1, 5, 6, 6, 1], "#fff6d8", 0.75)
    out += oval(112, 44, 46, 70, glow("#fffdf0", 0.34)) + oval(286, 26, 26, 70, glow("#fffdf0", 0.3))
    out += shade([(146, 128), (145, 165), (145, 196)], [4, 10, 9]) + shade([(293, 60), (296, 130), (290, 196)], [4, 14, 10]) + shade([(98, 140), (96, 196)], [3, 7], 0.14)
    for points in ([(232, 108), (226, 128), (230, 150)], [(154, 118), (152, 140), (146, 152)], [(276, 40), (286, 60), (284, 80)]):
        out += line(points, "#4a5f78", 2.6, 0.7)
    return out


def feet() -> str:
    return "".join(oval(x, 199, 7, 6, "#fbeedb") + oval(x, 201, 7, 4, "#d9b894", 0.6) for x in (102, 119, 136, 247, 264, 281))


def blanket() -> str:
    """Saddle cloth with tassels."""
    cloth = "M150-80C180-90 226-90 262-72C274-40 280 0 276 34C240 50 182 50 150 36C140 0 140-44 150-80z"
    out = path(cloth, linear((0, "#ffd868"), (0.5, "#e39a2c"), (1, "#a85a24"), x1=0.2, x2=0.7))
    out = inked(out, path("M158-74C184-82 224-82 254-66C264-38 269-4 266 24C236 36 186 36 158 26C150-4 150-42 158-74z", lamp("#1f7480", "#0f4050")) + star(244, -8, 15, "#ffd868") + star(176, -46, 8, "#ffd868") + star(228, -52, 8, "#ffd868") + star(254, -44, 5, "#ffd868"))
    tassels = "".join(brush([(x, y), (x, y + 14)], [5, 9], lamp("#ffe08a", "#b5702a")) for x, y in ((154, 38), (174, 43), (194, 46), (214, 47), (234, 45), (254, 42), (272, 36)))
    return out + inked(tassels, "", 2.2)


def dove() -> str:
    """A white dove rests on the elephant's back."""
    tail = form([(268, -86), (252, -80), (248, -72), (264, -74)], "#e6d3cc")
    bird = form([(262, -82), (274, -92), (286, -94), (288, -104), (297, -108), (304, -102), (302, -90), (294, -76), (278, -70), (264, -74)], lamp("#ffffff", "#e0c4bc"))
    wing = form([(264, -80), (278, -88), (290, -84), (282, -76)], "#f3e4de")
    return inked(tail + bird, line([(264, -80), (276, -75), (290, -82)], "#b9988f", 1.8) + wing + disc(297, -101, 1.9, INK), 2.8) + inked(path("M303-102l8 3-8 3z", "#f0a03c"), "", 2) + line([(280, -70), (280, -64)], "#e08a4a", 2.4)


def headdress() -> str:
    """Red cap with a jewel and three feathers."""
    feathers = "".join(form([(88, -92), (88 + dx * 0.7 - 9, -116), (88 + dx, -140 + abs(dx) * 0.5), (88 + dx * 0.9 + 8, -118)], lamp(a, b)) for dx, a, b in ((-26, "#fff4df", "#e0a878"), (28, "#fff4df", "#e0a878"), (0, "#f2705a", "#a8242c")))
    cap = path("M56-84C66-100 104-106 122-90C114-70 108-56 94-42C80-52 64-66 56-84z", lamp("#e0593c", "#8c2430"))
    return inked(feathers, "", 2.8) + inked(cap, line([(58, -84), (76, -62), (94, -44), (108, -62), (121, -88)], "#f6cf72", 4) + disc(93, -74, 8, lit("#a8f0e0", "#1d7a80")) + disc(91, -77, 2.4, "#f3fffa"), 3)


def ear(paint: str) -> str:
    """The near ear, a big leaf."""
    out = form([(112, -70), (140, -92), (176, -84), (196, -48), (192, 0), (170, 38), (146, 44), (126, 20), (112, -20)], paint)
    inner = form([(124, -58), (144, -76), (170, -70), (184, -42), (180, -4), (164, 24), (148, 28), (136, 8), (126, -22)], linear((0, "#e8b4a4"), (1, "#a8788c"), x1=0, x2=0, y1=-76, y2=30, units="user"), 0.85)
    return inked(out, inner + brush([(124, -76), (144, -88), (172, -80), (190, -50)], [1, 4, 4, 1], "#fff6d8", 0.8))


def mane(altered: bool) -> str:
    """The lion leaps towards the hoop; only the mane changes."""
    fur = linear((0, "#ffd98a"), (0.5, "#eaa544"), (1, "#b5662c"), x1=0, x2=0, y1=-20, y2=90, units="user")
    dark = lamp("#d9913c", "#8c4a2a")
    # the far side first: its legs are darker and a little behind the near ones
    tail = brush([(-96, 2), (-113, -12), (-108, -34), (-90, -44)], [10, 8, 7, 6], fur) + form([(-96, -38), (-94, -52), (-80, -60), (-68, -54), (-76, -40)], "#a8502c")
    far_hind = brush([(-78, 18), (-90, 36), (-118, 34), (-134, 40)], [30, 24, 14, 12], dark) + form([(-128, 32), (-140, 32), (-148, 40), (-142, 48), (-128, 47)], dark)
    far_fore = brush([(-4, 36), (30, 54), (60, 54)], [28, 20, 15], dark) + form([(54, 46), (70, 46), (76, 54), (70, 62), (56, 62)], dark)
    body = form([(0, -24), (-34, -22), (-70, -18), (-100, -6), (-112, 14), (-104, 34), (-84, 38), (-62, 30), (-34, 44), (-4, 56), (22, 44), (28, 10)], fur)
    haunch = form([(-108, 4), (-92, -10), (-70, -4), (-62, 16), (-70, 36), (-86, 50), (-104, 58), (-114, 50), (-110, 36), (-114, 20)], fur)
    shank = brush([(-96, 46), (-122, 58), (-136, 70)], [24, 15, 13], fur) + form([(-128, 62), (-142, 62), (-152, 71), (-148, 80), (-130, 80)], fur)
    fore = brush([(-4, 28), (36, 36), (62, 26)], [36, 24, 17], fur) + form([(56, 16), (74, 14), (82, 23), (78, 33), (60, 35)], fur)
    out = pool(-44, 140, 96, 14, "#4a1f38", 0.5)
    out += inked(tail) + inked(far_hind) + inked(far_fore, line([(66, 48), (72, 52)], INK, 2.2) + line([(66, 58), (72, 56)], INK, 2.2))
    out += inked(body, brush([(-20, -20), (-62, -15), (-96, -3)], [1, 5, 1], "#fff4cc", 0.8) + shade([(-60, 26), (-34, 39), (-8, 50)], [3, 9, 4]))
    out += inked(shank, line([(-147, 68), (-140, 70)], INK, 2.2) + line([(-147, 76), (-140, 75)], INK, 2.2)) + inked(haunch, brush([(-104, 2), (-90, -5), (-74, 0)], [1, 4, 1], "#fff4cc", 0.8) + shade([(-66, 22), (-76, 42), (-92, 54)], [2, 9, 3]))
    out += inked(fore, line([(70, 18), (77, 22)], INK, 2.4) + line([(68, 31), (76, 28)], INK, 2.4) + brush([(8, 20), (34, 26), (56, 18)], [1, 4, 1], "#fff4cc", 0.7))
    rust = radial((0, "#e0843c"), (0.6, "#b5562c"), (1, "#7a3226"))
    if altered:
        spots = []
        for k in range(32):
            r, a = (57 if k % 2 == 0 else 36), math.pi * k / 16
            spots.append((r * math.cos(a), r * math.sin(a)))
        hair = path(corners(spots), rust)
        curls = ""
    else:
        at = [(37 * math.cos(a), 37 * math.sin(a)) for a in (math.pi * k / 5.5 + 0.2 for k in range(11))]
        hair = "".join(disc(x, y, 14.500, lamp("#d9763a", "#8c3d28")) for x, y in at) + disc(0, 0, 38, rust)
        curls = "".join(f'<path d="M{x * 1.05 - 6:.1f} {y * 1.05 + 2:.1f}a6.5 6.5 0 1 1 8 5" fill="none" stroke="#6f2c22" stroke-width="2.6" stroke-linecap="round"/>' for x, y in at)
    out += inked(hair, curls)
    ears = disc(-20, -25, 9, fur) + disc(20, -25, 9, fur)
    face = form([(-28, -8), (-22, -24), (0, -30), (22, -24), (28, -8), (24, 14), (12, 27), (-12, 27), (-24, 14)], lamp("#ffe2a0", "#dc9640"))
    muzzle = oval(-7, 13, 11, 9, "#fff4d8") + oval(9, 13, 11, 9, "#fff4d8")
    mouth = form([(-8, 20), (1, 17), (10, 20), (7, 31), (1, 34), (-5, 31)], "#8c2430") + form([(-4, 29), (1, 27), (6, 29), (1, 33)], "#f08a7a")
    nose = form([(-6, 4), (1, 2), (8, 4), (1, 11)], "#7a3434")
    return out + inked(ears, disc(-20, -25, 4.500, "#e8846a") + disc(20, -25, 4.500, "#e8846a"), 2.6) + inked(face, mouth + muzzle + nose + disc(-11, -6, 6.4, "#fffaf0") + disc(13, -6, 6.4, "#fffaf0") + disc(-7.500, -5, 3.6, INK) + disc(16.500, -5, 3.6, INK) + line([(-19, -14), (-13, -18), (-8, -19)], "#8c4a2a", 2.8) + line([(10, -19), (15, -18), (21, -14)], "#8c4a2a", 2.8) + dots([(-11, 13), (-6, 16), (8, 16), (13, 13)], "#b5662c", 2), 2.8)


def seal(altered: bool) -> str:
    """Seal and ball turn together; the tub below is the same from both sides."""
    tub = path("M-46 46L-54 84Q0 100 54 84L46 46z", linear((0, "#8c2430"), (0.3, "#e0593c"), (0.7, "#c9432f"), (1, "#6f1c2c"), x2=1, y2=0)) + oval(0, 46, 46, 11, lamp("#fff0c4", "#e0b05a"))
    out = pool(0, 92, 76, 14, "#4a1f38", 0.7) + inked(tub, '<path d="M-51 70Q0 88 51 70" fill="none" stroke="#f6cf72" stroke-width="6"/>' + star(0, 72, 8, "#fff4d8"))
    skin = linear((0, "#7f97a8"), (0.5, "#435f78"), (1, "#1f3550"), x1=0, x2=0, y1=-28, y2=50, units="user")
    flukes = form([(-30, 36), (-43, 24), (-50, 19), (-46, 29), (-48, 37), (-38, 44)], skin)
    body = form([(-36, 40), (-30, 24), (-14, 10), (-4, -6), (-2, -20), (8, -30), (22, -30), (28, -21), (22, -12), (24, 6), (26, 28), (18, 46), (-14, 48)], skin)
    snout = form([(12, -22), (14, -32), (20, -36), (28, -30), (29, -20), (22, -14)], skin)
    flipper = form([(14, 22), (28, 30), (40, 44), (26, 48), (12, 40)], lamp("#5f7c92", "#1f3550"))
    belly_ = form([(16, -4), (20, 10), (22, 28), (14, 42), (6, 30), (8, 8)], "#c9d3d3", 0.55)
    ball = disc(17, -44, 12.500, lamp("#fff8e6", "#f0c98a"))
    panels = path("M17-56.500C8-50 8-38 17-31.500C12-38 12-50 17-56.500zM17-56.500A12.500 12.500 0 0 1 27-36C22-42 22-50 17-56.500z", "#d9452f") + path("M7-51A12.500 12.500 0 0 0 9-35C8-40 6-46 7-51z", "#1f7480")
    creature = inked(flukes + body + snout, belly_ + eye(12, -22, 3.4, INK) + disc(23, -31, 2.6, INK) + line([(20, -24), (31, -20)], "#e6efef", 1.2) + line([(20, -22), (29, -15)], "#e6efef", 1.2) + brush([(-28, 22), (-12, 8), (-2, -8)], [1, 4, 1], "#dfe9ea", 0.7))
    creature += inked(flipper, "", 2.8) + inked(ball, panels, 2.8)
    return out + place(creature, 0, 2, 0, 0.92, flip=altered)


def tutu(altered: bool) -> str:
    """Poodle on her hind legs; only the tutu changes its colour."""
    wool, curl = lamp("#ffffff", "#e6c4b4"), lamp("#fffaf4", "#e0b8a8")
    out = pool(0, 84, 54, 10, "#4a1f38", 0.6)
    tail = brush([(24, 0), (44, -14), (50, -34)], [7, 6, 6], wool) + disc(52, -40, 11, curl)
    legs = brush([(-5, 10), (-6, 50), (-5, 78)], [15, 9, 8], wool) + disc(-5, 60, 11, curl) + oval(-9, 81, 10, 5, wool) + brush([(9, 10), (30, 34), (12, 52)], [15, 10, 7], wool) + disc(25, 36, 10, curl) + oval(9, 55, 8, 5, wool, 1, -30)
    body = form([(-16, 8), (-18, -30), (-10, -52), (8, -52), (18, -30), (18, 8)], wool)
    arms = brush([(-10, -38), (-30, -26), (-46, -32)], [11, 9, 8], wool) + disc(-46, -33, 8, curl) + brush([(10, -36), (30, -46), (36, -64)], [11, 9, 8], wool) + disc(35, -62, 8, curl)
    out += inked(tail + legs) + inked(body + arms, disc(0, -40, 5, "#ffd868") + shade([(13, -30), (14, -14), (14, 4)], [3, 8, 6], 0.14))
    light, mid, dark = ("#5a3590", "#44246f", "#2a1450") if altered else ("#d3f0f8", "#a4dcec", "#6fb6d0")
    frill = lambda rx, ry, y, n: form([(rx * (1 + 0.09 * (k % 2)) * math.cos(a), y + ry * (1 + 0.2 * (k % 2)) * math.sin(a)) for k, a in enumerate(2 * math.pi * j / n for j in range(n))], linear((0, light), (0.55, mid), (1, dark)))  # noqa: E731
    out += inked(frill(47, 19, 6, 22), "", 3) + frill(40, 14, 2, 20) + frill(31, 9, -3, 18) + dots([(-32, 8), (-16, 15), (0, 17), (16, 15), (32, 8)], "#ffe9a8", 4.4)
    out += form([(-17, -8), (0, -12), (17, -8), (17, 0), (0, 4), (-17, 0)], mid)
    # head, over all
    ears = oval(-21, -70, 10, 17, curl, 1, 12) + oval(23, -70, 10, 17, curl, 1, -12)
    head = disc(0, -76, 18, wool) + oval(-10, -68, 14, 9, wool) + disc(-9, -98, 10, curl) + disc(6, -100, 12, curl) + disc(14, -92, 9, curl)
    return out + inked(ears, "", 3) + inked(head, oval(-21, -71, 4.4, 3.4, INK) + line([(-15, -78), (-12, -75.500), (-8, -78)], INK, 2.2) + line([(-1, -79), (3, -76.500), (6, -79)], INK, 2.2) + line([(-16, -83), (-11, -85)], "#b98a80", 1.6) + line([(0, -85), (5, -84)], "#b98a80", 1.6) + line([(-18, -64), (-13, -63)], "#8c4444", 1.8) + blush(4, -70, 4) + path("M8-112l-12-8v14zM8-112l12-8v14z", "#d9452f") + disc(8, -112, 3.4, "#f2705a"), 3)


def monkey() -> str:
    """Rides the unicycle hands in the air, legs out; its seat is at (0, -46)."""
    fur, pale, vest = lamp("#a8693e", "#5a3024"), "#f3cfa0", lamp("#1f8a8a", "#0f4a58")
    tail = '<path d="M14-62C44-58 52-84 38-92C30-96 26-84 34-82" fill="none" stroke="#8a5232" stroke-width="7" stroke-linecap="round"/>'
    legs = brush([(-10, -56), (-34, -52), (-42, -30)], [15, 12, 9], fur) + oval(-46, -26, 10, 6, pale, 1, -14) + brush([(10, -56), (34, -52), (42, -30)], [15, 12, 9], fur) + oval(46, -26, 10, 6, pale, 1, 14)
    arms = brush([(-14, -86), (-38, -88), (-54, -106)], [13, 10, 9], fur) + disc(-56, -108, 6.500, pale) + "".join(brush([(-56, -108), (x, y)], [5, 4.400], pale) for x, y in ((-66, -112), (-61, -119), (-52, -118))) + brush([(14, -86), (38, -84), (56, -98)], [13, 10, 9], fur) + disc(58, -100, 6.500, pale) + "".join(brush([(58, -100), (x, y)], [5, 4.400], pale) for x, y in ((68, -103), (63, -111), (54, -110)))
    body = form([(-18, -52), (-20, -74), (-14, -92), (14, -92), (20, -74), (18, -52), (0, -46)], vest)
    head = disc(-21, -114, 8, fur) + disc(21, -114, 8, fur) + disc(0, -114, 21, fur)
    face = oval(-7, -118, 9, 10, pale) + oval(7, -118, 9, 10, pale) + oval(0, -107, 14, 10, pale) + disc(-7, -119, 4.4, "#fffaf0") + disc(7, -119, 4.4, "#fffaf0") + disc(-5, -119, 2.6, INK) + disc(9, -119, 2.6, INK) + path("M-10-108Q0-102 10-108Q9-98 0-97Q-9-98-10-108z", "#fffaf0") + line([(-10, -108), (0, -103.500), (10, -108)], "#7a3434", 1.8) + line([(-8, -100), (0, -97), (8, -100)], "#7a3434", 1.6) + line([(-4, -105), (-4, -98.500)], "#c9a890", 1.2) + line([(1, -104), (1, -97.500)], "#c9a890", 1.2) + line([(5, -105), (5, -99)], "#c9a890", 1.2) + disc(-21, -114, 4, pale) + disc(21, -114, 4, pale) + blush(-11, -108, 3.4) + blush(11, -108, 3.4)
    fez = path("M-11-132L-8-152H10L13-132Q1-127-11-132z", lamp("#e0593c", "#8c2430"))
    cord = line([(1, -152), (12, -154), (17, -142)], "#f6cf72", 2) + disc(17, -140, 3, "#f6cf72")
    return inked(tail, "", 3) + inked(legs) + inked(arms) + inked(body, form([(-8, -92), (8, -92), (5, -54), (-5, -54)], pale) + dots([(-11, -80), (-11, -70), (11, -80), (11, -70)], "#f6cf72", 4) + shade([(16, -88), (17, -70), (12, -52)], [2, 7, 4])) + inked(head, face + rim([(-15, -127), (0, -134), (15, -127)], [1, 3, 1], 0.5)) + inked(fez, cord, 3)


def tiger() -> str:
    """Sits up on the stool of element 24, one paw raised; the stool's top is at (0, -42)."""
    fur = linear((0, "#ffb95a"), (0.6, "#e8822f"), (1, "#b5521f"), x1=0, x2=0, y1=-190, y2=-40, units="user")
    cream = "#fff0d4"
    tail = brush([(26, -54), (58, -56), (62, -92), (52, -112)], [13, 12, 11, 10], fur)
    rings = "".join(line(p, "#4a2428", 4) for p in ([(52, -62), (56, -52)], [(55, -76), (66, -74)], [(55, -92), (67, -92)]))
    body = form([(-25, -112), (0, -122), (25, -112), (30, -90), (34, -66), (34, -44), (0, -38), (-34, -44), (-34, -66), (-30, -90)], fur)
    chest = form([(-14, -108), (0, -112), (14, -108), (15, -80), (4, -58), (-4, -58), (-15, -80)], cream)
    thighs = form([(-18, -76), (-34, -80), (-47, -66), (-50, -50), (-40, -42), (-24, -42), (-16, -56)], fur) + form([(18, -76), (34, -80), (47, -66), (50, -50), (40, -42), (24, -42), (16, -56)], fur)
    hind = form([(-54, -42), (-50, -50), (-38, -52), (-28, -46), (-28, -37), (-52, -36)], cream) + form([(54, -42), (50, -50), (38, -52), (28, -46), (28, -37), (52, -36)], cream)
    bars = path("M-49-64q12 0 16 6q-9 3-17 1zM-44-74q12 2 14 8q-9 1-15-3zM49-64q-12 0-16 6q9 3 17 1zM44-74q-12 2-14 8q9 1 15-3zM-29-98q9 1 12 6q-7 2-13 0zM29-98q-9 1-12 6q7 2 13 0z", "#4a2428")
    foreleg = brush([(-10, -98), (-11, -70), (-10, -48)], [20, 17, 15], fur) + form([(-21, -40), (-19, -49), (-8, -51), (2, -46), (2, -38), (-18, -36)], cream)
    claws = line([(-13, -44), (-13, -38)], "#8c5a44", 1.8) + line([(-6, -44), (-6, -38)], "#8c5a44", 1.8) + line([(-44, -46), (-45, -38)], "#8c5a44", 1.8) + line([(-37, -47), (-37, -39)], "#8c5a44", 1.8) + line([(44, -46), (45, -38)], "#8c5a44", 1.8) + line([(37, -47), (37, -39)], "#8c5a44", 1.8)
    paws = limb([(22, -94), (44, -110), (46, -134)], [21, 19, 17], fur) + form([(34, -132), (36, -146), (46, -151), (56, -146), (58, -132), (46, -126)], fur)
    toes = line([(52, -118), (44, -114)], "#4a2428", 4) + line([(48, -106), (41, -104)], "#4a2428", 4) + disc(46, -136, 5, "#f08a7a") + dots([(39, -144), (46, -147), (53, -144)], "#f08a7a", 4)
    ears = disc(-24, -170, 10, fur) + disc(24, -170, 10, fur)
    head = form([(-34, -146), (-28, -166), (0, -174), (28, -166), (34, -146), (26, -124), (0, -116), (-26, -124)], fur)
    face = form([(-34, -142), (-22, -138), (-14, -122), (-26, -124)], cream) + form([(34, -142), (22, -138), (14, -122), (26, -124)], cream) + oval(-7, -130, 10, 8, cream) + oval(7, -130, 10, 8, cream) + form([(-5, -140), (0, -141.5), (5, -140), (0, -134)], "#8c3434")
    face += path("M-3-174L0-156 3-174zM-14-171L-7-158-8-173zM14-171L7-158 8-173zM-35-150L-22-147-33-144zM35-150L22-147 33-144z", "#4a2428") + disc(-13, -147, 6.4, "#f6ffb4") + disc(13, -147, 6.4, "#f6ffb4") + disc(-11, -145.500, 3.8, INK) + disc(15, -145.500, 3.8, INK) + path("M-20-147A7 7 0 0 1-6-147zM6-147A7 7 0 0 1 20-147z", "#d9782c") + line([(-20, -147), (-6, -147)], "#4a2428", 2.4) + line([(6, -147), (20, -147)], "#4a2428", 2.4) + line([(-7, -122), (0, -124), (8, -121)], "#8c3434", 2.2) + oval(-18, -160, 4, 2.6, cream) + oval(18, -160, 4, 2.6, cream)
    return inked(tail, rings) + inked(body, chest + shade([(28, -100), (30, -84), (30, -70)], [2, 7, 4], 0.18)) + inked(hind + thighs, bars + rim([(-46, -66), (-38, -77), (-26, -78)], [1, 3, 1]), 3) + inked(foreleg, line([(-19, -84), (-12, -82)], "#4a2428", 4) + line([(-19, -68), (-12, -66)], "#4a2428", 4), 3) + claws + inked(paws, toes) + inked(ears, disc(-24, -170, 5, cream) + disc(24, -170, 5, cream), 3) + inked(head, face + rim([(-30, -160), (-16, -170), (0, -173), (16, -170), (30, -160)], [1, 3, 3, 3, 1]) + shade([(33, -142), (26, -126), (8, -118)], [2, 7, 2], 0.16))
