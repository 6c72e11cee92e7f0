"""Mode B for gentle and steady: the sums of a sheet's lines, and a part of what their open fields promise."""

from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.expected_lead import SUMS, outlooks
from rollwright.bots.make_a_difference.greedy import line_values
from rollwright.bots.make_a_difference.parts import lines
from rollwright.bots.make_a_difference.player import Judge
from rollwright.games.make_a_difference.state import Options
from rollwright.games.make_a_difference.view import DifferenceView


def sums_with(part: float) -> Judge:
    """Return a judge that counts each line's sum now, and this part of what it should gain until its end."""

    def judge(options: Options, view: DifferenceView, seat: int, sheets: Any) -> Any:
        return _line_values(part)[lines().read(sheets)].sum(axis=1)

    return judge


@cache
def _line_values(part: float) -> Any:
    """Return the worth of every possible column and row."""
    return (1 - part) * line_values("B") + part * (outlooks() @ np.arange(SUMS))
