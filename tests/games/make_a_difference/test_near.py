"""In the first games the slip teaches what a number still lacks in Mode A."""

from typing import Any

from msgspec.structs import replace

from tests.games.make_a_difference.test_rules import game, opened, play


def lacks(state: Any, seat: int | None = 0) -> list[tuple[str, int]]:
    return [(near.note, int(near.figure)) for near in game.view(state, seat).near]


def test_a_number_without_a_neighbour_lacks_a_difference_and_a_single_difference_a_second_one():
    state = opened(mode="A")
    first, second = state.dice
    state = play(state, 0, "write fa")
    assert lacks(state) == [("alone", first)]
    assert [(near.cells, near.more) for near in game.view(state, 0).near] == [(("fa",), 1)]
    state = play(state, 0, "write fb")
    assert lacks(state) == [("single", abs(first - second))]
    assert [(near.cells, near.more) for near in game.view(state, 0).near] == [(("fa", "fb"), 1)]
    assert lacks(state, 1) == []
    assert lacks(state, None) == []


def test_two_equal_numbers_make_a_difference_of_nothing_that_lacks_a_second_one():
    state = replace(opened(mode="A"), dice=(4, 4))
    assert lacks(play(state, 0, "write fa", "write fb")) == [("single", 0)]


def test_mode_b_counts_sums_and_lacks_nothing():
    assert lacks(play(opened(mode="B"), 0, "write fa")) == []
