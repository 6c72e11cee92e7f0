"""`rollwright admin` on the database of a server that runs, and of one that does not."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from rollwright.server.site_settings import Site
from rollwright.server.upkeep import housekeeping
from tests.server.client import Client
from tests.server.in_process import in_process
from tests.server.turned import until
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """The command sets where logs go; other tests of this process have places of their own."""
    yield
    structlog.reset_defaults()


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A database with a finished table, one that is being played, and an empty one; returns its folder."""

    async def play() -> None:
        async with in_process(tmp_path) as place:
            ann = Client(place)
            for name in ("done", "play", "empty"):
                table = await ann.open()
                (tmp_path / name).write_text(table)
                if name == "empty":
                    continue
                await ann.sit(table, "Ann")
                await ann.connect(table)
                await ann.ask("start")
                while ann.state["phase"] != "over" and not (name == "play" and ann.state["view"]["round"] > 2):
                    await ann.move(ann.state["choices"][0], "done")
                await ann.leave_line()
            await ann.close()

    monkeypatch.setenv("ROLLWRIGHT_DATABASE", str(tmp_path / "tables.sqlite"))
    runner = threading.Thread(target=lambda: asyncio.run(play()))
    runner.start()
    runner.join()
    capsys.readouterr()  # what the server logged
    return tmp_path


def code(folder: Path, name: str) -> str:
    return (folder / name).read_text()


def test_tables_are_listed_for_people_and_as_json(rollwright: Run, database: Path):
    lines = [json.loads(line) for line in rollwright("admin", "list", "--json").out.splitlines()]
    shown = [(line["table"], line["phase"], line["people"], line["seats"]) for line in lines]
    assert shown == [
        (code(database, "empty"), "open", 0, 1),
        (code(database, "play"), "playing", 1, 1),
        (code(database, "done"), "over", 1, 1),
    ]
    assert lines[1]["round"] == 3
    said = rollwright("admin", "list", "--limit", "1", "--lang", "fr")
    assert code(database, "empty") in said.out
    assert "pas commencée" in said.out
    assert code(database, "done") not in said.out


def test_a_table_is_shown_without_its_secret(rollwright: Run, database: Path):
    said = rollwright("admin", "show", code(database, "play").lower())
    assert said.code == 0
    assert "splitter" in said.out
    assert "being played" in said.out
    assert "Ann" in said.out
    events = rollwright("admin", "export", code(database, "play"), "--events").out
    secret = json.loads(events.splitlines()[0])["secret"]
    assert secret not in said.out


def test_a_finished_game_is_exported_and_verifies(rollwright: Run, database: Path, tmp_path: Path):
    file = tmp_path / "game.json"
    assert rollwright("admin", "export", code(database, "done"), "--to", str(file)).code == 0
    assert rollwright("verify", str(file)).code == 0
    refused = rollwright("admin", "export", code(database, "play"))
    assert refused.code == 2
    assert refused.out == ""


def test_a_table_is_closed_and_its_log_stays(rollwright: Run, database: Path):
    table = code(database, "play")
    assert rollwright("admin", "close", table).code == 0
    assert rollwright("admin", "show", table).code == 1
    closed = json.loads(rollwright("admin", "list", "--json").out.splitlines()[1])
    assert closed["table"].startswith(f"{table}~")
    assert closed["phase"] == "closed"
    assert "moved" in rollwright("admin", "export", closed["table"], "--events").out


def test_tables_are_deleted_after_a_yes(rollwright: Run, database: Path):
    tables = [code(database, "play"), code(database, "done")]
    assert rollwright("admin", "delete", *tables, piped="n\n").code == 1
    assert len(rollwright("admin", "list", "--json").out.splitlines()) == 3
    assert rollwright("admin", "delete", tables[0], "NONE11", "--yes").code == 1  # none of them, where one is wrong
    assert len(rollwright("admin", "list", "--json").out.splitlines()) == 3
    assert rollwright("admin", "delete", *tables, piped="y\n").code == 0
    assert len(rollwright("admin", "list", "--json").out.splitlines()) == 1


def test_a_sweep_says_what_it_did(rollwright: Run, database: Path, monkeypatch: pytest.MonkeyPatch):
    assert "Deleted: one table at which nobody ever sat, 0 finished tables." in rollwright("admin", "sweep").out
    assert len(rollwright("admin", "list", "--json").out.splitlines()) == 2
    monkeypatch.setenv("ROLLWRIGHT_KEEP_FINISHED", "0")
    assert rollwright("admin", "sweep").code == 64


def test_a_database_that_is_not_there_is_a_sentence(rollwright: Run, tmp_path: Path):
    said = rollwright("admin", "list", "--database", str(tmp_path / "none.sqlite"))
    assert said.code == 66
    assert "none.sqlite" in said.err


async def test_a_running_server_notices_within_a_minute_that_a_table_is_gone(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ann = Client(place)
        table = await ann.open()
        await ann.sit(table, "Ann")
        await ann.connect(table)
        upkeep = await housekeeping.open_upkeep(tmp_path / "tables.sqlite")
        kept = await upkeep.find(table)
        assert kept is not None
        await upkeep.delete(kept)
        await upkeep.close()
        await place.clock.turn(61_000)
        await until(lambda: ann.closed_with is not None)
        assert ann.closed_with == 4404
        assert (await ann.get(f"/api/tables/{table}")).status_code == 404
        await ann.close()


async def test_a_running_server_deletes_empty_tables_after_their_days(tmp_path: Path):
    async with in_process(tmp_path, site=Site(keep_empty=1)) as place:
        ann = Client(place)
        table, seated = await ann.open(), await ann.open()
        await ann.sit(seated, "Ann")
        upkeep = await housekeeping.open_upkeep(tmp_path / "tables.sqlite")
        now = place.clock.now() + 2 * housekeeping.DAY
        assert await housekeeping.sweep(upkeep, Site(keep_empty=1), now) == (1, 0)
        assert await upkeep.find(table) is None
        assert await upkeep.find(seated) is not None
        await upkeep.close()
        await ann.close()
