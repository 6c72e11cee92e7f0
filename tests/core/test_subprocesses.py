"""Programs in processes of their own: their answer, their lines as they come, their failure and their end."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core import Broken
from rollwright.core.subprocesses import run_apart

PROGRAM = """
import sys, time
given = sys.stdin.buffer.read()
match sys.argv[1]:
    case "count":
        print(len(given), flush=True)
        print("end")
    case "fail":
        sys.exit(3)
    case "sleep":
        print("begun", flush=True)
        time.sleep(600)
"""


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_program.py").write_text(PROGRAM)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


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
