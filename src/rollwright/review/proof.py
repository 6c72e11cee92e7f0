"""Prove that no better Make a Difference sheet exists, by constraint programming.

It needs `ortools`, which the extra `proof` of the package installs. Without it nothing is proved.
"""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from rollwright.bots.make_a_difference.greedy import HIGHEST
from rollwright.games.make_a_difference.sheet import layout

SECONDS = 6.0  # after which a search gives up


@cache
def _solver() -> Any:
    """Return CP-SAT, or None where it is not installed."""
    try:
        return importlib.import_module("ortools.sat.python.cp_model")
    except ImportError:
        return None


def prove_mode_a(numbers: Sequence[int], total: int, seconds: float = SECONDS) -> bool:
    """Say whether it is certain that no sheet of these numbers has more than `total` points in Mode A."""
    cp = _solver()
    if cp is None:
        return False
    model, board = cp.CpModel(), layout()
    shows = [[model.new_bool_var("") for _ in range(6)] for _ in board.cells]
    for field in shows:
        model.add_exactly_one(field)
    for number in range(1, 7):
        model.add(sum(field[number - 1] for field in shows) == list(numbers).count(number))
    value = [sum((number + 1) * shown for number, shown in enumerate(field)) for field in shows]
    gaps: list[list[Any]] = []
    for first, second in board.ends:
        gap = [model.new_bool_var("") for _ in range(HIGHEST + 1)]
        model.add_exactly_one(gap)
        size = model.new_int_var(0, HIGHEST, "")
        model.add(size == sum(width * shown for width, shown in enumerate(gap)))
        model.add_abs_equality(size, value[first] - value[second])
        gaps.append(gap)
    points: list[Any] = []
    for line in board.lines:
        for width in range(HIGHEST + 1):
            times = [model.new_bool_var("") for _ in range(len(line.rings) + 1)]
            model.add_exactly_one(times)
            model.add(
                sum(count * shown for count, shown in enumerate(times)) == sum(gaps[ring][width] for ring in line.rings)
            )
            points += [board.mode_a_points[count] * times[count] for count in range(2, len(line.rings) + 1)]
    model.add(sum(points) >= total + 1)
    solver = cp.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = seconds
    return solver.solve(model) == cp.INFEASIBLE
