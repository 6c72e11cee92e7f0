"""Reviews of finished games: luck and skill apart, the costliest choices, the best sheet of the dice (docs/review.md).

Difference has no dice: its review lists the finds.

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
from rollwright.review.cost import Cost, Weigher
from rollwright.review.difference import reviewer as difference
from rollwright.review.difference.result import FindReview
from rollwright.review.estimates import Progress, SeatEstimates, seat_review
from rollwright.review.hexroller import choice as hexroller_choice
from rollwright.review.hexroller import reviewer as hexroller
from rollwright.review.make_a_difference import choice as make_a_difference_choice
from rollwright.review.make_a_difference import reviewer as make_a_difference
from rollwright.review.played import CannotReview, Played, from_moves, from_record
from rollwright.review.reason import Currency
from rollwright.review.result import BestSheet, Choice, Costly, Reason, Review, RoundReview, SeatReview, Written
from rollwright.review.splitter import choice as splitter_choice
from rollwright.review.splitter import reviewer as splitter
from rollwright.review.typed_lines import Reading
from rollwright.review.word_roller import reviewer as word_roller
from rollwright.review.word_roller.result import WordReview
from rollwright.review.word_roller.typed import WordReading

__all__ = [
    "REVIEWERS",
    "VERSION",
    "BestSheet",
    "CannotReview",
    "Choice",
    "Cost",
    "Costly",
    "FindReview",
    "Played",
    "Progress",
    "Reading",
    "Reason",
    "Review",
    "Reviewer",
    "RoundReview",
    "SeatEstimates",
    "SeatReview",
    "Weigher",
    "WordReview",
    "Written",
    "can_review",
    "from_moves",
    "from_record",
    "has_ledger",
    "loses_points",
    "review",
]


VERSION = "14"  # raise it when reviews change: those that a server keeps are then made again


@dataclass(frozen=True, kw_only=True)
class Reviewer:
    """The review that a game offers. `name` is that of the player whose choices the others are compared with.

    `review` reports its progress and returns the `SeatEstimates` of each seat, from which the ledger is made. A game
    whose choices fit no ledger returns a part of its own instead (`ledger` is False). `currency` says what the ledger
    counts under some options.
    """

    game: str
    name: str
    review: Callable[[Played, Progress], list[SeatEstimates] | FindReview | WordReview]
    ledger: bool = True
    currency: Callable[[Any], Currency] = lambda _options: "points"
    weigher: Weigher | None = None
    """Weighs single choices: with it the game has a teacher and practice."""
    typed: Callable[[], Reading] = Reading
    """Reads a game typed in from paper; without it lines are read as in games of shared dice (`Game.rolls`)."""


REVIEWERS: dict[str, Reviewer] = {
    each.game: each
    for each in (
        Reviewer(
            game="splitter",
            name=splitter.REVIEWER,
            review=splitter.review,
            weigher=Weigher(weigh=splitter_choice.weigh),
        ),
        Reviewer(
            game="make-a-difference",
            name=make_a_difference.REVIEWER,
            review=make_a_difference.review,
            currency=make_a_difference.currency,
            weigher=Weigher(weigh=make_a_difference_choice.weigh, counts_others=make_a_difference_choice.counts_others),
        ),
        Reviewer(
            game="hexroller",
            name=hexroller.REVIEWER,
            review=hexroller.review,
            weigher=Weigher(weigh=hexroller_choice.weigh),
        ),
        Reviewer(game="difference", name=difference.REVIEWER, review=difference.review, ledger=False),
        Reviewer(
            game="word-roller",
            name=word_roller.REVIEWER,
            review=word_roller.review,
            ledger=False,
            typed=WordReading,
        ),
    )
}


def can_review(game: str) -> bool:
    """Say whether finished games of this kind can be reviewed."""
    return game in REVIEWERS


def has_ledger(game: str) -> bool:
    """Say whether a review of this game says what each seat has lost by choices."""
    return game in REVIEWERS and REVIEWERS[game].ledger


def loses_points(game: str, options: Any) -> bool:
    """Say whether a review of a game with these options counts what was lost in points, and in no other currency."""
    return has_ledger(game) and REVIEWERS[game].currency(options) == "points"


def review(played: Played, progress: Progress = lambda _share: None) -> Review:
    """Review a finished game, in seconds. `progress` is told the share that is done; it cancels the review by raising.

    The same game always gets the same review.
    """
    game = played.game.info
    if not can_review(game.id):
        raise NotFound("no-review", title=game.title)
    reviewer = REVIEWERS[game.id]
    found = reviewer.review(played, progress)
    if isinstance(found, FindReview):
        return Review(game=game.id, version=game.version, reviewer=reviewer.name, finds=found)
    if isinstance(found, WordReview):
        return Review(game=game.id, version=game.version, reviewer=reviewer.name, words=found)
    seats = tuple(seat_review(played, seat, estimates) for seat, estimates in enumerate(found))
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
