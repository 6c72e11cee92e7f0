"""The store of one machine: SQLite in WAL mode, every commit on the disk before it returns.

One connection writes, another one reads, each in a thread of its own: an append never waits for a read. A read that
begins after an append has returned sees what was appended. Whatever else is written takes turns before the writer's
thread: an append waits for one such write at most, however many were asked for.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from rollwright.server.store.protocol import (
    BadDatabase,
    Entry,
    LockedDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    SeqTaken,
    StoreBusy,
    StoreFailed,
    UnreachableDatabase,
    attach,
)
from rollwright.server.store.sqlite_notes import SqliteNotes
from rollwright.server.store.sqlite_notifications import SqliteNotifications
from rollwright.server.store.sqlite_results import SqliteResults
from rollwright.server.store.transfers import SqlTransfers

ROWS = 500  # rows in one statement
BUSY_MS = 5000  # milliseconds to wait for another program that has locked the file
LOG_BYTES = 64 * 1024 * 1024  # size of the write-ahead log, which only grows while one read follows another
SELECTS = ("SELECT", "WITH")  # how a statement begins that only reads

READ = """
WITH RECURSIVE chain (before, seq, body) AS (
  SELECT entry.before, entry.seq, entry.body FROM tip JOIN entry ON entry.id = tip.entry WHERE table_id = ?
  UNION ALL
  SELECT entry.before, entry.seq, entry.body FROM chain JOIN entry ON entry.id = chain.before WHERE chain.seq > ?
) SELECT body FROM chain WHERE seq <= ? ORDER BY seq
"""
UNFINISHED = """
SELECT table_id FROM entry JOIN tip ON tip.id = entry.tip WHERE holder = ? AND kind = ? AND at >= ? AND NOT ended
GROUP BY table_id ORDER BY max(at) DESC LIMIT ?
"""
LONG_GONE = """
SELECT tip.id, table_id FROM tip JOIN entry ON entry.id = tip.entry
WHERE instr(table_id, '~') = 0 AND ((ended AND at < ?) OR (tip.seq = 1 AND at < ?)) LIMIT ?
"""
NAMES = "SELECT table_id FROM tip WHERE table_id > ? ORDER BY table_id LIMIT ?"
ENTRIES = """
WITH RECURSIVE chain (name, id, before, seq) AS (
  SELECT table_id, entry.id, entry.before, entry.seq FROM tip JOIN entry ON entry.id = tip.entry WHERE table_id IN ({})
  UNION ALL
  SELECT name, entry.id, entry.before, entry.seq FROM chain JOIN entry ON entry.id = chain.before
) SELECT name, entry.seq, at, kind, holder, body FROM chain JOIN entry USING (id) ORDER BY name, entry.seq
"""
RENAME = "UPDATE tip SET table_id = table_id || '~' || id WHERE id = ? AND instr(table_id, '~') = 0"


class SqliteStore:
    """Fits `Store`. Each statement is a transaction of its own: an append is one trip to the writer's thread."""

    def __init__(self, path: Path, connection: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._log = path.with_name(f"{path.name}-wal")
        self._connection = connection
        self._reader = reader
        self._turn = asyncio.Lock()  # of writes that are no appends
        self.results = SqliteResults(self._fetch)
        self.notes = SqliteNotes(self._fetch)
        self.notifications = SqliteNotifications(self._fetch)
        self.transfers = SqlTransfers(self.fetch)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or create the file, or raise `BadDatabase`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_RDONLY, 0o600))  # it will hold secrets; its WAL is made alike
            sqlite3.connect(path).close()  # where this fails, aiosqlite's thread would answer a loop that is gone
            connection = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise UnreachableDatabase(path=str(path), detail=str(error)) from error
        try:
            has_log = await _prepare(connection, path)
            reader = await _open_reader(path) if has_log else connection
        except (sqlite3.Error, BadDatabase) as error:
            await connection.close()
            raise _bad_database(path, error) from error
        return cls(path, connection, reader)

    async def append(self, entries: Sequence[Entry]) -> None:
        try:
            if len(entries) <= ROWS:
                await self._insert(entries)
            else:
                await self._insert_many(entries)
        except sqlite3.IntegrityError as error:
            raise SeqTaken from error
        except sqlite3.Error as error:
            raise _failure(error) from error

    async def read(self, table: str, after: int = 0, upto: int | None = None) -> list[bytes]:
        rows = await self._fetch(READ, (table, after + 1, 2**62 if upto is None else upto))
        return [row[0] for row in rows]

    async def unfinished(self, holder: str, kind: str, since: int, limit: int) -> list[str]:
        rows = await self._fetch(UNFINISHED, (holder, kind, since, limit))
        return [row[0] for row in rows]

    async def release(self, ended: int, unused: int, limit: int) -> list[str]:
        rows = [*await self._fetch(LONG_GONE, (ended, unused, limit))]
        try:
            await self._connection.executemany(RENAME, [(row[0],) for row in rows])
        except sqlite3.Error as error:
            raise _failure(error) from error
        return [row[1] for row in rows]

    async def check(self) -> None:
        ((version,),) = await self._fetch("PRAGMA user_version", ())
        await self._fetch(f"PRAGMA user_version = {int(version)}", ())  # one page, as an append writes

    async def _fetch(self, query: str, given: tuple[Any, ...]) -> Iterable[sqlite3.Row]:
        reads = query.lstrip().startswith(SELECTS)
        try:
            if reads:
                rows = await self._reader.execute_fetchall(query, given)
            else:
                async with self._turn:
                    rows = await self._connection.execute_fetchall(query, given)
        except sqlite3.Error as error:
            raise _failure(error) from error
        if reads and _size(self._log) > LOG_BYTES:
            await self._empty_log()
        return rows

    async def _empty_log(self) -> None:
        """Empty the write-ahead log between two reads, unless somebody is at it: then after the next one.

        The log starts anew by itself at a commit during which nobody reads; under many long reads there is none.
        """
        with suppress(sqlite3.Error):
            await self._reader.execute_fetchall("PRAGMA busy_timeout = 0")  # it would make the writer wait, too
            await self._reader.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            await self._reader.execute_fetchall(f"PRAGMA busy_timeout = {BUSY_MS}")

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        return [*await self._fetch(statement.replace("$", "?"), values)]

    async def names(self, after: str, limit: int) -> list[str]:
        return [row[0] for row in await self._fetch(NAMES, (after, limit))]

    async def entries(self, tables: Sequence[str]) -> list[Entry]:
        statement = ENTRIES.format(", ".join("?" * len(tables)))
        found = [Entry(*row) for row in await self._fetch(statement, tuple(tables))]
        return attach(found, await self.results.of_tables(tables))

    async def close(self) -> None:
        if self._reader is not self._connection:
            await self._reader.close()
        await self._connection.close()  # the last one, so it empties the write-ahead log and deletes it

    async def _insert(self, entries: Sequence[Entry]) -> None:
        rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(entries))
        values = [
            value
            for entry in entries
            for value in (entry.table, entry.seq, entry.at, entry.kind, entry.holder, entry.body, _packed(entry))
        ]
        await self._connection.execute_fetchall(
            f"INSERT INTO event (table_id, seq, at, kind, holder, body, results) VALUES {rows}", values
        )

    async def _insert_many(self, entries: Sequence[Entry]) -> None:
        await self._connection.execute("BEGIN IMMEDIATE")
        try:
            for first in range(0, len(entries), ROWS):
                await self._insert(entries[first : first + ROWS])
            await self._connection.execute("COMMIT")
        except BaseException:
            await self._connection.execute("ROLLBACK")
            raise


def _packed(entry: Entry) -> str | None:
    return msgspec.json.encode(entry.results).decode() if entry.results else None


def _failure(error: sqlite3.Error) -> StoreFailed:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of the number tells kinds of it apart
    return StoreBusy() if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) else StoreFailed()


def _bad_database(path: Path, error: sqlite3.Error | BadDatabase) -> BadDatabase:
    """Say what keeps us from using the file: most reasons are no fault of the file."""
    if isinstance(error, BadDatabase):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    where, detail = str(path), str(error)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return ReadOnlyDatabase(path=where, detail=detail)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LockedDatabase(path=where, detail=detail)
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM):
        return UnreachableDatabase(path=where, detail=detail)
    return BadDatabase(path=where, detail=detail)


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:  # it is not there, or cannot be seen
        return 0


async def _open_reader(path: Path) -> aiosqlite.Connection:
    """Open a connection that changes nothing."""
    reader = await aiosqlite.connect(path, isolation_level=None)
    try:
        await reader.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        await reader.execute("PRAGMA query_only = ON")
    except BaseException:
        await reader.close()
        raise
    return reader


async def _prepare(connection: aiosqlite.Connection, path: Path) -> bool:
    """Make the file ready for use. Say whether it has a write-ahead log: else reads and writes hold each other up."""
    await connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    if version > len(_steps()):
        raise NewerDatabase(path=str(path))  # before anything is changed
    ((mode,),) = await connection.execute_fetchall("PRAGMA journal_mode = WAL")  # some file systems allow none
    await connection.execute("PRAGMA synchronous = FULL")
    ((found,),) = await connection.execute_fetchall("PRAGMA quick_check(1)")
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    await _migrate(connection, version)
    return mode == "wal"


def _steps() -> list[Traversable]:
    folder = files("rollwright.server.store") / "migrations"
    return sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)


async def _migrate(connection: aiosqlite.Connection, version: int) -> None:
    """Run the numbered files that this database has not seen; `user_version` remembers the last one."""
    for number, step in enumerate(_steps(), start=1):
        if number > version:
            await connection.executescript(
                f"BEGIN IMMEDIATE; {step.read_text('utf-8')} PRAGMA user_version = {number}; COMMIT;"
            )
