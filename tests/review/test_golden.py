"""Golden reviews: each is as it was, in words exactly and in figures closely."""

import pytest

from tests.effort import SOAK
from tests.golden_reviews import FOLDER, names, told, words_and_figures

LONG = {
    "make-a-difference/two-in-mode-a.txt",
    "splitter/alone-on-pad-a.txt",
    "splitter/three-on-pad-b.txt",
    "hexroller/two-on-the-back.txt",
    "word-roller/three-in-french-on-side-b.txt",
    "word-roller/three-who-choose-their-sides.txt",
}
CLOSE = 0.15  # points, or tenths of a per cent: the last digit of what is told


def test_every_golden_game_that_can_be_reviewed_has_its_review():
    assert sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.txt")) == sorted(names())


@pytest.mark.soak("the reviews of the long golden games, too")
@pytest.mark.parametrize("name", [name for name in names() if SOAK or name not in LONG])
def test_a_golden_review_is_as_it_was(name: str):
    kept, now = (words_and_figures(text) for text in ((FOLDER / name).read_text("utf-8"), told(name)))
    assert now[0] == kept[0]
    assert now[1] == pytest.approx(kept[1], abs=CLOSE)
