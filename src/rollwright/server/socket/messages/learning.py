"""Hints, what a teacher says (docs/learning.md), and positions that are tried again (docs/trying.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwright.server.socket.messages.values import Id, RoundNumber, Small

MOST_PEOPLE = 12  # at a position that is tried again


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/hint: what the own seat could do now. `seat`, where it is said, must be the own one."""

    id: Id
    seat: Small | None = None


class ChoiceCost(Struct, frozen=True):
    """The cost of the own choice of a round, in points or in chance to win; 0: nobody knows a better one.

    `better` are the cells of the better choice with their figures; `why` are sentences in the reader's language.
    """

    round: int
    currency: Literal["points", "win"]
    loss: float
    better: tuple[tuple[str, int | str], ...]
    why: tuple[str, ...]


class Taught(Struct, frozen=True):
    """GET /api/tables/{table}/lesson, at a table with a teacher: of the round last closed, or none yet."""

    lesson: ChoiceCost | None


class TryAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/tries (a finished table): open a table that goes on from the start of a round.

    With the `dice` of the finished game, or with new ones after this round's roll. Alone with the sheet of `seat`; with
    friends, `people` in all, each with that sheet; or against ghosts, who play the other seats' turns again.
    `id` is the browser's own: sent again under the same one, the request opens no second table.
    """

    id: Id
    round: RoundNumber
    seat: Small = 0
    dice: Literal["same", "new"] = "same"
    company: Literal["alone", "friends", "ghosts"] = "alone"
    people: Annotated[int, Meta(ge=2, le=MOST_PEOPLE)] = 2


class WaysToTry(Struct, frozen=True):
    """GET /api/tables/{table}/tries (a finished table): with whom a round can be tried again, besides alone.

    With friends, this many people in all; 0: with nobody. Where both are the same, all sheets stay, because they depend
    on each other. `ghosts`: the other seats can play their turns again.
    """

    least_people: int
    most_people: int
    ghosts: bool
