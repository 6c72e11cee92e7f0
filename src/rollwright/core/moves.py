"""Moves: actions of seats, and the moves of the clock and of the table itself."""

from typing import Generic, TypeVar

from msgspec import Struct

A_co = TypeVar("A_co", covariant=True)


class Wake(Struct, frozen=True, tag="wake"):
    """The clock's own move: the server writes it at the moment that `Clock.next_wake` names."""


class RoundTrip(Struct, frozen=True, tag="ping"):
    """The table's own note: the time of a message to a seat's page and back, in milliseconds."""

    seat: int
    ms: int


class Connected(Struct, frozen=True, tag="came"):
    """The table's own note: a seat's player is connected again."""

    seat: int


class Disconnected(Struct, frozen=True, tag="went"):
    """The table's own note: a seat's player is not connected any more."""

    seat: int


class Lacking(Struct, frozen=True, tag="lacks"):
    """The table's own note: a seat's page does not hold the encrypted pictures of the cards yet."""

    seat: int


class Holding(Struct, frozen=True, tag="holds"):
    """The table's own note: a seat's page holds the encrypted pictures of the cards."""

    seat: int


class HintTaken(Struct, frozen=True, tag="hint"):
    """The table's own note: a seat's player has asked for a hint, where the table allows hints."""

    seat: int


class Move(Struct, Generic[A_co], frozen=True):
    """One action of one seat (`None`: the clock, or the table itself), `at` milliseconds after the start."""

    seat: int | None
    action: A_co
    at: int = 0
