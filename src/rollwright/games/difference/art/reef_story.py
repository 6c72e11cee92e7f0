"""The reef, the middle of the story: the octopus poses, the fox in the copper helmet takes the picture. The same on every card."""

from math import cos, sin

from rollwright.games.difference.art.brush import Point, along, brush, corners, disc, dots, form, glow, line, linear, lit, oval, path, place, radial, ring
from rollwright.games.difference.art.reef_brush import soft_shadow

LIGHT, RED, PLUM = "#ffb08a", "#e8604a", "#8a2a5c"
SUCKER = "#ffd9c4"


def limb(points: list[Point], widths: list[float], side: int = 1, dark: bool = False, paint: str = "") -> str:
    """An arm of the octopus; pale suckers sit along one edge (`side` 1 or -1, 0: none are seen)."""
    paint = paint or (linear((0, "#c9504c"), (1, "#6a2050"), x2=0.4) if dark else linear((0, LIGHT), (0.45, RED), (1, PLUM), x2=0.5))
    out, spots = brush(points, widths, paint), list[Point]()
    steps = 14
    for k, (x, y, angle) in enumerate(along(points, steps)):
        u = k / steps * (len(widths) - 1)
        i = min(int(u), len(widths) - 2)
        half = (widths[i] + (widths[i + 1] - widths[i]) * (u - i)) / 2 * 0.62
        if half > 2:
            spots.append((round(x - sin(angle) * half * side, 1), round(y + cos(angle) * half * side, 1)))
    return out + (dots(spots[2:], "#b0405c", 6) + dots([(x - 0.5, y - 0.7) for x, y in spots[2:]], SUCKER, 4) if side else "")


def octopus_back() -> str:
    """Arms behind the body: one holds the bouquet of element 13."""
    out = limb([(540, 334), (584, 374), (636, 396), (676, 384), (672, 362), (656, 366)], [30, 24, 18, 12, 8, 5], 1, dark=True) + limb([(462, 336), (416, 378), (372, 404), (332, 396), (334, 376), (350, 378)], [30, 24, 18, 12, 8, 5], -1, dark=True)
    return out + limb([(470, 332), (430, 358), (394, 356), (376, 334), (374, 318)], [32, 25, 19, 13, 9], -1)


def octopus() -> str:
    """Vain and pleased: lids half down, chin up, one arm on the hip. The hat is element 8."""
    out = soft_shadow(500, 436, 110, 20, 0.5)
    out += limb([(480, 344), (440, 398), (396, 440), (352, 446), (336, 428), (350, 416), (364, 426)], [36, 30, 24, 18, 12, 8, 4], 1)
    out += limb([(522, 344), (566, 394), (606, 424), (650, 436), (676, 424), (670, 406), (656, 412)], [36, 30, 24, 18, 12, 8, 4], -1)
    out += limb([(490, 350), (470, 410), (440, 452), (452, 478), (478, 470)], [36, 30, 22, 14, 6], 1) + limb([(512, 350), (534, 404), (540, 448), (568, 470), (590, 456), (580, 444)], [36, 30, 22, 14, 8, 5], -1)
    # mantle and face
    body = [(456, 330), (444, 296), (446, 260), (466, 232), (502, 220), (538, 232), (558, 262), (556, 298), (544, 332), (528, 360), (500, 368), (472, 360)]
    out += form(body, linear((0, "#ffc49a"), (0.3, "#fb8a62"), (0.65, RED), (1, PLUM), x1=0.2, y1=0, x2=0.7, y2=1))
    out += form([(452, 290), (454, 262), (472, 240), (494, 232), (474, 252), (464, 280), (462, 312)], "#fff0d8", 0.45) + form([(556, 290), (552, 322), (534, 352), (510, 364), (532, 340), (544, 312)], "#6a1a5a", 0.35)
    out += dots([(470, 262), (482, 250), (520, 244), (534, 258), (544, 276), (528, 270), (478, 276), (548, 300), (456, 318)], "#ffd9a8", 7, 0.7) + dots([(500, 252), (540, 316), (464, 336), (508, 262)], "#ffd9a8", 5, 0.6)
    for x, y, r in ((478, 300, 15), (523, 300, 16)):
        out += disc(x, y, r + 3, lit("#ff9a70", "#a03454")) + disc(x, y, r, radial((0, "#fffdf0"), (0.7, "#fff3cf"), (1, "#e8c48a"))) + oval(x - 3, y + 2, r * 0.5, r * 0.42, "#2a1a44") + disc(x - 6, y - 1, 2.6, "#ffffff")
        out += path(f"M{x - r - 2} {y}A{r + 2} {r + 2} 0 0 1 {x + r + 2} {y}Q{x} {y - 7} {x - r - 2} {y}z", linear((0, "#ff9a70"), (1, "#c94a52"))) + line([(x - r - 1, y), (x, y - 4), (x + r + 1, y)], "#7a1f4c", 2)
    out += line([(470, 277), (480, 272), (490, 276)], "#a8324c", 3) + line([(512, 275), (523, 270), (534, 275)], "#a8324c", 3)
    out += line([(484, 334), (496, 342), (512, 342), (526, 330)], "#6a1444", 3) + line([(526, 330), (530, 329)], "#6a1444", 2.4) + oval(462, 322, 9, 6, "#ff6a6a", 0.55) + oval(541, 320, 9, 6, "#ff5a6a", 0.5)
    return out


def diver() -> str:
    """A young fox kneels in a diver's suit, one eye at the camera, one paw on the bulb; the helmet's valve is under element 12."""
    cloth, fold = lit("#fff0c8", "#c08a6c"), "#a07a60"
    out = soft_shadow(206, 506, 70, 12, 0.5)
    # the far leg, then hips, the kneeling leg and its boot
    out += brush([(196, 478), (232, 474), (240, 504)], [30, 26, 20], lit("#e0c090", "#8f6a6c")) + form([(228, 498), (252, 498), (266, 508), (264, 514), (226, 514)], lit("#8a6a5c", "#3f3050"))
    out += form([(150, 446), (160, 424), (196, 418), (222, 430), (226, 468), (212, 492), (166, 494), (148, 474)], cloth) + brush([(170, 480), (196, 500), (160, 508)], [32, 26, 18], cloth) + form([(172, 500), (150, 498), (130, 504), (130, 513), (170, 514)], lit("#8a6a5c", "#3f3050"))
    out += brush([(150, 464), (186, 474), (226, 466)], [8, 8, 8], "#7a4a44") + path(corners([(180, 464), (196, 466), (195, 480), (179, 478)]), lit("#ffe08a", "#b9762c")) + line([(160, 440), (158, 456)], fold, 2, 0.5) + line([(214, 436), (212, 458)], fold, 2, 0.5)
    # collar and helmet
    out += form([(146, 426), (160, 416), (190, 414), (216, 420), (226, 432), (206, 440), (168, 440)], lit("#f6b46a", "#8a4a3c")) + dots([(156, 430), (172, 435), (190, 436), (208, 434)], "#ffe9b0", 4.5)
    out += disc(186, 394, 31, radial((0, "#ffe0a6"), (0.4, "#e6934e"), (1, "#8a4038"), cx=0.34, cy=0.3, r=0.75)) + disc(176, 368, 5.5, lit("#ffdf9a", "#a0562f")) + form([(166, 380), (174, 368), (188, 366), (176, 374)], "#fff6d8", 0.8)
    out += disc(198, 396, 21, lit("#ffd28a", "#8a4a34")) + disc(199, 396, 16.5, linear((0, "#1f4a6c"), (1, "#0f2c50"))) + dots([(198 + 18.6 * c, 396 + 18.6 * s) for c, s in ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))], "#fff0c0", 3.4)
    # the fox's face, turned to the camera
    out += path("M188 388L190 380L197 385zM202 384L209 381L210 389z", "#c9602c") + form([(186, 398), (189, 388), (200, 384), (210, 388), (215, 398), (208, 408), (196, 411), (188, 406)], lit("#f79a4e", "#c0562a")) + form([(200, 402), (208, 399), (216, 401), (213, 407), (204, 411), (194, 410)], "#fff0dc")
    out += disc(196, 396, 2.3, "#2a1a30") + line([(204, 395), (207.5, 393.500), (210, 395.500)], "#2a1a30", 2) + disc(215, 401, 2.6, "#2a1a30") + line([(205, 407), (210, 406)], "#8a4030", 1.5) + path("M188 388Q196 381 208 384Q198 386 192 392z", "#d9f6ff", 0.35)
    # camera on its tripod
    out += brush([(262, 432), (246, 470), (234, 512)], [5, 4, 4], "#7a4f44") + brush([(270, 432), (286, 470), (298, 510)], [5, 4, 4], "#6a4040") + brush([(266, 432), (267, 470), (266, 506)], [5, 4, 4], "#8a5c4a")
    out += path(corners([(240, 396), (282, 396), (282, 432), (240, 432)]), lit("#d0925c", "#6a3f40")) + path(corners([(240, 396), (282, 396), (282, 401), (240, 401)]), "#f3c890") + path(corners([(282, 402), (296, 398), (296, 430), (282, 426)]), "#4a3050") + disc(298, 414, 11, lit("#ffe08a", "#a0622c")) + disc(299, 414, 7.5, "#1a2c50") + disc(297, 411, 2.6, "#dff8ff") + path("M246 408h10v14h-10z", "#ffe0a6", 0.8)
    # the arm that steadies the camera, the raised one that counts to three
    out += brush([(208, 434), (226, 448), (246, 434)], [22, 18, 12], cloth) + disc(249, 430, 7.5, lit("#9a6a50", "#4a3040")) + brush([(160, 434), (136, 424), (140, 396)], [22, 18, 13], cloth) + brush([(134, 404), (147, 404)], [6, 6], "#c08a4c")
    out += disc(140, 388, 8.5, lit("#9a6a50", "#4a3040")) + "".join(brush([(140 + d * 3, 386), (140 + d * 7, 374)], [5, 4], "#8a5c48") for d in (-1, 0, 1)) + brush([(146, 392), (152, 390)], [5, 4], "#8a5c48")
    return out + disc(308, 414, 22, glow("#fffbe0", 0.5)) + ring(176, 368, 3, 3, "#6a3430", 1.6)


def admirers() -> str:
    """Small creatures that watch the scene."""
    out = ""
    for x, y, s, f in ((590, 470, 0.5, False), (436, 510, 0.44, True)):  # snails on the throne
        snail = form([(-22, 8), (-18, 2), (0, 2), (16, 4), (24, 10), (-20, 11)], lit("#ffe3b0", "#b9786c")) + disc(0, -4, 11, lit("#8fd0e0", "#3a5aa6")) + ring(0, -4, 6, 6, "#e6fbff", 2, 0.8) + line([(-18, 3), (-22, -5)], "#b9786c", 2) + line([(-14, 3), (-15, -6)], "#b9786c", 2)
        out += place(snail, x, y, 0, s * 1.4, f)
    return out
