"""`rollwright score GAME --photo FILE`: a sheet is read, doubtful cells are asked for, and the score is printed."""

from pathlib import Path
from random import Random

import pytest

from tests.photo.camera import KALAM, Print, Shot, fill_in, photograph
from tests.photo.played import played
from tests.terminal.conftest import Run

pytestmark = pytest.mark.usefixtures("press_fonts")


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sheet of Splitter on which one number has no mirror partner."""
    sheet = played("splitter-A", "terminal", 3)
    cells = dict(list(sheet.cells.items())[:-1])
    page = fill_in(Print(sheet.known.game, sheet.known.paper), cells, [KALAM], Random(1))
    file = tmp_path_factory.mktemp("photo") / "sheet.jpg"
    file.write_bytes(photograph(page, Shot(size=(1050, 1400)), Random(2)))
    return file


def test_doubtful_cells_are_drawn_and_asked_for(rollwright: Run, photo: Path):
    said = rollwright("score", "splitter", "--photo", str(photo), piped="q\n" + "-\n" * 44)
    assert "By the rules something here cannot be." in said.out
    assert "What stands there?" in said.out
    assert "Here can stand: 1, 2, 3, 4, 5, 6, or - for nothing." in said.out
    assert "@" in said.out  # the cell is drawn
    assert "Total" in said.out


def test_without_answers_nothing_is_scored(rollwright: Run, photo: Path):
    said = rollwright("--lang", "fr", "score", "splitter", "--photo", str(photo))
    assert said.code != 0
    assert "il n’y a personne à qui demander" in said.err
    assert "Total" not in said.out


@pytest.mark.parametrize(
    ("game", "file", "sentence"),
    [
        ("hexroller", "", "This is a sheet of Splitter."),
        ("splitter", "nowhere.jpg", "nowhere.jpg"),
        ("splitter", __file__, "This file is no picture"),
    ],
)
def test_a_file_that_is_no_photo_of_this_game_is_refused(
    rollwright: Run, photo: Path, game: str, file: str, sentence: str
):
    said = rollwright("score", game, "--photo", file or str(photo))
    assert said.code != 0
    assert sentence in said.err
    assert said.out == ""
