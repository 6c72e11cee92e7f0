"""Every game's folder has the same files, and every game's page the same headings: knowing one is knowing all."""

from pathlib import Path

import pytest

from rollwright import games

FOLDERS = sorted(folder for folder in Path(games.__file__).parent.iterdir() if (folder / "__init__.py").exists())
FILES = {
    "README.md",
    "__init__.py",
    "actions.py",
    "state.py",
    "rules.py",
    "view.py",
    "score.py",
    "sheet.py",
    "cases.py",
}
HEADINGS = ["Play", "Sheet", "Actions", "Scoring", "Readings of the rules", "Versions"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_games_folder_has_the_files_of_every_game(folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} >= FILES


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_games_page_has_the_headings_of_every_game(folder: Path) -> None:
    lines = (folder / "README.md").read_text("utf-8").splitlines()
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == HEADINGS


def test_all_games_have_a_folder() -> None:
    assert {folder.name.replace("_", "-") for folder in FOLDERS} <= set(games.GAMES)
