"""Who was first, over a network: client clocks are never trusted; the server allows for each player's round trip.

A player saw the new card about half a round trip late and the claim took the other half back, so a claim's effective
time is when it was received less the round trip, at most 300 ms.
"""

from collections.abc import Sequence

from msgspec import Struct

MOST_MS = 300


class Claim(Struct, frozen=True):
    """A right claim of a player (by place among the active), and when the server received it."""

    player: int
    received: int


def allowance(round_trip: int) -> int:
    return min(round_trip, MOST_MS)


def closing(allowances: Sequence[int], first: Claim) -> int:
    """Return until when somebody else could still have an earlier effective time than the first right claim."""
    return first.received + max(0, max(allowances) - allowances[first.player])


def effective(allowances: Sequence[int], claim: Claim) -> int:
    return claim.received - allowances[claim.player]


def winner(allowances: Sequence[int], claims: Sequence[Claim]) -> Claim:
    """Return the claim that wins: the earliest effective time within the window, of equals the one received first."""
    in_order = sorted(claims, key=lambda claim: claim.received)
    close = closing(allowances, in_order[0])
    return min((claim for claim in in_order if claim.received <= close), key=lambda claim: effective(allowances, claim))
