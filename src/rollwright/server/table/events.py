"""Everything that can happen at a table. A table is the fold over its events: the log of them is the truth."""

from typing import Any

import msgspec
from msgspec import Struct

from rollwright.server.socket.messages import Level, Pace, Pencil


class Chair(Struct, frozen=True, omit_defaults=True):
    """One seat and who holds it. `holder` is the SHA-256 of a person's token; a free chair has no name."""

    name: str = ""
    pencil: Pencil = "moss"
    holder: str = ""
    bot: Level | None = None
    words: str = ""
    sitting_in: bool = False
    stood_in: tuple[int, ...] = ()
    strong: bool = False
    form: float | None = None  # what a bot that follows its company has learned from the last game


class Opened(Struct, frozen=True, tag="opened"):
    """Always the first. `version` is that of the game's rules; `holder` is who opened it."""

    game: str
    version: int
    options: dict[str, Any]
    pace: Pace
    secret: str
    holder: str
    chairs: tuple[Chair, ...]


class Sat(Struct, frozen=True, tag="sat"):
    """A person or (before the start) a bot takes a chair."""

    seat: int
    chair: Chair


class Left(Struct, frozen=True, tag="left"):
    """Before the start: the chair is free again."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """The free chairs are taken away; `at` is milliseconds since 1970, all later times count from it."""

    at: int


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """Actions of one seat, in words, all of them. `id` is the client's own; `bot`: not played by the person."""

    seat: int
    actions: tuple[str, ...]
    at: int
    id: str = ""
    bot: bool = False


class Woke(Struct, frozen=True, tag="woke"):
    """The game's clock acted."""

    at: int


class Noted(Struct, frozen=True, tag="noted"):
    """What the table noted by itself, in words: round trips, and whose line came or went. Only games of speed need it."""

    at: int
    words: tuple[str, ...]


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot takes up the pencil of a person who is away."""

    seat: int


class CameBack(Struct, frozen=True, tag="came-back"):
    """The person has the pencil again."""

    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    """Follows from the last move; written so that finished tables are found without replaying them."""


class Again(Struct, frozen=True, tag="again"):
    """The same people go on at another table."""

    table: str


Played = Moved | Woke | Noted  # what the game itself hears of
Event = Opened | Sat | Left | Started | Played | StoodIn | CameBack | Ended | Again

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Event).decode


def kind(event: Event) -> str:
    return str(event.__struct_config__.tag)


def holder(event: Event) -> str | None:
    """Return whose event it is, where the log must be able to find it by that."""
    match event:
        case Opened(holder=who) | Sat(chair=Chair(holder=who)):
            return who or None
        case _:
            return None
