"""One node's desk: what is asked of a table is decided, kept in the log, and only then told."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import structlog

from rollwright.core import Broken, RollwrightError
from rollwright.server.clock import now
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.play.scheduler import Scheduler
from rollwright.server.settings import Settings
from rollwright.server.show.pictures import Pictures
from rollwright.server.store.group_commit import GroupCommit
from rollwright.server.store.protocol import Entry, SeqTaken, Store
from rollwright.server.table import events
from rollwright.server.table.events import Event, Started
from rollwright.server.table.session import Answer, Decide, Pending, Session
from rollwright.server.table.table import Table, fold

T = TypeVar("T")

log: Any = structlog.get_logger()


def _nothing(_: Table) -> Any:
    return None


class Writer:
    """Any node may decide for any table: who loses the race for a number reads what the other wrote and decides again."""

    def __init__(self, store: Store, hub: Fanout, settings: Settings) -> None:
        self.store = store
        self.hub = hub
        self.settings = settings
        self.journal = GroupCommit(store)
        self.pictures = Pictures(settings.pictures)
        self._sessions: OrderedDict[str, Session] = OrderedDict()  # what this node knows of, the longest unused first
        self._tasks: set[asyncio.Task[Any]] = set()
        self._scheduler = Scheduler(self.do, settings.bot_delay)
        self._deafen = hub.listen(self._heard)

    def ask(self, session: Session, decide: Decide, answer: Answer) -> None:
        """Decide as soon as everything before it is kept, and answer as soon as what follows is kept."""
        session.queue.append(Pending(decide, answer))
        self._call(session)

    async def do(self, session: Session, decide: Decide, read: Callable[[Table], T] = _nothing) -> T:
        """Ask and wait; raise what was refused. `read` sees the table at the moment of the answer, when all it holds is kept."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(error: RollwrightError | None) -> None:
            if future.cancelled():
                return
            if error is not None:
                future.set_exception(error)
                return
            try:
                future.set_result(read(session.table))
            except Exception as fault:  # it is the asker's, and must not cost the others their table
                future.set_exception(fault)

        self.ask(session, decide, answer)
        return await future

    async def look(self, session: Session, read: Callable[[Table], T]) -> T:
        """Read a table when everything it holds is kept."""
        return await self.do(session, lambda _: (), read)

    async def close(self) -> None:
        """Stop the bots, then wait for every append that is under way."""
        self._deafen()
        self._scheduler.stop(self._sessions.values())
        await self.pictures.close()
        await self.journal.finish()

    # ------------------------------------------------------------------ from a decision to everybody's page

    def _call(self, session: Session) -> None:
        """Have what is asked decided before the next commit, unless that must wait."""
        if session.queue and session.free and not session.called:
            session.called = True
            self.journal.soon(partial(self._go_on, session))

    def _go_on(self, session: Session) -> None:
        session.called = False
        if session.reading:
            return
        session.asked, session.queue = session.queue, []
        for ask in session.asked:
            self._decide(session, ask)
        if not session.writing:
            self._settle(session)

    def _decide(self, session: Session, ask: Pending) -> None:
        ask.outcome = None  # whoever lost a race for a number is asked anew
        try:
            for event in ask.decide(session.table):
                session.table.add(event)
                session.writing = True
                self.journal.append(
                    entry_of(session.table.name, session.table.seq, event), partial(self._kept, session)
                )
                if isinstance(event, Started):
                    self.pictures.prepare(session.table)
        except RollwrightError as error:
            ask.outcome = error
        except Exception:
            log.exception("decision failed", table=session.table.name)
            ask.outcome = Broken()

    def _kept(self, session: Session, failure: Exception | None) -> None:
        session.writing = False
        if failure is None:
            self.hub.tell(session.table.name, session.table.seq)
            self._settle(session)
            if session.heard > session.table.seq:
                self._read_again(session)
            return
        retry, session.asked = session.asked, []
        if isinstance(failure, SeqTaken):
            session.queue[:0] = retry
        else:
            log.error("append failed", table=session.table.name, exc_info=failure)
            for ask in retry:
                ask.answer(failure if isinstance(failure, RollwrightError) else Broken())
        self._read_again(session)

    def _settle(self, session: Session) -> None:
        """Everything asked is kept or refused: say so, and show what is new."""
        asked, session.asked = session.asked, []
        try:
            for ask in asked:
                ask.answer(ask.outcome)
            session.show()
            self._scheduler.attend(session)
        except Exception:  # it must not keep other tables from hearing of the same commit
            self._lose(session)
        self._call(session)

    def _lose(self, session: Session) -> None:
        """Let go of a table that we cannot go on with; whoever comes back will start from the log."""
        log.exception("table lost", table=session.table.name)
        self._sessions.pop(session.table.name, None)
        asked, session.queue = session.queue, []
        for ask in asked:
            ask.answer(Broken())
        for page in session.pages:
            page.line.close(1011)

    # ------------------------------------------------------------------ read

    def _heard(self, table: str, seq: int) -> None:
        session = self._sessions.get(table)
        if session is not None and seq > session.table.seq:
            session.heard = seq
            if session.free:
                self._read_again(session)

    def _read_again(self, session: Session) -> None:
        """Somebody else wrote to the table, or our own writing failed: start from the log once more."""
        session.reading = True
        task = asyncio.create_task(self._reload(session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reload(self, session: Session) -> None:
        try:
            session.table = fold(session.table.name, await self.read(session.table.name))
        except Exception:
            self._lose(session)
            return
        session.reading = False
        session.look_round()
        self._settle(session)

    async def read(self, name: str, upto: int | None = None) -> list[Event]:
        """Return what the log has of a table, up to a number or all of it."""
        return [events.decode(body) for body in await self.store.read(name, 0, upto)]


def entry_of(name: str, seq: int, event: Event) -> Entry:
    return Entry(name, seq, now(), events.kind(event), events.holder(event), events.encode(event))
