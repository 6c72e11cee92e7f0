"""Games over days: they go on whether or not a page is open, also after a restart of the server.

The log says which games these are. Each node keeps a list of the moments at which something is due there, looks at it
once a minute, and lets bots and clocks act at the tables whose lease it gets (`nodes/attendance.py`).
"""

from typing import Any

import structlog

from rollwright.core import RollwrightError
from rollwright.server.nodes.attendance import Attendance
from rollwright.server.play.scheduler import bot_seats
from rollwright.server.store.protocol import StoreFailed
from rollwright.server.table.commands import Look
from rollwright.server.table.events import OVER_DAYS
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

log: Any = structlog.get_logger()

MINUTE = 60_000
MOST = 100_000  # games over days that one node looks after
OVERLAP = 10 * MINUTE  # clocks of other nodes may be behind ours by so much


class OverDays:
    """One node's list of what is due when."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._clock = registry.clock
        self._due: dict[str, int] = {}  # table: the moment at which to look at it
        self._alive: frozenset[str] = frozenset()
        registry.on_settled.append(self._settled)
        if registry.attendance is not None:
            registry.attendance.on_beat.append(self._look_after_all)

    async def run(self) -> None:
        """Look at every game over days, then once a minute at those at which something is due, until cancelled."""
        since = 0
        while True:
            began = self._clock.now()
            try:
                if since == 0 or self._registry.attendance is not None:  # other nodes may have started games
                    for code in await self._registry.store.unfinished(OVER_DAYS, "sealing", since, MOST):
                        self._due.setdefault(code, 0)
                since = began - OVERLAP
            except RollwrightError as error:
                log.warning("games over days not read", reason=str(error))  # the next minute tries again
            for code in [code for code, due in self._due.items() if due <= self._clock.now()]:
                await self._look_at(code)
            await self._clock.sleep(MINUTE / 1000)

    async def _look_at(self, code: str) -> None:
        try:
            session = await self._registry.find(code)
        except StoreFailed as error:
            log.warning("game over days not read", table=code, reason=str(error))  # the next minute tries again
            return
        except Exception as error:  # it is gone, or its game is: the others go on all the same
            log.warning("game over days cannot be read", table=code, reason=str(error))
            self._due.pop(code, None)  # the next start looks again
            return
        session.kept_running = session.table.goes_on_alone
        self._registry.writer.submit(session, Look())
        if self._registry.attendance is not None:
            self._registry.attendance.changed(session)

    def _settled(self, session: Session) -> None:
        """A table has moved on, or was looked at: note when to look again, and leave it where nothing is due now."""
        table, now = session.table, self._clock.now()
        if not table.opened.way.days:
            return
        if not table.goes_on_alone:
            self._due.pop(table.name, None)
            self._leave(session)
            return
        deadline = session.deadline()
        self._due[table.name] = now + MINUTE if deadline is None else deadline
        elsewhere = session.home_known and not session.home
        if elsewhere or (session.home and deadline is not None and deadline > now and not bot_seats(session)):
            self._leave(session)

    def _leave(self, session: Session) -> None:
        if session.kept_running:
            session.kept_running = False
            attendance: Attendance | None = self._registry.attendance
            if attendance is not None:
                attendance.changed(session)

    def _look_after_all(self, alive: frozenset[str]) -> None:
        """Look at every table anew where a node has gone: its bots may have been about to play."""
        if self._alive - alive:
            self._due = dict.fromkeys(self._due, 0)
        self._alive = alive
