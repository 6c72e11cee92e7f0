"""Reviews in the database. They are a cache: backups leave them out, and one of another version is made again."""

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from rollwright.server.store.protocol import Queries

FIND = "SELECT body FROM review JOIN tip ON tip.id = review.tip WHERE table_id = $1 AND version = $2"
FIND_ALL = "SELECT table_id, body FROM review JOIN tip ON tip.id = review.tip WHERE version = $1 AND table_id IN ({})"
KEEP = """
INSERT INTO review (tip, version, body) SELECT id, $2, $3 FROM tip WHERE table_id = $1
ON CONFLICT (tip) DO UPDATE SET version = excluded.version, body = excluded.body
"""


class RoundSummary(Struct, frozen=True):
    """A round of a review. The score book reads nothing of it."""


class SeatSummary(Struct, frozen=True):
    """A seat of a review, as far as the score book reads it."""

    currency: str
    loss: float
    rounds: tuple[RoundSummary, ...]


class ReviewSummary(Struct, frozen=True):
    seats: tuple[SeatSummary, ...]


class ReviewStore:
    """Reviews in the database. A table is named by its code; `version` is that of the reviewer."""

    def __init__(self, store: Queries) -> None:
        self._store = store

    async def find(self, table: str, version: str) -> bytes | None:
        """Return the review of a table as JSON, or None where this version of the reviewer has made none."""
        rows = await self._store.fetch(FIND, table, version)
        return _unpacked(rows[0][0]) if rows else None

    async def find_all(self, tables: Sequence[str], version: str) -> dict[str, ReviewSummary]:
        """Return what the score book reads of the reviews of some tables, as far as there are any."""
        if not tables:
            return {}
        places = ", ".join(f"${number}" for number in range(2, len(tables) + 2))
        rows = await self._store.fetch(FIND_ALL.format(places), version, *tables)
        found = {name: _unpacked(body) for name, body in rows}
        return {name: msgspec.json.decode(each, type=ReviewSummary) for name, each in found.items() if each is not None}

    async def keep(self, table: str, version: str, review: bytes) -> None:
        await self._store.fetch(KEEP, table, version, zlib.compress(review))


def _unpacked(body: bytes) -> bytes | None:
    """Return a review as JSON; one that was damaged in the database is as good as none, and is made anew."""
    try:
        return zlib.decompress(body)
    except zlib.error:
        return None
