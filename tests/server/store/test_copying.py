"""A site moves between SQLite and PostgreSQL, and out of a backup, without losing or changing an event."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rollwright.server.store import copying
from rollwright.server.store.copying import CopyFailed, NotEmpty, Whole, backup, copy
from rollwright.server.store.open import open_store
from rollwright.server.store.protocol import Database, Entry, NoDatabase
from rollwright.server.store.side_tables import SIDE_TABLES, read_side_table
from rollwright.terminal.cli import main
from tests.server.store.conformance import entry
from tests.server.store.results_conformance import result


async def fill(database: Database) -> list[Entry]:
    """Keep tables of many kinds: long, finished, released, with odd bytes."""
    store = await open_store(database)
    for number in range(30):
        log = [entry(f"T{number:02d}", 1, "opened", f"holder {number}", at=number, body=bytes(range(256)))]
        log += [entry(f"T{number:02d}", seq, at=seq, body=b"%d" % seq) for seq in range(2, 3 + 7 * number)]
        await store.append(log)
    ended = Entry("GONE10", 2, 2, "ended", None, b"{}", (result("GONE10", at=2), result("GONE10", 1, at=2)))
    await store.append([entry("GONE10", 1, "opened", at=1), ended])
    await store.release(ended=3, unused=0, limit=1)
    await store.append([entry("GONE10", 1, "opened", at=5)])
    for name, (_, columns) in SIDE_TABLES.items():
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        for number in range(3):
            insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"
            await store.fetch(insert, *(_value(column, number) for column in columns))
    await store.close()
    return await everything(database)


def _value(column: str, number: int) -> str | float | bytes:
    """Return something that fits a column of a side table."""
    if column in ("body", "luck"):
        return bytes((0, 255, number))
    if column == "loss":
        return number + 0.3
    return number if column in ("opens", "entered", "at") else f"{column} {number}"


async def everything(database: Database) -> list[Entry]:
    store = await open_store(database)
    assert isinstance(store, Whole)
    found = await store.entries(await store.names("", 1000))
    assert sum(len(each.results) for each in found) == 2
    for name in SIDE_TABLES:
        assert len(await read_side_table(store, name)) == 3
    await store.close()
    return found


async def test_a_site_goes_to_postgresql_and_back(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(copying, "TABLES", 7)
    monkeypatch.setattr(copying, "EVENTS", 100)
    original = await fill(tmp_path / "a.sqlite")
    there = await copy(tmp_path / "a.sqlite", database)
    assert (there.tables, there.events) == (32, len(original))
    assert await everything(database) == original
    assert await copy(database, tmp_path / "b.sqlite") == there
    assert await everything(tmp_path / "b.sqlite") == original
    store = await open_store(database)
    await store.append([entry("T00", 3)])  # the site goes on
    await store.close()


async def test_a_database_that_holds_tables_is_not_written_to(tmp_path: Path):
    await fill(tmp_path / "a.sqlite")
    kept = await fill(tmp_path / "b.sqlite")
    with pytest.raises(NotEmpty):
        await copy(tmp_path / "a.sqlite", tmp_path / "b.sqlite")
    with pytest.raises(NotEmpty):
        await backup(tmp_path / "a.sqlite", tmp_path / "b.sqlite")
    assert await everything(tmp_path / "b.sqlite") == kept
    with pytest.raises(NoDatabase):
        await copy(tmp_path / "none.sqlite", tmp_path / "c.sqlite")
    assert not (tmp_path / "none.sqlite").exists()


async def test_a_copy_is_refused_when_a_server_writes_meanwhile(tmp_path: Path):
    path = tmp_path / "a.sqlite"
    await fill(path)

    def write(_: object) -> None:
        with sqlite3.connect(path) as other:
            other.execute("INSERT INTO event VALUES ('AAAA10', 1, 0, 'opened', NULL, x'00', NULL)")

    with pytest.raises(CopyFailed) as refusal:
        await copy(path, tmp_path / "b.sqlite", write)
    assert refusal.value.code == "copy-outgrown"
    assert (await backup(path, tmp_path / "c.sqlite")).tables == 33  # a backup does not mind


def test_backup_and_restore_as_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    original = asyncio.run(fill(tmp_path / "site.sqlite"))
    monkeypatch.setenv("ROLLWRIGHT_DATABASE", str(tmp_path / "site.sqlite"))
    assert main(["database", "backup", str(tmp_path / "backup.sqlite"), "--lang", "en"]) == 0
    assert f"32 tables with {len(original)} events" in capsys.readouterr().out.replace(",", "")
    assert main(["database", "backup", str(tmp_path / "backup.sqlite")]) == NotEmpty.exit_code
    assert main(["database", "restore", str(tmp_path / "backup.sqlite")]) == NotEmpty.exit_code
    monkeypatch.setenv("ROLLWRIGHT_DATABASE", str(tmp_path / "new.sqlite"))
    assert main(["database", "restore", str(tmp_path / "backup.sqlite")]) == 0
    assert asyncio.run(everything(tmp_path / "new.sqlite")) == original
    assert main(["database", "copy", str(tmp_path / "new.sqlite"), str(tmp_path / "third.sqlite")]) == 0
    assert asyncio.run(everything(tmp_path / "third.sqlite")) == original
