"""The ledger: a final result as the expectation at the start, plus luck, minus loss, plus the reviewer's own error.

Of each round a reviewer estimates five numbers, all in one currency. `expected` is what the sheet may be expected to
end with before the roll. `rolled` is the same when the dice lie on the table and the reviewer would choose. `best` and
`own` are the worth of the best choice and of the seat's own; `rivals` is what the other seats' choices then changed.

    luck  = rolled - expected + rivals      loss = best - own
    error = (expected after the round - rivals - own) + (best - rolled)

These add up to the expectation after the round minus the one before it, whatever the estimates are. So the sum over
all rounds is the final result, and a poor reviewer shows as a large error, never as a wrong sum.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple


@dataclass(frozen=True)
class Estimate:
    """An expectation before a roll, with its standard error: 0 where all rolls were counted."""

    mean: float
    error: float = 0.0


@dataclass(frozen=True)
class Weighed:
    """The reviewer's estimates of one round, after its roll."""

    rolled: float
    best: float
    own: float
    rivals: float = 0.0


class Entry(NamedTuple):
    """One round of the ledger; `expectation` is that after the round."""

    luck: float
    luck_se: float
    rivals: float
    loss: float
    error: float
    expectation: float


def entries(expected: Sequence[Estimate], rounds: Sequence[Weighed]) -> list[Entry]:
    """Return the ledger of one seat: `expected` has one more entry than there are rounds, the last is the result."""
    return [
        Entry(
            luck=seen.rolled - before.mean + seen.rivals,
            luck_se=before.error,
            rivals=seen.rivals,
            loss=seen.best - seen.own,
            error=(after.mean - seen.rivals - seen.own) + (seen.best - seen.rolled),
            expectation=after.mean,
        )
        for (before, after), seen in zip(pairwise(expected), rounds, strict=True)
    ]
