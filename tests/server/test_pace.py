"""With a pace, a round has an end: who is not done by then is written for. The clock is turned by hand."""

import asyncio
from pathlib import Path

import pytest

from rollwright.server import attendant, clock, decisions, live
from rollwright.server.fanout import MemoryHub
from rollwright.server.line import Line
from rollwright.server.messages import OpenTable, SitDown
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


async def unread(_: object) -> None:
    """A page at which nobody looks."""


async def test_at_the_deadline_a_bot_writes_for_who_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    turned = Clock()
    for module in (attendant, live):
        monkeypatch.setattr(module, "now", turned.now)
    tables = Tables(await SqliteStore.open(tmp_path / "tables.sqlite"), MemoryHub(), Settings(bot_delay=0))
    table = await tables.find(await tables.open(OpenTable("splitter", seats=2, pace=45), "opener"))
    pages = [Page(f"holder {seat}", "en", Line(unread)) for seat in range(2)]
    for page in pages:
        await tables.sit(table, page.holder, SitDown("Person"))
        await tables.join(table, page, None)
    await tables.do(table, lambda folded: decisions.start(folded, 0, turned.now()))
    assert table.deadline() == table.table.started_at + 45_000
    assert pages[0].state is not None
    await asyncio.sleep(0.05)
    assert table.table.round == 1  # in good time nobody is written for
    turned.ahead = 45_000
    await tables.look(table, lambda _: None)
    async with asyncio.timeout(5):
        while table.table.round == 1:
            await asyncio.sleep(0.01)
    assert [chair.stood_in for chair in table.table.chairs] == [(1,), (1,)]
    assert (table.deadline() or 0) > turned.now()  # the next round has its own time
    await asyncio.sleep(0.05)
    assert table.table.round == 2
    await tables.close()
    await tables.store.close()
