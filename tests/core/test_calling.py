"""The dice that a caller rolls for people with paper, and the file that it leaves."""

import dataclasses
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from rollwright.core import Called, Rolls, commit, dice_sets, mix, once_a_round, read_options, verify_called
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


def test_a_file_of_all_rounds_holds_and_no_round_may_come_after_them():
    assert faults("splitter", called(rounds=22)) == []
    assert faults("splitter", called(rounds=23)) == ["called"]


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


class Choices(Struct, frozen=True):
    many: bool = False
    dice: Annotated[int, Meta(ge=1, le=3)] = 2
    seconds: Annotated[int, Meta(ge=0, le=24)] = 3
    name: Annotated[str, Meta(max_length=9)] = ""


def calls(options: Choices) -> Rolls:
    return once_a_round(20 if options.many else 10, options.dice + options.seconds)


def test_a_flag_and_a_number_have_a_set_for_each_value_and_a_wide_range_has_its_default_alone():
    game = dataclasses.replace(find("splitter"), options=Choices, rolls=calls)
    assert [one.options for one in dice_sets(game)] == [
        {"many": many, "dice": dice} for many in (False, True) for dice in (2, 1, 3)
    ]
    assert [(one.rolls.rounds, one.rolls.dice[0].dice) for one in dice_sets(game)][-2:] == [(20, 4), (20, 6)]


class Number(Struct, frozen=True):
    dice: Annotated[int, Meta(ge=0, le=23)] = 2


class Later(Struct, frozen=True):
    dice: Annotated[int, Meta(ge=10, le=33)] = 12


def nine_rounds(options: Number | Later) -> Rolls:
    return once_a_round(9, options.dice)


@pytest.mark.parametrize("options", [Number, Later])
def test_a_number_of_at_most_24_values_has_all_of_them(options: Any):
    game = dataclasses.replace(find("splitter"), options=options, rolls=nine_rounds)
    low, usual = (0, 2) if options is Number else (10, 12)
    chosen = [one.options["dice"] for one in dice_sets(game)]
    assert chosen == [usual, *(value for value in range(low, low + 24) if value != usual)]


def test_the_first_rolls_that_are_not_as_they_must_be_are_named():
    honest = called(rounds=8)
    said = {finding.check: finding.detail for finding in verify_called(find("splitter"), replace(honest, words=("x",)))}
    assert said["rolls"] == said["called"] == "round/1, round/2, round/3, round/4, round/5"
    assert said["format"] == "rollwright-caller-1, 1"


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
        "another file": replace(honest, format="rollwright-game-1"),
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
        "another file": ["format"],
        "another version": ["format"],
        "an option that is none": ["format"],
    }
