# pyright: basic
"""Under the big top, those who watch and those who play: tiers, band, seller, front row. Nothing here differs between two cards."""

from rollwright.games.difference.art.brush import brush, corners, dice, disc, dots, form, line, linear, mix, oval, path, place, radial, ring, smooth, stamp
from rollwright.games.difference.art.circus_brush import INK, contour, inked, lamp
from rollwright.games.difference.art.circus_tent import hem
from rollwright.games.difference.art.flora import pool

SKINS = ("#f3c9a0", "#d9a074", "#a86f4c", "#7a4a38", "#f6d8b8")
SHIRTS = ("#2f6f78", "#8c3a3c", "#b9822f", "#3d5a6c", "#6b3f58", "#4f7f6a", "#c9a878")
HAIRS = ("#5a3430", "#8a4a2a", "#c9822f", "#e0bc6a", "#4a3a48", "#b9a48c")


def row(k: int, x: float) -> float:
    """Height of the k-th row of benches at x: rows spread towards the sides, which are nearer."""
    far = ((x - 490) / 500) ** 2
    return (320 - 27 * k) * (1 - far) + (398 - 52 * k) * far


def spectator(look: int, dark: float) -> str:
    """One of ten people: round head on round shoulders, 40 wide, sitting at y = 0; `dark` is how little light reaches them."""
    chance = dice(f"person {look}")
    skin, shirt, hair = chance.choice(SKINS), SHIRTS[look % 7], chance.choice(HAIRS)
    cool = lambda c: mix(c, "#0f2f3c", dark)  # noqa: E731
    warm = lambda c: mix(c, "#44202e", dark * 0.75)  # noqa: E731
    out = path("M-19 2C-20-16-12-25 0-25S20-16 19 2z", lamp(cool(mix(shirt, "#ffe0a0", 0.2)), cool(mix(shirt, "#0f2f3c", 0.4))))
    if look % 5 == 3:
        out += disc(0, -33, 15.500, cool(hair))
    out += disc(0, -36, 12, lamp(warm(mix(skin, "#fff0c8", 0.2)), warm(mix(skin, "#a8503c", 0.35))))
    if look % 5 == 1:
        out += path("M-13-40C-12-54 12-54 13-40L17-38-17-38z", lamp(cool("#e0a840"), cool("#8c5a2a"))) + path("M-13-43h26v4h-26z", cool("#8c3030"))
    elif look % 5 == 4:
        out += path("M-11-44A12 12 0 0 1 11-44L0-62z", lamp(cool("#d9563a"), cool("#7a2430"))) + disc(0, -62, 3, cool("#f3d9a0"))
    else:
        out += path("M-12.500-36C-14-53 14-53 12.500-37C5-44-6-44-12.500-36z", cool(hair)) + (disc(0, -52, 5, cool(hair)) if look % 5 == 2 else "")
    ink, lips = warm("#5a2430"), warm("#8c3430")
    gaze = (look % 3 - 1) * 1.2  # nobody looks where the neighbour looks
    mouth = (line([(-4, -30), (0, -28), (4, -30)], lips, 1.6), oval(gaze, -29, 2.2, 2.6, lips), line([(-3, -29), (3, -29.500)], lips, 1.6), oval(gaze, -28.500, 3.4, 1.8, lips), "")[look * 3 % 5]
    return out + (line([(-6, -35), (-4, -36.500), (-2, -35)], ink, 1.5) + line([(2, -35), (4, -36.500), (6, -35)], ink, 1.5) if look % 5 == 0 else dots([(-4 + gaze, -35), (4 + gaze, -35)], ink, 2.6)) + mouth


def tiers() -> str:
    """Six benches full of people, darker with every row."""
    out = ""
    for k in range(5, -1, -1):
        chance = dice(f"row {k}")
        dark = 0.36 + 0.16 * (k // 2)
        x = -10.0 + chance.uniform(0, 14)
        while x < 1015:
            size = 0.5 + 0.42 * (abs(x - 490) / 500) ** 1.5
            if not 352 < x < 604:
                out += stamp(spectator(chance.choice((0, 1, 3, 5, 6, 8) if k > 3 else range(10)), dark), x, row(k, x) + chance.uniform(-2, 2), size)
            x += 44 * size * chance.uniform(0.92, 1.16)
        edge = [(x, row(k, x)) for x in range(-40, 1060, 60)]
        board = edge + [(x, y + 12 + 12 * abs(x - 490) / 500) for x, y in edge[::-1]]
        out += path(corners(board), linear((0, mix("#2a6470", "#0d2b36", k / 6)), (1, mix("#143a46", "#0a222c", k / 6)), x1=0, x2=0, y1=200, y2=400, units="user"))
        out += line(edge, mix("#e0a858", "#1d4650", 0.25 + k / 8), 1.8, 0.8)
    shade = smooth([(x, hem(x) + 6) for x in range(-60, 1080, 60)], closed=False) + "V420H-60z"
    return out + path(shade, linear((0, "#08202b", 0.6), (0.5, "#08202b", 0.34), (1, "#08202b", 0), x1=0, x2=0, y1=120, y2=380, units="user"))


# ---------------------------------------------------------------- the band


def bandsman(x: float, y: float, coat: tuple, inner: str, cap: tuple = ("#3d7f88", "#163f4c")) -> str:
    """Head and shoulders of a musician; `inner` is the instrument, in front of him."""
    body = form([(-22, 62), (-20, 32), (-10, 26), (10, 26), (20, 32), (22, 62)], lamp(*coat))
    head = disc(0, 13, 13, lamp("#eabf94", "#b5765a")) + path("M-14 8C-15-6 15-6 14 8z", lamp(*cap)) + path("M-15 7h30v4h-30z", "#c9963f")
    face = disc(-4.500, 15, 1.7, INK) + disc(4.500, 15, 1.7, INK) + disc(-8, 19, 2.6, "#e0694a", 0.5) + disc(8, 19, 2.6, "#e0694a", 0.5)
    return place(body + path("M-1.500 28h3v34h-3z", "#e0a840") + head + face + inner, x, y)


def band() -> str:
    """Trumpet and cymbals beside the tuba of element 7."""
    coat = ("#b5483a", "#5f1f2e")
    gold = lamp("#ffe08a", "#a8662a")
    trumpet = brush([(0, 22), (-16, 18), (-34, 10)], [3.4, 4, 5], gold) + path("M-30 6L-46-4Q-50 6-44 18L-32 14z", gold) + brush([(18, 40), (6, 34), (-10, 24)], [11, 9, 7], lamp(*coat)) + disc(-12, 22, 5, "#fff0dc")
    cymbals = brush([(-16, 40), (-22, 30), (-14, 22)], [11, 9, 8], lamp(*coat)) + brush([(16, 40), (24, 30), (18, 22)], [11, 9, 8], lamp(*coat)) + oval(-13, 26, 5, 17, gold, 1, 12) + oval(15, 26, 5, 17, gold, 1, -12) + ring(-13, 26, 2, 11, "#8c5226", 1, 0.7) + disc(-17, 27, 3, "#fff0dc") + disc(19, 27, 3, "#fff0dc")
    return bandsman(270, 208, coat, trumpet) + bandsman(356, 214, coat, cymbals)


def balcony() -> str:
    """The front of the bandstand: striped panels, gold rail."""
    out = path("M226 252H376V316H226z", linear((0, "#7a2a32"), (1, "#3f1626")))
    panels = "".join(f"M{x} 256l13 0 0 56-13 0z" for x in range(232, 376, 26))
    out += path(panels, linear((0, "#f0cf95"), (1, "#8c5a44"))) + path("M222 246H380V256H222z", lamp("#ffe9a8", "#b5762c"))
    swags = "".join(f"M{x} 258q20 26 40 0z" for x in (232, 280, 328))
    return out + path(swags, lamp("#2a7a84", "#123f4c")) + "".join(disc(x, 259, 4, "#f6cf72") for x in (230, 276, 324, 372))


# ---------------------------------------------------------------- the front row


def front_row() -> str:
    """Children seen from behind, dark against the ring, with the light of the lamps on their hair."""
    out = pool(596, 700, 190, 90, "#2a1424", 0.6)
    rim = "#ffd98a"
    for x, y, s, hair, shirt in ((522, 686, 1.2, "#3a1c2c", "#4a1c34"), (668, 684, 1.24, "#2a2036", "#123444"), (594, 680, 1.42, "#4a2426", "#1c2440")):
        body = path("M-52 70C-54 32-34 22 0 22S54 32 52 70z", lamp(mix(shirt, "#ffb070", 0.16), shirt))
        head = path("M-9 12h18v16h-18z", "#5f3230") + oval(-31, -4, 6, 8, lamp("#e0906a", "#5f2f34")) + oval(31, -4, 6, 8, lamp("#e0906a", "#5f2f34")) + disc(0, -8, 31, radial((0, mix(hair, "#120c1c", 0.35)), (0.7, hair), (1, mix(hair, "#ff9a5c", 0.3)), cx=0.5, cy=0.62, r=0.6))
        light = brush([(-31, -10), (-23, -30), (0, -39), (23, -30), (31, -10)], [1, 2.4, 3, 2.4, 1], rim, 0.95) + brush([(-51, 50), (-40, 31), (-18, 23)], [1, 4, 1], rim, 0.8) + brush([(51, 50), (40, 31), (18, 23)], [1, 4, 1], rim, 0.8)
        strands = "".join(line([(1 + a * 0.1, -30), (a * 0.75, -24 + abs(a) * 0.3), (a, abs(a) * 0.1)], mix(hair, "#ffb070", 0.4), 1.6, 0.4) for a in (-25, -17, -9, -1, 8, 16, 24))
        out += place(body + head + strands + light, x, y, 0, s)
    # a party hat, a bow, a pinwheel held up
    hat = path("M-22-30Q0-42 22-30L2-76z", linear((0, "#e8694a"), (1, "#8c2430"))) + path("M-17-42Q0-50 16-42L12-52Q0-57-12-52zM-8-62Q1-66 8-62L5-69H-3z", "#ffd98a") + disc(2, -77, 6, "#ffe9b4")
    bow = path("M0-38L-24-52V-26zM0-38L24-52V-26z", lamp("#8fd8cc", "#2a7a80")) + disc(0, -38, 6, "#c4f0e4")
    return out + place(hat, 668, 684, 8, 1.1) + place(bow, 522, 686, -8, 1.1) + place(pinwheel(), 8, -2)


def pinwheel() -> str:
    """The middle child holds it up."""
    arm = brush([(630, 712), (642, 676), (630, 648)], [24, 18, 13], lamp("#3a3a5c", "#1c2440")) + disc(629, 643, 8, lamp("#e0906a", "#8c4a40"))
    sail = path("M0 0C4-8 14-12 18-18C22-8 14-2 0 0z", "#f2b53a") + path("M0 0L18-18C10-18 2-14 0 0z", "#c9432f")
    return arm + line([(629, 650), (626, 614)], "#e0b878", 3.4) + "".join(place(sail, 626, 610, t) for t in (0, 90, 180, 270)) + disc(626, 610, 3, "#fff4df")


def popcorn() -> str:
    """The box that fell over, and its trail along the edge of the ring."""
    box = path("M-20-26L20-26 15 28H-15z", "#fff4df") + path("M-20-26h9l3 54h-7zM-4-26h9l-1 54h-6zM11-26h9l-5 54h-7z", lamp("#e0593c", "#a32a2c"))
    corn = disc(-4, 0, 4, "#fff8e6") + disc(3, -3, 4.400, "#fff0c4") + disc(3, 3, 3.600, "#ffe08a")
    out = place(inked(box, "", 3) + inked("".join(disc(x, y, 6.500, c) for x, y, c in ((-13, -28, "#fff0c4"), (-2, -32, "#fffaf0"), (9, -30, "#ffe39a"), (15, -26, "#fffaf0"), (4, -26, "#fff0c4"))), "", 2.6), 846, 690, 50)
    return out + "".join(stamp(contour(corn, 2) + corn, x, y, s) for x, y, s in ((888, 684, 1.1), (984, 616, 0.9), (912, 692, 0.9), (966, 680, 1)))
