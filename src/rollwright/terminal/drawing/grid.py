"""Draw a sheet as a grid of rows and columns: pencil between ‹ ›, scoring cells lit."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from rollwright.core import Paper, Place, SheetView
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.labels import NO_LABELS, Labels
from rollwright.terminal.drawing.styles import EMPTY, INK, LABEL, LIT, MARK, PENCIL, scoring_cells

MARKS = {"star": "★", "heart": "♥", "ring": "○"}


def draw_grid(display: GameDisplay, paper: Paper, seen: SheetView, labels: Labels = NO_LABELS) -> Text:
    """Draw the cells where they lie; the name of a row stands before it, that of a column above it."""
    grid = {(place.row, place.col): index for index, place in enumerate(paper.places)}
    lit, width = scoring_cells(seen), cell_width(display, labels)
    columns, names = columns_of(paper), row_names(paper, labels)
    margin = margin_of(names)
    drawn = Text(" " * margin, LABEL)
    for col in columns:
        name = "" if col is None else labels.columns.get(col) or _column_name(paper, col)
        drawn.append(f"{name:^3}".rjust(width), LABEL)
    for row in names:
        drawn.append(f"\n{names[row]:>{margin}}", LABEL)
        for col in columns:
            if col is None:
                drawn.append(" ┊ ".rjust(width), LABEL)
            elif (row, col) in grid:
                index = grid[row, col]
                cell = _draw_cell(display, paper, seen, index, paper.places[index].id in lit)
                drawn.append(" " * (width - len(cell)))
                drawn.append_text(cell)
            else:
                drawn.append(" " * width)
    return drawn


def cell_width(display: GameDisplay, labels: Labels) -> int:
    """Return the columns of the terminal that a cell takes: room for two figures in pencil, and for every name."""
    return max(display.cell_width, *(len(name) + 1 for name in labels.columns.values()), 0)


def columns_of(paper: Paper) -> list[int | None]:
    """Return the columns of a grid from left to right, with `None` where the paper is folded."""
    folds = {line.points[0][0] for line in paper.lines if line.kind == "fold"}
    return list(_columns({place.col: place for place in paper.places}, folds))


def row_names(paper: Paper, labels: Labels) -> dict[int, str]:
    """Return the name that stands before each row: its label, its number, or its letter where columns have letters."""
    lettered = any("column" in place.said for place in paper.places)
    return {
        row: labels.rows.get(row) or (_row_letter(paper, row) if lettered else str(row))
        for row in sorted({place.row for place in paper.places})
    }


def margin_of(names: Mapping[int, str]) -> int:
    """Return the columns of the terminal before the first cell: room for the name of every row."""
    return max(2, *map(len, names.values()))


def _columns(columns: dict[int, Place], folds: set[float]) -> Iterator[int | None]:
    """Yield the columns from left to right, with `None` where the paper is folded."""
    left = 0.0
    for col in range(min(columns), max(columns) + 1):
        place = columns.get(col)
        if place is not None:
            if any(left < fold <= place.x for fold in folds):
                yield None
            left = place.x
        yield col


def _column_name(paper: Paper, col: int) -> str:
    """Return the part of their names that all cells of a column share beside the row, if there is one."""
    named = {
        str(place.said[key])
        for place in paper.places
        if place.col == col
        for key in ("column", "col")
        if key in place.said
    }
    names = named or {place.id.removeprefix(str(place.row)) or place.id for place in paper.places if place.col == col}
    return names.pop() if len(names) == 1 else ""


def _row_letter(paper: Paper, row: int) -> str:
    """Return the letter of a row, where its cells have one."""
    return next((str(place.said["row"]) for place in paper.places if place.row == row and "row" in place.said), "")


def _draw_cell(display: GameDisplay, paper: Paper, seen: SheetView, index: int, scores: bool) -> Text:
    place = paper.places[index]
    marks = (mark for mark in paper.marks if (mark.x, mark.y) == (place.x, place.y))
    sign = next((MARKS[mark.kind] for mark in marks if mark.kind in MARKS), "")
    ink, pencil = seen.ink[index], seen.pencil[index] if seen.pencil else None
    if pencil is not None:
        return Text(f"‹{pencil}›", LIT if scores else PENCIL)
    if place.shape == "ring":
        colour = display.ring_colours.get(place.style, INK)
        return Text(f"({' ' if ink is None else ink})", LIT if scores else colour)
    if ink is not None:
        return Text(f"{ink:>2}{sign or ' '}", LIT if scores else INK)
    printed = place.printed if place.printed is not None else sign or display.empty_signs.get(place.style, "")
    return Text(f" {printed or '·'} ", MARK if printed else EMPTY)
