"""Make a Difference on paper: the sheets of both modes, and the BotCards."""

import math

from rollwright.core import Figure, Paper, Place
from rollwright.games.make_a_difference.score import ladders
from rollwright.games.make_a_difference.sheet import TOTALS, layout
from rollwright.locale import Language, say
from rollwright.press.drawing.geometry import Point
from rollwright.press.drawing.hand import cross, hand_loop, smooth, wobble
from rollwright.press.drawing.inks import tint
from rollwright.press.drawing.looks import SIZES, Look, Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.games.botcards import BOT_CARDS
from rollwright.press.games.parts import Parts
from rollwright.press.panel import Paragraph
from rollwright.press.rules_text import Say, paragraphs, section, steps, table, title

ARMS = 10
COLOURS = {"row": "coral", "column": "sky", "rows": "coral", "columns": "sky", "total": "print"}


def _ground(pen: Pen, written: Written) -> None:
    """Draw grey fields, single rings in rows and double ones in columns, bubbles and splatters."""
    parts = [part for item in (written.score.items if written.score else ()) for part in item.parts]
    scoring = {cell for part in parts for cell in part.cells}
    ink = dict(zip((place.id for place in written.paper.places), written.ink, strict=False))
    for place in written.paper.places:
        figure = ink.get(place.id)
        if place.shape == "square":
            side = place.width
            pen.rect(
                place.x - side / 2, place.y - side / 2, side, side, radius=1.4, fill="field", stroke="line", line=0.3
            )
        elif place.style in TOTALS:
            _draw_splat(pen, place, figure)
        else:
            draw_ring(pen, place, filled=place.shape == "circle" or place.id in scoring)
            if place.shape == "circle":
                _draw_bubble(pen, place, figure)


def draw_ring(pen: Pen, place: Place, *, filled: bool) -> None:
    """Draw a ring: a single line for a row, a double one for a column."""
    spot = COLOURS[place.style]
    width = 1.5 if place.style == "column" else 1.0
    pen.circle(place.x, place.y, place.width / 2, fill=tint(spot) if filled else "paper", stroke=spot, width=width)
    if place.style == "column":
        pen.circle(place.x, place.y, place.width / 2, stroke="paper", width=0.4)


def _draw_bubble(pen: Pen, place: Place, figure: Figure | None) -> None:
    """Draw the points of a line: printed in Mode B and then ringed or crossed off, written in Mode A."""
    x, y = place.x, place.y
    if place.printed is not None:
        pen.text(x, y + 2.1, place.printed, size=6.0, face="print", weight=800, fill=COLOURS[place.style])
        if figure == 0:
            pen.path(cross((x, y), 5.0, place.id), stroke="ink", width=0.75)
        elif figure is not None:
            pen.path(hand_loop((x, y), 6.1, 6.1, place.id), stroke="ink", width=0.9)
    elif figure is not None:
        pen.text(x, y + 2.1, figure, size=6.4, face="hand", weight=700, fill="ink")


def _draw_splat(pen: Pen, place: Place, figure: Figure | None) -> None:
    """Draw a splatter of ink; on a blank sheet it is pale, so that its sum can be written on it."""
    colour = COLOURS[place.style]
    body, drops = splat(place.id, (place.x, place.y), place.width / 2)
    blank = figure is None
    fill = ("paper-shade" if place.style == "total" else tint(colour)) if blank else colour
    pen.path(body, fill=fill, stroke=colour if blank else None, width=0.5)
    for x, y, radius in drops:
        pen.circle(x, y, radius, fill=fill, stroke=colour if blank else None, width=0.4)
    if figure is not None:
        pen.text(place.x, place.y + 3.4, figure, size=10.0, face="print", weight=800, fill="paper")


def splat(name: str, centre: Point, radius: float) -> tuple[str, list[tuple[float, float, float]]]:
    """Return a body with ten arms that end round, and three drops, as the page draws them."""

    def polar(turn: float, reach: float) -> Point:
        angle = 2 * math.pi * turn
        return centre[0] + radius * reach * math.cos(angle), centre[1] + radius * reach * math.sin(angle)

    points: list[Point] = []
    for arm in range(ARMS):
        turn = (arm + 0.3 * wobble(f"{name}turn{arm}")) / ARMS
        reach = 0.98 + 0.24 * wobble(f"{name}reach{arm}")
        thick = 0.016 + 0.005 * wobble(f"{name}thick{arm}")
        valley = 0.74 + 0.06 * wobble(f"{name}valley{arm}")
        points += [
            polar(turn - 0.05, valley),
            polar(turn - thick, valley + 0.08),
            polar(turn - 1.35 * thick, reach - 0.06),
            polar(turn, reach),
            polar(turn + 1.35 * thick, reach - 0.06),
            polar(turn + thick, valley + 0.08),
        ]
    drops: list[tuple[float, float, float]] = []
    for drop in range(3):
        turn = (drop + 0.5 * wobble(f"{name}drop{drop}")) / 3
        x, y = polar(turn, 1.22 + 0.08 * wobble(f"{name}far{drop}"))
        drops.append((x, y, 0.05 * radius + 0.02 * radius * wobble(f"{name}r{drop}")))
    return smooth(points, loop=True), drops


def _figure(place: Place, _: Figure) -> float:
    return 1.13 if place.shape == "square" else SIZES.get(place.shape, 1.0)


def _name(paper: Paper, language: Language) -> str:
    return say(language, f"rules-{paper.id.lower()}")


def _rules(words: Say) -> list[Paragraph]:
    sheet, prefix = layout(), "rules-make-a-difference"
    points, lines = sheet.mode_a_points, sheet.mode_b_points
    rounds = [words(f"{prefix}-round-{step}") for step in (1, 2, 3)]
    rounds.append(words(f"{prefix}-round-4", rounds=sheet.rounds))
    mode_a = words(f"{prefix}-a-text", two=points[2], three=points[3], four=points[4])
    mode_b = words(f"{prefix}-b-text", row=lines["row"], column=lines["column"])
    rungs = zip(ladders()["A"], ladders()["B"], strict=True)
    head = [words(f"{prefix}-title"), *(words(f"option-make-a-difference-mode-{mode}") for mode in "AB")]
    return [
        *paragraphs("lead", [words(f"{prefix}-lead")]),
        *section(words, prefix, "need", words(f"{prefix}-need-text", rounds=sheet.rounds)),
        *steps(words, prefix, rounds),
        *section(words, prefix, "a", mode_a),
        *section(words, prefix, "b", mode_b),
        *section(words, prefix, "cards"),
        *section(words, prefix, "end"),
        *section(words, prefix, "alone"),
        table(head, ([title(words, "make-a-difference", a.title), str(a.min), str(b.min)] for a, b in rungs)),
    ]


PARTS = Parts(
    look=Look(
        ground=_ground,
        edged=lambda _: False,
        filled=lambda place: place.shape == "circle",
        figure=_figure,
        rings=False,
    ),
    name=_name,
    boxes=False,
    foot="press-make-a-difference-foot",
    decks=(BOT_CARDS,),
    rules=_rules,
    on_paper=frozenset(f"rules-make-a-difference-{name}" for name in ("round-2", "round-4", "b-text")),
)
