"""Word finding keeps to the rules of writing, and the best word is the best of all that may be written."""

from random import Random
from typing import Any

import pytest

from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import WAYS, cards
from rollwright.games.word_roller.dice import dice
from rollwright.games.word_roller.possible_words import best_word, finds
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.writing import Word, Written, write
from rollwright.lexicon import WordList, word_list
from rollwright.lexicon.automaton import build
from tests.lexicon.positions import position

HELD = (Held("twice"), Held("letter", "S"), Held("consonant", "R"))


@pytest.mark.parametrize("held", [(), HELD], ids=["no cards", "cards"])
def test_every_find_may_be_written_and_the_best_brings_most(held: tuple[Any, ...]):
    english, random = word_list("en"), Random(len(held))
    common = [
        word for word in english.parts[0][0] if len(word) < 6 and english.rarity(word) == 10 and random.random() < 0.2
    ]
    words = WordList(((build(common), [10] * len(common)),))
    for _ in range(5):
        grid, rolled = position(common, random, 9, 9, most=5), tuple(random.choice(die.faces) for die in dice())
        face = cards()["4a"]
        before, gains = score_card(face, grid, held).total, list[int]()
        for text, row, col, down in finds(grid, rolled, held, words).entries():
            result = write(face, grid, rolled, held, (), words, Word(text, row, col, WAYS[down]))
            assert isinstance(result, Written)
            gains.append(score_card(face, result.grid, held).total - before)
        found = best_word(face, grid, rolled, held, words)
        assert found is not None
        assert found[1] == max(gains)
        assert found[0].dir in WAYS
        assert isinstance(write(face, grid, rolled, held, (), words, found[0]), Written)


def test_of_two_words_for_one_place_the_one_with_the_favourite_consonant_is_best():
    words, empty = word_list("own", "cat rat tar"), ("." * 9,) * 9
    for wish, best in (("R", "RAT"), ("C", "CAT")):
        found = best_word(cards()["1a"], empty, tuple("AEHTRNCS"), (Held("consonant", wish),), words)
        assert found is not None
        assert (found[0].text, found[1]) == (best, 5)  # 3 on a star, a chain of 1, and the letter
    found = best_word(cards()["1a"], empty, tuple("AEHTRNCS"), (Held("letter", "R"),), words)
    assert found is not None
    assert (found[0].text, found[1]) == ("CAT", 4), "a House letter brings no points"


def test_a_substitute_has_two_or_three_letters_of_the_dice_alone():
    found = finds(("." * 9,) * 9, tuple("AEHTRNCS"), HELD, word_list("en"), "substitute")
    assert {len(text) for text, *_ in found.entries()} == {2, 3}
    assert "INN" not in {text for text, *_ in found.entries()}
    assert "ANA" not in {text for text, *_ in found.entries()}, "a Twin letter serves no substitute"
    assert "SEE" in {text for text, *_ in finds(("." * 9,) * 9, tuple("AEHTRNCS"), HELD, word_list("en")).entries()}


def test_where_nothing_fits_there_is_no_best_word():
    assert best_word(cards()["1a"], ("." * 9,) * 9, tuple("AEHTRNCS"), (), word_list("own")) is None
