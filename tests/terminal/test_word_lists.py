"""`rollwright words check` says which lists hold a word."""

from tests.terminal.conftest import Run


def test_a_word_of_one_language(rollwright: Run):
    said = rollwright("words", "check", "Été")
    assert said.code == 0
    assert "ETE stands in the French list." in said.out
    assert "ETE does not stand in the English list." in said.out


def test_a_word_of_no_language(rollwright: Run):
    assert rollwright("words", "check", "qqq").code == 1


def test_text_that_is_no_word_is_refused(rollwright: Run):
    for given in ("слово", "a-b", "🎲", ""):
        said = rollwright("words", "check", given)
        assert said.code == 1
        assert f"“{given}” is no word" in said.err


def test_a_word_of_300_letters_stands_nowhere(rollwright: Run):
    assert rollwright("words", "check", "A" * 300).code == 1
