"""Names in other scripts on printed sheets."""

import pytest

from rollwright.core import begin
from rollwright.games import find
from rollwright.press.fonts import can_print
from rollwright.press.options import read_print_options
from rollwright.press.tables import TableToPrint, print_table
from rollwright.press.typeset import to_pdf
from tests.press.reading import fonts, read, words

pytestmark = pytest.mark.usefixtures("press_fonts")

PRINTED = ("Ελένη", "Дмитро", "नेहा", "Łukasz", "🦊 Fox", "نوره", "נועה")
FONTS = (
    "AlegreyaSansGreek",
    "AlegreyaSansCyrillic",
    "KalamDevanagari",
    "NotoEmoji",
    "NotoSansArabic",
    "NotoSansHebrew",
)


def test_names_in_other_scripts_are_printed_with_fonts_of_their_own():
    game = find("splitter")
    options = game.options()
    view = game.view(begin(game, options, PRINTED, "5" * 64), None)
    table = TableToPrint(game=game, options=options, names=PRINTED, view=view)
    pdf = read(to_pdf(print_table(table, read_print_options({"code": False}), "en")))
    embedded = fonts(pdf)
    for font in FONTS:
        assert any(name.startswith(font) and inside for name, inside in embedded.items()), font
    said = " ".join(words(page) for page in pdf.pages)
    assert all(name in said for name in ("Ελένη", "Дмитро", "Łukasz"))  # the others are shaped
    assert "Player" in said  # the heading of the list, and nobody's name
    assert "Player 1" not in said


@pytest.mark.parametrize("name", ["李雷", "はなこ", "지민", "ሰላም"])
def test_a_name_that_no_font_has_gives_way_to_the_number_of_its_seat(name: str):
    assert not can_print(name)
    game = find("splitter")
    options, names = game.options(), ("Ann", name)
    view = game.view(begin(game, options, names, "5" * 64), None)
    pdf = read(
        to_pdf(
            print_table(TableToPrint(game=game, options=options, names=names, view=view), read_print_options({}), "fr")
        )
    )
    said = " ".join(words(page) for page in pdf.pages)
    assert "Place 2" in said
    assert name not in said
