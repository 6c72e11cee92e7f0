"""A review as values: each seat's ledger of luck and loss, its costly choices, and the best sheet of its dice.

The same structs are the JSON of `rollwright review --json` and the messages of the server.
"""

from typing import Any

from msgspec import Struct

from rollwright.core import Figure, Row, Score
from rollwright.review.reason import Currency, Reason

__all__ = [
    "BestSheet",
    "Choice",
    "Costly",
    "Currency",
    "LeadLedger",
    "LeadRound",
    "Reason",
    "Review",
    "RoundReview",
    "SeatReview",
    "Written",
]


class Written(Struct, frozen=True):
    """A figure that a choice writes in a place of the sheet."""

    cell: str
    figure: Figure


class Choice(Struct, frozen=True):
    """One way to play a round: its marks, the actions that play it, and what the seat then expects to end with."""

    marks: tuple[Written, ...]
    actions: tuple[str, ...]
    value: float


class RoundReview(Struct, frozen=True):
    """One round of one seat. `best` is the same as `own` where the reviewer knows no better choice.

    `luck` is all that the seat could not choose; `rivals` is the part of it that the other seats' choices brought: 0
    where seats do not affect each other. `luck_se` is the standard error of `luck`: 0 where it is exact. `error` is the
    reviewer's own: how far its estimates before and after the round disagree. `expectation` is that after the round:
    the one before it plus luck, minus loss, plus error.
    """

    round: int
    dice: tuple[Figure, ...]
    luck: float
    luck_se: float
    rivals: float
    loss: float
    error: float
    own: Choice
    best: Choice
    expectation: float


class LeadRound(Struct, frozen=True):
    """The same round counted in the lead over the hardest rival."""

    luck: float
    loss: float
    error: float
    expectation: float


class LeadLedger(Struct, frozen=True):
    """A second ledger, for games in which the chance to win is the first: points ahead of the hardest rival."""

    start: float
    rounds: tuple[LeadRound, ...]
    error: float
    final: float


class Costly(Struct, frozen=True):
    """A choice that cost much: its round, what it cost, and why."""

    round: int
    loss: float
    why: tuple[Reason, ...] = ()


class BestSheet(Struct, frozen=True):
    """The best sheet found for the dice of the game, all of them known beforehand.

    `ink` has the figures in the order of the places of the paper, as views have them. `bound` is a total that no sheet
    can exceed. The sheet is `proved` the best where its total reaches the bound, or where an exact search says so.
    """

    ink: Row
    score: Score
    total: int
    bound: int
    proved: bool


class Standing(Struct, frozen=True):
    """A result among the games of one level: `below` is the share of them with fewer points, equals counted half."""

    level: str
    below: float


class SeatReview(Struct, frozen=True):
    """One seat: `final` is `start` plus all luck, minus all loss, plus `error`, which is the reviewer's own."""

    name: str
    currency: Currency
    start: float
    rounds: tuple[RoundReview, ...]
    luck: float
    loss: float
    error: float
    final: float
    costly: tuple[Costly, ...]
    best: BestSheet | None = None
    lead: LeadLedger | None = None


class LevelScores(Struct, frozen=True):
    """The final points of one level of bots: `points` is the mean of `games` games, `histogram` counts them."""

    level: str
    games: int
    points: float
    histogram: dict[int, int]


class Review(Struct, frozen=True):
    """A whole finished game, reviewed. `reviewer` names the player that the choices were compared with.

    A game whose choices fit no ledger has a `part` of its own instead of `seats`: a struct of its reviewer.

    `levels` are the points of our bots in games of the same kind, and `standings` has a line for each of them, seat by
    seat. Reviews that a server keeps are without these.
    """

    game: str
    version: int
    reviewer: str
    seats: tuple[SeatReview, ...] = ()
    part: Any = None
    levels: tuple[LevelScores, ...] = ()
    standings: tuple[tuple[Standing, ...], ...] = ()
