"""The protocol of a store: it keeps the events of tables durably, and finds them again."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Broken, Refused
from rollwright.server.store.notes import Notes
from rollwright.server.store.notifications import Notifications
from rollwright.server.store.results import Result, Results
from rollwright.server.store.transfers import Transfers


class Entry(Struct, frozen=True):
    """One stored event, number `seq` of its table. The store finds entries by `kind` and `holder`.

    The entry that ends a game brings its `results`.
    """

    table: str
    seq: int
    at: int
    kind: str
    holder: str | None
    body: bytes
    results: tuple[Result, ...] = ()


def attach(entries: list[Entry], results: Iterable[Result]) -> list[Entry]:
    """Return the entries of some tables with their results at the entry that ended each."""
    by_table: dict[str, list[Result]] = {}
    for result in results:
        by_table.setdefault(result.table, []).append(result)
    return [
        replace(entry, results=tuple(by_table[entry.table]))
        if entry.kind == "ended" and entry.table in by_table
        else entry
        for entry in entries
    ]


class SeqTaken(Refused):
    """Another node has appended under this number: reload the log and retry."""

    code = "seq-taken"


class StoreFailed(Broken):
    """The database did not take the entries; nothing was written."""

    code = "store-failed"


class StoreBusy(StoreFailed):
    """Another program has locked the database for longer than we wait; nothing was written."""

    code = "busy"
    status = 503


class BadDatabase(Refused):
    """The file is no database of ours, or cannot be opened."""

    code = "bad-database"
    exit_code = 65


class UnknownDatabase(BadDatabase):
    """An address, such as `mysql://…`, that is neither PostgreSQL's nor the path of a file."""

    code = "database-unknown"
    exit_code = 64


class UnreachableDatabase(BadDatabase):
    """The file cannot be opened, read or written: a folder that is missing, a full disk, too little memory."""

    code = "database-unreachable"
    exit_code = 74


class ReadOnlyDatabase(BadDatabase):
    """The file is healthy, and may not be written."""

    code = "database-read-only"
    exit_code = 77


class LockedDatabase(BadDatabase):
    """Another program has locked the file."""

    code = "database-locked"
    exit_code = 75


class DatabaseInUse(BadDatabase):
    """Another server serves the tables of this file."""

    code = "database-in-use"
    exit_code = 75


class NoDatabase(Refused):
    """There is no file of this name to copy."""

    code = "nothing-to-copy"
    exit_code = 66


class NewerDatabase(BadDatabase):
    """A newer version wrote the file."""

    code = "database-too-new"
    exit_code = 78


class Queries(Protocol):
    """A database that is asked in SQL, for things that are no events. Parameters are $1, $2, … in the statement."""

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Run one statement, durably if it writes, and return its rows."""
        ...


class Store(Queries, Protocol):
    """A database. Every method may be called while others are under way."""

    @property
    def results(self) -> Results: ...

    @property
    def notes(self) -> Notes: ...

    @property
    def notifications(self) -> Notifications: ...

    @property
    def transfers(self) -> Transfers: ...

    async def append(self, entries: Sequence[Entry]) -> None:
        """Keep all of them durably or none; raise `SeqTaken` where a number is not the next of its table."""
        ...

    async def read(self, table: str, after: int = 0, upto: int | None = None) -> list[bytes]:
        """Return the bodies of a table's events in order, those with `after` < seq <= `upto`."""
        ...

    async def unfinished(self, holder: str, kind: str, since: int, limit: int) -> list[str]:
        """Return the unfinished tables at which `holder` has an event of this kind, the newest first."""
        ...

    async def release(self, ended: int, unused: int, limit: int) -> list[str]:
        """Free the codes of at most `limit` tables and return them; their logs are kept under other names.

        Only tables that ended before the moment `ended` are released, and tables that were opened before `unused`
        and at which nothing has happened since.
        """
        ...

    async def check(self) -> None:
        """Write something small durably, or raise `StoreFailed`."""
        ...

    async def close(self) -> None: ...


Database = Path | str  # a file of SQLite, or the address of a PostgreSQL database


def without_password(database: Database) -> str:
    """Return the name of a database as it may be logged and shown."""
    text = str(database)
    password = urlsplit(text).password if "://" in text else None
    return text.replace(f":{password}@", ":***@", 1) if password else text
