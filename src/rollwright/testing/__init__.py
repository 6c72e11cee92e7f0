"""Checks that every game has to pass, and strategies to play it at random. Anyone who adds a game can run them.

@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@given(st.data())
def test_stairs_keeps_the_contract(check, data):
    check(stairs.GAME, data)

`bots_keep_the_contract(pack, data)` does the same for the bots of a package.
"""

from rollwright.testing.bots import bots_keep_the_contract
from rollwright.testing.checks import CHECKS
from rollwright.testing.failure import Failure
from rollwright.testing.play import Play, Position, games, options, play_randomly, seeds, shuffled_between_seats

__all__ = [
    "CHECKS",
    "Failure",
    "Play",
    "Position",
    "bots_keep_the_contract",
    "games",
    "options",
    "play_randomly",
    "seeds",
    "shuffled_between_seats",
]
