"""Hints, and what a teacher says: docs/learning.md."""

from typing import Literal

from msgspec import Struct

from rollwright.server.socket.messages.values import Id, Small


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/hint: what the own seat could do now. `seat`, where it is said, must be the own one."""

    id: Id
    seat: Small | None = None


class Lesson(Struct, frozen=True):
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

    lesson: Lesson | None
