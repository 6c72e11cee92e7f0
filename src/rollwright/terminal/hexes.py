"""Draw a sheet of hexes in a terminal as the rules draw it: an empty hex shows its name, a written one its number."""

from collections.abc import Collection
from itertools import groupby

from rich.text import Text

from rollwright.core import Figure, Paper, Place, SheetView
from rollwright.terminal.styles import EMPTY, INK, LIT, MARK, OPEN, PENCIL

SIGNS = {"light": "☼", "dark": "☾"}
STEP = 2  # columns for half a hex


def sheet(paper: Paper, seen: SheetView, open_cells: Collection[str] = ()) -> Text:
    """Draw the hexes row by row, then the box rows with what their straights stand at, then the bonuses."""
    lit = {cell for item in (seen.score.items if seen.score else ()) for part in item.parts for cell in part.cells}
    cells = list(zip(paper.places, seen.ink, seen.pencil or (None,) * len(seen.ink), strict=True))
    hexes = sorted((cell for cell in cells if cell[0].shape == "hex"), key=lambda cell: (cell[0].row, cell[0].col))
    drawn = Text("\n").join(_row(list(row), lit, open_cells) for _, row in groupby(hexes, key=lambda cell: cell[0].row))
    for style, sign in SIGNS.items():
        boxes = [_box(ink, pencil) for place, ink, pencil in cells if place.style == style]
        drawn.append_text(Text.assemble(f"\n{sign} ", *boxes, _reached(seen, style)))
    bonuses = [
        _bonus(place, ink, pencil, place.id in open_cells) for place, ink, pencil in cells if place.style == "bonus"
    ]
    return Text.assemble(drawn, "\n", *bonuses)


def _row(
    row: list[tuple[Place, Figure | None, Figure | None]], lit: Collection[str], open_cells: Collection[str]
) -> Text:
    drawn = Text()
    for place, ink, pencil in row:
        drawn.append(" " * (STEP * (place.col - 1) - len(drawn)))
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


def _box(ink: Figure | None, pencil: Figure | None) -> Text:
    return (
        Text(f"‹{pencil}›", PENCIL)
        if pencil is not None
        else Text(" · " if ink is None else f" {ink} ", EMPTY if ink is None else INK)
    )


def _reached(seen: SheetView, style: str) -> str:
    points = [item.points for item in (seen.score.items if seen.score else ()) if item.id == f"straight-{style}"]
    return f" = {points[0]}" if points else ""


def _bonus(place: Place, ink: Figure | None, pencil: Figure | None, is_open: bool) -> Text:
    used = ink is not None or pencil is not None
    return Text(f"  {'✗' if used else '□'} {place.id}", EMPTY if used else OPEN if is_open else "")
