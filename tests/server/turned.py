"""Tables without a network, at which the clock is turned by hand."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rollwright.server import clock
from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.play import scheduler
from rollwright.server.settings import Settings
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import MoveRequest, OpenTable, SitDown
from rollwright.server.socket.sender import Sender
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import commands, session
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session


class Clock:
    """Real time and what was added by hand."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return clock.now() + self.ahead


class Evening:
    """A table at which everybody has sat down and the game has begun. Nobody looks at the pages."""

    def __init__(self, registry: Registry, table: Session, pages: list[Page], turned: Clock) -> None:
        self.registry = registry
        self.table = table
        self.pages = pages
        self._turned = turned
        self._moves = 0

    def now(self) -> int:
        return self._turned.now()

    async def move(self, seat: int, *actions: str) -> None:
        self._moves += 1
        request = MoveRequest(f"move {self._moves}", self.table.table.round, actions)
        await self.registry.do(self.table, lambda folded: commands.move(folded, seat, request, self.now()))

    async def turn(self, ahead: int) -> None:
        """Turn the clock on by so many milliseconds."""
        self._turned.ahead += ahead
        await self.registry.look(self.table, lambda _: None)

    async def until(self, come: Callable[[], bool]) -> None:
        async with asyncio.timeout(5):
            while not come():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def evening(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, **wish: Any
) -> AsyncGenerator[Evening]:
    turned = Clock()
    for module in (scheduler, session):
        monkeypatch.setattr(module, "now", turned.now)
    registry = Registry(
        await SqliteStore.open(folder / "tables.sqlite"),
        MemoryFanout(),
        Settings(pictures=folder / "pictures", bot_delay=0),
    )
    table = await registry.find(await registry.open(OpenTable(game, seats=seats, **wish), "opener"))
    pages = [Page(f"holder {seat}", "en", Sender(_unread)) for seat in range(seats)]
    for page in pages:
        await registry.sit(table, page.holder, SitDown("Person"))
        await registry.join(table, page, None)
    await registry.do(table, lambda folded: commands.start(folded, 0, turned.now()))
    yield Evening(registry, table, pages, turned)
    await registry.close()
    await registry.store.close()


async def _unread(_: object) -> None: ...
