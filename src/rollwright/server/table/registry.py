"""Every table that this node knows: open one, find one, sit down, come and go."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

import structlog

from rollwright.core import RollwrightError, new_secret
from rollwright.server.clock import Clock
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.limits.buckets import Buckets
from rollwright.server.limits.rates import RateLimits
from rollwright.server.nodes.attendance import Attendance
from rollwright.server.nodes.carrying import Carrier
from rollwright.server.play.scheduler import Scheduler
from rollwright.server.play.sealer import Sealer
from rollwright.server.queues.turns import Turns
from rollwright.server.refusals import NoTable, OneDevice, TooMuch, WrongPhase
from rollwright.server.room.laying import lay_next
from rollwright.server.room.rooms import Rooms
from rollwright.server.settings import Settings
from rollwright.server.show.page import Page
from rollwright.server.show.pictures import Pictures
from rollwright.server.socket.messages import NextGame, OpenTable, SitDown
from rollwright.server.store.leases import Leases
from rollwright.server.store.protocol import Store
from rollwright.server.table import commands, hands, opening
from rollwright.server.table.codes import new_key, to_link
from rollwright.server.table.events import Event, Listed, Opened
from rollwright.server.table.loader import Loader
from rollwright.server.table.opener import DAY, Opener
from rollwright.server.table.public import PublicList
from rollwright.server.table.rights import seat_of
from rollwright.server.table.session import NEW, Resume, Session
from rollwright.server.table.table import Table
from rollwright.server.table.talk import Talks
from rollwright.server.table.visits import SEATS_OF_A_HOLDER, Visits
from rollwright.server.table.writer import Writer

log: Any = structlog.get_logger()

NEWCOMERS, NEWCOMER_SECONDS = 30, 15  # browsers of one address at one table: a burst, then one in so many seconds
LOOKUPS = 2  # records, rounds and hints that are made at once


class Registry:
    """The sessions of this node. Of those without pages only the last used are kept."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        settings: Settings,
        clock: Clock,
        limits: RateLimits | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store
        self.fanout = fanout
        self.limits = limits or RateLimits(settings.limits, clock)
        self._newcomers = Buckets(1 / NEWCOMER_SECONDS, NEWCOMERS, clock)
        self.pictures = Pictures(settings.pictures, clock)
        self.lookups = Turns(LOOKUPS)
        self.sessions: dict[str, Session] = {}
        self._checking: asyncio.Task[None] | None = None
        self.writer = Writer(self.sessions, store, fanout, clock, self._settled)
        self.talks = Talks(store.notes, fanout, self.sessions, clock)
        self._scheduler = Scheduler(self.writer, clock, settings.bot_delay)
        self._sealer = Sealer(self.writer, clock, self.pictures.lay_out)
        self.public = PublicList(self)
        self.rooms = Rooms(self)
        self.visits = Visits(self, store, self.limits)
        self.on_settled: list[Callable[[Session], None]] = []  # called for a session when its pages have been told
        self.carrier: Carrier | None = None  # set where several nodes share the database
        self.attendance = Attendance(leases, fanout, self.sessions, self.writer, clock) if leases is not None else None
        self._loader = Loader(self.sessions, self.writer, self.attendance, self.limits, self._session_of, self._stop)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by browser, while it opens one
        self._opener = Opener(self._loader, self.writer, store, self.pictures, clock)

    def restart_clocks(self) -> None:
        """The machine has slept: all tables go on as if it had not."""
        log.warning("the machine has slept", tables=len(self.sessions))
        for session in self.sessions.values():
            if session.pages:
                session.restart_clocks()
                self.writer.submit(session, commands.Look())

    async def close(self) -> None:
        """Stop the bots, then wait for every commit that is under way."""
        self._scheduler.stop(self.sessions.values())
        self._sealer.stop(self.sessions.values())
        if self.carrier is not None:
            self.carrier.close()
        if self.attendance is not None:
            await self.attendance.close()
        await self.pictures.close()
        await self.talks.close()
        await self.writer.close()

    def drop(self, code: str) -> None:
        """Close the session of a table that is no longer in the database."""
        session = self._loader.drop(code)
        if session is None:
            return
        self._scheduler.stop([session])
        for page in [*session.pages]:
            page.refuse("", NoTable(table=code))
            page.sender.close(4404)
        log.info("table is gone", table=code)

    async def check_store(self) -> None:
        """Raise unless the store takes a write. Requests at the same time share one write."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self.store.check())
        await asyncio.shield(self._checking)

    # ------------------------------------------------------------------ open and find

    async def open(self, wish: OpenTable, holder: str, address: str = "", stranger: bool = False) -> str:
        """Open a table with bots on its last chairs; return its code. `stranger`: the visitor has no cookie.

        Requests of one browser take turns, so that each counts the tables that those before it have opened.
        """
        turn = self._opening.setdefault(holder, asyncio.Lock())
        async with turn:
            return await self._open(wish, holder, address, stranger)

    async def _open(self, wish: OpenTable, holder: str, address: str, stranger: bool) -> str:
        if wish.id and (code := await self._opener.opened_before(holder, wish.id, address)) is not None:
            return code
        opened = opening.as_wished(wish, holder, new_secret(), new_key())
        limit = self.settings.limits.open_tables
        if len(await self.store.unfinished(holder, "opened", self.clock.now() - DAY, limit)) >= limit:
            raise TooMuch("too-many-tables", most=limit)
        if wish.public:
            if opened.way.one_device:
                raise OneDevice  # nobody else can sit down there
            await self.public.check(holder, address)
        self.limits.open_table(address, stranger)
        return await self._opener.open(opened, (Listed(),) if wish.public else ())

    async def open_once(self, opened: Opened, address: str, stranger: bool) -> str:
        """Open this table, unless the same request of the same browser has opened it; return its code."""
        if (code := await self._opener.opened_before(opened.holder, opened.id, address)) is not None:
            return code
        self.limits.open_table(address, stranger)
        return await self._opener.open(opened)

    async def visit(self, link: str, holder: str, address: str) -> Session:
        """Return the session of the table that a visitor names by its link or its code, or raise `NoTable`."""
        return await self.visits.table(link, holder, address)

    async def find(self, code: str, address: str = "") -> Session:
        """Return the session of a table, read with or without capitals, or raise `NoTable`."""
        return await self._loader.find(code, address)

    async def key_of(self, code: str, address: str) -> str:
        """Return the key of a table without loading it, or nothing where there is no such table."""
        return await self._loader.key_of(code, address)

    async def tables_of(self, holder: str, most: int, address: str = "") -> list[Session]:
        """Return the unfinished tables at which this browser has a seat and that it lists, the newest first.

        Each that has to be loaded counts, so a visitor who asks for too many gets `TooMuch`.
        """
        codes = await self.store.unfinished(holder, "sat", 0, min(4 * most, SEATS_OF_A_HOLDER))
        sessions: list[Session] = []
        for code in codes:
            try:
                session = await self.find(code, address)
            except TooMuch:
                raise
            except RollwrightError:
                log.exception("table cannot be read", table=code)  # the other tables are listed all the same
                continue
            if session.table.has_part(holder) and holder not in session.table.forgotten:
                sessions.append(session)
            if len(sessions) == most:
                break
        return sessions

    async def history(self, session: Session, address: str = "") -> tuple[str, list[Event]]:
        """Return the code and all events of a finished table, or raise `WrongPhase`."""
        if session.table.phase != "over":
            raise WrongPhase("not-over")
        return session.table.name, await self._loader.events(session.table.name, address)

    # ------------------------------------------------------------------ come and go

    async def sit(self, session: Session, holder: str, wish: SitDown, address: str = "") -> int:
        """Give a chair to a browser, or the one it already has; return its number."""
        sit = hands.sitting(session.table, holder, wish)
        self.let_in(session.table, sit.holder, address)
        seat = await self.writer.do(session, sit, lambda table: table.seat_of(sit.holder))
        assert seat is not None
        return seat

    def let_in(self, table: Table, holder: str, address: str) -> None:
        """Count a browser that has had no chair at this table yet, or raise `TooMuch`: cookies cost nothing."""
        if address and table.is_stranger(holder) and not self._newcomers.take(f"{table.name} {address}"):
            raise TooMuch("too-many-newcomers", seconds=NEWCOMER_SECONDS)

    async def join(self, session: Session, page: Page, resume: Resume = NEW) -> None:
        """Add a page to the table; `resume` says what the page knows from an earlier connection."""
        limits = self.settings.limits
        await self.writer.look(session, lambda _: session.join(page, resume, limits), page.holder)
        self._loader.note_busy(session.table.name)
        self.writer.submit(session, commands.ComeBack(page.holder))

    def part(self, session: Session, page: Page) -> None:
        """Remove a page; the others are shown who went."""
        session.part(page)
        self.writer.submit(session, commands.Look(page.holder))
        if not session.pages:
            self._loader.note_idle(session)
            self.talks.part(session)

    async def open_next_table(
        self, session: Session, holder: str, wish: NextGame | None = None, address: str = ""
    ) -> str:
        """Open the next table of the room and keep chairs there for those who are here or wait; return its link.

        Everybody who asks meanwhile gets the same link.
        """
        table = session.table
        seat_of(table, holder)
        if table.phase != "over":
            raise WrongPhase("not-over")
        if table.again is not None:
            return table.again
        if session.rematch is None:
            session.rematch = asyncio.create_task(self._open_again(session, wish, session.seats_invited(), address))
            session.rematch.add_done_callback(session.forget_failed_rematch)
        return await asyncio.shield(session.rematch)

    # ------------------------------------------------------------------ sessions

    def _session_of(self, table: Table) -> Session:
        return Session(table, self.clock, int(1000 * self.settings.away_limit))

    def _stop(self, session: Session) -> None:
        self._scheduler.stop([session])

    async def _open_again(self, session: Session, wish: NextGame | None, here: frozenset[int], address: str) -> str:
        table = session.table
        learned = await self._scheduler.adaptations(session) if table.realtime else {}
        key = new_key()
        opened, people = lay_next(table, wish, learned, here, new_secret(), key)
        self.limits.open_table(address)
        return to_link(await self._opener.open(opened, people), key)

    def _settled(self, session: Session) -> None:
        """Let bots and clocks act, or go on with the sealing."""
        if session.laid is not session.table.opened:
            session.laid = session.table.opened  # the host has laid another game, or another picture
            self.pictures.prepare(session.table)
        if session.table.phase == "sealing":
            self._sealer.attend(session)
        else:
            self._scheduler.attend(session)
        for callback in self.on_settled:
            callback(session)
