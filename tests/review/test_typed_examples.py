"""The lines that the page shows to those who type in a game: the rules accept each of them."""

from pathlib import Path

import pytest

from rollwright.core import Refused
from rollwright.review.typed import read_typed

PAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
EXAMPLES = [file.read_text("utf-8").partition("…")[0] for file in sorted(PAGES.glob("*/typed.txt"))]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split()[1])
def test_the_lines_of_an_example_are_the_beginning_of_a_game(example: str):
    with pytest.raises(Refused) as refused:
        read_typed(example)
    assert refused.value.code == "not-over"


def test_each_game_that_can_be_typed_has_an_example():
    games = {example.split()[1] for example in EXAMPLES}
    assert games == {"splitter", "make-a-difference", "hexroller", "word-roller"}
