"""A seat's connection: its round trips as the server measured them, its player's presence, and the cards it holds."""

from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from rollwright.games.difference.race import allowance

KEPT = 5  # round trips
PATIENCE_MS = 10_000  # the longest time for which all reveals together wait for the cards of one seat
SILENCE_MS = 10_000  # after this long without a measurement the old ones do not count


class Connection(Struct, frozen=True):
    """`heard` is when the last round trip was measured; `here` is false while the player is not connected.

    `holds` is false while the encrypted cards are on their way to the player's page; `waited` is how long reveals have
    waited for them, in milliseconds.
    """

    trips: tuple[int, ...] = ()
    heard: int = 0
    here: bool = True
    holds: bool = True
    waited: int = 0


def measured(connection: Connection, trip: int, now: int) -> Connection:
    """Add a round trip. One that differs from the median by more than half counts as the smaller of the two.

    So a client that holds back its pongs gains nothing.
    """
    known = connection.trips if now - connection.heard <= SILENCE_MS else ()
    if known and abs(trip - _typical(known)) > _typical(known) / 2:
        trip = min(trip, _typical(known))
    return replace(connection, trips=(*known, trip)[-KEPT:], heard=now)


def allowed(connection: Connection, now: int) -> int:
    """Return the allowance for a claim over this connection."""
    recent = connection.trips and now - connection.heard <= SILENCE_MS
    return allowance(_typical(connection.trips)) if recent else 0


def _typical(trips: tuple[int, ...]) -> int:
    return round(median(trips))


def patience(connection: Connection) -> int:
    """Return how long the next reveal waits for the cards of this seat. A seat that nobody is at is not waited for."""
    return max(0, PATIENCE_MS - connection.waited) if connection.here and not connection.holds else 0
