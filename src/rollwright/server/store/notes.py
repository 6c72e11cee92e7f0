"""The protocol for what people say at a table: kept beside the log, because it can be deleted."""

from typing import Protocol

from msgspec import Struct

MOST = 100  # notes of one table; older ones are deleted


class KeptNote(Struct, frozen=True):
    """Something that a person said. `kind` is a gesture, or `note` with a text. A new one has the number 0."""

    number: int
    at: int
    holder: str
    name: str
    kind: str
    text: str


class TalkRules(Struct, frozen=True):
    """The choices of a table's host. Notes up to the number `forgotten` were deleted."""

    allowed: bool = True
    kept: bool = True
    forgotten: int = 0


class Notes(Protocol):
    """Where a store keeps notes. A table is named by its code."""

    async def read(self, table: str, after: int, limit: int) -> list[KeptNote]:
        """Return the newest notes with a larger number than `after`, the oldest of them first."""
        ...

    async def rules(self, table: str) -> TalkRules: ...

    async def find(self, table: str, holder: str, request: str) -> KeptNote | None:
        """Return the note that this request has brought already."""
        ...

    async def add(self, table: str, request: str, note: KeptNote) -> None:
        """Keep a note, unless its request has brought one. Of a table's notes the last `MOST` stay."""
        ...

    async def settle(self, table: str, allowed: bool, kept: bool) -> None:
        """Keep what the host chose."""
        ...

    async def forget(self, table: str) -> None:
        """Delete all notes of a table."""
        ...

    async def sweep(self, before: int) -> None:
        """Delete notes older than this moment at tables whose host wants none kept."""
        ...
