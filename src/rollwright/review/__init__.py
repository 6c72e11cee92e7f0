"""Reviews of finished games: luck and skill apart, the costliest choices, the best sheet of the dice (docs/review.md).

A game offers a review by a `Reviewer` in `REVIEWERS`; an installed package adds one by the entry point group
`rollwright.reviews`. It is no field of `Game`, because a reviewer builds on the game's bots, and bots build on games.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in rollwright.server: a review takes one core

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rollwright.core import NotFound
from rollwright.games import GAMES
from rollwright.games.packages import REVIEWS_GROUP, Found, Unfit, load
from rollwright.review import hexroller, make_a_difference, splitter
from rollwright.review.course import Course, Progress, seat_review
from rollwright.review.played import CannotReview, Played, from_moves, from_record
from rollwright.review.result import BestSheet, Choice, Costly, Reason, Review, RoundReview, SeatReview, Written

__all__ = [
    "REVIEWERS",
    "VERSION",
    "BestSheet",
    "CannotReview",
    "Choice",
    "Costly",
    "Course",
    "Played",
    "Progress",
    "Reason",
    "Review",
    "Reviewer",
    "RoundReview",
    "SeatReview",
    "Written",
    "can_review",
    "from_moves",
    "from_record",
    "review",
]


VERSION = "2"  # raise it when reviews change: those that a server keeps are then made again


@dataclass(frozen=True, kw_only=True)
class Reviewer:
    """The review that a game offers. `name` is that of the player whose choices the others are compared with.

    `review` returns a `Course` for each seat and reports its progress.
    """

    game: str
    name: str
    review: Callable[[Played, Progress], list[Course]]


REVIEWERS: dict[str, Reviewer] = {
    each.game: each
    for each in (
        Reviewer(game="splitter", name=splitter.REVIEWER, review=splitter.review),
        Reviewer(game="make-a-difference", name=make_a_difference.REVIEWER, review=make_a_difference.review),
        Reviewer(game="hexroller", name=hexroller.REVIEWER, review=hexroller.review),
    )
}


def can_review(game: str) -> bool:
    """Say whether finished games of this kind can be reviewed."""
    return game in REVIEWERS


def review(played: Played, progress: Progress = lambda _share: None) -> Review:
    """Review a finished game, in seconds. `progress` is told the share that is done; it cancels the review by raising.

    The same game always gets the same review.
    """
    game = played.game.info
    if not can_review(game.id):
        raise NotFound("no-review", title=game.title)
    reviewer = REVIEWERS[game.id]
    courses = reviewer.review(played, progress)
    seats = tuple(seat_review(played, seat, course) for seat, course in enumerate(courses))
    return Review(game=game.id, version=game.version, reviewer=reviewer.name, seats=seats)


def _take(found: Found[Any]) -> None:
    """Add the reviewer of a package; a game that has one already is refused."""
    value = found.value
    if not isinstance(value, Reviewer):
        raise Unfit(f"it is no Reviewer but {type(value).__name__}")
    if value.game not in GAMES:
        raise Unfit(f"there is no game {value.game!r}")
    if value.game in REVIEWERS:
        raise Unfit(f"{value.game} has a review already")
    REVIEWERS[value.game] = value


load(REVIEWS_GROUP, _take)
