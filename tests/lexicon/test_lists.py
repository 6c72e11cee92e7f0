"""The shipped lists hold words, no names and no abbreviations, and are numbered in their order."""

from itertools import islice

import pytest

from rollwright.core import NotFound
from rollwright.lexicon import fold, word_list
from rollwright.lexicon.automaton import build


@pytest.mark.parametrize("word", ["CAT", "TRAIN", "COLOUR", "COLOR", "QUIZ", "AX", "OX"])
def test_english_has(word: str):
    assert word in word_list("en")


@pytest.mark.parametrize(
    "word",
    [
        "CS",
        "ES",
        "GS",
        "KS",
        "LS",
        "MS",
        "RS",
        "TS",
        "LONDON",
        "NASA",
        "USA",
        "ETC",
        "A",
        "I",
        "cat",
        "",
        None,
        7,
        "ÉTÉ",
    ],
)
def test_english_has_not(word: int | str | None):
    assert word not in word_list("en")


@pytest.mark.parametrize("word", ["CHAT", "ETE", "OEUF", "CHANTERAIENT", "CA", "OU", "COEUR", "GARCON"])
def test_french_has(word: str):
    assert word in word_list("fr")


@pytest.mark.parametrize("word", ["KM", "CM", "LYON", "OTAN", "MME", "QU", "XVI", "JUSQU"])
def test_french_has_not(word: str):
    assert word not in word_list("fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_are_numbered_in_their_order(language: str):
    automaton, classes = word_list(language).parts[0]
    words = list(islice(automaton, 5000))
    assert words == sorted(words)
    assert [automaton.number(word) for word in words] == list(range(len(words)))
    assert len(automaton) == len(classes)


def test_common_words_have_the_smaller_class():
    words = word_list("en")
    house, quagmire = words.rarity("HOUSE"), words.rarity("QUAGMIRE")
    assert house is not None
    assert quagmire is not None
    assert house < quagmire
    assert words.rarity("XXXX") is None


def test_an_automaton_holds_exactly_its_words():
    words = ["TAP", "TAPS", "TOP", "TOPS", "STOP", "STOPS", "A"]
    automaton = build(words)
    assert list(automaton) == sorted(words)
    assert "TA" not in automaton
    assert "TAPSS" not in automaton
    assert len(build([])) == 0


@pytest.mark.parametrize(
    ("given", "folded"),
    [("Été", "ETE"), ("cœur", "COEUR"), ("Ægir", "AEGIR"), ("naïve", "NAIVE"), ("", None), ("ß2", None)],
)
def test_folding(given: str, folded: str | None):
    assert fold(given) == folded


def test_a_list_we_do_not_have_is_refused():
    with pytest.raises(NotFound):
        word_list("klingon")
