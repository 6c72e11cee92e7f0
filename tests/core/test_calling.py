"""The dice that a caller rolls for people with paper, and the file that it leaves."""

from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import Called, commit, dice_sets, mix, read_options, verify_called
from rollwright.core.calling import FORMAT
from rollwright.games import GAMES, find

SECRET = "5e" * 32


def called(game: str = "splitter", rounds: int = 3, **options: Any) -> Called:
    """The file of an honest caller after some rounds."""
    found = find(game)
    assert found.rolls is not None
    rolls = found.rolls(read_options(found, options))
    seed = mix(SECRET, ("otter",))
    drawn = tuple(one for number in range(1, rounds + 1) for one in rolls.drawn(seed, number))
    return Called(FORMAT, game, found.info.version, options, commit(SECRET), SECRET, ("otter",), drawn)


def faults(game: str, kept: Called) -> list[str]:
    return [finding.check for finding in verify_called(find(game), kept) if not finding.holds]


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.rolls is not None])
def test_an_honest_file_holds(game: str):
    assert faults(game, called(game)) == []


def test_a_side_with_other_dice_is_checked_by_its_own():
    assert faults("hexroller", called("hexroller", side="back")) == []
    assert faults("hexroller", replace(called("hexroller", side="back"), options={})) == ["called"]


def test_dice_that_depend_on_options_come_in_sets_with_the_default_first():
    sets = dice_sets(find("hexroller"))
    assert [(one.options, one.rolls.rounds, one.rolls.dice[0].dice) for one in sets] == [
        ({"side": "front"}, 7, 8),
        ({"side": "back"}, 6, 7),
    ]
    assert [one.options for one in dice_sets(find("splitter"))] == [{}]
    assert dice_sets(find("difference")) == ()


def test_every_trick_is_found():
    honest = called()
    other = replace(honest.rolls[1], values=(6, 6) if honest.rolls[1].values != (6, 6) else (5, 5))
    again = replace(honest.rolls[1], key="round/2b", values=honest.rolls[1].values)
    tricks = {
        "another secret": replace(honest, secret="ab" * 32),
        "no secret": replace(honest, secret="me"),
        "other words": replace(honest, words=("badger",)),
        "a changed roll": replace(honest, rolls=(honest.rolls[0], other, honest.rolls[2])),
        "a roll under another key": replace(honest, rolls=(honest.rolls[0], again)),
        "a roll left out": replace(honest, rolls=honest.rolls[1:]),
        "rounds after the last": called(rounds=23),
        "another version": replace(honest, version=99),
        "an option that is none": replace(honest, options={"pad": "Z"}),
    }
    found = {trick: faults("splitter", kept) for trick, kept in tricks.items()}
    assert found == {
        "another secret": ["commitment", "rolls", "called"],
        "no secret": ["commitment"],
        "other words": ["rolls", "called"],
        "a changed roll": ["rolls", "called"],
        "a roll under another key": ["rolls", "called"],
        "a roll left out": ["called"],
        "rounds after the last": ["called"],
        "another version": ["format"],
        "an option that is none": ["format"],
    }
