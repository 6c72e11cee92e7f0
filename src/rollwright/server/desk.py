"""One node's desk: what is asked of a table is decided, kept in the log, and only then told."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import structlog

from rollwright.core import Broken, RollwrightError
from rollwright.server import events
from rollwright.server.attendant import Attendant
from rollwright.server.clock import now
from rollwright.server.events import Event, Started
from rollwright.server.fanout import Hub
from rollwright.server.live import Answer, Ask, Decide, Live
from rollwright.server.log import Entry, Journal, SeqTaken, Store
from rollwright.server.pictures import Pictures
from rollwright.server.settings import Settings
from rollwright.server.table import Table, fold

T = TypeVar("T")

log: Any = structlog.get_logger()


def _nothing(_: Table) -> Any:
    return None


class Desk:
    """Any node may decide for any table: who loses the race for a number reads what the other wrote and decides again."""

    def __init__(self, store: Store, hub: Hub, settings: Settings) -> None:
        self.store = store
        self.hub = hub
        self.settings = settings
        self.journal = Journal(store)
        self.pictures = Pictures(settings.pictures)
        self._lives: OrderedDict[str, Live] = OrderedDict()  # what this node knows of, the longest unused first
        self._tasks: set[asyncio.Task[Any]] = set()
        self._attendant = Attendant(self.do, settings.bot_delay)
        self._deafen = hub.listen(self._heard)

    def ask(self, live: Live, decide: Decide, answer: Answer) -> None:
        """Decide as soon as everything before it is kept, and answer as soon as what follows is kept."""
        live.queue.append(Ask(decide, answer))
        self._call(live)

    async def do(self, live: Live, decide: Decide, read: Callable[[Table], T] = _nothing) -> T:
        """Ask and wait; raise what was refused. `read` sees the table at the moment of the answer, when all it holds is kept."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def answer(error: RollwrightError | None) -> None:
            if future.cancelled():
                return
            if error is not None:
                future.set_exception(error)
                return
            try:
                future.set_result(read(live.table))
            except Exception as fault:  # it is the asker's, and must not cost the others their table
                future.set_exception(fault)

        self.ask(live, decide, answer)
        return await future

    async def look(self, live: Live, read: Callable[[Table], T]) -> T:
        """Read a table when everything it holds is kept."""
        return await self.do(live, lambda _: (), read)

    async def close(self) -> None:
        """Stop the bots, then wait for every append that is under way."""
        self._deafen()
        self._attendant.stop(self._lives.values())
        await self.pictures.close()
        await self.journal.finish()

    # ------------------------------------------------------------------ from a decision to everybody's page

    def _call(self, live: Live) -> None:
        """Have what is asked decided before the next commit, unless that must wait."""
        if live.queue and live.free and not live.called:
            live.called = True
            self.journal.soon(partial(self._go_on, live))

    def _go_on(self, live: Live) -> None:
        live.called = False
        if live.reading:
            return
        live.asked, live.queue = live.queue, []
        for ask in live.asked:
            self._decide(live, ask)
        if not live.writing:
            self._settle(live)

    def _decide(self, live: Live, ask: Ask) -> None:
        ask.outcome = None  # whoever lost a race for a number is asked anew
        try:
            for event in ask.decide(live.table):
                live.table.add(event)
                live.writing = True
                self.journal.append(entry_of(live.table.name, live.table.seq, event), partial(self._kept, live))
                if isinstance(event, Started):
                    self.pictures.prepare(live.table)
        except RollwrightError as error:
            ask.outcome = error
        except Exception:
            log.exception("decision failed", table=live.table.name)
            ask.outcome = Broken()

    def _kept(self, live: Live, failure: Exception | None) -> None:
        live.writing = False
        if failure is None:
            self.hub.tell(live.table.name, live.table.seq)
            self._settle(live)
            if live.heard > live.table.seq:
                self._read_again(live)
            return
        retry, live.asked = live.asked, []
        if isinstance(failure, SeqTaken):
            live.queue[:0] = retry
        else:
            log.error("append failed", table=live.table.name, exc_info=failure)
            for ask in retry:
                ask.answer(failure if isinstance(failure, RollwrightError) else Broken())
        self._read_again(live)

    def _settle(self, live: Live) -> None:
        """Everything asked is kept or refused: say so, and show what is new."""
        asked, live.asked = live.asked, []
        try:
            for ask in asked:
                ask.answer(ask.outcome)
            live.show()
            self._attendant.attend(live)
        except Exception:  # it must not keep other tables from hearing of the same commit
            self._lose(live)
        self._call(live)

    def _lose(self, live: Live) -> None:
        """Let go of a table that we cannot go on with; whoever comes back will start from the log."""
        log.exception("table lost", table=live.table.name)
        self._lives.pop(live.table.name, None)
        asked, live.queue = live.queue, []
        for ask in asked:
            ask.answer(Broken())
        for page in live.pages:
            page.line.close(1011)

    # ------------------------------------------------------------------ read

    def _heard(self, table: str, seq: int) -> None:
        live = self._lives.get(table)
        if live is not None and seq > live.table.seq:
            live.heard = seq
            if live.free:
                self._read_again(live)

    def _read_again(self, live: Live) -> None:
        """Somebody else wrote to the table, or our own writing failed: start from the log once more."""
        live.reading = True
        task = asyncio.create_task(self._reload(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reload(self, live: Live) -> None:
        try:
            live.table = fold(live.table.name, await self.read(live.table.name))
        except Exception:
            self._lose(live)
            return
        live.reading = False
        live.look_round()
        self._settle(live)

    async def read(self, name: str, upto: int | None = None) -> list[Event]:
        """Return what the log has of a table, up to a number or all of it."""
        return [events.decode(body) for body in await self.store.read(name, 0, upto)]


def entry_of(name: str, seq: int, event: Event) -> Entry:
    return Entry(name, seq, now(), events.kind(event), events.holder(event), events.encode(event))
