"""Over many games luck has a mean of 0, and the reviewing player loses nothing. Sharp reviews Mode A: it is fast."""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, get_args

import numpy as np
import pytest

from rollwright.bots.make_a_difference.expected_points import expected_total
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.games.hexroller.sheet import Side
from rollwright.review import review
from rollwright.review.hexroller.reviewer import START, draw, estimate, untouched
from rollwright.review.ledger import entries
from rollwright.review.two_dice import Expectations, estimate_seat
from tests.effort import effort
from tests.review.played_games import played


class Sharp:
    """Sharp as a judge that never looks ahead."""

    def placements(self, sheet: Any, dice: Sequence[int]) -> tuple[Any, Any]:
        return mode_a().placements(sheet, dice)

    def values(self, sheets: Any) -> Any:
        return expected_total(sheets)

    def sheets_ahead(self, empty: int) -> int:
        return 10**9


def game_of(random: np.random.Generator, strays: float) -> tuple[list[Any], list[tuple[int, ...]]]:
    """Play a game as sharp does, but for a share of its choices, which are made at random."""
    sheets, rolls = [np.zeros(20, int)], list[tuple[int, ...]]()
    while (sheets[-1] == 0).any():
        rolls.append(tuple(int(die) for die in random.integers(1, 7, 2)))
        _, after = Sharp().placements(sheets[-1], rolls[-1])
        best = int(Sharp().values(after).argmax())
        sheets.append(after[int(random.integers(len(after))) if random.random() < strays else best])
    return sheets, rolls


@pytest.mark.soak("10,000 games instead of 150")
@pytest.mark.parametrize("strays", [0.0, 0.3])
def test_luck_has_a_mean_of_zero(strays: float):
    random, luck, lost = np.random.default_rng(20), list[float](), 0.0
    for _ in range(effort(150, 10_000)):
        found = estimate_seat(Sharp(), Expectations(Sharp()), *game_of(random, strays))
        ledger = entries(found.expected, found.weighed)
        luck.append(sum(entry.luck for entry in ledger))
        lost += sum(entry.loss for entry in ledger)
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5
    assert (lost == 0) == (strays == 0)


@pytest.mark.soak("400 rolls instead of 20")
@pytest.mark.parametrize("side", get_args(Side))
def test_the_measured_start_of_hexroller_holds_for_other_rolls(side: Side):
    found = estimate(untouched(side), draw(side, np.random.default_rng(31), effort(20, 400)))
    assert abs(found.mean - START[side].mean) < 4 * (found.error + START[side].error)


@pytest.mark.soak("the luck of 200 games of HexRoller", only=True)
@pytest.mark.parametrize("side", get_args(Side))
def test_the_sampled_luck_of_hexroller_has_a_mean_of_zero(side: Side):
    luck = [review(played(side, ("steady",), seed)).seats[0].luck for seed in range(200)]
    assert abs(fmean(luck)) < 3 * (stdev(luck) / len(luck) ** 0.5 + START[side].error)
