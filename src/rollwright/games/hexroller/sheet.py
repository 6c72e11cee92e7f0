"""HexRoller's two sides: hexes, areas, printed pairs, boxes and bonuses, and how they are drawn.

Hexes are named area letter plus number (`A1`, `M10`); a hex touches its left and right neighbours and the two
diagonally above and below. Sets of hexes are whole numbers read as bits: hex n is in the set when bit n is 1.
"""

import math
import re
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rollwright.core import Area, Line, Mark, Paper, Place, outlines

Side = Literal["front", "back"]
Bonus = Literal["extra", "two", "third"]
BONUSES: tuple[Bonus, ...] = ("extra", "two", "third")
NUMBERS = range(3, 9)

ACROSS = 8.0  # millimetres between two opposite sides of a hex
RADIUS = ACROSS / math.sqrt(3)
STEP = 1.5 * RADIUS  # from row to row
BOX, BONUS_BOX = 7.4, 8.3


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


class Rung(Struct, frozen=True):
    """A step of the solo ladder: the title for at least `min` points."""

    min: int
    title: str


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


LAYOUTS: dict[str, Layout] = {}  # sides in use; a made-up one can be laid beside the printed two


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


def title(side: Side, total: int) -> str:
    """Return the catalogue id of the highest rung that a solo score reaches."""
    reached = [rung.title for rung in layout(side).solo_ladder if total >= rung.min]
    return "hexroller-title-" + re.sub(r"\W+", "-", reached[-1].lower())


@cache
def paper(side: Side) -> Paper:
    """Draw the side: hexes, then light and dark boxes, then bonus boxes; views list their figures in this order."""
    board = layout(side)
    left = min(spot.q + spot.r / 2 for spot in board.hexes)
    top = min(spot.r for spot in board.hexes)
    at = {spot.id: (ACROSS * (spot.q + spot.r / 2 - left + 0.5), STEP * (spot.r - top) + RADIUS) for spot in board.hexes}
    width = max(x for x, _ in at.values()) + ACROSS / 2
    foot = max(y for _, y in at.values()) + RADIUS + 3
    hexes = [_hex(board, spot, *at[spot.id], left, top) for spot in board.hexes]
    boxes = [_box(board, row, number, width, foot) for row in ("light", "dark") for number in range(board.rounds)]
    bonuses = [
        Place(name, "box", -1.5 + BONUS_BOX / 2, BONUS_BOX / 2 + spot * 9.2 - 4, BONUS_BOX, BONUS_BOX, -1, spot, style="bonus")
        for spot, name in enumerate(BONUSES)
    ]
    areas = tuple(Area(name, area.hexes) for name, area in board.areas.items())
    return Paper(f"hexroller-{side}", width, foot + 2 * BOX + 1.6, (*hexes, *boxes, *bonuses), _borders(board, at), _flakes(board, left, top), areas)


def _hex(board: Layout, spot: Hex, x: float, y: float, left: float, top: int) -> Place:
    said: dict[str, int | str] = {"area": spot.area, "nth": int(spot.id[1:])}
    col = round(2 * (spot.q + spot.r / 2 - left))
    style = "middle" if board.areas[spot.area].middle else ""
    return Place(spot.id, "hex", x, y, ACROSS, 2 * RADIUS, spot.r - top, col, printed=spot.printed, said=said, style=style)


def _box(board: Layout, row: Literal["light", "dark"], number: int, width: float, foot: float) -> Place:
    start = (width - board.rounds * (BOX + 0.6)) / 2 + BOX / 2
    y = foot + BOX / 2 + (BOX + 1 if row == "dark" else 0)
    return Place(f"{row}-{number + 1}", "box", start + number * (BOX + 0.6), y, BOX, BOX, 20 + (row == "dark"), number, said={"round": number + 1}, style=row)


def _borders(board: Layout, at: dict[str, tuple[float, float]]) -> tuple[Line, ...]:
    """The outline of the whole, and the border of each area inside it."""
    whole = outlines([edge for spot in board.hexes for edge in _edges(*at[spot.id])])
    areas = [outlines([edge for spot in area.hexes for edge in _edges(*at[spot])]) for area in board.areas.values()]
    inner = [Line("area", loop, closed=True) for loops in areas for loop in loops]
    return (*inner, *(Line("outline", loop, closed=True) for loop in whole))


def _edges(x: float, y: float) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    corners = [(round(x + RADIUS * math.sin(turn * math.pi / 3), 3), round(y - RADIUS * math.cos(turn * math.pi / 3), 3)) for turn in range(6)]
    return [(corners[side], corners[(side + 1) % 6]) for side in range(6)]


def _flakes(board: Layout, left: float, top: int) -> tuple[Mark, ...]:
    """A flake on each blank spot that lies among hexes; the one nearest the middle's foot says that it counts twice."""
    taken = {(spot.q, spot.r) for spot in board.hexes}
    around = {(q + dq, r + dr) for q, r in taken for dq, dr in _WAYS} - taken
    blanks = [(q, r) for q, r in sorted(around) if sum((q + dq, r + dr) in taken for dq, dr in _WAYS) >= 4]
    return tuple(Mark("flake", round(ACROSS * (q + r / 2 - left + 0.5), 3), round(STEP * (r - top) + RADIUS, 3), 4.0) for q, r in blanks)


_WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
