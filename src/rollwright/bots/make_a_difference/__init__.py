"""Make a Difference's bots: gentle and steady take what is most at once, sharp looks ahead. docs/bots.md says how strong each is."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.make_a_difference.eye import at_once
from rollwright.bots.make_a_difference.player import player
from rollwright.bots.make_a_difference.points import expected_points
from rollwright.bots.make_a_difference.rivals import lead
from rollwright.games.make_a_difference.rules import Action

GLANCES = 8  # so many placements a beginner looks at

BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {
    "gentle": player({"A": at_once, "B": at_once}, glances=GLANCES),
    "steady": player({"A": at_once, "B": at_once}),
    "sharp": player({"A": expected_points, "B": lead}),
}
