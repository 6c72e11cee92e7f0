"""Run the command in this process and see what it says."""

import contextlib
import io
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from rollwright.terminal.cli import main


@dataclass
class Said:
    code: int
    out: str
    err: str


class Run(Protocol):
    """Calls `rollwright` with arguments and, if given, piped input."""

    def __call__(self, *arguments: str, piped: str | bytes = "") -> Said: ...


@pytest.fixture
def rollwright(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Call `rollwright` with arguments and, if given, piped input."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: str, piped: str | bytes = "") -> Said:
        data = piped.encode() if isinstance(piped, str) else piped
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        code = main(list(arguments))
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


LEFT = {1: "43", 2: "5432", 3: "54321", 4: "4321", 5: "321", 6: "432", 7: "4"}
CELLS = [f"{row}L{nth}" for row, cells in LEFT.items() for nth in cells]


WHOLE_GAME = "".join(f"{cell}\n\n" for cell in CELLS)


@pytest.fixture
def whole_game() -> str:
    """Return the input for a whole game on pad A: a cell and Enter, 22 times."""
    return WHOLE_GAME


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game that was played once for all tests."""
    file = tmp_path_factory.mktemp("played") / "game.json"
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(io.StringIO()):
        patch.setattr("sys.stdin", io.StringIO(WHOLE_GAME))
        patch.setenv("XDG_DATA_HOME", str(file.parent))
        assert (
            main(["play", "splitter", "--bots", "gentle", "--words", "otter", "--save", str(file), "--lang", "en"]) == 0
        )
    return file


@pytest.fixture
def finished(played_once: Path, tmp_path: Path) -> Path:
    """The file of a finished game; a test may change it."""
    return Path(shutil.copy(played_once, tmp_path / "game.json"))
