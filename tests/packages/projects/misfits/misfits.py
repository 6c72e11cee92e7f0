"""Games that break the contract, each in one place."""

from dataclasses import replace
from typing import Any

import msgspec
from stairs import GAME
from stairs import INFO as TITLE


class Loose(msgspec.Struct, frozen=True):
    """An option without bounds."""

    steps: int = 5


class Strange(msgspec.Struct, frozen=True, tag="strange"):
    """An action that is not of the union."""


def fall(*given: Any) -> Any:
    raise ZeroDivisionError("no stairs today")


def blank(options: Any) -> Any:
    """A sheet that is none."""


OPTIONS = replace(GAME, options=Loose)
ID = replace(GAME, info=msgspec.structs.replace(TITLE, id="../Stairs"))
SEATS = replace(GAME, info=msgspec.structs.replace(TITLE, id="crowd", seats=(3, 99)))
INFO = replace(GAME, info=msgspec.structs.replace(TITLE, id="untitled", minutes="three"))
START = replace(GAME, info=msgspec.structs.replace(TITLE, id="fall"), start=fall)
SHEET = replace(GAME, info=msgspec.structs.replace(TITLE, id="blank"), sheet=blank)
ACTION = replace(GAME, info=msgspec.structs.replace(TITLE, id="strange"), actions=(Strange(),))
LEGAL = replace(GAME, info=msgspec.structs.replace(TITLE, id="lawless"), legal=None)
