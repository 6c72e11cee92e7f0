"""The rooms that this node knows. A room is the chain of its tables, each of which names the next one in its log."""

from collections import OrderedDict
from typing import Protocol

from rollwright.server.refusals import NoTable
from rollwright.server.room.laying import GAMES
from rollwright.server.table.codes import read_link
from rollwright.server.table.session import Session

KNOWN = 1024  # rooms whose last table is remembered


class Tables(Protocol):
    """The part of the registry that is needed here."""

    async def find(self, code: str, address: str = "") -> Session: ...


class Rooms:
    """Finds the current table of a room. Only the end of the chain is remembered, and only to find it sooner."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._last: OrderedDict[str, str] = OrderedDict()  # the link of a room: the link of its last known table

    async def current(self, session: Session, address: str) -> Session:
        """Return the last table of the room that a table belongs to."""
        room = session.table.room
        known = self._last.pop(room, None)
        found = (known and await self._follow(known, address)) or session
        for _ in range(GAMES):
            following = found.table.again and await self._follow(found.table.again, address)
            if not following:
                break
            found = following
        self._last[room] = found.table.link
        if len(self._last) > KNOWN:
            self._last.popitem(last=False)
        return found

    async def _follow(self, link: str, address: str) -> Session | None:
        """Return the table of a link of ours; None where it is gone, or its code is another table's by now."""
        code, key = read_link(link)
        try:
            session = await self._tables.find(code, address)
        except NoTable:
            return None
        return session if session.table.opened.key == key else None
