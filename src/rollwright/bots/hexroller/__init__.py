"""HexRoller's bots: gentle and steady count points, sharp and master have trained networks (docs/bots.md)."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.hexroller.greedy import gentle, steady
from rollwright.bots.hexroller.master import master
from rollwright.bots.hexroller.sharp import sharp
from rollwright.games.hexroller.actions import Action

BOTS: dict[Literal["gentle", "steady", "sharp", "master"], Callable[..., tuple[Action, ...]]] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": sharp,
    "master": master,
}
