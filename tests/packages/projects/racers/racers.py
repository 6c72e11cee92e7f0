"""Two games of speed: one with a bot that says when it acts, one without bots, and a pack that fits neither."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from msgspec.structs import replace as renamed
from stairs import GAME as STAIRS
from stairs import INFO, Done, Take, Write

from rollwright.core import BotPack, Move, Race, RoundTrip, View


def apply(state: Any, move: Move[Any]) -> Any:
    return state if isinstance(move.action, RoundTrip) else STAIRS.apply(state, move)


def bot_view(state: Any, seat: int) -> Any:
    return STAIRS.legal(state, seat)


DASH = replace(
    STAIRS,
    info=renamed(INFO, id="dash", title="Dash"),
    apply=apply,
    race=Race(claims=(), notes=(RoundTrip,), bot_view=bot_view),
)
SCRAMBLE = replace(DASH, info=renamed(INFO, id="scramble", title="Scramble"))


class Runner:
    """Takes, writes and is done, each a tenth of a second after the last change."""

    def __init__(self, options: Any, seat: int, random: Random, adaptation: float | None) -> None:
        """Every game is alike."""

    def plan(self, view: Any, now: int) -> int | None:
        return now + 100 if view else None

    def act(self, view: Any) -> Any:
        wanted = (Done, Write, Take)
        return min((each for each in view if isinstance(each, wanted)), key=lambda each: wanted.index(type(each)))

    def postpone(self, ms: int) -> None:
        """It counts from the last change anyway."""

    def adaptation(self, view: Any) -> float | None:
        return None


def turns(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    return (choices[0],)


BOTS = BotPack(game="dash", timed={"steady": Runner})
TAKES_TURNS = BotPack(game="scramble", levels={"steady": turns})
