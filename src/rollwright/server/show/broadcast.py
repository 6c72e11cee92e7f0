"""What is new for whom: most moves touch one seat, and all others hear the same few words."""

from typing import Any, NamedTuple

import msgspec

from rollwright.server.show.diff import SAME, diff
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import Phase, Reply, SeatCard, Update
from rollwright.server.table.table import Touched

_encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """What follows from a table for all its pages alike, as they were last shown it. There is no `moment` before the start."""

    phase: Phase
    moment: Snapshot | None
    cards: tuple[SeatCard, ...]
    deadline: int | None


def frame(reply: Reply) -> bytes:
    return _encode(reply)


class Broadcast:
    """What changed from one moment to another while the game went on. `touched` are the seats that must be looked at one by one."""

    __slots__ = ("_heard", "after", "before", "touched")

    def __init__(self, before: Snapshot, after: Snapshot, touched: Touched) -> None:
        self.before = before
        self.after = after
        self.touched = () if before is after else touched(before.state, after.state)
        self._heard: list[bytes | None] = []  # what `heard` has worked out

    def of(self, seat: int | None) -> Any:
        """Return what changed for a seat that was touched, as a patch of its `TableState`.

        Where several were, as at the end of a round, so much has changed that the view goes whole: writing it takes a
        fifth of the time that comparing takes.
        """
        if len(self.touched) > 1:
            return {"~": {"choices": self.after.choices(seat), "view": self.after.view(seat)}}
        changes: dict[str, Any] = {}
        if (choices := diff(self.before.choices(seat), self.after.choices(seat))) is not SAME:
            changes["choices"] = choices
        if (view := diff(self.before.view(seat), self.after.view(seat))) is not SAME:
            changes["view"] = view
        return {"~": changes} if changes else None

    def heard(self, seq: int) -> bytes | None:
        """Return what all others hear, if anything: of a change they see what a spectator sees, so nothing private can be in it."""
        if not self._heard:
            change = SAME if self.before is self.after else diff(self.before.view(None), self.after.view(None))
            self._heard.append(None if change is SAME else frame(Update(seq, {"~": {"view": change}})))
        return self._heard[0]


def news(touched: Touched | None, before: Shown, after: Shown) -> Broadcast | None:
    """Return what is new, or None where everybody must be looked at."""
    if (
        touched is None
        or before.phase != "playing"
        or after.phase != "playing"
        or before.cards is not after.cards
        or before.deadline != after.deadline
    ):
        return None
    assert before.moment is not None
    assert after.moment is not None
    return Broadcast(before.moment, after.moment, touched)
