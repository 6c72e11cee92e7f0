"""A bot as a value: the function that plays a seat, and the pack in which a package offers it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from rollwright.core.view import View

Level = str  # the name of a bot among those of its game: gentle, steady, sharp, or a package's own
Pause = tuple[float, float]


class Bot(Protocol):
    """One level of one game. It answers with one action or several to be played together, all legal in turn."""

    def __call__(
        self, options: Any, view: View, seat: int, choices: Sequence[Any], random: Random
    ) -> tuple[Any, ...]: ...


@dataclass(frozen=True, kw_only=True)
class BotPack:
    """The bots that a package brings for one game, by level. The entry point group `rollwright.bots` names it.

    `pause(choices)` returns the least and the most time that a person takes over these choices, as multiples of the
    time for a plain choice. Without it every choice counts as plain.
    """

    game: str
    levels: Mapping[Level, Bot]
    pause: Callable[[Sequence[Any]], Pause] | None = None
