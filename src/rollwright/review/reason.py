"""A reason: a sentence of the catalogue with its numbers."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

Currency = Literal["points", "win"]
"""The unit of a ledger: final points, or the chance to win (0 to 1)."""


class Reason(Struct, frozen=True):
    """A sentence of the catalogue that says why a choice was costly, with its numbers."""

    message: str
    params: dict[str, str | int | float]


Explain = Callable[[], tuple[Reason, ...]]
"""Returns what a game has to say of a choice; that takes a moment."""


def reasons_for(currency: Currency, best: float, own: float, explain: Explain) -> tuple[Reason, ...]:
    """Return the reasons of the game or, where it names none, what the reviewer expects after both choices."""
    return explain() or (_expected(currency, best, own),)


def _expected(currency: Currency, best: float, own: float) -> Reason:
    if currency == "win":
        return Reason("review-why-expected-win", {"best": round(100 * best), "own": round(100 * own)})
    return Reason("review-why-expected-points", {"best": round(best, 1), "own": round(own, 1)})
