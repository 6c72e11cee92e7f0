"""Draw any sheet from its paper: three columns for each cell, pencil between ‹ ›, scoring cells lit."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from rollwright.core import Game, Paper, Place, Refused, SheetView, papers
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.boxes import draw_boxes
from rollwright.terminal.drawing.hexes import draw_hexes
from rollwright.terminal.drawing.labels import NO_LABELS, Labels, labels_of
from rollwright.terminal.drawing.styles import EMPTY, INK, LABEL, LIT, MARK, PENCIL, scoring_cells
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output

MARKS = {"star": "★", "heart": "♥", "ring": "○"}
PIPS = " ⚀⚁⚂⚃⚄⚅"


class NotInTerminal(Refused):
    """A game without sheets, such as one of pictures, cannot be drawn."""

    code = "not-in-terminal"
    exit_code = 2


def papers_of(game: Game, options: Any) -> dict[str, Paper]:
    """Return every paper by the name that a sheet gives it; "" is the paper that all seats share.

    Raise `NotInTerminal` for a game in which nobody writes.
    """
    paper = game.sheet(options)
    if not paper.places:
        raise NotInTerminal(title=game.info.title)
    return {"": paper, **papers(game, options)}


def draw_dice(shared: Sequence[int | str], own: Sequence[int | str] = (), held: Collection[int] = ()) -> Text:
    """Return the dice in the order in which they lie, as figures; a pair of plain dice also with its pips.

    A seat's own dice follow the shared ones. The dice at the places `held` stand in brackets.
    """
    figures, pips = (*shared, *own), ""
    if len(figures) == 2:
        pips = "  ".join(PIPS[figure] for figure in figures if isinstance(figure, int) and 1 <= figure <= 6)
    shown = (f"[{figure}]" if place in held else str(figure) for place, figure in enumerate(figures))
    return Text.assemble((pips, "bold"), "  " if pips else "", ("  ".join(shown), "bold"))


def draw_sheets(
    output: Output,
    game: str,
    papers: Mapping[str, Paper],
    sheets: Sequence[SheetView],
    titles: Sequence[str],
    notes: Sequence[str],
) -> Columns:
    """Draw the sheets side by side, as many as fit the terminal."""
    display, labels = display_of(game), {name: labels_of(output, game, paper) for name, paper in papers.items()}
    panels = [
        Panel(
            draw_sheet(display, papers[sheet.paper], sheet, (), labels[sheet.paper]),
            title=Text(title),
            subtitle=Text(note),
            padding=(0, 1),
            border_style="bright_black",
            expand=False,
        )
        for sheet, title, note in zip(sheets, titles, notes, strict=True)
    ]
    return Columns(panels, padding=(0, 1))


def draw_sheet(
    display: GameDisplay,
    paper: Paper,
    seen: SheetView,
    open_cells: Collection[str] = (),
    labels: Labels = NO_LABELS,
) -> Text:
    """Draw one sheet so that every cell can be named: by its row and column, or by its name inside it."""
    if display.draw_sheet is not None:
        return display.draw_sheet(paper, seen, open_cells, labels.places)
    if all(place.shape == "hex" for place in paper.places):
        return draw_hexes(paper, seen, open_cells)
    if all(place.shape == "box" for place in paper.places):
        return draw_boxes(paper, seen, open_cells, labels)
    return _draw_grid(display, paper, seen)


def _draw_grid(display: GameDisplay, paper: Paper, seen: SheetView) -> Text:
    grid = {(place.row, place.col): index for index, place in enumerate(paper.places)}
    lit = scoring_cells(seen)
    columns = columns_of(paper)
    drawn = Text("  ", LABEL)
    for col in columns:
        drawn.append("   " if col is None else f"{_column_name(paper, col):^3}", LABEL)
    for row in sorted({place.row for place in paper.places}):
        drawn.append(f"\n{row_label(paper, row):>2}", LABEL)
        for col in columns:
            if col is None:
                drawn.append(" ┊ ", LABEL)
            elif (row, col) in grid:
                index = grid[row, col]
                drawn.append_text(_draw_cell(display, paper, seen, index, paper.places[index].id in lit))
            else:
                drawn.append("   ")
    return drawn


def columns_of(paper: Paper) -> list[int | None]:
    """Return the columns of a grid from left to right, with `None` where the paper is folded."""
    folds = {line.points[0][0] for line in paper.lines if line.kind == "fold"}
    return list(_columns({place.col: place for place in paper.places}, folds))


def row_label(paper: Paper, row: int) -> str:
    """Return the name that stands before a row: its number, or its letter where columns have letters."""
    lettered = any("column" in place.said for place in paper.places)
    return _row_name(paper, row) if lettered else str(row)


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


def _row_name(paper: Paper, row: int) -> str:
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
