"""Make a Difference's bots: gentle and steady take the most of the moment, sharp and master plan (docs/bots.md)."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.make_a_difference.expected_lead import lead
from rollwright.bots.make_a_difference.expected_points import expected_points
from rollwright.bots.make_a_difference.greedy import worth_now
from rollwright.bots.make_a_difference.master import chances, points_ahead
from rollwright.bots.make_a_difference.player import player
from rollwright.bots.make_a_difference.promise import sums_with
from rollwright.games.make_a_difference.actions import Action

GLANCES = 8  # the number of placements that a beginner looks at
GENTLE, STEADY = 0.25, 0.55  # the part of what open fields promise that these count in Mode B

BOTS: dict[Literal["gentle", "steady", "sharp", "master"], Callable[..., tuple[Action, ...]]] = {
    "gentle": player({"A": worth_now, "B": sums_with(GENTLE)}, glances=GLANCES),
    "steady": player({"A": worth_now, "B": sums_with(STEADY)}),
    "sharp": player({"A": expected_points, "B": lead}),
    "master": player({"A": points_ahead, "B": chances}),
}
