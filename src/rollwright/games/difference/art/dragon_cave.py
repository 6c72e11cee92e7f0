# pyright: basic
"""The dragon's hoard, far and wide: cave wall, far hall, ceiling, crack, webs, air. Nothing here differs between two cards."""

from itertools import pairwise

from rollwright.games.difference.art.brush import brush, dice, disc, dots, form, glow, grain, line, linear, lit, mix, num, oval, path, place, radial, stamp
from rollwright.games.difference.art.dragon_brush import heap


def wall() -> str:
    """The night behind everything."""
    return path("M0 0H1000V700H0z", linear((0, "#251730"), (0.4, "#3b2233"), (1, "#2a1a30")))


def far_hall() -> str:
    """A second cave behind the gap in the rock: haze, far gold, far pillars; pale and without detail."""
    out = path("M320 0H790V360H320z", linear((0, "#4a2c40"), (0.3, "#744246"), (0.62, "#b0704c"), (0.86, "#e6ac62")))
    out += oval(556, 250, 220, 130, glow("#ffdc94", 0.9))
    for x, top, low, wide, colour in ((540, 20, 132, 13, "#8a5648"), (566, 20, 100, 9, "#8a5648"), (506, 20, 112, 10, "#8a5648"), (618, 20, 120, 12, "#8a5648"), (594, 20, 84, 8, "#8a5648")):
        mid = (top + low) / 2
        out += path(f"M{x - wide} {top}Q{x - wide * 0.3} {mid} {x} {low}Q{x + wide * 0.3} {mid} {x + wide} {top}z", linear((0, mix(colour, "#3a2036", 0.6)), (1, colour)))
    for x, top, wide in ((478, 222, 12), (506, 238, 8), (586, 206, 12), (608, 226, 9), (636, 214, 13), (420, 214, 18), (446, 240, 11), (700, 218, 22)):
        out += path(f"M{x - wide} 320Q{x - wide * 0.3} {(top + 320) // 2} {x} {top}Q{x + wide * 0.35} {(top + 320) // 2} {x + wide} 320z", linear((0, "#8a5548"), (1, "#cf955a")))
    hills = form([(340, 330), (396, 272), (440, 246), (480, 256), (540, 216), (590, 232), (680, 270), (760, 330)], linear((0, "#ffdf8c"), (0.5, "#dd9c4c"), (1, "#a8643c")))
    chance = dice("far gold")
    spots = [(round(chance.uniform(400, 690)), round(chance.uniform(222, 290))) for _ in range(190)]
    spots = [(x, y) for x, y in spots if y > 224 + abs(x - 540) * 0.3]
    return out + hills + dots(spots, "#fff0b4", 2.2, 0.85, 2.4) + dots(spots[::2], "#8a4f34", 1.8, 0.5, 3)


def near_walls() -> str:
    """Curtains of rock left and right of the gap, warm towards the torch, cold towards the crack."""
    left = [(476, -20), (466, 26), (436, 52), (424, 94), (396, 112), (384, 150), (390, 186), (364, 214), (352, 256), (362, 296), (342, 336), (336, 470), (-20, 470), (-20, -20)]
    right = [(590, -20), (606, 28), (644, 46), (656, 84), (700, 100), (712, 142), (744, 164), (738, 214), (764, 250), (758, 320), (776, 400), (1020, 480), (1020, -20)]
    second = [(512, -20), (500, 30), (462, 64), (452, 120), (424, 140), (412, 190), (386, 236), (380, 340), (330, 340), (330, -20)]
    third = [(560, -20), (580, 34), (622, 62), (632, 104), (676, 124), (690, 170), (716, 200), (724, 330), (790, 330), (790, -20)]
    out = form(second, linear((0, "#3c2340"), (0.6, "#6a3e46"), (1, "#8f5648"))) + form(third, linear((0, "#3c2340"), (0.6, "#643b48"), (1, "#8a524a")))
    warm = linear((0, "#8a4c36"), (0.55, "#68383a"), (0.8, "#432638"), (1, "#2c1a30"), x1=110, x2=420, y1=130, y2=170, units="u")
    cold = linear((0, "#2c1b38"), (0.35, "#3d2c4e"), (0.6, "#352340"), (1, "#281931"), x1=610, x2=1000, y1=60, y2=160, units="u")
    out += form(left, warm) + form(right, cold) + oval(100, 120, 230, 200, glow("#ffb05a", 0.75)) + oval(806, 110, 190, 150, glow("#8496d0", 0.5)) + oval(930, 400, 200, 190, glow("#d9783c", 0.5))
    lump = form([(-50, 4), (-38, -16), (-6, -24), (30, -18), (50, 2), (34, 20), (-4, 24), (-38, 18)], linear((0, "#ffc48a", 0.26), (0.4, "#ffc48a", 0.03), (0.6, "#160d22", 0.04), (1, "#160d22", 0.36), x1=0.2, x2=0.6))
    chance = dice("lumps")
    for _ in range(70):
        x, y = chance.choice((chance.uniform(-10, 320), chance.uniform(770, 1010))), chance.uniform(24, 440)
        out += stamp(lump, round(x), round(y), chance.choice((0.5, 0.7, 0.9, 1.2, -0.6, -0.8, -1)), chance.choice((0.6, 0.8, 1, 1.2)))
    out += brush(left[1:12], [0.5, 4, 1, 4, 1, 5, 1, 4, 1, 4, 0.5], "#f0a868", 0.6) + brush(right[2:11], [0.5, 1, 4, 1, 5, 1, 4, 1, 0.5], "#d99a7a", 0.5)
    for a, w in (([(236, 40), (244, 84), (230, 130), (246, 168)], 4), ([(0, 210), (36, 226), (56, 262)], 4), ([(884, 186), (904, 222), (944, 238), (1000, 232)], 4), ([(846, 36), (868, 64), (860, 96)], 3)):
        out += brush(a, [1, w, w * 0.7, 1], "#160d22", 0.6) + brush([(x + 1.5, y + 2.5) for x, y in a], [1, w * 0.5, w * 0.4, 1], "#f0a468", 0.3)
    return out


def shelf() -> str:
    """A ledge in the rock with old books, a flask and the stump of a candle."""
    out = oval(282, 178, 70, 60, glow("#ffc46a", 0.55))
    out += path("M236 218L334 214L322 232L250 234z", linear((0, "#a8684a"), (1, "#3a2030"))) + path("M236 218L334 214L333 217L238 221z", "#ffcf94", 0.8)
    for x, wide, tall, colour in ((246, 9, 32, "#7a3040"), (256, 8, 38, "#3f5a7a"), (265, 10, 30, "#8a5a34")):
        out += path(f"M{x} {217 - tall}h{wide}v{tall}h{-wide}z", lit(mix(colour, "#ffd8a0", 0.35), mix(colour, "#241430", 0.4))) + path(f"M{x} {224 - tall}h{wide}v3h{-wide}z", "#f2c060", 0.8)
    out += path("M280 216V196q0-3 6-3q6 0 6 3V216z", lit("#fff0cc", "#b07a58")) + path("M286 178C291 185 290 191 286 193C282 191 281 185 286 178z", "#ffd35a") + disc(286, 186, 15, glow("#fff0b0", 0.8))
    return out + path("M304 215C296 210 298 198 306 196V186H314V196C322 198 324 210 316 215z", lit("#8fc0b0", "#2a4a5c")) + path("M305 183h10v5h-10z", "#b0785a")


def ceiling() -> str:
    """The dark roof with its teeth; the counted group of stalactites is an element."""
    roof = [(-20, -20), (-20, 30), (40, 22), (100, 34), (160, 20), (230, 30), (300, 16), (380, 22), (450, 14), (530, 22), (610, 14), (690, 28), (760, 18), (840, 30), (930, 20), (1020, 34), (1020, -20)]
    out = ""
    for x, low, wide, lean in ((16, 88, 22, 3), (44, 58, 16, 2), (150, 74, 18, -2), (176, 50, 13, 2), (206, 92, 17, 0), (236, 56, 12, -2), (376, 44, 12, 0), (536, 62, 14, 1), (562, 96, 17, -1), (588, 56, 13, 2), (622, 76, 13, 1), (650, 48, 12, 0),
                               (706, 66, 15, 2), (728, 44, 10, 0), (752, 54, 12, 2), (852, 52, 13, -2), (976, 96, 20, -3), (996, 60, 16, 0)):
        out += stalactite(x, 4, low, wide, lean)
    return out + form(roof, linear((0, "#140b1e"), (1, "#2e1a2e")))


def stalactite(x: float, top: float, low: float, wide: float, lean: float = 0, clear: bool = False) -> str:
    """One tooth of the roof, lit from the left; `clear` ones are paler."""
    mid = (top + low) / 2
    data = f"M{num(x - wide)} {num(top)}Q{num(x - wide * 0.45)} {num(mid)} {num(x + lean)} {num(low)}Q{num(x + wide * 0.45)} {num(mid)} {num(x + wide)} {num(top)}z"
    rim = f"M{num(x - wide)} {num(top)}Q{num(x - wide * 0.45)} {num(mid)} {num(x + lean)} {num(low)}Q{num(x - wide * 0.16)} {num(mid)} {num(x - wide * 0.5)} {num(top)}z"
    body = linear((0, "#6a404a"), (0.4, "#c28862"), (1, "#f2c090")) if clear else linear((0, "#2c1a2e"), (0.5, "#573340"), (1, "#7c4a44"))
    return path(data, body) + path(rim, linear((0, "#8a5044", 0.2), (1, "#f0aa6c", 0.9)))


def sleeping_bat() -> str:
    """Hangs from the roof, wrapped in its wings; about 90 high, around (0, 0)."""
    fur, skin = lit("#d9a08a", "#6a3f54"), lit("#b0746e", "#4a2a48")
    out = brush([(-6, -50), (-7, -40)], [4, 5], "#5a3448") + brush([(6, -50), (7, -40)], [4, 5], "#5a3448")
    out += form([(0, -42), (18, -36), (26, -12), (20, 14), (0, 22), (-20, 14), (-26, -12), (-18, -36)], fur)
    out += form([(-2, -43), (-20, -37), (-30, -12), (-22, 16), (-2, 24), (2, -10)], skin) + form([(2, -43), (20, -37), (30, -12), (22, 16), (6, 25), (-6, 4), (-4, -20)], lit("#a0646a", "#402444"))
    for a in ([(-4, -40), (-18, -14), (-16, 15)], [(5, -40), (20, -12), (17, 16)], [(2, -38), (4, -10), (6, 22)]):
        out += brush(a, [3, 2.4, 1], "#e8b090", 0.65)
    out += brush([(-20, -36), (-30, -12), (-23, 14)], [1, 4, 1], "#ffcf9a", 0.9)
    # head, upside down
    out += path("M-12 30Q-24 34-22 47Q-12 46-6 38zM12 30Q24 34 22 47Q12 46 6 38z", skin) + path("M-13 33Q-20 37-19 43Q-13 42-9 38zM13 33Q20 37 19 43Q13 42 9 38z", "#e89a94", 0.9)
    out += oval(0, 28, 15, 13, fur) + oval(0, 23, 6.5, 4.6, "#f0bfa0") + oval(0, 24, 2.4, 1.6, "#4a2440")
    return out + line([(-10, 30), (-6.5, 32.5), (-3, 30)], "#3a1c38", 1.8) + line([(3, 30), (6.5, 32.5), (10, 30)], "#3a1c38", 1.8) + line([(-3, 19.5), (0, 18.5), (3, 19.5)], "#6a3448", 1.4)


def bats() -> str:
    """Small ones further back."""
    return "".join(place(sleeping_bat(), x, y, 0, size) for x, y, size in ((726, 52, 0.42), (750, 46, 0.36), (186, 58, 0.4)))


def crack_light() -> str:
    """The cold beam from the crack: faint, always there, falling on the dragon's back."""
    out = ""
    for spread, alpha in ((104, 0.12), (76, 0.13), (46, 0.16)):
        out += path(f"M790 84L818 140L{820 + spread} 330L{800 - spread} 330z", linear((0, "#c4d4f6", 2 * alpha), (0.5, "#9fb2e6", alpha), (1, "#8fa4dc", 0), x1=804, y1=110, x2=810, y2=320, units="u"))
    chance = dice("beam")
    motes = [(806 + chance.uniform(-90, 100) * f, 120 + 170 * f) for f in (chance.random() for _ in range(26))]
    return out + dots(motes, "#dfe8ff", 1.8, 0.6)


def web(x: float, y: float, spokes: list, rings: int, alpha: float) -> str:
    """A cobweb in a corner: spokes from (x, y), sagging threads between them."""
    data = "".join(f"M{x} {y}L{num(x + a)} {num(y + b)}" for a, b in spokes)
    for k in range(1, rings + 1):
        f = k / (rings + 0.4)
        for (a, b), (c, d) in pairwise(spokes):
            data += f"M{num(x + a * f)} {num(y + b * f)}Q{num(x + (a + c) * f * 0.43)} {num(y + (b + d) * f * 0.43)} {num(x + c * f)} {num(y + d * f)}"
    return f'<path d="{data.replace(" -", "-")}" fill="none" stroke="#c9c2dc" stroke-width="1.1" opacity="{alpha}"/>'


def webs() -> str:
    out = web(1000, 20, [(-150, -14), (-128, 30), (-84, 74), (-36, 118), (0, 150)], 5, 0.5)
    return out + web(0, 14, [(0, 74), (28, 58), (46, 30), (52, -4)], 4, 0.4)


def torch_bracket(x: float, y: float) -> str:
    """Iron arm and basket of the torch; the flame above is the element. (x, y) is the centre of the flame's circle."""
    out = path("M-5 30L5 30L4 96L-4 96z", lit("#8a5a44", "#3a2030")) + path("M-17 22H17L12 44H-12z", lit("#7a5a5a", "#2a1a2e"))
    out += path("M-17 22H17V26H-17zM-13 37H13L12 41H-12z", "#b0785a", 0.9) + path("M-9 24l3 20h3l-2-20zM6 24l-2 20h3l2-20z", "#1c1226", 0.7)
    out += brush([(-30, 78), (-14, 84), (-2, 66)], [6, 6, 5], "#2a1a2e") + disc(-32, 78, 8, lit("#7a5a5a", "#2a1a2e")) + disc(-33, 77, 3, "#c98a60")
    return place(out, x, y)


def back_gold() -> str:
    """Hills of gold against the wall, behind the dragon."""
    out = heap("back left", [(-10, 404), (40, 392), (100, 404), (170, 428), (240, 440), (330, 450)], 520, 80, (4, 7), [], linear((0, "#b4702f"), (1, "#54302e")), -0.1)
    return out + heap("back right", [(890, 330), (930, 316), (970, 296), (1010, 290)], 470, 40, (4, 7), [], linear((0, "#8a5030"), (1, "#3a2030")), -0.25)


def breath() -> str:
    """Small wisps on the way from the nostril to the puff and from there to the ring."""
    out = ""
    for x, y, r in ((112, 354, 4), (112, 284, 5), (122, 274, 4), (130, 266, 3)):
        out += disc(x + 0.6, y + 1, r, "#6c6590", 0.8) + disc(x, y, r * 0.9, "#c9c4de", 0.9)
    return out


def warm_air() -> str:
    """Light that hangs in the air, sparks and dust."""
    out = oval(110, 240, 330, 300, glow("#ff9a48", 0.2)) + oval(905, 440, 230, 190, glow("#ffb05a", 0.42)) + disc(905, 424, 70, glow("#ffe6a0", 0.4)) + oval(560, 470, 190, 120, glow("#ffd88a", 0.16))
    chance = dice("sparks")
    rise = [(90 + chance.gauss(0, 26) + 30 * f, 96 - 90 * f) for f in (chance.random() for _ in range(18))]
    dust = [(chance.uniform(20, 980), chance.uniform(60, 560)) for _ in range(70)]
    return out + dots(rise, "#ffc46a", 2, 0.9) + dots(dust, "#ffe0a0", 1.7, 0.5)


def vignette() -> str:
    return path("M0 0H1000V700H0z", radial((0, "#160c22", 0), (0.62, "#160c22", 0), (1, "#120a20", 0.56), cx=0.44, cy=0.5, r=0.76))


def paper() -> str:
    return grain("light", "#ffe8c0", 110, 130, 0.9, 0.12) + grain("dark", "#140a20", 110, 110, 0.9, 0.16)
