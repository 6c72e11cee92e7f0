"""The variant of a game: the options by which results are compared, as a short text and back."""

import dataclasses
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from rollwright.core import (
    Ranking,
    is_on_paper,
    on_paper,
    played_options,
    read_variant,
    totals_are_times,
    variant_of,
)
from rollwright.games import find
from rollwright.games.splitter import GAME as splitter


class Choices(Struct, frozen=True):
    side: Literal["front", "back"] = "front"
    words: Literal["en uk", "fr"] = "en uk"
    friendly: bool = False
    seconds: Annotated[int, Meta(ge=0, le=120)] = 30


def game(ranking: Ranking[Any, Any] | None = None) -> Any:
    return dataclasses.replace(splitter, options=Choices, ranking=ranking)


def test_a_variant_names_every_choice_also_the_default():
    assert variant_of(splitter, splitter.options()) == "pad=A"
    assert variant_of(game(), Choices()) == "side=front words=en-uk"
    assert variant_of(game(), Choices(friendly=True, seconds=60)) == "side=front words=en-uk"


def test_a_game_says_itself_by_what_its_results_are_compared():
    compared = game(Ranking(compared=("friendly", "seconds", "side")))
    assert variant_of(compared, Choices()) == "side=front"
    assert variant_of(compared, Choices("back", friendly=True, seconds=60)) == "side=back friendly=true seconds=60"
    assert variant_of(game(Ranking(timed=lambda _: True)), Choices()) == "side=front words=en-uk"


def test_a_variant_is_read_back_without_what_the_game_no_longer_has():
    assert read_variant(game(), "side=back friendly=true seconds=60 gone=1") == {
        "side": "back",
        "friendly": True,
        "seconds": 60,
    }


def test_a_result_on_paper_is_kept_apart():
    assert on_paper("pad=A") == "pad=A on-paper"
    assert on_paper("") == "on-paper"
    assert [is_on_paper(variant) for variant in ("pad=A on-paper", "on-paper", "pad=A", "")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(("mode", "timed"), [("solo", True), ("basic", False)])
def test_totals_are_times_where_the_game_says_so(mode: Any, timed: bool):
    difference = find("difference")
    assert totals_are_times(difference, difference.options(mode=mode)) is timed
    assert not totals_are_times(splitter, splitter.options())
    assert not totals_are_times(game(Ranking(compared=())), Choices())


def test_a_result_counts_under_the_options_that_were_played():
    chosen, other = Choices(), Choices("back")
    assert played_options(game(), None, chosen) is chosen
    assert played_options(game(Ranking(compared=())), None, chosen) is chosen
    assert played_options(game(Ranking(played=lambda state: state)), other, chosen) is other
