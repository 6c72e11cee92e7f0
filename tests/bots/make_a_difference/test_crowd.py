"""Master's chance to win at tables with several rivals: as often as it says so, a seat wins."""

from random import Random
from statistics import fmean, stdev
from typing import get_args

import numpy as np
import pytest
from tools.fit_crowd import play

from rollwright.bots.make_a_difference.crowd import Moment, crowd_odds, level_odds, weights
from rollwright.bots.make_a_difference.master import mode_a, odds
from rollwright.games.make_a_difference.state import Options
from tests.effort import effort


@pytest.mark.soak("3,000 games, not 80")
@pytest.mark.parametrize("moment", get_args(Moment))
def test_a_seat_wins_as_often_as_it_is_said(moment: Moment):
    """Games that nothing was fitted to. Of each, one sheet counts, so that all are independent."""
    said, wrong = list[float](), list[float]()
    for number in range(effort(80, 3000)):
        random = Random(f"unseen {number}")
        when, left, found, share = random.choice([each for each in play(random) if each[0] == moment])
        chance = 1 / (1 + np.exp(-found @ weights(when)[left]))
        said.append(chance)
        wrong.append(share - chance)
    for part in (wrong, [miss for chance, miss in zip(said, wrong, strict=True) if chance > np.median(said)]):
        assert abs(fmean(part)) < 4 * stdev(part) / len(part) ** 0.5


@pytest.mark.parametrize("options", [Options("B", bot_cards=2), Options("B", friendly_ties=True)])
def test_tables_without_a_network_are_judged_by_the_fitted_chances(options: Options):
    sheet, other = np.zeros(20, int), np.zeros(20, int)
    _, after = mode_a().placements(sheet, (2, 6))
    assert (odds(options, after, [other]) == crowd_odds(options, after, [other])).all()
    assert (odds(Options("B"), after, [other]) != crowd_odds(Options("B"), after, [other])).any()


def test_more_rivals_leave_a_smaller_chance():
    empty = np.zeros(20, int)
    chances = [level_odds(Options("B"), empty, [empty] * rivals) for rivals in range(1, 6)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx(0, abs=0.15)
