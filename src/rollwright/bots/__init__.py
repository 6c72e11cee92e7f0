"""Players that see what a seat sees: its view and its choices, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, Protocol

from rollwright.bots import difference, hexroller, make_a_difference, splitter, word_roller
from rollwright.bots.timed import TimedBotFactory
from rollwright.core import NotFound, View

Level = Literal["gentle", "steady", "sharp", "adaptive"]
LEVELS: tuple[Level, ...] = ("gentle", "steady", "sharp")  # what every game has; some have more


class Bot(Protocol):
    """One level of one game. It answers with one action or several to be played together, all legal in turn."""

    def __call__(
        self, options: Any, view: View, seat: int, choices: Sequence[Any], random: Random
    ) -> tuple[Any, ...]: ...


BOTS: dict[str, Mapping[Any, Bot]] = {
    "splitter": splitter.BOTS,
    "make-a-difference": make_a_difference.BOTS,
    "hexroller": hexroller.BOTS,
    "word-roller": word_roller.BOTS,
}

TIMED_BOTS: dict[str, Mapping[Any, TimedBotFactory]] = {
    "difference": difference.TIMED_BOTS,
}


def levels(game: str) -> tuple[Level, ...]:
    """Return the levels that a game's bots have."""
    return tuple(TIMED_BOTS.get(game) or BOTS.get(game, {}))


def check(game: str, level: Level) -> None:
    """Raise `NotFound` where the game has no bot of this level."""
    if level not in levels(game):
        raise NotFound("unknown-bot", game=game[:40], level=str(level)[:40], levels=", ".join(levels(game)))


# How long a person takes over choices, at least and at most, as a multiple of what a plain one takes.
Pause = tuple[float, float]
PLAIN: Pause = (0.6, 1.4)
PAUSES: dict[str, Callable[[Sequence[Any]], Pause]] = {"word-roller": word_roller.pause}


def pause(game: str, choices: Sequence[Any]) -> Pause:
    return PAUSES[game](choices) if game in PAUSES else PLAIN


def find(game: str, level: Level) -> Bot:
    """Return the bot of this level, or raise `NotFound`."""
    check(game, level)
    return BOTS[game][level]


def find_timed(game: str, level: Level) -> TimedBotFactory:
    """Return the maker of the bot of this level for a game of speed, or raise `NotFound`."""
    check(game, level)
    return TIMED_BOTS[game][level]
