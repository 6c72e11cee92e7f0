"""A bot with a large trained network, which looks one roll ahead near the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np

from rollwright.bots.deep import BLOCK, Deep, read
from rollwright.bots.splitter.groups import describe, halves
from rollwright.bots.splitter.placements import Placement, actions
from rollwright.bots.two_dice import as_array, expectation, worth_looking_ahead
from rollwright.core import View
from rollwright.games.splitter.actions import Action
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.games.splitter.state import Options

UNIT, OFFSET = 10.0, 14.0  # points: the unit of the network's output, and what it is added to


@dataclass(frozen=True)
class Master:
    """The judge of one pad."""

    pad: Pad
    network: Deep

    def placements(self, sheet: Any, dice: Sequence[int]) -> tuple[Any, Any]:
        mirrors = np.array(layout(self.pad).mirrors)
        cells = np.flatnonzero(sheet == 0)
        if dice[0] == dice[1]:
            cells = cells[cells < mirrors[cells]]
        pairs = np.stack([cells, mirrors[cells]], axis=1)
        after = np.tile(sheet, (len(cells), 1))
        np.put_along_axis(after, pairs, np.array([dice], sheet.dtype), axis=1)
        return pairs, after

    def values(self, sheets: Any) -> Any:
        return np.concatenate([self._values(sheets[begin : begin + BLOCK]) for begin in range(0, len(sheets), BLOCK)])

    def sheets_ahead(self, empty: int) -> int:
        return 18 * empty  # 15 rolls with two ways for each pair, 6 doubles with one

    def _values(self, sheets: Any) -> Any:
        points, features = describe(np, self.pad, sheets[:, halves(self.pad).order].T.astype(np.int8), np.float32)
        more = (sheets == 0).any(axis=1)
        return points + more * (self.network.answers(features) * UNIT + OFFSET)


@cache
def judge(pad: Pad) -> Master:
    return Master(pad, read("rollwright.bots.splitter", f"master-{pad.lower()}.npz"))


def master(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """The strongest player: judges every placement; near the end, the best few by all rolls that may follow."""
    player, ink = judge(options.pad), view.sheets[seat].ink
    cells, sheets = player.placements(as_array(ink), [int(die) for die in view.dice])
    values = player.values(sheets)
    ahead = worth_looking_ahead(player, sheets, values)
    best = max(ahead, key=lambda place: expectation(player, sheets[place])) if ahead else int(values.argmax())
    return actions(layout(options.pad), Placement(int(cells[best][0]), ink), choices)
