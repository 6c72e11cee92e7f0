"""Notes in a PostgreSQL database."""

from collections.abc import Awaitable, Callable
from typing import Any

from rollwright.server.store.notes import MOST, KeptNote, TalkRules

Fetch = Callable[..., Awaitable[list[Any]]]

TIP = "(SELECT id FROM tip WHERE table_id = $1)"
COLUMNS = "number, at, holder, name, kind, text"
READ = f"SELECT {COLUMNS} FROM note WHERE tip = {TIP} AND number > $2 ORDER BY number DESC LIMIT $3"
FIND = f"SELECT {COLUMNS} FROM note WHERE tip = {TIP} AND holder = $2 AND request = $3"
ADD = """
INSERT INTO note (tip, at, holder, request, name, kind, text)
SELECT id, $2, $3, $4, $5, $6, $7 FROM tip WHERE table_id = $1 ON CONFLICT DO NOTHING
"""
TRIM = f"""
DELETE FROM note WHERE tip = {TIP} AND number <=
  (SELECT number FROM note WHERE tip = {TIP} ORDER BY number DESC LIMIT 1 OFFSET {MOST})
"""
RULES = f"SELECT allowed, kept, forgotten FROM talk WHERE tip = {TIP}"
SETTLE = """
INSERT INTO talk (tip, allowed, kept) SELECT id, $2, $3 FROM tip WHERE table_id = $1
ON CONFLICT (tip) DO UPDATE SET allowed = excluded.allowed, kept = excluded.kept
"""
NOTE_FORGOTTEN = f"""
INSERT INTO talk (tip, allowed, kept, forgotten)
SELECT tip.id, true, true, coalesce(max(number), 0) FROM tip LEFT JOIN note ON note.tip = tip.id WHERE tip.id = {TIP}
GROUP BY tip.id ON CONFLICT (tip) DO UPDATE SET forgotten = greatest(talk.forgotten, excluded.forgotten)
"""
FORGET = f"DELETE FROM note WHERE tip = {TIP} AND number <= (SELECT forgotten FROM talk WHERE talk.tip = note.tip)"
SWEEP = "DELETE FROM note WHERE at < $1 AND tip IN (SELECT tip FROM talk WHERE NOT kept)"


class PostgresNotes:
    """Fits `Notes`."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def read(self, table: str, after: int, limit: int) -> list[KeptNote]:
        found = [KeptNote(*row) for row in await self._fetch(READ, table, after, limit)]
        return sorted(found, key=lambda note: note.number)

    async def rules(self, table: str) -> TalkRules:
        rows = await self._fetch(RULES, table)
        return TalkRules(*rows[0]) if rows else TalkRules()

    async def find(self, table: str, holder: str, request: str) -> KeptNote | None:
        rows = await self._fetch(FIND, table, holder, request)
        return KeptNote(*rows[0]) if rows else None

    async def add(self, table: str, request: str, note: KeptNote) -> None:
        await self._fetch(ADD, table, note.at, note.holder, request, note.name, note.kind, note.text)
        await self._fetch(TRIM, table)

    async def settle(self, table: str, allowed: bool, kept: bool) -> None:
        await self._fetch(SETTLE, table, allowed, kept)

    async def forget(self, table: str) -> None:
        await self._fetch(NOTE_FORGOTTEN, table)
        await self._fetch(FORGET, table)

    async def sweep(self, before: int) -> None:
        await self._fetch(SWEEP, before)
