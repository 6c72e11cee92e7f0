"""Read a sheet that is drawn as text, as the terminal draws it: the inverse of grid.py, hexes.py and boxes.py.

A drawing may lie in the frame that the terminal puts around it. Names, signs and dots are print; a figure that stands
in a cell counts, in ink or between ‹ ›.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

from rollwright.core import Figure, Paper, Place, Refused
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.grid import cell_width, columns_of, margin_of, row_names
from rollwright.terminal.drawing.hexes import HALF_HEX
from rollwright.terminal.drawing.labels import NO_LABELS, Labels

SIDE = re.compile(r"[│|]")  # of the frame around a sheet
FRAME = re.compile(r"[\s╭╮╰╯─+\-]*")
FIGURE = re.compile(r"[^\W_]+")
WIDTH = 3  # columns of the terminal for a hex


def read_drawing(display: GameDisplay, paper: Paper, text: str, labels: Labels = NO_LABELS) -> dict[str, Figure]:
    """Return what stands in each cell, or refuse a drawing in which a row is missing."""
    lines = _unframed(text)
    if display.read_sheet is not None:
        return display.read_sheet(paper, lines, labels.places)
    if all(place.shape == "hex" for place in paper.places):
        return read_hexes(paper, lines)
    if all(place.shape == "box" for place in paper.places):
        return _read_boxes(paper, "\n".join(lines), labels)
    return _read_grid(paper, lines, cell_width(display, labels), row_names(paper, labels))


def _unframed(text: str) -> list[str]:
    """Return the lines inside the frame, or all lines where there is none."""
    lines = text.replace("\t", "    ").splitlines()
    framed = [line for line in lines if len(SIDE.findall(line)) >= 2]
    if not framed:
        return [line.rstrip() for line in lines if line.strip()]
    inside = (SIDE.split(line, maxsplit=1)[1] for line in framed)
    return [re.split(SIDE, line[::-1], maxsplit=1)[-1][::-1].removeprefix(" ").rstrip() for line in inside]


def _read_grid(paper: Paper, lines: list[str], width: int, names: Mapping[int, str]) -> dict[str, Figure]:
    cells: dict[str, Figure] = {}
    places = {(place.row, place.col): place for place in paper.places}
    columns, margin = columns_of(paper), margin_of(names)
    for row, name in names.items():
        line = next((line for line in lines if line[:margin].strip() == name), None) if name else None
        if line is None and name:
            raise Refused("bad-drawing", row=name)
        for nth, col in enumerate(columns):
            place = None if col is None else places.get((row, col))
            if line is not None and place is not None:
                note_figure(cells, place, line[margin + width * nth :][:width])
    return cells


def read_hexes(paper: Paper, lines: Sequence[str]) -> dict[str, Figure]:
    """Return what stands in the hexes, and leave out other places; `lines` has the rows of the board, nothing else."""
    cells: dict[str, Figure] = {}
    hexes = sorted((place for place in paper.places if place.shape == "hex"), key=lambda place: (place.row, place.col))
    rows = [list(row) for _, row in groupby(hexes, key=lambda place: place.row)]
    if len(lines) < len(rows):
        raise Refused("bad-drawing", row=str(len(lines) + 1))
    for row, line in zip(rows, lines, strict=False):
        for place in row:
            note_figure(cells, place, line[HALF_HEX * (place.col - 1) :][:WIDTH])
    return cells


def _read_boxes(paper: Paper, text: str, labels: Labels) -> dict[str, Figure]:
    cells: dict[str, Figure] = {}
    for place in paper.places:
        name = labels.places.get(place.id, place.id)
        found = re.search(rf"(?<![^\W_]){re.escape(name)}\s+[‹]?(?P<figure>[^\W_]+|·)", text)
        if found is None:
            raise Refused("bad-drawing", row=name)
        note_figure(cells, place, found["figure"])
    return cells


def note_figure(cells: dict[str, Figure], place: Place, drawn: str) -> None:
    """Keep the figure that stands in a cell. An empty one shows nothing, a sign, or its own name."""
    if place.printed is not None or drawn.strip() == place.id:
        return
    figure = FIGURE.search(drawn)
    if figure is not None:
        cells[place.id] = figure_of(figure[0])


def figure_of(text: str) -> Figure:
    return int(text) if text.isascii() and text.isdigit() and len(text) < WIDTH + 1 else text.upper()


def by_hand(cells: Mapping[str, Figure], written: Mapping[str, object]) -> dict[str, Figure]:
    """Keep the cells that people write: differences and totals on a drawing follow from them."""
    return {cell: figure for cell, figure in cells.items() if cell in written}
