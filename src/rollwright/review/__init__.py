"""Reviews of finished games: luck and skill apart, the costliest choices, the best sheet of the dice (docs/review.md).

Difference has no dice: its review lists the finds.

A game offers a review by a `Reviewer` in `REVIEWERS`; an installed package adds one by the entry point group
`rollwright.reviews`. It is no field of `Game`, because a reviewer builds on the game's bots, and bots build on games.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in rollwright.server: a review takes one core

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from rollwright.core import NotFound
from rollwright.games import GAMES
from rollwright.games.check import Unfit
from rollwright.games.packages import REVIEWS_GROUP, Found, load
from rollwright.review.cost import Cost, Weigher
from rollwright.review.difference import reviewer as difference
from rollwright.review.difference.result import FindReview
from rollwright.review.difference.text import tell_finds
from rollwright.review.estimates import Progress, SeatEstimates, seat_review
from rollwright.review.hexroller import choice as hexroller_choice
from rollwright.review.hexroller import reviewer as hexroller
from rollwright.review.make_a_difference import choice as make_a_difference_choice
from rollwright.review.make_a_difference import reviewer as make_a_difference
from rollwright.review.make_a_difference.typed import CardReading
from rollwright.review.own_part import OwnPart
from rollwright.review.played import CannotReview, Played, from_moves, from_record
from rollwright.review.reason import Currency
from rollwright.review.result import BestSheet, Choice, Costly, Reason, Review, RoundReview, SeatReview, Written
from rollwright.review.splitter import choice as splitter_choice
from rollwright.review.splitter import reviewer as splitter
from rollwright.review.typed_lines import Reading
from rollwright.review.word_roller import reviewer as word_roller
from rollwright.review.word_roller.result import WordReview
from rollwright.review.word_roller.text import tell_words
from rollwright.review.word_roller.typed import WordReading

__all__ = [
    "REVIEWERS",
    "VERSION",
    "BestSheet",
    "CannotReview",
    "Choice",
    "Cost",
    "Costly",
    "OwnPart",
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
    "Written",
    "can_review",
    "from_moves",
    "from_record",
    "has_ledger",
    "loses_points",
    "part_of",
    "review",
]


VERSION = "15"  # raise it when reviews change: those that a server keeps are then made again


@dataclass(frozen=True, kw_only=True)
class Reviewer:
    """The review that a game offers. `name` is that of the player whose choices the others are compared with.

    `review` reports its progress and returns the `SeatEstimates` of each seat, from which the ledger is made. A game
    whose choices fit no ledger returns a struct of its own instead, and `part` says what that is. `currency` says what
    the ledger counts under some options.
    """

    game: str
    name: str
    review: Callable[[Played, Progress], Sequence[SeatEstimates] | Struct]
    part: OwnPart[Any] | None = None
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
            typed=CardReading,
            weigher=Weigher(weigh=make_a_difference_choice.weigh, counts_others=make_a_difference_choice.counts_others),
        ),
        Reviewer(
            game="hexroller",
            name=hexroller.REVIEWER,
            review=hexroller.review,
            weigher=Weigher(weigh=hexroller_choice.weigh),
        ),
        Reviewer(
            game="difference",
            name=difference.REVIEWER,
            review=difference.review,
            part=OwnPart(kind=FindReview, tell=tell_finds),
        ),
        Reviewer(
            game="word-roller",
            name=word_roller.REVIEWER,
            review=word_roller.review,
            part=OwnPart(kind=WordReview, tell=tell_words, finals=lambda words: [seat.final for seat in words.seats]),
            typed=WordReading,
        ),
    )
}


def can_review(game: str) -> bool:
    """Say whether finished games of this kind can be reviewed."""
    return game in REVIEWERS


def has_ledger(game: str) -> bool:
    """Say whether a review of this game says what each seat has lost by choices."""
    return game in REVIEWERS and REVIEWERS[game].part is None


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
    if isinstance(found, Struct):
        return Review(game=game.id, version=game.version, reviewer=reviewer.name, part=found)
    seats = tuple(seat_review(played, seat, estimates) for seat, estimates in enumerate(found))
    return Review(game=game.id, version=game.version, reviewer=reviewer.name, seats=seats)


def part_of(review: Review) -> Any:
    """Return the part of a review that is its game's own, as its reviewer's struct; None where there is none.

    A review that was read from JSON has the same values in a dict.
    """
    own = REVIEWERS[review.game].part if can_review(review.game) else None
    return None if own is None or review.part is None else msgspec.convert(review.part, own.kind, str_keys=True)


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
