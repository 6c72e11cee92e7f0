"""The reef, near: sand with the net of light on it, corals in drifts, the dark frame at the viewer's feet. The same on every card."""

from rollwright.games.difference.art.brush import dice, disc, dots, form, linear, mix, num, oval, path, place, radial
from rollwright.games.difference.art.reef_brush import anemone, brain, bubble, buttons, feather, kelp, lettuce, rock, shell, small_fish, soft_shadow, staghorn, table, tubes

PINK, ROSE, GOLD, VIOLET, LIME = ("#ff9c94", "#c2466c"), ("#f56f8c", "#8a2460"), ("#ffd27a", "#c9702f"), ("#b48ae6", "#4f3390"), ("#c9dc7a", "#4f8a5c")


def sand() -> str:
    """A lane of pale sand between the corals, brightest under the octopus."""
    out = form([(-20, 580), (120, 556), (260, 566), (400, 536), (560, 532), (700, 544), (860, 540), (1020, 556), (1020, 720), (-20, 720)], linear((0, "#f0e6bc"), (0.25, "#e3d2a4"), (0.6, "#a8a898"), (1, "#4f7a90"), x1=0, x2=0, y1=530, y2=700, units="user"))
    out += oval(500, 600, 320, 80, radial((0, "#fff8d8", 0.85), (0.6, "#fff4cc", 0.3), (1, "#fff4cc", 0)))
    chance, ripples = dice("sand ripples"), ""
    for _ in range(46):
        x, y = chance.uniform(180, 860), chance.uniform(560, 700)
        w = chance.uniform(24, 70) * (y - 480) / 160
        ripples += f"M{num(x)} {num(y)}q{num(w / 2)} {num(-w * 0.09)} {num(w)} 0q{num(-w / 2)} {num(-w * 0.02)} {num(-w)} 0z"
    out += path(ripples, "#8a8a7c", 0.5)
    net = ""
    for _ in range(54):  # the net of light that the waves throw down
        x, y = chance.gauss(500, 170), chance.uniform(548, 690)
        w = chance.uniform(14, 34) * (y - 470) / 150
        net += f"M{num(x)} {num(y)}q{num(w * 0.3)} {num(-w * 0.16)} {num(w * 0.6)} {num(-w * 0.02)}q{num(w * 0.3)} {num(w * 0.14)} {num(w * 0.7)} {num(-w * 0.06)}"
    out += f'<path d="{net}" fill="none" stroke="#fffdf0" stroke-width="1.600" stroke-linecap="round" opacity=".42"/>'
    return out + dots([(chance.uniform(160, 860), chance.uniform(570, 696)) for _ in range(90)], "#7a7a80", 2.2, 0.5, 1.5)


def throne() -> str:
    """The rock in the middle with its garden: the octopus sits on it."""
    out = soft_shadow(506, 556, 230, 26, 0.55)
    out += rock("throne", [(330, 556), (340, 500), (372, 456), (420, 432), (480, 424), (556, 428), (606, 446), (640, 486), (668, 530), (680, 558), (500, 572)], "#d9b0ac", "#3f3a80") + form([(352, 506), (382, 464), (430, 442), (486, 434), (440, 456), (398, 486), (370, 520)], "#ffe9d0", 0.35)
    out += lettuce(372, 470, 56, *LIME) + staghorn("horn b", 606, 462, 0.5, *GOLD) + lettuce(634, 494, 60, *VIOLET) + tubes("throne tubes", 356, 520, 0.62, *VIOLET, count=4) + brain(418, 492, 46, *LIME)
    out += buttons("throne crust", [(344, 548), (380, 560), (430, 566), (520, 570), (600, 566), (664, 556)], 64, 7) + buttons("throne top", [(404, 446), (440, 438), (470, 450)], 14, 6, 0.8) + buttons("throne right", [(560, 480), (590, 500), (610, 520)], 16, 8, 0.8)
    out += feather(340, 556, 0.5, "#ffd98a", "#d9743c") + brain(566, 562, 54, *ROSE) + anemone(412, 566, 0.42, "#f6b4c4", "#a04a86", "#fff0e2") + lettuce(622, 566, 62, *PINK) + staghorn("horn a", 384, 572, 0.36, *PINK)
    return out


def left_garden() -> str:
    """The slope on the left: it carries the fan, the diver, the starfish and the anemone."""
    out = rock("left", [(-30, 470), (20, 440), (70, 446), (120, 470), (170, 486), (226, 500), (262, 530), (330, 560), (350, 590), (300, 606), (-30, 640)], "#c49cac", "#37407f") + form([(4, 458), (60, 452), (118, 480), (180, 500), (110, 496), (50, 480)], "#ffe9d0", 0.3)
    out += table(14, 470, 90, *PINK) + lettuce(140, 488, 50, *LIME) + staghorn("horn c", 228, 524, 0.5, *ROSE) + feather(256, 536, 0.5, "#ffe08a", "#d9803c") + tubes("left tubes", 14, 560, 0.86, *GOLD, count=5) + lettuce(50, 586, 74, *ROSE) + brain(24, 612, 60, *VIOLET)
    out += buttons("left crust", [(60, 602), (120, 608), (190, 606), (250, 604), (320, 598)], 60, 8) + buttons("left upper", [(40, 500), (70, 516), (60, 540)], 18, 8, 0.8) + staghorn("horn a", 196, 606, 0.6, *PINK) + lettuce(176, 560, 44, *VIOLET) + brain(352, 600, 50, *GOLD)
    return out + tubes("throne tubes", 236, 602, 0.5, *VIOLET, count=4) + anemone(150, 616, 0.42, "#ffd9a0", "#c0674a", "#fff6e0") + feather(218, 616, 0.4, "#ff9ab0", "#b03a6c")


def right_garden() -> str:
    """Corals at the wreck's foot, around the amphora."""
    out = rock("right", [(700, 560), (730, 516), (800, 500), (880, 512), (960, 496), (1030, 500), (1030, 640), (860, 620), (740, 590)], "#9a8ab4", "#2a3872") + staghorn("horn c", 790, 520, 0.8, *ROSE) + lettuce(840, 520, 70, *GOLD) + brain(742, 556, 60, *GOLD) + table(972, 516, 110, *VIOLET) + lettuce(760, 524, 60, *VIOLET)
    out += tubes("right tubes", 830, 566, 0.56, *LIME, count=4) + staghorn("horn b", 984, 506, 0.9, *PINK) + buttons("right crust", [(722, 584), (780, 596), (850, 606), (930, 600), (1000, 590)], 70, 9) + anemone(796, 590, 0.5, "#ffd9a0", "#c0674a", "#fff6e0") + brain(944, 572, 56, *ROSE) + lettuce(990, 580, 80, *LIME)
    return out + feather(866, 560, 0.5, "#ff9ab0", "#b03a6c") + lettuce(764, 606, 52, *PINK)


def near_rocks() -> str:
    """Dark blocks at the lower corners: the clam lies on the left one, the slug creeps over the right one."""
    out = rock("near left", [(-30, 620), (30, 610), (100, 636), (170, 660), (206, 720), (-30, 720)], "#6f7aa6", "#16265c") + form([(0, 630), (60, 630), (130, 662), (60, 650)], "#d9e6f0", 0.25)
    out += soft_shadow(884, 690, 150, 30, 0.6) + rock("near right", [(752, 716), (774, 672), (830, 648), (900, 642), (962, 652), (1030, 640), (1030, 720)], "#a3a0c0", "#1f2f66") + form([(790, 672), (840, 656), (910, 650), (950, 662), (880, 668)], "#e9f3f4", 0.35)
    out += buttons("near left crust", [(150, 672), (176, 690), (196, 704)], 16, 7) + buttons("near right crust", [(790, 684), (840, 696), (920, 700), (980, 690)], 34, 9)
    return out + staghorn("horn b", 180, 694, 0.5, *GOLD) + brain(778, 702, 60, *PINK) + lettuce(948, 700, 70, *VIOLET)


def company() -> str:
    """Fish and shells that look like others, and never change."""
    out = ""
    for x, y, s, look, t in (
        (402, 204, -0.6, 0, -8), (424, 220, -0.52, 0, -4), (584, 222, 0.6, 1, 6), (560, 196, 0.5, 1, 0), (572, 244, 0.46, 1, 8), (344, 378, -0.7, 2, 8), (322, 396, -0.56, 2, 0), (704, 448, 0.7, 3, 0), (728, 464, 0.6, 3, -6), (688, 468, 0.5, 3, 4),
        (424, 596, -0.5, 0, 0), (572, 606, 0.56, 2, -4), (816, 462, 0.5, 0, 0), (138, 186, -0.6, 3, 6), (160, 204, -0.5, 3, 0), (782, 280, 0.5, 1, 0), (16, 330, -0.6, 1, 0)):
        light, shade, band = (("#ffe27a", "#d98a2c", ""), ("#8fb8f6", "#3a4fae", "#fff6e0"), ("#ff9a8a", "#b83a5c", ""), ("#fff3d0", "#c9a06a", "#3a3a6c"))[look]
        out += small_fish(x, y, s, light, shade, band, t)
    for x, y, s, look in ((382, 616, 0.7, 0), (568, 660, 0.9, 1), (600, 690, 0.6, 0), (372, 688, 0.9, 1), (540, 590, 0.5, 0), (224, 692, 0.7, 0)):
        out += soft_shadow(x + 3, y + 8 * s, 18 * s, 5 * s, 0.4) + shell(x, y, s, *(("#ffe3cc", "#d98a7c"), ("#f3e6f6", "#9a80b8"))[look])
    for x, y, r in ((306, 300, 4), (312, 286, 5), (304, 272, 3), (440, 400, 3), (446, 388, 4), (590, 410, 4), (598, 396, 3), (836, 560, 5), (842, 544, 4), (834, 530, 3), (20, 200, 4), (248, 470, 4), (256, 456, 3), (716, 540, 4), (722, 526, 3), (360, 640, 3)):
        out += bubble(x, y, r)
    return out


def frame() -> str:
    """Kelp and dark corals that the viewer looks past."""
    dark, mid = "#0c3f5c", "#14566a"
    out = kelp("kelp a", [(-8, 720), (14, 560), (-6, 400), (16, 260), (4, 120)], 11, mid, dark) + kelp("kelp b", [(990, 720), (1006, 600), (988, 460), (1006, 330), (994, 250)], 11, "#0f4a6a", "#0a3356")
    out += kelp("kelp c", [(1010, 720), (976, 640), (990, 560), (972, 500)], 8, "#14607a", "#0c3f5c")
    out += staghorn("horn a", 22, 724, 0.66, "#1f5f86", "#0a2c56") + staghorn("horn b", 968, 726, 0.7, "#245a8c", "#0c2c5c") + staghorn("horn c", 790, 738, 0.6, "#3a5a9a", "#16306a") + tubes("dark tubes", 376, 738, 0.6, "#4a5aa0", "#1a2a66", 4)
    chance, blades = dice("sea grass"), {mix("#1a6a78", "#0c3f5c", k / 2): "" for k in range(3)}
    for _ in range(60):
        x = chance.choice((chance.uniform(150, 240), chance.uniform(560, 620), chance.uniform(700, 790), chance.uniform(330, 420)))
        h, colour = chance.uniform(16, 46), chance.choice([*blades])
        blades[colour] += f"M{num(x - 3)} 704q{num(chance.uniform(-10, 10))} {num(-h * 0.6)} {num(chance.uniform(-10, 14))} {num(-h)}q2 {num(h * 0.5)} 2 {num(h)}z"
    return out + "".join(path(data, colour) for colour, data in blades.items()) + "".join(place(disc(0, 0, 3, "#bfeee6", 0.5), x, y) for x, y in ((210, 150), (640, 150), (860, 160), (330, 150)))
