"""A reviewer's estimates of one seat's game, round by round, and the part of the review that is made from them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from rollwright.review.ledger import Entry, Estimate, Weighed, entries
from rollwright.review.played import Played
from rollwright.review.reason import reasons_for
from rollwright.review.result import (
    BestSheet,
    Choice,
    Costly,
    Currency,
    LeadLedger,
    LeadRound,
    Reason,
    RoundReview,
    SeatReview,
)

Progress = Callable[[float], None]
"""Called with the share that is done, 0 to 1. It may raise: that cancels the review."""

MOST_COSTLY = 3  # choices that a review points at
MOST_EXPLAINED = 12  # choices at a table that games are played on from: with many seats a review would take long
MOST_SEATS = 8  # seats whose costliest choices games are played on from
NOTABLE: dict[Currency, float] = {"points": 0.25, "win": 0.01}  # a choice that costs less is as good as the best


@dataclass(frozen=True)
class SeatEstimates:
    """One seat's game as its reviewer estimates it.

    `expected` has an entry before each round and the result; the other sequences have one entry for each round. `lead`
    are the same estimates in points ahead of the hardest rival. `explain` says why a round's choice cost much. Where
    that takes long, `glance` says what is seen at once: at a large table only the costliest choices are explained.
    """

    currency: Currency
    expected: Sequence[Estimate]
    weighed: Sequence[Weighed]
    own: Sequence[Choice]
    best: Sequence[Choice]
    sheet: BestSheet | None = None
    lead: tuple[Sequence[Estimate], Sequence[Weighed]] | None = None
    explain: Callable[[int], tuple[Reason, ...]] = field(default=lambda _round: ())
    glance: Callable[[int], tuple[Reason, ...]] | None = None


def with_fewer_explained(seats: Sequence[SeatEstimates]) -> list[SeatEstimates]:
    """Return all seats; at a large table no games are played on for those whose costliest choice cost the least."""
    costliest = [max(each.best - each.own for each in seen.weighed) for seen in seats]
    chosen = sorted(range(len(seats)), key=lambda seat: -costliest[seat])[:MOST_SEATS]
    return [
        seen if seat in chosen or seen.glance is None else replace(seen, explain=seen.glance)
        for seat, seen in enumerate(seats)
    ]


def seat_review(played: Played, seat: int, estimates: SeatEstimates) -> SeatReview:
    ledger = entries(estimates.expected, estimates.weighed)
    rounds = tuple(
        RoundReview(
            round=number + 1,
            dice=played.dice[number],
            luck=entry.luck,
            luck_se=entry.luck_se,
            rivals=entry.rivals,
            loss=entry.loss,
            error=entry.error,
            own=estimates.own[number],
            best=estimates.best[number],
            expectation=entry.expectation,
        )
        for number, entry in enumerate(ledger)
    )
    return SeatReview(
        name=played.seats[seat],
        currency=estimates.currency,
        start=estimates.expected[0].mean,
        rounds=rounds,
        luck=sum(entry.luck for entry in ledger),
        loss=sum(entry.loss for entry in ledger),
        error=sum(entry.error for entry in ledger),
        final=estimates.expected[-1].mean,
        costly=_costly(estimates, ledger, len(played.seats)),
        best=estimates.sheet,
        lead=None if estimates.lead is None else _lead(*estimates.lead),
    )


def _costly(estimates: SeatEstimates, ledger: Sequence[Entry], seats: int) -> tuple[Costly, ...]:
    """Return the costliest choices, the first one first."""
    notable = [number for number, entry in enumerate(ledger) if entry.loss >= NOTABLE[estimates.currency]]
    chosen = sorted(notable, key=lambda number: -ledger[number].loss)[:MOST_COSTLY]
    explained = max(1, MOST_EXPLAINED // seats)
    return tuple(
        Costly(number + 1, ledger[number].loss, _why(estimates, number, explained=place < explained))
        for place, number in enumerate(chosen)
    )


def _why(estimates: SeatEstimates, number: int, *, explained: bool) -> tuple[Reason, ...]:
    weighed = estimates.weighed[number]
    explain = estimates.explain if explained or estimates.glance is None else estimates.glance
    return reasons_for(estimates.currency, weighed.best, weighed.own, lambda: explain(number))


def _lead(expected: Sequence[Estimate], weighed: Sequence[Weighed]) -> LeadLedger:
    ledger = entries(expected, weighed)
    return LeadLedger(
        start=expected[0].mean,
        rounds=tuple(LeadRound(entry.luck, entry.loss, entry.error, entry.expectation) for entry in ledger),
        error=sum(entry.error for entry in ledger),
        final=expected[-1].mean,
    )
