"""A seat's line to the table: its round trips as the server measured them, and whether anybody is at its end."""

from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from rollwright.games.difference.race import allowance

KEPT = 5  # round trips
SILENCE_MS = 10_000  # after which a measure counts no more


class Line(Struct, frozen=True):
    trips: tuple[int, ...] = ()
    heard: int = 0  # when the last of them was measured
    here: bool = True


def measured(line: Line, trip: int, now: int) -> Line:
    """Add a round trip. One that jumps by more than half against the median counts as the smaller of the two: slow pongs gain nothing."""
    known = line.trips if now - line.heard <= SILENCE_MS else ()
    if known and abs(trip - _typical(known)) > _typical(known) / 2:
        trip = min(trip, _typical(known))
    return replace(line, trips=(*known, trip)[-KEPT:], heard=now)


def allowed(line: Line, now: int) -> int:
    """Return what a claim over this line is allowed for."""
    return allowance(_typical(line.trips)) if line.trips and now - line.heard <= SILENCE_MS else 0


def _typical(trips: tuple[int, ...]) -> int:
    return round(median(trips))
