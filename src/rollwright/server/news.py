"""What is new for whom: most moves touch one seat, and all others hear the same few words."""

from typing import Any, NamedTuple

import msgspec

from rollwright.server import patch
from rollwright.server.messages import Phase, Reply, SeatCard, Update
from rollwright.server.table import Table

_encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """What follows from a table for all its pages alike, as they were last shown it."""

    phase: Phase
    state: Any  # the game's own
    cards: tuple[SeatCard, ...]
    deadline: int | None


class News(NamedTuple):
    """The seats that must be looked at one by one, and what all others hear, if anything."""

    touched: tuple[int, ...]
    frame: str | None


def frame(reply: Reply) -> str:
    return _encode(reply).decode()


def news(table: Table, before: Shown, after: Shown) -> News | None:
    """Return what changed while the game went on, or None where everybody must be looked at.

    Whoever is not touched sees of a change what a spectator sees of it: so nothing private can be in this frame.
    """
    touched = getattr(table.game, "touched", None)
    if touched is None or before.phase != "playing" or after.phase != "playing" or before.cards is not after.cards or before.deadline != after.deadline:
        return None
    if before.state is after.state:
        return News((), None)
    change = patch.diff(table.game.view(before.state, None), table.view(None))
    return News(touched(before.state, after.state), None if change is patch.SAME else frame(Update(table.seq, {"~": {"view": change}})))
