"""Golden sheets: the print of a sheet changes only where somebody means it."""

import pytest

from rollwright.core import Paper
from tests.golden_sheets import FOLDER, papers, told


@pytest.mark.parametrize(("name", "paper"), list(papers()), ids=lambda value: value if isinstance(value, str) else "")
def test_a_sheet_is_drawn_as_it_was(name: str, paper: Paper):
    assert told(paper) == (FOLDER / name).read_text("utf-8"), "make golden records it again; review the difference"


def test_every_golden_sheet_belongs_to_a_game():
    assert {file.name for file in FOLDER.iterdir()} == {name for name, _ in papers()}
