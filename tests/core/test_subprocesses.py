"""Programs in processes of their own: their answer, their lines as they come, their failure and their end."""

import asyncio
import os
from pathlib import Path

import pytest

from rollwright.core import Broken, subprocesses
from rollwright.core.subprocesses import end_all, run_and_wait, run_apart, start_in_groups

PROGRAM = """
import sys, time
given = sys.stdin.buffer.read()
match sys.argv[1]:
    case "count":
        print(len(given), flush=True)
        print("end")
    case "environment":
        import os
        print(*sorted(name for name in os.environ if name.startswith(("ROLLWRIGHT", "SOME"))))
    case "write":
        from rollwright.core.subprocesses import bound_process
        bound_process(2 * 1024**3, int(sys.argv[3]), nice=1)
        try:
            with open(sys.argv[2], "w") as file:
                file.write("x" * 100_000)
        except OSError as error:
            print(type(error).__name__)
        while sys.argv[3] == "1":
            pass
    case "fail":
        sys.exit(3)
    case "nest":
        from rollwright.core import subprocesses
        subprocesses.run_and_wait("some_program", "mark", sys.argv[2])
    case "mark":
        import os, pathlib
        pathlib.Path(sys.argv[2]).write_text(str(os.getpid()))
        time.sleep(600)
    case "sleep":
        print("begun", flush=True)
        time.sleep(600)
"""


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_program.py").write_text(PROGRAM)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))


async def test_a_program_is_given_its_input_and_heard_line_by_line():
    lines: list[bytes] = []
    said = await run_apart("some_program", "count", given=b"x" * 1_000_000, hear=lines.append)
    assert said == b"1000000\nend\n"
    assert lines == [b"1000000\n", b"end\n"]


async def test_a_program_that_fails_is_broken():
    with pytest.raises(Broken):
        await run_apart("some_program", "fail")


async def test_a_program_ends_when_nobody_waits_for_it():
    begun = asyncio.Event()
    running = asyncio.create_task(run_apart("some_program", "sleep", hear=lambda _: begun.set()))
    await begun.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running  # it returns once the process has ended


def test_a_thread_waits_for_a_program():
    assert run_and_wait("some_program", "count", given=b"xy") == b"2\nend\n"
    with pytest.raises(Broken):
        run_and_wait("some_program", "fail")
    with pytest.raises(Broken):
        run_and_wait("some_program", "sleep", patience=0.2)


async def test_programs_end_with_those_that_they_have_started_when_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(subprocesses, "_in_groups", False)  # as it is afterwards, too
    start_in_groups()
    mark = tmp_path / "mark"
    waiting = asyncio.create_task(asyncio.to_thread(run_and_wait, "some_program", "nest", str(mark)))
    while not (mark.exists() and mark.read_text()):
        await asyncio.sleep(0.01)
    inner = int(mark.read_text())
    assert _is_running(inner)
    end_all()
    with pytest.raises(Broken):
        await waiting
    while _is_running(inner):
        await asyncio.sleep(0.01)


def _is_running(process: int) -> bool:
    """Say whether a process runs; one that has ended may still be listed until its new parent looks at it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_a_program_is_told_none_of_our_settings(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ROLLWRIGHT_PASSWORD", "sesame")
    monkeypatch.setenv("ROLLWRIGHT_DATABASE", "postgresql://somebody:secret@localhost/tables")
    monkeypatch.setenv("SOMETHING", "else")
    assert await run_apart("some_program", "environment", environment={"SOME": "1"}) == b"SOME SOMETHING\n"


async def test_a_bounded_program_writes_no_file_and_ends_when_its_seconds_are_up(tmp_path: Path):
    file = tmp_path / "written"
    assert await run_apart("some_program", "write", str(file), "60") == b"OSError\n"
    assert file.read_bytes() == b""
    with pytest.raises(Broken):
        await run_apart("some_program", "write", str(file), "1")
