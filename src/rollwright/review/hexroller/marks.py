"""Sheets of HexRoller as reviewers read them: what a round wrote, and a position for the network."""

from collections.abc import Sequence

import numpy as np

from rollwright.bots.hexroller.position import Position
from rollwright.bots.hexroller.sheets import Sheets
from rollwright.core import Figure
from rollwright.games.hexroller.sheet import BONUSES, Side, paper
from rollwright.review.result import Written


def new_marks(side: Side, before: Sequence[Figure | None], now: Sequence[Figure | None]) -> tuple[Written, ...]:
    """Return everything in ink that was not there before: hexes, boxes and bonuses."""
    return tuple(
        Written(place.id, new)
        for place, old, new in zip(paper(side).places, before, now, strict=True)
        if old is None and new is not None
    )


def alone(there: Position) -> Sheets:
    """Return a position as the only one of many sheets."""
    left = sum(1 << place for place, bonus in enumerate(BONUSES) if bonus not in there.used)
    own = np.array(there.own, np.int64)[:, None]
    one = [np.array([value]) for value in (there.empty, there.light, there.dark, left)]
    return Sheets(own, *one, later=there.later)


def same(one: Sheets, other: Sheets) -> bool:
    """Say whether two single sheets hold the same."""
    fields = ("own", "empty", "light", "dark", "bonuses")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in fields)
