"""Outlines of cells and groups of cells, in millimetres."""

import math
from collections.abc import Iterable, Sequence

from rollwright.core import Place, outlines
from rollwright.press.drawing.pen import box, number, oval

Point = tuple[float, float]
ROUND = ("ring", "circle")


def corners(place: Place) -> list[Point]:
    """Return a place's corners, clockwise; a round one has sixteen."""
    x, y, half, tall = place.x, place.y, place.width / 2, place.height / 2
    if place.shape == "hex":
        points = [(0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5)]
    elif place.shape in ROUND:
        points = [(math.cos(step * math.pi / 8), math.sin(step * math.pi / 8)) for step in range(16)]
    else:
        points = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return [(x + half * across, y + tall * down) for across, down in points]


def edge(place: Place) -> str:
    """Return a place's own outline as a path."""
    if place.shape in ROUND:
        return oval(place.x, place.y, place.width / 2, place.height / 2)
    if place.shape == "hex":
        return closed(corners(place))
    return box(place.x - place.width / 2, place.y - place.height / 2, place.width, place.height)


def edges(places: Iterable[Place]) -> str:
    """Return the outlines of places as one path, with a line between two neighbours only once."""
    rounds: list[str] = []
    lines: dict[frozenset[Point], tuple[Point, Point]] = {}
    for place in places:
        if place.shape in ROUND:
            rounds.append(edge(place))
            continue
        points = [(round(x, 2), round(y, 2)) for x, y in corners(place)]
        for start, end in zip(points, [*points[1:], points[0]], strict=True):
            lines.setdefault(frozenset((start, end)), (start, end))
    return "".join([*rounds, *(f"M{at(start)}L{at(end)}" for start, end in lines.values())])


def is_hole(loop: Sequence[Point]) -> bool:
    """Say whether an outline runs round a gap among the cells: cells are traced clockwise, gaps the other way."""
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) < 0


def closed(points: Iterable[Point]) -> str:
    return f"M{'L'.join(at(point) for point in points)}Z"


def within(place: Place, by: float, radius: float) -> str:
    """Return a place's shape, moved inwards and rounded."""
    return rounded(inset(corners(place), by), radius)


def around(places: Sequence[Place], inwards: float, radius: float) -> str:
    """Return a path round a group: its outer edges, moved inwards, their corners rounded."""
    edges: list[tuple[Point, Point]] = []
    for place in places:
        points = [(round(x, 2), round(y, 2)) for x, y in corners(place)]
        edges += zip(points, [*points[1:], points[0]], strict=True)
    return "".join(rounded(inset(loop, inwards), radius) for loop in outlines(edges))


def inset(loop: Sequence[Point], by: float) -> list[Point]:
    """Move a loop inwards, edge by edge."""
    moved: list[Point] = []
    for index, here in enumerate(loop):
        ux, uy = _direction(loop[index - 1], here)
        vx, vy = _direction(here, loop[(index + 1) % len(loop)])
        cross = ux * vy - uy * vx
        along = (ux * vx + uy * vy - 1) / cross  # the two edges, each moved to its right-hand side, meet here
        moved.append((here[0] + by * (-uy + ux * along), here[1] + by * (ux + uy * along)))
    return moved


def rounded(loop: Sequence[Point], radius: float) -> str:
    """Return a closed loop as a path with rounded corners."""
    parts = [
        f"{'L' if index else 'M'}{at(_towards(here, loop[index - 1], radius))}"
        f"Q{at(here)} {at(_towards(here, loop[(index + 1) % len(loop)], radius))}"
        for index, here in enumerate(loop)
    ]
    return f"{''.join(parts)}Z"


def at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _direction(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _towards(start: Point, end: Point, radius: float) -> Point:
    dx, dy = _direction(start, end)
    way = min(radius, math.dist(start, end) / 2)
    return start[0] + dx * way, start[1] + dy * way
