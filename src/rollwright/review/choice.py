"""The cost of one choice of one seat, weighed as a review weighs it, while the game goes on.

Only the seat's own sheet and what lies open on the table are used. The game's reviewer does the weighing
(`Reviewer.weigher`).
"""

from typing import Any

from rollwright.core import Game
from rollwright.review import REVIEWERS
from rollwright.review.cost import Cost, Weigher
from rollwright.review.played import Played


def can_weigh(game: Game) -> bool:
    """Say whether single choices of a game can be weighed."""
    return game.info.id in REVIEWERS and REVIEWERS[game.info.id].weigher is not None


def weigh(game: Game, options: Any, before: Any, later: Any, seat: int, *, reasons: bool = True) -> Cost:
    """Weigh a seat's choice between the start of a round (`before`) and the moment when it is closed (`later`).

    Without `reasons` the cost says nothing but the figures, which is quicker.
    """
    played = Played(game, options, ("",) * len(before.sheets), (before, later))
    return weigher_of(game).weigh(played, seat, reasons)


def weigher_of(game: Game) -> Weigher:
    """Return the weigher of a game that has one (`can_weigh`)."""
    weigher = REVIEWERS[game.info.id].weigher
    assert weigher is not None
    return weigher
