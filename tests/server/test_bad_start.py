"""A server that cannot start says why in one sentence, ends with its exit code, and leaves every file as it was."""

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from rollwright.locale import sentence
from rollwright.server.serve import CannotListen, bind
from rollwright.server.settings import BadSetting, read_settings
from rollwright.server.store.protocol import ReadOnlyDatabase, UnknownDatabase
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.upkeep.memory_check import LEAST, MIB, TooLittleMemory
from tests.examples import ROOT
from tests.server.client import seat_all
from tests.server.process import Server


def start(database: Path, port: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rollwright.server", "--port", str(port), "--database", str(database)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_corrupt_database_file_is_a_sentence_and_an_exit_code(tmp_path: Path):
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is no database" * 500)
    ended = start(broken, 0)
    assert ended.returncode == 65
    assert "broken.sqlite" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert broken.read_bytes() == b"this is no database" * 500


def test_a_damaged_page_of_the_database_is_found_at_the_start(tmp_path: Path):
    path = tmp_path / "damaged.sqlite"
    server = Server(path)
    server.stop()
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.executemany(
            "INSERT INTO event (table_id, seq, at, kind, body) VALUES (?, ?, 0, 'moved', ?)",
            [("KITE27", number, b"x" * 900) for number in range(1, 201)],
        )
    content = bytearray(path.read_bytes())
    content[20_000:60_000] = b"\xee" * 40_000
    path.write_bytes(content)
    ended = start(path, 0)
    assert ended.returncode == 65
    assert "Traceback" not in ended.stderr


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    path = tmp_path / "newer.sqlite"
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    ended = start(path, 0)
    assert ended.returncode == 78
    assert "newer.sqlite was written by a newer Rollwright" in ended.stderr
    assert "estore a copy" not in ended.stderr
    assert "Traceback" not in ended.stderr
    assert path.read_bytes() == before


@pytest.fixture
def nobody() -> Iterator[Path]:
    """A folder in which this process, as a user without rights, may read and not write."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        Server(folder / "tables.sqlite").stop()
        with sqlite3.connect(folder / "tables.sqlite") as file:
            file.execute("PRAGMA journal_mode = DELETE")
        for path in (*folder.iterdir(), folder):
            path.chmod(0o555)
        root = os.geteuid() == 0  # root may write everything
        if root:
            os.seteuid(65534)
        yield folder
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


async def test_a_database_that_may_not_be_written_is_not_called_ill(nobody: Path):
    with pytest.raises(ReadOnlyDatabase) as refusal:
        await SqliteStore.open(nobody / "tables.sqlite")
    assert (refusal.value.code, refusal.value.exit_code) == ("database-read-only", 77)
    said = sentence("en", refusal.value)
    assert "tables.sqlite may not be written" in said
    assert "estore a copy" not in said


def test_a_database_that_another_program_has_locked_is_not_called_ill(tmp_path: Path):
    path = tmp_path / "busy.sqlite"
    Server(path).stop()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    ended = start(path, 0)
    other.close()
    assert ended.returncode == 75, ended.stderr
    assert "Another program has locked" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    ended = start(tmp_path / "file" / "tables.sqlite", 0)
    assert ended.returncode == 74
    assert "Traceback" not in ended.stderr


def test_a_file_that_cannot_be_opened_is_a_sentence(tmp_path: Path):
    ended = start(tmp_path, 0)
    assert ended.returncode == 74
    assert f"{tmp_path} cannot be opened" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_port_in_use_is_a_sentence_and_an_exit_code(tmp_path: Path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        ended = start(tmp_path / "tables.sqlite", other.getsockname()[1])
    assert ended.returncode == 69
    assert "Traceback" not in ended.stderr
    assert "is in use" in ended.stderr


@pytest.mark.parametrize(("host", "port"), [("192.0.2.1", 0), ("no.such.host.invalid", 0), ("127.0.0.1", 70_000)])
def test_an_address_that_cannot_be_had_is_not_said_to_be_in_use(host: str, port: int):
    with pytest.raises(CannotListen) as refusal:
        bind(host, port)
    assert refusal.value.code == "cannot-listen"


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "65536"), ("PORT", "-1"), ("PORT", "²"), ("MESSAGES", "0"), ("POSTS", "0"), ("OPEN_TABLES", "9" * 5000)],
)
def test_a_setting_that_cannot_be_kept_is_refused_by_its_name(name: str, value: str):
    with pytest.raises(BadSetting) as refusal:
        read_settings({f"ROLLWRIGHT_{name}": value})
    assert refusal.value.params["name"] == f"ROLLWRIGHT_{name}"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become a user without a home")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"ROLLWRIGHT_DATABASE": "/data/tables.sqlite", "ROLLWRIGHT_PICTURES": "/data/pictures"},
            "/data/tables.sqlite",
        ),
        ({"ROLLWRIGHT_DATABASE": "/data/tables.sqlite"}, "no-home"),
        ({"ROLLWRIGHT_PICTURES": "/data/pictures"}, "no-home"),
    ],
)
def test_a_user_without_a_home_needs_only_the_two_places(given: dict[str, str], said: str):
    """Such is the user of a systemd unit with DynamicUser=yes."""
    program = f"""
import os
import re
from rollwright.server.settings import BadSetting, read_settings
os.environ.pop("HOME", None)
os.setuid(54321)
try:
    print(read_settings({given!r}).database)
except BadSetting as refusal:
    print(refusal.code)
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.stdout.strip() == said, ended.stderr


def test_a_setting_that_our_tests_and_tools_read_is_known():
    """A server that one of them starts has it in its environment, too."""
    files = [file for folder in ("tests", "tools", "bench") for file in (ROOT / folder).rglob("*.py")]
    found = r'environ(?:\.get\(|\[)"(ROLLWRIGHT_\w+)"'
    read = {name for file in files for name in re.findall(found, file.read_text("utf-8"))}
    assert "ROLLWRIGHT_SHOTS" in read
    for name in read:
        read_settings({name: "8000"})


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("ROLLWRIGHT_PROT", "ROLLWRIGHT_PORT"),
        ("ROLLWRIGHT_OPENTABLES", "ROLLWRIGHT_OPEN_TABLES"),
        ("ROLLWRIGHT_DATA_BASE", "ROLLWRIGHT_DATABASE"),
        ("ROLLWRIGHT_", "ROLLWRIGHT_"),
    ],
)
def test_an_unknown_setting_is_refused_with_the_nearest_known_name(name: str, nearest: str):
    with pytest.raises(BadSetting) as refused:
        read_settings({name: "8000"})
    assert refused.value.code == "unknown-setting"
    assert refused.value.exit_code == 64
    assert refused.value.params["name"] == name
    assert str(refused.value.params["nearest"]).startswith(nearest)


def test_variables_of_our_own_tools_are_no_settings_and_no_mistakes():
    assert read_settings({"ROLLWRIGHT_BROWSER": "/usr/bin/chromium", "HOME": "/", "PORT": "x"}) == read_settings({})


def test_an_unknown_setting_ends_the_start_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ROLLWRIGHT_DATABSE", "somewhere")
    ended = start(tmp_path / "tables.sqlite", 0)
    assert ended.returncode == 64
    assert "ROLLWRIGHT_DATABSE" in ended.stderr
    assert "ROLLWRIGHT_DATABASE" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_file_that_another_server_uses_is_left_to_it(tmp_path: Path):
    path = tmp_path / "tables.sqlite"
    server = Server(path)
    ended = start(path, 0)
    assert ended.returncode == 75
    assert "Another Rollwright server uses" in ended.stderr
    assert "Traceback" not in ended.stderr
    server.kill()
    Server(path).stop()  # the lock ends with the server, however it ends


@pytest.mark.parametrize("address", ["mysql://me:secret@db/games", "postgress://db/games", "sqlite:///tables.sqlite"])
def test_an_address_of_another_database_is_no_file(address: str):
    with pytest.raises(UnknownDatabase) as refused:
        read_settings({"ROLLWRIGHT_DATABASE": address, "ROLLWRIGHT_PICTURES": "pictures"})
    assert refused.value.exit_code == 64
    assert refused.value.params == {"kind": address.partition("://")[0]}  # and no password


def limited(mib: int, *command: str, **more: Any) -> "subprocess.Popen[str]":
    """Start a Python program that may use so many MiB of memory."""
    program = "import resource, runpy, sys; sys.argv = sys.argv[1:]; limit = int(sys.argv.pop()) << 20; "
    program += (
        "resource.setrlimit(resource.RLIMIT_AS, (limit, limit)); runpy.run_module(sys.argv[0], run_name='__main__')"
    )
    return subprocess.Popen(
        [sys.executable, "-c", program, *command, str(mib)], text=True, stderr=subprocess.PIPE, **more
    )


def test_too_little_memory_is_a_sentence_and_an_exit_code(tmp_path: Path):
    command = ("rollwright.server", "--port", "0", "--database", str(tmp_path / "tables.sqlite"))
    with limited(LEAST - 10, *command) as server:
        _, said = server.communicate(timeout=120)
    assert server.returncode == TooLittleMemory.exit_code, said
    assert f"needs {LEAST}" in said
    assert "Traceback" not in said


def _addresses(pid: int) -> int:
    """Return how many bytes of addresses this process has taken at most."""
    return 1024 * int(re.findall(r"VmPeak:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())[0])


async def test_the_least_memory_is_enough_for_bots_that_multiply_matrices(tmp_path: Path):
    """OpenBLAS ended the process here, in the middle of the game, when it got no memory for a second core."""
    command = ("rollwright.server", "--port", "0", "--bot-delay", "0", "--database", str(tmp_path / "tables.sqlite"))
    with limited(LEAST, *command) as server:
        try:
            assert server.stderr is not None
            line = await asyncio.to_thread(server.stderr.readline)
            (player,) = await seat_all(json.loads(line)["port"], 1, ["sharp", "sharp"], game="make-a-difference")
            await player.until(lambda state: all(sheet.get("done") for sheet in state["view"]["sheets"][1:]))
            await player.close()
            assert server.poll() is None
            assert _addresses(server.pid) < LEAST * MIB * 7 // 8  # and there is room for more threads
        finally:
            server.kill()


def test_redis_alone_is_refused():
    with pytest.raises(BadSetting) as refused:
        read_settings({"ROLLWRIGHT_REDIS": "redis://127.0.0.1"})
    assert refused.value.code == "redis-alone"


def test_an_address_of_redis_that_cannot_be_read_ends_the_start_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("ROLLWRIGHT_REDIS", "http://127.0.0.1")
    monkeypatch.setenv("ROLLWRIGHT_DATABASE", "postgresql://127.0.0.1:1/none")
    ended = start(tmp_path / "tables.sqlite", 0)
    assert ended.returncode == 64
    assert "ROLLWRIGHT_REDIS" in ended.stderr
    assert "Traceback" not in ended.stderr
