"""HexRoller's two sides: hexes, areas, printed pairs, boxes and bonuses, and how they are drawn.

Hexes are named area letter plus number (`A1`, `M10`); a hex touches its left and right neighbours and the two
diagonally above and below. Sets of hexes are whole numbers read as bits: hex n is in the set when bit n is 1.
"""

import math
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rollwright.core import Area, Line, Mark, Paper, Place, Rung, outlines

Side = Literal["front", "back"]
Bonus = Literal["extra", "two", "third"]
BONUSES: tuple[Bonus, ...] = ("extra", "two", "third")
NUMBERS = range(3, 9)
Point = tuple[float, float]

ACROSS = 8.0  # millimetres between two opposite sides of a hex
RADIUS = ACROSS / math.sqrt(3)
STEP = 1.5 * RADIUS  # from row to row
BOX, BOX_STEP = (7.6, 7.8), (8.1, 8.8)
BONUS_BOX, BONUS_STEP = 8.3, 9.0
WIDTH = 72.0  # the two sides of one sheet
HEAD = 6.8  # room above the hexes for the bonus boxes and the side's name
SUN, REACHED = 7.4, 7.9  # room before a box row for its sign, and behind it for what its straight has reached


class Hex(Struct, frozen=True):
    """A hex as the layout files have it, in axial coordinates."""

    id: str
    area: str
    q: int
    r: int
    printed: int | None
    adjacent: tuple[str, ...]


class AreaInfo(Struct, frozen=True):
    middle: bool
    multiplier: int
    hexes: tuple[str, ...]


class PrintedPair(Struct, frozen=True):
    ends: tuple[str, str]
    gap: int


class Printed(Struct, frozen=True):
    """A side as its file has it."""

    side: Side
    name: str
    dice: int
    rounds: int
    areas: dict[str, AreaInfo]
    printed_pairs: dict[int, PrintedPair]
    solo_ladder: tuple[Rung, ...]
    hexes: tuple[Hex, ...]


class Layout(Printed, frozen=True):
    """A side ready for play; hexes by their place in `hexes`."""

    index: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    touching: tuple[int, ...]  # the same as sets
    members: dict[str, tuple[int, ...]]  # the hexes of each area


LAYOUTS: dict[str, Layout] = {}  # sides read so far; tests add made-up ones


def layout(side: Side) -> Layout:
    if side not in LAYOUTS:
        read = (files("rollwright.games.hexroller") / "layouts" / f"{side}.json").read_bytes()
        LAYOUTS[side] = prepare(msgspec.json.decode(read, type=Printed, strict=False))
    return LAYOUTS[side]


def prepare(printed: Printed) -> Layout:
    """Return a side ready for play."""
    index = {spot.id: place for place, spot in enumerate(printed.hexes)}
    neighbours = tuple(tuple(index[other] for other in spot.adjacent) for spot in printed.hexes)
    return Layout(
        **msgspec.structs.asdict(printed),
        index=index,
        neighbours=neighbours,
        touching=tuple(sum(1 << other for other in others) for others in neighbours),
        members={name: tuple(index[spot] for spot in area.hexes) for name, area in printed.areas.items()},
    )


@cache
def paper(side: Side) -> Paper:
    """Draw the side: hexes, then light and dark boxes, then bonus boxes; views list their figures in this order."""
    board = layout(side)
    left, right = (end(spot.q + spot.r / 2 for spot in board.hexes) for end in (min, max))
    top = min(spot.r for spot in board.hexes)
    boxes_width = SUN + board.rounds * BOX_STEP[0] + REACHED
    indent = (WIDTH - ACROSS * (right - left)) / 2

    def at(q: float, r: int) -> Point:
        return indent + ACROSS * (q + r / 2 - left), HEAD + RADIUS + STEP * (r - top)

    foot = max(at(spot.q, spot.r)[1] for spot in board.hexes) + RADIUS + 2.5
    hexes = [_hex(board, spot, at(spot.q, spot.r), left, top) for spot in board.hexes]
    boxes = [
        _box(row, number, (WIDTH - boxes_width) / 2, foot)
        for row in ("light", "dark")
        for number in range(board.rounds)
    ]
    areas = tuple(Area(name, area.hexes) for name, area in board.areas.items())
    places = (*hexes, *boxes, *_bonuses(side))
    return Paper(
        f"hexroller-{side}",
        WIDTH,
        foot + BOX_STEP[1] + BOX[1] + 0.4,
        places,
        _borders(board, at),
        _blanks(board, at),
        areas,
    )


def _hex(board: Layout, spot: Hex, at: Point, left: float, top: int) -> Place:
    said: dict[str, int | str] = {"kind": "hex", "area": spot.area, "nth": int(spot.id[1:])}
    col = 1 + round(2 * (spot.q + spot.r / 2 - left))
    style = "middle" if board.areas[spot.area].middle else ""
    x, y = (round(way, 6) for way in at)  # fine enough for neighbours' corners to meet
    return Place(
        spot.id, "hex", x, y, ACROSS, 2 * RADIUS, 1 + spot.r - top, col, printed=spot.printed, said=said, style=style
    )


def _box(row: Literal["light", "dark"], number: int, left: float, foot: float) -> Place:
    x = left + SUN + BOX[0] / 2 + number * BOX_STEP[0]
    y = foot + BOX[1] / 2 + (BOX_STEP[1] if row == "dark" else 0)
    said: dict[str, int | str] = {"kind": row, "area": "", "nth": number + 1}
    return Place(
        f"{row}-{number + 1}",
        "box",
        round(x, 3),
        round(y, 3),
        *BOX,
        20 + (row == "dark"),
        number + 1,
        said=said,
        style=row,
    )


def _bonuses(side: Side) -> list[Place]:
    """Place the bonus boxes in the upper left corner: in a column on the snowflake, else in a row."""
    near, far = BONUS_BOX / 2, BONUS_STEP
    spots = [(near + far * nth, near) if side == "back" else (near, near + far * nth) for nth in range(len(BONUSES))]
    return [
        Place(
            name, "box", x, y, BONUS_BOX, BONUS_BOX, 0, nth, said={"kind": name, "area": "", "nth": nth}, style="bonus"
        )
        for nth, (name, (x, y)) in enumerate(zip(BONUSES, spots, strict=True), 1)
    ]


def _borders(board: Layout, at: Callable[[float, int], Point]) -> tuple[Line, ...]:
    """The borders between areas, and the outline of the whole."""
    edges = {
        name: [edge for spot in board.members[name] for edge in _edges(*at(board.hexes[spot].q, board.hexes[spot].r))]
        for name in board.areas
    }
    whole = outlines([edge for area in edges.values() for edge in area])
    inner = [Line("area", loop, closed=True) for area in edges.values() for loop in outlines(area)]
    return (*inner, *(Line("outline", loop, closed=True) for loop in whole))


def _edges(x: float, y: float) -> list[tuple[Point, Point]]:
    corners = [
        (round(x + RADIUS * math.sin(turn * math.pi / 3), 3), round(y - RADIUS * math.cos(turn * math.pi / 3), 3))
        for turn in range(6)
    ]
    return [(corners[side], corners[(side + 1) % 6]) for side in range(6)]


def _blanks(board: Layout, at: Callable[[float, int], Point]) -> tuple[Mark, ...]:
    """Draw a flake on each blank spot with hexes on either side.

    The sign that the middle counts twice stands on the lowest blank spot below it, else in the lower left corner
    beside the hexes: never where a number is written.
    """
    taken = {(spot.q, spot.r) for spot in board.hexes}
    blanks = sorted((q + 1, r) for q, r in taken if (q + 1, r) not in taken and (q + 2, r) in taken)
    middle = [(spot.q, spot.r) for spot in board.hexes if board.areas[spot.area].middle]
    below = {(q + dq, r + 1) for q, r in middle for dq in (-1, 0)}
    twice = max(below.intersection(blanks), key=lambda spot: spot[1], default=None)
    corner = (ACROSS, at(*max(taken, key=lambda spot: spot[1]))[1])
    return (
        _mark("times", corner if twice is None else at(*twice), 4.6, "×2"),
        *(_mark("flake", at(*spot), 4.0) for spot in blanks if spot != twice),
    )


def _mark(kind: str, at: Point, size: float, text: str = "") -> Mark:
    return Mark(kind, round(at[0], 3), round(at[1], 3), size, text)
