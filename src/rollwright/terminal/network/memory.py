"""The terminal's memory of one server: the cookie that holds a person's seats and, for each table, what it was shown.

The file is one for each server and name, so two people on one machine are two, and coming back gives the same seat.
"""

import hashlib
from pathlib import Path

from msgspec import Struct, field

from rollwright.core import Figure
from rollwright.terminal.private_files import folder, read_private, write_private

MOST = 100  # tables that are remembered of a server; the oldest is forgotten first


class RememberedTable(Struct):
    """One table: this person's share of the dice, and everything of the dice that the terminal was shown.

    `hashes` and `words` are those of all seats as they were first shown with this seat's hash among them.
    """

    commitment: str
    share: str = ""
    revealed: bool = False
    hashes: tuple[str | None, ...] | None = None
    words: tuple[str, ...] | None = None
    rolls: dict[str, list[tuple[Figure, ...]]] = field(default_factory=dict[str, list[tuple[Figure, ...]]])


class Memory(Struct):
    site: str
    name: str
    token: str = ""
    tables: dict[str, RememberedTable] = field(default_factory=dict[str, RememberedTable])

    def seen(self, commitment: str) -> RememberedTable:
        """Return what is known of the table with this seal."""
        if commitment not in self.tables:
            self.tables[commitment] = RememberedTable(commitment)
            for old in list(self.tables)[:-MOST]:
                del self.tables[old]
        return self.tables[commitment]

    def keep(self) -> None:
        """Write the file; where that is not possible, a later visit is one of a stranger."""
        write_private(_file(self.site, self.name), self)


def recall(site: str, name: str) -> Memory:
    return read_private(_file(site, name), Memory) or Memory(site, name)


def _file(site: str, name: str) -> Path:
    key = hashlib.sha256(f"{site}\n{name.casefold()}".encode()).hexdigest()[:24]
    return folder("servers") / f"{key}.json"
