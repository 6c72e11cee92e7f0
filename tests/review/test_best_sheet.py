"""The best sheet of a game: it uses exactly the dice of the game, and no seat beats it."""

from collections import Counter

from rollwright.games.make_a_difference.score import score_alone
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import layout
from rollwright.review.make_a_difference.best_sheet import best_mode_a
from rollwright.review.make_a_difference.proof import most_points, prove_mode_a
from rollwright.review.splitter.best_sheet import counting_bound
from tests.review.played_games import played, reviewed


def test_the_best_splitter_sheet_holds_each_roll_in_a_mirror_pair():
    game, seen = played("splitter-a", ("any", "steady"), 4), reviewed("splitter-a", ("any", "steady"), 4)
    best = seen.seats[0].best
    assert best is not None
    board = layout("A")
    written = [int(number or 0) for number in best.ink]
    pairs = [tuple(sorted((written[cell], written[other]))) for cell, other in enumerate(board.mirrors) if cell < other]
    assert Counter(pairs) == Counter(tuple(sorted(dice)) for dice in game.dice)
    assert best.score == score_row("A", best.ink)
    assert max(seat.final for seat in seen.seats) < best.total <= best.bound == counting_bound("A", game.dice)
    assert best.proved == (best.total == best.bound)
    assert best.total >= best.bound - 3


def test_the_best_sheet_of_mode_a_is_made_of_the_rolled_numbers():
    game, seen = played("mode-a", ("any", "steady"), 2), reviewed("mode-a", ("any", "steady"), 2)
    best = seen.seats[0].best
    assert best is not None
    assert Counter(best.ink[:20]) == Counter(die for dice in game.dice for die in dice)
    assert best.total == score_alone(best.ink[:20]).total
    assert max(seat.final for seat in seen.seats) + 5 < best.total <= best.bound <= 53


def test_the_best_sheet_of_mode_b_beats_the_rivals_as_they_ended():
    for seat in reviewed("mode-b", ("sharp", "gentle"), 5).seats:
        assert seat.best is not None
        assert seat.best.total > 22 / 2
        assert seat.best.bound == 22


def test_the_best_hexroller_sheet_is_played_by_the_rules():
    seen = reviewed("back", ("master", "steady"), 3)
    best = seen.seats[0].best
    assert best is not None
    assert max(seat.final for seat in seen.seats) <= best.total <= best.bound
    assert sum(item.points for item in best.score.items) == best.total


FULL = [1 + (row + column) % 2 for row in range(4) for column in range(5)]  # every difference is 1: 53 points
ROLLED = [4, 4, 1, 3, 5, 4, 4, 3, 4, 3, 5, 2, 5, 2, 3, 2, 1, 5, 3, 5]  # 51 points can be had, and no more


def test_what_is_false_is_never_proved():
    assert score_alone(tuple(FULL)).total == most_points() == 53
    assert prove_mode_a(FULL, 53)
    assert not prove_mode_a(FULL, 52)
    assert not prove_mode_a(ROLLED, 40, most_ways=1000)  # a search that gives up proves nothing


def test_the_best_sheet_of_mode_a_is_proved_by_an_exhaustive_search():
    dice = [tuple(ROLLED[place : place + 2]) for place in range(0, 20, 2)]
    best = best_mode_a(dice, lambda _share: None)
    assert (best.total, best.bound, best.proved) == (51, 51, True)
    assert not prove_mode_a(ROLLED, 50)
