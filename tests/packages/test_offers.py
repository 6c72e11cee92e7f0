"""A package says which options go with a language and with so many seats; page, terminal and checks hear of it."""

import dataclasses
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from rollwright import games
from rollwright.core import BadOptions, Clock, Game, Info, Race, RoundTrip, SeatsFor
from rollwright.server.http.games import list_all
from rollwright.terminal.arguments import read_option_pairs, with_usual_options
from rollwright.testing import Failure
from rollwright.testing.options import options_can_be_offered
from tests.examples import example

stairs = example("stairs")


class Options(Struct, frozen=True):
    steps: Literal[5, 7] = 5
    names: Literal["en", "fr"] = "en"


def start(options: Options, seats: tuple[str, ...], seed: str) -> Any:
    if options.steps == 7 and len(seats) > 4:
        raise BadOptions("bad-seats", low=1, high=4)
    return stairs.GAME.start(stairs.Options(options.steps), seats, seed)


def usual(language: str) -> dict[str, str | int | bool]:
    return {"names": language}


def impossible(_language: str) -> dict[str, str | int | bool]:
    return {"names": "de"}


NAMED: Game = dataclasses.replace(
    stairs.GAME,
    info=Info(
        id="names", title="Names", designers=("Rollwright",), seats=(1, 6), minutes=(3, 3), age=6, version=1, spot="sky"
    ),
    options=Options,
    start=start,
    seats_for=(SeatsFor({"steps": 7}, (1, 4)),),
    usual=usual,
)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "names", NAMED)


def card_of(game: str) -> Any:
    return next(card for card in list_all() if card.id == game)


@pytest.mark.usefixtures("installed")
def test_the_page_is_told_the_seats_and_the_options_of_a_language():
    card = card_of("names")
    assert card.seats_for == (SeatsFor({"steps": 7}, (1, 4)),)
    assert card.usual == {"en": {"names": "en"}, "fr": {"names": "fr"}}
    assert not card.clocked
    assert not card.race


def test_our_own_games_say_whether_they_have_a_clock_and_are_a_race():
    said = {game: (card_of(game).clocked, card_of(game).race) for game in ("splitter", "word-roller", "difference")}
    assert said == {"splitter": (False, False), "word-roller": (True, False), "difference": (True, True)}
    assert card_of("word-roller").usual["fr"] == {"words": "fr"}
    assert [each.seats for each in card_of("difference").seats_for] == [(1, 1), (2, 6)]


def test_the_terminal_takes_the_options_of_its_language_unless_others_are_typed():
    assert read_option_pairs(NAMED, with_usual_options(NAMED, "fr", ["steps=7"])) == Options(7, "fr")
    assert read_option_pairs(NAMED, with_usual_options(NAMED, "fr", ["names=en"])) == Options(5, "en")


def test_only_a_race_that_notes_round_trips_is_played_live():
    clock = Clock(next_wake=lambda _: None)
    assert not dataclasses.replace(NAMED, clock=clock, race=Race(claims=())).is_race
    assert dataclasses.replace(NAMED, clock=clock, race=Race(claims=(), notes=(RoundTrip,))).is_race


@settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_check_names_what_cannot_be_offered(data: st.DataObject):
    options_can_be_offered(NAMED, data)
    for wrong in (
        dataclasses.replace(NAMED, seats_for=(SeatsFor({}, (1, 9)),)),
        dataclasses.replace(NAMED, seats_for=(SeatsFor({"steps": 7}, (1, 5)),)),
        dataclasses.replace(NAMED, usual=impossible),
    ):
        with pytest.raises(Failure):
            options_can_be_offered(wrong, data)
