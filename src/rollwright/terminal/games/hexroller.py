"""HexRoller's sheet in the terminal: its hexes, then the two box rows with their straights, then the bonuses."""

from collections.abc import Collection, Mapping

from rich.text import Text

from rollwright.core import Figure, Paper, SheetView
from rollwright.terminal.display import GameDisplay, shown_once_a_round
from rollwright.terminal.drawing.hexes import draw_hexes
from rollwright.terminal.drawing.styles import EMPTY, INK, OPEN, PENCIL

BOX_ROWS = {"light": "☼", "dark": "☾"}


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
    return Text(f"  {'✗' if used else '□'} {name}", EMPTY if used else OPEN if is_open else "")


DISPLAY = GameDisplay(draw_sheet=draw_sheet, shown_rolls=shown_once_a_round, sorted_rolls=True)
