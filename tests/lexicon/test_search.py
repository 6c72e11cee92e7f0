"""The fast search finds exactly what a plain scan of the dictionary finds."""

from collections import Counter
from random import Random

import pytest

from rollwright.lexicon import WordList, word_list
from rollwright.lexicon.automaton import build
from rollwright.lexicon.search import search
from tests.effort import effort
from tests.lexicon.positions import position, rolled
from tests.lexicon.scan import scan

POSITIONS = 50  # in a batch
BATCHES = effort(1, 10)


def some_words(random: Random) -> list[str]:
    """Return a part of the English words, the shorter the more: a scan of all of them would take hours."""
    share = {2: 1.0, 3: 0.4}
    every = [word for word in word_list("en").parts[0][0] if len(word) <= 11]
    return [word for word in every if random.random() < share.get(len(word), 0.01)]


def found(
    words: WordList, grid: tuple[str, ...], letters: Counter[str], twins: int = 0
) -> set[tuple[str, int, int, bool]]:
    return set(search(words, grid, letters, twins).entries())


@pytest.mark.soak("500 random positions, not 50")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_search_and_scan_agree_on_random_positions(batch: int):
    random = Random(batch)
    words = some_words(random)
    listed = WordList(((build(words), [20] * len(words)),))
    for _ in range(POSITIONS):
        cols = random.choice((9, 11))
        grid, letters, twins = position(words, random, 9, cols, most=8), rolled(random), random.choice((0, 0, 1, 2))
        assert found(listed, grid, letters, twins) == scan(words, grid, letters, twins)


def test_a_word_may_cross_lengthen_and_lie_beside():
    words = WordList(((build(["CAT", "CATS", "SO", "ON", "TO", "AT", "NO"]), [20] * 7),))
    grid = ("CAT..", ".....", ".....")
    assert found(words, grid, Counter("S")) == {("CATS", 0, 0, False)}
    crossing, through_a_lengthening = ("TO", 0, 2, True), ("SO", 0, 3, True)
    assert found(words, grid, Counter("OS")) >= {crossing, through_a_lengthening}
    beside = ("NO", 1, 1, False)  # below CAT it makes AN, which is no word here, and TO
    assert beside not in found(words, grid, Counter("NO"))
    assert beside in found(WordList((*words.parts, (build(["AN"]), [20]))), grid, Counter("NO"))


def test_nothing_is_found_without_a_new_letter_or_without_letters():
    words = WordList(((build(["AT", "TA"]), [20] * 2),))
    assert not found(words, ("AT", ".."), Counter())
    assert not found(words, ("AT", "TA"), Counter("AT"))


def test_struck_words_are_not_found_and_added_words_are():
    own = word_list("own", "zzt ztz -ztz")
    assert found(own, ("..",) * 3, Counter("ZZT")) == {("ZZT", 0, col, True) for col in (0, 1)}
    assert "ZTZ" not in own
    house = word_list("en", "zzt -train")
    assert "ZZT" in house
    assert "TRAIN" not in house
    assert "TRAINS" in house
    assert ("TRAIN", 0, 0, False) not in found(house, (".....",), Counter("TRAIN"))


def test_a_twin_serves_one_letter_once_more():
    words = WordList(((build(["INN", "NINNY"]), [20] * 2),))
    assert not found(words, (".....",), Counter("INY"))
    assert {text for text, *_ in found(words, (".....",), Counter("INY"), twins=1)} == {"INN"}
    assert {text for text, *_ in found(words, (".....",), Counter("INY"), twins=2)} == {
        "INN"
    }  # one N shown: two at most
