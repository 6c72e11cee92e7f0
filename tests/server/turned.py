"""Tables without a network, at which the clock is turned by hand."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rollwright.server import attendant, clock, decisions, live
from rollwright.server.fanout import MemoryHub
from rollwright.server.line import Line
from rollwright.server.live import Live
from rollwright.server.messages import MoveRequest, OpenTable, SitDown
from rollwright.server.page import Page
from rollwright.server.settings import Settings
from rollwright.server.sqlite import SqliteStore
from rollwright.server.tables import Tables


class Clock:
    """Real time and what was added by hand."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return clock.now() + self.ahead


class Evening:
    """A table at which everybody has sat down and the game has begun. Nobody looks at the pages."""

    def __init__(self, tables: Tables, table: Live, pages: list[Page], turned: Clock) -> None:
        self.tables = tables
        self.table = table
        self.pages = pages
        self._turned = turned
        self._moves = 0

    def now(self) -> int:
        return self._turned.now()

    async def move(self, seat: int, *actions: str) -> None:
        self._moves += 1
        request = MoveRequest(f"move {self._moves}", self.table.table.round, actions)
        await self.tables.do(self.table, lambda folded: decisions.move(folded, seat, request, self.now()))

    async def turn(self, ahead: int) -> None:
        """Turn the clock on by so many milliseconds."""
        self._turned.ahead += ahead
        await self.tables.look(self.table, lambda _: None)

    async def until(self, come: Callable[[], bool]) -> None:
        async with asyncio.timeout(5):
            while not come():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def evening(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, **wish: Any
) -> AsyncGenerator[Evening]:
    turned = Clock()
    for module in (attendant, live):
        monkeypatch.setattr(module, "now", turned.now)
    tables = Tables(
        await SqliteStore.open(folder / "tables.sqlite"),
        MemoryHub(),
        Settings(pictures=folder / "pictures", bot_delay=0),
    )
    table = await tables.find(await tables.open(OpenTable(game, seats=seats, **wish), "opener"))
    pages = [Page(f"holder {seat}", "en", Line(_unread)) for seat in range(seats)]
    for page in pages:
        await tables.sit(table, page.holder, SitDown("Person"))
        await tables.join(table, page, None)
    await tables.do(table, lambda folded: decisions.start(folded, 0, turned.now()))
    yield Evening(tables, table, pages, turned)
    await tables.close()
    await tables.store.close()


async def _unread(_: object) -> None: ...
