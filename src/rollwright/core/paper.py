"""A sheet as data, in millimetres: the browser has one renderer for all sheets, and so has the terminal."""

from typing import Literal

from msgspec import Struct

Point = tuple[float, float]
Shape = Literal["square", "hex", "ring", "box", "circle"]


class Place(Struct, frozen=True, omit_defaults=True):
    """A cell one can write in. (x, y) is its centre; `row` and `col` order the arrow keys and the terminal's grid.

    `partner` is the cell written together with it; `printed` stands there before anyone writes; `style` tells places of
    one shape apart (a row's ring, a column's); `said` fills the catalogue's `<game>-cell` for a screen reader.
    """

    id: str
    shape: Shape
    x: float
    y: float
    width: float
    height: float
    row: int
    col: int
    partner: str | None = None
    printed: int | str | None = None
    style: str = ""
    said: dict[str, int | str] = {}


class Mark(Struct, frozen=True, omit_defaults=True):
    """Something printed that nobody writes on: a star under a cell, a word, a flake.

    A `caption` or a drawing has (x, y) in its middle; a `label` begins there. `size` is that of the type, or the
    width of the drawing. docs/core.md, "On the page", lists the kinds.
    """

    kind: str
    x: float
    y: float
    size: float
    text: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """A printed line; `kind` says how it is drawn (outline, inner, fold, area, strip).

    A `strip` is a hatched band printed between the cells and the edge of the sheet; notes leave it free.
    """

    kind: str
    points: tuple[Point, ...]
    closed: bool = False


class Area(Struct, frozen=True):
    """Cells that belong together."""

    id: str
    cells: tuple[str, ...]


class Paper(Struct, frozen=True, omit_defaults=True):
    """A whole sheet. `rounds` is the number of round boxes at its foot."""

    id: str
    width: float
    height: float
    places: tuple[Place, ...]
    lines: tuple[Line, ...] = ()
    marks: tuple[Mark, ...] = ()
    areas: tuple[Area, ...] = ()
    rounds: int = 0


Edge = tuple[Point, Point]


def outlines(edges: list[Edge]) -> tuple[tuple[Point, ...], ...]:
    """Join the edges that border exactly one cell into closed outlines. Each cell gives its edges clockwise."""
    known = set(edges)  # an edge between two cells is there in both directions
    following: dict[Point, list[Point]] = {}
    for start, end in (edge for edge in edges if edge[::-1] not in known):
        following.setdefault(start, []).append(end)
    loops: list[tuple[Point, ...]] = []
    while following:
        first = next(iter(following))
        loop = [first]
        while (point := _turn(following, loop)) != first:
            loop.append(point)
        loops.append(tuple(_corners(loop)))
    return tuple(loops)


def _turn(following: dict[Point, list[Point]], loop: list[Point]) -> Point:
    """Take the next point; where two outlines touch in a corner, follow the cell of the last edge (turn right)."""
    here, ahead = loop[-1], following[loop[-1]]
    choice = ahead[0]
    if len(ahead) > 1 and len(loop) > 1:
        dx, dy = here[0] - loop[-2][0], here[1] - loop[-2][1]
        choice = max(ahead, key=lambda point: dx * (point[1] - here[1]) - dy * (point[0] - here[0]))
    ahead.remove(choice)
    if not ahead:
        del following[here]
    return choice


def _corners(loop: list[Point]) -> list[Point]:
    """Drop the points at which a line runs straight on."""
    kept: list[Point] = []
    for index, (x, y) in enumerate(loop):
        (ax, ay), (bx, by) = loop[index - 1], loop[(index + 1) % len(loop)]
        if abs((x - ax) * (by - y) - (y - ay) * (bx - x)) > 1e-6:
            kept.append((x, y))
    return kept
