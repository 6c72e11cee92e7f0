"""Marks and codes: a sheet is found however it lies, and nothing else is taken for one."""

from random import Random

import numpy as np
import pytest
import segno

from rollwright import games
from rollwright.photo.errors import NoSheet
from rollwright.photo.finding import find_sheet
from rollwright.photo.picture import open_picture
from rollwright.photo.qr import Modules, decode
from rollwright.photo.sheets import sheet_called
from rollwright.press.code import code_text
from rollwright.press.games.parts import papers_of
from tests.photo.camera import Print, Shot, paper_called, photograph, printed

pytestmark = pytest.mark.usefixtures("press_fonts")


def modules_of(text: str) -> Modules:
    return np.array([[bool(module) for module in row] for row in segno.make_qr(text, error="l").matrix])


@pytest.mark.parametrize(
    "text", ["SPLITTER-A:1A", "MAKE-A-DIFFERENCE-B:4800D", "A-GAME-WITH-A-LONG-NAME-INDEED:17B", "été"]
)
def test_codes_are_read_as_they_were_printed(text: str):
    assert decode(modules_of(text)) == text


def test_a_code_with_spots_is_mended_and_one_with_too_many_is_no_code():
    modules, chance = modules_of("SPLITTER-A:1A"), Random(1)
    spotted = modules.copy()
    spotted[12:15, 12:14] ^= True
    assert decode(spotted) == "SPLITTER-A:1A"
    for _ in range(50):
        noise = np.array([[chance.random() < 0.5 for _ in range(21)] for _ in range(21)])
        assert decode(noise) is None


def test_every_printed_sheet_is_known_by_its_code():
    for name in ("splitter", "make-a-difference", "hexroller", "word-roller"):
        for paper, _ in papers_of(games.find(name)).values():
            known = sheet_called(paper.id.lower())
            assert (known.game.info.id, known.paper.id) == (name, paper.id)
            assert len(code_text(paper.id, 4800, "fr", large=True)) <= 25  # the smallest code holds no more
    assert sheet_called("word-roller-3b").name == "3b"
    assert sheet_called("splitter-b").choices == {"pad": "B"}
    with pytest.raises(NoSheet):
        sheet_called("chess-a")


@pytest.mark.parametrize("turn", [90, 184])
def test_a_sheet_is_found_however_it_lies(turn: float):
    splitter = games.find("splitter")
    wish = Print(splitter, paper_called(splitter, "splitter-B"), "fr", given={"left": turn > 100})
    photo = photograph(printed(wish), Shot(turn=turn, size=(1200, 1500)), Random(turn))
    code = find_sheet(open_picture(photo)).code
    assert (code.paper, code.sheet, code.language, code.large) == ("splitter-b", 7, "fr", False)
