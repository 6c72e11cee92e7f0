"""The ledger of a seat: start plus luck, minus loss, plus the reviewer's own error, is the result."""

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core import NotFound
from rollwright.games import GAMES
from rollwright.review import Played, Review, review
from rollwright.review.ledger import Estimate, Weighed, entries
from tests.review.played_games import WITH_LEDGER, played, reviewed

numbers = st.floats(-200, 200, allow_nan=False)
TABLES = [("sharp", "any"), ("any", "steady")]
ONE_OF_EACH = [  # games that other tests have reviewed, too, but for the front
    ("splitter-a", ("any", "steady"), 4),
    ("splitter-b", ("master", "steady"), 3),
    ("mode-a", ("any", "steady"), 2),
    ("mode-b", ("sharp", "gentle"), 5),
    ("mode-b-cards", ("master", "steady"), 3),
    ("front", ("gentle",), 2),
    ("back", ("master", "steady"), 3),
]


@given(st.data(), st.integers(1, 22))
def test_any_estimates_add_up_to_the_result(data: st.DataObject, rounds: int):
    expected = [Estimate(data.draw(numbers)) for _ in range(rounds + 1)]
    weighed = [Weighed(*(data.draw(numbers) for _ in range(4))) for _ in range(rounds)]
    ledger = entries(expected, weighed)
    total = expected[0].mean + sum(entry.luck - entry.loss + entry.error for entry in ledger)
    assert total == pytest.approx(expected[-1].mean, abs=1e-9)


def test_every_kind_has_a_game_here():
    assert {kind for kind, _, _ in ONE_OF_EACH} == set(WITH_LEDGER)


@pytest.mark.parametrize(("kind", "levels", "seed"), ONE_OF_EACH, ids=[kind for kind, _, _ in ONE_OF_EACH])
def test_every_seat_of_every_kind_of_game_adds_up(kind: str, levels: tuple[str, ...], seed: int):
    adds_up(played(kind, levels, seed), reviewed(kind, levels, seed))


@pytest.mark.soak("200 more games of any kind", only=True)
@settings(max_examples=200, deadline=None)
@given(st.sampled_from(WITH_LEDGER), st.sampled_from(TABLES), st.integers(0, 10**6))
def test_every_seat_of_every_game_adds_up(kind: str, levels: tuple[str, ...], seed: int):
    game = played(kind, levels, seed)
    adds_up(game, review(game))


def adds_up(game: Played, found: Review) -> None:
    for seat, seen in enumerate(found.seats):
        luck, loss = (sum(getattr(each, name) for each in seen.rounds) for name in ("luck", "loss"))
        error = sum(each.error for each in seen.rounds)
        assert (luck, loss, error) == pytest.approx((seen.luck, seen.loss, seen.error), abs=1e-9)
        assert seen.start + luck - loss + error == pytest.approx(seen.final, abs=1e-9)
        if seen.currency == "points":
            assert seen.final == game.game.score(game.states[-1], seat).total
        expectations = [seen.start, *(each.expectation for each in seen.rounds)]
        for (before, after), each in zip(pairwise(expectations), seen.rounds, strict=True):
            assert before + each.luck - each.loss + each.error == pytest.approx(after, abs=1e-9)
            assert each.loss >= 0
            assert each.loss == pytest.approx(each.best.value - each.own.value, abs=1e-9)


@pytest.mark.parametrize("kind", ["splitter-b", "mode-a", "mode-b", "mode-b-cards", "back"])
def test_a_game_of_the_reviewing_player_loses_nothing(kind: str):
    """Where placements are almost equally good, one is chosen at random, so a hair may be lost."""
    (seat, *_) = reviewed(kind, ("master", "steady"), 3).seats
    assert seat.loss == pytest.approx(0, abs=0.01)


def test_a_random_player_loses_more_than_a_steady_one():
    any_seat, steady = reviewed("splitter-a", ("any", "steady"), 4).seats
    assert any_seat.loss > steady.loss > 2


def test_the_chance_to_win_ends_as_the_victory_and_the_lead_in_points():
    winner, loser = reviewed("mode-b", ("sharp", "gentle"), 5).seats
    assert (winner.final, loser.final) == (1, 0)
    assert winner.lead is not None
    assert loser.lead is not None
    assert winner.lead.final == -loser.lead.final > 0
    assert 0.3 < winner.start < 0.7


def test_only_hexroller_samples_its_luck():
    assert all(each.luck_se == 0 for each in reviewed("splitter-a", ("any", "steady"), 4).seats[0].rounds)
    seat = reviewed("back", ("master", "steady"), 3).seats[0]
    assert all(0 < each.luck_se < 3 for each in seat.rounds)


def test_costly_choices_are_the_costliest_of_the_game():
    for seat in reviewed("splitter-a", ("any", "steady"), 4).seats:
        assert 2 <= len(seat.costly) <= 3
        losses = sorted((each.loss for each in seat.rounds), reverse=True)
        assert [costly.loss for costly in seat.costly] == losses[: len(seat.costly)]
        for costly in seat.costly:
            assert seat.rounds[costly.round - 1].best != seat.rounds[costly.round - 1].own


def test_a_review_survives_the_wire_comes_out_the_same_again_and_tells_its_progress():
    first, shares = reviewed("mode-b", ("sharp", "gentle"), 5), list[float]()
    assert msgspec.json.decode(msgspec.json.encode(first), type=Review) == first
    assert review(played("mode-b", ("sharp", "gentle"), 5), shares.append) == first
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)


def test_a_review_can_be_cancelled():
    shares: list[float] = []

    class Cancelled(Exception):
        pass

    def cancel(share: float) -> None:
        shares.append(share)
        raise Cancelled

    with pytest.raises(Cancelled):
        review(played("mode-b", ("sharp", "gentle"), 5), cancel)
    assert shares[-1] < 0.2


def test_a_game_without_a_reviewer_says_so():
    game = GAMES["splitter"]
    unknown = replace(game, info=msgspec.structs.replace(game.info, id="stairs"))
    with pytest.raises(NotFound) as refused:
        review(Played(unknown, game.options(), ("Ada",), ()))
    assert refused.value.code == "no-review"
