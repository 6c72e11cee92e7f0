"""The twelve card sides as paper, in millimetres: squares, stars, rings, and the orange sides with their strips."""

from functools import cache

from rollwright.core import Area, Line, Mark, Paper, Place
from rollwright.games.word_roller.card import Border, Card, Square, cards, cell
from rollwright.games.word_roller.sides import sides_of
from rollwright.games.word_roller.state import Options

SIDE = 9.0  # the side of a square
STAR, RING = 8.2, 7.2
STRIP, GAP = 2.3, 0.5  # the width of an orange side outside the frame, and the gap before it
MARGIN = STRIP + 2 * GAP


def sheet(options: Options) -> Paper:
    """Draw a card that has every square of all cards on the table: side b is side a with two columns more."""
    return paper(f"1{sides_of(options)[-1]}")


def papers(options: Options) -> dict[str, Paper]:
    """Draw all cards, with the sides that can lie on the table; cards of one side have the same squares."""
    return {name: paper(name) for name in cards() if name.endswith(sides_of(options))}


@cache
def paper(name: str) -> Paper:
    """Draw one side of a card."""
    card = cards()[name]
    left, top, right, bottom = MARGIN, MARGIN, MARGIN + card.cols * SIDE, MARGIN + card.rows * SIDE
    frame = Line("outline", ((left, top), (right, top), (right, bottom), (left, bottom)), closed=True)
    stars = tuple(Mark("star", *_centre(square), STAR) for square in sorted(card.stars))
    rings = tuple(Mark("ring", *_centre(square), RING) for square in sorted(card.pinks))
    return Paper(
        id=f"word-roller-{name}",
        width=right + MARGIN,
        height=bottom + MARGIN,
        places=tuple(_place(card, (row, col)) for row in range(card.rows) for col in range(card.cols)),
        lines=(frame, *(_strip(card, side, squares) for side, squares in card.orange.items())),
        marks=(*stars, *rings),
        areas=tuple(Area(side, tuple(map(cell, sorted(squares)))) for side, squares in card.orange.items()),
    )


def _place(card: Card, square: Square) -> Place:
    row, col = square
    orange = any(square in squares for squares in card.orange.values())
    mark = "star" if square in card.stars else "ring" if square in card.pinks else "side" if orange else "none"
    said: dict[str, int | str] = {"row": row + 1, "col": col + 1, "mark": mark}
    return Place(
        cell(square),
        "square",
        *_centre(square),
        SIDE,
        SIDE,
        row + 1,
        col + 1,
        style="side" if orange else "",
        said=said,
    )


def _strip(card: Card, side: Border, squares: frozenset[Square]) -> Line:
    """Return the strip outside the frame, along the squares of a side."""
    along = sorted(col if side in ("top", "bottom") else row for row, col in squares)
    start, end = MARGIN + along[0] * SIDE, MARGIN + (along[-1] + 1) * SIDE
    near = (
        MARGIN - GAP
        if side in ("top", "left")
        else MARGIN + GAP + SIDE * (card.rows if side == "bottom" else card.cols)
    )
    far = near - STRIP if side in ("top", "left") else near + STRIP
    corners = ((start, near), (end, near), (end, far), (start, far))
    return Line("strip", corners if side in ("top", "bottom") else tuple((y, x) for x, y in corners), closed=True)


def _centre(square: Square) -> tuple[float, float]:
    row, col = square
    return MARGIN + (col + 0.5) * SIDE, MARGIN + (row + 0.5) * SIDE
