"""One table on this node: its fold, the pages at it, who is away, and what has been asked of it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rollwright.core import RollwrightError, visible_wake
from rollwright.server.clock import now
from rollwright.server.show import page_state
from rollwright.server.show.broadcast import Shown, news
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import SeatCard, TableState
from rollwright.server.table import commands
from rollwright.server.table.table import Table

if TYPE_CHECKING:
    from rollwright.server.play.realtime import Realtime

Decide = Callable[[Table], commands.Events]
Answer = Callable[[RollwrightError | None], None]


class Pending:
    """Something asked of a table: `decide` says what follows, `answer` hears how it ended, exactly once."""

    __slots__ = ("answer", "decide", "outcome")

    def __init__(self, decide: Decide, answer: Answer) -> None:
        self.decide = decide
        self.answer = answer
        self.outcome: RollwrightError | None = None


class Session:
    """What is in the `queue` is decided when the journal calls, and then `asked`: it waits for the commit, if anything follows.

    While that is under way the queue waits, for nobody decides on what is not yet kept.
    """

    def __init__(self, table: Table, away_limit_ms: int) -> None:
        self.table = table
        self.away_limit_ms = away_limit_ms
        self.pages: list[Page] = []
        self.asked: list[Pending] = []
        self.queue: list[Pending] = []
        self.called = False  # the journal will call
        self.writing = False  # what follows from `asked`
        self.reading = False  # the log, because somebody else appended to it
        self.gone: dict[int, int] = {}  # seat: the moment its person was last seen
        self.heard = 0  # the newest seq that another node has told of
        self.company_since = now()
        self.late_in = 0  # the round whose time is up
        self.timer: asyncio.TimerHandle | None = None
        self.players: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.realtime: Realtime | None = None  # where speed counts
        self.rematch: asyncio.Task[str] | None = None  # the next table is being opened
        self._cards: tuple[SeatCard, ...] = ()
        self._states: dict[int | None, TableState] = {}
        self._known = (-1, table.chairs)  # the seq and the chairs that the states are of
        self._shown = Shown("open", None, (), None)
        self.quiet = False  # no clock runs, and nobody is waited for but people who are here: nothing happens by itself
        self._seated = table.chairs  # as the pages' seats were last worked out from
        self.look_round()

    @property
    def free(self) -> bool:
        """Nothing is under way: what the table holds is what the log holds."""
        return not self.writing and not self.reading

    # ------------------------------------------------------------------ who is here

    def here(self, seat: int) -> bool:
        return any(page.seat == seat for page in self.pages)

    @property
    def company(self) -> bool:
        """Somebody who holds a seat is here."""
        return any(page.seat is not None for page in self.pages)

    def away(self) -> list[int]:
        """Return the seats of people without any page."""
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.holder and not self.here(seat)]

    def look_round(self) -> None:
        """Note who is here and who is not; everybody is shown it with the next message."""
        away, moment = self.away(), now()
        self.gone = {seat: self.gone.get(seat, moment) for seat in away}
        self._cards = tuple(
            page_state.seat_card(chair, moment - self.gone[seat] if seat in self.gone else None)
            for seat, chair in enumerate(self.table.chairs)
        )
        self._known = (-1, self.table.chairs)
        helped = any(chair.bot is not None or chair.sitting_in for chair in self.table.chairs)
        self.quiet = not (self.gone or helped or self.table.timed or self.table.races)

    def deadline(self, seat: int | None = None) -> int | None:
        """Return the moment, as `seat` may know it, at which the game's own clock strikes or else this round's time is up.

        The round's time stands still while nobody is here.
        """
        table = self.table
        if not table.timed or table.phase != "playing":
            return None
        strikes = visible_wake(table.game, table.state, seat) if table.clocked else None
        if strikes is not None:
            return table.started_at + strikes
        if not table.opened.pace:
            return None
        return max(table.started_at + table.round_at, self.company_since) + 1000 * table.opened.pace

    def game_time(self) -> int | None:
        """Return the game's time now, in milliseconds since its start."""
        return max(0, now() - self.table.started_at) if self.table.phase == "playing" else None

    # ------------------------------------------------------------------ what they see

    def cards(self) -> tuple[SeatCard, ...]:
        if self._known[1] is not self.table.chairs:
            self.look_round()
        return self._cards

    def state_for(self, seat: int | None) -> TableState:
        cards, table = self.cards(), self.table
        if self._known[0] != table.seq:
            self._known = (table.seq, table.chairs)
            self._states.clear()
        state = self._states.get(seat)
        if state is None:
            state = self._states[seat] = page_state.table_state(table, seat, cards, self.deadline(seat))
        return state

    def show(self) -> None:
        """Bring every page up to date."""
        table = self.table
        moved = () if self._seated is table.chairs else self._reseat()
        before, after = (
            self._shown,
            Shown(table.phase, table.moment, self.cards(), self.deadline() if table.timed else None),
        )
        self._shown = after
        fresh = news(table.touched, before, after)
        for page in self.pages:
            seat = page.seat
            if page.state is None or page in moved:
                self._greet(page, seat)
            elif fresh is None or (table.clocked and page.state.deadline_ms != self.deadline(seat)):
                if before.moment is not None:
                    page.catch_up(before.moment)
                page.show(table.seq, self.state_for(seat), partial(self._left, seat))
            elif seat in fresh.touched:
                page.follow(table.seq, fresh)
            else:
                page.hear(table.seq, fresh.heard(table.seq))

    def _reseat(self) -> list[Page]:
        """Bring every page to its person's seat, before anybody is told who is away; return those that had another."""
        self._seated = self.table.chairs
        moved: list[Page] = []
        for page in self.pages:
            seat = self.table.seat_of(page.holder)
            if seat != page.seat:
                page.seat = seat
                moved.append(page)
        if moved:
            self.look_round()
        return moved

    def join(self, page: Page, past: TableState | None) -> None:
        """Bring a page to its seat; with `past`, what it already knows, it will be shown only what is new."""
        if not self.company:  # at an empty table nobody waits for anybody: all clocks begin with the first who comes
            self.company_since = now()
            self.gone = {}
        page.seat = self.table.seat_of(page.holder)
        page.state = None if past is None else replace(past, seats=(), deadline_ms=-1)
        self.pages.append(page)
        self.look_round()

    def part(self, page: Page) -> None:
        if page in self.pages:
            self.pages.remove(page)
            self.look_round()

    def _greet(self, page: Page, seat: int | None) -> None:
        state = self.state_for(seat)
        hello = page_state.hello(self.table, seat, replace(state, deadline_ms=self._left(seat)), self.away_limit_ms)
        page.greet(replace(hello, at=self.game_time()) if self.table.races else hello, state)

    def _left(self, seat: int | None) -> int | None:
        deadline = self.deadline(seat)
        return None if deadline is None else max(0, deadline - now())
