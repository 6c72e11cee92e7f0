"""The terminal's memory of one server: the cookie that holds a person's seats and, for each table, what it was shown.

The file is one for each server and name, so two people on one machine are two, and coming back gives the same seat.
"""

import hashlib
from pathlib import Path

from msgspec import Struct, field

from rollwright.core import Figure, SeenOrigin
from rollwright.terminal.private_files import folder, read_private, write_private

MOST = 100  # tables that are remembered of a server; the oldest is forgotten first


class RememberedTable(Struct):
    """One table: this person's share of the dice, and everything of the dice that the terminal was shown.

    `hashes` and `words` are those of all seats as they were first shown with this seat's hash among them. `began`: the
    game was seen to go on. `reused`: the seal had been used before, at another table or for a game that had begun.
    `seat` is the one for which the share was made. `origin`, once it `is_told`: the round of another game that this one
    goes on from, as the terminal was told it first.
    """

    commitment: str
    table: str = ""  # its code
    share: str = ""
    seat: int | None = None
    origin: SeenOrigin | None = None
    is_told: bool = False
    revealed: bool = False
    began: bool = False
    reused: bool = False
    hashes: tuple[str | None, ...] | None = None
    words: tuple[str, ...] | None = None
    rolls: dict[str, list[tuple[Figure, ...]]] = field(default_factory=dict[str, list[tuple[Figure, ...]]])


class Memory(Struct):
    site: str
    name: str
    token: str = ""
    tables: dict[str, RememberedTable] = field(default_factory=dict[str, RememberedTable])

    def seen(self, commitment: str, table: str) -> RememberedTable:
        """Return what is known of this table with this seal."""
        return self.tables.get(_key(commitment, table)) or self._add(RememberedTable(commitment, table))

    def to_share(self, commitment: str, table: str) -> RememberedTable:
        """Return the table as it is before its game begins: of a game that has begun nothing counts any more.

        A share that served before is known to the server: it could lay an earlier game's secret again, and so choose
        among the dice of all earlier games.
        """
        known = self.seen(commitment, table)
        if known.share and not known.began:
            return known
        known.reused = known.began or any(
            other.commitment == commitment and other.share and other is not known for other in self.tables.values()
        )
        if not known.began:
            return known
        return self._add(RememberedTable(commitment, table, reused=True, origin=known.origin, is_told=known.is_told))

    def _add(self, table: RememberedTable) -> RememberedTable:
        self.tables[_key(table.commitment, table.table)] = table
        for old in list(self.tables)[:-MOST]:
            del self.tables[old]
        return table

    def keep(self) -> None:
        """Write the file; where that is not possible, a later visit is one of a stranger."""
        write_private(_file(self.site, self.name), self)


def recall(site: str, name: str) -> Memory:
    return read_private(_file(site, name), Memory) or Memory(site, name)


def _key(commitment: str, table: str) -> str:
    return f"{table} {commitment}"


def _file(site: str, name: str) -> Path:
    key = hashlib.sha256(f"{site}\n{name.casefold()}".encode()).hexdigest()[:24]
    return folder("servers") / f"{key}.json"
