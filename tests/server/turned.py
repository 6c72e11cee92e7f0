"""A clock that stands still until a test turns it, and tables without a network that follow it."""

import asyncio
import heapq
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from rollwright.core import commit
from rollwright.server.clock import Clock
from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.play.bot_threads import give_up
from rollwright.server.settings import Settings
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import OpenTable, SitDown
from rollwright.server.socket.sender import Sender
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import commands
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session
from tests.server.pictures import pictures_for
from tests.server.shares import hash_of, share_of

NOON = 1_700_000_000_000  # milliseconds since 1970, when every turned clock starts


def _nothing(*_: object) -> None: ...


class TurnedTimer:
    def __init__(self, callback: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self._callback = callback
        self._given = given

    def cancel(self) -> None:
        self._callback, self._given = _nothing, ()

    def ring(self) -> None:
        self._callback(*self._given)

    @property
    def is_of_thinking_bot(self) -> bool:
        return self._callback is give_up and not any(job.answer.done() for job in self._given[:1])


class TurnedClock(Clock):
    """Time passes only in `turn`, which rings every timer at its own moment.

    Bots think in real threads. With `waits_for_bots` no time passes while one thinks, however busy the machine is.
    """

    def __init__(self, *, waits_for_bots: bool = False) -> None:
        self._waits_for_bots = waits_for_bots
        self._ms = float(NOON)
        self._timers: list[tuple[float, int, TurnedTimer]] = []
        self._order = count()

    def now(self) -> int:
        return int(self._ms)

    def wall(self) -> int:
        return self.now()

    def monotonic(self) -> float:
        return self._ms / 1000

    def call_later(self, seconds: float, callback: Callable[..., Any], *given: Any) -> TurnedTimer:
        timer = TurnedTimer(callback, given)
        heapq.heappush(self._timers, (self._ms + 1000 * max(0.0, seconds), next(self._order), timer))
        return timer

    def watch(self, jumped: Callable[[], None]) -> TurnedTimer:
        self.jumped = jumped  # for tests of a machine that slept
        return TurnedTimer(_nothing, ())

    def skip(self, ms: float) -> None:
        """Let time pass while no server runs: no timer rings."""
        self._ms += ms

    async def turn(self, ms: float) -> None:
        """Turn the clock on by so many milliseconds. After each timer everything that is ready runs."""
        until = self._ms + ms
        await self._calm()
        while self._timers and self._timers[0][0] <= until:
            due, _, timer = heapq.heappop(self._timers)
            self._ms = max(self._ms, due)
            timer.ring()
            await self._calm()
        self._ms = until
        await self._calm()

    async def _calm(self) -> None:
        await calm()
        while self._waits_for_bots and any(timer.is_of_thinking_bot for _, _, timer in self._timers):
            await calm()


async def calm() -> None:
    """Let every task run that is ready."""
    for _ in range(20):
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool], seconds: float = 10) -> None:
    """Let tasks and threads run until something is true."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0)


class Evening:
    """A table at which everybody has sat down and the game has started. Nobody looks at the pages."""

    def __init__(self, registry: Registry, session: Session, pages: list[Page], clock: TurnedClock) -> None:
        self.registry = registry
        self.session = session
        self.pages = pages
        self.clock = clock
        self._moves = 0

    async def move(self, seat: int, *actions: str) -> None:
        self._moves += 1
        await self.do(
            commands.MakeMove(
                self.pages[seat].holder,
                f"move {self._moves}",
                self.session.table.round,
                actions,
                self.clock.now(),
            )
        )

    async def do(self, command: commands.Command) -> None:
        await self.registry.writer.do(self.session, command)

    async def turn(self, ms: int) -> None:
        """Turn the clock, and wait until all that was asked of the table by then is kept."""
        await self.clock.turn(ms)
        await self.settle()

    async def settle(self) -> None:
        """Wait until bots and clocks have nothing more to do at this moment."""
        while True:
            seq = self.session.table.seq
            await self.registry.writer.look(self.session, lambda _: None)
            await until(lambda: not self.session.bot_turns)
            if self.session.table.seq == seq and self.session.free and not self.session.queue:
                return


@asynccontextmanager
async def evening(folder: Path, game: str, seats: int, **wish: Any) -> AsyncGenerator[Evening]:
    clock = TurnedClock()
    registry = Registry(
        await SqliteStore.open(folder / "tables.sqlite"),
        MemoryFanout(),
        Settings(pictures=pictures_for(folder), bot_delay=0),
        clock,
    )
    try:
        session = await registry.find(await registry.open(OpenTable(game, seats=seats, **wish), "opener"))
        people = seats - len(wish.get("bots", ()))
        pages = [Page(f"holder {seat}", "en", Sender(_unread)) for seat in range(people)]
        for seat, page in enumerate(pages):
            await registry.sit(session, page.holder, SitDown(f"Person {seat}"))
            await registry.join(session, page)
        await registry.writer.do(session, commands.Start(pages[0].holder, "start", clock.now()))
        await add_shares(registry, session)
        yield Evening(registry, session, pages, clock)
    finally:
        await registry.close()
        await registry.store.close()


async def add_shares(registry: Registry, session: Session) -> None:
    """Add the share of every person to the dice, as their pages would, and wait for the start."""
    table, now = session.table, registry.clock.now()
    people = [(seat, chair.holder) for seat, chair in enumerate(table.chairs) if chair.holder]
    for seat, holder in people:
        hashed = hash_of(commit(table.opened.secret), seat)
        await registry.writer.do(session, commands.Commit(holder, "commit", hashed, now))
    for seat, holder in people:
        await registry.writer.do(session, commands.Reveal(holder, "reveal", share_of(seat), now))
    await until(lambda: session.table.phase == "playing")


async def _unread(_: object) -> None: ...
