"""Splitter's bots: gentle and steady count points, sharp and master have trained networks (docs/bots.md)."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.splitter.greedy import gentle, steady
from rollwright.bots.splitter.master import master
from rollwright.bots.splitter.sharp import sharp
from rollwright.games.splitter.actions import Action

BOTS: dict[Literal["gentle", "steady", "sharp", "master"], Callable[..., tuple[Action, ...]]] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": sharp,
    "master": master,
}
