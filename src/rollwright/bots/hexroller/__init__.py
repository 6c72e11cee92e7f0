"""HexRoller's bots: gentle and steady count points, sharp judges by what it has learned. docs/bots.md says how strong each is."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.hexroller.eye import gentle, steady
from rollwright.bots.hexroller.sharp import sharp
from rollwright.games.hexroller.actions import Action

BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": sharp,
}
