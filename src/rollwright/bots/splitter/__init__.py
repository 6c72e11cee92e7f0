"""Splitter's bots: gentle and steady count points, sharp has a trained network (docs/bots.md)."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.splitter.greedy import gentle, steady
from rollwright.bots.splitter.sharp import sharp
from rollwright.games.splitter.actions import Action

BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": sharp,
}
