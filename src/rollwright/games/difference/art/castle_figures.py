"""The castle: its creatures, drawn around (0, 0) = the centre of the hit circle. Only what depends on `altered` must stay inside it."""

from rollwright.games.difference.art.brush import brush, clip, disc, form, line, linear, lit, oval, path, place
from rollwright.games.difference.art.castle_brush import contour, shade_under, window
from rollwright.games.difference.art.flora import glint, wake

SKIN = lit("#ffe3c2", "#e8a982")
BLUSH = "#f08a6c"


def smile(x: float, y: float, wide: float, thick: float = 2) -> str:
    """A small mouth, its middle at (x, y)."""
    return line([(x - wide / 2, y - wide * 0.12), (x, y + wide * 0.2), (x + wide / 2, y - wide * 0.12)], "#8a3f3a", thick)


def swallows(altered: bool) -> str:
    """Four (or three) in a loose arrow, against the sky."""
    bird = form([(-22, -9), (-8, -7), (2, 0), (-4, 5)], "#2f4a86") + form([(-2, 1), (6, -10), (22, -19), (14, -4), (8, 5)], lit("#5f86c4", "#28407c"))
    bird += form([(-20, 10), (-9, 3), (3, -3), (15, -3), (19, 1), (12, 6), (0, 8), (-9, 8), (-17, 15), (-12, 8)], lit("#4a6fb0", "#22376c")) + form([(0, 6), (10, 3), (16, 3), (10, 7)], "#fff6e4") + disc(15, -0.5, 1.5, "#fff")
    spots = [(-30, -20, -8), (18, -30, 4), (-12, 12, 6), (28, 20, -6)]
    return "".join(place(contour(bird, 4, "#f2fbff"), x, y, t) for x, y, t in spots[: 3 if altered else 4])


def princess(altered: bool) -> str:
    """Her window is always open, with curtains and a box of flowers; she leans out and waves a scarf in the wind."""
    out = contour(window(0, 28, 56, 76), 4) + clip(
        path("M-28-48H28V30H-28z", linear((0, "#4d4168"), (1, "#8a6a86"))) + form([(-34, -50), (-14, -46), (-17, -10), (-22, 30), (-36, 30)], lit("#f3a6a8", "#b4567a")) + form([(34, -50), (16, -46), (19, -10), (22, 30), (36, 30)], lit("#e88a98", "#94476e")),
        "M-28 30V-20a28 28 0 0 1 56 0V30z")
    if not altered:
        lady = form([(-18, 34), (-15, 14), (-6, 8), (8, 8), (16, 14), (18, 34)], lit("#f79ab4", "#c04a7c"))
        lady += form([(-15, 2), (-17, -16), (-8, -28), (6, -28), (15, -18), (15, 4), (18, 22), (10, 26), (8, 8), (-10, 8), (-12, 26), (-19, 22)], lit("#ffdc74", "#d9902c"))
        lady += oval(-1, -8, 12, 13.5, SKIN) + form([(-13, -10), (-9, -21), (4, -23), (12, -12), (2, -17)], "#f6c850")
        lady += path("M-9-24L-12-37L-5-31L0-40L5-31L12-37L9-24Q0-28-9-24z", lit("#fff0a0", "#e0962c")) + disc(0, -29, 2.2, "#d9425a")
        arm = brush([(12, 16), (22, 8), (24, -8)], [9, 8, 6], lit("#f79ab4", "#c04a7c")) + disc(24, -12, 5.4, SKIN)
        scarf = form([(22, -15), (25, -32), (35, -38), (46, -28), (52, -14), (43, -18), (36, -12), (33, -3), (26, -7)], linear((0, "#f2705a"), (0.4, "#d9384a"), (0.6, "#ff8a78"), (1, "#c02c44"), x2=1, y2=0.4))
        out += contour(scarf + lady + arm) + disc(-5, -8, 1.9, "#3a2a3c") + disc(5, -8, 1.9, "#3a2a3c") + smile(0, -1.5, 8) + oval(-8, -3, 3, 2.2, BLUSH, 0.6) + oval(7, -3, 3, 2.2, BLUSH, 0.6)
    box_ = path("M-36 30h72l-4 15h-64z", lit("#d9a06a", "#8a5a48"))
    out += contour(box_, 4) + path("".join(f"M{x} 34q-6-4-4-10q6 2 4 10z" for x in range(-30, 34, 6)), "#4f9a52")
    return out + "".join(disc(x, 28 + (k % 2) * 4, 4, ("#f2604c", "#ffd75a", "#fbe3ea")[k % 3]) + disc(x, 28 + (k % 2) * 4, 1.4, "#fff3b0") for k, x in enumerate(range(-30, 34, 10)))


def stork(altered: bool) -> str:
    """She stands on one leg in the nest; the nest looks the same from both sides."""
    bird = brush([(4, 8), (5, 22), (4, 36)], [4.5, 3.6, 3.6], "#e2583a") + brush([(10, 8), (17, 18), (6, 24)], [4.5, 3.6, 3], "#c9472f")
    bird += form([(30, 2), (42, 8), (46, 15), (30, 14), (16, 10)], lit("#4a4668", "#23203c"))
    bird += form([(-10, -8), (0, -16), (18, -14), (32, -2), (34, 6), (20, 13), (2, 13), (-9, 4)], lit("#ffffff", "#c9d0e3"))
    bird += form([(6, -6), (20, -8), (34, 4), (40, 12), (24, 9), (10, 4)], lit("#4a4668", "#23203c")) + form([(4, -8), (18, -11), (28, -2), (14, -1)], lit("#ffffff", "#dde2ee"))
    bird += brush([(-3, 0), (-12, -14), (-9, -28), (-15, -36)], [19, 11, 9, 11], lit("#ffffff", "#d3d9e8"))
    bird += path("M-20-41L-50-31L-20-32z", lit("#f58a52", "#c93a2c")) + disc(-15, -38, 8.5, lit("#ffffff", "#d9deec"))
    nest = form([(-42, 32), (-24, 26), (0, 30), (24, 26), (42, 32), (34, 46), (0, 50), (-34, 46)], lit("#c99a62", "#6a4640"))
    twigs = "".join(f"M{x} {y}l{dx} {dy}" for x, y, dx, dy in ((-40, 36, 26, 5), (-30, 44, 30, -8), (-12, 34, 28, 9), (6, 46, 30, -9), (12, 36, 28, 3), (-46, 32, 16, 5), (46, 32, -16, 5), (-20, 48, 38, -2)))
    out = place(contour(bird) + disc(-17, -39, 2.2, "#2a2030"), 0, 0, 0, 0.94, altered)
    return out + contour(nest) + f'<path d="{twigs}" fill="none" stroke="#f0cf94" stroke-width="2.200" stroke-linecap="round" opacity=".8"/>'


def guard(altered: bool) -> str:
    """The watchman on the corner tower, and the head of his halberd."""
    pole = path("M-3.500 96L-3.500-38h7L3.500 96z", linear((0, "#d9a468"), (1, "#8a5840"), x2=1, y2=0))
    steel = lit("#a9bcd8", "#3f5684")
    head = form([(2, -36), (-12, -36), (-26, -42), (-38, -34), (-40, -18), (-34, -4), (-24, -10), (-12, -12), (2, -10)], steel) + path("M-6-34L0-57L6-34z", steel) + form([(2, -30), (10, -30), (19, -22), (10, -18), (2, -18)], steel)
    head += brush([(-36, -34), (-37, -18), (-33, -8)], [2, 5, 2], "#f6faff") + path("M-5-38h10v32h-10z", lit("#f6c85a", "#a8702c")) + path("M-5-6h10l-3 16h-4z", "#d9453c")
    body = form([(-78, 84), (-74, 58), (-62, 48), (-36, 48), (-22, 58), (-18, 84)], lit("#e65a48", "#9c2c3c")) + path("M-52 48h6v36h-6z", "#ffd75a")
    arm = brush([(-28, 58), (-16, 68), (-2, 58)], [14, 12, 10], lit("#f06a52", "#a8303c")) + disc(0, 54, 7, lit("#ffe3c2", "#e0a07c"))
    face = disc(-48, 32, 16.5, SKIN) + form([(-66, 30), (-62, 12), (-48, 5), (-34, 12), (-30, 30), (-48, 24)], lit("#f3f6fb", "#7f8fb0")) + form([(-71, 28), (-48, 20), (-25, 28), (-26, 32), (-48, 26), (-70, 32)], lit("#ffffff", "#8a98b8"))
    face += path("M-60 42Q-48 36-36 42Q-40 50-48 48Q-56 50-60 42z", "#a8643c")
    out = contour(body + face) + place(contour(head), flip=altered)
    return out + contour(clip(pole, "M-10-8H10V100H-10z") + arm) + disc(-54, 34, 2.2, "#3a2a3c") + disc(-42, 34, 2.2, "#3a2a3c") + disc(-48, 38.5, 3, "#f0a884")


def jester(altered: bool) -> str:
    """He sails the moat in a wash-tub and juggles; only his hat has two looks."""
    red, gold, blue = lit("#f2705a", "#b42f3c"), lit("#ffdf70", "#d9902c"), lit("#6fb0dc", "#2f5f9c")
    tub = path("M-58 70H58L48 120H-48z", linear((0, "#c98a54"), (0.3, "#ecbc82"), (0.6, "#c08450"), (1, "#70443c"), x2=1, y2=0)) + path("M-57 80Q0 92 57 80L56 88Q0 100-56 88z", linear((0, "#7a7a94"), (0.3, "#dfe2ec"), (1, "#4a4662"), x2=1, y2=0))
    out = contour(path("M-58 70Q0 58 58 70Q0 82-58 70z", "#6a443c"))
    torso = form([(-26, 76), (-22, 56), (-8, 50), (0, 50), (0, 78)], red) + form([(26, 76), (22, 56), (8, 50), (0, 50), (0, 78)], gold)
    arms = brush([(-20, 58), (-40, 62), (-50, 44)], [13, 12, 9], red) + disc(-51, 38, 6.5, SKIN) + brush([(20, 58), (42, 64), (56, 46)], [13, 12, 9], gold) + disc(58, 40, 6.5, SKIN)
    ruff = "".join(form([(x - 7, 50), (x + 7, 50), (x + 2, 63), (x - 2, 63)], ("#fff6e0", "#9fd0ea")[k % 2]) for k, x in enumerate((-18, -6, 6, 18)))
    out += contour(arms + torso + ruff + disc(0, 34, 19, SKIN))
    if altered:
        hat = path("M-20 24L2-42L22 24Q0 14-20 24z", linear((0, "#f2705a"), (0.5, "#e2483a"), (1, "#a82d3a"), x2=1, y2=0)) + path("M-14.500 8L17-2L21 10L-18 18zM-7-16L8-25L12-12L-11-2z", gold) + disc(2, -44, 9, lit("#fffdf2", "#d3cbd8"))
    else:
        hat = form([(0, 22), (-20, 25), (-23, 10), (-22, -14), (-32, -22), (-44, -8), (-40, -30), (-22, -40), (-6, -28), (2, -4)], red) + form([(0, 22), (20, 25), (23, 10), (22, -14), (32, -22), (44, -8), (40, -30), (22, -40), (6, -28), (-2, -4)], blue)
        hat += disc(-44, -3, 7.5, lit("#fff0a0", "#d9902c")) + disc(44, -3, 7.5, lit("#fff0a0", "#d9902c"))
    out += contour(hat + path("M-21 24Q0 12 21 24L19 31Q0 20-19 31z", lit("#ffe28a", "#d9902c")))
    out += disc(-7, 34, 2.5, "#3a2a3c") + disc(7, 34, 2.5, "#3a2a3c") + disc(0, 39, 3.4, "#f0937a") + brush([(-9, 43), (0, 49), (9, 43)], [1.5, 4, 1.5], "#8a2f3a") + oval(-12, 40, 4, 3, BLUSH, 0.6) + oval(12, 40, 4, 3, BLUSH, 0.6)
    return wake(0, 80, 84, 13, 4, "#eefcf8", 0.7) + place(out + contour(tub), 0, -6, 0, 0.84)


def swan(altered: bool) -> str:
    """She swims to the right in base; the ripples are the same for both."""
    out = path(glint(0, 36, 120, 26), "#1f5f92", 0.45) + wake(0, 34, 52, 9, 3, "#f2fdfb", 0.8)
    bird = form([(-44, 6), (-50, -10), (-34, -6), (-18, -14), (4, -12), (22, -2), (34, 6), (30, 24), (14, 33), (-18, 33), (-36, 24)], lit("#ffffff", "#b9c9e3"))
    bird += form([(-46, -12), (-26, -18), (-6, -20), (12, -8), (6, 8), (-12, 14), (-28, 8)], lit("#ffffff", "#c9d6ea"))
    bird += brush([(24, 14), (38, -4), (24, -24), (29, -42), (38, -43)], [22, 15, 11, 11, 14], linear((0, "#ffffff"), (1, "#cdd9ec")))
    bird += path("M41-49L54-37L41-37z", lit("#ffa04a", "#d9601f"))
    marks = line([(-30, 0), (-14, 6), (0, 0)], "#a9bcdc", 2.2) + line([(-36, -6), (-24, -2), (-14, -6)], "#a9bcdc", 2.2) + disc(38, -44, 2.2, "#2a2030") + brush([(42, -47), (46, -43)], [4, 3], "#3a3040")
    return out + place(contour(bird, 7) + marks, 0, 2, 0, 0.86, altered)


def cat(altered: bool) -> str:
    """White or black, she sits on the milestone."""
    light, shade, line_ = ("#57516b", "#1f1c2c", "#8a84a0") if altered else ("#ffffff", "#d3cfe0", "#a39ab4")
    fur = lit(light, shade)
    stone = path("M-33 78V26Q-30 15 0 14Q30 15 33 26V78z", linear((0, "#f3e8d4"), (0.4, "#d3c6b8"), (1, "#8f86a2"), x2=1, y2=0.2)) + path("M-29 23Q0 17 29 23Q0 29-29 23z", "#fffaf0", 0.8)
    out = shade_under(4, 62, 50, 8, 0.5) + contour(stone) + path("M-19 36l4 0l3 9l3-9h4l-5 15h-4zM2 36h4v15h-4zM10 36h4v15h-4z", "#8a7f94")
    tail = brush([(14, 26), (34, 22), (40, 4), (32, -8)], [9, 10, 9, 6], fur)
    body = form([(-18, 32), (-19, 12), (-11, -6), (10, -6), (19, 12), (18, 32), (0, 35)], fur) + brush([(-6, 10), (-7, 32)], [8, 9], fur) + brush([(6, 10), (7, 32)], [8, 9], fur)
    head = form([(-19, -20), (-22, -44), (-8, -34), (8, -34), (22, -44), (19, -20), (10, -7), (-10, -7)], fur)
    pet = contour(tail + body + head, 7) + path("M-18-38L-11-32L-17-27zM18-38L11-32L17-27z", "#f0a0a4")
    pet += line([(0, 12), (0, 31)], line_, 1.6) + oval(-8, -21, 4.4, 4.8, "#b9dc4a") + oval(8, -21, 4.4, 4.8, "#b9dc4a") + oval(-8, -21, 1.7, 4, "#1c1a26") + oval(8, -21, 1.7, 4, "#1c1a26") + path("M-3-15h6l-3 4z", "#f0857c")
    pet += "".join(line(p, line_, 1.3) for p in ([(-12, -13), (-20, -15), (-26, -14)], [(-12, -11), (-20, -9), (-25, -7)], [(12, -13), (20, -15), (26, -14)], [(12, -11), (20, -9), (25, -7)]))
    return out + place(pet + path("M-12-2Q0 4 12-2L11 4Q0 9-11 4z", "#e2483a") + disc(0, 7, 3.4, "#ffd75a"), 0, -8, 0, 0.88)


def knight(altered: bool) -> str:
    """The plume on his helmet, streaming back in the wind."""
    light, shade, vein = ("#e8405a", "#a01636", "#7a0f2c") if altered else ("#ffffff", "#dcdcea", "#b4b6cf")
    out = form([(-21, 24), (-31, 0), (-25, -30), (-4, -46), (24, -44), (44, -28), (51, -6), (44, 4), (38, -6), (30, 0), (20, -10), (8, -4), (0, 2), (-6, 12), (-9, 24)], lit(light, shade))
    return contour(out) + line([(-16, 18), (-14, -10), (2, -28), (26, -28), (42, -12)], vein, 2.6) + line([(-8, -14), (4, -12), (10, -8)], vein, 1.8) + line([(8, -26), (20, -20), (24, -14)], vein, 1.8)


def horse(altered: bool) -> str:
    """Its tail."""
    course, widths = ([(-30, 8), (-17, 0), (-5, 13), (-3, 33), (-8, 52)], [11, 17, 21, 18, 3]) if altered else ([(-30, 8), (-14, -12), (8, -31), (32, -30), (47, -8)], [11, 20, 27, 22, 4])
    hair = [[(x, y - 3) for x, y in course], [(x + 2, y + 4) for x, y in course]]
    return contour(brush(course, widths, lit("#ffe9a8", "#cf9440"))) + line(hair[0][:4], "#b47a34", 1.8) + line(hair[1][:4], "#fff6d0", 1.8)
