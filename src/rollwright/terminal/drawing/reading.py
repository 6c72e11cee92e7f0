"""Read a sheet that is drawn as text, as the terminal draws it: the inverse of grid.py, hexes.py and boxes.py.

A drawing may lie in the frame that the terminal puts around it. Names, signs and dots are print; a figure that stands
in a cell counts, in ink or between ‹ ›.
"""

import re
from collections.abc import Mapping
from itertools import groupby

from rollwright.core import Figure, Paper, Place, Refused
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.grid import cell_width, columns_of, row_label
from rollwright.terminal.drawing.hexes import HALF_HEX
from rollwright.terminal.drawing.labels import NO_LABELS, Labels

SIDE = re.compile(r"[│|]")  # of the frame around a sheet
FRAME = re.compile(r"[\s╭╮╰╯─+\-]*")
FIGURE = re.compile(r"[^\W_]+")
BOX_ROWS = {"light": "☼", "dark": "☾"}
CROSSED, CROSS = "✗", "x"
WIDTH = 3  # columns of the terminal for a hex or a box
MARGIN = 2  # before the first cell, for the name of the row


def read_drawing(display: GameDisplay, paper: Paper, text: str, labels: Labels = NO_LABELS) -> dict[str, Figure]:
    """Return what stands in each cell, or refuse a drawing in which a row is missing."""
    lines = _unframed(text)
    if any(place.shape == "hex" for place in paper.places):
        return _read_hexes(paper, lines, labels)
    if all(place.shape == "box" for place in paper.places):
        return _read_boxes(paper, "\n".join(lines), labels)
    return _read_grid(paper, lines, cell_width(display, labels))


def _unframed(text: str) -> list[str]:
    """Return the lines inside the frame, or all lines where there is none."""
    lines = text.replace("\t", "    ").splitlines()
    framed = [line for line in lines if len(SIDE.findall(line)) >= 2]
    if not framed:
        return [line.rstrip() for line in lines if line.strip()]
    inside = (SIDE.split(line, maxsplit=1)[1] for line in framed)
    return [re.split(SIDE, line[::-1], maxsplit=1)[-1][::-1].removeprefix(" ").rstrip() for line in inside]


def _read_grid(paper: Paper, lines: list[str], width: int) -> dict[str, Figure]:
    cells: dict[str, Figure] = {}
    places = {(place.row, place.col): place for place in paper.places}
    columns = columns_of(paper)
    for row in sorted({place.row for place in paper.places}):
        name = row_label(paper, row)
        line = next((line for line in lines if line[:MARGIN].strip() == name), None) if name else None
        if line is None and name:
            raise Refused("bad-drawing", row=name)
        for nth, col in enumerate(columns):
            place = None if col is None else places.get((row, col))
            if line is not None and place is not None:
                _note(cells, place, line[MARGIN + width * nth :][:width])
    return cells


def _read_hexes(paper: Paper, lines: list[str], labels: Labels) -> dict[str, Figure]:
    cells: dict[str, Figure] = {}
    hexes = sorted((place for place in paper.places if place.shape == "hex"), key=lambda place: (place.row, place.col))
    rows = [list(row) for _, row in groupby(hexes, key=lambda place: place.row)]
    board = [line for line in lines if line.strip()[:1] not in ("", *BOX_ROWS.values(), "□", CROSSED)]
    if len(board) < len(rows):
        raise Refused("bad-drawing", row=str(len(board) + 1))
    for row, line in zip(rows, board, strict=False):
        for place in row:
            _note(cells, place, line[HALF_HEX * (place.col - 1) :][:WIDTH])
    for style, sign in BOX_ROWS.items():
        line = next((line for line in lines if line.startswith(sign)), "")
        for nth, place in enumerate(place for place in paper.places if place.style == style):
            _note(cells, place, line[MARGIN + WIDTH * nth :][:WIDTH])
    for place in paper.places:
        name = labels.places.get(place.id, place.id)
        if place.style == "bonus" and any(f"{CROSSED} {name}" in line for line in lines):
            cells[place.id] = CROSS
    return cells


def _read_boxes(paper: Paper, text: str, labels: Labels) -> dict[str, Figure]:
    cells: dict[str, Figure] = {}
    for place in paper.places:
        name = labels.places.get(place.id, place.id)
        found = re.search(rf"(?<![^\W_]){re.escape(name)}\s+[‹]?(?P<figure>[^\W_]+|·)", text)
        if found is None:
            raise Refused("bad-drawing", row=name)
        _note(cells, place, found["figure"])
    return cells


def _note(cells: dict[str, Figure], place: Place, drawn: str) -> None:
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
