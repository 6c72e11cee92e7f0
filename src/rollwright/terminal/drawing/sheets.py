"""Draw any sheet from its paper: in hexes, in named boxes, or in a grid. Draw the dice, too."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from rollwright.core import Game, Paper, Refused, SheetView, papers
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.boxes import draw_boxes
from rollwright.terminal.drawing.grid import draw_grid
from rollwright.terminal.drawing.hexes import draw_hexes
from rollwright.terminal.drawing.labels import NO_LABELS, Labels, labels_of
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output

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
    return draw_grid(display, paper, seen, labels)
