"""Make a Difference's bots: gentle and steady take the most at once, sharp and master look ahead (docs/bots.md)."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.make_a_difference.expected_lead import lead
from rollwright.bots.make_a_difference.expected_points import expected_points
from rollwright.bots.make_a_difference.greedy import worth_now
from rollwright.bots.make_a_difference.master import chances, points_ahead
from rollwright.bots.make_a_difference.player import player
from rollwright.games.make_a_difference.actions import Action

GLANCES = 8  # the number of placements that a beginner looks at

BOTS: dict[Literal["gentle", "steady", "sharp", "master"], Callable[..., tuple[Action, ...]]] = {
    "gentle": player({"A": worth_now, "B": worth_now}, glances=GLANCES),
    "steady": player({"A": worth_now, "B": worth_now}),
    "sharp": player({"A": expected_points, "B": lead}),
    "master": player({"A": points_ahead, "B": chances}),
}
