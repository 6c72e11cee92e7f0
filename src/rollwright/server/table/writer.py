"""One node's writer: it decides what follows from a command, keeps the events in the log, and then tells the pages.

Any node may write to any table. On a sequence conflict it reloads the log and retries.
"""

import asyncio
from collections.abc import Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from rollwright.core import Broken, RollwrightError
from rollwright.server.clock import Clock
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.show.page import Answer, Page
from rollwright.server.socket.messages import Pong
from rollwright.server.store.group_commit import GroupCommit
from rollwright.server.store.protocol import Entry, SeqTaken, Store, StoreFailed
from rollwright.server.table import events
from rollwright.server.table.commands import Command, HangUp, Look, MakeMove, Ping, describe
from rollwright.server.table.deciding import decide
from rollwright.server.table.events import Ended, Event
from rollwright.server.table.results import results_of
from rollwright.server.table.session import Pending, Session
from rollwright.server.table.table import Table, fold

T = TypeVar("T")

TRIES = 20  # attempts to write one command, when other nodes are always faster
REST = 1.0  # seconds until a log that could not be read is read again
LOADS = 2  # logs that are decoded and folded at once: they share one interpreter with the event loop
FEW = 32  # events that are decoded and folded in at once; a longer log waits for a thread

log: Any = structlog.get_logger()


class Writer:
    """Writes for all `sessions` of this node. `settled` is called for a session when its pages have been told."""

    def __init__(
        self,
        sessions: MutableMapping[str, Session],
        store: Store,
        fanout: Fanout,
        clock: Clock,
        settled: Callable[[Session], None],
    ) -> None:
        self.store = store
        self.commit = GroupCommit(store)
        self._sessions = sessions
        self._fanout = fanout
        self._clock = clock
        self._settled = settled
        self._reloads: set[asyncio.Task[None]] = set()
        self._folding = ThreadPoolExecutor(LOADS, "fold")  # of their own, so that nothing else waits behind long logs
        self._stop_listening = fanout.listen(self.hear)

    def submit(self, session: Session, command: Command, page: Page | None = None) -> None:
        """Decide the command when all before it are kept; answer `page` when the events that follow are kept."""
        private = isinstance(command, MakeMove) and session.table.are_private(command.actions)
        session.queue.append(Pending(command, page, patient=private))
        self._call(session)

    async def do(self, session: Session, command: Command, read: Callable[[Table], T] | None = None) -> T:
        """Submit a command and wait. Return what `read` finds in the table at the moment of the answer, or raise."""
        done = _Done(session, read)
        session.queue.append(Pending(command, None, done))
        self._call(session)
        return await done.future

    async def look(self, session: Session, read: Callable[[Table], T], holder: str = "") -> T:
        """Read a table when everything it holds is kept."""
        return await self.do(session, Look(holder), read)

    async def close(self) -> None:
        """Wait for every commit that is under way."""
        self._stop_listening()
        await self.commit.finish()
        self._folding.shutdown(wait=False)

    def entry(self, name: str, seq: int, event: Event) -> Entry:
        return Entry(name, seq, self._clock.now(), events.kind(event), events.holder(event), events.encode(event))

    # ------------------------------------------------------------------ from a command to every page

    def _call(self, session: Session) -> None:
        """Have the queue decided right before the next commit, unless a commit or a reload is under way."""
        if not session.queue or not session.free:
            return
        patient = all(pending.patient for pending in session.queue)
        if not session.called:
            session.called = True
            self.commit.soon(partial(self._decide_queue, session), patient)
        elif not patient:
            self.commit.hurry()

    def _decide_queue(self, session: Session) -> None:
        session.called = False
        if session.reading:
            return
        session.deciding, session.queue = session.queue, []
        for pending in session.deciding:
            self._decide(session, pending)
        if not session.writing:
            self._settle(session)

    def _decide(self, session: Session, pending: Pending) -> None:
        pending.outcome = None
        try:
            for event in decide(session.table, pending.command):
                session.table.add(event)
                session.writing = True
                entry = self.entry(session.table.name, session.table.seq, event)
                if isinstance(event, Ended):
                    entry = _with_results(entry, session.table)
                self.commit.append(entry, partial(self._committed, session), session)
        except RollwrightError as error:
            pending.outcome = error
        except Exception as error:
            asked = describe(pending.command)
            error.add_note(f"while deciding {asked}")
            log.exception("command failed", table=session.table.name, game=session.table.opened.game, **asked)
            pending.outcome = Broken()

    def _committed(self, session: Session, failure: Exception | None) -> None:
        session.writing = False
        if failure is None:
            self._fanout.tell(session.table.name, session.table.seq)
            self._settle(session)
            if session.told_seq > session.table.seq and session.free:
                self._start_reload(session, behind=True)
            return
        retry, session.deciding = session.deciding, []
        if not isinstance(failure, SeqTaken):
            log.error("append failed", table=session.table.name, exc_info=failure)
        again: list[Pending] = []
        for pending in retry:
            pending.tries += 1
            if isinstance(failure, SeqTaken) and pending.tries < TRIES:
                again.append(pending)
            else:
                pending.outcome = failure if isinstance(failure, RollwrightError) else Broken()
                _answer(pending)
        session.queue[:0] = again
        _tell_answers(session)
        self._start_reload(session)

    def _settle(self, session: Session) -> None:
        """All that was decided is kept or refused: answer, and show every page what is new."""
        decided, session.deciding = session.deciding, []
        try:
            for pending in decided:
                _answer(pending)
            session.broadcast.send()
            self._settled(session)
        except Exception:  # a fault at this table must not keep other tables from hearing of the same commit
            self._drop(session)
        self._call(session)

    def _drop(self, session: Session) -> None:
        """Close a session that cannot go on; the next visitor starts a new one from the log."""
        log.exception("table dropped", table=session.table.name)
        if self._sessions.get(session.table.name) is session:
            del self._sessions[session.table.name]
        waiting, session.queue = session.queue, []
        for pending in waiting:
            pending.outcome = Broken()
            _answer(pending)
        for page in session.pages:
            page.sender.close(1011)

    # ------------------------------------------------------------------ read the log

    async def read(self, name: str, after: int = 0) -> list[Event]:
        """Return a table's events from the log, those with a larger number than `after`."""
        bodies = await self.store.read(name, after)
        return _decode(bodies) if len(bodies) <= FEW else await self._in_thread(_decode, bodies)

    async def load(self, name: str) -> Table | None:
        """Return a table from its log, folded in a thread; None where there is no such table."""
        bodies = await self.store.read(name)
        return await self._in_thread(_fold_bodies, name, bodies) if bodies else None

    async def _in_thread(self, function: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._folding, function, *given)

    async def refresh(self, session: Session) -> None:
        """Read what other nodes have appended, and wait until it is folded in."""
        if session.free:
            self._start_reload(session, behind=True)
        await self.look(session, lambda _: None)

    def hear(self, table: str, seq: int) -> None:
        """Another node tells that a table is at `seq`."""
        session = self._sessions.get(table)
        if session is not None and seq > session.table.seq:
            session.told_seq = seq
            if session.free:
                self._start_reload(session, behind=True)

    def _start_reload(self, session: Session, behind: bool = False) -> None:
        """Read the events of other nodes. `behind`: the table keeps its own, so only later events are read."""
        session.reading = True
        task = asyncio.create_task(self._reload(session, behind))
        self._reloads.add(task)
        task.add_done_callback(self._reloads.discard)

    async def _reload(self, session: Session, behind: bool) -> None:
        table = session.table
        try:
            fresh = await self.read(table.name, table.seq) if behind else []
            if behind and len(fresh) <= FEW:
                for event in fresh:
                    table.add(event)
            else:
                loaded = await self.load(table.name)
                assert loaded is not None
                session.replace_table(loaded)
            session.keep_up()
        except StoreFailed as failure:  # the table cannot be shown as the log has it: refuse, and try again
            waiting, session.queue = session.queue, []
            for pending in waiting:
                pending.outcome = failure
                _answer(pending)
            _tell_answers(session)
            self._clock.call_later(REST, self._start_reload, session)
            return
        except Exception:
            self._drop(session)
            return
        session.reading = False
        session.update_presence()
        self._settle(session)
        if fresh and session.told_seq > session.table.seq and session.free:
            self._start_reload(session, behind=True)


class _Done:
    """The waiting side of `Writer.do`."""

    def __init__(self, session: Session, read: Callable[[Table], Any] | None) -> None:
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._session = session
        self._read = read

    def finish(self, error: RollwrightError | None) -> None:
        if self.future.cancelled():
            return
        if error is not None:
            self.future.set_exception(error)
            return
        try:
            self.future.set_result(self._read(self._session.table) if self._read is not None else None)
        except Exception as fault:  # the reader's own fault must not cost the others their table
            self.future.set_exception(fault)


def _with_results(entry: Entry, table: Table) -> Entry:
    try:
        return replace(entry, results=results_of(table, entry.at))
    except Exception:  # the game has ended all the same; the next start of the server tries again
        log.exception("table has no results", table=table.name)
        return entry


def _answer(pending: Pending) -> None:
    """Give the outcome to the page or the task that waits for it."""
    if pending.done is not None:
        pending.done.finish(pending.outcome)
    elif pending.page is not None:
        pending.page.answers.append(_answer_of(pending))


def _tell_answers(session: Session) -> None:
    """Send refusals at once. The pages are not shown the table: it holds events that are not kept."""
    for page in session.pages:
        try:
            page.answer()
        except Exception:
            page.fail(session.table.name, session.table.opened.game)


def _answer_of(pending: Pending) -> Answer:
    command, outcome = pending.command, pending.outcome
    if outcome is None:
        if isinstance(command, Ping):
            return Answer(command.id, Pong(command.id))
        if isinstance(command, HangUp):
            return Answer("", command.code)
    return Answer(getattr(command, "id", ""), outcome)


def _decode(bodies: list[bytes]) -> list[Event]:
    return [events.decode(body) for body in bodies]


def _fold_bodies(name: str, bodies: list[bytes]) -> Table:
    return fold(name, _decode(bodies))
