"""SQLite keeps what every store must keep, and survives being opened again."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.server.log import Store
from rollwright.server.sqlite import SqliteStore
from tests.server.stores import StoreConformance, entry


class TestSqlite(StoreConformance):
    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        yield store
        await store.close()


async def test_a_file_opened_again_has_everything(tmp_path: Path):
    path = tmp_path / "deep" / "tables.sqlite"
    first = await SqliteStore.open(path)
    await first.append([entry("KITE27", 1, body=b"kept")])
    await first.close()
    second = await SqliteStore.open(path)
    assert await second.read("KITE27") == [b"kept"]
    await second.close()


async def test_two_processes_may_share_a_file(tmp_path: Path):
    one, two = [await SqliteStore.open(tmp_path / "tables.sqlite") for _ in range(2)]
    await one.append([entry("KITE27", 1, body=b"one")])
    await two.append([entry("KITE27", 2, body=b"two")])
    assert await one.read("KITE27") == await two.read("KITE27") == [b"one", b"two"]
    await one.close()
    await two.close()
