"""Practice: a round of a finished game that is played once more and weighed (docs/learning.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from rollwright.core import View
from rollwright.server.socket.messages.learning import ChoiceCost
from rollwright.server.socket.messages.replies import Hello
from rollwright.server.socket.messages.values import RoundNumber, Small, Text


class ExerciseCard(Struct, frozen=True):
    """GET /api/tables/{table}/practice?seat&round (a finished table): the sheet and the dice of the round as it began.

    `hello` is a table that nobody else sees; nothing of it is kept.
    """

    round: int
    hello: Hello


class Practise(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/practice: everything that was done in the round so far, as text and in this order."""

    round: RoundNumber
    seat: Small = 0
    actions: Annotated[tuple[Text, ...], Meta(max_length=400)] = ()


class Practised(Struct, frozen=True):
    """The sheet after these actions and what the rules allow then. After Done `lesson` has the cost of the choice.

    `own` are the cells that were written with their figures. `solved`: the choice is as good as the best.
    """

    choices: tuple[str, ...]
    view: View
    lesson: ChoiceCost | None = None
    own: tuple[tuple[str, int | str], ...] = ()
    solved: bool = False
