"""Lists of a browser's own games, and what it may ask of them; `make types` writes these for the page."""

from typing import Any, Literal

from msgspec import Struct

from rollwright.server.socket.messages import Id, TableCard


class RunningPage(Struct, frozen=True):
    """GET /api/me/running: unfinished tables at which this browser has a seat, the newest first."""

    tables: tuple[TableCard, ...]
    more: bool  # there is another page


class FinishedSeat(Struct, frozen=True):
    name: str
    bot: bool
    me: bool
    total: int
    place: int
    paper: bool = False  # the sheet was of paper


class FinishedCard(Struct, frozen=True):
    """A finished table. `options` are those that keep results apart; `title` is a catalogue id, or empty.

    A table that its host ended early has no places: each is 0. `challenge` says whose dice it had: those of a day, of a
    league, or its own.
    """

    table: str
    game: str
    options: dict[str, Any]
    at: int
    seats: tuple[FinishedSeat, ...]
    title: str
    stood_in: int  # rounds in which a bot wrote for this browser's person
    timed: bool  # totals are times in milliseconds
    challenge: Literal["", "day", "league"] = ""


class FinishedPage(Struct, frozen=True):
    """GET /api/me/finished: finished tables of this browser, the newest first."""

    tables: tuple[FinishedCard, ...]
    more: bool


class OwnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/tables/{table}/leave and /forget. `id` is the browser's own for this request."""

    id: Id
