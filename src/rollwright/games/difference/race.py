"""Decide which claim is first: the server trusts no client's clock, and allows for each player's round trip.

A player saw the new card about half a round trip late, and the claim took the other half to come back. So a claim's
effective time is when the server received it less the round trip, at most 300 ms. The first right claim waits until no
other claim could have an earlier effective time. All times are milliseconds.
"""

from collections.abc import Iterable
from typing import TypeVar

C = TypeVar("C")

MOST_MS = 300


def allowance(round_trip: int) -> int:
    """Return how much of a round trip is allowed for."""
    return min(round_trip, MOST_MS)


def effective_time(received: int, own: int) -> int:
    """Return the time that a claim counts from; `own` is its player's allowance."""
    return received - own


def closing_time(received: int, own: int, active: Iterable[int]) -> int:
    """Return the last moment at which another claim may beat the first right one, given all active allowances."""
    return received + max(0, max(active, default=0) - own)


def is_in_time(received: int, closes: int) -> bool:
    """Say whether a claim is received before the window closes; the last millisecond still counts."""
    return received <= closes


def in_order(claims: Iterable[tuple[int, C]]) -> list[C]:
    """Order claims by effective time, the winner first. They are given as received: of equals the first one wins."""
    return [claim for _, claim in sorted(claims, key=lambda timed: timed[0])]
