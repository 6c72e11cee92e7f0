"""With a pace, a round has an end: who is not done by then is written for. The clock is turned by hand."""

import asyncio
from pathlib import Path

import pytest

from tests.server.turned import evening


async def test_at_the_deadline_a_bot_writes_for_who_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with evening(tmp_path, monkeypatch, "splitter", seats=2, pace=45) as at:
        table = at.table
        assert table.deadline() == table.table.started_at + 45_000
        assert at.pages[0].state is not None
        await asyncio.sleep(0.05)
        assert table.table.round == 1  # in good time nobody is written for
        await at.turn(45_000)
        await at.until(lambda: table.table.round == 2)
        assert [chair.stood_in for chair in table.table.chairs] == [(1,), (1,)]
        assert (table.deadline() or 0) > at.now()  # the next round has its own time
        await asyncio.sleep(0.05)
        assert table.table.round == 2
