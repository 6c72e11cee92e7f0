"""Splitter's two pads: cells, mirror partners, neighbours, stars and hearts, and how they are drawn.

A cell is named row, side, distance from the fold: `3L4` is in row 3, left half, fourth from the line; `3R4` mirrors it.
"""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rollwright.core import Line, Mark, Paper, Place, Rung, outlines

Pad = Literal["A", "B"]
WIDTH, HEIGHT = 8.0, 9.3  # a cell in millimetres: written figures are tall


class Cell(Struct, frozen=True):
    """A cell as the layout files have it; `x` is its column counted from the left edge, across the fold."""

    id: str
    row: int
    side: Literal["L", "R"]
    dist: int
    x: int
    mirror: str
    mark: Literal["star", "heart"] | None
    adjacent: tuple[str, ...]


class Printed(Struct, frozen=True):
    """A pad as its file has it."""

    pad: Pad
    name: str
    rounds: int
    half_width: int
    rows: int
    heart_bonus: int
    solo_ladder: tuple[Rung, ...]
    cells: tuple[Cell, ...]


class Layout(Printed, frozen=True):
    """A pad ready for play: cells by their place in `cells`, and for each place its neighbours and mirror partner."""

    index: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    mirrors: tuple[int, ...]
    stars: frozenset[int]
    hearts: tuple[int, ...]


@cache
def layout(pad: Pad) -> Layout:
    read = msgspec.json.decode(
        (files("rollwright.games.splitter") / "layouts" / f"{pad.lower()}.json").read_bytes(), type=Printed
    )
    index = {cell.id: place for place, cell in enumerate(read.cells)}
    return Layout(
        **msgspec.structs.asdict(read),
        index=index,
        neighbours=tuple(tuple(index[other] for other in cell.adjacent) for cell in read.cells),
        mirrors=tuple(index[cell.mirror] for cell in read.cells),
        stars=frozenset(place for place, cell in enumerate(read.cells) if cell.mark == "star"),
        hearts=tuple(place for place, cell in enumerate(read.cells) if cell.mark == "heart"),
    )


@cache
def paper(pad: Pad) -> Paper:
    """Draw the pad; the fold runs down the middle."""
    sheet = layout(pad)
    fold = sheet.half_width * WIDTH
    places = tuple(
        Place(
            id=cell.id,
            shape="square",
            x=(cell.x - 0.5) * WIDTH,
            y=(cell.row - 0.5) * HEIGHT,
            width=WIDTH,
            height=HEIGHT,
            row=cell.row,
            col=cell.x,
            partner=cell.mirror,
            said={
                "row": cell.row,
                "side": "left" if cell.side == "L" else "right",
                "nth": cell.dist,
                "mark": cell.mark or "none",
            },
        )
        for cell in sheet.cells
    )
    sizes = {"star": 7.4, "heart": 7.0}
    marks = tuple(
        Mark(cell.mark, place.x, place.y, sizes[cell.mark])
        for cell, place in zip(sheet.cells, places, strict=True)
        if cell.mark is not None
    )
    edges = [edge for place in places for edge in _edges(place)]
    borders = tuple(Line("outline", loop, closed=True) for loop in outlines(edges))
    crease = Line("fold", ((fold, -2.0), (fold, sheet.rows * HEIGHT + 2.0)))
    return Paper(
        f"splitter-{pad}", 2 * fold, sheet.rows * HEIGHT, places, (*borders, crease), marks, rounds=sheet.rounds
    )


def _edges(place: Place) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    left, right = round(place.x - WIDTH / 2, 3), round(place.x + WIDTH / 2, 3)
    top, bottom = round(place.y - HEIGHT / 2, 3), round(place.y + HEIGHT / 2, 3)
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [(corners[side], corners[(side + 1) % 4]) for side in range(4)]
