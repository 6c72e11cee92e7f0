"""The best sheet of a game: it uses exactly the dice of the game, and no seat beats it."""

from collections import Counter
from random import Random

import pytest

from rollwright.games.make_a_difference.score import score_alone
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review import review
from rollwright.review.make_a_difference import best_sheet as difference_search
from rollwright.review.make_a_difference.best_sheet import best_mode_a
from rollwright.review.make_a_difference.proof import most_points, prove_mode_a
from rollwright.review.splitter import best_sheet as splitter_search
from rollwright.review.splitter.best_sheet import best_sheet as best_splitter_sheet
from rollwright.review.splitter.best_sheet import counting_bound
from tests.effort import effort
from tests.review.played_games import played, reviewed


def ignore(_share: float) -> None:
    pass


def unproved(_numbers: object, _total: int) -> bool:
    return False


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


@pytest.mark.parametrize(
    ("kind", "levels"), [("splitter-a", ["sharp"]), ("mode-a", ["sharp"]), ("mode-b", ["sharp", "any"])]
)
def test_no_seat_has_more_than_the_best_sheet_however_little_is_searched(
    kind: str, levels: list[str], monkeypatch: pytest.MonkeyPatch
):
    for weak in (splitter_search, difference_search):
        monkeypatch.setattr(weak, "STEPS", 0)
    monkeypatch.setattr(difference_search, "SHEETS", len(levels))
    monkeypatch.setattr(difference_search, "prove_mode_a", unproved)
    game = played(kind, tuple(levels), 5)
    for seat, seen in enumerate(review(game).seats):
        assert seen.best is not None
        assert seen.best.total == seen.best.score.total >= game.game.score(game.states[-1], seat).total


@pytest.mark.soak("20 games on each pad instead of 3")
@pytest.mark.parametrize(("pad", "share", "most_missing"), [("A", 0.65, 2), ("B", 0.5, 4)])
def test_many_of_the_best_splitter_sheets_are_proved(pad: Pad, share: float, most_missing: int):
    proved, games = 0, effort(3, 20)
    for seed in range(100, 100 + games):
        random = Random(seed)
        best = best_splitter_sheet(pad, [(random.randint(1, 6), random.randint(1, 6)) for _ in range(22)], [], ignore)
        assert best.bound - most_missing <= best.total <= best.bound
        assert score_row(pad, best.ink) == best.score
        proved += best.proved
    assert proved >= share * games


@pytest.mark.soak("20 games of Mode A", only=True)
def test_every_best_sheet_of_mode_a_is_proved():
    for seed in range(100, 120):
        random = Random(seed)
        best = best_mode_a([(random.randint(1, 6), random.randint(1, 6)) for _ in range(10)], [], ignore)
        assert best.proved, (seed, best.total)


def test_the_best_sheet_of_mode_a_is_made_of_the_rolled_numbers():
    game, seen = played("mode-a", ("any", "steady"), 2), reviewed("mode-a", ("any", "steady"), 2)
    best = seen.seats[0].best
    assert best is not None
    assert Counter(best.ink[:20]) == Counter(die for dice in game.dice for die in dice)
    assert best.total == score_alone(best.ink[:20]).total
    assert max(seat.final for seat in seen.seats) + 5 < best.total <= best.bound <= 53
    points = [item.points for item in best.score.items]
    assert list(best.ink[-12:]) == [*points, sum(points[5:]), sum(points[:5]), best.total]


def test_the_best_sheet_of_mode_b_beats_the_rivals_as_they_ended():
    for seat in reviewed("mode-b", ("sharp", "gentle"), 5).seats:
        assert seat.best is not None
        assert seat.best.total > 22 / 2
        assert seat.best.bound == 22
        assert seat.best.ink[-1] == seat.best.total
        assert {*seat.best.ink[-12:-3]} <= {0, 2, 3}  # a bubble is crossed out or taken


def test_the_best_hexroller_sheet_is_played_by_the_rules():
    seen = reviewed("back", ("master", "steady"), 3)
    best = seen.seats[0].best
    assert best is not None
    assert max(seat.final for seat in seen.seats) <= best.total <= best.bound
    assert sum(item.points for item in best.score.items) == best.total


FULL = [1 + (row + column) % 2 for row in range(4) for column in range(5)]  # every difference is 1: 53 points
ROLLED = [4, 4, 1, 3, 5, 4, 4, 3, 4, 3, 5, 2, 5, 2, 3, 2, 1, 5, 3, 5]  # 51 points can be had, and no more


def test_a_false_bound_is_never_proved():
    assert score_alone(tuple(FULL)).total == most_points() == 53
    assert prove_mode_a(FULL, 53)
    assert not prove_mode_a(FULL, 52)
    assert not prove_mode_a(ROLLED, 40, most_ways=1000)  # a search that gives up proves nothing


def test_the_best_sheet_of_mode_a_is_proved_by_an_exhaustive_search():
    dice = [tuple(ROLLED[place : place + 2]) for place in range(0, 20, 2)]
    best = best_mode_a(dice, [], ignore)
    assert (best.total, best.bound, best.proved) == (51, 51, True)
    assert not prove_mode_a(ROLLED, 50)
