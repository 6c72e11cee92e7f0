"""Everything that is typed can be typed in French, with or without accents; English words are read too."""

from pathlib import Path

import pytest

from rollwright.core import to_text
from rollwright.games import GAMES
from rollwright.locale import LANGUAGES
from rollwright.terminal.games import display_of
from rollwright.terminal.prompt import read_action
from rollwright.terminal.vocabulary import fold_word, vocabulary_of
from tests.terminal.conftest import Run


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_read_as_it_is_shown_and_without_accents(game: str):
    rules = GAMES[game]
    texts = [to_text(action) for action in rules.actions]
    for language in LANGUAGES:
        words = vocabulary_of(language, rules)
        for text in texts:
            shown = words.show(text)
            assert words.read(shown) == text
            assert words.read(fold_word(shown)).casefold() == text.casefold()
            assert words.read(text) == text, "the words of the actions are read in every language"
            assert read_action(words, display_of(game), texts, shown) == text


def test_no_english_verb_is_shown_in_french():
    for rules in GAMES.values():
        words = vocabulary_of("fr", rules)
        same = [verb for verb in words.verbs if words.show(verb) == verb]
        assert not same


def test_a_french_game_of_words(rollwright: Run):
    said = rollwright(
        "--lang",
        "fr",
        "play",
        "word-roller",
        "--bots",
        "none",
        piped="foo\ncommencer r5c3 vertical\neffacer\n?\npasser\nq\n",
    ).out.replace("\N{NO-BREAK SPACE}", " ")
    for english in ("begin", "across", "down", "undo", "letter"):
        assert english not in said.replace("r5c3 vertical", "")
    assert "« foo » ne veut rien dire ici." in said
    assert "Manche 2 sur 6" in said


def test_french_words_and_bots_by_their_french_names(rollwright: Run, tmp_path: Path):
    file = tmp_path / "data" / "rollwright" / "terminal" / "unfinished"
    rollwright("--lang", "fr", "play", "word-roller", "--bots", "coriace", piped="passer\n")
    kept = next(file.glob("*.json")).read_text("utf-8")
    assert '"words":"fr"' in kept
    assert '"levels":["sharp"]' in kept
    assert '"names":["Moi","coriace"]' in kept
    assert rollwright("--lang", "fr", "play", "splitter", "--bots", "aucun", piped="q\n").code == 1
