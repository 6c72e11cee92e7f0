"""Another program has locked the database: one wait for all tables, a clear refusal, and no acknowledged move lost."""

import asyncio
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from rollwright.server.store import sqlite
from rollwright.server.store.protocol import Entry, StoreBusy
from rollwright.server.store.sqlite import SqliteStore
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process
from tests.server.turned import until


@contextmanager
def locked(path: Path) -> Generator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


async def test_all_tables_are_refused_after_one_wait_and_go_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite, "BUSY_MS", 1)  # the store gives up at once where the file is locked
    async with in_process(tmp_path) as place:
        players: list[Client] = []
        for _ in range(6):
            players += await seat_all(place, 1)
        acknowledged = await players[0].move("write 3L4")
        assert acknowledged["type"] == "update"
        appends: list[int] = []
        append = SqliteStore.append

        async def counted(store: SqliteStore, entries: Sequence[Entry]) -> None:
            appends.append(len(entries))
            await append(store, entries)

        monkeypatch.setattr(SqliteStore, "append", counted)
        with locked(tmp_path / "tables.sqlite"):
            answers = await asyncio.gather(*(player.move("write 3L5") for player in players[1:]))
            assert {answer["code"] for answer in answers} == {"busy"}
            assert len(appends) < 5  # not one for each table
            opened = await players[0].post("/api/tables", {"game": "splitter"})
            assert (opened.status_code, opened.json()["code"]) == (503, "busy")
            assert (await players[0].move("swap"))["code"] == "busy"
        assert any(players[0].sheet["pencil"])
        for player in players[1:]:
            assert not player.sheet.get("pencil")
            assert (await player.move("write 3L5", "done"))["type"] == "update"
        assert (await players[0].move("done"))["type"] == "update"
        assert [player.closed_with for player in players] == [None] * 6


async def test_a_database_that_cannot_be_read_either_refuses_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with in_process(tmp_path) as place:
        player, other = await seat_all(place, 2)
        await player.move("write 3L4")
        shown = player.shown

        async def fail(*_: object) -> list[bytes]:
            raise StoreBusy

        async def fail_to_append(*_: object) -> None:
            raise StoreBusy

        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "append", fail_to_append)
            patch.setattr(SqliteStore, "read", fail)
            assert (await player.move("swap"))["code"] == "busy"
            waiting = asyncio.gather(player.move("done"), other.move("write 3L4"))
            await place.clock.turn(3000)
            assert {answer["code"] for answer in await waiting} == {"busy"}
            assert player.shown == shown
        await place.clock.turn(3000)
        await until(lambda: player.closed_with is None)
        assert (await player.move("swap"))["type"] == "update"
        assert (await other.move("write 3L4", "done"))["type"] == "update"
        assert (await player.move("done"))["type"] == "update"
        await other.until_round(2)
