"""Under the big top, the people in the ring and their gear: juggler, ringmaster, hoop, clown, cannon, unicycle. (0, 0) is the centre of the hit circle."""

import math

from rollwright.games.difference.art.brush import brush, disc, dots, form, glow, line, linear, lit, oval, path, place, radial, ring
from rollwright.games.difference.art.circus_beasts import monkey
from rollwright.games.difference.art.circus_brush import INK, blush, contour, eyes, inked, lamp, limb, rim, shade, star
from rollwright.games.difference.art.flora import pool

SKIN, SKIN_SHADE = "#fbd6ae", "#e09c74"


# ---------------------------------------------------------------- juggler


def club(x: float, y: float, turn: float) -> str:
    """A juggling club, 46 long: cream body, red band, gold knob."""
    shape = path("M-3.500 22L-4 4C-10-4-10-18-4-22Q0-25 4-22C10-18 10-4 4 4L3.500 22z", linear((0, "#fff8e6"), (0.5, "#fbe3b4"), (1, "#c99258"), x2=1, y2=0)) + disc(0, 22, 4.4, "#f0b53a")
    return place(inked(shape, path("M-9-14Q0-10 9-14L8.500-6Q0-2-8.500-6z", "#d9452f") + path("M-4 4h8v4h-8z", "#1f7480"), 3), x, y, turn)


def juggler(altered: bool) -> str:
    """Clubs in the air, four or three, in an arch from hand to hand."""
    four = [(-33, 16, -28), (-20, -26, 18), (20, -28, 62), (33, 14, 150)]
    three = [(-32, 10, -28), (0, -32, 40), (32, 12, 150)]
    return juggler_body() + "".join(club(*spot) for spot in (three if altered else four))


def juggler_body() -> str:
    """Looks up, hands apart; harlequin suit."""
    suit = linear((0, "#ffd868"), (1, "#c9742a"), x1=0, x2=0, y1=100, y2=230, units="user")
    legs = brush([(-12, 190), (-20, 230), (-22, 262)], [28, 22, 20], suit) + brush([(14, 190), (22, 230), (24, 262)], [28, 22, 20], suit)
    body = form([(-26, 122), (0, 116), (26, 122), (24, 160), (30, 200), (0, 208), (-30, 200), (-24, 160)], suit)
    patch = ""
    for k, (x, y) in enumerate([(-14, 134), (10, 134), (-2, 152), (-16, 170), (12, 170), (-2, 188), (-20, 204), (20, 204)]):
        patch += path(f"M{x} {y - 15}l10 15-10 15-10-15z", ("#c9432f", "#1f7480")[k % 2])
    arms = limb([(-22, 130), (-48, 128), (-52, 96)], [18, 15, 12], lamp("#e0593c", "#8c2430")) + limb([(22, 130), (50, 118), (52, 82)], [18, 15, 12], lamp("#1f8a8a", "#0f4a58"))
    hands = brush([(-60, 88), (-52, 92), (-44, 86)], [7, 13, 7], SKIN) + brush([(44, 72), (52, 76), (60, 70)], [7, 13, 7], SKIN)
    ruff = form([(-26, 116), (-12, 106), (0, 111), (12, 106), (26, 116), (14, 127), (0, 122), (-14, 127)], lamp("#fffaf0", "#e0c4a0"))
    head = oval(0, 90, 22, 22, lamp(SKIN, SKIN_SHADE))
    cap = form([(0, 70), (-14, 58), (-30, 64), (-38, 80), (-30, 84), (-22, 82), (-10, 78), (0, 80)], lamp("#e0593c", "#8c2430")) + form([(0, 70), (12, 56), (28, 60), (38, 74), (30, 80), (22, 82), (10, 78), (0, 80)], lamp("#1f8a8a", "#0f4a58"))
    bells = disc(-39, 83, 5, "#ffd04a") + disc(39, 77, 5, "#ffd04a")
    return inked(legs) + inked(body, patch + shade([(22, 126), (21, 160), (24, 196)], [3, 10, 9])) + inked(arms + hands) + inked(ruff, "", 3) + inked(head, oval(-6, 86, 4.4, 5, "#fffaf0") + oval(10, 86, 4.4, 5, "#fffaf0") + disc(-6.500, 83.500, 2.6, INK) + disc(9.500, 83.500, 2.6, INK) + line([(-4, 102), (3, 103), (9, 101)], "#8c2f30", 2.4) + oval(7, 104, 3, 3.6, "#f0857c") + blush(-12, 99, 4) + blush(14, 99, 4) + disc(2, 95, 2.4, "#d9896a")) + inked(cap, "", 3) + inked(bells, "", 2.6)


# ---------------------------------------------------------------- ringmaster


def top_hat(x: float, y: float, turn: float) -> str:
    """Brim middle at (x, y)."""
    felt = linear((0, "#5a7080"), (0.3, "#2f4050"), (1, "#16202e"), x2=1, y2=0.3)
    shape = path("M-16-2C-15-14-17-26-18-33Q0-38 18-33C17-26 15-14 16-2z", felt) + path("M-27-3Q-14 2 0 2T27-3Q22 6 0 7T-27-3z", lamp("#4a6070", "#16202e"))
    return place(inked(shape, path("M-16-10Q0-5 16-10L16-2Q0 3-16-2z", "#d9452f") + line([(-12, -28), (-11, -14)], "#b9ccd0", 3, 0.7), 3), x, y, turn)


def ringhat(altered: bool) -> str:
    """The ringmaster touches his hat, or lifts it high."""
    hand = (31, -4) if altered else (14, 20)
    out = ringmaster_body() + ringmaster_head()
    out += top_hat(10, -12, 18) if altered else top_hat(-14, 20, -3)
    coat = lamp("#ef6a45", "#a32a2c")
    forearm = brush([(38, 40), ((38 + hand[0]) / 2 + 2, (40 + hand[1]) / 2), hand], [15, 14, 11], coat)
    out += inked(forearm, "", 3) + inked(disc(*hand, 8, lamp("#ffffff", "#e0c8b0")), line([(hand[0] - 6, hand[1] - 2), (hand[0] + 2, hand[1] - 4)], "#c9a890", 1.6), 2.8)
    upper = limb([(6, 82), (26, 66), (39, 41)], [24, 21, 17], coat) + disc(39, 41, 10, coat)
    return out + inked(upper, brush([(18, 66), (30, 52), (40, 36)], [1, 4, 1], "#ffc09a", 0.8), 3)


def ringmaster_head() -> str:
    face = oval(-14, 38, 20, 21, lamp("#fcd8b0", SKIN_SHADE)) + disc(-34, 40, 5, SKIN_SHADE) + disc(6, 40, 5, SKIN_SHADE)
    hair = path("M-34 34C-35 14 7 14 6 34C0 24-4 22-16 25C-24 22-30 26-34 34z", "#4a2a26")
    detail = eyes(-15, 37, 17, 3) + line([(-28, 30), (-23, 28), (-19, 30)], "#4a2a26", 2.4) + line([(-10, 29), (-6, 27), (-2, 30)], "#4a2a26", 2.4) + disc(-16, 44, 4, "#e8896a") + blush(-27, 46, 4.4) + blush(-2, 46, 4.4)
    detail += brush([(-16, 49), (-26, 51), (-36, 43)], [7, 7, 1.5], "#4a2a26") + brush([(-16, 49), (-6, 51), (4, 43)], [7, 7, 1.5], "#4a2a26") + oval(-16, 54.500, 5, 4, "#7a1f28") + oval(-16, 56.500, 3, 1.6, "#f0857c")
    return inked(face + hair, detail + shade([(4, 36), (1, 50), (-8, 57)], [2, 6, 2], 0.16), 3)


def ringmaster_body() -> str:
    """Red tail coat, cream breeches, high boots; the other hand presents the elephant."""
    coat = linear((0, "#ef6a45"), (0.5, "#d0402f"), (1, "#8c1f2c"), x1=0, x2=0, y1=60, y2=200, units="user")
    out = pool(-10, 242, 74, 13, "#4a1f38", 0.75)
    tails = form([(-36, 130), (-48, 176), (-44, 206), (-26, 196), (-14, 150)], lamp("#c0392c", "#6a1526")) + form([(10, 130), (26, 172), (24, 206), (6, 196), (-8, 150)], lamp("#c0392c", "#6a1526"))
    legs = brush([(-26, 140), (-32, 180), (-30, 206)], [29, 25, 20], lamp("#fff6e0", "#dcb68a")) + brush([(2, 140), (8, 180), (6, 206)], [29, 25, 20], lamp("#fff6e0", "#dcb68a"))
    boots = path("M-43 194h26l-2 36q-2 12-12 12h-26q-2-12 12-14z", lamp("#4a5868", "#16202e")) + path("M-6 194h26l1 30q16 4 14 16h-40q-3-4-3-10z", lamp("#4a5868", "#16202e"))
    body = form([(-48, 78), (-34, 66), (-14, 62), (8, 66), (22, 78), (22, 110), (16, 150), (-12, 158), (-42, 150), (-48, 110)], coat)
    shirt = path("M-28 64L-14 112 0 64z", "#fffaf0") + path("M-34 64L-30 64-13 116-18 122zM6 64L2 64-13 116-8 122z", "#f6cf72")
    bow = path("M-14 70L-28 63V79zM-14 70L0 63V79z", "#1f7480") + disc(-14, 70, 4, "#0f4a58")
    vest = path("M-20 118h14l8 36h-30z", lamp("#ffd868", "#c9742a"))
    buttons = dots([(-32, 118), (-32, 130), (-32, 142), (6, 118), (6, 130), (6, 142)], "#ffe08a", 5)
    arm = limb([(-37, 80), (-64, 92), (-78, 72)], [24, 19, 14], coat) + path("M-86 74L-74 66-68 76-80 84z", "#f6cf72")
    hand = disc(-84, 64, 9, "#fffaf0") + brush([(-86, 64), (-98, 60)], [7, 5], "#fffaf0") + brush([(-86, 60), (-96, 50)], [7, 5], "#fffaf0") + brush([(-82, 60), (-84, 48)], [7, 5], "#fffaf0")
    out += inked(tails) + inked(legs, line([(-10, 152), (-12, 176)], "#c9a078", 2)) + inked(boots, line([(-38, 200), (-38, 224)], "#9fb0b8", 3, 0.7) + line([(0, 200), (0, 220)], "#9fb0b8", 3, 0.7))
    return out + inked(body, vest + shirt + bow + buttons + path("M-47 146Q-12 164 20 146L20 154Q-12 172-47 154z", "#6a1526", 0.5) + shade([(17, 84), (18, 116), (12, 148)], [4, 11, 8]) + rim([(-46, 84), (-47, 104), (-46, 124)], [1, 3, 1], 0.5)) + inked(hand, "", 3) + inked(arm, "", 3)


# ---------------------------------------------------------------- hoop


def hoop(altered: bool) -> str:
    """A hoop on a stand; with or without flames."""
    stand = path("M-4 42h8v66h-8z", lamp("#8fa3a3", "#2a3a44")) + path("M-30 108Q0 92 30 108L26 116H-26z", lamp("#d9563a", "#7a2230"))
    out = pool(0, 114, 52, 9, "#4a1f38", 0.7) + inked(stand)
    if not altered:
        fire, core = "", ""
        for k in range(13):
            a = 2 * math.pi * k / 13 - math.pi / 2
            x, y = 32 * math.cos(a), 38 * math.sin(a)
            c, s = math.cos(a), math.sin(a) - 0.35
            n = math.hypot(c, s)
            turn = math.degrees(math.atan2(s / n, c / n)) + 90
            size = 0.86
            fire += place(path("M-10 2C-13-8-5-12-2-23C4-15 13-8 10 2Q0 6-10 2z", lamp("#ff9e2a", "#f0552a")), x, y, turn, size)
            core += place(path("M-6 1C-8-5-3-8-1-15C3-10 8-5 6 1Q0 4-6 1z", "#ffe45a"), x, y, turn, size)
        out += oval(0, 0, 58, 58, glow("#ff9a3c", 0.55)) + contour(fire, 3, "#8c2420") + fire + core
    band = f'<ellipse cx="0" cy="0" rx="32" ry="38" fill="none" stroke="{lamp("#b9c2c0", "#4a5a64")}" stroke-width="7"/>'
    return out + inked(band, "", 2.6)


# ---------------------------------------------------------------- clown


def clown_tie(altered: bool) -> str:
    """The clown beats the drum; only his bow tie changes."""
    out = clown_body()
    f = 0.3 if altered else 1
    wing = "M-4 0C-14-16-34-22-46-17C-50-8-50 8-46 17C-34 22-14 16-4 0zM4 0C14-16 34-22 46-17C50-8 50 8 46 17C34 22 14 16 4 0z"
    spots = [(-38, -8), (-36, 8), (-24, 0), (-20, -11), (-22, 11), (38, -8), (36, 8), (24, 0), (20, -11), (22, 11)]
    tie = inked(path(wing, lamp("#f2604a", "#a8202c")) + oval(0, 0, 10, 12, lamp("#ff8a6a", "#a8202c")), dots(spots, "#fff4d8", 7), 3.2 if not altered else 7)
    return out + place(tie, 0, -10, 0, f)


def clown_body() -> str:
    """Sits on a small tub: jacket with patches, white face, red nose, orange curls."""
    coat = linear((0, "#9fe0cc"), (0.5, "#4fae9c"), (1, "#1f6a68"), x1=0, x2=0, y1=-40, y2=90, units="user")
    tub = path("M-46 74h92l8 52q-54 18-108 0z", linear((0, "#6f1c2c"), (0.3, "#d9563a"), (1, "#6f1c2c"), x2=1, y2=0))
    out = pool(0, 130, 110, 20, "#4a1f38", 0.7) + inked(tub, path("M-52 106q52 18 104 0l1.500 9q-54 19-107 0z", "#f6cf72"))
    body = form([(-46, -18), (-26, -32), (0, -36), (26, -32), (46, -18), (54, 30), (56, 78), (0, 90), (-56, 78), (-54, 30)], coat)
    detail = line([(0, 4), (2, 40), (0, 84)], "#1f5a58", 2.6) + disc(-2, 34, 6, "#ffd868") + disc(-2, 60, 6, "#ffd868") + path("M18 22h24v24h-24z", "#f0b53a") + path("M18 31h24v5h-24zM28 22h5v24h-5z", "#d9452f") + path("M-36-22L-4-2 0-30zM36-22L4-2 0-30z", "#e6f6ea")
    detail += brush([(-44, -14), (-28, -27), (-8, -32)], [1, 4, 1], "#effff2", 0.8) + brush([(44, -14), (28, -27), (8, -32)], [1, 4, 1], "#effff2", 0.8)
    out += inked(body, detail + shade([(46, -8), (50, 34), (46, 78)], [4, 14, 10]))
    # arm with the mallet for the drum
    left = limb([(-42, -6), (-74, 10), (-72, 36)], [28, 22, 17], coat)
    mallet = line([(-62, 44), (-84, 50), (-104, 54)], "#b87c3a", 5) + disc(-110, 55, 13, lamp("#fff4df", "#c99a72"))
    out += inked(mallet) + inked(left) + inked(disc(-70, 46, 11, lamp("#ffffff", "#e0c8b0")), "", 3)
    # arm that waves
    right = limb([(42, -6), (66, 4), (70, -32)], [28, 21, 16], coat)
    hand = disc(70, -44, 10, "#fffaf0") + "".join(brush([(70, -46), (70 + dx, -62 + abs(dx) * 0.25)], [7, 6], "#fffaf0") for dx in (-13, -4, 5, 14))
    out += inked(hand, "", 3) + inked(right)
    # head
    hair = "".join(disc(x, y, r, lamp("#ffa04a", "#c9502a")) for x, y, r in ((-34, -72, 14), (-42, -60, 13), (-36, -48, 12), (34, -72, 14), (42, -60, 13), (36, -48, 12)))
    face = form([(-32, -66), (-26, -90), (0, -98), (26, -90), (32, -66), (26, -44), (0, -34), (-26, -44)], lamp("#fffaf0", "#f0cfb4"))
    hat = path("M-16-94C-16-118 16-122 20-98z", lamp("#f2b53a", "#b5622a")) + path("M-24-92Q0-102 26-96L26-90Q0-96-23-86z", lamp("#e0952c", "#8c4a20"))
    out += inked(hair, rim([(-44, -76), (-36, -84), (-28, -84)], [1, 3, 1]) + rim([(28, -84), (36, -84), (44, -76)], [1, 3, 1])) + inked(face, shade([(31, -66), (24, -46), (6, -37)], [2, 8, 2], 0.14))
    paint = oval(-13, -72, 8, 12, "#6fc4e0", 0.6) + oval(13, -72, 8, 12, "#6fc4e0", 0.6) + eyes(0, -71, 25, 4.6) + line([(-20, -88), (-13, -91), (-7, -88)], "#8c4a20", 2.6) + line([(20, -88), (13, -91), (7, -88)], "#8c4a20", 2.6)
    grin = path("M-22-54Q0-44 22-54Q20-36 0-35T-22-54z", lamp("#f2604a", "#b5262c")) + path("M-14-49Q0-43 14-49Q12-42 0-41T-14-49z", "#fffaf0")
    nose = disc(0, -60, 9.500, radial((0, "#ff9a80"), (0.5, "#ee4a34"), (1, "#a8202c"), cx=0.38, cy=0.32, r=0.7))
    flower = line([(14, -104), (22, -122)], "#2f7a4a", 3) + "".join(disc(23 + 6 * math.cos(a), -126 + 6 * math.sin(a), 4.6, "#fff4df") for a in (k * 1.257 for k in range(5))) + disc(23, -126, 4.4, "#ffd04a")
    return out + paint + grin + blush(-24, -58, 5) + blush(24, -58, 5) + inked(nose, disc(-3, -63, 2.6, "#fff0e6"), 2.6) + inked(flower, "", 2.4) + inked(hat, path("M-17-98Q2-106 20-102L20-98Q2-104-17-94z", "#d9452f"), 3)


# ---------------------------------------------------------------- cannon and unicycle


def cannon(altered: bool) -> str:
    """The barrel, with the man in it, points up or level; wheel and trail stay."""
    out = pool(-6, 58, 76, 12, "#4a1f38", 0.75)
    out += inked(brush([(0, 26), (-40, 40), (-70, 54)], [18, 15, 12], lamp("#b87c3a", "#5a3420")))
    steel = linear((0, "#5fb0b4"), (0.35, "#2a7a88"), (1, "#0f3d50"), x1=0, x2=0, y1=-20, y2=20, units="user")
    barrel = path("M-26-14Q-34 0-26 14Q10 16 44 18Q50 0 44-18Q10-16-26-14z", steel) + disc(-31, 0, 6, "#f0b53a")
    bands = path("M-14-15.500h7Q-4 0-7 15.500h-7Q-11 0-14-15.500z", "#f6cf72") + path("M38-18h8Q52 0 46 18h-8Q44 0 38-18z", lamp("#ffe08a", "#b5702a")) + star(16, 0, 10, "#fff0c4") + line([(-20, -9), (10, -11), (34, -12)], "#cfeaea", 3, 0.6)
    turn = 0 if altered else -62
    tip = math.radians(turn)
    out += place(cannonball_man(), -8 + 50 * math.cos(tip), 8 + 50 * math.sin(tip)) + place(inked(barrel, bands), -8, 8, turn)
    wheel = ring(-8, 31, 22, 22, "#d9563a", 7)
    spokes = "".join(line([(-8, 31), (-8 + 20 * math.cos(a), 31 + 20 * math.sin(a))], "#f0b53a", 4) for a in (0.3 + k * math.pi / 3 for k in range(6)))
    return out + inked(wheel + spokes + disc(-8, 31, 7, lit("#ffe9a0", "#b5702a")), "", 3)


def cannonball_man() -> str:
    """His head, in helmet and goggles."""
    return inked(disc(0, 0, 11, lamp("#f2705a", "#a3262c")), path("M-9 3a9 8 0 0 0 18 0z", SKIN) + path("M-11-4h22v7h-22z", INK) + disc(-5, -0.5, 4, "#bfe8ee") + disc(5, -0.5, 4, "#bfe8ee"), 2.8)


def unicycle(altered: bool) -> str:
    """The wheel stands on the ground, tall or small; saddle and monkey stay where they are."""
    r = 20 if altered else 41
    hub = 51 - r
    out = pool(0, 54, 60, 10, "#4a1f38", 0.7)
    tyre = ring(0, hub, r - 4, r - 4, "#8c2f30", 8)
    spokes = "".join(line([(0, hub), ((r - 6) * math.cos(a), hub + (r - 6) * math.sin(a))], "#fff0c4", 2) for a in (k * math.pi / 5 + 0.2 for k in range(10)))
    rim = ring(0, hub, r - 8.5, r - 8.5, "#f6cf72", 3)
    fork = line([(0, -46), (0, hub)], "#f0b53a", 7) + line([(-11, hub), (11, hub)], "#5a6a70", 5)
    out += inked(tyre, "", 3) + spokes + rim + inked(fork + disc(0, hub, 6, "#f0b53a"), "", 2.6)
    return out + inked(form([(-20, -48), (0, -50), (20, -48), (12, -38), (0, -36), (-12, -38)], lamp("#5a6a70", "#1d2c38"))) + monkey()
