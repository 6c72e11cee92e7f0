"""How the marks on a sheet look in a terminal."""

from rollwright.core import SheetView

INK = "bold"
PENCIL = "italic"
LIT = "bold black on green3"  # a cell that scores
EMPTY = "bright_black"
MARK = "yellow"
LABEL = "bright_black"
OPEN = "bold cyan"  # a cell that may be written in now


def scoring_cells(seen: SheetView) -> set[str]:
    """Return the cells that score, where the score is public."""
    items = seen.score.items if seen.score else ()
    return {cell for item in items for part in item.parts for cell in part.cells}
