"""Printed sheets, read back from the PDF."""

from typing import Any

import pytest

from rollwright.games import find
from rollwright.press.code import SheetCode, code_text, read_code
from rollwright.press.layout import Leaf, lay_cards, lay_sheets, turned
from rollwright.press.options import BadPrint, PrintOptions, read_print_options
from rollwright.press.panel import Panel, Placed
from rollwright.press.printing import print_game
from rollwright.press.typeset import to_pdf
from tests.press.reading import alternatives, document, fonts, millimetres, pixels, printed, words

pytestmark = pytest.mark.usefixtures("press_fonts")


def test_both_pads_of_splitter_lie_four_to_a_page():
    pdf = printed("splitter")
    assert len(pdf.pages) == 2
    assert words(pdf.pages[0]).count("Pad A, Butterfly") == 4
    assert words(pdf.pages[1]).count("Pad B, Lantern") == 4
    assert "A group scores when it has exactly as many squares" in words(pdf.pages[0])
    assert {millimetres(page.mediabox) for page in pdf.pages} == {(210.0, 297.0)}


def test_all_fonts_are_in_the_file_and_nothing_is_made_of_pixels():
    pdf = printed("splitter", ink="colour")
    found = fonts(pdf)
    assert {"Alegreya-800Regular", "AlegreyaSans-400Regular"} <= set(found)
    assert all(found.values())
    assert all(pixels(page) == 0 for page in pdf.pages)


def test_a_reader_hears_title_language_headings_and_what_the_drawing_shows():
    pdf = printed("splitter", "fr", only="A")
    root = pdf.root_object
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Splitter"
    assert root["/Lang"] == "fr"
    assert "/StructTreeRoot" in root
    assert "Une feuille de 44 cases où écrire." in alternatives(pdf)


@pytest.mark.parametrize(
    ("given", "size", "pages"),
    [
        ({"paper": "letter"}, (215.9, 279.4), 2),
        ({"per_page": "2"}, (297.0, 210.0), 2),
        ({"per_page": "1", "only": "B"}, (210.0, 297.0), 1),
        ({"large": "true", "copies": "3"}, (210.0, 297.0), 6),
        ({"calibration": "true", "only": "a"}, (210.0, 297.0), 3),
    ],
)
def test_options_set_size_and_number_of_pages(given: dict[str, Any], size: tuple[float, float], pages: int):
    pdf = printed("splitter", **given)
    assert {millimetres(page.mediabox) for page in pdf.pages} == {size}
    assert {millimetres(page.trimbox) for page in pdf.pages} == {size}
    assert len(pdf.pages) == pages


def test_every_sheet_has_its_own_number_in_the_code():
    assert read_code(code_text("splitter-A", 12, "fr", large=False)) == SheetCode("splitter-a", 12, "fr", large=False)
    for foreign in ("https://example.org/menu", "SPLITTER-A:12", "SPLITTER-A:12Z", "SPLITTER-A:B", ":1A"):
        with pytest.raises(ValueError, match=foreign):
            read_code(foreign)
    drawn = {placed.panel.drawing for page in document("splitter", copies=2).pages for placed in page.placed}
    assert len(drawn) == 16  # two pads, two pages of four each
    plain = {placed.panel.drawing for page in document("splitter", code=False).pages for placed in page.placed}
    assert len(plain) == 2


def test_the_same_wish_gives_the_same_bytes():
    options = PrintOptions(only="A")
    first, second = (to_pdf(print_game(find("splitter"), options, "en")) for _ in range(2))
    assert first == second


def test_grey_has_no_colour_and_low_ink_has_no_areas():
    grey = document("splitter", ink="grey").pages[0].placed[0].panel.drawing
    assert all(len({part[index : index + 2] for index in (0, 2, 4)}) == 1 for part in _colours(grey))
    low = document("splitter", ink="low").pages[0].placed[0].panel.drawing
    star = low.split("M0-9.4")[1].split("/>")[0]
    assert 'fill="none"' in star
    assert 'fill="none"' not in grey.split("M0-9.4")[1].split("/>")[0]


def _colours(drawing: str) -> list[str]:
    return [piece[:6] for piece in drawing.split('"#')[1:]]


def test_for_the_left_hand_the_name_is_on_the_left_and_the_title_on_the_right():
    right, left = (document("splitter", left=wish).pages[0].placed[0].panel for wish in (False, True))
    assert right.blocks[0].align == "left"
    assert left.blocks[0].align == "right"
    assert '<text x="12.5" y="17"' in left.drawing
    assert '<text x="12.5" y="17"' not in right.drawing


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_backs_of_sheets_lie_behind_their_fronts(paper: str, per_page: int):
    options = read_print_options({"paper": paper, "per_page": per_page})
    leaves = [Leaf(_panel(f"front {number}"), _panel(f"back {number}")) for number in range(per_page)]
    front, back = lay_sheets(leaves, options)
    _assert_coincide(front.placed, back.placed, front.width, front.height)


def test_backs_of_cards_lie_behind_their_fronts_also_on_a_page_that_is_not_full():
    cards = [Leaf(_panel(f"front {n}", 59, 92), _panel(f"back {n}", 59, 92)) for n in range(11)]
    pages = lay_cards(cards, PrintOptions(bleed=True))
    assert [len(page.placed) for page in pages] == [6, 6, 5, 5]
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        _assert_coincide(front.placed, back.placed, front.width, front.height)


def _panel(name: str, width: float = 105.0, height: float = 148.5) -> Panel:
    return Panel(width=width, height=height, drawing=name, alt=name)


def _assert_coincide(fronts: tuple[Placed, ...], backs: tuple[Placed, ...], width: float, height: float):
    """Turn the page over its long edge: each back covers exactly the place of its own front."""
    assert len(fronts) == len(backs)
    for front, back in zip(fronts, backs, strict=True):
        assert back.panel.drawing.split()[1] == front.panel.drawing.split()[1]
        (x, y, wide, high), seen = front.box, back.box
        through = (width - x - wide, y) if height >= width else (x, height - y - high)
        assert seen == pytest.approx((*through, wide, high))
    first = turned(fronts[0], width, height)
    assert turned(first, width, height).box == pytest.approx(fronts[0].box)


def test_cards_keep_their_size_and_have_trim_and_bleed_boxes():
    cards = [Leaf(_panel("front 1", 59, 92))]
    (page,) = lay_cards(cards, PrintOptions(bleed=True))
    assert page.placed[0].box[2:] == (59, 92)
    assert page.trim is not None
    assert page.trim[2:] == pytest.approx((3 * 59 + 12, 2 * 92 + 6))
    assert page.bleed == 3
    (close,) = lay_cards(cards, PrintOptions())
    assert close.trim is not None
    assert close.trim[2:] == pytest.approx((3 * 59, 3 * 92))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"paper": "a5"}, "unknown-print-choice"),
        ({"ink": "gold"}, "unknown-print-choice"),
        ({"per_page": "3"}, "unknown-print-choice"),
        ({"what": "dice"}, "unknown-print-choice"),
        ({"copies": "0"}, "bad-copies"),
        ({"copies": "-1"}, "bad-copies"),
        ({"copies": "1000000"}, "bad-copies"),
        ({"copies": "many"}, "bad-copies"),
        ({"large": "perhaps"}, "bad-print"),
        ({"colour": "red"}, "bad-print"),
    ],
)
def test_options_that_cannot_be_printed_are_refused(given: dict[str, str], code: str):
    with pytest.raises(BadPrint) as refused:
        read_print_options(given)
    assert refused.value.code == code


def test_a_sheet_that_the_game_does_not_have_is_refused():
    with pytest.raises(BadPrint) as refused:
        document("splitter", only="C")
    assert refused.value.code == "nothing-to-print"
