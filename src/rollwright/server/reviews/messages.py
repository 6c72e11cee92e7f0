"""Answers to a page about the review of a table, and of a game that somebody brought as a file."""

from typing import Any, Literal

from msgspec import Struct

from rollwright.review.result import Review
from rollwright.server.socket.messages import RoundStep

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


class BroughtGame(Struct, frozen=True):
    """A game from a file with its review. `steps` are its rounds, as GET /api/tables/{table}/rounds gives them."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    review: Review
    steps: tuple[RoundStep, ...]


class BroughtCard(Struct, frozen=True):
    """How far the review of a brought file is, as `ReviewCard` says it. `id` names it for a while."""

    id: str
    state: ReviewState
    place: int = 0
    share: float = 0.0
    game: BroughtGame | None = None
