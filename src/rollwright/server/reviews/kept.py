"""Reviews in the database. They are a cache: backups leave them out, and one of another version is made again."""

import zlib

from rollwright.server.store.protocol import Queries

FIND = "SELECT body FROM review JOIN tip ON tip.id = review.tip WHERE table_id = $1 AND version = $2"
KEEP = """
INSERT INTO review (tip, version, body) SELECT id, $2, $3 FROM tip WHERE table_id = $1
ON CONFLICT (tip) DO UPDATE SET version = excluded.version, body = excluded.body
"""


class KeptReviews:
    """Asks the store. A table is named by its code; `version` is that of the reviewer."""

    def __init__(self, store: Queries) -> None:
        self._store = store

    async def find(self, table: str, version: str) -> bytes | None:
        """Return the review of a table as JSON, or None where this version of the reviewer has made none."""
        rows = await self._store.fetch(FIND, table, version)
        return zlib.decompress(rows[0][0]) if rows else None

    async def keep(self, table: str, version: str, review: bytes) -> None:
        await self._store.fetch(KEEP, table, version, zlib.compress(review))
