"""`rollwright print`: one file, whole or not at all, and a sentence when something cannot be printed."""

from pathlib import Path

import pytest

from tests.press.reading import read, words
from tests.terminal.conftest import Run

pytestmark = pytest.mark.usefixtures("press_fonts")


def test_a_game_is_printed(rollwright: Run, tmp_path: Path):
    file = tmp_path / "splitter.pdf"
    said = rollwright("print", "splitter", "-o", str(file), "--what", "sheets", "--paper", "letter", "--ink", "low")
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{file}: 2 pages. Print at 100 %, so that everything keeps its size.\n"
    assert len(read(file.read_bytes()).pages) == 2
    assert list(tmp_path.iterdir()) == [file]


def test_the_language_of_the_command_is_that_of_the_sheet(rollwright: Run, tmp_path: Path):
    file = tmp_path / "splitter.pdf"
    rollwright("print", "splitter", "-o", str(file), "--lang", "fr", "--what", "sheets", "--only", "A")
    assert "Un groupe compte" in words(read(file.read_bytes()).pages[0])


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--paper", "a5"], "“a5” is no choice for paper. Choose one of: a4, letter."),
        (["--copies", "0"], "“0” copies cannot be printed. Choose a number from 1 to 100."),
        (["--copies", "1000000"], "“1000000” copies cannot be printed. Choose a number from 1 to 100."),
        (
            ["--what", "sheets", "--only", "Z"],
            "Splitter has none of this to print (sheets). Choose another part, or all.",
        ),
    ],
)
def test_a_wish_that_cannot_be_met_writes_nothing(
    rollwright: Run,
    tmp_path: Path,
    flags: list[str],
    sentence: str,
):
    said = rollwright("print", "splitter", "-o", str(tmp_path / "x.pdf"), *flags)
    assert said.code == 2
    assert " ".join(said.err.split()) == sentence
    assert list(tmp_path.iterdir()) == []


def test_a_path_that_cannot_be_written_is_named_and_an_older_file_stays(rollwright: Run, tmp_path: Path):
    said = rollwright("print", "splitter", "-o", str(tmp_path / "no" / "x.pdf"))
    assert said.code == 73
    assert "No such file or directory" in said.err
    older = tmp_path / "older.pdf"
    older.write_bytes(b"older")
    assert rollwright("print", "splitter", "-o", str(older), "--ink", "gold").code == 2
    assert older.read_bytes() == b"older"


def test_an_unknown_game_is_refused(rollwright: Run, tmp_path: Path):
    assert rollwright("print", "chess", "-o", str(tmp_path / "x.pdf")).code == 2
