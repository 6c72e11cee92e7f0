"""A page that shows whether a printer keeps sizes, and whether front and back lie on each other."""

from rollwright.locale import Language, say
from rollwright.press.drawing.pen import Pen, number
from rollwright.press.options import PrintOptions
from rollwright.press.panel import SAFE, Block, Page, Panel, Placed

LENGTH = 100.0  # millimetres of the rulers
CROSS = 8.0


def calibration_page(options: PrintOptions, language: Language) -> list[Page]:
    """Return the page and, for two-sided printing, its back."""
    width, height = options.size
    front = _panel(options, language, "front")
    pages = [Page(width, height, (Placed(front, 0, 0),), trim=(0, 0, width, height))]
    if options.two_sided:
        pages.append(
            Page(width, height, (Placed(_panel(options, language, "back"), 0, 0),), trim=(0, 0, width, height))
        )
    return pages


def _panel(options: PrintOptions, language: Language, side: str) -> Panel:
    width, height = options.size
    pen = Pen(options.ink)
    middle = width / 2
    if side == "front":
        _draw_rulers(pen, middle - LENGTH / 2, 92.0)
        pen.rect(SAFE, SAFE, width - 2 * SAFE, height - 2 * SAFE, stroke="print", line=0.25)
    for x in (25.0, middle, width - 25.0):  # the same places on the back when the page is turned over
        for y in (25.0, height - 25.0):
            _draw_target(pen, x, y, circle=side == "back")
    blocks = (
        Block(
            x=30, y=52, width=width - 60, text=say(language, "press-calibration"), size=9.0, face="print", weight=800,
            level=1, align="center",
        ),
        Block(
            x=35, y=62, width=width - 70, text=say(language, f"press-calibration-{side}", paper=options.paper),
            size=4.2, align="center", leading=1.35,
        ),
    )  # fmt: skip
    alt = say(language, f"press-calibration-{side}-alt")
    return Panel(width=width, height=height, drawing=pen.svg(width, height), alt=alt, blocks=blocks)


def _draw_rulers(pen: Pen, left: float, top: float) -> None:
    """Draw two rulers of ten centimetres, across and down, and a card of 63 by 88."""
    for step in range(int(LENGTH) + 1):
        long = 5.0 if step % 10 == 0 else 3.5 if step % 5 == 0 else 2.0
        width = 0.25 if step % 10 == 0 else 0.15
        pen.path(f"M{number(left + step)} {number(top)}v{long}", stroke="print", width=width)
        pen.path(f"M{number(left)} {number(top + step)}h{long}", stroke="print", width=width)
        if step % 10 == 0 and step:
            pen.text(left + step, top - 1.6, step // 10, size=3.2)
            pen.text(left - 2.4, top + step + 1.1, step // 10, size=3.2)
    pen.path(f"M{number(left)} {number(top)}h{LENGTH}M{number(left)} {number(top)}v{LENGTH}", stroke="print", width=0.3)
    pen.rect(left + 18, top + 10, 63, 88, radius=3, stroke="print", line=0.3)
    pen.text(left + 18 + 31.5, top + 55, "63 × 88 mm", size=4.6, face="print", weight=800)


def _draw_target(pen: Pen, x: float, y: float, *, circle: bool) -> None:
    """Draw a cross on the front and a ring on the back: held to the light, they share their middle."""
    if circle:
        pen.circle(x, y, CROSS / 2, stroke="print", width=0.3)
        pen.circle(x, y, 0.4, fill="print")
    else:
        half = CROSS / 2 + 2
        pen.path(
            f"M{number(x - half)} {number(y)}h{2 * half}M{number(x)} {number(y - half)}v{2 * half}",
            stroke="print",
            width=0.2,
        )
