"""PostgreSQL keeps what every store must keep, is shared by nodes, and comes back after a restart or a cut line."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from rollwright.server.store import postgres
from rollwright.server.store.open import open_upkeep
from rollwright.server.store.postgres import PostgresStore
from rollwright.server.store.protocol import BadDatabase, SeqTaken, Store, StoreFailed
from rollwright.server.store.upkeep import Upkeep
from tests.server.relay import Relay
from tests.server.services import Postgres
from tests.server.store.challenges_conformance import ChallengesConformance
from tests.server.store.conformance import StoreConformance, entry
from tests.server.store.notes_conformance import NotesConformance
from tests.server.store.notifications_conformance import CallsConformance
from tests.server.store.results_conformance import ResultsConformance
from tests.server.store.reviews_conformance import ReviewsConformance
from tests.server.store.transfers_conformance import TransfersConformance
from tests.server.store.upkeep_conformance import UpkeepConformance
from tests.server.turned import until

WAITING = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted"


class TestPostgres(
    StoreConformance,
    ResultsConformance,
    CallsConformance,
    TransfersConformance,
    NotesConformance,
    ReviewsConformance,
    ChallengesConformance,
):
    @pytest.fixture
    async def store(self, database: str) -> AsyncIterator[Store]:
        store = await PostgresStore.open(database)
        yield store
        await store.close()


class TestPostgresUpkeep(UpkeepConformance):
    @pytest.fixture
    async def store(self, database: str) -> AsyncIterator[Store]:
        store = await PostgresStore.open(database)
        yield store
        await store.close()

    @pytest.fixture
    async def upkeep(self, store: Store, database: str) -> AsyncIterator[Upkeep]:
        upkeep = await open_upkeep(database)
        yield upkeep
        await upkeep.close()


async def test_a_writable_database_passes_the_check_of_readiness(database: str):
    store = await PostgresStore.open(database)
    await store.check()
    await store.close()


async def test_nodes_that_start_together_migrate_once(database: str):
    stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
    for number, store in enumerate(stores, start=1):
        await store.append([entry("KITE27", number)])
    assert len(await stores[0].read("KITE27")) == 4
    for store in stores:
        await store.close()


async def test_nodes_whose_tables_overlap_never_wait_for_each_other(database: str):
    stores = [await PostgresStore.open(database) for _ in range(2)]
    names = [f"T{number}" for number in range(20)]
    await stores[0].append([entry(name, 1) for name in names])

    async def write(store: PostgresStore, order: list[str]) -> int:
        kept = 0
        for seq in range(2, 12):
            try:
                await store.append([entry(name, seq) for name in order])
                kept += 1
            except SeqTaken:
                pass
        return kept

    assert sum(await asyncio.gather(write(stores[0], names), write(stores[1], names[::-1]))) == 10
    assert {len(await stores[0].read(name)) for name in names} == {11}
    for store in stores:
        await store.close()


async def test_reads_that_take_long_hold_up_no_append_and_no_lease(database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres, "ANSWER", 600)
    store, other = await PostgresStore.open(database), await PostgresStore.open(database)

    async def lock(connection: postgres.Connection) -> None:
        await connection.execute("SELECT pg_advisory_lock(1)")
        reads = [asyncio.create_task(store.fetch("SELECT pg_advisory_lock_shared(1)")) for _ in range(40)]
        while await connection.fetchval(WAITING) < postgres.READERS:
            await asyncio.sleep(0)
        await store.append([entry("KITE27", 1)])
        await store.renew("node", 10)
        assert not any(read.done() for read in reads)
        await connection.execute("SELECT pg_advisory_unlock(1)")
        await asyncio.gather(*reads)

    async with asyncio.timeout(60):
        await other.run(lock)
    for each in (store, other):
        await each.close()


async def test_a_newer_database_is_left_alone(database: str):
    store = await PostgresStore.open(database)
    await store.fetch("INSERT INTO migration VALUES (999)")
    await store.close()
    with pytest.raises(BadDatabase) as refusal:
        await PostgresStore.open(database)
    assert refusal.value.code == "database-too-new"


async def test_an_address_without_a_database_is_refused_without_its_password(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres, "PATIENCE", 0)
    with pytest.raises(BadDatabase) as refusal:
        await PostgresStore.open("postgresql://club:hush@127.0.0.1:1/club")
    assert refusal.value.params["path"] == "postgresql://club:***@127.0.0.1:1/club"
    assert "hush" not in str(refusal.value)


async def test_an_append_during_a_restart_waits_and_is_kept_once(own_postgres: Postgres):
    store = await PostgresStore.open(own_postgres.create("restart"))
    for seq in range(1, 4):
        await store.append([entry("KITE27", seq)])
        own_postgres.kill()
        waiting = asyncio.create_task(store.append([entry("LAMP11", seq)]))
        reading = asyncio.create_task(store.read("KITE27"))
        await asyncio.to_thread(own_postgres.start)
        await waiting
        assert len(await reading) == seq
    assert len(await store.read("LAMP11")) == 3
    await store.close()


async def test_an_append_whose_answer_was_lost_is_kept_once(own_postgres: Postgres):
    async with Relay(own_postgres.port) as relay:
        own_postgres.create("unclear")
        store = await PostgresStore.open(own_postgres.address("unclear", relay.port))
        await store.append([entry("KITE27", 1)])
        relay.swallow_answers()
        waiting = asyncio.create_task(store.append([entry("KITE27", 2, body=b"b"), entry("LAMP11", 1, body=b"c")]))
        await relay.swallowed.wait()
        relay.cut()
        await waiting
        assert await store.read("KITE27") == [b"{}", b"b"]
        await store.close()


async def test_a_line_that_falls_silent_is_given_up_and_the_append_is_kept_once(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    async with Relay(own_postgres.port) as relay:
        own_postgres.create("silent")
        store = await PostgresStore.open(own_postgres.address("silent", relay.port))
        await store.append([entry("KITE27", 1)])
        monkeypatch.setattr(postgres, "ANSWER", 0.3)
        relay.silence()
        waiting = asyncio.create_task(store.append([entry("KITE27", 2, body=b"b")]))
        await until(lambda: vars(store)["_lost_at"] is not None)
        monkeypatch.setattr(postgres, "ANSWER", 4.0)
        relay.resume()  # the statements from before the silence arrive now
        await waiting
        assert await store.read("KITE27") == [b"{}", b"b"]
        await store.close()


async def test_a_database_that_stays_away_is_a_refusal(own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres, "PATIENCE", 0)
    store = await PostgresStore.open(own_postgres.create("away"))
    own_postgres.stop()
    try:
        with pytest.raises(StoreFailed) as refusal:
            await store.append([entry("KITE27", 1)])
        assert refusal.value.code == "database-away"
        with pytest.raises(StoreFailed):
            await store.read("KITE27")
    finally:
        own_postgres.start()
    await store.append([entry("KITE27", 1)])
    assert await store.read("KITE27") == [b"{}"]
    await store.close()
