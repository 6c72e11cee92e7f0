"""Notes in a SQLite file."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from rollwright.server.store.notes import MOST, KeptNote, TalkRules

Fetch = Callable[[str, tuple[str | int, ...]], Awaitable[Iterable[Any]]]

TIP = "(SELECT id FROM tip WHERE table_id = ?)"
COLUMNS = "number, at, holder, name, kind, text"
READ = f"SELECT * FROM (SELECT {COLUMNS} FROM note WHERE tip = {TIP} AND number > ? ORDER BY number DESC LIMIT ?)"
FIND = f"SELECT {COLUMNS} FROM note WHERE tip = {TIP} AND holder = ? AND request = ?"
ADD = """
INSERT OR IGNORE INTO note (tip, at, holder, request, name, kind, text)
SELECT id, ?, ?, ?, ?, ?, ? FROM tip WHERE table_id = ?
"""
TRIM = f"""
DELETE FROM note WHERE tip = {TIP} AND number <=
  (SELECT number FROM note WHERE tip = {TIP} ORDER BY number DESC LIMIT 1 OFFSET {MOST})
"""
RULES = f"SELECT allowed, kept, forgotten FROM talk WHERE tip = {TIP}"
SETTLE = """
INSERT INTO talk (tip, allowed, kept) SELECT id, ?, ? FROM tip WHERE table_id = ?
ON CONFLICT (tip) DO UPDATE SET allowed = excluded.allowed, kept = excluded.kept
"""
NOTE_FORGOTTEN = f"""
INSERT INTO talk (tip, allowed, kept, forgotten)
SELECT tip.id, 1, 1, coalesce(max(number), 0) FROM tip LEFT JOIN note ON note.tip = tip.id WHERE tip.id = {TIP}
GROUP BY tip.id ON CONFLICT (tip) DO UPDATE SET forgotten = max(talk.forgotten, excluded.forgotten)
"""
FORGET = f"DELETE FROM note WHERE tip = {TIP} AND number <= (SELECT forgotten FROM talk WHERE tip = note.tip)"
SWEEP = "DELETE FROM note WHERE at < ? AND tip IN (SELECT tip FROM talk WHERE NOT kept)"


class SqliteNotes:
    """Fits `Notes`."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def read(self, table: str, after: int, limit: int) -> list[KeptNote]:
        found = [KeptNote(*row) for row in await self._fetch(READ, (table, after, limit))]
        return sorted(found, key=lambda note: note.number)

    async def rules(self, table: str) -> TalkRules:
        for allowed, kept, forgotten in await self._fetch(RULES, (table,)):
            return TalkRules(bool(allowed), bool(kept), forgotten)
        return TalkRules()

    async def find(self, table: str, holder: str, request: str) -> KeptNote | None:
        for row in await self._fetch(FIND, (table, holder, request)):
            return KeptNote(*row)
        return None

    async def add(self, table: str, request: str, note: KeptNote) -> None:
        await self._fetch(ADD, (note.at, note.holder, request, note.name, note.kind, note.text, table))
        await self._fetch(TRIM, (table, table))

    async def settle(self, table: str, allowed: bool, kept: bool) -> None:
        await self._fetch(SETTLE, (allowed, kept, table))

    async def forget(self, table: str) -> None:
        await self._fetch(NOTE_FORGOTTEN, (table,))
        await self._fetch(FORGET, (table,))

    async def sweep(self, before: int) -> None:
        await self._fetch(SWEEP, (before,))
