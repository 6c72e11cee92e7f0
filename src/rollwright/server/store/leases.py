"""The protocol of leases: which nodes are alive, which seats are connected where, and where a table's clocks run."""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

GONE = -1  # instead of seats: no page of this table is open at the node


class Attended(Struct, frozen=True):
    """A table as all nodes see it. `home` holds its lease; `elsewhere` has a bit for each seat at other nodes.

    `since` is the earliest moment since which somebody is seated at another node.
    """

    table: str
    seq: int | None
    home: str | None
    elsewhere: int
    since: int | None


@runtime_checkable
class Leases(Protocol):
    """A database that nodes share. Its own clock decides when a lease ends."""

    async def renew(self, node: str, seconds: float) -> tuple[bool, list[str]]:
        """Keep the node alive for so long; return whether it still was, and all nodes that are."""
        ...

    async def attend(self, node: str, changed: Mapping[str, tuple[int, int]], watched: Sequence[str]) -> list[Attended]:
        """Write the seats (bits or `GONE`) and their moment for each changed table; take free leases; look."""
        ...
