"""The marks by which a photo of a sheet is recognised: four corners, and a code with game, paper, sheet and layout."""

from dataclasses import dataclass

import segno

from rollwright.locale import Language
from rollwright.press.drawing.pen import Pen, number

CORNER, INSET = 2.0, 6.0  # millimetres: the side of a corner mark, and its distance from the sheet's edge
SIDE = 9.0  # the side of the code, on a sheet of 105 by 148.5
LAYOUTS: dict[str, tuple[Language, bool]] = {
    "A": ("en", False),
    "B": ("fr", False),
    "C": ("en", True),
    "D": ("fr", True),
}
"""The layouts of a sheet: its words and their size say how much room the drawing has. When the press lays sheets out
anew, the new layouts take the next letters, and a photo of an old sheet is refused instead of misread."""


@dataclass(frozen=True)
class SheetCode:
    """The content of a sheet's code: the paper's id in lower case, the number of the sheet, and how it is laid out."""

    paper: str
    sheet: int
    language: Language
    large: bool


def code_text(paper: str, sheet: int, language: Language, *, large: bool) -> str:
    """Return what the code says, such as SPLITTER-A:12B; capitals make it smaller."""
    letter = next(letter for letter, layout in LAYOUTS.items() if layout == (language, large))
    return f"{paper.upper()}:{sheet}{letter}"


def read_code(text: str) -> SheetCode:
    """Read the code of a sheet; raise ValueError for another text."""
    paper, _, rest = text.rpartition(":")
    sheet, letter = rest[:-1], rest[-1:]
    if not paper or not (sheet.isascii() and sheet.isdecimal()) or letter not in LAYOUTS:
        raise ValueError(text)
    language, large = LAYOUTS[letter]
    return SheetCode(paper.lower(), int(sheet), language, large)


def corner_centres(width: float, height: float) -> list[tuple[float, float]]:
    """Return the middles of the four corner marks of a sheet, clockwise from the upper left."""
    near = INSET + CORNER / 2
    return [(near, near), (width - near, near), (width - near, height - near), (near, height - near)]


def draw_code(pen: Pen, x: float, y: float, side: float, text: str) -> None:
    """Draw a QR code as one path, its upper left corner at (x, y)."""
    rows = [list(row) for row in segno.make_qr(text, error="l").matrix]
    step = side / len(rows)
    runs: list[str] = []
    for down, row in enumerate(rows):
        across = 0
        while across < len(row):
            length = next((end for end in range(across, len(row)) if not row[end]), len(row)) - across
            if length:
                left, top = number(x + across * step), number(y + down * step)
                runs.append(f"M{left} {top}h{number(length * step)}v{number(step)}h{number(-length * step)}Z")
            across += max(1, length)
    pen.parts.append(f'<path d="{"".join(runs)}" fill="#000000"/>')


def draw_corners(pen: Pen, width: float, height: float) -> None:
    """Draw a small black square near each corner."""
    side = number(CORNER)
    for x, y in corner_centres(width, height):
        left, top = number(x - CORNER / 2), number(y - CORNER / 2)
        pen.parts.append(f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="#000000"/>')
