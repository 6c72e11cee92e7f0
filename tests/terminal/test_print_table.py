"""A table on paper: what is written, every line of the score, the promise, and the way to the replay."""

from pathlib import Path

import pytest

from rollwright.core import Item, Score, SheetView, View
from rollwright.games import find
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Document
from rollwright.press.tables import TableToPrint, print_table, souvenir_page
from rollwright.press.typeset import to_pdf
from tests.press.reading import read, words
from tests.terminal.conftest import Run

pytestmark = pytest.mark.usefixtures("press_fonts")


def test_a_finished_game_from_a_file(rollwright: Run, finished: Path, tmp_path: Path):
    file = tmp_path / "game.pdf"
    said = rollwright("print", str(finished), "-o", str(file), "--per-page", "2")
    assert (said.code, said.err) == (0, "")
    pdf = read(file.read_bytes())
    assert len(pdf.pages) == 2
    sheets, result = words(pdf.pages[0]), words(pdf.pages[1])
    assert sheets.count("Pad A, Butterfly") == 2
    assert "Fives" in result
    assert "1." in result
    assert rollwright("verify", str(finished)).code == 0


def test_a_file_that_is_no_game_is_refused(rollwright: Run, tmp_path: Path):
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    said = rollwright("print", str(broken), "-o", str(tmp_path / "x.pdf"))
    assert said.code == 65
    assert not (tmp_path / "x.pdf").exists()


def test_pencil_and_ink_stand_on_the_sheet_and_the_code_leads_to_the_replay():
    game = find("splitter")
    ink = (5, *(None,) * 43)
    pencil = (None, 3, *(None,) * 42)
    sheet = SheetView(ink, 7, pencil=pencil, score=Score((Item("number-5", 7),), 7))
    view = View(round=2, rounds=22, dice=(3, 1), sheets=(sheet,))
    table = TableToPrint(
        game=game, options=game.options(), names=("Ada",), view=view, commitment="c0ffee", replay="http://x.test/r"
    )
    document = print_table(table, PrintOptions(), "en")
    drawing = document.pages[0].placed[0].panel.drawing
    assert 'font-weight="700" text-anchor="middle" fill="#1d3f7c"' in drawing
    assert "url(#hatch-pencil)" in drawing
    result = " ".join(words(page) for page in read(to_pdf(document)).pages[1:])
    assert "Round 2 of 22" in result
    assert "c0ffee" in result
    assert "http://x.test/r" in result


def test_an_evening_is_one_page():
    page = souvenir_page("Friday", "Three games", ("Name", "Points"), (("Ada", "12"), ("Bo", "9")), PrintOptions())
    pdf = read(to_pdf(Document("Friday", "en", "colour", [page])))
    assert len(pdf.pages) == 1
    assert "Ada 12" in words(pdf.pages[0])
