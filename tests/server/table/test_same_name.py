"""Two tables that are opened in one moment never share a name, and every request is answered."""

import asyncio
from itertools import chain, repeat
from pathlib import Path

import pytest

from rollwright.server.table import opener
from tests.server.client import Client
from tests.server.in_process import in_process


async def test_two_tables_opened_in_one_commit_get_two_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    names = chain(repeat("KITE27", 2), ["LUNA33", "MORA44"])
    monkeypatch.setattr(opener, "new_code", lambda: next(names))
    async with in_process(tmp_path) as place:
        first, second = Client(place), Client(place)
        async with asyncio.timeout(10):
            opened = await asyncio.gather(first.open(2), second.open(3))
        assert sorted(opened) == ["KITE27", "LUNA33"]
        for client, code, seats in zip((first, second), opened, (2, 3), strict=True):
            await client.connect(code)
            assert len(client.state["seats"]) == seats


async def test_a_visitor_who_goes_while_a_table_is_opened_keeps_nobody_waiting(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, second = Client(place), Client(place)
        gone = asyncio.create_task(first.open())
        stays = asyncio.create_task(second.open())
        while not stays.done():
            await asyncio.sleep(0)
            gone.cancel()
        assert len(await stays) == 6
        async with asyncio.timeout(10):
            assert await second.sit(await second.open(), "Ada") == 0
