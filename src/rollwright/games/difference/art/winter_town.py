"""The winter market, far: blue hour, mountains, the houses round the square, the fir tree and the street lamps. The same on every card."""

from rollwright.games.difference.art.brush import brush, corners, dice, disc, dots, form, glow, grain, line, linear, lit, mix, oval, path, radial
from rollwright.games.difference.art.winter_brush import BEAM, box, cap, fir, flakes, gable, lamps, shutters, smoke, snow, warm, window


def sky() -> str:
    """Indigo above, a last band of rose and peach behind the square."""
    out = path("M0 0H1000V460H0z", linear((0, "#1d2768"), (0.25, "#3a469c"), (0.5, "#7a6cbc"), (0.68, "#c796c4"), (0.8, "#f6bfae"), (1, "#ffdcb0")))
    chance = dice("winter stars")
    out += dots([(chance.uniform(0, 1000), 4 + 170 * chance.random() ** 1.6) for _ in range(70)], "#fff6e0", 1.6, 0.8) + dots([(chance.uniform(0, 1000), chance.uniform(8, 120)) for _ in range(14)], "#fffdf2", 2.8, 0.9)
    out += oval(500, 330, 330, 130, glow("#ffe3b4", 0.8))
    for x, y, w, a in ((380, 128, 190, 0.3), (600, 176, 220, 0.3), (770, 132, 180, 0.24), (420, 214, 170, 0.35), (960, 150, 160, 0.22)):
        out += form([(x - w / 2, y), (x - w / 4, y - 7), (x + w / 5, y - 5), (x + w / 2, y - 1), (x + w / 5, y + 5), (x - w / 4, y + 4)], "#ffc9c4", a)
    return out


def mountains() -> str:
    """Snowy peaks and a far village under the rose sky."""
    far = [(320, 360), (352, 300), (384, 322), (424, 268), (462, 306), (500, 286), (544, 314), (588, 262), (628, 304), (668, 280), (690, 360)]
    out = path(corners(far), linear((0, "#cfc0ea"), (1, "#b9a0d4"))) + path("M424 268L404 296L418 292L426 304L436 290L450 298L462 306zM588 262L566 290L582 286L592 300L602 286L616 294L628 304zM352 300L342 320L352 316L360 324L372 316L384 322z", "#fff3f6", 0.9)
    out += form([(320, 352), (380, 326), (450, 342), (540, 330), (620, 344), (700, 328), (700, 420), (320, 420)], linear((0, "#b4b0e0"), (1, "#9aa4de")))
    for x, y, s in ((372, 352, 0.34), (392, 358, 0.28), (408, 350, 0.24), (594, 352, 0.3), (676, 352, 0.34), (660, 358, 0.26)):
        out += fir(x, y, s, "#5a6aa8", "#4a5aa0", 0.4)
    for x, y, w, h in ((362, 368, 40, 22), (404, 374, 34, 20), (576, 370, 40, 24), (610, 376, 32, 20), (650, 372, 38, 24)):
        out += path(box(x - w / 2, y - h, w, h), "#7a6cac") + form([(x - w / 2 - 5, y - h + 2), (x - w * 0.3, y - h - 14), (x + w * 0.3, y - h - 14), (x + w / 2 + 5, y - h + 2)], "#eef0ff") + path(box(x - 8, y - h + 7, 6, 7) + box(x + 4, y - h + 7, 6, 7), "#ffd98a")
    return out + smoke(566, 330, 0.5) + smoke(404, 336, 0.5) + oval(500, 380, 260, 26, glow("#fff0e0", 0.7))


def house_b() -> str:
    """The baker's house: long roof, thick snow, icicles of element 2 at its eaves; the sign of element 7 hangs from its wall."""
    out = path(box(190, 118, 160, 320), linear((0, "#8fa3bc"), (0.4, "#6a7aa8"), (1, "#4a4f8c"), x1=0.1, x2=0.7)) + path(box(190, 196, 160, 7) + box(342, 118, 8, 320) + box(190, 118, 8, 320) + box(266, 203, 7, 60), BEAM) + path(corners([(198, 203), (206, 203), (266, 262), (258, 262)]) + corners([(342, 203), (334, 203), (273, 262), (281, 262)]), BEAM)
    out += path("M190 122H350V136H190z", "#1f1a4c", 0.4) + path(box(306, 22, 26, 46), linear((0, "#a8707c"), (1, "#5a3a60"), x2=1, y2=0)) + cap(319, 22, 34, 10) + smoke(320, 10, 0.7)
    out += snow([(176, 122), (190, 92), (208, 58), (240, 46), (300, 48), (340, 54), (352, 84), (366, 122), (350, 130), (322, 124), (290, 130), (250, 124), (214, 131), (190, 126)], "#8b9edb") + form([(196, 108), (216, 66), (250, 56), (300, 58), (250, 74), (222, 112)], "#ffffff", 0.8)
    out += window(220, 172, 24, 34) + window(216, 240, 20, 30, bright=0.7)
    return out + path(box(268, 219, 80, 5), "#2a2148") + disc(268, 221, 4, "#2a2148")  # the iron arm of the sign


def house_a() -> str:
    """The tall house on the left: attic window of element 1, wreath of element 6."""
    out = path(box(146, 62, 26, 90), linear((0, "#a8707c"), (1, "#5a3a60"), x2=1, y2=0)) + cap(159, 62, 36, 11) + smoke(160, 48, 0.8) + gable(92, 226, 196, 22, 470, "#d9a07c", "#74507c")
    out += path(corners([(40, 100), (48, 100), (92, 34), (92, 46)]), BEAM, 0.5) + path(corners([(150, 100), (142, 100), (92, 34), (92, 46)]), BEAM, 0.5)
    out += window(16, 252, 26, 44) + shutters(16, 252, 26, 44, "#3f7a7c") + window(172, 252, 24, 44) + shutters(172, 252, 24, 44, "#3f7a7c")
    out += path(box(-20, 306, 226, 8), BEAM) + warm(92, 320, 150, 60, 0.5)
    return out


def house_c() -> str:
    """The grandmother's house; her window is at (712, 240)."""
    out = path(box(654, 168, 140, 270), linear((0, "#c98c94"), (0.4, "#95668c"), (1, "#5a4684"), x1=0.1, x2=0.7)) + path(box(654, 168, 8, 270) + box(786, 168, 8, 270) + box(654, 300, 140, 7), BEAM)
    out += path("M654 172H794V186H654z", "#1f1a4c", 0.4) + snow([(638, 174), (650, 146), (668, 118), (700, 108), (760, 110), (786, 120), (800, 150), (812, 174), (790, 180), (760, 174), (720, 181), (690, 174), (660, 180)], "#8496d6") + form([(658, 160), (676, 124), (706, 116), (750, 118), (706, 132), (682, 162)], "#ffffff", 0.75)
    out += path(box(750, 84, 24, 40), linear((0, "#a8707c"), (1, "#5a3a60"), x2=1, y2=0)) + cap(762, 84, 32, 10) + smoke(764, 72, 0.7) + window(676, 336, 20, 34, bright=0.7)
    return out


def house_d() -> str:
    """The last house on the right, lower and nearer."""
    out = path(box(962, 134, 26, 70), linear((0, "#a8707c"), (1, "#5a3a60"), x2=1, y2=0)) + cap(975, 134, 36, 11) + smoke(976, 120, 0.7) + gable(916, 226, 236, 128, 470, "#a9b87c", "#4f5a84") + window(846, 284, 22, 34) + shutters(846, 284, 22, 34, "#a8485c") + window(978, 284, 24, 36) + shutters(978, 284, 24, 36, "#a8485c")
    return out + path(box(804, 322, 226, 7), BEAM)


def bird_house() -> str:
    """On a short post on the stall's roof; the robin of element 10 sits on its roof, at (908, 222)."""
    out = brush([(908, 280), (908, 298)], [8, 9], lit("#a8785c", "#4a3050")) + snow([(888, 300), (898, 292), (918, 292), (930, 300), (908, 304)]) + path("M886 252h44v36h-44z", lit("#d99a6a", "#6a4060")) + disc(908, 268, 8, "#2a1f44") + path("M907 280h2v8h-2z", "#2a1f44")
    return out + path("M876 254L908 232L940 254L936 260L908 242L880 260z", "#5a3450") + snow([(874, 254), (884, 242), (908, 230), (932, 242), (942, 254), (930, 254), (908, 242), (886, 254)]) + line([(886, 289), (930, 289)], "#5a3450", 4)


def fir_tree() -> str:
    """The great fir on the square: tiers of dark boughs with snow, strings of lamps, red balls. Its top and five candles are elements."""
    out = oval(500, 250, 190, 190, glow("#ffd9a4", 0.5)) + path("M488 350h24v44h-24z", lit("#8a5c50", "#3f2848"))
    tiers = ((336, 270, 118), (300, 226, 100), (262, 184, 84), (224, 150, 66), (184, 118, 48), (146, 86, 30))
    for k, (low, top, half) in enumerate(tiers):
        edge = [(500, top), (500 + half * 0.4, low - 26), (500 + half, low), (500 + half * 0.74, low + 2), (500 + half * 0.5, low + 12), (500 + half * 0.26, low + 5), (500, low + 15), (500 - half * 0.26, low + 5), (500 - half * 0.5, low + 12), (500 - half * 0.74, low + 2), (500 - half, low), (500 - half * 0.4, low - 26)]
        out += form(edge, linear((0, mix("#3f8a7c", "#57a08c", k / 6)), (0.6, "#1f5a66"), (1, "#14384f"), x1=0.3, x2=0.6))
        for side in (-1, 1):  # snow along the bough's edge
            out += snow([(500 + side * half * 1.0, low + 1), (500 + side * half * 0.82, low - 12), (500 + side * half * 0.56, low - 14), (500 + side * half * 0.4, low - 6), (500 + side * half * 0.56, low - 1), (500 + side * half * 0.8, low + 5)], "#a9b8ec")
    chance = dice("fir lamps")
    for low, _top, half in tiers[:5]:
        spots = [(500 + half * f + chance.uniform(-3, 3), low - 16 + 12 * (1 - abs(f)) + chance.uniform(-2, 2)) for f in (-0.66, -0.36, -0.1, 0.2, 0.46, 0.7)]
        spots = [(x, y) for x, y in spots if (x - 504) ** 2 + (y - 190) ** 2 > 60**2 and (x - 450) ** 2 + (y - 302) ** 2 > 50**2]
        for k, (x, y) in enumerate(spots):
            out += disc(x, y, 12, glow("#ffd27a", 0.55)) + disc(x, y, 3.4, ("#fff0b4", "#ffb46a", "#ff8a7a")[k % 3])
    for x, y, r in ((408, 330, 9), (588, 322, 10), (560, 282, 8), (430, 262, 8), (546, 338, 9), (590, 250, 7)):
        out += disc(x, y, r, radial((0, "#ff9a8a"), (0.5, "#d93c4a"), (1, "#7a1440"), cx=0.35, cy=0.3, r=0.75)) + disc(x - r * 0.3, y - r * 0.35, r * 0.2, "#fff3ea")
    return out


def street_lamps() -> str:
    """The lamp on which the owl of element 4 sits, and strings of lamps from house to house."""
    out = brush([(630, 176), (630, 280), (630, 410)], [6, 7, 10], lit("#6a5a8c", "#2a2148")) + path("M616 410h28l4 10h-36z", "#2a2148") + brush([(612, 196), (630, 186), (648, 196)], [3, 5, 3], "#3a2f5c")
    out += disc(630, 158, 46, glow("#ffd27a", 0.8)) + path("M618 146h24l4 32h-32z", linear((0, "#fff6cc"), (1, "#ffb45a"))) + path("M616 146h28l-5-9h-18z", "#3a2f5c") + path("M613 177h34v5h-34z", "#3a2f5c") + path("M629 146h2v32h-2z", "#6a4a5c") + cap(630, 138, 30, 6, 2)
    return out + lamps([(352, 150), (400, 186), (440, 200)], 6, 0.9) + lamps([(560, 206), (600, 214), (654, 196)], 6, 0.9) + lamps([(794, 214), (812, 246), (816, 264)], 4, 0.8) + lamps([(206, 300), (270, 330), (352, 316)], 8)


def falling() -> str:
    """Snow in the air, small behind, large before."""
    return flakes("far flakes", 130, 1.8, 0.7) + flakes("flakes", 60, 3, 0.75) + flakes("near flakes", 16, 5, 0.55)


def light() -> str:
    """Blue over the edges, warmth in the middle."""
    return path("M0 0H1000V700H0z", radial((0, "#ffd9a0", 0.16), (0.4, "#ffd9a0", 0.05), (1, "#ffd9a0", 0), cx=0.46, cy=0.56, r=0.5))


def vignette() -> str:
    """The corners sink into the evening."""
    return path("M0 0H1000V700H0z", radial((0, "#161c5c", 0), (0.6, "#161c5c", 0), (1, "#121654", 0.56), cx=0.48, cy=0.5, r=0.8))


def paper() -> str:
    """Two tiles of specks, so that it looks printed."""
    return grain("winter light", "#fff8f0", 110, 130, 0.9, 0.14) + grain("winter dark", "#1a1a54", 110, 110, 0.9, 0.12)
