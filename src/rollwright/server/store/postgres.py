"""The store of many nodes: PostgreSQL, every commit on its disk before it returns."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeVar

import asyncpg
import structlog

from rollwright.server.store.leases import Attended
from rollwright.server.store.postgres_notes import PostgresNotes
from rollwright.server.store.postgres_notifications import PostgresNotifications
from rollwright.server.store.postgres_results import PostgresResults, pack
from rollwright.server.store.protocol import (
    Entry,
    NewerDatabase,
    SeqTaken,
    StoreFailed,
    UnreachableDatabase,
    attach,
    without_password,
)
from rollwright.server.store.transfers import SqlTransfers

T = TypeVar("T")

CONNECTIONS = 8  # connections of one node
READERS = CONNECTIONS - 2  # one is left for appends and one for leases, which never wait for reads
ANSWER = 4.0  # seconds that one statement may take; after that its connection counts as cut
PATIENCE = 12.0  # seconds without a database until requests are refused; nobody is refused during a short restart
PAUSE = 0.1  # seconds between two tries to connect
MIGRATING = 0x726F6C6C  # the advisory lock of the node that migrates

Connection = Any  # asyncpg's proxy of a pooled connection

LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a line that was cut in the middle of an answer
    asyncpg.exceptions.OperatorInterventionError,  # the server shuts down, or is not up yet
    asyncpg.exceptions.InsufficientResourcesError,
)
CONFLICTS = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError)

APPEND = "SELECT append_events($1, $2, $3, $4, $5, $6)"
APPEND_WITH_RESULTS = "SELECT append_events($1, $2, $3, $4, $5, $6, $7)"
READ = """
SELECT body FROM event WHERE tip = (SELECT id FROM tip WHERE table_id = $1) AND seq > $2 AND seq <= $3 ORDER BY seq
"""
UNFINISHED = """
SELECT table_id FROM event JOIN tip ON tip.id = event.tip
WHERE holder = $1 AND kind = $2 AND event.at >= $3 AND NOT ended
GROUP BY table_id ORDER BY max(event.at) DESC LIMIT $4
"""
RELEASE = """
WITH gone AS (
  SELECT id, table_id FROM tip
  WHERE strpos(table_id, '~') = 0 AND ((ended AND at < $1) OR (seq = 1 AND at < $2)) LIMIT $3 FOR UPDATE SKIP LOCKED
)
UPDATE tip SET table_id = tip.table_id || '~' || tip.id FROM gone WHERE tip.id = gone.id RETURNING gone.table_id
"""
NAMES = 'SELECT table_id FROM tip WHERE table_id COLLATE "C" > $1 ORDER BY table_id COLLATE "C" LIMIT $2'
ENTRIES = """
SELECT table_id, event.seq, event.at, kind, holder, body FROM event JOIN tip ON tip.id = event.tip
WHERE table_id = ANY($1) ORDER BY table_id COLLATE "C", event.seq
"""
ATTEND = "SELECT name, newest, home, elsewhere, earliest FROM attend($1, $2, $3, $4, $5)"
KEPT = """
SELECT count(*) FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS given (name, number, content)
  JOIN tip ON table_id = name JOIN event ON event.tip = tip.id AND event.seq = number AND event.body = content
"""

log: Any = structlog.get_logger()


class PostgresStore:
    """Fits `Store` and `Leases`. After a restart of the database, or a cut line, it connects again by itself.

    Meanwhile requests wait; when the database has been away for longer than `PATIENCE` they are refused at once.
    """

    def __init__(self, pool: "asyncpg.Pool[Any]", address: str) -> None:
        self._pool = pool
        self._address = address
        self._lost_at: float | None = None  # by the loop's clock
        self._readers = asyncio.Semaphore(READERS)
        self.results = PostgresResults(self.fetch)
        self.notifications = PostgresNotifications(self.fetch)
        self.notes = PostgresNotes(self.fetch)
        self.transfers = SqlTransfers(self.fetch)

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect and migrate, or raise `BadDatabase`. A database that is just starting is waited for."""
        store = cls(
            asyncpg.create_pool(
                address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=ANSWER,
                server_settings={"synchronous_commit": "on", "application_name": "rollwright"},
            ),
            address,
        )
        try:
            await store._pool
            await store.run(_migrate)
        except (StoreFailed, asyncpg.PostgresError, OSError, ValueError, asyncpg.InterfaceError) as error:
            store._pool.terminate()
            detail = str(error.__cause__ or error) if isinstance(error, StoreFailed) else str(error)
            path = without_password(address)
            raise UnreachableDatabase(path=path, detail=detail) from error
        except NewerDatabase as error:
            store._pool.terminate()
            raise NewerDatabase(path=without_password(address)) from error
        return store

    async def append(self, entries: Sequence[Entry]) -> None:
        columns = [
            [entry.table for entry in entries],
            [entry.seq for entry in entries],
            [entry.at for entry in entries],
            [entry.kind for entry in entries],
            [entry.holder for entry in entries],
            [entry.body for entry in entries],
        ]
        results = [result for entry in entries for result in entry.results]
        tries = 0  # after the first one was cut off, the entries may be kept or not

        async def insert(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            if tries > 1 and await is_kept(connection):
                return
            if results:
                await connection.execute(APPEND_WITH_RESULTS, *columns, pack(results))
            else:
                await connection.execute(APPEND, *columns)

        async def is_kept(connection: Connection) -> bool:
            return await connection.fetchval(KEPT, columns[0], columns[1], columns[5]) == len(entries)

        try:
            await self.run(insert)
        except CONFLICTS as error:
            if tries > 1 and await self.run(is_kept):
                return  # the first try came through after all, while the second one was under way
            raise SeqTaken from error
        except asyncpg.PostgresError as error:
            raise StoreFailed from error

    async def read(self, table: str, after: int = 0, upto: int | None = None) -> list[bytes]:
        rows = await self.fetch(READ, table, after, 2**31 - 1 if upto is None else upto)
        return [row[0] for row in rows]

    async def unfinished(self, holder: str, kind: str, since: int, limit: int) -> list[str]:
        return [row[0] for row in await self.fetch(UNFINISHED, holder, kind, since, limit)]

    async def release(self, ended: int, unused: int, limit: int) -> list[str]:
        return [row[0] for row in await self.fetch(RELEASE, ended, unused, limit)]

    async def names(self, after: str, limit: int) -> list[str]:
        return [row[0] for row in await self.fetch(NAMES, after, limit)]

    async def entries(self, tables: Sequence[str]) -> list[Entry]:
        found = [Entry(*row) for row in await self.fetch(ENTRIES, list(tables))]
        return attach(found, await self.results.of_tables(tables))

    async def check(self) -> None:
        await self.fetch("SELECT pg_current_xact_id()")  # its commit is written and flushed, as an append is

    # ------------------------------------------------------------------ leases

    async def renew(self, node: str, seconds: float) -> tuple[bool, list[str]]:
        ((known, nodes),) = await self._fetch("SELECT known, nodes FROM renew($1, $2)", (node, seconds), reads=False)
        return known, nodes

    async def attend(self, node: str, changed: Mapping[str, tuple[int, int]], watched: Sequence[str]) -> list[Attended]:
        seats, sinces = [seats for seats, _ in changed.values()], [since for _, since in changed.values()]
        rows = await self._fetch(ATTEND, (node, list(changed), seats, sinces, list(watched)), reads=False)
        return [Attended(name, seq, home, elsewhere or 0, since) for name, seq, home, elsewhere, since in rows]

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), ANSWER)
        except LOST:
            self._pool.terminate()

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        return await self._fetch(statement, values, reads=True)

    async def _fetch(self, statement: str, values: Sequence[object], reads: bool) -> list[Any]:
        try:
            return await self.run(lambda connection: connection.fetch(statement, *values), reads)
        except asyncpg.PostgresError as error:
            raise StoreFailed from error

    async def run(self, work: Callable[[Connection], Awaitable[T]], reads: bool = False) -> T:
        """Do `work` on a connection, on another one if that is lost. Raises `StoreFailed` after `PATIENCE`."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                done = await (self._read(work) if reads else self._try(work))
            except LOST as error:
                if self._pool.is_closing():
                    raise StoreFailed from error
                if self._lost_at is None:
                    self._lost_at = loop.time()
                    log.warning("database lost", database=without_password(self._address), reason=str(error))
                if loop.time() - self._lost_at > PATIENCE:
                    raise StoreFailed("database-away") from error
                await asyncio.sleep(PAUSE)
            else:
                if self._lost_at is not None:
                    log.warning("database back", seconds=round(loop.time() - self._lost_at, 3))
                    self._lost_at = None
                return done

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with asyncio.timeout(ANSWER):
            await self._readers.acquire()
        try:
            return await self._try(work)
        finally:
            self._readers.release()

    async def _try(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        connection: Connection = await self._pool.acquire(timeout=ANSWER)
        try:
            async with asyncio.timeout(ANSWER):
                return await work(connection)
        except LOST:
            connection.terminate()
            await self._pool.expire_connections()  # the others have very likely lost the same server
            raise
        finally:
            await self._pool.release(connection, timeout=ANSWER)


async def _migrate(connection: Connection) -> None:
    """Run the numbered files that this database has not seen, one node at a time."""
    folder = files("rollwright.server.store") / "migrations" / "postgres"
    steps = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)")
        version: int = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migration")
        if version > len(steps):
            raise NewerDatabase(path="")  # `open` knows where
        for number, step in enumerate(steps[version:], start=version + 1):
            await connection.execute(step.read_text("utf-8"))
            await connection.execute("INSERT INTO migration VALUES ($1)", number)
