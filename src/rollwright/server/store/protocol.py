"""What a store must do: keep the events of tables durably, and find them again."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from rollwright.core import Broken, Refused


class Entry(Struct, frozen=True):
    """One event as it is kept: the `seq`th of its table. `kind` and `holder` are there to be found by."""

    table: str
    seq: int
    at: int
    kind: str
    holder: str | None
    body: bytes


class SeqTaken(Refused):
    """Somebody else has appended under this number; read on and try again."""

    code = "seq-taken"


class StoreFailed(Broken):
    """The database did not take it; nothing was written."""

    code = "store-failed"


class BadDatabase(Refused):
    """The file is no database of ours, or cannot be opened."""

    code = "bad-database"
    exit_code = 65


class Store(Protocol):
    """A database. Every method may be called while others are under way."""

    async def append(self, entries: Sequence[Entry]) -> None:
        """Keep all of them durably or none; raise `SeqTaken` where a number is not the next of its table."""
        ...

    async def read(self, table: str, after: int = 0, upto: int | None = None) -> list[bytes]:
        """Return the bodies of a table's events in order, those with `after` < seq <= `upto`."""
        ...

    async def unfinished(self, holder: str, kind: str, since: int, limit: int) -> list[str]:
        """Return the tables without end at which `holder` has an event of this kind, the newest first."""
        ...

    async def close(self) -> None: ...
