"""The winter market: elements at the stalls, on the snowman and on the ice, drawn around (0, 0) = the centre of the hit circle."""

from rollwright.games.difference.art.brush import brush, disc, dots, form, glow, line, linear, lit, mix, oval, path, place, radial
from rollwright.games.difference.art.winter_brush import INK, ball, pool, skate, snow


def buns(altered: bool) -> str:
    """Three in a row on the baker's tray, a fourth on top or not."""
    out = ""
    for x, y in ((-28, 24), (0, 25), (28, 24)) if altered else ((-28, 24), (0, 25), (28, 24), (1, 8)):
        out += form([(x - 15, y + 8), (x - 15, y - 3), (x - 7, y - 11), (x + 6, y - 11), (x + 15, y - 3), (x + 15, y + 8), (x, y + 10)], linear((0, "#ffe0a0"), (0.45, "#e6a04c"), (1, "#9a5434"), x2=0.6)) + line([(x - 7, y - 4), (x, y - 7), (x + 7, y - 4)], "#9a5434", 2, 0.8) + dots([(x - 6, y - 7), (x + 4, y - 8), (x, y - 2)], "#fffaf0", 2.6)
    return out


def hat(altered: bool) -> str:
    """A red top hat with a sprig, or a tin bucket upside down."""
    if altered:
        tin = path("M-34 24L-25-36H25L34 24Q0 36-34 24z", linear((0, "#aebde0"), (0.3, "#ffffff"), (0.6, "#b4c3e6"), (1, "#5f6fac"), x2=1, y2=0)) + oval(0, -36, 25, 6, lit("#e6eefc", "#8a9acc")) + path("M-31 4Q0 15 31 4L32 10Q0 21-32 10z", "#7a8ac4", 0.6)
        return out_band() + tin + '<path d="M-32 14C-48 30-30 44-14 36" fill="none" stroke="#7a86b4" stroke-width="3.400"/>'
    felt = linear((0, "#ff9a7a"), (0.35, "#e04a44"), (1, "#7a1638"), x2=1, y2=0.2)
    out = out_band() + path("M-28 14C-27-8-30-26-31-42Q0-50 31-42C30-26 27-8 28 14z", felt) + oval(0, -42, 31, 6.500, lit("#ffb08a", "#b03048")) + path("M-46 14Q0 0 46 14Q42 28 0 31Q-42 28-46 14z", felt) + path("M-28 2Q0 12 28 2L28 13Q0 23-28 13z", "#2c4f5c")
    return out + form([(14, 8), (22, -12), (34, -18), (30, -4)], "#57a06c") + form([(14, 8), (8, -10), (14, -24), (20, -8)], "#3f8a60") + disc(16, 8, 4.4, "#fff0b4") + brush([(-24, -30), (-22, -14), (-21, -2)], [2, 5, 2], "#ffd0b4", 0.8)


def out_band() -> str:
    """The shadow of any hat on the snowman's head."""
    return oval(0, 24, 36, 8, "#8090d0", 0.5)


def kettle(altered: bool) -> str:
    """The cook tilts it to the left and pours, or holds it upright. The mug below it is always there."""
    mug = path("M-32 30h24l-2 20h-20z", linear((0, "#fffaf2"), (0.5, "#e6d6ea"), (1, "#a894c0"), x2=1, y2=0)) + oval(-20, 30, 12, 3.400, "#6a3a34")
    copper = linear((0, "#ffd9a8"), (0.35, "#e8905a"), (1, "#7a3a40"), x2=0.8)
    pot = brush([(-20, 18), (-34, 10), (-38, -4)], [12, 8, 6], copper) + form([(-24, 28), (-26, 10), (-14, -4), (14, -4), (26, 10), (24, 28), (0, 33)], copper) + oval(0, -4, 15, 4, "#f6c08a") + disc(0, -9, 4.4, "#5a3450") + brush([(-18, 8), (-18, 18), (-14, 26)], [2, 5, 2], "#fff3dc", 0.8)
    pot += '<path d="M-18-2C-20-26 20-26 18-2" fill="none" stroke="#5a3450" stroke-width="5"/>'
    if altered:
        return mug + place(pot, 10, -2, 0, 0.88)
    stream = brush([(-16, 8), (-19, 18), (-19, 30)], [4, 6, 5], "#6a3430")
    return stream + mug + place(pot, 12, -8, -38, 0.88) + brush([(-30, 24), (-38, 14), (-32, 4)], [2, 5, 1], "#fff6ea", 0.7)


def mugs(altered: bool) -> str:
    """Four stand on the board, or three."""
    out = ""
    for x, light, deep in ((-40, "#a4d48a", "#3f7a5c"), (-16, "#fffaf2", "#b4a4cc"), (8, "#ffd27a", "#b9703c"), (32, "#7ac4c8", "#2f5f8c"))[: 3 if altered else 4]:
        out += f'<path d="M{x + 8} 8c10-2 10 14 0 12" fill="none" stroke="{mix(light, deep, 0.5)}" stroke-width="4"/>' + path(f"M{x - 10} 0h20l-2 26h-16z", linear((0, light), (0.5, mix(light, deep, 0.4)), (1, deep), x2=1, y2=0)) + oval(x, 0, 10, 3.4, "#5f3034") + oval(x - 1, -1.5, 6, 2.6, "#fff6ea") + brush([(x, -6), (x + 5, -16), (x - 3, -26), (x + 3, -36)], [3, 5, 5, 1], "#fff3ea", 0.6)
    return out


def fox(altered: bool) -> str:
    """Her scarf flies behind her: white, or dark red."""
    light, deep, mark = ("#a8243f", "#5f0f34", "#fff0ee") if altered else ("#ffffff", "#e0dcf0", "#e0485c")
    out = form([(-18, 12), (-30, 2), (-44, 6), (-52, -8), (-36, -16), (-20, -12), (-8, 4), (2, 16), (-6, 24)], linear((0, light), (1, deep))) + line([(-43, -10), (-39, 3)], mark, 4) + line([(-31, -13), (-27, 0)], mark, 4)
    return out + form([(-20, 14), (-8, 8), (6, 14), (22, 26), (16, 34), (-4, 32), (-18, 26)], linear((0, light), (1, deep))) + line([(-8, 12), (-10, 28)], mark, 4) + line([(4, 16), (2, 31)], mark, 4)


def arm(altered: bool) -> str:
    """The snowman's twig with its red mitten: up in the air, or down."""
    wood, red = lit("#8a5c50", "#3f2848"), lit("#f0705c", "#9c1f44")
    if altered:
        out = brush([(47, 12), (26, 20), (4, 38)], [8, 7, 6], wood) + brush([(22, 24), (10, 20)], [4, 3], "#5a3a4c")
        return out + place(form([(-10, 2), (-13, -14), (0, -22), (12, -14), (11, 2)], red) + form([(9, -2), (18, -8), (20, -16), (12, -14)], red) + path("M-11 0h23v8h-23z", "#fff6ee"), 4, 28, 205, 0.86)
    out = brush([(47, 12), (20, 4), (-8, -18)], [8, 7, 6], wood) + brush([(18, 2), (16, -12)], [4, 3], "#5a3a4c")
    return out + place(form([(-11, 2), (-14, -14), (0, -24), (13, -14), (12, 2)], red) + form([(10, -2), (20, -8), (22, -17), (13, -14)], red) + path("M-12 0h25v9h-25z", "#fff6ee"), -12, -18, -40)


def scarf(altered: bool) -> str:
    """Round the snowman's neck: yellow, or dark blue."""
    light, deep, mark = ("#4a5ab8", "#141f66", "#8a98e6") if altered else ("#ffe48a", "#eeb440", "#c9742c")
    out = form([(-38, -36), (-20, -30), (2, -29), (22, -32), (34, -38), (38, -28), (24, -19), (0, -15), (-24, -18), (-40, -27)], linear((0, light), (1, deep))) + form([(14, -24), (28, -26), (34, 4), (33, 30), (16, 32), (14, 4)], linear((0, light), (0.6, mix(light, deep, 0.6)), (1, deep), x2=0.5))
    out += path("M15-4h18.500v5h-18.500zM15 12h19v5h-19zM-26-33l4 15h5l-4-14zM-2-30v15h5v-15z", mark) + "".join(line([(x, 31), (x, 39)], deep if not altered else light, 2.4) for x in (18, 22, 26, 30))
    return out + form([(8, -30), (24, -33), (28, -20), (16, -15), (7, -20)], linear((0, light), (1, deep)))


def hare(altered: bool) -> str:
    """His free leg is stretched out behind him, or bent under him."""
    cloth = lit("#7a8cd0", "#343f8c")
    if altered:
        return brush([(6, 0), (20, 14), (12, 34)], [17, 14, 10], cloth) + skate(14, 38, 1.0)
    return brush([(6, 0), (23, 2), (36, -7)], [17, 13, 9], cloth) + place(skate(0, 0, 0.9, True), 37, -9, -74)


def duck(altered: bool) -> str:
    """She races to the left with her wings behind her, or to the right."""
    out = brush([(8, 14), (26, 22), (40, 14)], [9, 7, 6], "#e8963c") + place(skate(0, 0, 0.8), 42, 12, -40) + brush([(-4, 16), (-8, 28), (-6, 38)], [9, 7, 6], "#f0a03c") + skate(-6, 42, 0.9)
    out += form([(34, -8), (48, -18), (44, -2), (30, 8)], lit("#fff6ea", "#b4a4cc")) + form([(-22, 4), (-20, -10), (-4, -16), (18, -12), (36, -8), (30, 12), (10, 22), (-12, 18)], linear((0, "#ffffff"), (0.5, "#f3ecf6"), (1, "#a898cc"), x1=0.2, x2=0.7)) + form([(0, -6), (18, -12), (40, -16), (26, 2), (8, 6)], lit("#ffffff", "#c0b0d8"))
    out += brush([(-14, 2), (-22, -16), (-22, -26)], [20, 15, 14], lit("#ffffff", "#cfc3e0")) + form([(-36, -28), (-34, -42), (-22, -48), (-10, -42), (-10, -28), (-20, -20), (-32, -22)], lit("#ffffff", "#cdbfdf")) + path("M-34-34C-44-35-50-31-52-27C-46-23-38-23-32-26z", lit("#ffb45a", "#d0682c")) + line([(-50, -27.500), (-42, -28), (-34, -28)], "#a8502c", 1.5)
    out += disc(-28, -36, 3, INK) + disc(-29, -37, 1, "#fff") + line([(-33, -42), (-27, -43)], "#8a7ca8", 2) + form([(-28, -16), (-12, -20), (-4, -14), (-6, -6), (-22, -6)], lit("#57b0a0", "#1f5a70")) + form([(-6, -14), (10, -20), (24, -18), (12, -12), (-2, -6)], lit("#57b0a0", "#1f5a70")) + form([(-37, -42), (-22, -52), (-8, -42), (-22, -45)], lit("#e0566a", "#8a1f4c")) + disc(-22, -53, 4.4, "#fff6ea")
    return pool(0, 48, 46, 7, 0.5, "#1f4a8c") + place(out, 0, -1, 0, 0.9, altered)


def snowball(altered: bool) -> str:
    """Huge, or half as big; the drift before it is the same."""
    return ball(0, 0, 25 if altered else 50) + snow([(-56, 30), (-40, 20), (-14, 16), (14, 18), (40, 16), (58, 28), (70, 56), (0, 64), (-70, 56)], "#7083d0")


def mitten(altered: bool) -> str:
    """Somebody lost it; a mouse has moved in, or not yet."""
    wool = linear((0, "#8fd0c0"), (0.5, "#3f8f94"), (1, "#1f4a74"), x2=0.7)
    out = pool(2, 32, 52, 9, 0.5) + form([(-34, 22), (-38, 2), (-26, -14), (-4, -16), (16, -10), (20, 14), (14, 30), (-16, 32)], wool) + form([(-14, -12), (-18, -28), (-6, -36), (4, -28), (2, -12)], wool)
    out += "".join(line([(-30 + 9 * k, -6), (-26 + 9 * k, 0), (-30 + 9 * k, 6)], "#e9fbf2", 2.4, 0.8) for k in range(5)) + oval(22, 8, 11, 22, "#17325c", 1, 8)
    if not altered:
        fur = lit("#e0cfc8", "#8a7088")
        out += disc(16, -12, 9, fur) + disc(34, -10, 9, fur) + disc(16, -12, 5.400, "#f0a49c") + disc(34, -10, 5.400, "#f0a49c") + form([(10, 4), (14, -8), (26, -12), (37, -6), (42, 6), (34, 16), (20, 17)], fur) + disc(40, 8, 3.4, "#d0566c") + disc(22, 0, 3, INK) + disc(34, 0, 3, INK) + disc(21, -1, 1, "#fff") + disc(33, -1, 1, "#fff") + oval(33, 12, 2, 2.4, "#7a2c40") + brush([(14, 18), (20, 22), (28, 20)], [6, 6, 5], fur)
    return out + form([(12, 14), (17, 22), (26, 27), (33, 22), (34, 12), (38, 20), (32, 33), (18, 34), (11, 26)], lit("#fffaf2", "#c3b4d0"))


def carp(altered: bool) -> str:
    """It swims under the ice to the left, or to the right; the cracks above it are alike on both sides."""
    gold = linear((0, "#ffd08a"), (0.5, "#f0803c"), (1, "#a83c34"))
    fish = form([(26, 0), (40, -16), (50, -14), (44, 0), (50, 14), (40, 16)], lit("#ffc48a", "#d0562c")) + form([(-44, 0), (-32, -15), (-6, -21), (18, -10), (30, 0), (18, 10), (-6, 20), (-32, 14)], gold) + form([(-6, -19), (6, -30), (18, -20), (12, -10)], lit("#ffb46a", "#c0502c")) + form([(-10, 16), (-2, 28), (8, 22), (4, 12)], lit("#ffb46a", "#c0502c"))
    fish += form([(-14, -18), (2, -18), (8, -2), (-4, 4), (-16, -4)], "#fff3e0", 0.9) + form([(14, 2), (24, 0), (18, 9), (10, 10)], "#fff3e0", 0.9) + disc(-31, -4, 4, "#fffdf2") + disc(-32, -4, 2.4, INK) + line([(-43, 5), (-38, 7), (-33, 6)], "#8a2c2c", 2) + line([(-43, 3), (-50, 8)], "#a83c34", 1.6)
    out = oval(0, 4, 56, 34, radial((0, "#12407c", 0.6), (0.7, "#12407c", 0.3), (1, "#12407c", 0))) + place(fish, 0, 0, 0, 0.98, altered)
    ice = oval(0, 0, 56, 40, radial((0, "#bfe3f6", 0.34), (0.7, "#bfe3f6", 0.26), (1, "#bfe3f6", 0)))  # what lies above it
    return out + ice + path("M-54-14Q0-34 54-14Q0-27-54-14zM-46 26Q0 38 46 26Q0 33-46 26zM-30-2Q0-8 30-2Q0-4.500-30-2z", "#ffffff", 0.6)


def trace(altered: bool) -> str:
    """A skater has cut an eight into the ice, or a spiral: a fresh white line with frost beside it."""
    eight = "M4 1C-10-11-34-20-46-10C-56 1-40 14-22 12C-2 10 10-6 28-11C46-14 54-3 46 6C36 17 14 11 4 1z"
    spiral = "M2 1C8-3 18 1 12 6C2 12-16 9-18 0C-20-11 4-16 22-11C42-5 40 12 18 17C-12 22-44 13-42-4C-40-19-10-26 24-23"
    data = spiral if altered else eight
    lines = "".join(f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" opacity="{alpha}"{move}/>' for colour, wide, alpha, move in (("#1f4a8c", 8, ".6", ' transform="translate(1 3)"'), ("#e6f6ff", 7, "1", ""), ("#ffffff", 3.5, "1", ' transform="translate(-.5 -1)"')))
    return oval(0, 2, 56, 34, glow("#2f6fb4", 0.7)) + place(lines, 0, 0, -8)


def lantern(altered: bool) -> str:
    """A paper lantern: pale yellow, or dark red."""
    light, middle, deep = ("#b8324c", "#841a3c", "#4a0c30") if altered else ("#fffef0", "#fff3b4", "#ffd67c")
    out = disc(0, 2, 52, glow("#ff6a5c" if altered else "#ffe9a0", 0.45 if altered else 0.85)) + line([(1, -42), (0, -30)], INK, 2.4) + oval(0, 2, 29, 27, radial((0, light), (0.6, middle), (1, deep), cx=0.45, cy=0.42, r=0.62))
    out += "".join(f'<path d="M-{w} {y}Q0 {y + 6} {w} {y}" fill="none" stroke="{mix(deep, "#5a2040", 0.35)}" stroke-width="1.800" opacity=".7"/>' for y, w in ((-16, 21), (-6, 28), (5, 28), (15, 23)))
    return out + path("M-14-30h28v6h-28zM-14 26h28v6h-28z", "#5a3450") + line([(0, 32), (0, 42)], "#e0566a", 3.4) + disc(0, 43, 3.4, "#e0566a")
