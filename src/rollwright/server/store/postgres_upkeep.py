"""Upkeep of a PostgreSQL database."""

from collections.abc import Sequence
from typing import Any

from rollwright.server.store.postgres import PostgresStore
from rollwright.server.store.upkeep import CLOSED, Kept

ROWS = "SELECT id, table_id, seq, at, ended FROM tip"
SEATED = "SELECT 1 FROM event WHERE tip = $1 AND kind = 'sat' AND holder IS NOT NULL LIMIT 1"
DELETE = """
WITH gone AS (DELETE FROM event WHERE tip = $1), forgotten AS (DELETE FROM result WHERE tip = $1),
  unsaid AS (DELETE FROM note WHERE tip = $1), unruled AS (DELETE FROM talk WHERE tip = $1),
  unreviewed AS (DELETE FROM review WHERE tip = $1)
DELETE FROM tip WHERE id = $1
"""


class PostgresUpkeep:
    """Fits `Upkeep`. It connects as the store does."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    @classmethod
    async def open(cls, address: str) -> "PostgresUpkeep":
        return cls(await PostgresStore.open(address))

    async def tables(self, before: int, limit: int) -> list[Kept]:
        return _kept(await self._store.fetch(f"{ROWS} WHERE id < $1 ORDER BY id DESC LIMIT $2", before, limit))

    async def find(self, table: str) -> Kept | None:
        found = _kept(await self._store.fetch(f"{ROWS} WHERE table_id = $1", table))
        return found[0] if found else None

    async def empty(self, at: int, after: int, window: int) -> tuple[list[Kept], int]:
        seen, last = await self._window(after, window)
        old = [kept for kept in seen if kept.at < at and not kept.ended]
        return [kept for kept in old if not await self._store.fetch(SEATED, kept.id)], last

    async def finished(self, at: int, after: int, window: int) -> tuple[list[Kept], int]:
        seen, last = await self._window(after, window)
        return [kept for kept in seen if kept.ended and kept.at < at], last

    async def missing(self, tables: Sequence[str]) -> list[str]:
        rows = await self._store.fetch("SELECT table_id FROM tip WHERE table_id = ANY($1)", [*tables])
        there = {row[0] for row in rows}
        return [table for table in tables if table not in there]

    async def retire(self, kept: Kept) -> str:
        if kept.closed:
            return kept.table
        name = f"{kept.table}{CLOSED}{kept.id}"
        await self._store.fetch("UPDATE tip SET table_id = $1 WHERE id = $2", name, kept.id)
        return name

    async def delete(self, kept: Kept) -> None:
        await self._store.fetch(DELETE, kept.id)

    async def close(self) -> None:
        await self._store.close()

    async def _window(self, after: int, window: int) -> tuple[list[Kept], int]:
        seen = _kept(await self._store.fetch(f"{ROWS} WHERE id > $1 ORDER BY id LIMIT $2", after, window))
        return seen, seen[-1].id if len(seen) == window else 0


def _kept(rows: Sequence[Any]) -> list[Kept]:
    return [Kept(*row) for row in rows]
