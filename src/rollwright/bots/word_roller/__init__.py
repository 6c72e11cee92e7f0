"""Word Roller's bots: players that know and notice more or fewer words (docs/bots.md)."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.word_roller.pauses import pause
from rollwright.bots.word_roller.player import Player
from rollwright.games.word_roller.actions import Action

BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {
    "gentle": Player(known=35, notices=0.024, thinks=False, notices_french=0.045),
    "steady": Player(known=50, notices=0.05, notices_french=0.07),
    "sharp": Player(known=60, notices=0.5),
}

__all__ = ["BOTS", "pause"]
