"""The sealer: it goes on from sealing to the first roll when every connected page has added its share, or is late."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

import structlog

from rollwright.server.clock import Clock
from rollwright.server.table import commands, sealing
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from rollwright.server.table.writer import Writer

log: Any = structlog.get_logger()

LIMIT = 4_000  # milliseconds that a connected page has for its hash, and again for its share
REST = 1.0  # seconds until a table is looked at again whose sealing failed


class Sealer:
    """Looks after each table that is being sealed, but only while somebody is there: an empty table waits.

    `lay_out` waits for the first pictures of a game that is about to begin.
    """

    def __init__(self, writer: Writer, clock: Clock, lay_out: Callable[[Table], Awaitable[None]]) -> None:
        self._writer = writer
        self._clock = clock
        self._lay_out = lay_out

    def attend(self, session: Session) -> None:
        """Go on, or wait. A person who was away before this step began is not waited for."""
        table = session.table
        if table.phase != "sealing":
            return  # the timer is the scheduler's again
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if not session.has_people or not session.home or session.sealing is not None:
            return
        waiting = [seat for seat in sealing.awaited(table) if session.adds_share(seat)]
        if waiting:
            left = max(table.sealing_at, session.people_since) + LIMIT - self._clock.now()
            if left > 0:
                session.timer = self._clock.call_later(left / 1000, self.attend, session)
                return
        session.sealing = asyncio.create_task(self._go_on(session))
        session.sealing.add_done_callback(partial(self._went_on, session))

    def stop(self, sessions: Iterable[Session]) -> None:
        for session in sessions:
            if session.sealing is not None:
                session.sealing.cancel()

    async def _go_on(self, session: Session) -> None:
        if not session.table.disclosed:
            await self._writer.do(session, commands.Disclose(self._clock.now()))
            return
        try:
            await self._lay_out(session.table)
        except Exception:
            log.exception("no pictures", table=session.table.name)  # the pages ask for them again
        await self._writer.do(session, commands.Begin(self._clock.now()))

    def _went_on(self, session: Session, task: asyncio.Task[None]) -> None:
        session.sealing = None
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.attend(session)
            return
        log.error("sealing failed", table=session.table.name, exc_info=error)
        self._clock.call_later(REST, self.attend, session)
