"""Word Roller's bots: three people who know and notice more or fewer words. docs/bots.md says how strong each is."""

from collections.abc import Callable
from typing import Literal

from rollwright.bots.word_roller.pace import pause
from rollwright.bots.word_roller.person import Person
from rollwright.games.word_roller.actions import Action

BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {
    "gentle": Person(known=35, notices=0.033, thinks=False, notices_french=0.058),
    "steady": Person(known=50, notices=0.043),
    "sharp": Person(known=60, notices=0.5),
}

__all__ = ["BOTS", "pause"]
