"""A paper drawn in millimetres: what is printed, then what is written."""

from collections.abc import Iterable

from rollwright.core import Figure, Mark, Paper, Place, Row
from rollwright.locale import say
from rollwright.press.drawing.geometry import around, at, closed, edges, is_hole, within
from rollwright.press.drawing.hand import cross, slant
from rollwright.press.drawing.inks import tint
from rollwright.press.drawing.looks import Look, Written
from rollwright.press.drawing.pen import Pen, number

STAR = "M0-9.4 2.7-3.3 9.2-2.7 4.3 1.7 5.8 8.2 0 4.8-5.8 8.2-4.3 1.7-9.2-2.7-2.7-3.3Z"
HEART = (
    "M0 8.6C-4.6 5-9 1.4-9-3.2-9-6.4-6.7-8.4-4.2-8.4-2.3-8.4-.8-7.3 0-5.7.8-7.3 2.3-8.4 4.2-8.4 6.7-8.4 9-6.4 9-3.2 "
    "9 1.4 4.6 5 0 8.6Z"
)
FLAKE = "M0-8V8M-6.9-4 6.9 4M-6.9 4 6.9-4"
SIGNS = {  # path, fill, line and its width; drawn in a field of 20 by 20 around the middle
    "star": (STAR, "ochre-tint", "ochre", 0.8),
    "heart": (HEART, "coral-tint", "coral", 0.9),
    "flake": (FLAKE, None, "ice", 1.7),
    "ring": ("M-10 0a10 10 0 0 1 20 0a10 10 0 0 1 -20 0Z", "rose-tint", "rose", 2.36),
}
LINES: dict[str, tuple[str, float, str]] = {  # colour, width, dashes
    "outline": ("line", 0.7, ""),
    "fold": ("spot", 0.55, "2.4 1.1 0.6 1.1"),
    "area": ("spot", 0.75, ""),
    "inner": ("line", 0.25, ""),
}
CROSS = "x"  # a box struck off
INK, PENCIL = 7.6, 7.9  # millimetres of a written figure


def draw_sheet(pen: Pen, written: Written, look: Look, spot: str) -> None:
    """Draw a paper from (0, 0) on, blank or written on."""
    paper = written.paper
    if look.ground is not None:
        look.ground(pen, written)
    rings = scoring(written) if look.rings else []
    for group in rings:
        pen.path(around(group, 0.05, 0.9), fill=tint(spot))
    for mark in paper.marks:
        _draw_mark(pen, mark, written)
    _draw_lines(pen, paper, look, spot)
    for place, _ in _entries(paper, written.pencil):
        pen.hatch(within(place, 0.7, 1), "pencil")
    for group in rings:
        pen.path(around(group, 0.62, 1.5), stroke=spot, width=0.75)
    _draw_figures(pen, written, look)


def _draw_lines(pen: Pen, paper: Paper, look: Look, spot: str) -> None:
    inner = edges(place for place in paper.places if look.edged(place))
    if inner:
        pen.path(inner, stroke="line", width=0.25, opacity=0.75)
    for line in paper.lines:
        if line.kind == "outline" and is_hole(line.points):
            pen.hatch(closed(line.points), "pencil")  # hatched, so that a gap among the cells does not look like a cell
    for line in paper.lines:
        path = closed(line.points) if line.closed else f"M{'L'.join(map(at, line.points))}"
        if line.kind == "strip":
            pen.hatch(path, "strip")
            pen.path(path, stroke="rust", width=0.35)
            continue
        stroke, width, dash = LINES.get(line.kind, LINES["inner"])
        pen.path(path, stroke=spot if stroke == "spot" else stroke, width=width, dash=dash)


def scoring(written: Written) -> list[list[Place]]:
    """Return the cells of each part of the score that won points."""
    if written.score is None:
        return []
    places = {place.id: place for place in written.paper.places}
    parts = [part for item in written.score.items for part in item.parts if part.points > 0]
    found = [[places[cell] for cell in part.cells if cell in places] for part in parts]
    return [group for group in found if group]


def _draw_mark(pen: Pen, mark: Mark, written: Written) -> None:
    if not mark.text:
        path, fill, stroke, width = SIGNS.get(mark.kind, SIGNS["ring"])
        with pen.moved(mark.x, mark.y, mark.size / 20):
            pen.path(path, fill=fill, stroke=stroke, width=width, opacity=0.7 if mark.kind == "flake" else 1.0)
        return
    caption = mark.kind == "caption"
    said = say(written.language, mark.text) if mark.kind in ("caption", "label") else mark.text
    pen.text(
        mark.x,
        mark.y + 0.35 * mark.size,
        said,
        size=mark.size,
        face="text" if mark.kind == "label" else "print",
        weight=500 if mark.kind in ("caption", "label") else 800,
        italic=caption,
        fill="print-soft" if mark.kind in ("letter", "caption") else "print",
        anchor="start" if mark.kind == "label" else "middle",
    )


def _draw_figures(pen: Pen, written: Written, look: Look) -> None:
    inked = {place.id for place, _ in _entries(written.paper, written.ink)}
    for place in written.paper.places:
        if place.printed is not None and place.id not in inked and not look.filled(place):
            size = look.printed(place)
            pen.text(place.x, place.y + 0.35 * size, place.printed, size=size, face="print", weight=800)
    for place, figure in _entries(written.paper, written.ink):
        if not look.filled(place):
            write(pen, place, figure, look.figure(place, figure), pencil=False)
    for place, figure in _entries(written.paper, written.pencil):
        if not look.filled(place):
            write(pen, place, figure, look.figure(place, figure), pencil=True)


def write(pen: Pen, place: Place, figure: Figure, size: float, *, pencil: bool) -> None:
    """Write a figure into a place as a hand would set it; a cross strikes the place off."""
    hand, width = ("pencil", 0.75) if pencil else ("ink", 0.85)
    if figure == CROSS:
        pen.path(cross((place.x, place.y), place.width / 2 - 0.9, place.id), stroke=hand, width=width)
        return
    dx, dy, turn = slant(place.id, figure)
    pen.text(
        place.x + dx,
        place.y + size * (2.75 if pencil else 2.7) + dy,
        figure,
        size=size * (PENCIL if pencil else INK),
        face="hand",
        weight=400 if pencil else 700,
        fill=hand,
        stroke=0.34 * size if pencil else 0,
        turn=f"rotate({number(turn)} {number(place.x)} {number(place.y)})",
    )


def _entries(paper: Paper, row: Row) -> Iterable[tuple[Place, Figure]]:
    return ((place, figure) for place, figure in zip(paper.places, row, strict=False) if figure is not None)
