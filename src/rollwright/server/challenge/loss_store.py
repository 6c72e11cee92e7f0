"""Points lost, in the database: which entries wait for their review, which node makes it, and what it said."""

from collections.abc import Sequence

from msgspec import Struct

from rollwright.server.challenge.store import FINISHED
from rollwright.server.store.protocol import Queries

# A claim that has ended is as good as none: the node that had it was stopped.
FREE = "loss IS NULL AND (claimed IS NULL OR claimed < $1)"
UNREVIEWED = f"SELECT challenge, entrant.holder, table_id FROM {FINISHED} WHERE {FREE} AND entered > $2"
CLAIM = f"UPDATE entrant SET claimed = $2 WHERE challenge = $3 AND holder = $4 AND {FREE} RETURNING table_id"
KEEP = "UPDATE entrant SET loss = $3, luck = $4 WHERE challenge = $1 AND holder = $2"


class Unreviewed(Struct, frozen=True):
    """A finished entry whose points lost nobody knows yet."""

    challenge: str
    holder: str
    table: str


class LossStore:
    """Points lost by entrants, in the database.

    Moments are milliseconds since 1970; a claim from before `ended` no longer counts.
    """

    def __init__(self, store: Queries) -> None:
        self._store = store

    async def unreviewed(self, games: Sequence[str], since: int, ended: int, limit: int) -> list[Unreviewed]:
        """Return finished entries of these games that nobody reviews, entered after `since`, the oldest first."""
        named = ", ".join(f"${number}" for number in range(4, 4 + len(games)))
        statement = f"{UNREVIEWED} AND result.game IN ({named}) ORDER BY entered LIMIT $3"
        rows = await self._store.fetch(statement, ended, since, limit, *games)
        return [Unreviewed(*row) for row in rows]

    async def claim(self, entry: Unreviewed, ended: int, now: int) -> bool:
        """Say that this node reviews the entry from `now` on; False where another node does, or did."""
        return bool(await self._store.fetch(CLAIM, ended, now, entry.challenge, entry.holder))

    async def keep(self, entry: Unreviewed, loss: float, luck: bytes) -> None:
        """Keep the points lost, and the luck of each round as JSON."""
        await self._store.fetch(KEEP, entry.challenge, entry.holder, loss, luck)
