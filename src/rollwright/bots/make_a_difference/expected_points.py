"""Mode A: the points that a sheet should end with, learned from games against the dice.

The worth of a sheet is the sum of the learned worth of its lines and squares: an n-tuple network (Szubert and
Jaśkowski 2014), trained by tools/train_make_a_difference.py.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.greedy import line_values, worth_now
from rollwright.bots.make_a_difference.parts import lines, lines_and_squares
from rollwright.games.make_a_difference.state import Options
from rollwright.games.make_a_difference.view import DifferenceView


def expected_points(options: Options, view: DifferenceView, seat: int, sheets: Any) -> Any:
    """Return the points that each sheet should end with, less an amount that is the same for all sheets of a round."""
    if view.round == view.rounds:
        return worth_now(options, view, seat, sheets)
    return _learned()[lines_and_squares().read(sheets)].sum(axis=1)


# Points of a finished sheet beyond the sum of its parts, by the number of rounds written: means of 5,120 games.
LATE = np.array([0, 3.22, 2.92, 2.43, 1.76, 0.98, 0.12, -0.7, -1.37, -1.49, 0], np.float32)


def expected_total(sheets: Any) -> Any:
    """Return the points that each sheet should end with; those of a full sheet are its own."""
    written = (sheets > 0).sum(axis=1)
    learned = _learned()[lines_and_squares().read(sheets)].sum(axis=1) + LATE[written // 2]
    exact = line_values("A")[lines().read(sheets)].sum(axis=1)
    full = written == sheets.shape[1]
    return exact * full + learned * ~full


@cache
def _learned() -> Any:
    with (files("rollwright.bots.make_a_difference") / "mode-a.npz").open("rb") as file:
        return np.load(file)["worth"].astype(np.float32)
