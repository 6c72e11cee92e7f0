"""The castle itself: keep, towers, walls that climb the hill in steps, chapel and gatehouse. The same on every card."""

from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, dice, disc, form, leaf, linear, lit, num, path, place
from rollwright.games.difference.art.castle_brush import (
    BROWN,
    SHADOW,
    SLATE,
    box,
    cone,
    courses,
    flat_stone,
    parapet,
    pennant,
    round_tower,
    slit,
    teeth,
    turf,
    window,
)

LEAD = linear((0, "#8fadd6"), (0.45, "#5a78ac"), (1, "#33467c"), x2=0.85, y2=0.7)


def stairs(steps: Sequence[tuple[float, float, float]], foot: Sequence[Point], name: str, shade: float = 0) -> str:
    """A wall that climbs in steps (x, y, width), each with its merlons; `foot` is the lower edge, from right to left."""
    top = "".join(f"L{num(x)} {num(y)}H{num(x + w)}" for x, y, w in steps)
    data = "M" + top[1:] + "".join(f"L{num(x)} {num(y)}" for x, y in foot) + "z"
    merlons = "".join(teeth(x + 1, y, w - 2, max(2, round(w / 20)), 9, 10) for x, y, w in steps)
    out = path(data + merlons, flat_stone("#d3b593")) + path("".join(box(x, y + 5, w, 2.5) for x, y, w in steps), "#b08f86", 0.7)
    out += path("".join(teeth(x + 1, y - 8.5, w - 2, max(2, round(w / 20)), 9, 1.5) for x, y, w in steps), "#fffbee", 0.9)
    for k, (x, y, w) in enumerate(steps):
        out += courses(f"{name} {k}", x + 2, y + 12, w - 4, 26, 2)
    return out + (path(data, SHADOW, shade) if shade else "")


def stork_tower() -> str:
    """The slim turret that carries the nest, and the great hall's roof behind the keep."""
    out = round_tower(607, 170, 34, 150, 3) + path(box(601, 166, 46, 10), linear((0, "#f0d7a8"), (0.25, "#fff5dc"), (1, "#9a8fb4"), x2=1, y2=0)) + slit(623, 214, 0.7) + courses("stork", 610, 190, 28, 60, 3)
    out += path("M556 262L578 214H668L690 262z", LEAD) + path("M578 214H668L670 218H576z", "#cfdff2", 0.9)
    out += path("M560 262H686V330H560z", flat_stone("#d9bb98")) + path("M560 262H686V268H560z", SHADOW, 0.4) + path("M560 262L612 262L648 330H560z", SHADOW, 0.42)
    for x in (634, 656):
        out += window(x, 300, 11, 22)
    return out


def inner_ward() -> str:
    """What stands between the princess's tower and the keep: a hall, and the wall that climbs to it."""
    out = round_tower(398, 182, 30, 110, 3) + cone(413, 146, 186, 22, SLATE, rows=False) + slit(411, 212, 0.7)
    out += path("M300 258L330 214H424L448 258z", LEAD) + path("M330 214H424L426 218H327z", "#cfdff2", 0.9) + path("M300 258H448V310H300z", flat_stone("#dcbf98")) + path("M300 258H448V263H300z", SHADOW, 0.35)
    return out + stairs([(290, 306, 26), (316, 294, 26), (342, 282, 26), (368, 270, 26), (394, 258, 50)], [(444, 340), (290, 380)], "inner")


def flanks() -> str:
    """The ring wall runs down both flanks, from the high towers to the corner tower and to the chapel."""
    out = stairs([(742, 322, 20), (762, 334, 20), (782, 346, 20), (802, 358, 26)], [(828, 404), (742, 362)], "right flank", 0.34)
    return out + stairs([(126, 396, 24), (150, 382, 24), (174, 368, 24), (198, 354, 24)], [(222, 404), (126, 452)], "left flank")


def crag() -> str:
    """The rock on which keep and towers stand: it lifts them above the grass."""
    rock = linear((0, "#f3e2c4"), (0.35, "#c9b09c"), (1, "#645c8e"), x1=0.05, x2=0.9, y2=0.8)
    out = ""
    for x, y, w, h in ((252, 402, 116, 46), (338, 374, 70, 40), (470, 366, 130, 76), (560, 360, 110, 66), (516, 374, 90, 60), (700, 366, 116, 44), (764, 378, 50, 26), (850, 416, 112, 34), (620, 336, 50, 24)):
        out += path(f"M{num(x - w / 2)} {y}l{num(w * 0.08)} {num(-h * 0.62)}l{num(w * 0.14)} {num(-h * 0.2)}l{num(w * 0.12)} {num(-h * 0.18)}l{num(w * 0.3)} {num(h * 0.04)}l{num(w * 0.18)} {num(h * 0.26)}l{num(w * 0.1)} {num(h * 0.3)}l{num(w * 0.08)} {num(h * 0.4)}q{num(-w * 0.24)} {num(h * 0.06)} {num(-w * 0.34)} {num(-h * 0.1)}q{num(-w * 0.3)} {num(h * 0.2)} {num(-w * 0.66)} {num(h * 0.1)}z", rock)
        out += path(f"M{num(x + w * 0.02)} {num(y - h * 0.9)}l{num(w * 0.06)} {num(h * 0.44)}l{num(-w * 0.03)} {num(h * 0.36)}h{num(w * 0.36)}l{num(-w * 0.1)} {num(-h * 0.5)}l{num(-w * 0.14)} {num(-h * 0.28)}z", "#6f6aa0", 0.42)
        out += path(f"M{num(x - w * 0.4)} {num(y - h * 0.1)}l{num(w * 0.05)} {num(-h * 0.44)}l{num(w * 0.1)} {num(-h * 0.14)}l{num(-w * 0.05)} {num(h * 0.6)}z", "#fffbea", 0.75) + path(f"M{num(x - w * 0.14)} {num(y - h * 0.06)}l{num(w * 0.02)} {num(-h * 0.5)}l{num(w * 0.05)} {num(h * 0.5)}z", "#8a7ea6", 0.6)
    out += turf("crag grass", (196, 404, 320, 408), 24, (5, 12), 2.8, "#8cc058", 1, -0.2) + turf("crag right", (430, 364, 620, 372), 50, (5, 10), 2.6, "#8cc25c", 1, 0.02)
    return out + turf("crag far", (650, 366, 900, 372), 34, (5, 10), 2.6, "#6cb058", 1, 0.2)


def left_tower() -> str:
    """The princess's tower: a tall round shaft under the roof of element 6. Her window is at (255, 290)."""
    out = round_tower(213, 196, 84, 184, 8) + path("M206 196h98l-6 18h-86z", linear((0, "#f0d7a8"), (0.25, "#fff5dc"), (0.6, "#e3c9a8"), (1, "#8f84b0"), x2=1, y2=0)) + path("M212 214h86v7h-86z", "#5f5690", 0.4)
    out += path("".join(box(214 + 12 * k, 204, 6, 10) for k in range(7)), "#8f7486", 0.5)
    out += courses("left tower a", 220, 224, 66, 22, 5) + courses("left tower b", 220, 346, 66, 30, 5) + courses("left tower c", 268, 300, 26, 50, 3)
    return out + path("M280 221H297V384Q290 388 276 390z", "#4a3f86", 0.24)


def keep() -> str:
    """The great square keep, its sunny front and a narrow cool side. The clock is at (500, 215), the flag at (500, 62)."""
    out = path("M436 162H544V322H436z", linear((0, "#fff8e2"), (0.5, "#fbe6bd"), (1, "#e8c998"), x2=0.4)) + path("M544 162H570V318L544 322z", linear((0, "#a093b8"), (1, "#7f78a8")))
    out += path("M426 166L476 104H524L556 166z", linear((0, "#86a6d4"), (0.55, "#4d6ca4"), (1, "#33487e"), x2=0.7)) + path("M524 104L584 158L556 166z", "#26376a")
    out += path("M476 104H524L525 108H473z", "#d6e4f4", 0.95) + path("M470 98h60v8h-60z", lit("#fff0d0", "#a594b0"))
    marks = "".join(f"M{x} {y}q5 6 10 0" for x, y in ((452, 142), (463, 142), (458, 150), (486, 126), (497, 126), (492, 134), (520, 148), (531, 148), (526, 156), (446, 158), (500, 156), (474, 118), (508, 118)))
    out += f'<path d="{marks}" fill="none" stroke="#26376a" stroke-width="1.600" opacity=".5"/>'
    out += path("M436 166H544V175H436z", SHADOW, 0.5) + path("M544 162L570 158V172H544z", "#3a3470", 0.5) + path(box(437, 176, 3, 146), "#fffef4", 0.9)
    out += path("M455 146v-14l8-9l8 9v14z", lit("#fff0d0", "#c4a998")) + path("M452 133l11-13l11 13z", "#3f5a92") + path("M460 146v-10q3-5 6 0v10z", "#3a3564")
    out += courses("keep a", 442, 180, 30, 26, 3) + courses("keep b", 442, 266, 92, 26, 7) + courses("keep c", 522, 180, 20, 30, 2) + courses("keep side", 547, 190, 20, 110, 5, "#6a629c", 0.45)
    out += window(460, 312, 13, 24) + window(556, 214, 9, 20, "#b9acc6") + window(556, 262, 9, 20, "#b9acc6")
    return out + path("M508 322V296a13 13 0 0 1 26 0V322z", "#fff6dc") + path("M511 322V297a10 10 0 0 1 20 0V322z", lit("#a8703f", "#5a3844"))


def right_tower() -> str:
    """A round tower with the battlements of element 10 on top, at (700, 235), and a banner."""
    out = round_tower(657, 246, 86, 108, 7) + courses("right tower", 664, 270, 66, 70, 8) + path("M722 262H743V358Q734 361 720 362z", "#4a3f86", 0.26)
    out += path("M680 272h40v44l-20 14l-20-14z", lit("#e8604c", "#a32c3c")) + path("M676 268h48v6h-48z", lit("#e0aa70", "#8a5a48")) + form([(700, 284), (707, 294), (700, 306), (693, 294)], "#ffdc78") + slit(672, 344, 0.6)
    return out


def chapel() -> str:
    """Belfry and nave on the hill's right shoulder. The weathercock is at (855, 150), the bell hangs at (855, 290)."""
    out = path("M884 336L912 306H952L976 342V400H884z", flat_stone("#c4a898")) + path("M880 342L910 304H952L982 342z", LEAD) + path("M884 342H976V346H884z", SHADOW, 0.5)
    out += window(912, 384, 14, 30) + window(940, 384, 14, 30) + path("M886 342L912 342L940 400H886z", SHADOW, 0.4)
    out += path("M822 244H868V404H822z", linear((0, "#fff3d8"), (0.6, "#f0d8ac"), (1, "#d6b894"), x2=0.5)) + path("M868 244H890V400L868 404z", linear((0, "#a79aba"), (1, "#8078a6")))
    out += path("M814 248L855 196L872 248z", linear((0, "#8cabd6"), (1, "#47639c"), x2=0.6)) + path("M855 196L898 244L872 248z", "#2b3d70") + path("M816 248H872V254H816z", "#5f5690", 0.45)
    # the arch is open: the morning sky is behind the bell
    arch = "M832 322V284a23 23 0 0 1 46 0V322z"
    out += path("M827 324V284a28 28 0 0 1 56 0V324z", lit("#fff8e2", "#c9b0a4")) + path(arch, linear((0, "#3f4a86"), (0.6, "#6a78aa"), (1, "#97a3c6"))) + path("M824 322h62v7h-62z", lit("#f6e2ba", "#a894a8"))
    out += courses("chapel", 826, 336, 40, 56, 5) + path("M836 404V378a11 11 0 0 1 22 0V404z", "#fff3d8") + path("M839 404V379a8 8 0 0 1 16 0V404z", lit("#9a6840", "#553644")) + disc(847, 350, 8, lit("#fff6e0", "#bfa8a4")) + disc(847, 350, 5.5, "#4f6fa8")
    return out


def lower_wall() -> str:
    """The outer wall at the hill's foot, in the light, with the shadow of the corner tower across it."""
    out = path(teeth(140, 424, 184, 8, 14, 14) + box(140, 423, 184, 106), linear((0, "#fbe8c2"), (0.5, "#e9cfa2"), (1, "#cdae88"))) + path(teeth(140, 411.5, 184, 8, 14, 2), "#fffbee", 0.9)
    out += path(box(140, 434, 184, 4), "#a88c84", 0.6) + path("M140 424H168L206 528H140z", SHADOW, 0.42) + courses("lower wall", 146, 442, 170, 74, 14) + path("M140 424H324V530H140z", linear((0, "#4a4a92", 0.1), (1, "#4a4a92", 0.34)))
    return out


def corner_tower() -> str:
    """The round tower at the left edge; the guard stands on it. Its crown is drawn after him."""
    return round_tower(14, 366, 122, 156, 12) + courses("corner tower", 26, 392, 96, 110, 12) + path("M14 366H136V522Q75 546 14 522z", linear((0, "#4a4a92", 0.04), (1, "#4a4a92", 0.32))) + path("M104 376H136V526Q122 532 98 534z", "#4a3f86", 0.25)


def corner_crown() -> str:
    """Battlements in front of the guard."""
    return parapet(6, 352, 138, 5, 19, 17, 14)


def gatehouse() -> str:
    """Two half-round turrets and the wall between them: arch at (385, 472), coat of arms at (385, 342)."""
    out = path("M330 290H442V534H330z", linear((0, "#fff5da"), (0.5, "#f3dbb0"), (1, "#d9ba90"), x2=0.3)) + path(teeth(338, 288, 96, 5, 13, 14) + box(334, 287, 104, 12), flat_stone()) + path(box(334, 299, 104, 5), SHADOW, 0.4)
    out += courses("gate a", 346, 304, 78, 90, 5) + courses("gate b", 340, 396, 92, 18, 4)
    # looking through: the road inside climbs in the light
    out += path("M344 524V470a41 41 0 0 1 82 0V524z", linear((0, "#4a3f68"), (0.55, "#6d6390"), (1, "#8d86a8"))) + path("M358 524V474a27 27 0 0 1 54 0V524z", linear((0, "#bfe0ec"), (0.45, "#d9e8a0"), (1, "#8fbf62"))) + path("M374 524Q380 504 392 496Q398 490 392 484Q402 490 402 498Q398 512 404 524z", "#f8e6bc")
    stones = "".join(place(path("M-6-53h12l-1.500 13h-9z", ("#fff3d4", "#dcc0a0")[k % 2]), 385, 470, a) for k, a in enumerate(range(-84, 85, 12)))
    out += stones + path("M330 470h13v58h-13zM427 470h13v58h-13z", lit("#fff0cf", "#c9aa94")) + path("M330 486h13v2h-13zM330 504h13v2h-13zM427 486h13v2h-13zM427 504h13v2h-13z", "#b39684", 0.8)
    for x, dark in ((308, 0.0), (434, 0.16)):
        out += round_tower(x, 276, 34, 258, 5) + courses(f"gate turret {x}", x + 4, 300, 28, 220, 9) + slit(x + 16, 372, 0.9) + slit(x + 16, 444, 0.9) + parapet(x - 4, 264, 42, 3, 11, 13, 9)
        out += path(box(x, 276, 36, 258), SHADOW, dark) if dark else path("M340 290L352 304V400L340 420z", SHADOW, 0.22)
    out += path(box(324, 222, 2.2, 32), BROWN) + pennant(326, 222, 30, 13)
    out += path("M306 420H472V536H306z", linear((0, "#4a4a92", 0), (1, "#4a4a92", 0.3)))  # the foot lies in the morning shade
    return out + path("M461 284H468V534L461 536z", "#4a3f86", 0.3)


def wall_ivy() -> str:
    """Leaves on the gatehouse and at the wall's foot that never change."""
    chance, out = dice("wall ivy"), ""
    tones = ["", "", ""]
    for course, n, spread in (([(470, 530), (462, 480), (456, 430), (448, 404)], 80, 7), ([(308, 526), (310, 480), (318, 452)], 44, 6), ([(736, 352), (730, 320), (734, 296)], 26, 4)):
        for _ in range(n):
            k = chance.uniform(0, len(course) - 1.001)
            (ax, ay), (bx, by) = course[int(k)], course[int(k) + 1]
            f, thin = k % 1, 1 - k / len(course) * 0.6
            x, y = ax + (bx - ax) * f + chance.gauss(0, spread * thin), ay + (by - ay) * f + chance.gauss(0, 5)
            tones[chance.choice((0, 0, 1, 2))] += leaf(x, y, chance.uniform(20, 160), chance.uniform(5, 8.5), 4.6)
    for data, colour in zip(tones, ("#2c6a4c", "#4f9a52", "#a6cf62"), strict=True):
        out += path(data, colour)
    return out

