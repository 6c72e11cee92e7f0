"""Splitter sheets drawn as on paper: figures where they are written, dots elsewhere, the fold in the middle."""

PADS = {
    "A": """
        . # # . . | . . # # .
        # # # # . | . # # # #
        # * # # # | # # # * #
        . # # # # | # # # # .
        . . # # # | # # # . .
        . # # # . | . # # # .
        . # . . . | . . . # .""",
    "B": """
        . . . . # # | # # . . . .
        . . * # # . | . # h # . .
        . # # . # # | # # . # # .
        # # h # # . | . # # # # #
        # # . # # # | # # # . # *
        . # # # . . | . . h # # .""",
}


def marks(picture: str) -> dict[tuple[int, int], str]:
    """The drawn cells, by row and column from 1; the fold is no column."""
    lines = [line.replace("|", "").split() for line in picture.strip().splitlines()]
    return {(row, col): mark for row, line in enumerate(lines, 1) for col, mark in enumerate(line, 1) if mark != "."}


def cell_id(pad: str, row: int, col: int) -> str:
    half = 5 if pad == "A" else 6
    return f"{row}L{half + 1 - col}" if col <= half else f"{row}R{col - half}"


def drawn(pad: str, picture: str) -> dict[str, int]:
    """The figures of a drawing by the names of their cells."""
    return {cell_id(pad, row, col): int(mark) for (row, col), mark in marks(picture).items()}
