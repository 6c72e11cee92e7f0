"""The lily lake, far and wide: sky, hills, far shore, open water, air. Nothing here differs between two cards."""

from rollwright.games.difference.art.brush import blade, brush, dice, disc, dots, form, glow, grain, linear, lit, num, oval, path, place, radial, smooth, stamp
from rollwright.games.difference.art.flora import glint, glints, mist, wake

FAR_WATER = 168  # where the lake meets the far shore


def sky() -> str:
    out = path("M0 0H1000V180H0z", linear((0, "#46508f"), (0.26, "#7d74b0"), (0.52, "#cf93ab"), (0.74, "#f6b990"), (0.95, "#ffe2a6")))
    out += path("M560 0H1000V180H560z", linear((0, "#3d4a8a", 0), (1, "#3d4a8a", 0.55), x2=1, y2=0))
    out += oval(345, 160, 330, 120, glow("#fff0b0", 0.95))
    chance = dice("stars")
    out += dots([(chance.uniform(420, 1000), chance.uniform(3, 44)) for _ in range(16)], "#f3ecff", 1.6, 0.75) + dots([(chance.uniform(480, 960), chance.uniform(3, 36)) for _ in range(8)], "#fff8ee", 2.6, 0.8)
    for x, y, w, h, colour, alpha in (
        (220, 118, 190, 5, "#ffd9a8", 0.8), (330, 132, 150, 4, "#fff0c8", 0.7), (560, 96, 170, 6, "#f3b3a8", 0.65), (640, 112, 120, 4, "#ffd0b0", 0.6),
        (150, 40, 150, 6, "#a58cbd", 0.55), (420, 28, 190, 7, "#8a7cb6", 0.6), (690, 40, 150, 6, "#8b79b4", 0.55), (250, 22, 110, 4, "#b694bd", 0.5), (610, 64, 90, 4, "#c698b4", 0.6),
    ):
        out += path(smooth([(x - w / 2, y), (x - w / 4, y - h), (x, y - h * 0.5), (x + w / 5, y - h * 1.1), (x + w / 2, y), (x + w / 6, y + h * 0.6), (x - w / 5, y + h * 0.4)]), colour, alpha)
    # a bank of cloud, lit from below by the sun that has gone
    for x, y, w, body, rim in ((628, 92, 150, "#a187b4", "#f7b9a0"), (716, 62, 100, "#8b79b0", "#d99cb0"), (70, 92, 130, "#b58fb4", "#ffcfa0")):
        puff = [(x - w * 0.5, y), (x - w * 0.4, y - w * 0.06), (x - w * 0.28, y - w * 0.07), (x - w * 0.2, y - w * 0.15), (x - w * 0.04, y - w * 0.17), (x + w * 0.07, y - w * 0.1), (x + w * 0.2, y - w * 0.12), (x + w * 0.3, y - w * 0.05), (x + w * 0.5, y), (x + w * 0.1, y + 3), (x - w * 0.3, y + 3)]
        out += form(puff, linear((0, body, 0.75), (1, rim, 0.85)))
    return out


def moonlight() -> str:
    """The halo stays where it is, whether the moon is low or high."""
    return oval(868, 74, 150, 110, glow("#f3b9d2", 0.6)) + oval(868, 72, 74, 66, glow("#ffe6c4", 0.55))


def hills() -> str:
    far = [(-20, 128), (60, 112), (150, 122), (240, 134), (330, 128), (420, 116), (520, 124), (610, 134), (690, 120), (780, 102), (868, 96), (950, 82), (1030, 60), (1040, 190), (-20, 190)]
    near = [(-20, 140), (70, 134), (160, 146), (260, 152), (360, 146), (430, 132), (500, 138), (590, 152), (700, 146), (800, 130), (890, 122), (1030, 104), (1040, 190), (-20, 190)]
    out = form(far, linear((0, "#9a84b4"), (0.45, "#c49ab0"), (1, "#f0bd9c"), y1=60, y2=175, x1=0, x2=0, units="user"))
    out += form(near, linear((0, "#5d6396"), (0.5, "#7d7aa4"), (1, "#c79ca6"), x1=0, x2=0, y1=104, y2=176, units="user"))
    return out


def far_trees() -> str:
    """A hazy line of round and pointed trees; they stand on the water line."""
    chance = dice("far trees")
    back, front = "", ""
    x = -10.0
    while x < 1010:
        tall = chance.uniform(14, 30) * (0.55 if 235 < x < 400 else 1) * (1.15 if x > 560 else 1)
        wide = chance.uniform(10, 20)
        y = FAR_WATER + 2
        if chance.random() < 0.4:
            back += f"M{num(x - wide * 0.5)} {y}L{num(x)} {num(y - tall * 1.35)}L{num(x + wide * 0.5)} {y}z"
        else:
            shape = f"M{num(x - wide)} {y}c{num(-wide * 0.2)} {num(-tall * 0.7)} {num(wide * 0.6)} {num(-tall)} {num(wide)} {num(-tall)}s{num(wide * 1.2)} {num(tall * 0.3)} {num(wide)} {num(tall)}z"
            if chance.random() < 0.55:
                back += shape
            else:
                front += shape
        x += chance.uniform(7, 15)
    tone = linear((0, "#4b6488"), (1, "#9a8aa6"), x1=0, x2=0, y1=132, y2=172, units="user")
    tone2 = linear((0, "#3c5a78"), (1, "#8580a0"), x1=0, x2=0, y1=138, y2=172, units="user")
    return path(back, tone) + path(front, tone2)


def hut() -> str:
    """The hut under the smoke: its chimney top is at (440, 124)."""
    out = form([(372, 172), (396, 160), (440, 155), (486, 159), (512, 172)], "#4c5f80")
    out += path("M434 128h12v18h-12z", "#5f4a63")
    out += path("M432 123h16v5h-16z", "#7b5b66")
    out += path("M414 146h56v20h-56z", linear((0, "#8d6560"), (1, "#5b4a66")))
    out += path("M406 149L420 130H464L478 149z", linear((0, "#7a5578"), (1, "#4a3f66")))
    out += path("M420 130H464L466 133H418z", "#e8a48c", 0.8)
    out += disc(430, 157, 16, glow("#ffcf70", 0.8)) + path("M425 151h10v10h-10z", "#ffdf8a") + path("M429.3 151h1.4v10h-1.4z", "#8d6560")
    out += path("M448 152h9v14h-9z", "#3f3556")
    for x, tall in ((398, 30), (386, 20), (488, 34), (500, 24), (508, 18)):
        out += path(f"M{x - 8} 170L{x} {168 - tall}L{x + 8} 170z", "#3b5674")
    return out


def far_jetty() -> str:
    """Planks from the left shore, with the post that carries the lantern at (130, 112)."""
    out = form([(-10, 150), (30, 146), (62, 156), (84, 172), (70, 186), (-10, 192)], linear((0, "#4b6684"), (1, "#2f4a68")))
    for x in (66, 104, 142, 176):
        out += path(f"M{x} 180h6v20h-6z", "#4a3b5c") + path(glint(x + 3, 203, 16, 3) + glint(x + 1, 208, 12, 3) + glint(x + 4, 214, 9, 2.5), "#4a3b5c", 0.55)
    out += path("M20 176L196 178 200 185 16 184z", linear((0, "#c48f80"), (1, "#6c4d66"))) + path("M20 176L196 178 196.5 179.5 20 177.500z", "#ffdcae", 0.9)
    out += path("M92 184V74h7V184z", linear((0, "#8a6874"), (1, "#473a5c"), x2=1, y2=0))
    out += brush([(95, 92), (104, 74), (130, 72)], [5, 5, 4], "#4f4064") + brush([(96, 104), (106, 84), (116, 74)], [3, 3, 2.5], "#4f4064")
    for x in (24, 34, 46, 58):
        out += path(blade(x, 182, (x - 8, 150), 4, 3) + blade(x + 4, 184, (x + 12, 154), 4, -3), "#3b5a6c")
    return out


def far_company() -> str:
    """Small life in the distance: swans, swallows, a mouse on the jetty, moths around the lantern."""
    swan = path("M-14 2C-12-6-2-7 6-6C10-8 13-12 10-5C9 3-6 6-14 2z", lit("#ffffff", "#c9b4d0")) + brush([(-11, 0), (-15, -8), (-12, -15), (-16, -17)], [5, 3.4, 3, 3], "#fbf4f6") + path("M-17-18l-6 3l6 1z", "#e58a4a")
    out = stamp(swan, 322, 186, 0.66) + stamp(swan, 346, 182, 0.52) + path(glint(322, 190, 28, 2) + glint(346, 185, 20, 2), "#fff3e6", 0.8)
    swallow = path("M-16-7Q-5-5 0 0Q6-6 17-8Q7 0 4 3L10 10L2 5L-2 11L-2 4Q-6-2-16-7z", "#3a3566")
    for x, y, t, s in ((402, 186, 10, 0.6), (378, 212, -16, 0.5), (228, 156, 20, 0.5), (586, 142, -8, 0.5), (664, 140, 12, 0.45)):
        out += place(stamp(swallow, 0, 0, s), x, y, t)
    # the mouse with dangling feet
    out += brush([(186, 172), (200, 182), (204, 196)], [2.5, 2, 1], "#b9808c") + form([(178, 176), (178, 164), (184, 156), (191, 160), (194, 170), (192, 177)], lit("#c9a4a4", "#6b526c")) + brush([(190, 174), (196, 178), (196, 186)], [5, 4, 3], "#8a6a7c")
    out += disc(182, 149, 4.6, lit("#e0b8b0", "#8a6a7c")) + disc(190, 148, 4.6, lit("#e0b8b0", "#8a6a7c")) + form([(180, 157), (183, 150), (190, 149), (196, 155), (200, 159), (192, 162), (184, 162)], lit("#d3b0ac", "#7a5f78")) + disc(200, 158.5, 1.4, "#3a2a3c") + disc(192, 154.5, 1.3, "#2a2030")
    moth = path("M0 0Q-9-8-8 2Q-6 5 0 0Q9-8 8 2Q6 5 0 0z", "#fff0d0")
    for x, y, t, s in ((86, 116, 20, 0.8), (164, 144, -24, 0.8), (172, 92, 10, 0.7), (100, 152, -8, 0.6)):
        out += place(stamp(moth, 0, 0, s), x, y, t)
    return out


def water() -> str:
    out = path(f"M0 {FAR_WATER}H1000V700H0z", linear(
        (0, "#f9cf9c"), (0.06, "#e6ab9f"), (0.14, "#b98bac"), (0.25, "#8480b2"), (0.38, "#5f7bad"), (0.55, "#3f6d97"), (0.75, "#2a5a7c"), (1, "#1b4360"),
        x1=0, x2=0, y1=FAR_WATER, y2=700, units="user"))
    out += path(f"M520 {FAR_WATER}H1000V520H520z", linear((0, "#3f4c8c", 0), (1, "#36447f", 0.5), x2=1, y2=0))
    # the far trees and hills, upside down and torn by small waves
    chance, dark = dice("torn"), ""
    for _ in range(100):
        y = FAR_WATER + 2 + 34 * chance.random() ** 1.6
        dark += glint(chance.choice((chance.uniform(0, 230), chance.uniform(390, 1000), chance.uniform(520, 1000))), y, chance.uniform(26, 70), chance.uniform(2, 4.5))
    out += path(dark, "#6a6c9c", 0.42)
    out += path(glint(500, FAR_WATER + 1, 1300, 3), "#fff1cf", 0.8)
    # the afterglow lies on the water as a broad broken road towards the viewer
    out += oval(350, 190, 250, 150, glow("#ffe6a8", 0.85)) + oval(420, 330, 260, 190, glow("#ffc9a0", 0.42)) + oval(560, 560, 260, 150, glow("#9fb8dc", 0.3))
    out += oval(520, 420, 230, 90, glow("#f0a8b4", 0.4)) + oval(240, 570, 260, 120, glow("#2f9a96", 0.4)) + oval(800, 620, 260, 120, glow("#2a8f94", 0.4)) + oval(640, 400, 200, 80, glow("#8a6fc0", 0.35))
    chance, road = dice("road"), ""
    for _ in range(130):
        y = 175 + 380 * chance.random() ** 1.35
        near = (y - 150) / 300
        road += glint(350 + (y - 175) * 0.42 + chance.gauss(0, 50 + 70 * near), y, chance.uniform(20, 60) * (0.4 + near), chance.uniform(1.6, 4) * (0.5 + near))
    out += path(road, linear((0, "#fff3d0", 0.65), (0.45, "#ffd9bc", 0.55), (1, "#e6b4c4", 0.25), x1=0, x2=0, y1=175, y2=560, units="user"))
    chance, sheen, deep = dice("sheen"), "", ""
    for _ in range(26):  # broad bands: the open sky between the trees, and the dark of the banks
        y = chance.uniform(330, 700)
        sheen += glint(560 + chance.gauss(0, 90) - (y - 400) * 0.1, y, chance.uniform(110, 300), chance.uniform(5, 14))
        side = chance.choice((-1, 1))
        deep += glint(500 + side * chance.uniform(240, 520), chance.uniform(400, 700), chance.uniform(120, 320), chance.uniform(6, 16))
    out += path(sheen, "#9db9dc", 0.17) + path(deep, "#16314f", 0.2)
    out += glints("violet", (0, 210, 1000, 420), 84, "#d7b4d0", 0.3) + glints("blue", (0, 330, 1000, 700), 88, "#9cc0da", 0.3)
    out += glints("deep", (0, 240, 1000, 700), 84, "#1d3f66", 0.25, 1.2)
    for x, y, r in ((640, 320, 18), (600, 566, 30), (230, 612, 0), (404, 610, 26), (770, 402, 20), (560, 470, 0), (196, 296, 14), (424, 300, 15), (830, 612, 22), (650, 560, 20)):
        out += wake(x, y, r, r * 0.3, 3, "#cfe0ec", 0.5) if r else ""
    return out


def veil() -> str:
    """Evening mist along the far shore, and the moon's own narrow road."""
    chance = dice("moon road")
    road = "".join(glint(862 + chance.gauss(0, 7 + k * 0.25), 174 + k * 2.6, chance.uniform(10, 28), 2.4) for k in range(32))
    out = path(road, "#fff2d8", 0.6) + mist(210, 172, 300, 20, "#fff0dc", 0.75) + mist(640, 176, 330, 22, "#f6dfe2", 0.65) + mist(900, 190, 240, 18, "#d9cbe6", 0.5)
    return out + mist(60, 214, 200, 14, "#f9dccd", 0.4) + mist(330, 232, 220, 10, "#ffeccb", 0.4) + mist(800, 262, 220, 12, "#cdbfe0", 0.4)


def low_mist() -> str:
    return mist(250, 304, 210, 12, "#f3dfe4", 0.45) + mist(640, 300, 260, 12, "#e6d9ec", 0.4) + mist(860, 326, 190, 14, "#d6d3ee", 0.4) + mist(90, 440, 190, 20, "#c3d3e6", 0.3) + mist(540, 400, 240, 12, "#d3d9ee", 0.25)


def weed() -> str:
    """What is seen in the water near the viewer: waving weed and small fish."""
    out, chance, data = "", dice("weed"), ""
    for x0, y0, n in ((40, 720, 12), (200, 730, 10), (400, 735, 14), (600, 735, 12), (800, 735, 10), (960, 720, 9)):
        for _ in range(n):
            x, tall = x0 + chance.uniform(-70, 70), chance.uniform(70, 150)
            data += blade(x, y0, (x + chance.uniform(-34, 34), y0 - tall), chance.uniform(6, 12), chance.uniform(-26, 26))
    out += path(data, linear((0, "#2f7a78", 0.05), (1, "#123a48", 0.75), x1=0, x2=0, y1=560, y2=710, units="user"))
    for x, y, s, t in ((400, 560, 1, 8), (424, 572, 0.8, 2), (378, 574, 0.7, 12), (604, 566, 0.9, 172), (628, 556, 0.7, 178), (596, 688, 0.9, 8), (210, 676, 0.8, -8), (800, 690, 1, 176), (786, 430, 0.6, 4), (604, 418, 0.6, 176)):
        out += place(path("M-16 0C-8-7 4-7 12 0C4 7-8 7-16 0zM-13 0l-9-6v12z", "#163c58", 0.55) + path("M-6-3Q2-5 9-1Q2-2-6-3z", "#9fc4d6", 0.5), x, y, t, s)
    return out


def vignette() -> str:
    return path("M0 0H1000V700H0z", radial((0, "#1a2250", 0), (0.62, "#1a2250", 0), (1, "#141c46", 0.5), cx=0.48, cy=0.42, r=0.78))


def paper() -> str:
    return grain("light", "#fff4e0", 110, 130, 0.9, 0.13) + grain("dark", "#0f1438", 110, 110, 0.9, 0.13)
