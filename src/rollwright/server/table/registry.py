"""Every table of this node: open one, find one, sit down, come and go."""

import asyncio
from typing import Any

import structlog
from msgspec import to_builtins

from rollwright import bots, games
from rollwright.core import BadOptions, RollwrightError, begin, check_seats, new_secret, read_options
from rollwright.server.clock import now
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.play.realtime import forms
from rollwright.server.refusals import NoTable, TooMuch
from rollwright.server.settings import Settings
from rollwright.server.show import page_state
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import OpenTable, Pace, SitDown, TableState
from rollwright.server.store.protocol import SeqTaken, Store
from rollwright.server.table import commands, events
from rollwright.server.table.codes import is_code, new_code
from rollwright.server.table.events import Chair, Event
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table, fold
from rollwright.server.table.writer import Writer, entry_of

log: Any = structlog.get_logger()

IDLE = 256  # tables without pages that stay in memory
DAY = 86_400_000


class Registry(Writer):
    """A desk that also opens tables, finds them, and lets pages come and go. Those nobody has asked for in a while are forgotten."""

    def __init__(self, store: Store, hub: Fanout, settings: Settings) -> None:
        super().__init__(store, hub, settings)
        self._loading: dict[str, asyncio.Task[Session]] = {}

    # ------------------------------------------------------------------ open and find

    async def open(self, wish: OpenTable, holder: str) -> str:
        """Open a table with bots on its last chairs; return its name."""
        game = games.find(wish.game)
        options = read_options(game, wish.options)
        check_seats(game, wish.seats)
        begin(game, options, ("",) * wish.seats, "")  # refuses options that do not go together, or not at so many seats
        if len(wish.bots) >= wish.seats:
            raise BadOptions("too-many-bots", seats=wish.seats)
        limit = self.settings.limits.open_tables
        if len(await self.store.unfinished(holder, "opened", now() - DAY, limit)) >= limit:
            raise TooMuch("too-many-tables", most=limit)
        chairs: tuple[Chair, ...] = (Chair(),) * wish.seats
        for back, bot in enumerate(wish.bots, start=1):
            bots.check(wish.game, bot.level)
            chairs = (
                *chairs[:-back],
                commands.bot_chair(chairs, Chair(), bot.level),
                *chairs[len(chairs) - back + 1 :],
            )
        pace: Pace = (
            0 if game.race is not None and game.race.notes else wish.pace
        )  # where speed counts, nobody is hurried
        return await self._open(wish.game, to_builtins(options), pace, holder, chairs)

    async def find(self, name: str) -> Session:
        """Return a table by its name, read with or without capitals, or raise `NoTable`."""
        name = name.upper()
        session = self._sessions.get(name)
        if session is not None:
            self._sessions.move_to_end(name)
            return session
        if not is_code(name):
            raise NoTable(table=name[:12])
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def of(self, holder: str, most: int) -> list[Session]:
        """Return the unfinished tables at which this browser has a seat, the newest first."""
        names = await self.store.unfinished(holder, "sat", 0, 4 * most)
        sessions: list[Session] = []
        for name in names:
            try:
                sessions.append(await self.find(name))
            except RollwrightError:
                log.exception("table cannot be read", table=name)  # which must not cost its people the others
        return [session for session in sessions if session.table.seat_of(holder) is not None][:most]

    async def history(self, name: str) -> tuple[str, list[Event]]:
        """Return a table's name and everything that is kept of it."""
        session = await self.find(name)
        return session.table.name, await self.read(session.table.name)

    async def sit(self, session: Session, holder: str, wish: SitDown) -> int:
        """Give a chair to a browser, or the one it already has; return its number."""
        seat = await self.do(
            session, lambda table: commands.sit(table, holder, wish), lambda table: table.seat_of(holder)
        )
        assert seat is not None
        return seat

    async def again(self, session: Session, me: int | None) -> str:
        """Open the next table with the same people; who asks while it is being opened shares it."""
        commands.may_go_again(session.table, me)
        if session.table.again is not None:
            return session.table.again
        if session.rematch is None:
            opened = session.table.opened
            chairs, seated = commands.next_chairs(session.table, forms(session.table) if session.table.races else {})
            session.rematch = asyncio.create_task(
                self._open(opened.game, opened.options, opened.pace, opened.holder, chairs, seated)
            )
        try:
            return await asyncio.shield(session.rematch)
        except RollwrightError:
            session.rematch = None  # who asks next may have more luck
            raise

    # ------------------------------------------------------------------ come and go

    async def join(self, session: Session, page: Page, seq: int | None) -> None:
        """Bring a page to the table; with `seq` it still knows what was then."""
        limit, seat = self.settings.limits.pages_of_a_seat, session.table.seat_of(page.holder)
        if (
            sum(other.seat == seat for other in session.pages) >= limit
        ):  # whoever only watches cannot crowd out the players
            raise TooMuch("too-many-pages", most=limit)
        past = None if seq is None else await self._past(session, seq, page.holder)
        await self.look(session, lambda _: session.join(page, past))
        self.ask(session, lambda table: commands.come_back(table, table.seat_of(page.holder)), lambda _: None)

    def part(self, session: Session, page: Page) -> None:
        """A page is gone; the others are told who went with it."""
        session.part(page)
        self.ask(session, lambda _: (), lambda _: None)
        self._forget_idle()

    # ------------------------------------------------------------------ read and write

    async def _load(self, name: str) -> Session:
        found = await self.read(name)
        if not found:
            raise NoTable(table=name)
        session = Session(fold(name, found), int(1000 * self.settings.away_limit))
        self._sessions[name] = session
        self._forget_idle()
        return session

    async def _past(self, session: Session, seq: int, holder: str) -> TableState | None:
        """Return what a page was shown at `seq`, or None where that cannot be said."""
        table = session.table
        if not 1 <= seq <= table.seq:
            return None
        if session.free and seq == table.seq:
            return session.state_for(table.seat_of(holder))
        then = fold(table.name, await self.read(table.name, seq))
        seat = then.seat_of(holder)
        return page_state.table_state(then, seat, (), None) if seat == table.seat_of(holder) else None

    async def _open(
        self,
        game: str,
        options: dict[str, Any],
        pace: Pace,
        holder: str,
        chairs: tuple[Chair, ...],
        seated: commands.Events = (),
    ) -> str:
        opened = events.Opened(game, games.find(game).info.version, options, pace, new_secret(), holder, chairs)
        while True:
            name = new_code()
            kept: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            table = Table(name, opened)
            self.journal.append(entry_of(name, 1, opened), kept.set_result)
            for sat in seated:
                table.add(sat)
                self.journal.append(entry_of(name, table.seq, sat), kept.set_result)
            failure = await kept
            if failure is None:
                self._sessions[name] = Session(table, int(1000 * self.settings.away_limit))
                self._forget_idle()
                self.pictures.prepare(table)
                log.info("table opened", table=name, game=game, seats=len(chairs))
                return name
            if not isinstance(failure, SeqTaken):
                raise failure

    def _forget_idle(self) -> None:
        idle = [
            name
            for name, session in self._sessions.items()
            if session.free and not session.pages and not session.queue and not session.players
        ]
        for name in idle[: max(0, len(idle) - IDLE)]:
            del self._sessions[name]
