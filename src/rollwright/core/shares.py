"""Shares: the random bytes that each seat's page adds to the dice. The page commits to its share before it reveals it.

A page sends the hash of its share, sees the hashes of all seats, and only then reveals the share. So no seat can choose
its share by those of the others, and the server cannot choose its secret by any of them. docs/dice.md has the proof.
"""

import hashlib
import json
import re
from collections.abc import Sequence

HASHED = "rollwright-share-1"
HEX = re.compile("[0-9a-f]{64}")  # 32 bytes


def hash_share(commitment: str, seat: int, share: str) -> str:
    """Return the hash of a share. It covers the seat and the table, so nobody can use it again at another."""
    text = json.dumps([HASHED, commitment, seat, share], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def wrong_shares(
    commitment: str, seats: int, hashes: Sequence[str | None], shares: Sequence[str | None], left_out: Sequence[int]
) -> list[int]:
    """Return the seats whose share is not the one they committed to, or whose place among the left out is wrong.

    A seat that has committed and did not reveal was left out; one that has revealed was not.
    """
    if not len(hashes) == len(shares) == seats or not all(0 <= seat < seats for seat in left_out):
        return list(range(seats))
    return [
        seat
        for seat, (hashed, share) in enumerate(zip(hashes, shares, strict=True))
        if (share is None and hashed is not None and seat not in left_out)
        or (share is not None and (not HEX.fullmatch(share) or hash_share(commitment, seat, share) != hashed))
        or (share is not None and seat in left_out)
    ]
