"""The part that all levels share: list the placements of both dice, judge them, and play the best."""

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import Any

import numpy as np

from rollwright.games.make_a_difference.actions import Action, Done, Throw, Undo, Write
from rollwright.games.make_a_difference.sheet import Mode, layout
from rollwright.games.make_a_difference.state import Options
from rollwright.games.make_a_difference.view import DifferenceView

# Returns the worth of each sheet to a seat; there is one sheet for each placement.
Judge = Callable[[Options, DifferenceView, int, Any], Any]
Player = Callable[[Options, DifferenceView, int, Sequence[Action], Random], tuple[Action, ...]]

BY_CHANCE = Throw("chance")
NEAR = 0.01  # placements whose worth differs by less are equally good


def player(judges: dict[Mode, Judge], glances: int | None = None) -> Player:
    """Return a bot that plays the placement of highest worth, among all or among `glances` random ones."""

    def play(
        options: Options, view: DifferenceView, seat: int, choices: Sequence[Action], random: Random
    ) -> tuple[Action, ...]:
        if BY_CHANCE in choices:
            return (BY_CHANCE,)
        if Done() in choices:  # both numbers are written already
            return (Done(),)
        cells, sheets = placements(sheet_of(view, seat), view.dice)
        if glances is not None:
            seen = random.sample(range(len(cells)), min(glances, len(cells)))
            cells, sheets = cells[seen], sheets[seen]
        worth = judges[options.mode](options, view, seat, sheets)
        # Two bots of one level that broke ties alike would fill their sheets alike, and neither would take a line.
        best = random.choice(np.flatnonzero(worth >= worth.max() - NEAR))
        return _actions(cells[best], view, choices)

    return play


def sheet_of(view: DifferenceView, seat: int) -> Any:
    """Return the fields of a sheet in ink, 0 where one is empty."""
    return np.array([int(number or 0) for number in view.sheets[seat].ink[: len(layout().cells)]])


def placements(sheet: Any, dice: Sequence[Any]) -> tuple[Any, Any]:
    """Return the fields of the first and the second die in every placement, and the sheet after it.

    A double is listed both ways.
    """
    cells = np.array(list(permutations(np.flatnonzero(sheet == 0), 2)))
    sheets = np.tile(sheet, (len(cells), 1))
    np.put_along_axis(sheets, cells, np.array([dice]), axis=1)
    return cells, sheets


def _actions(cells: Any, view: DifferenceView, choices: Sequence[Action]) -> tuple[Action, ...]:
    """Return the actions that write the die in hand and then the other; a number already in pencil is undone first."""
    undone = (Undo(),) if Undo() in choices else ()
    held = int(view.held or 0) if not undone else 1 - int(view.held or 0)
    first, second = (Write(layout().cells[int(cells[die])].id) for die in (held, 1 - held))
    return (*undone, first, second, Done())
