"""Draw any sheet in a terminal from its paper: three columns a cell, pencil between ‹ ›, scoring cells lit."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from rollwright.core import Game, Paper, Place, Refused, SheetView, papers
from rollwright.terminal import hexes
from rollwright.terminal.styles import EMPTY, INK, LABEL, LIT, MARK, PENCIL

MARKS = {"star": "★", "heart": "♥", "ring": "○"}
SIDES = {"side": "▫"}  # squares of an orange side
RINGS = {"row": "red", "column": "blue"}
DICE = " ⚀⚁⚂⚃⚄⚅"


class NotHere(Refused):
    """A game of pictures, which a terminal cannot show."""

    code = "not-in-terminal"
    exit_code = 2


def papers_of(game: Game, options: Any) -> dict[str, Paper]:
    """Return every paper by the name that a sheet gives it; "" is the one that all write on. Raise `NotHere` where nobody writes."""
    paper = game.sheet(options)
    if not paper.places:
        raise NotHere(title=game.info.title)
    return {"": paper, **papers(game, options)}


def dice(figures: Sequence[int | str]) -> Text:
    """Return the dice as they lie: a pair with its pips, then the figures."""
    pips = (
        "  ".join(DICE[figure] for figure in figures if isinstance(figure, int) and 1 <= figure <= 6)
        if len(figures) == 2
        else ""
    )
    return Text.assemble((pips, "bold"), "  " if pips else "", ("  ".join(map(str, figures)), "bold"))


def sheets(
    papers: Mapping[str, Paper],
    shown: Sequence[SheetView],
    titles: Sequence[str],
    notes: Sequence[str],
    open_cells: Collection[str] = (),
) -> Columns:
    """Lay the sheets side by side, as many as the terminal is wide; each names its paper. `open_cells` of the first may be written in now."""
    panels = [
        Panel(
            sheet(papers[each.paper], each, open_cells if each is shown[0] else ()),
            title=Text(title),
            subtitle=Text(note),
            padding=(0, 1),
            border_style="bright_black",
            expand=False,
        )
        for each, title, note in zip(shown, titles, notes, strict=True)
    ]
    return Columns(panels, padding=(0, 1))


def sheet(paper: Paper, seen: SheetView, open_cells: Collection[str] = ()) -> Text:
    """Draw one sheet with the names of its rows and columns, so that every cell can be named."""
    if any(place.shape == "hex" for place in paper.places):
        return hexes.sheet(paper, seen, open_cells)
    folds = {line.points[0][0] for line in paper.lines if line.kind == "fold"}
    grid = {(place.row, place.col): index for index, place in enumerate(paper.places)}
    lit = {cell for item in (seen.score.items if seen.score else ()) for part in item.parts for cell in part.cells}
    columns = _columns(paper, folds)
    lettered = any("column" in place.said for place in paper.places)
    drawn = Text("  ", LABEL)
    for col in columns:
        drawn.append("   " if col is None else f"{_column_name(paper, col):^3}", LABEL)
    for row in sorted({place.row for place in paper.places}):
        drawn.append(f"\n{_row_name(paper, row) if lettered else row:>2}", LABEL)
        for col in columns:
            if col is None:
                drawn.append(" ┊ ", LABEL)
            elif (row, col) in grid:
                drawn.append_text(_cell(paper, seen, grid[row, col], paper.places[grid[row, col]].id in lit))
            else:
                drawn.append("   ")
    return drawn


def _columns(paper: Paper, folds: set[float]) -> list[int | None]:
    """Return the columns from left to right, with `None` where the paper is folded."""
    return list(_with_folds({place.col: place for place in paper.places}, folds))


def _with_folds(columns: dict[int, Place], folds: set[float]) -> Iterator[int | None]:
    left = 0.0
    for col in range(min(columns), max(columns) + 1):
        place = columns.get(col)
        if place is not None:
            if any(left < fold <= place.x for fold in folds):
                yield None
            left = place.x
        yield col


def _column_name(paper: Paper, col: int) -> str:
    """Return what all cells of a column have in common in their names beside the row, if anything."""
    named = {
        str(place.said[key])
        for place in paper.places
        if place.col == col
        for key in ("column", "col")
        if key in place.said
    }
    names = named or {place.id.removeprefix(str(place.row)) for place in paper.places if place.col == col}
    return names.pop() if len(names) == 1 else ""


def _row_name(paper: Paper, row: int) -> str:
    """Return the letter of a row whose cells have one."""
    return next((str(place.said["row"]) for place in paper.places if place.row == row and "row" in place.said), "")


def _cell(paper: Paper, seen: SheetView, index: int, scores: bool) -> Text:
    place = paper.places[index]
    mark = next(
        (MARKS[mark.kind] for mark in paper.marks if mark.kind in MARKS and (mark.x, mark.y) == (place.x, place.y)), ""
    )
    ink, pencil = seen.ink[index], seen.pencil[index] if seen.pencil else None
    if pencil is not None:
        return Text(f"‹{pencil}›", LIT if scores else PENCIL)
    if place.shape == "ring":
        return Text(f"({' ' if ink is None else ink})", LIT if scores else RINGS[place.style])
    if ink is not None:
        return Text(f"{ink:>2}{mark or ' '}", LIT if scores else INK)
    printed = place.printed if place.printed is not None else mark or SIDES.get(place.style, "")
    return Text(f" {printed or '·'} ", MARK if printed else EMPTY)
