"""A reviewed game among those of our bots: in the values, and in one line of words."""

from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.bots.measured import share_below, variant_for
from rollwright.core import read_options
from rollwright.games import find
from rollwright.review import Review, SeatReview
from rollwright.review.standing import among_levels
from rollwright.review.text import tell
from rollwright.review.word_roller.result import WordReview, WordSeat

SEAT = SeatReview("Ada", "points", 38.0, (), 0.0, 0.0, 0.0, 28.0, ())


def splitter(pad: str) -> Any:
    return read_options(find("splitter"), {"pad": pad})


def test_a_seat_is_told_how_many_games_of_each_level_have_fewer_points():
    found = among_levels(Review("splitter", 1, "master", (SEAT,)), splitter("B"))
    variant = variant_for("splitter", splitter("B"))
    assert variant is not None
    assert [each.level for each in found.levels] == ["gentle", "steady", "sharp", "master"]
    below = [share_below(each.histogram, 28) for each in variant.levels]
    assert [each.below for each in found.standings[0]] == below
    assert below[0] > 0.8 > below[1] > 0.2 > below[2]  # 28 points are about those of steady


@pytest.mark.parametrize(("language", "begin"), [("en", "Better than"), ("fr", "Mieux que")])
def test_one_line_says_it_in_words(language: Any, begin: str):
    found = among_levels(Review("splitter", 1, "master", (SEAT, SEAT)), splitter("A"))
    lines = [line.strip() for line in tell(found, language, find("splitter").sheet(splitter("A")))]
    told = [line for line in lines if line.startswith(begin)]
    assert len(told) == 2
    assert all(level in told[0] for level in ("gentle", "steady", "sharp", "master"))


def test_a_chance_to_win_is_compared_with_no_points():
    mode_b = read_options(find("make-a-difference"), {"mode": "B"})
    review = Review("make-a-difference", 2, "master", (replace(SEAT, currency="win"),))
    assert among_levels(review, mode_b) == review
    assert not any("Better" in line for line in tell(review, "en", find("make-a-difference").sheet(mode_b)))


def test_words_played_alone_are_compared_by_their_points():
    seat = WordSeat("Ada", 30, 0, 0, 0, 0.0, 0.0, 0.0, (), (), ())
    options = read_options(find("word-roller"), {})
    found = among_levels(Review("word-roller", 2, "sharp", (), part=WordReview("en", 0, 0, (seat,))), options)
    variant = variant_for("word-roller", options)
    assert variant is not None
    below = [share_below(each.histogram, 30) for each in variant.levels if each.games]
    assert [[each.below for each in standing] for standing in found.standings] == [below]
    two = replace(found, part=WordReview("en", 0, 0, (seat, seat)), levels=(), standings=())
    assert among_levels(two, options).levels == ()


def test_where_seats_affect_each_other_only_games_alone_are_compared():
    alone = Review("word-roller", 2, "sharp", (SEAT,))
    options = read_options(find("word-roller"), {})
    assert len(among_levels(alone, options).levels) == 3
    assert among_levels(replace(alone, seats=(SEAT, SEAT)), options).levels == ()
