"""Every kind of page looks as it did when somebody last looked at it."""

import pytest

from tests.press.golden import EVENING, PAGES, PAINTED, TABLES, difference, kept, pages

pytestmark = pytest.mark.usefixtures("press_fonts")

TOLERANCE = 6.0  # of 255, in the worst sixteenth of a page; another pad differs by more than twice as much


LATER = pytest.mark.soak("golden pictures of printed cards of Difference, which take a minute to paint", only=True)


@pytest.mark.parametrize("name", [*PAGES, *TABLES, EVENING, *(pytest.param(name, marks=LATER) for name in PAINTED)])
def test_pages_look_as_they_did(name: str):
    drawn, golden = pages(name), kept(name)
    assert len(drawn) == len(golden)
    for number, (new, old) in enumerate(zip(drawn, golden, strict=True)):
        assert difference(new, old.crop((0, 0, *new.size))) < TOLERANCE, number


def test_another_sheet_is_seen_as_another():
    first, second = pages("splitter")
    assert difference(first, second) > 2 * TOLERANCE
