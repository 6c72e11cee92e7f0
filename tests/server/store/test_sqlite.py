"""SQLite keeps what every store must keep, and survives being opened again."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from rollwright.server.store import sqlite
from rollwright.server.store.protocol import SeqTaken, StoreFailed
from rollwright.server.store.sqlite import SqliteStore
from tests.server.store.challenges_conformance import ChallengesConformance
from tests.server.store.conformance import StoreConformance, entry
from tests.server.store.notes_conformance import NotesConformance
from tests.server.store.notifications_conformance import CallsConformance
from tests.server.store.results_conformance import ResultsConformance
from tests.server.store.reviews_conformance import ReviewsConformance
from tests.server.store.transfers_conformance import TransfersConformance

NUMBERS = count(1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    yield store
    await store.close()


class TestSqlite(
    StoreConformance,
    ResultsConformance,
    CallsConformance,
    TransfersConformance,
    NotesConformance,
    ReviewsConformance,
    ChallengesConformance,
):
    """All that every store must do, with the fixture `store`."""


async def test_a_file_opened_again_has_everything(tmp_path: Path):
    path = tmp_path / "deep" / "tables.sqlite"
    first = await SqliteStore.open(path)
    await first.append([entry("KITE27", 1, body=b"kept")])
    await first.close()
    second = await SqliteStore.open(path)
    assert await second.read("KITE27") == [b"kept"]
    await second.close()


async def test_a_file_of_the_first_version_is_read_on(tmp_path: Path):
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as earlier:
        earlier.executescript(
            (files("rollwright.server.store") / "migrations" / "0001.sql").read_text("utf-8")
            + "PRAGMA user_version = 1;"
        )
        rows = [
            ("KITE27", 1, 500, "opened", "me", b"1"),
            ("KITE27", 2, 600, "sat", "me", b"2"),
            ("LAMP11", 1, 550, "opened", "me", b"3"),
            ("LAMP11", 2, 560, "sat", "me", b"4"),
            ("LAMP11", 3, 100, "ended", None, b"5"),  # the clock was put back
        ]
        earlier.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?)", rows)
    store = await SqliteStore.open(path)
    assert await store.read("KITE27") == [b"1", b"2"]
    assert await store.read("LAMP11") == [b"3", b"4", b"5"]
    assert await store.unfinished("me", "sat", 0, 9) == ["KITE27"]
    with pytest.raises(SeqTaken):
        await store.append([entry("KITE27", 2)])
    await store.append([entry("KITE27", 3, body=b"6"), entry("HARP33", 1, body=b"7")])
    assert await store.read("KITE27", after=1) == [b"2", b"6"]
    assert await store.read("HARP33") == [b"7"]
    await store.close()


async def test_two_processes_may_share_a_file(tmp_path: Path):
    one, two = [await SqliteStore.open(tmp_path / "tables.sqlite") for _ in range(2)]
    await one.append([entry("KITE27", 1, body=b"one")])
    await two.append([entry("KITE27", 2, body=b"two")])
    assert await one.read("KITE27") == await two.read("KITE27") == [b"one", b"two"]
    await one.close()
    await two.close()


async def test_a_file_that_fails_is_told_as_such_whatever_is_read(tmp_path: Path):
    """Results of earlier games are filled in from these: the task would end without a word."""
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    await store.fetch("ALTER TABLE entry RENAME TO elsewhere")
    with pytest.raises(StoreFailed):
        await store.entries(["KITE27"])
    await store.fetch("ALTER TABLE tip RENAME TO somewhere")
    with pytest.raises(StoreFailed):
        await store.names("", 10)
    await store.close()


@pytest.mark.parametrize("length", [1, 1300])
async def test_a_file_that_somebody_else_holds_takes_nothing_and_everything_later(tmp_path: Path, length: int):
    path = tmp_path / "tables.sqlite"
    store = await SqliteStore.open(path)
    connection: Any = vars(store)["_connection"]
    await connection.execute("PRAGMA busy_timeout = 0")
    entries = [entry("KITE27", number) for number in range(1, length + 1)]
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed):
            await store.append(entries)
        other.execute("ROLLBACK")
    assert await store.read("KITE27") == []
    await store.append(entries)
    assert len(await store.read("KITE27")) == length
    await store.close()


@asynccontextmanager
async def reads_going_on(store: SqliteStore) -> AsyncGenerator[list["asyncio.Task[Any]"]]:
    """Begin reads that end with the block."""
    reader: Any = vars(store)["_reader"]
    begun, end, name = Event(), Event(), f"hold{next(NUMBERS)}"

    def hold() -> bool:
        begun.set()
        return end.wait(60)

    await reader.create_function(name, 0, hold)
    reads = [asyncio.create_task(store.fetch(f"SELECT {name}() FROM sqlite_schema LIMIT 1")) for _ in range(5)]
    await asyncio.to_thread(begun.wait, 60)
    try:
        yield reads
    finally:
        end.set()
        await asyncio.gather(*reads)


async def test_an_append_waits_for_no_read(store: SqliteStore):
    async with reads_going_on(store) as reads:
        async with asyncio.timeout(30):
            await store.append([entry("KITE27", 1, body=b"kept")])
        assert not any(read.done() for read in reads)
    assert await store.read("KITE27") == [b"kept"]


async def test_an_append_waits_for_one_other_write_at_most_however_many_were_asked_for(store: SqliteStore):
    others = [asyncio.create_task(store.notifications.unsubscribe(f"https://push.example/{n}")) for n in range(50)]
    await asyncio.sleep(0)  # all of them have asked
    await store.append([entry("KITE27", 1)])
    assert sum(other.done() for other in others) < 10
    await asyncio.gather(*others)


async def test_an_append_is_seen_by_the_next_read(store: SqliteStore):
    for seq in range(1, 200):
        reading = asyncio.create_task(store.read("KITE27"))
        await store.append([entry("KITE27", seq)])
        assert len(await store.read("KITE27")) == seq
        assert len(await reading) in (seq - 1, seq)


async def test_only_the_writer_changes_the_file(store: SqliteStore):
    reader: Any = vars(store)["_reader"]
    with pytest.raises(sqlite3.OperationalError):
        await reader.execute("DELETE FROM tip")


async def test_a_store_that_is_closed_leaves_one_file(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    await store.append([entry("KITE27", 1)])
    assert len(await store.read("KITE27")) == 1
    await store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite"]


async def test_reads_without_a_gap_let_the_write_ahead_log_not_grow_for_ever(
    tmp_path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite, "LOG_BYTES", 1_000_000)
    sizes: list[int] = []
    for seq in range(1, 7):
        async with reads_going_on(store):
            await store.append([entry("KITE27", seq, body=b"x" * 500_000)])
        sizes.append((tmp_path / "tables.sqlite-wal").stat().st_size)
    assert max(sizes) > 500_000
    assert max(sizes) < 2_000_000


async def test_a_file_without_a_write_ahead_log_is_read_and_written_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Some file systems of networks allow no such log: a reader of its own would refuse commits."""
    prepare: Any = vars(sqlite)["_prepare"]

    async def without_log(connection: Any, path: Path) -> bool:
        await prepare(connection, path)
        await connection.execute_fetchall("PRAGMA journal_mode = DELETE")
        return False

    monkeypatch.setattr(sqlite, "_prepare", without_log)
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    try:
        for seq in range(1, 20):
            reading = [asyncio.create_task(store.read("KITE27")) for _ in range(5)]
            await store.append([entry("KITE27", seq)])
            await asyncio.gather(*reading)
        assert len(await store.read("KITE27")) == 19
        assert vars(store)["_reader"] is vars(store)["_connection"]
    finally:
        await store.close()


async def test_only_its_owner_may_read_a_new_file(tmp_path: Path):
    """It holds the secrets of games that are being played, and the key that signs messages."""
    mask = os.umask(0)
    try:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        await store.append([entry("KITE27", 1)])
        rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(mask)
    assert rights == dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), 0o600)
