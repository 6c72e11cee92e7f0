# pyright: basic
"""The castle: elements made of stone, cloth, cloud and wood, drawn around (0, 0) = the centre of the hit circle; and the list of all 25.

Whatever depends on `altered` stays inside the circle. What does not (a tent's roof, a cart) may reach further.
"""

import math

from rollwright.games.difference.art.brush import (
    brush,
    clip,
    corners,
    dice,
    disc,
    dots,
    form,
    leaf,
    line,
    linear,
    lit,
    num,
    oval,
    path,
    place,
    radial,
    ring,
    smooth,
)
from rollwright.games.difference.art.castle_brush import BROWN, SHADOW, box, cone, parapet, pennant, shade_under, turned, window
from rollwright.games.difference.art.castle_figures import cat, guard, horse, jester, knight, princess, stork, swallows, swan
from rollwright.games.difference.art.castle_meadow import links
from rollwright.games.difference.art.flora import pad, water_lily

# ---------------------------------------------------------------- in the sky and on the roofs


def sun(altered: bool) -> str:
    """Straight rays, or wavy ones and a smile."""
    rays = ""
    for k in range(12):
        wavy = turned([(29, -5), (35, -8), (41, -2), (47, -5), (54, 2), (46, 3), (40, 7), (34, 3), (29, 6)], 30 * k)
        rays += smooth(wavy) if altered else corners(turned([(30, -6.5), (54, 0), (30, 6.5)], 30 * k))
    face = path(rays, linear((0, "#ffdf62"), (1, "#f2a22e"))) + disc(0, 0, 30, radial((0, "#fff6b8"), (0.55, "#ffe169"), (1, "#f6b437"), cx=0.38, cy=0.36, r=0.7))
    out = face
    if altered:
        out += disc(-10, -6, 4, BROWN) + disc(10, -6, 4, BROWN) + brush([(-14, 7), (-6, 15), (6, 15), (14, 7)], [2.5, 5, 5, 2.5], BROWN) + oval(-18, 5, 5, 4, "#f0835a", 0.7) + oval(18, 5, 5, 4, "#f0835a", 0.7)
    return out


def flag(altered: bool) -> str:
    """The house's flag, to the right or to the left of its pole."""
    pole = path("M-2.500 56V-44h5V56z", lit("#c99a66", "#7a5244")) + disc(0, -46, 5, lit("#fff0a0", "#d9942c"))
    cloth = path("M0-34C12-41 24-27 41-32L36-16L41 2C26 9 12-4 0 2z", linear((0, "#f26650"), (0.35, "#c93440"), (0.65, "#f05c4a"), (1, "#b42c3a"), x2=1, y2=0.15))
    cloth += disc(20, -16, 7.5, "#ffd75a") + path("".join(corners(turned([(9.5, -2.5), (14, 0), (9.5, 2.5)], a, 20, -16)) for a in range(0, 360, 45)), "#ffd75a")
    return (place(cloth, flip=altered) + pole)


def cloud(altered: bool) -> str:
    """A sheep that walks to the left: fleece, head, four stubby legs, all of vapour."""
    legs = path("M-22 18l3 18h8l1-18zM-6 20l2 19h8l1-19zM14 20l2 18h8l1-18zM28 16l3 17h8l-1-17z", linear((0, "#dbe8f5"), (1, "#a9c6e4")))
    heaps = [(-24, -2, 17), (-14, -18, 16), (6, -23, 17), (24, -15, 16), (34, 2, 15), (22, 14, 16), (2, 16, 18), (-18, 14, 15), (6, -4, 22)]
    fleece = "".join(disc(x, y, r, "#c9ddf0") for x, y, r in heaps) + "".join(disc(x - 1, y - 2, r - 2.5, linear((0, "#ffffff"), (0.6, "#ffffff"), (1, "#e3eef8"))) for x, y, r in heaps)
    curls = "".join(f"M{x} {y}q2-8 10-6q6 3 3 9" for x, y in ((-20, -6), (0, -14), (16, -6), (-4, 10), (18, 12)))
    fleece += f'<path d="{curls}" fill="none" stroke="#a9c6e4" stroke-width="2.600" stroke-linecap="round"/>' + disc(46, -8, 7, "#ffffff")
    head = form([(-50, -8), (-44, -22), (-32, -26), (-24, -18), (-26, -2), (-36, 8), (-47, 6)], linear((0, "#f3f8fd"), (1, "#b3cde8"))) + form([(-30, -24), (-20, -28), (-16, -18), (-26, -16)], "#d3e3f3")
    head += disc(-39, -10, 3, "#6a86b4") + line([(-47, 2), (-42, 4), (-38, 2)], "#6a86b4", 2)
    return place((legs + fleece + head), 2, -2, 0, 0.5 if altered else 1)


def weathercock(altered: bool) -> str:
    """The cock on its rod, or the rod alone."""
    out = path("M-2.500 58V-2h5V58z", lit("#b98d66", "#6a4a4c")) + path("M-26 26h52v4h-52z", lit("#b98d66", "#6a4a4c")) + disc(0, 40, 6, lit("#ffe38a", "#c98424")) + disc(0, -2, 4, lit("#ffe38a", "#c98424"))
    out += disc(-27, 28, 4.500, lit("#ffe38a", "#c98424")) + disc(27, 28, 4.500, lit("#ffe38a", "#c98424"))
    gold = lit("#ffe680", "#d08a1e")
    if not altered:
        tail = form([(14, -16), (20, -38), (36, -42), (46, -30), (44, -12), (36, -22), (34, -6), (22, -2)], lit("#f7b93c", "#a8621c"))
        bird = form([(-22, -14), (-25, -28), (-20, -38), (-10, -36), (-6, -24), (4, -18), (18, -20), (28, -16), (24, 0), (8, 9), (-8, 8), (-18, 0)], gold)
        bird += form([(-4, -12), (8, -16), (20, -10), (14, 0), (2, -2)], "#c9801c") + path("M-24-31l-14 4l13 5z", "#f08a2c")
        bird += form([(-24, -36), (-27, -46), (-20, -42), (-16, -50), (-12, -42), (-6, -44), (-8, -34)], "#e2483a") + form([(-24, -25), (-21, -14), (-17, -24)], "#e2483a") + disc(-17, -30, 2.6, BROWN)
        out += place(tail + bird, 2, -2, 0, 0.86)
    return out


def roof(altered: bool) -> str:
    """Slate blue or orange."""
    paint = ("#ffbe55", "#f7952f", "#d96c24") if altered else ("#6f8cbc", "#42598c", "#2c3f70")
    return (cone(0, -52, 30, 51, paint) + disc(0, -54, 5, lit("#fff0a0", "#d9942c")))


def clock(altered: bool) -> str:
    """Only the hour hand moves: a broad red arm that ends in a golden sun."""
    out = disc(0, 0, 49, lit("#ffe28a", "#a8662c")) + disc(0, 0, 44, lit("#5f8cc8", "#203a7c")) + disc(0, 0, 38, radial((0, "#fffef6"), (0.7, "#fff6dc"), (1, "#ecd6aa")))
    out += path("".join(corners(turned([(-2, -37), (2, -37), (2, -30), (-2, -30)], 30 * k)) for k in range(12)), "#5a4a6c") + "".join(disc(41 * math.cos(a), 41 * math.sin(a), 1.7, "#ffe28a") for a in (k * math.pi / 6 for k in range(12)))
    hour = path("M-8-5.500H12V5.500H-8z", "#9c2436") + path("".join(corners(turned([(8, -3), (14.5, 0), (8, 3)], a, 22, 0)) for a in range(0, 360, 45)), "#9c2436") + disc(22, 0, 10, "#9c2436") + disc(22, 0, 5.5, "#ffd75a")
    return out + path("M-3.500 8L-3-29L0-34L3-29L3.500 8z", "#2c2850") + place(hour, flip=altered) + disc(0, 0, 6, lit("#ffe28a", "#a8662c"))


def battlements(altered: bool) -> str:
    """Four teeth or three, spread over the same width."""
    return (parapet(-49, -2, 98, 3 if altered else 4, 17, 20, 15))


# ---------------------------------------------------------------- on the walls


def ivy(altered: bool) -> str:
    """It grows from the grass at the foot of the corner tower; its window is always there."""
    out = (window(0, -34, 24, 34) + path("M-17-34h34v5h-34z", "#d9bd94"))
    chance, tones = dice("tower ivy"), ["", "", ""]
    for _ in range(230):
        u = chance.random()
        y = 56 - 86 * u
        side = chance.choice((-1, 1))
        x = chance.uniform(-34, 34) * (1 - 0.3 * u) if u < 0.55 else -24 + chance.gauss(0, 6) + 6 * math.sin(9 * u) if side < 0 or u > 0.86 else 8 + chance.gauss(0, 12)
        turn, size, tone = chance.uniform(30, 150), chance.uniform(8, 11.5), chance.choice((0, 0, 1, 1, 2))
        if (y > 26 or not altered) and math.hypot(x, y - 2) < 52:
            tones[tone] += leaf(x, y - size / 2, turn, size, size * 0.62)
    mass = [(-27, 49), (-33, 38), (-24, 28), (-8, 26), (12, 26), (28, 30), (34, 40), (27, 49), (0, 55)] if altered else [(-27, 49), (-36, 30), (-32, 6), (-30, -20), (-22, -28), (-14, -14), (-16, 2), (2, 0), (18, -4), (30, 4), (34, 26), (35, 40), (27, 49), (0, 55)]
    return out + form(mass, linear((0, "#3f8a50"), (1, "#1d5546"))) + "".join(path(data, colour) for data, colour in zip(tones, ("#2c7048", "#57a34e", "#a9d264"), strict=True))


SHIELD = "M-33-40Q-16-34 0-40Q16-34 33-40V-4Q32 26 0 44Q-32 26-33-4z"


def shield(altered: bool) -> str:
    """Lion or fleur-de-lis, gold on blue."""
    out = path(SHIELD, lit("#ffe08a", "#c98a34")) + place(path(SHIELD, linear((0, "#5c93cf"), (0.5, "#3a6cb0"), (1, "#274a86"), x2=0.8)), 0, 0, 0, 0.87)
    out += path("M-28-34Q-14-30 0-34V38Q-26 24-28-4z", "#8fbce8", 0.28)
    gold = lit("#fff0a0", "#e8a838")
    if altered:
        mark = form([(0, -32), (9, -18), (6, 2), (0, 8), (-6, 2), (-9, -18)], gold) + form([(-4, 8), (-9, -4), (-16, -14), (-25, -8), (-22, 3), (-16, 0), (-14, 6), (-8, 11)], gold) + form([(4, 8), (9, -4), (16, -14), (25, -8), (22, 3), (16, 0), (14, 6), (8, 11)], gold)
        mark += path("M-13 7h26v6h-26z", gold) + form([(0, 11), (5, 20), (0, 30), (-5, 20)], gold) + form([(-5, 12), (-8, 20), (-14, 20), (-10, 12)], gold) + form([(5, 12), (8, 20), (14, 20), (10, 12)], gold)
    else:  # rampant, facing left
        mark = brush([(12, 20), (22, 8), (17, -8), (23, -20), (18, -26)], [5, 5, 5, 5, 8], gold)
        mark += form([(-6, -12), (6, -14), (13, -2), (14, 12), (8, 22), (0, 18), (-4, 6), (-8, 0)], gold) + brush([(6, 16), (11, 24), (3, 31), (-4, 31)], [11, 8, 6, 4], gold) + brush([(0, 14), (-8, 18), (-10, 27), (-16, 27)], [10, 7, 5, 4], gold)
        mark += brush([(-4, -4), (-16, -3), (-23, -11)], [9, 7, 7], gold) + brush([(-4, 4), (-15, 8), (-23, 4)], [9, 6, 6], gold)
        mark += "".join(disc(-3 + 11 * math.cos(a), -18 + 11 * math.sin(a), 5, "#f0a83c") for a in (k * math.pi / 4 for k in range(8))) + disc(-3, -18, 11, gold) + form([(-10, -18), (-17, -16), (-16, -10), (-8, -10)], gold) + disc(-7, -21, 2, "#5a3a2c") + disc(-16, -15.5, 2, "#5a3a2c")
    return out + mark


GATE = "M-39 52V-2a39 39 0 0 1 78 0V52z"


def portcullis(altered: bool) -> str:
    """Its teeth just show under the arch, or it is all the way down."""
    low, iron = (44, lit("#b98f62", "#6d4a48")) if altered else (-18, lit("#b98f62", "#6d4a48"))
    grid = "".join(f"M{x - 3.5}-44H{x + 3.5}V{low}L{x} {low + 7}L{x - 3.5} {low}z" for x in (-28, -14, 0, 14, 28))
    bars = "".join(f"M-39 {y}h78v6h-78z" for y in range(low - 10, -44, -15))
    return clip((path(grid, iron) + path(bars, iron) + dots([(x, y + 3) for x in (-28, -14, 0, 14, 28) for y in range(low - 10, -44, -15)], "#f3dcb4", 3)), GATE)


def bell(altered: bool) -> str:
    """The beam is always there."""
    out = path("M-23-24h46v6h-46z", lit("#b98a5c", "#6a4858"))
    if not altered:
        metal = form([(0, -20), (10, -17), (14, -4), (17, 12), (24, 22), (0, 26), (-24, 22), (-17, 12), (-14, -4), (-10, -17)], linear((0, "#d9942c"), (0.3, "#ffe680"), (0.6, "#efb03a"), (1, "#a8621c"), x2=1, y2=0))
        out += (disc(0, 26, 6.5, "#8a5226") + path("M-4-24h8v8h-8z", "#8a5226") + metal + brush([(-19, 15), (0, 19), (19, 15)], [2, 3, 2], "#a8621c"))
    return out


# ---------------------------------------------------------------- on the ground


def barrels(altered: bool) -> str:
    """Two on the ground, a third on top or not."""
    one = path("M-14-21Q0-25 14-21Q20 0 14 21Q0 25-14 21Q-20 0-14-21z", linear((0, "#b97c48"), (0.3, "#e6b27a"), (0.6, "#bd8050"), (1, "#70443c"), x2=1, y2=0))
    one += path("M-16.500-12Q0-8 16.500-12L17.500-6.500Q0-2-17.500-6.500zM-17.500 6.500Q0 11 17.500 6.500L16.500 12Q0 16-16.500 12z", linear((0, "#7a7a94"), (0.3, "#d3d6e3"), (1, "#4a4662"), x2=1, y2=0))
    one += oval(0, -20.5, 13.5, 3.6, "#8a5a40") + line([(-6, -19), (-8, 0), (-6, 22)], "#8a5840", 1.2, 0.6) + line([(5, -18), (7, 0), (5, 22)], "#8a5840", 1.2, 0.6)
    out = shade_under(6, 45, 44, 7, 0.45)
    for x, y in ((-19, 24), (19, 24)) if altered else ((-19, 24), (19, 24), (0, -22)):
        out += place(one, x, y)
    return out


def tent(altered: bool) -> str:
    """A round pavilion. Only the cloth between its two front poles has two looks."""
    out = shade_under(6, 48, 92, 12, 0.5)
    body = path("M-72-34H72L80 44Q0 60-80 44z", linear((0, "#5f97cf"), (0.3, "#4a82c0"), (1, "#2a4c8a"), x2=1, y2=0.1))
    front = path("M-46-34H46L49 40Q0 44-49 40z", linear((0, "#fff8e4"), (0.6, "#f9ecd0"), (1, "#dccbc4"), x2=1, y2=0))
    blue = linear((0, "#3f78ba"), (1, "#2a4c8a"), x2=1, y2=0.2)
    if altered:
        marks = "".join(box(-49 + 14 * c, -34 + 15 * r, 14, 15) for r in range(5) for c in range(7) if (r + c) % 2 == 0)
    else:
        marks = "".join(corners([(-46 + 13.2 * k, -36), (-33 + 13.2 * k, -36), (-35 + 14 * k, 44), (-49 + 14 * k, 44)]) for k in (0, 2, 4, 6))
    out += body + front + clip(path(marks, blue), "M-46-34H46L48.500 38Q0 42-48.500 38z")
    out += path("M-80 38Q0 54 80 38L81 45Q0 61-81 45z", lit("#ffd75a", "#e0922c")) + path("M-49-36h6l-3 80h-6zM43-36h6l3 80h-6z", lit("#ffe08a", "#b9762c")) + path("M-49-34H49L50-24H-50z", SHADOW, 0.25)
    roof_ = path("M0-126C14-84 44-56 84-38Q0-20-84-38C-44-56-14-84 0-126z", linear((0, "#e9f1f8"), (0.3, "#ffffff"), (0.6, "#f3ead9"), (1, "#b9b0c8"), x2=1, y2=0.1))
    roof_ += path("M0-126C-14-84-44-56-84-38L-54-32C-30-54-8-86 0-126zM0-126C-4-88-8-56-18-29H18C8-56 4-88 0-126zM0-126C8-86 30-54 54-32L84-38C44-56 14-84 0-126z", linear((0, "#6fa3d8"), (0.5, "#3f78ba"), (1, "#2a4c8a"), x2=1, y2=0.1))
    hem = "".join(f"M{x} {num(y)}q{7} 17 14 0z" for x, y in ((-84 + 14 * k, -38 + 9.5 * (1 - ((k + 0.5) / 6 - 1) ** 2)) for k in range(12)))
    top = path("M-1.800-152V-122h3.600V-152z", BROWN) + pennant(1, -151, 36, 17, "#f26650", "#b42c3a") + disc(0, -153, 3.5, "#f6c544")
    return out + (top + roof_ + path(hem, lit("#ffd75a", "#e0922c")))


def lilies(altered: bool) -> str:
    """Three flowers on their pads, or two."""
    out = pad(-24, 6, 30, 3, 0.4) + pad(24, -10, 30, 5, 0.4) + pad(8, 30, 30, 1, 0.4) + pad(-34, -14, 14, 8, 0.4) + pad(40, 18, 13, 10, 0.4)
    for x, y in ((-24, 0), (25, -18)) if altered else ((-24, 0), (25, -18), (7, 22)):
        out += place(water_lily(0, 0, 22, "pink"), x, y)
    return out


def bridge(altered: bool) -> str:
    """The near chain; the iron rings it hangs from stay."""
    return "" if altered else links([(-21, -40), (-16, -12), (6, 14), (34, 28)], 10, 0.9)


def pumpkin(altered: bool) -> str:
    """The pumpkin, then the cart over its foot."""
    ribs = oval(-34, 2, 18, 30, lit("#ffb44a", "#d9681f")) + oval(34, 2, 18, 30, lit("#f08a2c", "#b84e1c")) + oval(-18, 0, 21, 35, lit("#ffc65c", "#e07a22")) + oval(18, 0, 21, 35, lit("#ffa83c", "#cc601e")) + oval(0, 0, 20, 37, lit("#ffd070", "#e8822a"))
    ribs += brush([(-24, -20), (-30, -4), (-28, 14)], [2, 5, 2], "#fff0b8", 0.7) + path("M-5-34Q-4-46 6-51L13-45Q6-42 6-33z", lit("#a9c45a", "#4f7a3c")) + form([(6, -36), (20, -46), (34, -40), (26, -32), (14, -31)], lit("#a6d45f", "#3f8a4c"))
    out = shade_under(0, 98, 84, 12, 0.55) + wheel(40, 72, 21)
    out += path("M-62 30H56L50 44H-56z", "#5a3a3c") + place(ribs, 0, 4 if not altered else 26, 0, 0.36 if altered else 1)
    cart = path("M-70 34H66L56 66H-58z", linear((0, "#e0aa70"), (0.5, "#bd8050"), (1, "#8a5448"), x2=1, y2=0.5)) + path("M-72 32H68V40H-72z", lit("#f3c890", "#a8693f")) + path("M-66 48H62L61 51H-65zM-62 58H60L59 60.500H-61z", "#7a4a3c", 0.6)
    cart += path("M-64 60L-112 86L-108 93L-54 68z", lit("#e0aa70", "#8a5448"))
    return out + cart + wheel(-22, 76, 25)


def wheel(x: float, y: float, r: float) -> str:
    """A cart wheel with eight spokes."""
    spokes = "".join(corners([(a * 30, b * 30) for a, b in turned([(-0.08, 0), (-0.07, -0.85), (0.07, -0.85), (0.08, 0)], 45 * k)]) for k in range(8))
    return place(ring(0, 0, 26.5, 26.5, BROWN, 12) + ring(0, 0, 26.5, 26.5, "#d09a62", 6.5) + path(spokes, "#b07c4c") + disc(0, 0, 6.5, lit("#f3c890", "#8a5448")), x, y, 0, r / 30)


BY_NUMBER = {
    1: sun, 2: swallows, 3: flag, 4: cloud, 5: weathercock, 6: roof, 7: princess, 8: clock, 9: stork, 10: battlements, 11: ivy, 12: shield, 13: portcullis,
    14: guard, 15: bell, 16: jester, 17: barrels, 18: knight, 19: horse, 20: tent, 21: swan, 22: lilies, 23: bridge, 24: cat, 25: pumpkin,
}
