"""The sheet of real paper that a seat enters at the end: the action that enters it, and how it is read and scored."""

from typing import Any, cast

from msgspec import Struct

from rollwright.core.chance import Figure
from rollwright.core.errors import IllegalAction
from rollwright.core.game import Game
from rollwright.core.scorer import Fault, Scorer
from rollwright.core.scoring import ScoredSheet, score_paper
from rollwright.core.view import Row


class EnterSheet(Struct, frozen=True, tag="sheet"):
    """A paper seat enters its sheet after the last round: each written cell with its figure, such as `3L4=5`."""

    cells: tuple[str, ...]


class GoWithout(Struct, frozen=True, tag="without"):
    """A paper seat enters no sheet: it has no result."""


WITHOUT = GoWithout()


class ImpossibleSheet(IllegalAction):
    """A sheet that cannot have been written with the rolls that fell. `faults` say where; nothing has changed."""

    code = "impossible-sheet"

    def __init__(self, game: Game, options: Any, faults: tuple[Fault, ...]) -> None:
        first = faults[0]
        super().__init__(reason=first.code, cells=" ".join(first.cells))
        self.game = game
        self.paper = game.sheet(options)
        self.faults = faults


def read_sheet(game: Game, state: Any, action: EnterSheet) -> ScoredSheet:
    """Read and score a sheet as it was entered, and say what on it cannot be with the rolls that fell."""
    scorer = cast("Scorer[Any]", game.scorer)
    allowed = scorer.figures(state.options, "")
    cells: dict[str, Figure] = {}
    for text in action.cells:
        cell, _, figure = text.partition("=")
        known = next((each for each in allowed.get(cell, ()) if str(each) == figure), figure)
        if cell in cells:
            return ScoredSheet((), None, (Fault("twice", (cell,)),))
        cells[cell] = known
    return score_paper(game, state.options, "", cells, state.fallen)


def enter_cells(cells: dict[str, Figure]) -> EnterSheet:
    """Return the action that enters a sheet given by its cells."""
    return EnterSheet(tuple(f"{cell}={figure}" for cell, figure in cells.items()))


def cells_by_hand(game: Game, options: Any, row: Row) -> dict[str, Figure]:
    """Return the cells of a sheet that are written by hand, with their figures."""
    scorer = cast("Scorer[Any]", game.scorer)
    allowed = scorer.figures(options, "")
    return {
        place.id: figure
        for place, figure in zip(game.sheet(options).places, row, strict=True)
        if place.id in allowed and figure is not None
    }
