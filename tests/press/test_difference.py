"""The cards of Difference on paper: two pictures back to back, each card with its own place altered."""

from collections.abc import Iterator

import pytest

from rollwright.games.difference.picture import CARDS, picture
from rollwright.press.games import difference
from rollwright.press.games.difference import painted
from rollwright.press.panel import Placed
from rollwright.press.typeset import to_pdf
from tests.press.reading import document, millimetres, pixels, read, words

pytestmark = [pytest.mark.usefixtures("press_fonts"), pytest.mark.slow]  # each picture is painted, for seconds


@pytest.fixture(scope="module", autouse=True)
def painted_small() -> Iterator[None]:
    """Paint half as wide as for print: where things lie stays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(difference, "PIXELS", difference.PIXELS // 2)
        painted.cache_clear()
        yield
    painted.cache_clear()


def test_two_pictures_lie_back_to_back_and_each_has_its_solutions():
    heard: list[tuple[int, int]] = []
    made = document(
        "difference", what="cards", only="circus,castle", progress=lambda done, total: heard.append((done, total))
    )
    fronts, backs = made.pages[:10:2], made.pages[1:10:2]
    assert [len(page.placed) for page in fronts] == [6, 6, 6, 6, 1]
    for front, back in zip(fronts, backs, strict=True):
        for one, other in zip(front.placed, back.placed, strict=True):
            assert _number(one) == _number(other)
            assert (one.x + other.x + 99, one.y) == pytest.approx((210, other.y))
    assert heard == [(1, 2), (2, 2)]
    pdf = read(to_pdf(made))
    assert len(pdf.pages) == 12
    assert {millimetres(page.mediabox) for page in pdf.pages} == {(210.0, 297.0)}
    assert pixels(pdf.pages[0]) == 7  # the picture once, and a piece for each of six cards
    assert "Under the big top: solutions" in words(pdf.pages[10])
    assert all(element.what["en"].split()[0] in words(pdf.pages[10]) for element in picture("circus").elements)


def _number(placed: Placed) -> str:
    """Return the number in the name of a card's piece."""
    return placed.panel.pictures[1].name.partition("-")[2]


def test_a_piece_lies_on_its_place():
    for card, element in zip(CARDS, picture("circus").elements, strict=True):
        piece = painted("circus").pieces[card]
        assert 1000 * (piece.x + piece.width / 2) == pytest.approx(element.x, abs=4) or element.x < element.r
