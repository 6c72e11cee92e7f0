"""The unsteadiness of a hand, the same as on the page and at every drawing: hashes, never chance."""

import math
from collections.abc import Sequence

from rollwright.press.drawing.geometry import Point, at

WORD = 0xFFFFFFFF


def wobble(text: str) -> float:
    """Return an even number from -1 to 1 for a text: FNV-1a over UTF-16, with a last stir, as hand.ts does it."""
    state = 0x811C9DC5
    units = text.encode("utf-16-le")
    for start in range(0, len(units), 2):
        state = ((state ^ int.from_bytes(units[start : start + 2], "little")) * 0x01000193) & WORD
    state = ((state ^ (state >> 15)) * 0x2C1B3C6D) & WORD
    state = ((state ^ (state >> 12)) * 0x297A2D39) & WORD
    return (state ^ (state >> 15)) / 0x7FFFFFFF - 1


def slant(cell: str, figure: int | str) -> tuple[float, float, float]:
    """Return how a figure stands in its cell: shifted by up to 0.35 mm, turned by up to 5 degrees."""
    name = f"{cell}={figure}"
    return 0.35 * wobble(f"{name}x"), 0.35 * wobble(f"{name}y"), 5 * wobble(name)


def hand_loop(centre: Point, rx: float, ry: float, name: str) -> str:
    """Return a ring drawn by hand: nine points on an ellipse, each a little off, and twenty degrees too far."""
    points: list[Point] = []
    for index in range(10):
        angle = math.radians(-110 + index * 380 / 9)
        off = 1 + 0.05 * wobble(f"{name}{index}")
        points.append((centre[0] + rx * off * math.cos(angle), centre[1] + ry * off * math.sin(angle)))
    return smooth(points)


def stroke(start: Point, end: Point, name: str, sway: float = 0.25) -> str:
    """Return a straight stroke as a hand draws it."""
    points: list[Point] = []
    for label, part in (("0", 0.0), ("0.25", 0.25), ("0.5", 0.5), ("0.75", 0.75), ("1", 1.0)):
        bend = 0.0 if part in (0.0, 1.0) else sway
        points.append(
            (
                start[0] + (end[0] - start[0]) * part + bend * wobble(f"{name}x{label}"),
                start[1] + (end[1] - start[1]) * part + bend * wobble(f"{name}y{label}"),
            )
        )
    return smooth(points)


def cross(centre: Point, reach: float, name: str) -> str:
    """Return two strokes that cross."""
    x, y = centre
    return "".join(
        stroke((x - reach, y - way * reach), (x + reach, y + way * reach), f"{name}{way}") for way in (-1, 1)
    )


def smooth(points: Sequence[Point], *, loop: bool = False) -> str:
    """Return a Catmull-Rom curve through the points, as cubic pieces; a loop comes back to where it began."""
    count = len(points)

    def point(index: int) -> Point:
        return points[index % count] if loop else points[max(0, min(count - 1, index))]

    pieces: list[str] = []
    for index in range(count if loop else count - 1):
        before, start, end, after = (point(index + step) for step in (-1, 0, 1, 2))
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append(f"C{at(first)} {at(second)} {at(end)}")
    return f"M{at(points[0])}{''.join(pieces)}{'Z' if loop else ''}"
