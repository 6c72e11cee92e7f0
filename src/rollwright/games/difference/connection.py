"""A seat's connection: its round trips as the server measured them, and whether its player is connected."""

from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from rollwright.games.difference.race import allowance

KEPT = 5  # round trips
SILENCE_MS = 10_000  # after this long without a measurement the old ones do not count


class Connection(Struct, frozen=True):
    """`heard` is when the last round trip was measured; `here` is false while the player is not connected."""

    trips: tuple[int, ...] = ()
    heard: int = 0
    here: bool = True


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
