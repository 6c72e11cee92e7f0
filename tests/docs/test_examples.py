"""Programs and commands in the docs do what the docs say."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.test_record import KEPT
from tests.examples import EXAMPLES, ROOT

PAGES = [
    page
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
    if page.exists()
]
PROGRAMS = [
    (page.name, code)
    for page in PAGES
    for code in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
]
COMMANDS = [
    (page.name, *found)
    for page in PAGES
    for found in re.findall(r"^    \$ (.+)\n((?:    .+\n)*)", page.read_text("utf-8"), re.MULTILINE)
]


def python(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(EXAMPLES / "stairs"), str(ROOT / "src")]),
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, **more)


@pytest.mark.parametrize(("page", "code"), PROGRAMS)
def test_programs_on_the_pages_run(page: str, code: str):
    done = python("-c", code)
    assert done.returncode == 0, done.stderr


def test_the_tests_on_the_page_are_those_of_the_package():
    """tests/packages runs them, where the package is installed."""
    shown = [code for page, code in PROGRAMS if "@given" in code and page == "CONTRIBUTING.md"]
    tests = EXAMPLES / "stairs" / "tests"
    assert shown == [(tests / name).read_text("utf-8") for name in ("test_stairs.py", "test_bots.py")]


@pytest.fixture
def command(tmp_path: Path) -> Path:
    """A folder with the command `rollwright` in it, for the shell's PATH."""
    program = "import sys; from rollwright.terminal.cli import main; sys.exit(main())"
    (tmp_path / "rollwright").write_text(f"#!/bin/sh\nexec '{sys.executable}' -c '{program}' \"$@\"\n")
    (tmp_path / "rollwright").chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(("page", "line", "expected"), COMMANDS)
def test_commands_on_the_pages_answer_as_shown(page: str, line: str, expected: str, command: Path):
    environment = {
        **os.environ,
        "PATH": f"{command}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "LANG": "en",
    }
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env=environment)
    assert done.stdout == textwrap.dedent(expected)


def test_there_are_programs_and_commands_on_the_pages():
    assert len(PROGRAMS) >= 3
    assert COMMANDS


def test_a_game_of_random_choices():
    done = python(str(EXAMPLES / "random_game.py"))
    assert done.returncode == 0, done.stderr
    assert "1. " in done.stdout
    assert "opened: " in done.stdout


def test_dice_can_be_checked_without_any_of_our_code(tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(KEPT))
    done = python(str(EXAMPLES / "dice.py"), str(file))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "honest")
    assert done.stdout.splitlines()[3] == " ".join(["round/4", *map(str, KEPT.rolls[3].values)])
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(KEPT, words=("badger", ""))))
    assert python(str(EXAMPLES / "dice.py"), str(file)).returncode == 1
