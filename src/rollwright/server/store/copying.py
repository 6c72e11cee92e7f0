"""Copy all tables of one database into another, an empty one, and read every event back to compare it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

from msgspec import Struct

from rollwright.core import Refused
from rollwright.server.store.open import open_store
from rollwright.server.store.protocol import Database, Entry, NoDatabase, Queries, without_password
from rollwright.server.store.side_tables import SIDE_TABLES, copy_side_tables, read_side_table

TABLES = 200  # read at once
EVENTS = 2000  # appended at once, at least those of one table


@runtime_checkable
class Whole(Queries, Protocol):
    """A store that can be read from end to end. Every store can."""

    async def append(self, entries: Sequence[Entry]) -> None: ...

    async def names(self, after: str, limit: int) -> list[str]:
        """Return the names of all tables in order, those after `after`; a table whose code was freed has a ~ in it."""
        ...

    async def entries(self, tables: Sequence[str]) -> list[Entry]:
        """Return all entries of these tables, each table's in order."""
        ...

    async def close(self) -> None: ...


class NotEmpty(Refused):
    """The database that should be filled holds tables already, or is there already."""

    code = "database-not-empty"
    exit_code = 65


class CopyFailed(Refused):
    """The copy is not like the original, or the original has grown meanwhile."""

    code = "copy-differs"
    exit_code = 1


class Copied(Struct, frozen=True):
    tables: int
    events: int


async def copy(source: Database, target: Database, noted: Callable[[Copied], None] | None = None) -> Copied:
    """Copy a database that no server writes to, and raise `CopyFailed` when a server has written to it meanwhile."""
    origin, goal = await _open(source), await open_store(target)
    assert isinstance(goal, Whole)
    try:
        if await goal.names("", 1):
            raise NotEmpty(path=without_password(target))
        copied = await _copy_all(origin, goal, noted)
        if await _count(origin) != copied:
            raise CopyFailed("copy-outgrown", path=without_password(source))
        return copied
    finally:
        await origin.close()
        await goal.close()


async def backup(source: Database, file: Path, noted: Callable[[Copied], None] | None = None) -> Copied:
    """Write a SQLite file with all tables. Servers may go on: each table is copied as it was when it was read."""
    if file.exists():
        raise NotEmpty(path=str(file))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    origin, goal = await _open(source), await open_store(part)
    assert isinstance(goal, Whole)
    try:
        copied = await _copy_all(origin, goal, noted)
    finally:
        await origin.close()
        await goal.close()
    part.rename(file)
    return copied


async def _open(source: Database) -> Whole:
    if isinstance(source, Path) and not source.is_file():
        raise NoDatabase(path=str(source))
    store = await open_store(source)
    assert isinstance(store, Whole)
    return store


async def _copy_all(origin: Whole, goal: Whole, noted: Callable[[Copied], None] | None) -> Copied:
    done, after = Copied(0, 0), ""
    while names := await origin.names(after, TABLES):
        after = names[-1]
        entries = await origin.entries(names)
        for part in _parts(entries):
            await goal.append(part)
        if await goal.entries(names) != entries:
            raise CopyFailed(table=names[0])
        done = Copied(done.tables + len(names), done.events + len(entries))
        if noted is not None:
            noted(done)
    await copy_side_tables(origin, goal)
    for name in SIDE_TABLES:
        if await read_side_table(goal, name) != await read_side_table(origin, name):
            raise CopyFailed(table=name)
    return done


async def _count(store: Whole) -> Copied:
    tables, events, after = 0, 0, ""
    while names := await store.names(after, TABLES):
        after = names[-1]
        tables, events = tables + len(names), events + len(await store.entries(names))
    return Copied(tables, events)


def _parts(entries: list[Entry]) -> list[list[Entry]]:
    """Divide entries into appends of about `EVENTS`, no table in two of them."""
    parts: list[list[Entry]] = [[]]
    for entry in entries:
        if len(parts[-1]) >= EVENTS and entry.seq == 1:
            parts.append([])
        parts[-1].append(entry)
    return parts
