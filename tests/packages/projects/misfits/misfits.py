"""Games that break the contract, each in one place."""

from dataclasses import replace
from typing import Any, cast

import msgspec
from stairs import GAME
from stairs import INFO as TITLE

from rollwright.core import Clock, Ranking


class Loose(msgspec.Struct, frozen=True):
    """An option without bounds."""

    steps: int = 5


class Strange(msgspec.Struct, frozen=True, tag="strange"):
    """An action that is not of the union."""


def fall(*given: Any) -> Any:
    raise ZeroDivisionError("no stairs today")


class Panic(BaseException):
    """What compiled parts raise when they give up."""


def panic(*given: Any) -> Any:
    raise Panic("no stairs left")


def blank(options: Any) -> Any:
    """A sheet that is none."""


OPTIONS = replace(GAME, options=Loose)
ID = replace(GAME, info=msgspec.structs.replace(TITLE, id="../Stairs"))
SEATS = replace(GAME, info=msgspec.structs.replace(TITLE, id="crowd", seats=(3, 99)))
INFO = replace(GAME, info=msgspec.structs.replace(TITLE, id="untitled", minutes="three"))
START = replace(GAME, info=msgspec.structs.replace(TITLE, id="fall"), start=fall)
SHEET = replace(GAME, info=msgspec.structs.replace(TITLE, id="blank"), sheet=blank)
ACTION = replace(GAME, info=msgspec.structs.replace(TITLE, id="strange"), actions=(Strange(),))


def one(**parts: Any) -> Any:
    """Stairs with another id and one bad part."""
    return replace(GAME, info=msgspec.structs.replace(TITLE, id="one"), **parts)


class Bare(msgspec.Struct, frozen=True):
    """An action without a tag."""


class Soft(msgspec.Struct, tag="soft"):
    """An action that is not frozen."""


class Empty(msgspec.Struct, frozen=True):
    """An option without a default."""

    steep: bool


def moody(day: int, language: str) -> Any:
    """Options for the first days of the calendar only."""
    return GAME.options() if day < 20 else fall()


CLOCK = one(clock=Clock(next_wake=cast("Any", "soon")))
DAILY = one(daily=moody)
DEFAULT = one(options=Empty)
FROZEN = one(action=Soft, actions=(Soft(),))
PANIC = one(start=panic)
PROPOSALS = one(proposals=({"steps": 7},))
RACE = one(race=(fall,))
RANKING = one(ranking=Ranking(compared=cast("Any", "steps")))
TAG = one(action=Bare, actions=(Bare(),))
USUAL = one(usual=fall)
LEGAL = replace(GAME, info=msgspec.structs.replace(TITLE, id="lawless"), legal=None)
