"""The sheets that rounds lead to, many at once, with the box rows filled the better way round."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.bots.hexroller.listing import Rounds
from rollwright.bots.hexroller.position import Position
from rollwright.bots.hexroller.straights import outlook
from rollwright.games.hexroller.sheet import BONUSES

Table = Any  # a numpy array; its last axis runs over the sheets


@dataclass(frozen=True)
class Sheets:
    """Sheets after a round. The box rows are sets of numbers: bit 0 is a 3."""

    own: Table
    empty: Table
    light: Table
    dark: Table
    bonuses: Table  # the bonuses left, bit 0 for `extra`
    later: int

    def part(self, which: Any) -> "Sheets":
        return Sheets(
            self.own[:, which], self.empty[which], self.light[which], self.dark[which], self.bonuses[which], self.later
        )


def after(position: Position, found: Rounds) -> tuple[Sheets, Table]:
    """Return the sheets after each round, and which have their two numbers flipped: the lower one goes in the dark row.

    The rows are filled the way that promises the longer straights.
    """
    low = np.where(found.chosen == 0, 0, found.chosen & -found.chosen) >> 3
    high = (found.chosen >> 3) ^ low
    light, dark = position.light, position.dark
    promise = outlook(position.side)[position.later]
    flipped = promise[light | high, dark | low] > promise[light | low, dark | high]
    left = sum(1 << place for place, bonus in enumerate(BONUSES) if bonus not in position.used)
    sheets = Sheets(
        found.added | np.array(position.own, np.int64)[:, None],
        position.empty & ~found.filled,
        light | np.where(flipped, high, low),
        dark | np.where(flipped, low, high),
        left & ~((1 << found.bonus) >> 1),
        position.later,
    )
    return sheets, flipped
