"""Splitter's bots."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from rollwright.core import View
from rollwright.games.splitter.rules import Action, Done, Write


def gentle(options: Any, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    writes = [choice for choice in choices if isinstance(choice, Write)]
    return (random.choice(writes), Done())


BOTS: dict[Literal["gentle", "steady", "sharp"], Callable[..., tuple[Action, ...]]] = {"gentle": gentle, "steady": gentle, "sharp": gentle}
