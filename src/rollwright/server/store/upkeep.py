"""The upkeep of a database, for operators and the housekeeping: list, close and delete tables."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

CLOSED = "~"  # in the name of a table whose code is free again: KITE27~12 was KITE27


class Kept(Struct, frozen=True):
    """One table of the database. `at` is the moment of its last event, in milliseconds since 1970."""

    id: int
    table: str
    seq: int
    at: int
    ended: bool

    @property
    def closed(self) -> bool:
        return CLOSED in self.table


class Upkeep(Protocol):
    """Works on the database of a stopped or of a running server."""

    async def tables(self, before: int, limit: int) -> list[Kept]:
        """Return the tables with an id below `before`, the newest first."""
        ...

    async def find(self, table: str) -> Kept | None: ...

    async def empty(self, at: int, after: int, window: int) -> tuple[list[Kept], int]:
        """Return the tables at which nobody ever sat, and nothing has happened since `at`.

        Only `window` tables with an id above `after` are looked at; the second result is the last id of them, or 0 at
        the end. So a large database is never busy for long.
        """
        ...

    async def finished(self, at: int, after: int, window: int) -> tuple[list[Kept], int]:
        """Return the finished tables at which nothing has happened since `at`, as `empty` does."""
        ...

    async def missing(self, tables: Sequence[str]) -> list[str]:
        """Return those that are not in the database."""
        ...

    async def retire(self, kept: Kept) -> str:
        """Free the code of a table; return the name under which its log is kept."""
        ...

    async def delete(self, kept: Kept) -> None:
        """Remove a table with its whole log."""
        ...

    async def close(self) -> None: ...
