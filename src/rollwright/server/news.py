"""What is new for whom: most moves touch one seat, and all others hear the same few words."""

from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from rollwright.core import offered
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


def frame(reply: Reply) -> str:
    return _encode(reply).decode()


class News:
    """What changed while the game went on. `touched` are the seats that must be looked at one by one."""

    def __init__(self, table: Table, before: Any, touched: tuple[int, ...]) -> None:
        self._table = table
        self._before = before
        self.touched = touched

    @cached_property
    def frame(self) -> str | None:
        """What all others hear, if anything: of a change they see what a spectator sees, so nothing private can be in it."""
        table = self._table
        change = SAME if table.state is self._before else diff(table.game.view(self._before, None), table.view(None))
        return None if change is SAME else frame(Update(table.seq, {"~": {"view": change}}))


def news(table: Table, before: Shown, after: Shown) -> News | None:
    """Return what is new, or None where everybody must be looked at."""
    touched = offered(table.game, "touched")
    if touched is None or before.phase != "playing" or after.phase != "playing" or before.cards is not after.cards or before.deadline != after.deadline:
        return None
    return News(table, before.state, touched(before.state, after.state))
