"""Players that see what a seat sees: its view and its choices, nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, Protocol, get_args

from rollwright.bots import hexroller, make_a_difference, splitter, word_roller
from rollwright.core import NotFound, View

Level = Literal["gentle", "steady", "sharp"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Bot(Protocol):
    """One level of one game. It answers with one action or several to be played together, all legal in turn."""

    def __call__(self, options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]: ...


BOTS: dict[str, dict[Level, Bot]] = {
    "splitter": splitter.BOTS,
    "make-a-difference": make_a_difference.BOTS,
    "hexroller": hexroller.BOTS,
    "word-roller": word_roller.BOTS,
}


# How long a person takes over choices, at least and at most, as a multiple of what a plain one takes.
Pause = tuple[float, float]
PLAIN: Pause = (0.6, 1.4)
PAUSES: dict[str, Callable[[Sequence[Any]], Pause]] = {"word-roller": word_roller.pause}


def pause(game: str, choices: Sequence[Any]) -> Pause:
    return PAUSES[game](choices) if game in PAUSES else PLAIN


def find(game: str, level: Level) -> Bot:
    """Return the bot of this level, or raise `NotFound`."""
    try:
        return BOTS[game][level]
    except KeyError:
        raise NotFound("unknown-bot", game=game[:40], level=str(level)[:40]) from None
