"""HexRoller's sheet in the terminal: its hexes, then the two box rows with their straights, then the bonuses."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from rollwright.core import Figure, Paper, SheetView
from rollwright.terminal.display import GameDisplay, shown_once_a_round
from rollwright.terminal.drawing.hexes import draw_hexes
from rollwright.terminal.drawing.reading import note_figure, read_hexes
from rollwright.terminal.drawing.styles import EMPTY, INK, OPEN, PENCIL

BOX_ROWS = {"light": "☼", "dark": "☾"}
FREE, CROSSED = "□", "✗"
CROSS = "x"  # the figure of a used bonus
BOX = 3  # columns of the terminal
MARGIN = 2  # before the first box, for the sign of its row


def draw_sheet(paper: Paper, seen: SheetView, open_cells: Collection[str], words: Mapping[str, str]) -> Text:
    drawn = draw_hexes(paper, seen, open_cells)
    cells = list(zip(paper.places, seen.ink, seen.pencil or (None,) * len(seen.ink), strict=True))
    for style, sign in BOX_ROWS.items():
        boxes = [_box(ink, pencil) for place, ink, pencil in cells if place.style == style]
        drawn.append_text(Text.assemble(f"\n{sign} ", *boxes, _straight(seen, style)))
    bonuses = [
        _bonus(words.get(place.id, place.id), ink, pencil, place.id in open_cells)
        for place, ink, pencil in cells
        if place.style == "bonus"
    ]
    return Text.assemble(drawn, "\n", *bonuses)


def _box(ink: Figure | None, pencil: Figure | None) -> Text:
    if pencil is not None:
        return Text(f"‹{pencil}›", PENCIL)
    return Text(" · ", EMPTY) if ink is None else Text(f" {ink} ", INK)


def _straight(seen: SheetView, style: str) -> str:
    points = [item.points for item in (seen.score.items if seen.score else ()) if item.id == f"straight-{style}"]
    return f" = {points[0]}" if points else ""


def _bonus(name: str, ink: Figure | None, pencil: Figure | None, is_open: bool) -> Text:
    used = ink is not None or pencil is not None
    return Text(f"  {CROSSED if used else FREE} {name}", EMPTY if used else OPEN if is_open else "")


def read_sheet(paper: Paper, lines: Sequence[str], words: Mapping[str, str]) -> dict[str, Figure]:
    """Return what stands in hexes and boxes, and the bonuses that are crossed off."""
    cells = read_hexes(
        paper, [line for line in lines if line.strip()[:1] not in ("", *BOX_ROWS.values(), FREE, CROSSED)]
    )
    for style, sign in BOX_ROWS.items():
        line = next((line for line in lines if line.startswith(sign)), "")
        for nth, place in enumerate(place for place in paper.places if place.style == style):
            note_figure(cells, place, line[MARGIN + BOX * nth :][:BOX])
    for place in paper.places:
        crossed = f"{CROSSED} {words.get(place.id, place.id)}"
        if place.style == "bonus" and any(crossed in line for line in lines):
            cells[place.id] = CROSS
    return cells


DISPLAY = GameDisplay(draw_sheet=draw_sheet, read_sheet=read_sheet, shown_rolls=shown_once_a_round, sorted_rolls=True)
