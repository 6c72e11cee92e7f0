from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from rollwright.server.store.open import open_upkeep
from rollwright.server.store.protocol import NoDatabase, Store
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.store.upkeep import Upkeep
from tests.server.store.upkeep_conformance import UpkeepConformance


class TestSqliteUpkeep(UpkeepConformance):
    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncGenerator[Store]:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        yield store
        await store.close()

    @pytest.fixture
    async def upkeep(self, store: Store, tmp_path: Path) -> AsyncGenerator[Upkeep]:
        upkeep = await open_upkeep(tmp_path / "tables.sqlite")
        yield upkeep
        await upkeep.close()


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path):
    with pytest.raises(NoDatabase):
        await open_upkeep(tmp_path / "none.sqlite")
    assert not (tmp_path / "none.sqlite").exists()
