"""Sessions in memory: a table is loaded when somebody comes, and forgotten when it has long had no page.

Whatever is read from the log of a table is read in turn: the reads of each address take turns with those of the others,
so an address that asks for many heavy tables delays itself.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from rollwright.server.limits.rates import RateLimits
from rollwright.server.nodes.attendance import Attendance
from rollwright.server.queues.turns import Turns
from rollwright.server.refusals import NoTable
from rollwright.server.table.codes import is_code
from rollwright.server.table.events import Event, Opened, decode
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from rollwright.server.table.writer import LOADS, Writer

IDLE = 256  # sessions without pages that stay in memory


class Loader:
    """Finds sessions by code. `make` gives a table its session, `stop` ends the timers of one that is forgotten."""

    def __init__(
        self,
        sessions: dict[str, Session],
        writer: Writer,
        attendance: Attendance | None,
        limits: RateLimits,
        make: Callable[[Table], Session],
        stop: Callable[[Session], None],
    ) -> None:
        self._sessions = sessions
        self._writer = writer
        self._attendance = attendance
        self._limits = limits
        self._make = make
        self._stop = stop
        self._idle: OrderedDict[str, None] = OrderedDict()  # codes of sessions without pages, the longest unused first
        self._loading: dict[tuple[str, str], asyncio.Task[Session]] = {}  # by address and code
        self._turns = Turns(LOADS)

    async def find(self, code: str, address: str = "") -> Session:
        """Return the session of a table, read with or without capitals, or raise `NoTable`.

        Raise `TooMuch` where this address has had too many tables loaded. Without one it is the server's own work.
        """
        code = code.upper()
        session = self._sessions.get(code)
        if session is not None:
            if code in self._idle:
                self._idle.move_to_end(code)
            if self._attendance is not None and not session.pages:
                await self._writer.refresh(session)  # nobody looks after a table without pages
            return session
        if not is_code(code):
            raise NoTable(table=code[:12])
        asked = (address, code)
        loading = self._loading.get(asked)
        if loading is None:
            if address:
                self._limits.load(address)
            loading = self._loading[asked] = asyncio.create_task(self._load(code, address))
            loading.add_done_callback(lambda _: self._loading.pop(asked, None))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # the traceback of a refusal holds this frame: a reference to the task would be a cycle

    async def events(self, code: str, address: str = "") -> list[Event]:
        """Return all events of a table."""
        async with self._turns.turn(address):
            return await self._writer.read(code)

    async def key_of(self, code: str, address: str) -> str:
        """Return the key of a table without loading it, or nothing where there is no such table."""
        here = self._sessions.get(code)
        if here is not None:
            return here.table.opened.key
        if not is_code(code):
            return ""
        async with self._turns.turn(address):
            bodies = await self._writer.store.read(code, 0, 1)
        opened = decode(bodies[0]) if bodies else None
        return opened.key if isinstance(opened, Opened) else ""

    def add(self, table: Table) -> Session:
        """Keep a table that was opened or loaded, and return its session.

        Where the same table has been opened and loaded at the same time, the session that came first stays: it may
        have pages already. An earlier table of the same code is replaced.
        """
        here = self._sessions.get(table.name)
        if here is not None and here.table.opened.secret == table.opened.secret:
            return here
        session = self._make(table)
        self._sessions[table.name] = session
        if self._attendance is not None:
            session.forget_attendance()
            session.on_presence = self._attendance.changed
        self.note_idle(session)
        return session

    def note_busy(self, code: str) -> None:
        """Note that a session has a page, so that it stays."""
        self._idle.pop(code, None)

    def drop(self, code: str) -> Session | None:
        """Forget the session of a table, and return it."""
        self._idle.pop(code, None)
        return self._sessions.pop(code, None)

    def note_idle(self, session: Session) -> None:
        """Note a session without pages, and forget the longest unused one where there are too many."""
        code = session.table.name
        if self._sessions.get(code) is session:
            self._idle[code] = None
            self._idle.move_to_end(code)
        for _ in range(2):  # one is added, so two at most are forgotten: those at work are looked at another time
            if len(self._idle) <= IDLE:
                return
            oldest, _ = self._idle.popitem(last=False)
            found = self._sessions.get(oldest)
            if found is None or found.pages:
                continue
            if found.free and not found.queue and not found.bot_turns:
                del self._sessions[oldest]
                found.realtime = None
                self._stop(found)  # a game over days has a timer, also without pages
            else:
                self._idle[oldest] = None

    async def _load(self, code: str, address: str) -> Session:
        async with self._turns.turn(address):
            loaded = self._sessions.get(code)  # for somebody else, or opened, while we waited
            if loaded is not None:
                return loaded
            table = await self._writer.load(code)
        if table is None:
            raise NoTable(table=code)
        loaded = self._sessions.get(code)  # while we read
        return self.add(table) if loaded is None else loaded
