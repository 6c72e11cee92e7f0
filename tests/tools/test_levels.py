"""What a decision loses: nothing for the player that reviews, more for a weaker one."""

from typing import Any

import pytest
from tools.level_losses import RANDOM, losses_of, margin_of_share, mean_loss

from rollwright.core import read_options
from rollwright.games import find


@pytest.mark.parametrize(
    ("game", "given", "strongest", "seats"),
    [
        ("make-a-difference", {"mode": "A"}, "master", 1),
        ("make-a-difference", {"mode": "B", "duel": False}, "master", 2),
        ("hexroller", {"side": "back"}, "master", 1),
        ("word-roller", {"side": "a"}, "sharp", 1),
        ("difference", {"mode": "solo", "fine_s": 0}, "sharp", 1),
    ],
)
def test_a_decision_at_random_loses_more_than_one_of_the_strongest(
    game: str, given: dict[str, Any], strongest: str, seats: int
):
    rules, played = find(game), list[None]()
    options = read_options(rules, given)
    best, any_choice = (
        mean_loss(losses_of(rules, options, level, 2, lambda: played.append(None), seats))
        for level in (strongest, RANDOM)
    )
    assert 0 <= best < any_choice / 3
    assert best < 0.01 or strongest == "sharp"
    assert len(played) == 4


def test_the_margin_of_a_share_is_that_of_games_drawn_anew():
    at_random = [[1.0, 1.0]] * 400
    sure, unsure = [[0.5, 0.5]] * 400, [[0.0, 0.0], [1.0, 1.0]] * 200
    assert margin_of_share(sure, at_random) == 0
    assert margin_of_share(unsure, at_random) == pytest.approx(1.96 * 0.5 / 400**0.5, rel=0.1)
    assert margin_of_share(unsure, unsure) == 0  # both have the same dice, so a game counts for both
