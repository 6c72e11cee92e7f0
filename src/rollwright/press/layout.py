"""Lay panels on pages: sheets one, two or four to a page, cards in a grid with cut marks, and backs that coincide."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from rollwright.press.drawing.pen import Pen, number
from rollwright.press.options import PrintOptions
from rollwright.press.panel import BLEED, Page, Panel, Placed

EDGE = 6.0  # millimetres at the page's edge that home printers leave white
TICK = (1.0, 6.0)  # where a cut mark begins and ends, from the page's edge


@dataclass(frozen=True)
class Leaf:
    """A sheet or card with what is on its back."""

    front: Panel
    back: Panel | None = None


def lay_sheets(leaves: Sequence[Leaf], options: PrintOptions) -> list[Page]:
    """Return pages full of sheets, each page's back right behind it."""
    across, down = {1: (1, 1), 2: (2, 1), 4: (2, 2)}[1 if options.large else options.per_page]
    width, height = options.size if across == down else options.size[::-1]
    cell = width / across, height / down
    pages: list[Page] = []
    for start in range(0, len(leaves), across * down):
        here = leaves[start : start + across * down]
        placed: list[Placed] = []
        behind: list[Placed] = []
        for index, leaf in enumerate(here):
            spot = _fit(leaf.front, (index % across) * cell[0], (index // across) * cell[1], *cell)
            placed.append(spot)
            if leaf.back is not None and options.two_sided:
                behind.append(turned(Placed(leaf.back, spot.x, spot.y, spot.scale), width, height))
        trim = (0.0, 0.0, width, height)
        marks = _sheet_marks(options, width, height, across, down) if options.marks else ""
        pages.append(Page(width, height, tuple(placed), marks, trim))
        if behind:
            pages.append(Page(width, height, tuple(behind), marks, trim))
    return pages


def lay_cards(cards: Sequence[Leaf], options: PrintOptions) -> list[Page]:
    """Return pages full of cards of one size; with bleed they lie apart, else edge to edge with one cut for two."""
    width, height = options.size
    scale = 1.4 if options.large else 1.0
    gap = 2 * BLEED * scale if options.bleed else 0.0
    wide, high = cards[0].front.width * scale, cards[0].front.height * scale
    across = max(1, floor((width - 2 * EDGE + gap) / (wide + gap)))
    down = max(1, floor((height - 2 * EDGE + gap) / (high + gap)))
    left = (width - across * wide - (across - 1) * gap) / 2
    top = (height - down * high - (down - 1) * gap) / 2
    lines_x = [left + column * (wide + gap) + side for column in range(across) for side in (0, wide)]
    lines_y = [top + row * (high + gap) + side for row in range(down) for side in (0, high)]
    trim = (left, top, lines_x[-1] - left, lines_y[-1] - top)
    bleed = BLEED * scale if options.bleed else 0.0
    marks = _card_marks(options, width, height, lines_x, lines_y, bleed) if options.marks else ""
    pages: list[Page] = []
    for start in range(0, len(cards), across * down):
        fronts: list[Placed] = []
        backs: list[Placed] = []
        for index, card in enumerate(cards[start : start + across * down]):
            x, y = left + (index % across) * (wide + gap), top + (index // across) * (high + gap)
            fronts.append(Placed(card.front, x, y, scale))
            if card.back is not None and options.two_sided:
                backs.append(turned(Placed(card.back, x, y, scale), width, height))
        pages.append(Page(width, height, tuple(fronts), marks, trim, bleed))
        if backs:
            pages.append(Page(width, height, tuple(backs), marks, trim, bleed))
    return pages


def turned(front: Placed, width: float, height: float) -> Placed:
    """Return where a back lies, so that it is behind its front when the printer turns the page over its long edge.

    An upright page turns over from left to right. A page that lies on its side turns over from top to bottom, and its
    backs are turned by half a circle, so that a sheet that was cut out turns like the page of a book.
    """
    x, y, wide, high = front.box
    if height >= width:
        return Placed(front.panel, width - x - wide, y, front.scale)
    return Placed(front.panel, x, height - y - high, front.scale, 180)


def _fit(panel: Panel, left: float, top: float, width: float, height: float) -> Placed:
    """Place a panel in the middle of its part of the page, as large as fits."""
    scale = min(width / panel.width, height / panel.height)
    return Placed(panel, left + (width - scale * panel.width) / 2, top + (height - scale * panel.height) / 2, scale)


def _sheet_marks(options: PrintOptions, width: float, height: float, across: int, down: int) -> str:
    """Draw dashed lines between the sheets of a page, with a tick at either end of each."""
    pen = Pen(options.ink)
    near, far = TICK[0], TICK[1] - 1
    for x in (width * column / across for column in range(1, across)):
        at = number(x)
        pen.path(f"M{at} {near}V{far}M{at} {number(height - far)}V{number(height - near)}", stroke="print", width=0.22)
        pen.path(f"M{at} 6V{number(height - 6)}", stroke="print", width=0.22, opacity=0.5, dash="1.5 1.5")
    for y in (height * row / down for row in range(1, down)):
        at = number(y)
        pen.path(f"M{near} {at}H{far}M{number(width - far)} {at}H{number(width - near)}", stroke="print", width=0.22)
        pen.path(f"M6 {at}H{number(width - 6)}", stroke="print", width=0.22, opacity=0.5, dash="1.5 1.5")
    return pen.svg(width, height) if pen.parts else ""


def _card_marks(
    options: PrintOptions, width: float, height: float, lines_x: list[float], lines_y: list[float], bleed: float
) -> str:
    """Draw a tick at the page's edge for every cut; it ends before the bleed begins."""
    pen = Pen(options.ink)
    top = min(TICK[1], lines_y[0] - bleed - 0.5)
    side = min(TICK[1], lines_x[0] - bleed - 0.5)
    for x in sorted({round(line, 3) for line in lines_x}):
        at = number(x)
        pen.path(f"M{at} 1V{number(top)}M{at} {number(height - top)}V{number(height - 1)}", stroke="print", width=0.22)
    for y in sorted({round(line, 3) for line in lines_y}):
        at = number(y)
        pen.path(f"M1 {at}H{number(side)}M{number(width - side)} {at}H{number(width - 1)}", stroke="print", width=0.22)
    return pen.svg(width, height)
