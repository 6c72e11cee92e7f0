"""The sheet of Make a Difference: twenty fields, a ring between each two neighbours, nine lines with a bubble each.

        a     b     c     d     e
  f    [ ] o [ ] o [ ] o [ ] o [ ]      a field is named row first: `fa` is the top left one
        o     o     o     o     o       the ring between `fa` and `fb` is `fa-fb`, a row's ring;
  g    [ ] o [ ] o [ ] o [ ] o [ ]      `fa-ga` is a column's; the bubble of line f is `line-f`

Only fields are written by hand: rings, bubbles and totals follow from them.
"""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rollwright.core import Area, Mark, Paper, Place

Mode = Literal["A", "B"]
Kind = Literal["row", "column"]

GRID = 17.0  # millimetres from field to field
FIELD, RING, BUBBLE, SPLAT = 11.0, 7.0, 9.2, 18.0
FIRST = 24.0  # centre of the first row and column
TOTALS = ("rows", "columns", "total")  # the splatters at the foot, by their ids, which are their styles too


class Field(Struct, frozen=True):
    id: str
    row: str
    column: str
    x: int
    y: int


class Ring(Struct, frozen=True):
    """The place between two neighbouring fields; it belongs to one line."""

    between: tuple[str, str]
    line: str
    kind: Kind

    @property
    def id(self) -> str:
        return "-".join(self.between)


class Line(Struct, frozen=True):
    """A row or a column: its rings (by their place among all rings), left to right or top to bottom."""

    id: str
    kind: Kind
    rings: tuple[int, ...]

    @property
    def item(self) -> str:
        return f"{self.kind}-{self.id}"


class Printed(Struct, frozen=True):
    """The sheet as its file has it."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[Field, ...]
    rings: tuple[Ring, ...]
    rounds: int
    mode_a_points: dict[int, int]
    mode_b_points: dict[Kind, int]


class Layout(Printed, frozen=True):
    """The sheet ready for play; `ends` are the two fields of each ring, by their place in `cells`."""

    index: dict[str, int]
    ends: tuple[tuple[int, int], ...]
    lines: tuple[Line, ...]  # columns first, as the score lists them


@cache
def layout() -> Layout:
    read = msgspec.json.decode(
        (files("rollwright.games.make_a_difference") / "layouts" / "sheet.json").read_bytes(),
        type=Printed,
        strict=False,
    )
    index = {field.id: place for place, field in enumerate(read.cells)}
    named: list[tuple[str, Kind]] = [
        *((name, "column") for name in read.columns),
        *((name, "row") for name in read.rows),
    ]
    return Layout(
        **msgspec.structs.asdict(read),
        index=index,
        ends=tuple((index[ring.between[0]], index[ring.between[1]]) for ring in read.rings),
        lines=tuple(
            Line(name, kind, tuple(place for place, ring in enumerate(read.rings) if ring.line == name))
            for name, kind in named
        ),
    )


@cache
def paper(mode: Mode) -> Paper:
    """Draw the sheet: fields, then rings, then bubbles, then the totals; views list their figures in this order."""
    board = layout()
    at = {field.id: (FIRST + GRID * (field.x - 1), FIRST + GRID * (field.y - 1)) for field in board.cells}
    fields = [_field(field, *at[field.id]) for field in board.cells]
    rings = [_ring(ring, at) for ring in board.rings]
    bubbles = [_bubble(board, line, mode) for line in board.lines]
    foot = FIRST + GRID * len(board.rows) + 5
    totals = [_splat(name, FIRST - 5 + 2 * GRID * spot, foot, 3 * spot) for spot, name in enumerate(TOTALS)]
    letters = [Mark("letter", *_letter(board, line), 5.0, line.id) for line in board.lines]
    signs = [Mark("sign", FIRST - 5 + GRID * (2 * spot + 1), foot, 9.0, sign) for spot, sign in enumerate("+=")]
    captions = [
        Mark("caption", splat.x, foot + SPLAT / 2 + 4.5, 3.9, f"make-a-difference-{splat.id}") for splat in totals
    ]
    areas = tuple(Area(f"line-{line.id}", _cells(board, line)) for line in board.lines)
    width = FIRST + GRID * (len(board.columns) - 1) + FIELD / 2 + 2
    return Paper(
        f"make-a-difference-{mode}",
        width,
        foot + SPLAT / 2 + 6,
        (*fields, *rings, *bubbles, *totals),
        (),
        (*letters, *signs, *captions),
        areas,
        board.rounds,
    )


def _field(field: Field, x: float, y: float) -> Place:
    said: dict[str, int | str] = {"kind": "field", "row": field.row, "column": field.column}
    return Place(field.id, "square", x, y, FIELD, FIELD, 2 * field.y, 2 * field.x, said=said, style="field")


def _ring(ring: Ring, at: dict[str, tuple[float, float]]) -> Place:
    (ax, ay), (bx, by) = (at[end] for end in ring.between)
    x, y = (ax + bx) / 2, (ay + by) / 2
    row, col = round(2 * (y - FIRST) / GRID) + 2, round(2 * (x - FIRST) / GRID) + 2
    return Place(
        ring.id,
        "ring",
        x,
        y,
        RING,
        RING,
        row,
        col,
        said={"kind": "ring", "from": ring.between[0], "to": ring.between[1]},
        style=ring.kind,
    )


def _bubble(board: Layout, line: Line, mode: Mode) -> Place:
    x, y = _middle(board, line)
    where = (6.4, y) if line.kind == "row" else (x, 6.3)
    row, col = (
        (2 * board.rows.index(line.id) + 2, 0) if line.kind == "row" else (0, 2 * board.columns.index(line.id) + 2)
    )
    worth = board.mode_b_points[line.kind] if mode == "B" else None
    return Place(
        f"line-{line.id}",
        "circle",
        *where,
        BUBBLE,
        BUBBLE,
        row,
        col,
        printed=worth,
        said={"kind": line.kind, "line": line.id},
        style=line.kind,
    )


def _splat(name: str, x: float, y: float, col: int) -> Place:
    return Place(name, "circle", x, y, SPLAT, SPLAT, 9, col, said={"kind": name}, style=name)


def _letter(board: Layout, line: Line) -> tuple[float, float]:
    x, y = _middle(board, line)
    return (15.2, y) if line.kind == "row" else (x, 15.3)


def _middle(board: Layout, line: Line) -> tuple[float, float]:
    if line.kind == "row":
        return FIRST, FIRST + GRID * board.rows.index(line.id)
    return FIRST + GRID * board.columns.index(line.id), FIRST


def _cells(board: Layout, line: Line) -> tuple[str, ...]:
    return tuple(field.id for field in board.cells if line.id in (field.row, field.column))
