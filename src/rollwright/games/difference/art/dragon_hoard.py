# pyright: basic
"""The dragon's hoard: hills of gold, the chest, and treasure that never changes (company for the things that do)."""

from rollwright.games.difference.art.brush import along, brush, dice, disc, dots, form, glow, line, linear, lit, mix, oval, path, place, ring, stamp
from rollwright.games.difference.art.dragon_brush import BRASS, coin, gem, heap, sparkle
from rollwright.games.difference.art.dragon_mice import FUR, STEEL, face
from rollwright.games.difference.art.flora import pool

CLEAR = [(76, 612, 52), (200, 606, 44), (254, 506, 54), (450, 420, 40), (562, 478, 56), (692, 528, 50), (634, 630, 46), (506, 634, 50), (762, 634, 60), (384, 586, 50)]


def nest() -> str:
    """The great drift on which the dragon sleeps; it covers the foot of the body."""
    rise = [(-10, 512), (50, 526), (110, 516), (160, 462), (230, 442), (310, 438), (370, 432), (420, 436), (466, 448), (512, 466), (570, 474), (640, 480), (720, 506), (800, 530), (880, 520), (950, 500), (1010, 486)]
    return heap("nest", rise, 690, 330, (5.5, 10), CLEAR, linear((0, "#ffcf66"), (0.3, "#d98f36"), (0.65, "#8a4e2a"), (1, "#452632")), 0.08, 1.15) + pool(262, 444, 160, 16, "#3a1626", 0.75) + pool(690, 512, 130, 24, "#3a1626", 0.6)


def sleeping_mouse() -> str:
    """Curled up on the dragon's nose: it is not afraid."""
    out = brush([(-16, 8), (-4, 13), (14, 12), (20, 6)], [4, 4, 3, 1.5], "#d99a94") + form([(-22, 10), (-22, -4), (-10, -14), (6, -14), (18, -4), (20, 8), (10, 12)], FUR) + brush([(-20, -2), (-9, -12), (5, -12)], [1, 3, 1], "#fff6ea", 0.8)
    out += form([(-28, 11), (-24, 3), (-14, -2), (-5, 3), (-6, 11), (-16, 13)], lit("#f0ded0", "#93788a")) + disc(-8, -1, 6, FUR) + disc(-8, -0.5, 3.5, "#e8a79c") + disc(-28, 10, 2, "#d9657a")
    return place(out + line([(-21, 5), (-18.5, 6.5), (-16, 5)], "#3a1c30", 1.4), 206, 333, -10, 1.15)


def front() -> str:
    """The nearest drift: large coins in the shade, and the gems among them."""
    rise = [(-10, 606), (60, 622), (130, 648), (210, 660), (300, 644), (390, 648), (460, 662), (560, 672), (660, 674), (740, 672), (820, 660), (900, 650), (1010, 640)]
    return heap("front", rise, 716, 120, (10, 14), [(76, 616, 46), (200, 600, 44), (634, 630, 48), (506, 630, 50), (762, 634, 56)], linear((0, "#c4802f"), (0.5, "#7c4729"), (1, "#452632")), 0.02) + path("M0 600H1000V700H0z", linear((0, "#24122c", 0), (1, "#24122c", 0.55)))


def nearest() -> str:
    """A few coins right under the viewer's nose, cut off by the edge."""
    out = stack(132, 694, 3, 1.3) + stack(22, 690, 4, 1.3)
    for x, y, size, look, tone in ((60, 708, 30, 1, 2), (246, 704, 24, 0, 1), (412, 710, 30, 2, 2), (578, 706, 26, 0, 1), (716, 712, 32, 1, 2), (868, 704, 28, 2, 1), (962, 712, 34, 0, 2), (150, 714, 26, 2, 1), (480, 716, 26, 0, 2), (640, 718, 28, 3, 2), (800, 716, 26, 0, 2)):
        out += coin(x, y, size, look, tone)
    return out


def gems() -> str:
    out = ""
    for x, y, s, c in ((350, 476, 8, "ruby"), (418, 500, 8, "emerald"), (470, 548, 9, "amethyst"), (610, 556, 9, "ruby"), (748, 560, 9, "emerald"), (140, 560, 10, "amethyst"),
                       (238, 686, 12, "emerald"), (366, 684, 13, "sapphire"), (430, 684, 12, "topaz"), (566, 690, 13, "ruby"), (700, 688, 13, "amethyst"), (830, 684, 13, "sapphire"), (140, 684, 14, "ruby"), (960, 682, 14, "emerald"),
                       (196, 468, 7, "sapphire"), (40, 560, 9, "emerald")):  # fmt: skip
        out += place(gem(0, 0, s, c), x, y, (x * 7 + y * 3) % 80 - 40)
    return out


def sparkles() -> str:
    return "".join(sparkle(x, y, s) for x, y, s in ((172, 462, 0.9), (340, 458, 1), (470, 476, 0.8), (640, 560, 0.8), (120, 540, 0.9), (440, 530, 0.7), (420, 668, 1.1), (704, 660, 0.8), (24, 536, 1), (150, 644, 1), (560, 262, 0.5), (430, 276, 0.5)))


def urn(x: float, y: float, size: float, colours: tuple[str, str], band: str) -> str:
    body = path("M-12-56H12C10-46 26-34 26-10C26 10 14 22 10 30H-10C-14 22-26 10-26-10C-26-34-10-46-12-56z", linear((0, mix(colours[0], "#ffffff", 0.3)), (0.35, colours[0]), (1, colours[1]), x2=1, y2=0.3))
    body += oval(0, -56, 14, 4, colours[0]) + oval(0, -56, 10, 2.6, "#2a1426") + path("M-25-18Q0-8 25-18L26-8Q0 3-26-8z", band) + brush([(-19, -20), (-20, -4), (-12, 14)], [1, 5, 1], "#fffbe0", 0.7)
    return stamp(body + '<path d="M-12-48C-34-50-34-24-22-26M12-48C34-50 34-24 22-26" fill="none" stroke="#b4692a" stroke-width="4"/>', x, y, size)


def stack(x: float, y: float, count: int, size: float) -> str:
    """A small pile of coins."""
    piece = path("M-16-4v5a16 5.500 0 0 0 32 0v-5z", linear((0, "#e0a040"), (1, "#5c3426"), x2=1, y2=0)) + oval(0, -4, 16, 5.5, linear((0, "#ffe89a"), (1, "#c9852f"), x2=1, y2=0.3))
    return "".join(stamp(piece, x + (k * 37 % 5) - 2, round(y - 6.4 * size * k, 1), size) for k in range(count))


def treasure_behind() -> str:
    """Between the dragon and the wall, left and right, dim."""
    out = urn(34, 396, 0.62, ("#c9803a", "#4a2634"), "#7a3040") + urn(980, 300, 0.9, ("#9a5f3a", "#33203a"), "#5a3050")
    out += stack(16, 424, 5, 0.6) + stack(62, 420, 3, 0.6)
    shield = disc(0, 0, 34, BRASS) + disc(0, 0, 29, lit("#3f6a8c", "#1c2a4c")) + path("M0-29V29M-29 0H29", "none").replace('fill="none"', 'stroke="#f2b443" stroke-width="5"') + disc(0, 0, 9, lit("#fff0ac", "#8e4d20"))
    return out + place(shield, 968, 384, 0, 0.9)


def small_goblet(x: float, y: float, size: float, turn: float = 0) -> str:
    cup = path("M-13-22C-14-7-9 2-3 4L-2 14C-4 17-9 18-12 20Q0 24 12 20C9 18 4 17 2 14L3 4C9 2 14-7 13-22z", BRASS) + oval(0, -22, 13, 3.500, "#fff0ac") + oval(0, -21.500, 10, 2.4, "#5e1f3a") + brush([(-9, -16), (-7, -6), (-3, 0)], [1, 3, 1], "#fffbe0", 0.9)
    return place(stamp(cup, 0, 0, size), x, y, turn)


def treasure_among() -> str:
    """In the nest: cups, rings, strings of pearls, keys, a helmet."""
    out = small_goblet(490, 462, 0.9, 8) + small_goblet(156, 548, 0.9, 74) + small_goblet(646, 476, 0.6, -6)
    out += stack(416, 470, 4, 0.8) + stack(396, 480, 2, 0.8) + stack(500, 540, 3, 0.8) + stack(304, 604, 3, 0.9) + stack(742, 566, 3, 0.8)
    chance = dice("pearls")
    for course in ([(420, 520), (440, 536), (466, 530), (486, 516)], [(150, 500), (166, 520), (190, 530), (180, 552)], [(600, 548), (624, 560), (650, 552), (668, 566)]):
        spots = [(px + chance.uniform(-0.6, 0.6), py) for px, py, _ in along(course, 12)]
        out += dots([(px + 1, py + 2) for px, py in spots], "#4a2636", 7, 0.6) + dots(spots, "#cfcbe0", 6.4) + dots([(px - 1, py - 1.2) for px, py in spots], "#ffffff", 2.6)
    for x, y, t, s in ((310, 536, 20, 1), (590, 570, -30, 0.9), (120, 588, 10, 1.1)):  # small plain rings
        out += place(ring(0, 0, 9, 7, BRASS, 3.600) + disc(0, -8, 3.400, "#d94f5a"), x, y, t, s)
    for x, y, t, s in ((424, 556, 30, 1), (700, 574, -16, 0.9)):  # keys
        out += place(ring(-12, 0, 6, 6, "#e8ac48", 3.400) + path("M-6-2H18V7H14V2H10V6H6V2H-6z", "#e8ac48"), x, y, t, s)
    return out


def chest() -> str:
    """Closed and heavy, with a candle on its lid; the plate with the keyhole is an element at (890, 578)."""
    out = pool(890, 654, 150, 34, "#160c20", 0.9)
    wood, dark = "#a8623a", "#4a2430"
    out += path("M794 548H986V652Q890 668 794 652z", linear((0, wood), (0.5, "#83462f"), (1, dark)))
    out += path("M788 548C790 512 806 498 830 494H950C974 498 990 512 992 548Q890 560 788 548z", linear((0, "#d98c50"), (0.5, "#a8603a"), (1, "#6a3430")))
    seams = "M795 576Q890 588 986 576M795 604Q890 617 986 604M795 630Q890 644 986 630"
    out += f'<path d="{seams}" fill="none" stroke="#3a1a28" stroke-width="2.600" opacity=".8"/><path d="M796 579Q890 591 985 579M796 607Q890 620 985 607M795 552Q890 564 986 552" fill="none" stroke="#e09a60" stroke-width="1.500" opacity=".5"/>'
    chance = dice("wood")
    out += "".join(line([(x, y), (x + 14, y + 1.5), (x + 30, y)], "#4a2430", 1.3, 0.5) for x, y in ((chance.uniform(800, 950), chance.choice((566, 590, 594, 620, 642)) + chance.uniform(-3, 3)) for _ in range(16)))
    out += '<path d="M808 520Q890 530 972 520M800 536Q890 546 980 536" fill="none" stroke="#4a2430" stroke-width="2" opacity=".6"/>'
    for x in (806, 958):
        out += path(f"M{x} 500Q{x + 9} 494 {x + 18} 494V657L{x} 654z" if x < 900 else f"M{x - 4} 494Q{x + 8} 494 {x + 14} 500V654L{x - 4} 657z", linear((0, "#f0b85c"), (0.5, "#a8652c"), (1, "#54302a"), x2=1, y2=0)) + dots([(x + 8, 512), (x + 8, 562), (x + 8, 600), (x + 8, 640)], "#fff0ac", 5)
    out += path("M786 544Q890 558 994 544V556Q890 570 786 556z", linear((0, "#f6c468"), (1, "#7a4428"))) + line([(790, 545.500), (890, 553), (990, 545.500)], "#fff6cc", 2, 0.8)
    out += oval(905, 500, 74, 15, glow("#fff0b0", 0.9))
    return out


def company() -> str:
    """Mice that never change: one looks out of a helmet, one rolls a coin home, one sleeps on the dragon's nose."""
    return helmet() + coin_roller() + sleeping_mouse()


def helmet() -> str:
    """A knight's helmet on the gold, with a mouse looking out."""
    out = pool(0, 30, 46, 12, "#1c0f22", 0.85)
    out += form([(-32, 28), (-34, -6), (-22, -30), (2, -36), (24, -28), (34, -4), (32, 28), (0, 34)], STEEL) + form([(-18, 22), (-20, -2), (2, -12), (24, -2), (22, 24), (2, 28)], "#241530")
    out += place(face(), 2, 10, 0, 0.72) + brush([(-20, -4), (2, -14), (26, -4)], [3, 6, 3], "#c9d4ea") + brush([(-28, 6), (-26, -14), (-8, -31)], [1, 5, 1], "#ffffff", 0.8) + brush([(2, -34), (14, -50), (36, -50), (46, -38)], [5, 14, 12, 2], lit("#7a96d0", "#2f3a78"))
    return place(out, 304, 664, -6, 0.98)


def coin_roller() -> str:
    """A small mouse that rolls a coin along the dragon's tail, homewards."""
    out = brush([(-14, 12), (-30, 14), (-38, 6)], [4, 3, 1.5], "#d99a94") + form([(-16, 16), (-18, 2), (-6, -8), (8, -4), (12, 10), (6, 18)], FUR) + brush([(6, 2), (14, 2), (20, -2)], [6, 5, 4], FUR) + brush([(-6, 16), (0, 20), (6, 20)], [7, 5, 4], FUR)
    out += place(face(), 6, -14, 8, 0.62) + disc(32, 4, 16, lit("#fff0ac", "#a8652c")) + ring(32, 4, 11, 11, "#9a5a28", 2) + path("M29 0h6l-1 8h-4z", "#9a5a28")
    return place(out, 560, 552, 4, 0.8)
