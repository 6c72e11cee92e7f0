"""The result of a game's reviewer for each seat, and how it becomes a part of the review."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rollwright.review.ledger import Entry, Estimate, Weighed, entries
from rollwright.review.played import Played
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
NOTABLE: dict[Currency, float] = {"points": 0.25, "win": 0.01}  # a choice that costs less is as good as the best


@dataclass(frozen=True)
class Course:
    """One seat's way through a game. `expected` has an entry before each round and the result, the rest one a round.

    `lead` are the same estimates in points ahead of the hardest rival. `explain` says why a round's choice cost much.
    """

    currency: Currency
    expected: Sequence[Estimate]
    weighed: Sequence[Weighed]
    own: Sequence[Choice]
    best: Sequence[Choice]
    sheet: BestSheet | None = None
    lead: tuple[Sequence[Estimate], Sequence[Weighed]] | None = None
    explain: Callable[[int], tuple[Reason, ...]] = field(default=lambda _round: ())


def seat_review(played: Played, seat: int, course: Course) -> SeatReview:
    ledger = entries(course.expected, course.weighed)
    rounds = tuple(
        RoundReview(
            round=number + 1,
            dice=played.dice[number],
            luck=entry.luck,
            luck_se=entry.luck_se,
            rivals=entry.rivals,
            loss=entry.loss,
            error=entry.error,
            own=course.own[number],
            best=course.best[number],
            expectation=entry.expectation,
        )
        for number, entry in enumerate(ledger)
    )
    return SeatReview(
        name=played.seats[seat],
        currency=course.currency,
        start=course.expected[0].mean,
        rounds=rounds,
        luck=sum(entry.luck for entry in ledger),
        loss=sum(entry.loss for entry in ledger),
        error=sum(entry.error for entry in ledger),
        final=course.expected[-1].mean,
        costly=_costly(course, ledger),
        best=course.sheet,
        lead=None if course.lead is None else _lead(*course.lead),
    )


def _costly(course: Course, ledger: Sequence[Entry]) -> tuple[Costly, ...]:
    """Return the costliest choices, the first one first."""
    notable = [number for number, entry in enumerate(ledger) if entry.loss >= NOTABLE[course.currency]]
    chosen = sorted(notable, key=lambda number: -ledger[number].loss)[:MOST_COSTLY]
    return tuple(Costly(number + 1, ledger[number].loss, course.explain(number)) for number in chosen)


def _lead(expected: Sequence[Estimate], weighed: Sequence[Weighed]) -> LeadLedger:
    ledger = entries(expected, weighed)
    return LeadLedger(
        start=expected[0].mean,
        rounds=tuple(LeadRound(entry.luck, entry.loss, entry.error, entry.expectation) for entry in ledger),
        error=sum(entry.error for entry in ledger),
        final=expected[-1].mean,
    )
