"""Splitter's bots: gentle and steady judge a sheet by eye, sharp by what it has learned. docs/bots.md says how strong each is."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.splitter.eye import gentle, steady
from rollwright.bots.splitter.sharp import sharp
from rollwright.games.splitter.rules import Action

BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": sharp,
}
