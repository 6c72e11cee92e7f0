"""The marks by which a photo of a sheet is recognised: four corners, and a code with game, paper and sheet."""

import segno

from rollwright.press.drawing.pen import Pen, number

CORNER, INSET = 2.0, 6.0  # millimetres: the side of a corner mark, and its distance from the sheet's edge
SIDE = 9.0  # of the code, on a sheet of 105 by 148.5


def code_text(paper: str, sheet: int) -> str:
    """Return what the code says, such as SPLITTER-A:12; capitals make it smaller."""
    return f"{paper.upper()}:{sheet}"


def read_code(text: str) -> tuple[str, int]:
    """Return the paper's id in lower case and the number of the sheet; raise ValueError for another text."""
    paper, _, sheet = text.rpartition(":")
    if not paper or not sheet.isdecimal():
        raise ValueError(text)
    return paper.lower(), int(sheet)


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
    for x in (INSET, width - INSET - CORNER):
        for y in (INSET, height - INSET - CORNER):
            pen.parts.append(f'<rect x="{number(x)}" y="{number(y)}" width="2" height="2" fill="#000000"/>')
