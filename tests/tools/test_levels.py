"""What a decision loses: nothing for the player that reviews, more for a weaker one."""

from typing import Any

import pytest
from tools.level_losses import RANDOM, mean_loss

from rollwright.core import read_options
from rollwright.games import find


@pytest.mark.parametrize(
    ("game", "given", "strongest"),
    [
        ("make-a-difference", {"mode": "A"}, "master"),
        ("hexroller", {"side": "back"}, "master"),
        ("word-roller", {"side": "a"}, "sharp"),
        ("difference", {"mode": "solo", "fine_s": 0}, "sharp"),
    ],
)
def test_a_decision_at_random_loses_more_than_one_of_the_strongest(game: str, given: dict[str, Any], strongest: str):
    rules, played = find(game), list[None]()
    options = read_options(rules, given)
    best, any_choice = (
        mean_loss(rules, options, level, 2, lambda: played.append(None)) for level in (strongest, RANDOM)
    )
    assert 0 <= best < any_choice / 3
    assert best < 0.01 or strongest == "sharp"
    assert len(played) == 4
