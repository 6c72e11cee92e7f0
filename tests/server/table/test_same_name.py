"""Two tables that are opened in one moment never share a name, and every request is answered."""

import asyncio
from collections.abc import Sequence
from itertools import chain, repeat
from pathlib import Path

import pytest

from rollwright.server.store.protocol import Entry
from rollwright.server.table import opener
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process


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


async def test_a_table_that_is_loaded_while_it_is_opened_has_one_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opener, "new_code", lambda: "KITE27")
    async with in_process(tmp_path) as place:
        registry, is_open = place.registry, asyncio.Event()
        read = registry.writer.load

        async def read_late(name: str) -> Table | None:
            await is_open.wait()
            return await read(name)

        monkeypatch.setattr(registry.writer, "load", read_late)
        loading = asyncio.create_task(registry.find("KITE27"))
        await asyncio.sleep(0)
        assert await Client(place).open() == "KITE27"
        opened = registry.sessions["KITE27"]
        is_open.set()
        assert await loading is registry.sessions["KITE27"] is opened


async def test_a_table_that_is_found_before_its_opener_hears_of_the_commit_has_one_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(opener, "new_code", lambda: "KITE27")
    async with in_process(tmp_path) as place:
        found = await _found_in_time(place, monkeypatch)
        assert place.registry.sessions["KITE27"] is found[0]


async def _found_in_time(place: InProcess, monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    store, found = place.registry.store, list[Session]()
    append = store.append

    async def append_and_find(entries: Sequence[Entry]) -> None:
        await append(entries)
        found.append(await place.registry.find("KITE27"))

    monkeypatch.setattr(store, "append", append_and_find)
    await Client(place).open()
    return found
