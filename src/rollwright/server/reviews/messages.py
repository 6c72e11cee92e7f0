"""Answers to a page about the review of a table."""

from typing import Literal

from msgspec import Struct

from rollwright.review.result import Review

ReviewState = Literal["none", "waiting", "making", "ready", "failed"]


class ReviewCard(Struct, frozen=True):
    """How far the review of a table is.

    While it waits, `place` says how many others are made before it; while it is made, `share` (0 to 1) says how much is
    done. `none`: nobody has asked for it. `failed`: the last attempt failed, and it can be asked for again.
    """

    state: ReviewState
    place: int = 0
    share: float = 0.0
    review: Review | None = None
