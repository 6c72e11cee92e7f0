"""The castle: its creatures, drawn around (0, 0) = the centre of the hit circle. Only what depends on `altered` must stay inside it."""

from rollwright.games.difference.art.brush import brush, clip, disc, form, line, linear, lit, oval, path, place
from rollwright.games.difference.art.castle_brush import shade_under, window
from rollwright.games.difference.art.flora import glint, wake

SKIN = lit("#ffe3c2", "#e0966c")
BLUSH = "#ee7f62"
INK = "#3a2a3c"


def swallows(altered: bool) -> str:
    """Four (or three) of them chase each other across the sky."""
    bird = form([(-22, -9), (-8, -7), (2, 0), (-4, 5)], "#2f4a86") + form([(-2, 1), (6, -10), (22, -19), (14, -4), (8, 5)], lit("#4a6fb4", "#1c2f66"))
    bird += form([(-20, 10), (-9, 3), (3, -3), (15, -3), (19, 1), (12, 6), (0, 8), (-9, 8), (-17, 15), (-12, 8)], lit("#3a5c9e", "#182a5c")) + form([(0, 6), (10, 3), (16, 3), (10, 7)], "#fff6e4") + form([(14, 0), (19, 1), (15, 4)], "#d9644a")
    spots = [(-31, -24, -12, 1.0), (16, -30, 8, 0.86), (-14, 10, 16, 0.92), (27, 22, -10, 1.06)]
    return "".join(place(bird, x, y, t, s) for x, y, t, s in spots[: 3 if altered else 4])


def princess(altered: bool) -> str:
    """Her window is always open, with curtains and a box of flowers; she leans on the sill and waves to the knight down on the right."""
    out = window(0, 28, 56, 76) + clip(
        path("M-28-48H28V30H-28z", linear((0, "#3f3562"), (1, "#7a5f86"))) + form([(-34, -50), (-16, -46), (-18, -10), (-23, 30), (-36, 30)], lit("#ee9aa0", "#a34a72")) + form([(34, -50), (18, -46), (21, -10), (23, 30), (36, 30)], lit("#d97f92", "#83406a")),
        "M-28 30V-20a28 28 0 0 1 56 0V30z")
    if not altered:
        lady = form([(-13, 8), (-19, -4), (-17, -20), (-4, -29), (10, -26), (15, -14), (13, 2), (2, 10)], lit("#ffe28a", "#c9822c"))  # hair behind
        lady += form([(-18, 34), (-16, 16), (-6, 9), (9, 10), (16, 18), (18, 34)], lit("#6fb6b4", "#2c6a86")) + form([(-6, 10), (2, 17), (10, 10), (6, 7), (-3, 7)], "#fff0dc")
        lady += brush([(2, 4), (3, 12)], [9, 10], "#eeb088") + form([(-8, -10), (-4, -19), (8, -19), (14, -10), (14, 0), (7, 8), (-2, 6), (-8, -1)], SKIN)
        lady += form([(-14, -6), (-13, -20), (0, -26), (12, -21), (15, -11), (6, -17), (-3, -15), (-8, -6), (-10, 3)], lit("#ffe8a0", "#dc9a38"))
        lady += brush([(-13, 0), (-18, 12), (-15, 24), (-19, 36)], [9, 9, 8, 4], lit("#ffdf84", "#c9822c")) + "".join(line([(-19, 9 + 7 * k), (-14, 12 + 7 * k), (-11, 10 + 7 * k)], "#b9762c", 1.3) for k in range(3)) + disc(-18, 33, 2.6, "#e2483a")
        lady += path("M-9-25L-12-37L-5-31L0-40L5-31L11-36L9-23Q0-28-9-25z", lit("#fff0a0", "#d9902c")) + disc(0, -29, 2, "#d9425a")
        # she looks down to the right: lowered lids with lashes, a closed, crooked smile
        lady += line([(0, -6), (2.5, -4.2), (5, -5)], INK, 1.7) + line([(9, -6), (11, -4.6), (13, -5.4)], INK, 1.7) + line([(-1, -11), (2, -12.5), (5, -11.5)], "#b9762c", 1.3) + line([(9, -12), (12, -12)], "#b9762c", 1.3)
        lady += line([(8, -3), (9.5, -0.5), (7.8, 0.4)], "#c97a5c", 1.2) + line([(3, 3), (6, 4.6), (10, 2.6)], "#a03a44", 1.7) + oval(0, 0, 3.2, 2.2, BLUSH, 0.55)
        arm = brush([(13, 18), (26, 13), (27, -8)], [10, 9, 6], lit("#7cc4be", "#2f7490")) + disc(27, -12, 5, SKIN) + line([(24, -16), (25, -20)], "#f3bd94", 2.6)
        scarf = form([(24, -15), (24, -36), (32, -45), (40, -34), (47, -22), (40, -23), (36, -14), (36, -2), (30, -7)], linear((0, "#f2705a"), (0.4, "#c9303f"), (0.6, "#ff8a70"), (1, "#b02840"), x2=1, y2=0.4))
        out += scarf + lady + arm
    out += path("M-37 29h74l-5 16h-64z", lit("#d09a62", "#6f4444")) + path("M-37 29h74l-1 3.500h-72z", "#f0c890")
    out += path("".join(f"M{x} 34q-6-4-4-10q6 2 4 10z" for x in range(-30, 34, 6)), "#3f8a4c") + path("M-24 36q-6 10-2 20q6-8 2-20zM20 36q6 8 3 18q-7-6-3-18z", "#4f9a52")
    return out + "".join(disc(x, 28 + (k % 2) * 4, 4, ("#e8503f", "#ffd75a", "#fbe3ea")[k % 3]) + disc(x, 28 + (k % 2) * 4, 1.4, "#fff3b0") for k, x in enumerate(range(-30, 34, 10)))


def stork(altered: bool) -> str:
    """She stands on one leg in the nest, the other drawn up; the nest looks the same from both sides."""
    bird = brush([(4, 8), (5, 22), (4, 36)], [4.5, 3.6, 3.6], "#d9502f") + brush([(10, 8), (19, 18), (6, 23)], [4.5, 3.6, 3], "#b03f2c")
    bird += form([(30, 2), (42, 8), (47, 16), (30, 15), (16, 10)], lit("#3f3a62", "#1c1a38"))
    bird += form([(-10, -8), (0, -16), (18, -14), (32, -2), (34, 6), (20, 13), (2, 13), (-9, 4)], lit("#ffffff", "#aebbd8"))
    bird += form([(6, -6), (20, -8), (34, 4), (40, 12), (24, 9), (10, 4)], lit("#3f3a62", "#1c1a38")) + form([(4, -8), (18, -11), (28, -2), (14, -1)], lit("#ffffff", "#cdd6e8"))
    bird += brush([(-3, 0), (-12, -14), (-9, -28), (-15, -36)], [19, 11, 9, 11], lit("#ffffff", "#b9c6de"))
    bird += path("M-20-41L-50-31L-20-32z", lit("#f58a52", "#b8321f")) + line([(-48, -32), (-22, -36)], "#8a2a20", 1) + disc(-15, -38, 8.5, lit("#ffffff", "#cdd6e6")) + disc(-17, -39, 2, INK) + line([(-21, -42), (-16, -43)], "#8a94b0", 1.2)
    nest = form([(-42, 32), (-24, 26), (0, 30), (24, 26), (42, 32), (34, 46), (0, 50), (-34, 46)], lit("#b98a54", "#4f3440"))
    twigs = "".join(f"M{x} {y}l{dx} {dy}" for x, y, dx, dy in ((-40, 36, 26, 5), (-30, 44, 30, -8), (-12, 34, 28, 9), (6, 46, 30, -9), (12, 36, 28, 3), (-50, 31, 18, 5), (50, 31, -18, 5), (-20, 48, 38, -2), (-32, 27, 14, 8), (32, 27, -14, 8)))
    return place(bird, 0, 0, 0, 0.94, altered) + nest + f'<path d="{twigs}" fill="none" stroke="#e6c48a" stroke-width="2" stroke-linecap="round" opacity=".8"/>'


def guard(altered: bool) -> str:
    """The watchman yawns behind his hand, for it is early; his halberd's head looks to the left or to the right."""
    pole = path("M-3.500 96L-3-34h6L3.500 96z", linear((0, "#d9a468"), (1, "#7a4a3c"), x2=1, y2=0))
    steel = lit("#cfdcee", "#3a4f7e")
    head = form([(2, -34), (-10, -33), (-26, -40), (-38, -32), (-41, -16), (-36, -2), (-24, -8), (-12, -11), (2, -9)], steel) + brush([(-36, -30), (-39, -16), (-34, -5)], [1, 4, 1], "#ffffff", 0.9)
    head += path("M-5-34L0-57L5-34z", steel) + form([(2, -28), (11, -29), (20, -21), (11, -16), (2, -17)], steel) + path("M-5-36h10v32h-10z", lit("#8a7a88", "#4a4060"))
    red, deep = "#d9503f", "#8a2438"
    body = form([(-80, 90), (-76, 56), (-60, 44), (-38, 44), (-22, 56), (-14, 90)], lit(red, deep)) + brush([(-48, 46), (-48, 88)], [10, 12], "#f0c25a", 0.9)
    body += form([(-64, 30), (-66, 14), (-50, 6), (-34, 12), (-30, 26), (-36, 42), (-50, 47), (-60, 42)], SKIN) + form([(-65, 34), (-60, 44), (-50, 50), (-38, 45), (-33, 36), (-40, 40), (-50, 40), (-58, 40)], lit("#a8683a", "#5a3430"))  # beard
    body += oval(-45, 37, 5, 6.4, "#6a2430") + oval(-45, 40, 3.4, 2.6, "#e07a6a")  # a wide yawn
    body += line([(-58, 23), (-54, 25.5), (-50, 23.5)], INK, 2) + line([(-42, 22.500), (-38, 24.500), (-35, 22)], INK, 2) + line([(-60, 17), (-54, 15)], "#7a4630", 2) + line([(-41, 14), (-35, 16)], "#7a4630", 2) + oval(-47, 28, 4, 3, "#e08a66")
    body += form([(-74, 14), (-58, 6), (-44, 4), (-26, 8), (-20, 14), (-44, 12)], lit("#dfe8f4", "#5a6f9c")) + form([(-66, 9), (-62, -8), (-47, -15), (-33, -8), (-29, 8), (-47, 5)], lit("#eef4fb", "#6f86b0")) + brush([(-58, 3), (-56, -6), (-48, -11)], [1, 3.5, 1], "#ffffff")
    arm = brush([(-74, 66), (-72, 84), (-58, 62), (-52, 48)], [15, 13, 11, 8], lit("#ea6650", "#9c2c3c")) + form([(-58, 50), (-55, 42), (-49, 44), (-50, 53)], SKIN)
    hand = brush([(-24, 62), (-12, 76), (0, 60)], [16, 13, 9], lit("#ea6650", "#8a2438")) + oval(0, 54, 7, 8, SKIN) + line([(-5, 52), (5, 52)], "#c9805c", 1.2) + line([(-5, 56), (5, 56)], "#c9805c", 1.2)
    return body + pole + place(head, 0, 0, 0, 1, altered) + hand + arm


def jester(altered: bool) -> str:
    """He laughs with his eyes shut and juggles in a tub on the moat; only his hat has two looks."""
    red, blue, gold = lit("#f2705a", "#a0283a"), lit("#5f92d0", "#2a4888"), lit("#ffe28a", "#c98424")
    tub = path("M-44 66Q0 76 44 66L36 102Q0 112-36 102z", linear((0, "#c98c54"), (0.3, "#e6b27a"), (0.65, "#a8703f"), (1, "#5f3a3c"), x2=1, y2=0)) + path("M-43 74Q0 84 43 74L41 81Q0 91-41 81z", linear((0, "#7a7a94"), (0.3, "#d3d6e3"), (1, "#3f3a58"), x2=1, y2=0)) + path("M-44 66Q0 56 44 66Q0 76-44 66z", "#4f3038")
    torso = form([(-22, 76), (-20, 56), (-10, 50), (10, 50), (20, 56), (22, 76)], red) + form([(0, 50), (10, 50), (20, 56), (22, 76), (0, 78)], blue)
    ruff = "".join(path(f"M{x} 51l8-7l4 11z", ("#fff6e0", gold)[k % 2]) for k, x in enumerate((-17, -9, -1, 7)))
    arms = brush([(-17, 58), (-40, 62), (-50, 44)], [11, 10, 8], red) + disc(-51, 39, 5.6, SKIN) + brush([(17, 58), (38, 56), (54, 34)], [11, 10, 8], blue) + disc(56, 30, 5.6, SKIN) + line([(54, 27), (56, 22)], "#f3bd94", 2.6)
    face = form([(-17, 30), (-12, 20), (10, 20), (17, 30), (15, 42), (4, 52), (-6, 51), (-15, 42)], SKIN)
    face += line([(-11, 33), (-7.5, 29.5), (-4, 33)], INK, 2.2) + line([(4, 33), (7.5, 29.5), (11, 33)], INK, 2.2) + form([(-10, 40), (0, 42), (11, 39), (7, 48), (0, 50.5), (-6, 48)], "#7a1f30") + form([(-4, 47), (1, 44.5), (6, 47), (1, 50)], "#f0857c") + path("M-9 40.500Q0 43.500 10 39.500L9 42.500Q0 45.500-8 43z", "#ffffff") + disc(0, 36, 3.6, "#f0795c") + oval(-12, 38, 3.6, 2.6, BLUSH, 0.6) + oval(13, 37, 3.4, 2.6, BLUSH, 0.6)
    if altered:
        hat = path("M-20 24L4-44L22 24Q0 14-20 24z", linear((0, "#f58a6a"), (0.5, "#dc4436"), (1, "#8f2438"), x2=1, y2=0)) + path("M-14.500 8L18-2L21 10L-18 18zM-7-16L10-25L13-12L-11-2z", gold) + disc(4, -46, 8.5, lit("#fffdf2", "#c9c0d0"))
    else:
        hat = form([(0, 22), (-20, 25), (-23, 10), (-22, -14), (-32, -22), (-44, -8), (-40, -30), (-22, -40), (-6, -28), (2, -4)], red) + form([(0, 22), (20, 25), (23, 10), (22, -14), (32, -22), (44, -8), (40, -30), (22, -40), (6, -28), (-2, -4)], blue)
        hat += brush([(-14, 8), (-16, -18), (-26, -30)], [2, 5, 2], "#ffb49a", 0.7) + brush([(10, 6), (14, -18), (24, -32)], [2, 5, 2], "#a6c9ee", 0.7) + disc(-44, -3, 7.5, lit("#fff0a0", "#c9801f")) + disc(44, -3, 7.5, lit("#fff0a0", "#c9801f")) + line([(-48, -2), (-40, -2)], "#8a5222", 1.6) + line([(40, -2), (48, -2)], "#8a5222", 1.6)
    brim = path("M-21 24Q0 12 21 24L19 31Q0 20-19 31z", lit("#ffe9a0", "#c98424"))
    mirror = path(glint(0, 100, 110, 18), "#0f3f6c", 0.5)
    return mirror + wake(0, 86, 84, 13, 4, "#eefcf8", 0.6) + place(arms + torso + ruff + face + hat + brim + tub, 0, -6, 0, 0.84)


def swan(altered: bool) -> str:
    """She swims to the right in base; the ripples are the same for both."""
    out = path(glint(0, 36, 120, 26), "#123f70", 0.5) + wake(0, 34, 52, 9, 3, "#f2fdfb", 0.8)
    bird = form([(-44, 6), (-51, -12), (-34, -6), (-18, -14), (4, -12), (22, -2), (34, 6), (30, 24), (14, 33), (-18, 33), (-36, 24)], lit("#ffffff", "#93aed4"))
    bird += form([(-50, -14), (-26, -20), (-6, -20), (12, -8), (6, 8), (-12, 14), (-28, 8)], lit("#ffffff", "#c3d2e8"))
    bird += brush([(24, 14), (38, -4), (24, -24), (29, -42), (38, -43)], [22, 15, 11, 11, 14], linear((0, "#ffffff"), (1, "#b9cbe4")))
    bird += path("M42-49L55-37L41-37z", lit("#ffa04a", "#c9501a")) + line([(-30, 0), (-14, 6), (0, 0)], "#93abd0", 2.2) + line([(-36, -6), (-24, -2), (-14, -6)], "#93abd0", 2.2) + line([(-20, 8), (-8, 13), (4, 8)], "#93abd0", 2) + disc(38, -44, 2.2, "#2a2030") + brush([(42, -48), (46, -43)], [4, 3], "#3a3040")
    return out + place(bird, 0, 2, 0, 0.86, altered)


def cat(altered: bool) -> str:
    """White or black, she sits on the milestone and looks down her nose at the dog."""
    light, shade, mark = ("#5a546e", "#14121f", "#8a84a0") if altered else ("#ffffff", "#c6c0d8", "#9a90ac")
    fur = lit(light, shade)
    out = shade_under(4, 62, 50, 8, 0.55) + path("M-33 78V26Q-30 15 0 14Q30 15 33 26V78z", linear((0, "#e9dcc6"), (0.4, "#c3b4aa"), (1, "#6f668a"), x2=1, y2=0.2)) + path("M-29 23Q0 17 29 23Q0 29-29 23z", "#fffaf0", 0.8)
    out += path("M-19 36l4 0l3 9l3-9h4l-5 15h-4zM2 36h4v15h-4zM10 36h4v15h-4z", "#7a6f88") + path("M-33 78V60q12-4 20 6q8-6 14 4q12-8 32 2v6z", "#2f7048", 0.8)
    pet = brush([(14, 28), (34, 24), (41, 6), (34, -10)], [9, 10, 9, 5], fur)
    pet += form([(-18, 32), (-19, 12), (-11, -6), (10, -6), (19, 12), (18, 32), (0, 35)], fur) + brush([(-6, 10), (-7, 32)], [8, 9], fur) + brush([(6, 10), (7, 32)], [8, 9], fur) + line([(0, 14), (0, 32)], mark, 1.6) + brush([(-14, 0), (-17, 14), (-15, 28)], [1, 3, 1], "#ffffff" if not altered else "#8a84a4", 0.9)
    face = form([(-19, -20), (-22, -44), (-8, -34), (8, -34), (22, -44), (19, -20), (10, -7), (-10, -7)], fur) + path("M-18-38L-11-32L-17-27zM18-38L11-32L17-27z", "#e8929a")
    face += oval(-8, -20, 4.6, 4.2, "#b9dc4a") + oval(8, -20, 4.6, 4.2, "#b9dc4a") + oval(-9.4, -19, 1.9, 3.2, "#14121f") + oval(6.6, -19, 1.9, 3.2, "#14121f")
    face += path("M-13.500-20Q-8-27-2.500-21L-3-25Q-8-29-13-25zM13.500-20Q8-27 2.500-21L3-25Q8-29 13-25z", shade) + path("M-4.500-14h5l-2.500 4z", "#f0857c") + line([(-2, -10), (-5, -8.500)], mark, 1.4) + line([(-2, -10), (2, -9.5)], mark, 1.4)  # half-closed lids, a small sneer
    face += "".join(line(p, mark, 1.2) for p in ([(-12, -13), (-20, -15), (-26, -14)], [(-12, -11), (-20, -9), (-25, -7)], [(12, -13), (20, -15), (26, -14)], [(12, -11), (20, -9), (25, -7)]))
    return out + place(pet + place(face, -2, 0, -7) + path("M-12-3Q0 3 12-3L11 4Q0 9-11 4z", "#d9402f") + disc(0, 7, 3.6, "#ffd75a"), 0, -8, 0, 0.88)


def knight(altered: bool) -> str:
    """The plume on his helmet, streaming back in the wind."""
    light, shade, vein = ("#e8405a", "#8a1030", "#6a0c28") if altered else ("#ffffff", "#d3d6ea", "#a9aecb")
    out = form([(-21, 24), (-31, 0), (-25, -30), (-4, -46), (24, -44), (44, -28), (51, -6), (44, 4), (38, -6), (30, 0), (20, -10), (8, -4), (0, 2), (-6, 12), (-9, 24)], lit(light, shade))
    return out + line([(-16, 18), (-14, -10), (2, -28), (26, -28), (42, -12)], vein, 2.4) + line([(-8, -14), (4, -12), (10, -8)], vein, 1.8) + line([(8, -26), (20, -20), (24, -14)], vein, 1.8) + line([(24, -28), (34, -18), (37, -10)], vein, 1.6)


def horse(altered: bool) -> str:
    """Its tail."""
    course, widths = ([(-30, 8), (-17, 0), (-5, 13), (-3, 33), (-8, 52)], [11, 17, 21, 18, 3]) if altered else ([(-30, 8), (-14, -12), (8, -31), (32, -30), (47, -8)], [11, 20, 27, 22, 4])
    hair = [[(x, y - 3) for x, y in course], [(x + 2, y + 4) for x, y in course]]
    return brush(course, widths, lit("#fff0bc", "#c08438")) + line(hair[0][:4], "#a0682c", 1.8) + line(hair[1][:4], "#fff9da", 1.8)
