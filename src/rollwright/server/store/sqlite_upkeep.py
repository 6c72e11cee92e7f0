"""Upkeep of a SQLite file, over a connection of its own: its transactions are apart from the store's."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import aiosqlite

from rollwright.server.store.protocol import BadDatabase, StoreFailed
from rollwright.server.store.upkeep import CLOSED, Kept

FEW = 64  # events that a table has at most before anybody sits; only such a log is read to find out
ASKED = 500  # names in one statement
ROWS = "SELECT tip.id, table_id, tip.seq, coalesce(at, 0), ended FROM tip LEFT JOIN entry ON entry.id = tip.entry"
CHAIN = """
WITH RECURSIVE chain (id, before) AS (
  SELECT id, before FROM entry WHERE id = (SELECT entry FROM tip WHERE id = ?)
  UNION ALL SELECT entry.id, entry.before FROM chain JOIN entry ON entry.id = chain.before
)
"""
SEATED = f"{CHAIN} SELECT 1 FROM chain JOIN entry USING (id) WHERE kind = 'sat' AND holder IS NOT NULL LIMIT 1"


class SqliteUpkeep:
    """Fits `Upkeep`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> "SqliteUpkeep":
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            await connection.execute("PRAGMA busy_timeout = 5000")
            await connection.execute_fetchall("SELECT 1 FROM tip LIMIT 1")
        except sqlite3.Error as error:
            await connection.close()
            raise BadDatabase(path=str(path), detail=str(error)) from error
        except BaseException:  # cancelled: its thread would keep the process alive
            connection.stop()
            raise
        return cls(connection)

    async def tables(self, before: int, limit: int) -> list[Kept]:
        return _kept(await self._fetch(f"{ROWS} WHERE tip.id < ? ORDER BY tip.id DESC LIMIT ?", before, limit))

    async def find(self, table: str) -> Kept | None:
        found = _kept(await self._fetch(f"{ROWS} WHERE table_id = ?", table))
        return found[0] if found else None

    async def empty(self, at: int, after: int, window: int) -> tuple[list[Kept], int]:
        seen, last = await self._window(after, window)
        old = [kept for kept in seen if kept.at < at and not kept.ended and kept.seq <= FEW]
        return [kept for kept in old if not [*await self._fetch(SEATED, kept.id)]], last

    async def finished(self, at: int, after: int, window: int) -> tuple[list[Kept], int]:
        seen, last = await self._window(after, window)
        return [kept for kept in seen if kept.ended and kept.at < at], last

    async def missing(self, tables: Sequence[str]) -> list[str]:
        there: set[str] = set()
        for first in range(0, len(tables), ASKED):
            some = tables[first : first + ASKED]
            marks = ", ".join("?" * len(some))
            there |= {
                row[0] for row in await self._fetch(f"SELECT table_id FROM tip WHERE table_id IN ({marks})", *some)
            }
        return [table for table in tables if table not in there]

    async def retire(self, kept: Kept) -> str:
        if kept.closed:
            return kept.table
        name = f"{kept.table}{CLOSED}{kept.id}"
        await self._fetch("UPDATE tip SET table_id = ? WHERE id = ?", name, kept.id)
        return name

    async def delete(self, kept: Kept) -> None:
        await self._fetch("BEGIN IMMEDIATE")
        try:
            await self._fetch(f"{CHAIN} DELETE FROM entry WHERE id IN (SELECT id FROM chain)", kept.id)
            await self._fetch("DELETE FROM result WHERE tip = ?", kept.id)
            await self._fetch("DELETE FROM note WHERE tip = ?", kept.id)
            await self._fetch("DELETE FROM talk WHERE tip = ?", kept.id)
            await self._fetch("DELETE FROM review WHERE tip = ?", kept.id)
            await self._fetch("DELETE FROM tip WHERE id = ?", kept.id)
            await self._fetch("COMMIT")
        except BaseException:
            await self._fetch("ROLLBACK")
            raise

    async def close(self) -> None:
        await self._connection.close()

    async def _window(self, after: int, window: int) -> tuple[list[Kept], int]:
        seen = _kept(await self._fetch(f"{ROWS} WHERE tip.id > ? ORDER BY tip.id LIMIT ?", after, window))
        return seen, seen[-1].id if len(seen) == window else 0

    async def _fetch(self, statement: str, *values: object) -> Iterable[Any]:
        try:
            return await self._connection.execute_fetchall(statement, values)
        except sqlite3.Error as error:
            raise StoreFailed from error


def _kept(rows: Iterable[Any]) -> list[Kept]:
    return [Kept(row[0], row[1], row[2], row[3], bool(row[4])) for row in rows]
