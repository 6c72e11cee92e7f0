"""The reef: elements of the open water, drawn around (0, 0) = the centre of the hit circle; and the list of all 25.

Whatever depends on `altered` stays inside the circle. What does not may reach further.
"""

import math

from rollwright.games.difference.art.brush import brush, clip, disc, dots, form, line, linear, lit, mix, oval, path, place, radial
from rollwright.games.difference.art.reef_brush import bubble, dim
from rollwright.games.difference.art.reef_bottom import amphora, clam, clownfish, crab, eels, fan, flatfish, hermit, lobster, slug, starfish, urchins
from rollwright.games.difference.art.reef_story import limb


def catch(altered: bool) -> str:
    """What the angler above will pull up: a boot, or a teapot. The hook is the same."""
    out = line([(0, -36), (1, -26), (0, -18)], "#eafaf4", 1.6) + '<path d="M0-24V-8a8 8 0 1 1-14-5" fill="none" stroke="#dfe9f4" stroke-width="3.200" stroke-linecap="round"/>'
    if altered:
        pot = form([(-28, 20), (-26, 4), (-14, -5), (10, -5), (22, 4), (25, 20), (18, 35), (0, 40), (-20, 35)], linear((0, "#fffdf4"), (0.5, "#d9e6f6"), (1, "#7f93c4"), x1=0.2, y1=0, x2=0.75, y2=1)) + brush([(20, 24), (34, 18), (40, 2)], [13, 9, 7], lit("#eef4fb", "#8fa3cc")) + '<path d="M-25 8c-20-2-20 24-3 22" fill="none" stroke="#b9c9e4" stroke-width="6" stroke-linecap="round"/>'
        return out + pot + oval(-2, -4, 15, 4.5, "#c3d2ea") + disc(-2, -10, 4.5, "#3f6fc0") + form([(-14, 18), (-6, 12), (2, 18), (10, 12), (14, 20), (6, 28), (-8, 28)], "#3f6fc0", 0.9) + form([(-20, 6), (-12, 0), (-14, 14), (-20, 22)], "#ffffff", 0.9)
    boot = form([(-20, -10), (6, -12), (9, 6), (12, 14), (28, 19), (36, 28), (34, 37), (0, 39), (-20, 37), (-19, 14)], linear((0, "#d9955c"), (0.5, "#a05f3c"), (1, "#57304a"), x1=0.2, y1=0, x2=0.8, y2=1))
    boot += path("M-21 36Q6 42 36 35L36 43Q6 48-21 44z", "#4a2a44") + path("M-21-15Q-6-19 8-16L8-7Q-6-10-21-6z", lit("#f0b47c", "#8a4c3c")) + form([(-16, 0), (-12, -2), (-13, 22), (-16, 30)], "#f6c890", 0.6)
    boot += "".join(line([(2, y), (9, y + 2)], "#ffe3b4", 2.4) for y in (-2, 4, 10)) + disc(25, 26, 4.5, "#3a2040") + "".join(disc(x, y, 3, "#f3dfc4") for x, y in ((-10, 30), (-4, 33), (-13, 24)))
    return out + boot


def shoal(altered: bool) -> str:
    """Seven silver fish turn together, or six."""
    fish = path("M9 0L18-7Q15 0 18 7z", "#1f4f8c") + form([(-15, 0), (-8, -6.500), (3, -7), (11, -1.500), (11, 1.500), (3, 7), (-8, 6)], linear((0, "#123a78"), (0.5, "#2f6fae"), (0.62, "#fff6dc"), (1, "#e0b48a"))) + disc(-9, -1.500, 2.2, "#fffdf2") + disc(-9.500, -1.500, 1.4, "#14183c")
    spots = [(-40, 8, -12), (-19, -16, -14), (-14, 16, -8), (3, -36, -16), (8, -2, -10), (14, 32, -6), (30, -24, -14)]
    return "".join(place(fish, x, y, t, 1.12) for x, y, t in spots[: 6 if altered else 7])


def jellyfish(altered: bool) -> str:
    """Pale rose, or deep violet."""
    light, middle, deep = ("#8a5cc0", "#4f2a92", "#260f5c") if altered else ("#fff6f2", "#ffc4d4", "#f08ab0")
    out = ""
    for k, x in enumerate((-22, -13, -4, 5, 14, 23)):
        out += brush([(x, -8), (x + (6 if k % 2 else -5), 10), (x + (-4 if k % 2 else 5), 28), (x + (3 if k % 2 else -3), 44 - abs(x) * 0.34)], [4.5, 4, 3.4, 2], middle)
    out += brush([(-6, -6), (-10, 12), (-2, 28), (-8, 40)], [11, 10, 8, 3], mix(light, middle, 0.4)) + brush([(7, -6), (11, 14), (3, 26), (8, 36)], [11, 10, 8, 3], mix(light, middle, 0.55))
    out += path("M-36-8C-38-36-20-50 0-50C20-50 38-36 36-8Q30-14 24-7Q18-14 12-6Q6-13 0-6Q-6-13-12-6Q-18-14-24-7Q-30-14-36-8z", radial((0, light), (0.55, middle), (1, deep), cx=0.4, cy=0.25, r=0.85))
    return out + form([(-26, -20), (-18, -38), (-2, -45), (-12, -34), (-20, -16)], "#ffffff", 0.3 if altered else 0.85) + dots([(-8, -30), (6, -34), (16, -24), (-14, -18), (4, -20), (24, -18)], deep, 5, 0.5) + disc(-7, -15, 2.2, "#3a1a4c" if not altered else "#f6e6ff") + disc(7, -15, 2.2, "#3a1a4c" if not altered else "#f6e6ff") + line([(-4, -11), (0, -9.500), (4, -11)], "#a03a6c" if not altered else "#f6e6ff", 1.6)


def turtle(altered: bool) -> str:
    """She rows to the left in base."""
    skin = lit("#d6dc8a", "#4f7a6c")
    out = brush([(-8, -10), (-12, -30), (2, -50)], [16, 15, 4], lit("#a9b876", "#3f6a6c")) + brush([(30, -6), (42, -16), (50, -17)], [10, 9, 3], lit("#a9b876", "#3f6a6c"))
    out += form([(-54, -4), (-50, -15), (-40, -18), (-30, -10), (-30, 2), (-42, 6), (-51, 4)], skin) + brush([(30, 10), (42, 22), (50, 30)], [13, 11, 4], skin)
    shell = [(-36, 2), (-26, -16), (-4, -25), (20, -20), (38, -4), (44, 8), (30, 20), (6, 26), (-20, 20)]
    out += form(shell, linear((0, "#e0a860"), (0.5, "#9a6a48"), (1, "#4a3a58"), x1=0.3, y1=0, x2=0.6, y2=1)) + form([(-36, 2), (-20, 12), (6, 18), (30, 14), (44, 8), (30, 20), (6, 26), (-20, 20)], "#f3dca0", 0.9)
    plates = "M-14-14L-2-18L8-12L4-1L-10-1zM12-13L24-12L28-2L18 3L8-1zM-18-10L-14 1L-22 6L-29-1zM-8 3L4 3L8 11L-2 14L-12 10zM14 6L26 3L33 8L22 13L12 12z"
    out += path(plates, "#f6cf86", 0.75) + brush([(-22, 12), (-30, 32), (-18, 52)], [18, 17, 4], skin) + dots([(-27, 24), (-24, 34), (-29, 31), (-22, 42)], "#4f7a6c", 4.5, 0.7)
    out += dots([(-44, -2), (-37, -8), (-35, 0), (-41, -12)], "#4f7a6c", 3.4, 0.7) + disc(-46, -8, 3.4, "#fff8e2") + disc(-47, -8, 2.2, "#1f2440") + line([(-53, -1), (-48, 0), (-44, 1)], "#3a5a5c", 1.6)
    return place(out, 0, 0, 0, 0.98, altered)


def flag(altered: bool) -> str:
    """A torn flag with a fish bone, or the mast alone."""
    if altered:
        return ""
    cloth = path("M2-36C16-44 28-28 48-34L42-22L48-12L40 0L45 12C28 18 16 2 0 8z", linear((0, "#5a3f78"), (0.4, "#33265c"), (0.6, "#6a4a88"), (1, "#2a2056"), x2=1, y2=0.15))
    bone = line([(10, -12), (22, -14), (34, -12)], "#f3ecdc", 3) + "".join(line([(x, -20 + k), (x + 1, -7 + k)], "#f3ecdc", 2.6) for k, x in enumerate((15, 20, 25))) + form([(30, -20), (40, -14), (31, -5)], "#f3ecdc") + path("M12-12L5-19V-5z", "#f3ecdc") + disc(33, -14, 1.6, "#33265c")
    return cloth + bone


def seahorse(altered: bool) -> str:
    """It looks to the right in base."""
    light, shade = "#ffd98a", "#c9612f"
    out = form([(-18, -8), (-32, -14), (-38, 0), (-32, 14), (-16, 12)], linear((0, "#ffc07a", 0.95), (1, "#f08a5c", 0.9), x2=1, y2=0)) + "".join(line([(-17, y), (-34, y * 1.2)], "#c9612f", 1.5, 0.7) for y in (-8, -1, 6))
    out += brush([(2, -28), (-8, -12), (-2, 6), (2, 22), (-4, 38), (-16, 48), (-26, 42), (-24, 32), (-16, 34)], [20, 24, 28, 21, 14, 10, 8, 6, 4], linear((0, light), (0.5, "#f09a4e"), (1, shade), x1=0.7, y1=0, x2=0.2, y2=1))
    out += "".join(line([(-13 + k * 0.6, -10 + 7 * k), (-2, -7 + 7 * k), (9 - abs(k - 2), -11 + 7 * k)], "#b9522c", 1.7, 0.65) for k in range(6)) + form([(4, -14), (12, -2), (10, 14), (4, 22), (6, 4)], "#fff3cf", 0.85)
    out += form([(-10, -34), (-6, -46), (6, -50), (16, -44), (18, -34), (34, -28), (40, -26), (39, -20), (30, -20), (16, -22), (4, -18), (-6, -22)], lit("#ffe3a0", "#dc7a3a")) + path("M-8-42L-16-52L-4-48L-4-57L4-49L10-56L10-46z", "#e87a3c")
    out += disc(10, -36, 5.4, "#fff8e2") + disc(11.5, -36, 3.4, "#2a1a3c") + disc(10.5, -37.500, 1.2, "#ffffff") + oval(8, -27, 4, 2.6, "#ff7a5c", 0.6) + form([(-4, -20), (-14, -16), (-12, -8), (-4, -12)], "#ffb46a")
    return place(out, 2, 2, 0, 0.95, altered)


def puffer(altered: bool) -> str:
    """Blown up like a ball, or as it usually is."""
    spikes = "".join(f"M{math.cos(a - 0.1) * 38:.1f} {math.sin(a - 0.1) * 38:.1f}L{math.cos(a) * 49:.1f} {math.sin(a) * 49:.1f}L{math.cos(a + 0.1) * 38:.1f} {math.sin(a + 0.1) * 38:.1f}z" for a in (k * math.pi / 11 for k in range(22)))
    out = path(spikes, "#c98a3c") + form([(34, -8), (50, -16), (52, 0), (50, 14), (34, 8)], lit("#ffdf8a", "#c9803a"))
    out += disc(0, 0, 40, radial((0, "#ffe79a"), (0.5, "#f0b24e"), (1, "#9a5a44"), cx=0.36, cy=0.3, r=0.8)) + form([(-38, 6), (-20, 12), (6, 12), (34, 8), (30, 26), (12, 38), (-8, 39), (-28, 28)], linear((0, "#fffdf2"), (1, "#c9c3d8")))
    out += dots([(-4, -28), (10, -22), (22, -12), (4, -10), (28, 0), (-14, -32), (16, -32), (14, 0)], "#8a4c3c", 7, 0.75) + form([(8, 4), (26, -2), (32, 10), (24, 20), (12, 16)], lit("#ffd27a", "#c9803a")) + line([(14, 8), (28, 4)], "#a8622f", 1.5) + line([(15, 12), (28, 13)], "#a8622f", 1.5)
    for x in (-27, -5):
        out += disc(x, -8, 9.5, "#fffdf2") + disc(x - 1.5, -7, 5.4, "#2a3a6c") + disc(x - 3, -9.500, 2, "#ffffff")
    out += oval(-18, 7, 6.4, 5, "#f0787a") + oval(-18, 7, 3, 2.2, "#7a2a44") + line([(-36, -20), (-28, -21)], "#9a5a34", 2.4) + line([(-8, -21), (0, -19)], "#9a5a34", 2.4) + oval(-32, 4, 4, 3, "#ff8a6a", 0.6)
    return place(out, 0, 0, 0, 0.5 if altered else 1)


def hat(altered: bool) -> str:
    """A sailor's cap with ribbon and pompon, or a boat folded from a chart."""
    if altered:
        paper = path("M-46 8L-16 6L0-34L16 6L46 8L28 26Q0 32-28 26z", linear((0, "#fffdf0"), (0.5, "#f6ecc8"), (1, "#b9a9b8"), x2=0.9)) + path("M0-34L16 6L0 10z", "#d6c9b4") + path("M-46 8L0 10L46 8L28 26Q0 32-28 26z", linear((0, "#fffdf0"), (1, "#c9bcc0"), x2=0.8)) + path("M0 10L46 8L28 26Q14 29 0 29z", "#b4a4b4", 0.4)
        return paper + line([(-30, 14), (-16, 18), (-4, 15), (10, 20)], "#c9503f", 1.8) + path("M18 12l8 8m0-8l-8 8", "none").replace("/>", ' stroke="#c9503f" stroke-width="2.600"/>') + line([(-8, -4), (-2, -16)], "#6f9ac0", 1.6)
    out = path("M30 16Q44 14 46 34L38 30L36 40Q30 26 26 22z", lit("#4a6fc0", "#22336c"))
    out += form([(-36, 4), (-34, -16), (-14, -28), (14, -28), (34, -16), (36, 4), (20, 10), (-20, 10)], linear((0, "#ffffff"), (0.6, "#eef0f8"), (1, "#a9b0d0"), x1=0.2, y1=0, x2=0.7, y2=1)) + path("M-33 2Q0 14 33 2L32 18Q0 30-32 18z", linear((0, "#4a78cc"), (1, "#22336c"), x2=1, y2=0)) + path("M-32 11Q0 23 32 11L32 13Q0 25-32 13z", "#ffe08a")
    return out + disc(0, -32, 10, lit("#f2705a", "#a02840")) + line([(-20, -18), (-26, -6)], "#c3c9e0", 2) + line([(18, -20), (24, -8)], "#b4bbd8", 2) + dots([(-3, -35), (3, -30), (-4, -29)], "#ff9a80", 3)


def porthole(altered: bool) -> str:
    """Brass ring and dark glass; the moray looks out, or is not at home."""
    out = disc(0, 0, 38, linear((0, dim("#ffdf9a", 0.12)), (0.5, dim("#b9803f", 0.15)), (1, dim("#5a3a4c", 0.12)), x2=0.8)) + disc(0, 0, 28, linear((0, "#0f2450"), (1, "#173a6a"))) + dots([(33 * math.cos(a), 33 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))], "#fff0c4", 4.5, 0.8)
    if not altered:
        inside = brush([(30, 18), (14, 22), (4, 8), (-8, -4)], [26, 28, 27, 24], linear((0, "#e9e06a"), (0.5, "#a9b04a"), (1, "#4f7a4c"))) + dots([(20, 16), (10, 20), (14, 8), (4, 2), (2, 14), (24, 26)], "#5a6a34", 5, 0.8)
        head = form([(4, 10), (0, -14), (-14, -20), (-30, -12), (-41, -2), (-34, 0), (-26, 2), (-38, 8), (-30, 14), (-12, 16)], linear((0, "#f6ec84"), (0.6, "#b4b84c"), (1, "#6a8a4c"))) + form([(-38, -1), (-26, 2), (-36, 8), (-32, 3)], "#8a2a4c") + path("M-36-1l2 4l3-4zM-34 8l3-4l2 4z", "#fffdf2")
        out += clip(inside, "M-28 0a28 28 0 1 1 56 0a28 28 0 1 1-56 0z") + head + disc(-19, -10, 4.6, "#fffdf2") + disc(-20.500, -10, 2.8, "#22204c") + line([(-25, -16), (-15, -16)], "#6a7a34", 2.4) + dots([(-8, -6), (-4, 4), (-12, 8)], "#5a6a34", 4, 0.8)
    return out + path("M-22-10A24 24 0 0 1-6-23Q-14-14-16-4z", "#d9f6ff", 0.35 if altered else 0.0)


def nautilus(altered: bool) -> str:
    """It floats backwards, its arms trailing to the left."""
    out = ""
    for k, (x, y) in enumerate(((-44, 2), (-47, 12), (-46, 22), (-40, 30), (-30, 36))):
        out += brush([(-12, 16), ((x - 12) / 2, (y + 16) / 2 + (3 if k % 2 else -3)), (x, y)], [7, 5, 3], ("#ffb08a", "#f08a70")[k % 2])
    shell = form([(-22, 12), (-26, -14), (-12, -36), (14, -42), (38, -26), (45, 0), (36, 26), (14, 36), (-4, 28), (-12, 20)], linear((0, "#fffaf0"), (0.5, "#f6e0c8"), (1, "#b99aa8"), x1=0.2, y1=0, x2=0.7, y2=1))
    stripes = [[(-24, -8), (-8, -10), (4, -4)], [(-16, -30), (-2, -22), (8, -8)], [(4, -41), (10, -26), (12, -8)], [(26, -36), (22, -22), (16, -6)], [(42, -16), (30, -12), (20, -2)], [(44, 8), (32, 4), (22, 2)]]
    shell += "".join(brush(s, [12, 9, 3], lit("#e0714a", "#a03f44")) for s in stripes) + oval(14, 0, 9, 8, lit("#fff0dc", "#c99a98")) + line([(14, 0), (18, -3), (16, -6), (11, -4), (11, 3), (18, 5)], "#a8625c", 2)
    out += shell + form([(-22, 12), (-14, 6), (-4, 10), (2, 22), (-4, 28), (-14, 26), (-22, 20)], lit("#ffc4a0", "#d9705c")) + disc(-12, 15, 5, "#fffdf2") + disc(-13, 15, 2.8, "#2a1a3c")
    return place(out, 0, 2, 0, 0.5 if altered else 1.0)


def bubbles(altered: bool) -> str:
    """Five leave the helmet's valve, or four."""
    return "".join(bubble(x, y, r) for x, y, r in ((2, 30, 7), (-8, 12, 9), (9, -3, 10.5), (-6, -20, 12), (14, -36, 12.5))[: 4 if altered else 5])


def bouquet(altered: bool) -> str:
    """Sea flowers in the octopus's arm, or nothing; the arm's tip stays."""
    if altered:
        return ""
    out = path("M-2 26Q-16 6-22-4L-14-8Q-6 6 2 22zM0 26Q-2 2 0-16L7-16Q6 4 5 24zM2 26Q12 8 24-2L30 5Q14 14 6 26z", "#3f9a7c") + path("M-3 22Q-26 20-34 8Q-16 6-2 18zM4 22Q20 26 32 18Q20 10 4 16z", "#5fb87c")
    for x, y, light, deep, heart in ((-22, -12, "#ffb4cc", "#d0508c", "#ffe27a"), (4, -28, "#fffdf2", "#c3b4e0", "#ffc24a"), (28, -8, "#ffe08a", "#e08a3a", "#c0403f"), (2, -4, "#c9a4f6", "#6a3fa8", "#ffe9a0")):
        petals = "".join(place(form([(0, -3), (5, -10), (0, -17), (-5, -10)], linear((0, light), (1, deep))), 0, 0, a) for a in range(0, 360, 45))
        out += place(petals + disc(0, 0, 5.5, lit(heart, deep)), x, y)
    return out + limb([(-2, 36), (6, 28), (8, 20), (-1, 18), (-6, 23)], [9, 9, 8, 6, 4], 0)


def arm(altered: bool) -> str:
    """The tip of the octopus's right arm waves, or curls down. Its root, up to the circle, is the same: so is its paint, which does not depend on the shape."""
    root, tip = [(-112, -4), (-76, 20), (-44, 24), (-22, 20), (-8, 14)], [(12, 20), (16, 36), (2, 44), (-6, 34)] if altered else [(6, -10), (18, -36), (38, -38), (36, -24)]
    paint = linear((0, "#ffb08a"), (0.5, "#e8604a"), (1, "#9a2f5a"), x1=0, x2=0, y1=-56, y2=56, units="user")
    return limb([*root, *tip], [32, 27, 24, 20, 17, 14, 11, 7, 4], 1, paint=paint)




BY_NUMBER = {
    1: catch, 2: shoal, 3: jellyfish, 4: turtle, 5: flag, 6: seahorse, 7: puffer, 8: hat, 9: porthole, 10: nautilus, 11: fan, 12: bubbles, 13: bouquet,
    14: arm, 15: lobster, 16: starfish, 17: clownfish, 18: crab, 19: hermit, 20: amphora, 21: clam, 22: urchins, 23: flatfish, 24: eels, 25: slug,
}
