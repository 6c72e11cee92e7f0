"""Draw the hexes of a sheet as the board lies: an empty hex shows its name, a written one its number."""

from collections.abc import Collection
from itertools import groupby

from rich.text import Text

from rollwright.core import Figure, Paper, Place, SheetView
from rollwright.terminal.drawing.styles import EMPTY, INK, LIT, MARK, OPEN, PENCIL, scoring_cells

HALF_HEX = 2  # columns of the terminal

Cell = tuple[Place, Figure | None, Figure | None]  # a place with its ink and its pencil


def draw_hexes(paper: Paper, seen: SheetView, open_cells: Collection[str] = ()) -> Text:
    """Draw the hexes row by row; places of another shape are left out."""
    lit = scoring_cells(seen)
    cells = zip(paper.places, seen.ink, seen.pencil or (None,) * len(seen.ink), strict=True)
    hexes = sorted((cell for cell in cells if cell[0].shape == "hex"), key=lambda cell: (cell[0].row, cell[0].col))
    rows = (_row(list(row), lit, open_cells) for _, row in groupby(hexes, key=lambda cell: cell[0].row))
    return Text("\n").join(rows)


def _row(row: list[Cell], lit: Collection[str], open_cells: Collection[str]) -> Text:
    drawn = Text()
    for place, ink, pencil in row:
        drawn.append(" " * (HALF_HEX * (place.col - 1) - len(drawn)))
        drawn.append_text(_hex(place, ink, pencil, place.id in lit, place.id in open_cells))
    return drawn


def _hex(place: Place, ink: Figure | None, pencil: Figure | None, scores: bool, is_open: bool) -> Text:
    if pencil is not None:
        return Text(f"‹{pencil}›", LIT if scores else PENCIL)
    if ink is not None:
        return Text(f" {ink} ", LIT if scores else INK)
    if place.printed is not None:
        return Text(f" {place.printed} ", LIT if scores else MARK)
    return Text(f"{place.id:<3}", OPEN if is_open else EMPTY)
