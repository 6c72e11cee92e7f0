"""The castle itself: keep, towers, walls, chapel and gatehouse. Nothing here differs between two cards."""

import math
from collections.abc import Sequence

from rollwright.games.difference.art.brush import Point, dice, disc, leaf, linear, lit, num, path, place
from rollwright.games.difference.art.castle_brush import (
    BROWN,
    SHADOW,
    SLATE,
    TAN,
    box,
    cone,
    contour,
    courses,
    dim_stone,
    flat_stone,
    parapet,
    pennant,
    round_tower,
    slit,
    teeth,
    turf,
    window,
)


def curtain() -> str:
    """The upper ring wall between the towers, and the great hall behind it."""
    # hall with its steep roof, half hidden
    out = path("M560 300V232L650 232V300z", flat_stone()) + path("M552 236L574 196H640L660 236z", linear((0, SLATE[0]), (0.5, SLATE[1]), (1, SLATE[2]), x2=0.8, y2=0.6))
    out += path("M574 196H640L642 200H572z", "#c3d6ee", 0.9) + window(668, 286, 12, 22)
    out += slim_turret(398, 170, 30, 120) + slim_turret(778, 214, 26, 130)
    out += path("M300 256L344 226H412L440 256V300H300z", linear((0, "#7f9cc8"), (1, "#4a6294"))) + path("M344 226H412L414 230H338z", "#c3d6ee", 0.9)
    for x, w, n in ((300, 140, 6), (560, 96, 4)):
        out += path(teeth(x, 282, w, n, 13, 13) + box(x, 281, w, 84), flat_stone("#d9bd9c"))
        out += path(box(x, 292, w, 3), "#b99a84", 0.7) + courses(f"curtain {x}", x + 4, 298, w - 8, 40, 7)
    out += path("M560 282L600 282L640 366H560z", SHADOW, 0.34)
    # the wall runs down the right flank to the chapel
    steps = "M748 318H766V330H784V342H802V354H824V402H748z"
    out += path(steps, flat_stone("#d3b79c")) + path("M748 310h9v9h-9zM768 322h9v9h-9zM787 334h9v9h-9zM806 346h9v9h-9z", "#f3dfb8") + path("M748 318L790 372L824 402H748z", SHADOW, 0.3)
    # and down the left flank to the corner tower
    left = "M214 352H190V364H168V376H146V388H124V470H214z"
    return out + path(left, flat_stone("#e0c49c")) + path("M198 343h10v10h-10zM174 355h10v10h-10zM152 367h10v10h-10z", "#fbeccb") + courses("left flank wall", 140, 392, 64, 60, 5)


def slim_turret(x: float, top: float, w: float, tall: float) -> str:
    """A thin far tower under a pointed roof with a small red flag."""
    eaves = top + w * 1.5
    out = round_tower(x - w / 2, eaves, w, tall, 3) + cone(x, top, eaves, w / 2 + 6, SLATE, rows=False) + slit(x - 1, eaves + 26, 0.62)
    return path(box(x - 1, top - 18, 2, 20), BROWN) + pennant(x + 1, top - 18, 22, 10) + contour(out, 3, TAN)


def crag() -> str:
    """Limestone that breaks through the grass under the walls."""
    rock = linear((0, "#fbeccd"), (0.5, "#d9c4a8"), (1, "#8f88ae"), x1=0.1, x2=0.9, y2=0.9)
    out = ""
    for x, y, w, h in ((236, 388, 60, 26), (300, 366, 46, 20), (470, 366, 66, 24), (600, 372, 60, 22), (664, 392, 70, 26), (724, 396, 46, 22), (806, 412, 50, 18), (876, 416, 40, 16)):
        out += path(f"M{num(x - w / 2)} {y}l{num(w * 0.12)} {num(-h * 0.7)}l{num(w * 0.2)} {num(-h * 0.3)}l{num(w * 0.3)} {num(h * 0.12)}l{num(w * 0.22)} {num(h * 0.3)}l{num(w * 0.16)} {num(h * 0.58)}q{num(-w * 0.5)} {num(h * 0.22)} {num(-w)} 0z", rock)
        out += path(f"M{num(x + w * 0.02)} {num(y - h * 0.95)}l{num(w * 0.06)} {num(h * 0.5)}l{num(w * 0.16)} {num(h * 0.45)}h{num(w * 0.2)}l{num(-w * 0.1)} {num(-h * 0.55)}z", "#7d78a6", 0.45)
    return out + turf("crag grass", (210, 390, 330, 396), 16, (5, 10), 2.6, "#8cc058", 1, -0.2) + turf("crag grass right", (570, 376, 760, 382), 24, (5, 10), 2.6, "#6cb058", 1, 0.14)


def left_tower() -> str:
    """The princess's tower: a tall round shaft under the roof of element 6. Her window is at (255, 290)."""
    out = round_tower(213, 196, 84, 180, 8) + path("M207 198h96l-5 16h-86z", linear((0, "#f0d7a8"), (0.25, "#fff5dc"), (1, "#a093b4"), x2=1, y2=0)) + path("M212 214h86v5h-86z", "#6d6290", 0.4)
    out += path("".join(box(214 + 12 * k, 206, 6, 10) for k in range(7)), "#a98c80", 0.55)
    out += courses("left tower a", 220, 226, 66, 22, 4) + courses("left tower b", 220, 346, 66, 26, 4) + courses("left tower c", 268, 300, 26, 50, 2)
    out += path("M284 219H297V380Q290 384 280 386z", SHADOW, 0.22)
    return contour(out, 3.6, TAN)


def keep() -> str:
    """The great square keep, its sunny front and a narrow cool side. The clock is at (500, 215), the flag at (500, 62)."""
    out = path("M432 172H546V352H432z", flat_stone()) + path("M546 172H572V348L546 352z", dim_stone())
    # roof: front and side
    out += path("M424 168L478 104H522L556 168z", linear((0, SLATE[0]), (0.6, SLATE[1]), (1, "#4d6696"), x2=0.7)) + path("M522 104L582 162L556 168z", SLATE[2])
    out += path("M478 104H522L523 108H475z", "#cfe0f2", 0.95) + path("M470 99h60v7h-60z", lit("#fff0d0", "#b39cac"))
    marks = "".join(f"M{x} {y}q5 6 10 0" for x, y in ((452, 142), (463, 142), (458, 150), (486, 126), (497, 126), (492, 134), (520, 148), (531, 148), (526, 156), (446, 158), (500, 156)))
    out += f'<path d="{marks}" fill="none" stroke="{SLATE[2]}" stroke-width="1.6" opacity=".55"/>'
    out += path("M424 168H556L582 162V169L556 177H424z", linear((0, "#fff6de"), (1, "#a99bb6"), x2=1, y2=0)) + path("M432 177H546V184H432z", "#6d6290", 0.35)
    # dormer with a shutter left open
    out += path("M446 160V146L456 136L466 146V160z", "#f9e8c6") + path("M442 148L456 133L470 148L466 149L456 139L446 149z", SLATE[2]) + path("M452 160V150Q456 144 460 150V160z", "#5a5076")
    out += courses("keep", 438, 186, 30, 130, 6) + courses("keep right", 520, 262, 24, 70, 3) + courses("keep side", 549, 190, 20, 130, 3, "#76709c", 0.5)
    out += window(458, 316, 16, 30) + window(486, 316, 16, 30) + slit(559, 240, 0.8) + slit(559, 290, 0.8) + path("M448 317h48v4h-48z", "#cdb08c")
    # the door at the head of the path
    out += path("M512 352V326a14 14 0 0 1 28 0V352z", "#fff4da") + path("M516 352V327a10 10 0 0 1 20 0V352z", linear((0, "#a8744c"), (1, "#6a4450"))) + path("M525.300 318h1.400v34h-1.400z", "#5a3a40")
    return contour(out, 3.6, TAN)


def stork_tower() -> str:
    """A slim turret behind the hall; the nest of element 9 lies on its flat top at y = 160."""
    out = round_tower(602, 172, 44, 120, 4) + path("M596 162h56l-5 12h-46z", linear((0, "#f0d7a8"), (0.25, "#fff5dc"), (1, "#a093b4"), x2=1, y2=0)) + path("M601 174h46v4h-46z", "#6d6290", 0.4)
    return contour(out + slit(622, 204, 0.75) + courses("stork tower", 606, 182, 34, 50, 3), 3.6, TAN)


def right_tower() -> str:
    """The big round tower on the right, without its crown, which is element 10 at (700, 235)."""
    out = round_tower(656, 250, 88, 128, 8) + courses("right tower", 664, 268, 60, 90, 6)
    out += slit(678, 330, 0.9) + slit(722, 318, 0.9) + banner(698, 276) + path("M728 262H744V378Q736 382 722 385z", SHADOW, 0.22)
    return contour(out, 3.6, TAN)


def banner(x: float, y: float) -> str:
    """A long red cloth with the golden sun, hung out for the feast."""
    cloth = path(f"M{x - 14} {y}h28v44l-14 12l-14-12z", linear((0, "#f26650"), (0.5, "#d93e40"), (1, "#a82d3a"), x2=1, y2=0)) + path(f"M{x - 17} {y - 3}h34v5h-34z", lit("#ffe28a", "#b9762c"))
    return contour(cloth, 3) + disc(x, y + 22, 6, "#ffd75a") + "".join(place(path("M-2-8l2-5l2 5z", "#ffd75a"), x, y + 22, a) for a in range(0, 360, 45))


def chapel() -> str:
    """Nave and bell tower on the right shoulder. Bell arch at (855, 290), weathercock's rod above (855, 205)."""
    nave = path("M760 344H826V404H760z", flat_stone("#dcc09c")) + path("M752 348L772 314H834V348z", linear((0, SLATE[0]), (0.5, SLATE[1]), (1, SLATE[2]), x2=0.8, y2=0.6)) + path("M772 314H834V318H770z", "#cfe0f2", 0.9)
    nave += window(782, 390, 12, 26) + window(806, 390, 12, 26) + path("M818 348L826 344V404L800 404z", SHADOW, 0.3)
    tower = path("M822 246H880V408H822z", flat_stone()) + path("M880 246H896V404L880 408z", dim_stone())
    tower += path("M852 206L814 250H884z", linear((0, SLATE[0]), (0.6, SLATE[1]), (1, SLATE[2]), x2=1, y2=0.5)) + path("M852 206L884 250L902 246L857 206z", SLATE[2])
    tower += path("M814 249H884L902 245V250L884 255H814z", linear((0, "#fff6de"), (1, "#a99bb6"), x2=1, y2=0))
    # the bell's arch, open to the sky behind
    tower += path("M827 322V286a28 28 0 0 1 56 0V322z", "#fff7e2") + path("M832 322V287a23 23 0 0 1 46 0V322z", linear((0, "#7f86b4"), (0.5, "#a9bfdc"), (1, "#d6e6ea")))
    tower += path("M824 322h62v6h-62z", "#d3b48e") + disc(851, 352, 11, "#fff4da") + disc(851, 352, 8, lit("#7fb4d8", "#46609a")) + path("M843 351h16v2h-16zM850 344h2v16h-2z", "#fff4da")
    tower += courses("chapel", 826, 334, 46, 66, 5) + path("M838 408V390a12 12 0 0 1 24 0V408z", "#6a4858")
    return contour(nave, 3.6, TAN) + contour(tower, 3.6, TAN)


# ---------------------------------------------------------------- the lower wall and the gatehouse


def lower_wall() -> str:
    """The outer wall along the moat, left of the gatehouse, with a wall-walk and a hanging banner."""
    out = path(teeth(120, 424, 200, 8, 15, 15) + box(120, 423, 200, 100), linear((0, "#fdeccb"), (0.4, "#ecd0a0"), (1, "#c9a57e")))
    out += path(box(120, 436, 200, 3.5), "#b9987c", 0.8) + path(box(120, 439, 200, 5), SHADOW, 0.18) + path(teeth(120, 411, 200, 8, 15, 2), "#fffaea", 0.9)
    out += courses("lower wall", 150, 446, 140, 68, 12) + path("M120 423H150L188 524H120z", SHADOW, 0.3)
    out += slit(262, 470, 0.9)
    return contour(out, 3.6, TAN)


def corner_tower() -> str:
    """The round tower at the left edge; the guard stands on it, ivy (76, 452) climbs up to its window."""
    out = round_tower(14, 384, 122, 132, 9)
    out += courses("corner a", 22, 396, 100, 18, 6) + courses("corner b", 18, 420, 18, 90, 3) + courses("corner c", 112, 420, 18, 80, 2)
    out += path("M104 384H136V516Q124 521 96 524z", SHADOW, 0.2)
    return contour(out, 3.6, TAN)


def corner_crown() -> str:
    """Parapet of the corner tower, drawn over the guard's legs."""
    return contour(parapet(6, 372, 138, 5, 18, 18, 13), 3.6, TAN)


def gatehouse() -> str:
    """Two turrets and the wall between them. The shield is at (385, 342), the gate at (385, 472)."""
    wall = path("M334 300H444V534H334z", flat_stone("#cfa87e")) + path(teeth(334, 292, 110, 4, 18, 15) + box(334, 291, 110, 13), flat_stone()) + path(box(334, 302, 110, 3), "#a98c80", 0.6) + path(box(334, 305, 110, 5), SHADOW, 0.2)
    wall += path("M342 306L360 324V534H342z", SHADOW, 0.24)
    wall += courses("gate wall", 346, 312, 90, 10, 3) + courses("gate wall b", 342, 400, 90, 16, 5)
    # the arch: voussoirs round a dark passage, daylight at its far end
    ring = ""
    for k in range(11):
        ring += place(path("M-6-54h12l-1.500 12h-9z", "#fff5db" if k % 2 else "#e6cba0"), 385, 474, -90 + 18 * k)
    wall += path("M332 534V474a53 53 0 0 1 106 0V534z", "#f0d9b0") + ring + path("M343 524V470a42 42 0 0 1 84 0V524z", "#fff6e0")
    out = contour(wall, 3.6, TAN) + passage()
    for x, w, top in ((298, 44, 246), (430, 50, 254)):
        turret = round_tower(x, 306, w, 230, 5) + path(f"M{x - 5} 300h{w + 10}l-4 10h-{w + 2}z", linear((0, "#f0d7a8"), (0.25, "#fff5dc"), (1, "#a093b4"), x2=1, y2=0)) + path(box(x, 310, w, 4), "#6d6290", 0.4)
        turret += cone(x + w / 2, top, 302, w / 2 + 7, SLATE) + courses(f"turret {x}", x + 4, 322, w - 8, 180, 7) + slit(x + w * 0.42, 350, 0.9) + slit(x + w * 0.55, 424, 0.9) + slit(x + w * 0.42, 486, 0.9)
        turret += path(f"M{num(x + w * 0.8)} 314H{x + w}V536Q{num(x + w * 0.85)} 540 {num(x + w * 0.7)} 541z", SHADOW, 0.2)
        out += contour(turret, 3.6, TAN) + disc(x + w / 2, top - 1, 3.4, lit("#fff0a0", "#d9942c"))
    return out


def passage() -> str:
    """What is seen through the open gate: a vault, and the sunny path behind it."""
    out = path("M346 524V470a39 39 0 0 1 78 0V524z", linear((0, "#3f3a5c"), (1, "#6a5a78")))
    out += path("M364 524V482a22 22 0 0 1 44 0V524z", linear((0, "#cfeaf2"), (0.4, "#e9f3c8"), (0.42, "#b5d872"), (1, "#86bd5a"))) + path("M374 524Q386 510 382 500Q396 506 394 512Q390 518 400 524z", "#fff2cc")
    return out + path("M346 524L364 508V524zM424 524L408 508V524z", "#8a7890") + path("M392 462q10 4 14 14l18-6q-6-22-24-30z", "#8a7c9c", 0.4)


def climbing_ivy(name: str, course: Sequence[Point], count: int, spread: float, size: float = 10) -> str:
    """Ivy that follows a course of points: dark leaves below, light ones on top."""
    chance, out = dice(name), ""
    for colour, share in (("#2f6f4c", 1), ("#4f9a52", 0.9), ("#9ccb62", 0.45)):
        data = ""
        for _ in range(int(count * share)):
            x, y = chance.choice(course)
            data += leaf(x + chance.gauss(0, spread), y + chance.gauss(0, spread), chance.uniform(0, 360), size * chance.uniform(0.8, 1.2), size * 0.55)
        out += path(data, colour)
    return out


def wall_ivy() -> str:
    """Ivy that never changes: on the gatehouse and the upper wall."""
    out = climbing_ivy("gate ivy", [(474 + 4 * math.sin(k), 470 - 11 * k) for k in range(7)], 26, 5, 8)
    return out + climbing_ivy("hall ivy", [(310 + k * 7, 352 - (k * 11) % 34) for k in range(4)], 20, 6, 7) + climbing_ivy("tower ivy", [(736 - k, 372 - 8 * k) for k in range(6)], 22, 4, 7)
