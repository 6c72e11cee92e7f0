"""What is new for whom: most moves touch one seat, and all others hear the same few words."""

from typing import Any, NamedTuple

import msgspec

from rollwright.server.messages import Phase, Reply, SeatCard, Update
from rollwright.server.patch import SAME, diff
from rollwright.server.table import Table

_encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """What follows from a table for all its pages alike, as they were last shown it."""

    phase: Phase
    state: Any  # the game's own
    cards: tuple[SeatCard, ...]
    deadline: int | None


def frame(reply: Reply) -> bytes:
    return _encode(reply)


class News:
    """What changed while the game went on. `touched` are the seats that must be looked at one by one."""

    __slots__ = ("_before", "_frames", "_table", "touched")

    def __init__(self, table: Table, before: Any, touched: tuple[int, ...]) -> None:
        self._table = table
        self._before = before
        self._frames: list[bytes | None] = []  # what `frame` has worked out
        self.touched = touched

    def frame(self) -> bytes | None:
        """Return what all others hear, if anything: of a change they see what a spectator sees, so nothing private can be in it."""
        if not self._frames:
            table = self._table
            change = SAME if table.state is self._before else diff(table.game.view(self._before, None), table.view(None))
            self._frames.append(None if change is SAME else frame(Update(table.seq, {"~": {"view": change}})))
        return self._frames[0]


def news(table: Table, before: Shown, after: Shown) -> News | None:
    """Return what is new, or None where everybody must be looked at."""
    touched = table.touched
    if touched is None or before.phase != "playing" or after.phase != "playing" or before.cards is not after.cards or before.deadline != after.deadline:
        return None
    return News(table, before.state, touched(before.state, after.state))
