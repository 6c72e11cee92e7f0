"""Golden playthroughs: a game once recorded is told the same way for ever."""

import pytest

from rollwright.games import GAMES
from tests.golden import FOLDER, files, read, write


@pytest.mark.parametrize(("file", "game"), list(files()), ids=lambda value: getattr(value, "stem", ""))
def test_a_golden_playthrough_replays_to_the_same_text(file, game):
    text = file.read_text("utf-8")
    assert write(game, *read(text)) == text


def test_every_game_has_golden_playthroughs():
    assert {folder.name for folder in FOLDER.iterdir()} == set(GAMES)
