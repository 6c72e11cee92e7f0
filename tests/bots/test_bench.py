"""The options of `make bench` can be played."""

from typing import Any

import pytest
from bench.bots import variants

from rollwright.bots import LEVELS
from rollwright.core import begin
from rollwright.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_way_to_play_that_is_measured_can_begin(game: Any):
    ways = list(variants(game))
    assert len(ways) > 1
    assert len(set(map(repr, ways))) == len(ways)
    for options in ways:
        begin(game, options, LEVELS, "")
