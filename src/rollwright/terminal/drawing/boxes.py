"""Draw a sheet of named boxes as columns of lines: the name of a box, then what stands in it."""

from collections.abc import Collection, Mapping
from itertools import zip_longest

from rich.text import Text

from rollwright.core import Figure, Paper, Place, SheetView
from rollwright.terminal.drawing.labels import NO_LABELS, Labels
from rollwright.terminal.drawing.styles import EMPTY, INK, LABEL, LIT, OPEN, PENCIL, scoring_cells

Box = tuple[Place, Figure | None, Figure | None]  # a place with its ink and its pencil


def draw_boxes(paper: Paper, seen: SheetView, open_cells: Collection[str] = (), labels: Labels = NO_LABELS) -> Text:
    """Draw the boxes column by column; a box that may be written in now has a bright name. Captions stand below."""
    lit = scoring_cells(seen)
    boxes = list(zip(paper.places, seen.ink, seen.pencil or (None,) * len(seen.ink), strict=True))
    columns = [
        sorted((box for box in boxes if box[0].col == col), key=lambda box: box[0].row)
        for col in sorted({place.col for place in paper.places})
    ]
    named = {place.id: labels.places.get(place.id, place.id) for place in paper.places}
    widths = [max(len(named[place.id]) for place, _, _ in column) for column in columns]
    lines = [
        Text("  ").join(_line(box, named, width, lit, open_cells) for box, width in zip(row, widths, strict=True))
        for row in zip_longest(*columns)
    ]
    return Text("\n").join([*lines, *(Text(caption, LABEL) for caption in labels.captions)])


def _line(
    box: Box | None, named: Mapping[str, str], width: int, lit: Collection[str], open_cells: Collection[str]
) -> Text:
    if box is None:
        return Text(" " * (width + 5))
    place, ink, pencil = box
    name = Text(f"{named[place.id]:<{width}}", OPEN if place.id in open_cells else LABEL)
    if pencil is not None:
        return Text.assemble(name, (f"{f'‹{pencil}›':>5}", LIT if place.id in lit else PENCIL))
    if ink is not None:
        return Text.assemble(name, (f"{ink:>4} ", LIT if place.id in lit else INK))
    return Text.assemble(name, ("   · ", EMPTY))
