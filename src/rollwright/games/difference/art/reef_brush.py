"""The reef: its own brushes. Corals, sponges, anemones, kelp, small fish and bubbles; far things fade into the water."""

import math

from rollwright.games.difference.art.brush import Point, along, brush, clip, dice, disc, dots, form, leaf, line, linear, lit, mix, num, oval, path, place, radial, ring, smooth, stamp, taper

WATER = "#3fa9b8"  # far things take this colour
DEPTH = "#0d4468"  # shade on anything, always see-through


def dim(colour: str, depth: float) -> str:
    """A colour seen through `depth` (0 to 1) of water."""
    return mix(colour, WATER, depth)


# ---------------------------------------------------------------- corals


def staghorn(name: str, x: float, y: float, size: float, light: str, shade: str, depth: float = 0) -> str:
    """Branching coral, about 100 high at size 1; its foot is at (x, y). Strokes of three widths: cheap, for there are many."""
    chance, limbs, tips = dice(name), ["", "", ""], list[Point]()

    def grow(px: float, py: float, angle: float, long: float, level: int) -> None:
        bent, aim = math.radians(angle + chance.uniform(-16, 16)), math.radians(angle)
        ex, ey = round(px + long * math.cos(aim)), round(py + long * math.sin(aim))
        limbs[level] += f"M{num(px)} {num(py)}Q{num(round(px + long * 0.5 * math.cos(bent)))} {num(round(py + long * 0.5 * math.sin(bent)))} {ex} {ey}"
        if level == 2:
            tips.append((ex, ey))
            return
        for turn in chance.choice(((-26, 22), (-32, 4, 30), (-20, 28))):
            grow(ex, ey, angle + turn + chance.uniform(-6, 6), long * chance.uniform(0.62, 0.8), level + 1)

    for angle in (-122, -92, -60):
        grow(0, 0, angle + chance.uniform(-6, 6), chance.uniform(30, 38), 0)
    light, shade = dim(light, depth), dim(shade, depth)
    paint, rim = linear((0, light), (1, shade), x1=0, x2=0, y1=-96, y2=4, units="user"), mix(light, "#fff6e0", 0.55)
    out = "".join(f'<path d="{data}" stroke="{paint}" stroke-width="{wide}"/>' for data, wide in zip(limbs, (13, 9.5, 6.5), strict=True))
    out += "".join(f'<path d="{data}" stroke="{rim}" stroke-width="{wide}" opacity=".5" transform="translate(-{wide} -.5)"/>' for data, wide in zip(limbs, (2.4, 1.8, 1.4), strict=True))
    return stamp(f'<g fill="none" stroke-linecap="round">{out}</g>' + dots(tips, mix(light, "#fffaf0", 0.65), 5.5), x, y, size)


def brain(x: float, y: float, w: float, light: str, shade: str, depth: float = 0) -> str:
    """A dome with winding grooves; (x, y) is the middle of its foot, w its width."""
    light, shade = dim(light, depth), dim(shade, depth)
    out = path("M-50 4C-52-30-30-46 0-46C30-46 52-30 50 4C30 10-30 10-50 4z", linear((0, light), (0.5, mix(light, shade, 0.5)), (1, shade), x1=0.2, y1=0, x2=0.75, y2=1))
    grooves = "".join(f"M{a} {b}q4-9 11-5q7 4 12-2q6-6 12 0" for a, b in ((-42, -10), (-30, -26), (-10, -36), (-8, -20), (10, -8), (-34, 2), (16, -26), (-14, -4), (6, -44)))
    out += f'<path d="{grooves}" fill="none" stroke="{mix(shade, "#20104a", 0.25)}" stroke-width="2.400" stroke-linecap="round" opacity=".55"/>' + form([(-40, -14), (-28, -34), (-6, -42), (-18, -30), (-32, -10)], "#fff8e6", 0.28)
    return stamp(out, x, y, w / 100)


def tubes(name: str, x: float, y: float, size: float, light: str, shade: str, count: int = 5, depth: float = 0) -> str:
    """Tube sponges that stand together, each with a dark mouth."""
    chance, out = dice(name), ""
    light, shade = dim(light, depth), dim(shade, depth)
    for k in range(count):
        lean, tall, wide = (k - (count - 1) / 2) * 13 + chance.uniform(-3, 3), chance.uniform(44, 88), chance.uniform(13, 18)
        top = lean * 1.5
        out += brush([(lean * 0.5, 4), (lean, -tall * 0.5), (top, -tall)], [wide * 0.7, wide * 0.9, wide], linear((0, light), (0.45, mix(light, shade, 0.35)), (1, shade), x2=1, y2=0.3))
        out += oval(top, -tall, wide * 0.54, wide * 0.28, mix(light, "#fff6e0", 0.5)) + oval(top, -tall, wide * 0.36, wide * 0.17, mix(shade, "#1a1040", 0.45))
    return stamp(out, x, y, size)


def table(x: float, y: float, w: float, light: str, shade: str, depth: float = 0) -> str:
    """A table coral: a flat, frilled plate on a short foot."""
    light, shade = dim(light, depth), dim(shade, depth)
    out = path("M-10 40Q-6 14-16 0H16Q6 14 12 40z", linear((0, shade), (1, mix(shade, "#20104a", 0.4))))
    edge = [(-50, 0), (-46, -7), (-34, -9), (-20, -13), (-4, -11), (10, -14), (26, -10), (38, -10), (48, -5), (50, 1), (40, 7), (24, 7), (10, 11), (-8, 8), (-24, 10), (-40, 6)]
    out += form([(px, py + 5) for px, py in edge], shade) + form(edge, linear((0, mix(light, "#fff6e0", 0.35)), (1, mix(light, shade, 0.4))))
    return stamp(out + dots([(-34, -2), (-22, -6), (-12, 0), (0, -5), (12, 0), (22, -5), (34, 0), (-4, 4), (16, 5)], shade, 3.4, 0.5, 4), x, y, w / 100)


def anemone(x: float, y: float, size: float, light: str, shade: str, tip: str, depth: float = 0) -> str:
    """A symmetric cushion of soft arms, about 100 wide; its foot is at (x, y)."""
    light, shade, tip = dim(light, depth), dim(shade, depth), dim(tip, depth)
    back, front, ends = "", "", list[Point]()
    for side in (-1, 1):
        for a, b, tall in ((4, 8, 52), (14, 22, 50), (24, 36, 44), (33, 48, 34), (40, 56, 22)):
            back += taper([(side * a * 0.7, 6), (side * (a + 1), -tall * 0.5), (side * b, -tall)], [8, 8, 6])
            ends.append((side * b, -tall))
        for a, b, tall in ((0, 3, 36), (9, 14, 34), (19, 27, 29), (29, 40, 20)):
            front += taper([(side * a * 0.8, 8), (side * (a + 1), -tall * 0.5), (side * b, -tall)], [9, 9, 7])
            ends.append((side * b, -tall))
    out = path("M-30 0Q-36 14-26 22H26Q36 14 30 0z", linear((0, shade), (1, mix(shade, "#20104a", 0.4)))) + path(back, shade) + path(front, linear((0, light), (1, mix(light, shade, 0.6))))
    return stamp(out + dots(ends, tip, 7.5), x, y, size)


def kelp(name: str, points: list[Point], wide: float, colour: str, rib: str) -> str:
    """A long ribbon of weed with wavy leaves on both sides."""
    chance, leaves = dice(name), ""
    for k in range(len(points) * 4):
        u = k / (len(points) * 4)
        i = min(int(u * (len(points) - 1)), len(points) - 2)
        f = u * (len(points) - 1) - i
        (ax, ay), (bx, by) = points[i], points[i + 1]
        heading = math.degrees(math.atan2(by - ay, bx - ax))
        leaves += leaf(ax + (bx - ax) * f, ay + (by - ay) * f, heading + (46 if k % 2 else -46) + chance.uniform(-12, 12), wide * chance.uniform(2, 3), wide * 0.5)
    return path(leaves, colour) + brush(points, [wide * 0.5] * (len(points) - 1) + [1], rib)


def rock(name: str, points: list[Point], light: str, shade: str, depth: float = 0) -> str:
    """A boulder of the reef, lit from above, pitted and overgrown."""
    chance, data = dice(name), smooth(points)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    pits, spots = "", ""
    for _ in range(26):
        x, y, w = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys)), chance.uniform(14, 44)
        pits += f"M{num(round(x - w))} {num(round(y))}q{num(w * 0.5)} {num(-w * 0.42)} {num(w)} {num(-w * 0.1)}q{num(w * 0.7)} {num(w * 0.1)} {num(w * 0.9)} {num(w * 0.34)}q{num(-w)} {num(-w * 0.2)} {num(-w * 1.9)} {num(-w * 0.24)}z"
        spots += f"M{num(round(x + w * 0.3))} {num(round(y - w * 0.5))}q{num(w * 0.3)} {num(-w * 0.2)} {num(w * 0.7)} 0q{num(-w * 0.3)} {num(w * 0.1)} {num(-w * 0.7)} 0z"
    out = path(data, linear((0, dim(light, depth)), (0.4, dim(mix(light, shade, 0.6), depth)), (1, dim(shade, depth)), x1=0.3, x2=0.6))
    return out + clip(path(pits, dim(mix(shade, "#101a4c", 0.35), depth), 0.42) + path(spots, mix(light, "#fff6e0", 0.4), 0.35), data)


def buttons(name: str, course: list[Point], count: int, spread: float, size: float = 1) -> str:
    """A crust of little round corals along a course: rings of four colours, lighter above."""
    chance, spots = dice(name), list[Point]()
    for x, y, _ in along(course, count):
        spots.append((round(x + chance.gauss(0, spread)), round(y + chance.gauss(0, spread * 0.5))))
    chance.shuffle(spots)
    tones = (("#b8406c", "#ff9ab0"), ("#c9702f", "#ffd27a"), ("#4f3a9a", "#b49af0"), ("#2f8a7c", "#9ae0b4"))
    out = ""
    for k, (deep, light) in enumerate(tones):
        mine = spots[k::4]
        out += dots(mine, deep, 9 * size, 1, 2) + dots([(x, y - 1) for x, y in mine], light, 6 * size, 1, 1.5) + dots([(x, y - 1) for x, y in mine], deep, 2.4 * size, 0.8)
    return out


def lettuce(x: float, y: float, w: float, light: str, shade: str, depth: float = 0) -> str:
    """Leaf coral: frilled leaves that stand behind each other; (x, y) is the middle of its foot."""
    light, shade, out = dim(light, depth), dim(shade, depth), ""
    for k, (lean, tall) in enumerate(((-30, 40), (32, 42), (0, 52), (-16, 34), (18, 32))):
        leafy = [(lean * 0.3 - 8, 4), (lean - 20, -tall * 0.6), (lean - 12, -tall), (lean - 4, -tall * 0.92), (lean + 4, -tall * 1.04), (lean + 12, -tall * 0.94), (lean + 20, -tall * 0.62), (lean * 0.3 + 8, 4)]
        out += form(leafy, linear((0, mix(light, "#fff6e0", 0.3)), (0.25, light), (1, shade))) + line([(lean * 0.3, 2), (lean * 0.8, -tall * 0.5), (lean, -tall * 0.86)], shade, 1.8, 0.45 + 0.05 * k)
    return stamp(out, x, y, w / 100)


def feather(x: float, y: float, size: float, light: str, shade: str) -> str:
    """A feather star: arms that curl outwards."""
    arms = "".join(brush([(0, 0), (a * 0.5, -h * 0.7), (a, -h), (a * 1.25, -h * 0.8)], [5, 4.5, 4, 2], light if k % 2 else shade) for k, (a, h) in enumerate(((-34, 26), (34, 28), (-24, 42), (24, 44), (-10, 52), (10, 54), (0, 46))))
    return stamp(arms + oval(0, 0, 7, 4, shade), x, y, size)


# ---------------------------------------------------------------- fish and bubbles


def small_fish(x: float, y: float, size: float, light: str, shade: str, band: str = "", turn: float = 0) -> str:
    """A little fish that swims to the left, 40 long at size 1; a negative size turns it to the right."""
    out = path("M12 0L24-9Q21 0 24 9z", shade) + form([(-20, 0), (-12, -8), (2, -10), (14, -3), (14, 3), (2, 10), (-12, 8)], linear((0, light), (1, shade))) + path("M-4-9Q4-17 10-6zM-2 9Q4 15 8 6z", shade)
    out += path("M-5-9.500Q-1 0-5 9.500L1 10Q5 0 1-10z", band) if band else path("M-10-3Q2-6 12-1Q2-2-10-3z", "#ffffff", 0.6)
    return place(stamp(out + disc(-13, -2, 2.4, "#ffffff") + disc(-13.5, -2, 1.5, "#1c1a36"), 0, 0, size, abs(size)), x, y, turn)


def bubble(x: float, y: float, r: float) -> str:
    """A bubble: a pale rim, a bright window above left, light gathered below right."""
    out = disc(0, 0, 10, radial((0, "#ffffff", 0.05), (0.7, "#d9f6f4", 0.25), (1, "#ffffff", 0.75))) + ring(0, 0, 9.4, 9.4, "#f2fffb", 1.4, 0.9) + oval(-3.6, -4, 2.8, 2, "#ffffff", 0.95, -40) + path("M3 7Q7 5 7.500 1Q5 4 1 6z", "#ffffff", 0.7)
    return stamp(out, x, y, r / 10)


def shell(x: float, y: float, size: float, light: str, shade: str) -> str:
    """A scallop that lies in the sand."""
    ribs = "".join(f"M0 8L{num(a)} {num(b)}" for a, b in ((-11, -6), (-6, -11), (0, -13), (6, -11), (11, -6)))
    return stamp(form([(0, 9), (-10, 2), (-14, -6), (-8, -12), (0, -15), (8, -12), (14, -6), (10, 2)], lit(light, shade)) + f'<path d="{ribs}" stroke="{shade}" stroke-width="1.400" opacity=".7"/>', x, y, size)


def soft_shadow(x: float, y: float, rx: float, ry: float, alpha: float = 0.5) -> str:
    """The shadow of something on the sand."""
    return oval(x, y, rx, ry, radial((0, DEPTH, alpha), (0.55, DEPTH, alpha * 0.6), (1, DEPTH, 0)))
