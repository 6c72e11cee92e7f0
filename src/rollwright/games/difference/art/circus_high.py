"""Under the big top, elements 1 to 10: what hangs, shines and plays above the ring. (0, 0) is the centre of the hit circle."""

import math

from rollwright.games.difference.art.brush import along, brush, disc, dots, form, glow, line, linear, mix, oval, path, place, radial
from rollwright.games.difference.art.circus_brush import INK, blush, eyes, heart, inked, lamp, limb, smile, star

SKIN, SKIN_SHADE = "#fbd6ae", "#e09c74"


def moon(altered: bool) -> str:
    if not altered:
        sickle = path("M12-38A40 40 0 1 0 12 38A38 38 0 0 1 12-38z", lamp("#fffbe2", "#f3cf76"))
        return place(inked(sickle, brush([(2, -36), (-28, -20), (-33, 4)], [1, 3, 1], "#ffffff", 0.8)), 0, 0, 24)
    face = disc(-15, -6, 5.500, INK) + disc(15, -6, 5.500, INK) + disc(-16.5, -8, 1.8, "#fffbe2") + disc(13.5, -8, 1.8, "#fffbe2")
    face += smile(0, 10, 26, 11, INK, 3.4) + blush(-25, 8, 7) + blush(25, 8, 7) + disc(-8, -27, 5, "#e3b65c", 0.5) + disc(20, -24, 3.6, "#e3b65c", 0.5) + disc(16, 27, 4.4, "#e3b65c", 0.5)
    return inked(disc(0, 0, 40, lamp("#fffbe2", "#f3cf76")), face)


def bulbs(altered: bool) -> str:
    """The cord is always there; the lamps on it are four or five."""
    cord = [(-62, -32), (-34, -6), (0, 2), (34, -6), (62, -32)]
    long = [(-64, -40), *cord, (104, -58), (150, -74)]
    out = line(long, INK, 5) + line(long, "#8c6a4a", 2)
    count = 4 if altered else 5
    for k in range(count):
        x, y, _angle = along([(-43, -12), (-22, -1), (0, 2), (22, -1), (43, -12)], count - 1)[k]
        glass = path(f"M{x - 4} {y + 9}C{x - 16} {y + 18} {x - 11} {y + 33} {x} {y + 33}S{x + 16} {y + 18} {x + 4} {y + 9}z", radial((0, "#fffef0"), (0.6, "#fff0a0"), (1, "#f6c44a"), cx=0.45, cy=0.6, r=0.6))
        out += disc(x, y + 20, 19, glow("#ffe9a0", 0.8)) + inked(glass + path(f"M{x - 5} {y}h10v10h-10z", "#8a5f36"), "", 2.6)
    return out


def trapeze(altered: bool) -> str:
    """An artist swings past: she hangs by both hands, looks where she flies, and trails her pointed feet."""
    hang = line([(0, -63), (0, -110)], INK, 4) + line([(0, -63), (0, -110)], "#e0b878", 2)
    ropes = "".join(line([(0, -60), end], colour, width) for colour, width in ((INK, 4.4), ("#f3d59a", 2)) for end in ((-38, -30), (-6, -20)))
    bar = inked(line([(-45, -33), (0, -18)], "#f0b53a", 5.500), "", 2.6)
    skin, suit, tights = lamp(SKIN, SKIN_SHADE), linear((0, "#5fdccb"), (1, "#14606e"), x1=0, x2=0.5), lamp("#ffeede", "#dd9c84")
    far_arm = brush([(-6, 12), (-2, -2), (-6, -18)], [8, 7, 6], lamp("#eebf94", "#c98560"))
    far_leg = brush([(16, 36), (36, 37), (54, 25)], [12, 9, 4], lamp("#eccbb4", "#b97a68")) + brush([(50, 28), (59, 20)], [5, 3], "#8c2430")
    near_leg = brush([(14, 38), (36, 44), (54, 35)], [14, 10, 5], tights) + brush([(50, 38), (60, 31)], [6, 3], "#c9432f")
    body = form([(-16, 12), (-8, 5), (2, 7), (8, 18), (18, 29), (16, 41), (5, 42), (-4, 31), (-13, 22)], suit)
    skirt = form([(2, 30), (12, 22), (22, 24), (30, 32), (27, 42), (25, 52), (14, 49), (5, 50), (0, 42)], lamp("#fff4df", "#e8a070"))
    near_arm = brush([(-13, 14), (-22, -4), (-36, -28)], [10, 8, 7], skin)
    tail = brush([(-16, -2), (-2, -7), (8, -1), (17, -6)], [8, 9, 7, 2], "#a04a26")
    head = form([(-35, 8), (-33, -5), (-23, -11), (-13, -7), (-10, 3), (-15, 13), (-25, 16), (-33, 14)], skin)
    hair = path("M-34-1C-34-17-8-17-9 2C-10 9-13 12-15 11C-13 4-17-1-22-2C-26-4-31-4-34-1z", "#a04a26")
    face = oval(-30, 3, 1.9, 2.6, INK) + oval(-23, 2.500, 1.9, 2.6, INK) + line([(-33, -1.500), (-30, -3)], "#7a3420", 1.5) + line([(-25, -3), (-21, -2)], "#7a3420", 1.5) + form([(-32, 9), (-25, 7.500), (-26, 12), (-30, 13)], "#9c2834") + blush(-19, 8, 3)
    out = inked(far_arm, "", 2.6) + inked(far_leg, "", 2.6) + ropes + bar + inked(tail, "", 2.4) + inked(near_leg, "", 2.6) + inked(body, star(-3, 22, 6, "#ffe08a"), 2.6)
    out += inked(skirt, line([(9, 30), (9, 40), (6, 47)], "#c98a68", 1.6) + line([(17, 30), (19, 40), (17, 47)], "#c98a68", 1.6), 2.6) + inked(near_arm, "", 2.6) + inked(head, "", 2.6) + hair + face + inked(disc(-37, -30, 4.600, SKIN) + disc(-6, -20, 4.600, SKIN), "", 2.2)
    return hang + place(out, 0, -4, 0, 0.92, altered) + inked(disc(0, -58, 4, "#e0a84a"), "", 2)


def pennant(altered: bool) -> str:
    light, dark, mark = ("#fff3b4", "#efd070", "#e39a3c") if altered else ("#a32a34", "#6a1526", "#f0bf58")
    cloth = path("M44-26C22-34 2-16-18-22C-30-25-40-20-50-10L-34-2-48 14C-30 12-20 8-6 12C14 18 26 10 44 16z", linear((0, dark), (0.3, light), (0.62, dark), (1, light), x1=1, x2=0, y2=0.1))
    return inked(cloth, star(18, -4, 12, mark) + star(-14, -4, 7, mark)) + inked(path("M42-32h7v54h-7z", lamp("#f6cf72", "#8c5a26")), "", 2)


def spotlight(altered: bool) -> str:
    """The lamp hangs from its bracket; the beam ends inside the circle."""
    out = ""
    if not altered:
        beam = "M-8-22L-58 6Q-44 42-16 56L16-2z"
        out += path(beam, linear((0, "#fffbe0", 0.98), (0.45, "#fff0b0", 0.8), (1, "#ffe08a", 0.12), x1=0.75, x2=0.2, y1=0.1, y2=0.9))
        out += path("M-4-18L-46 22Q-38 34-28 42L8-6z", "#fffdf0", 0.4)
    mount = brush([(40, -90), (38, -52), (22, -32)], [9, 9, 8], lamp("#7f8c8c", "#2a3a44")) + disc(20, -28, 8, lamp("#b9c2b8", "#3d4d55"))
    body = place(path("M-14-24h28c8 0 12 8 12 22v14h-52v-14c0-14 4-22 12-22z", linear((0, "#8fa3a3"), (0.4, "#4f6a72"), (1, "#1d3440"), x1=0, x2=1, y2=0.2)) + path("M-30 12h60v9h-60z", lamp("#f0bf58", "#8c5a26")), 14, -26, 38)
    lens = place(oval(0, 22, 25, 8, "#fffbe0" if not altered else "#1d2c38"), 14, -26, 38)
    shine = place(line([(-16, -4), (-10, -16), (-2, -19)], "#e6efe6", 3, 0.7), 14, -26, 38)
    return out + inked(mount) + inked(body + lens, shine)


def parasol(altered: bool) -> str:
    """The walker on the high wire is always there; only the cloth of her parasol changes."""
    light, dark, rim = ("#2f7a4a", "#0f3d2c", "#124632") if altered else ("#ffffff", "#f0d9d0", "#f28aa4")
    stick = inked(line([(-8, -26), (10, 2), (30, 30)], "#b87c3a", 4), "", 2.2)
    cloth = "M-46 2C-48-30-18-54 14-42C30-36 38-28 42-20C34-20 30-16 26-8C18-14 8-12 2-2C-6-10-16-8-20 2C-28-6-38-6-46 2z"
    ribs = line([(-8, -46), (-4, -24), (2, -4)], dark, 2, 0.9) + line([(-10, -46), (-24, -28), (-21, 0)], dark, 2, 0.9) + line([(-4, -46), (16, -34), (26, -10)], dark, 2, 0.9)
    edge = '<path d="M42-20C34-20 30-16 26-8C18-14 8-12 2-2C-6-10-16-8-20 2C-28-6-38-6-46 2" fill="none" stroke="' + rim + '" stroke-width="6" stroke-linejoin="round"/>'
    top = inked(path(cloth, lamp(light, dark)), ribs + edge) + inked(disc(-11, -48, 4, "#f0bf58"), "", 2)
    return stick + place(top, 0, 4) + walker()


def walker() -> str:
    """Tightrope walker: one foot on the wire, one leg stretched behind."""
    skin = lamp(SKIN, SKIN_SHADE)
    legs = brush([(58, 40), (56, 60), (54, 78)], [11, 8, 6], lamp("#ffe9d6", "#d9a080")) + brush([(62, 40), (80, 52), (100, 48)], [11, 8, 4], lamp("#ffe9d6", "#d9a080")) + brush([(47, 80), (56, 78)], [5, 6], "#c9432f") + brush([(96, 50), (106, 45)], [5, 3], "#c9432f")
    arms = brush([(52, 16), (40, 26), (30, 31)], [7, 6, 5], skin) + brush([(64, 15), (80, 10), (94, -4)], [7, 6, 5], skin) + disc(29, 31, 4.4, SKIN) + disc(95, -5, 4.4, SKIN)
    body = form([(50, 12), (58, 9), (67, 12), (65, 26), (70, 38), (48, 38), (53, 26)], lamp("#f2b53a", "#b5622a"))
    skirt = form([(58, 30), (72, 34), (84, 44), (70, 46), (58, 48), (46, 46), (34, 42), (46, 33)], lamp("#ffe0a0", "#d9822f"))
    head = disc(58, -6, 14, skin) + path("M43-4C42-22 74-22 73-4C66-14 52-14 43-4z", "#5a2a26") + disc(60, -23, 6.500, "#5a2a26")
    return inked(legs, "", 2.8) + inked(arms, "", 2.8) + inked(body, "", 2.8) + inked(skirt, line([(50, 38), (48, 44)], "#a8562a", 1.4) + line([(60, 38), (61, 46)], "#a8562a", 1.4) + line([(68, 37), (73, 43)], "#a8562a", 1.4), 2.8) + inked(head, line([(48, -4), (51, -2.500), (54, -4)], INK, 1.9) + line([(58, -4), (61, -2.500), (64, -4)], INK, 1.9) + line([(47, -8), (52, -9)], "#5a2a26", 1.4) + line([(59, -9), (64, -8)], "#5a2a26", 1.4) + oval(56, 3, 2, 1.6, "#8c2f30") + blush(48, 1, 3) + blush(65, 1, 3) + dots([(60, -18)], "#f2b53a", 5), 2.8)


def tuba(altered: bool) -> str:
    """The bandsman holds both arms up: with his tuba, or to show that he has lost it."""
    coat = lamp("#d9563a", "#7a2230")
    body = form([(-26, 68), (-24, 42), (-12, 36), (12, 36), (24, 42), (26, 68)], coat)
    arms = brush([(-20, 46), (-36, 28), (-28, -4)], [13, 12, 10], coat) + brush([(20, 46), (36, 28), (28, -4)], [13, 12, 10], coat)
    out = inked(arms, "", 2.8) + inked(body, path("M-2 40h4v28h-4z", "#f0bf58") + line([(-16, 47), (0, 51), (16, 47)], "#f0bf58", 2.4) + line([(-17, 56), (0, 60), (17, 56)], "#f0bf58", 2.4), 2.8)
    if not altered:
        gold = linear((0, "#fff0a8"), (0.35, "#f0b53a"), (1, "#a8621f"), x1=0, x2=0.7)
        pipe = f'<path d="M-22-14C-24 4 22 6 22-8C22-18 9-16 9-26" fill="none" stroke="{gold}" stroke-width="10"/>' + f'<path d="M-22-14C-22-24-8-24-4-14" fill="none" stroke="{gold}" stroke-width="6"/>'
        bell = path("M2-24C2-33-14-36-19-44C-4-50 20-50 32-41C26-36 16-34 16-24z", gold)
        out += inked(pipe + bell, oval(6.5, -43.5, 24, 4.6, "#6f3a1c", 0.85, 3) + line([(-16, -5), (0, -1), (16, -5)], "#fff6cc", 2, 0.8) + "".join(disc(-12 + 9 * k, -9, 3, "#fff0a8") for k in range(2)), 3)
    head = oval(0, 25, 15, 15, lamp(SKIN, SKIN_SHADE)) + path("M-16 20C-18 4 18 4 16 20z", lamp("#2f6f78", "#143a46")) + path("M-17 18h34v5h-34z", "#f0bf58")
    out += inked(head, line([(-9, 27), (-6, 24.500), (-3, 27)], INK, 2) + line([(3, 27), (6, 24.500), (9, 27)], INK, 2) + blush(-10, 32, 3.4) + blush(10, 32, 3.4) + form([(-6, 31), (6, 31), (4, 37), (-4, 37)], "#7a2028") + path("M-5 31h10v2.500h-10z", "#fffaf0"), 2.8)
    return out + inked(disc(-27, -7, 6.500, "#fff4df") + disc(27, -7, 6.500, "#fff4df"), "", 2.8)


def starsign(altered: bool) -> str:
    gold, rim = lamp("#fff0a0", "#eaa02c", "#ffd24a"), lamp("#e8694a", "#8c2430")
    if altered:
        big, small = heart(0, 4, 46, rim), heart(0, 3, 36, gold)
        spots = [(0, 38), (-16, 22), (16, 22), (-31, 4), (31, 4), (-38, -17), (38, -17), (-27, -33), (27, -33), (-9, -26), (9, -26)]
        inner = heart(0, 1, 24, lamp("#fff8d0", "#ffd868"))
    else:
        big, small = star(0, 2, 55, rim, 0, 0.5), star(0, 2, 43, gold, 0, 0.5)
        spots = [(f * math.cos(a), 2 + f * math.sin(a)) for k in range(10) for a in (math.radians(-90 + 36 * k),) for f in ((45 if k % 2 == 0 else 23),)]
        inner = star(0, 2, 28, lamp("#fff8d0", "#ffd868"), 0, 0.5)
    return inked(big, small + inner + dots(spots, "#8c4a1c", 8) + dots(spots, "#fffbe6", 5.6), 3.4)


def balloons(altered: bool) -> str:
    """Three or two of them; the seller and the knot in his hand stay."""
    out, knot = seller(), (-8, 54)
    bunch = [(-29, -2, "#e8593c", "#8c1f2c"), (2, -27, "#ffd04a", "#c9741f"), (31, 2, "#5fc4bc", "#1d6070")][: 2 if altered else 3]
    for x, y, *_ in bunch:
        out += line([(x, y + 24), ((x + knot[0]) / 2 + 2, (y + knot[1]) / 2 + 12), knot], INK, 2)
    for x, y, light, dark in bunch:
        skin = radial((0, mix(light, "#ffffff", 0.55)), (0.35, light), (1, dark), cx=0.36, cy=0.3, r=0.75)
        out += inked(oval(x, y, 20, 24, skin) + path(f"M{x - 4} {y + 28}l4-6 4 6z", dark), oval(x - 8, y - 10, 4, 7, "#fffdf0", 0.75, 24), 3)
    return out


def seller() -> str:
    """Balloon seller in the aisle: bowler hat, apron, one hand up."""
    coat = lamp("#c9a878", "#7a5240")
    body = form([(-46, 150), (-44, 112), (-34, 98), (-12, 98), (-2, 112), (0, 150)], coat)
    arm = limb([(-8, 110), (2, 90), (-6, 66)], [13, 12, 9], coat) + disc(-7, 61, 7, SKIN)
    head = disc(-24, 82, 16, lamp(SKIN, SKIN_SHADE)) + path("M-40 76C-38 54-10 54-8 76z", lamp("#4a6a70", "#1d3440")) + path("M-44 74h40v5h-40z", "#16242f")
    out = line([(-8, 54), (-8, 62)], INK, 2) + inked(body, path("M-37 112h28l4 40h-36z", lamp("#fff0d0", "#c9966a")) + line([(-34, 112), (-30, 98)], "#fff0d0", 3) + line([(-12, 112), (-16, 98)], "#fff0d0", 3), 2.8)
    return out + inked(head, eyes(-21, 83, 11, 2) + brush([(-31, 91), (-21, 88), (-11, 91)], [2, 5, 2], "#7a4a2a") + blush(-33, 90, 3) + oval(-21, 94.500, 3, 2.4, "#7a2a2a"), 2.8) + inked(arm, "", 2.8)


def candyfloss(altered: bool) -> str:
    """A child on the bench holds it up."""
    sleeve = lamp("#4fae9c", "#16505c")
    stick = inked(path("M-3 0h6l-1 62h-4z", lamp("#fff6e0", "#d9b080")), "", 2.2)
    puffs = [(-15, 6, 15), (14, 8, 15), (-17, -10, 14), (17, -8, 14), (0, -20, 16), (0, 14, 15), (0, -3, 18)]
    f = 0.5 if altered else 1.12
    pink = linear((0, "#ffd9e2"), (0.5, "#f79ab4"), (1, "#d9608a"), x1=0, x2=0, y1=round(-36 * f), y2=round(30 * f), units="user")
    swirl = line([(-18 * f, -4 * f), (-2 * f, -14 * f), (14 * f, -4 * f)], "#fff0f4", 3.4 * f, 0.9) + line([(-12 * f, 12 * f), (4 * f, 4 * f), (18 * f, 12 * f)], "#c9507c", 3 * f, 0.7)
    floss = inked("".join(disc(x * f, y * f, r * f, pink) for x, y, r in puffs), swirl)
    body = form([(30, 130), (32, 88), (46, 76), (72, 76), (86, 88), (90, 130)], sleeve)
    head = disc(58, 52, 22, lamp(SKIN, SKIN_SHADE)) + path("M35 52C32 22 84 22 81 52C76 38 60 40 52 32C50 40 42 44 35 52z", lamp("#a8562a", "#5a2a22")) + disc(35, 38, 8, "#8c4426") + disc(82, 38, 8, "#6f3422")
    arm = brush([(50, 94), (20, 88), (2, 64)], [15, 13, 10], sleeve)
    out = inked(arm, "", 3) + inked(body, "", 3) + inked(head, eyes(53, 55, 16, 2.8) + oval(54, 65, 5, 4, "#8c2f30") + blush(42, 63, 4.4) + blush(70, 63, 4.4), 3)
    return out + stick + inked(disc(0, 61, 7.500, SKIN), "", 2.8) + floss
