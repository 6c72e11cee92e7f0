"""A seat's way through a game becomes its ledger: each line worked out by hand."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rollwright.core import begin
from rollwright.games import GAMES
from rollwright.review import Played, SeatReview
from rollwright.review.estimates import MOST_SEATS, SeatEstimates, seat_review, with_fewer_explained
from rollwright.review.ledger import Entry, Estimate, Weighed, entries
from rollwright.review.result import Choice, Currency, LeadLedger, LeadRound, Reason

GAME = GAMES["splitter"]
# Before the roll 30 points were expected, after it 32; the best choice was worth 33, the own 29; the others brought 1.
ROUND = Weighed(rolled=32, best=33, own=29, rivals=1)


def choice(value: float) -> Choice:
    return Choice((), (), value)


def reviewed(losses: Sequence[float], currency: Currency = "points", seat: int = 0, start: float = 30) -> SeatReview:
    """Review rounds in which nothing but the choices differs from what was expected."""
    opened = begin(GAME, GAME.options(), ("Ada", "Ben"), "7")
    states = [replace(opened, dice=(1, 1 + number)) for number in range(len(losses))]
    means = [start - sum(losses[:number]) for number in range(len(losses) + 1)]
    estimates = SeatEstimates(
        currency,
        [Estimate(mean, 0.5) for mean in means],
        [Weighed(mean, mean, mean - loss) for mean, loss in zip(means, losses, strict=False)],
        [choice(mean - loss) for mean, loss in zip(means, losses, strict=False)],
        [choice(mean) for mean in means[:-1]],
        explain=lambda number: (Reason("", {"round": number + 1}),),
    )
    return seat_review(Played(GAME, GAME.options(), ("Ada", "Ben"), (*states, opened)), seat, estimates)


def test_luck_loss_and_error_of_a_round_are_told_apart():
    (found,) = entries([Estimate(30, 0.5), Estimate(31)], [ROUND])
    assert found == Entry(luck=3, luck_se=0.5, rivals=1, loss=4, error=2, expectation=31)
    assert 30 + found.luck - found.loss + found.error == 31


def test_each_round_has_its_number_its_dice_and_both_choices():
    seen = reviewed([0, 2, 0.5], seat=1)
    assert seen.name == "Ben"
    assert [(each.round, each.dice, each.loss) for each in seen.rounds] == [
        (1, (1, 1), 0),
        (2, (1, 2), 2),
        (3, (1, 3), 0.5),
    ]
    assert [(each.own.value, each.best.value, each.expectation) for each in seen.rounds] == [
        (30, 30, 30),
        (28, 30, 28),
        (27.5, 28, 27.5),
    ]
    assert {(each.luck, each.luck_se, each.rivals, each.error) for each in seen.rounds} == {(0, 0.5, 0, 0)}
    assert (seen.start, seen.luck, seen.loss, seen.error, seen.final) == (30, 0, 2.5, 0, 27.5)
    assert seen.lead is None


@pytest.mark.parametrize(
    ("currency", "losses", "costly"),
    [
        ("points", [0, 2, 0.5], [2, 3]),
        ("points", [0.25, 0.24], [1]),
        ("points", [1, 4, 2, 3], [2, 4, 3]),
        ("win", [0.01, 0.009, 0.2], [3, 1]),
    ],
)
def test_up_to_three_choices_that_cost_much_are_pointed_at_the_costliest_first(
    currency: Currency, losses: list[float], costly: list[int]
):
    found = reviewed(losses, currency, start=0).costly
    assert [(each.round, each.why[0].params["round"]) for each in found] == [(number, number) for number in costly]
    assert [each.loss for each in found] == pytest.approx([losses[number - 1] for number in costly])


def test_a_lead_has_a_ledger_of_its_own():
    opened = begin(GAME, GAME.options(), ("Ada",), "7")
    chances = [Estimate(0.5), Estimate(0.5)], [Weighed(0.5, 0.5, 0.5)]
    estimates = SeatEstimates(
        "win", *chances, [choice(0.5)], [choice(0.5)], lead=([Estimate(30), Estimate(31)], [ROUND])
    )
    seen = seat_review(Played(GAME, GAME.options(), ("Ada",), (opened, opened)), 0, estimates)
    assert (seen.currency, seen.start, seen.final, seen.luck) == ("win", 0.5, 0.5, 0)
    assert seen.lead == LeadLedger(start=30, rounds=(LeadRound(3, 4, 2, 31),), error=2, final=31)


def test_at_a_large_table_games_are_played_on_for_those_who_lost_the_most_at_once():
    def seat(loss: float) -> SeatEstimates:
        return SeatEstimates(
            "points",
            [Estimate(30), Estimate(30)],
            [Weighed(30, 30, 30 - loss)],
            [choice(30 - loss)],
            [choice(30)],
            explain=lambda _: (Reason("played-on", {}),),
            glance=lambda _: (Reason("glance", {}),),
        )

    seats = with_fewer_explained([seat(loss) for loss in range(MOST_SEATS + 4)])
    assert [seen.explain(0)[0].message for seen in seats] == ["glance"] * 4 + ["played-on"] * MOST_SEATS
    few = [seat(1), seat(2)]
    assert with_fewer_explained(few) == few
