"""Master's judges: trained networks for the points of Mode A and for the chance to win in Mode B."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import Any

import numpy as np

from rollwright.bots.deep import BLOCK, Deep, read
from rollwright.bots.make_a_difference import contest, hopes
from rollwright.bots.make_a_difference.crowd import crowd_odds
from rollwright.bots.make_a_difference.greedy import line_values
from rollwright.bots.make_a_difference.parts import lines
from rollwright.bots.make_a_difference.player import sheet_of
from rollwright.bots.two_dice import expectation, worth_looking_ahead
from rollwright.games.make_a_difference.state import Options
from rollwright.games.make_a_difference.view import DifferenceView

PACKAGE = "rollwright.bots.make_a_difference"
UNIT = 10.0  # points; the unit of the network's output


@dataclass(frozen=True)
class ModeA:
    """The judge of Mode A."""

    network: Deep

    def placements(self, sheet: Any, dice: Sequence[int]) -> tuple[Any, Any]:
        """Return every way to write both dice; a double is listed once for each two fields."""
        cells = np.flatnonzero(sheet == 0)[_pairs(int((sheet == 0).sum()), dice[0] == dice[1])]
        after = np.tile(sheet, (len(cells), 1))
        np.put_along_axis(after, cells, np.array([dice], sheet.dtype), axis=1)
        return cells, after

    def values(self, sheets: Any) -> Any:
        return np.concatenate([self._values(sheets[begin : begin + BLOCK]) for begin in range(0, len(sheets), BLOCK)])

    def sheets_ahead(self, empty: int) -> int:
        return 18 * empty * (empty - 1)  # 15 rolls with two ways for each two fields, 6 doubles with one

    def _values(self, sheets: Any) -> Any:
        full = (sheets > 0).all(axis=1)
        hope, features = hopes.describe(np, sheets.T.astype(np.int8), np.float32)
        exact = line_values("A")[lines().read(sheets)].sum(axis=1)
        return exact * full + (hope + self.network.answers(features) * UNIT) * ~full


@cache
def mode_a() -> ModeA:
    return ModeA(read(PACKAGE, "master-a.npz"))


def points_ahead(options: Options, view: DifferenceView, seat: int, sheets: Any) -> Any:
    """Return the points that each sheet should end with; near the end, the best few by all rolls that may follow."""
    values = mode_a().values(sheets)
    ahead = worth_looking_ahead(mode_a(), sheets, values)
    if not ahead:
        return values
    seen = np.full(len(sheets), -np.inf)
    seen[ahead] = [expectation(mode_a(), sheets[place]) for place in ahead]
    return seen


def odds(options: Options, sheets: Any, others: Sequence[Any]) -> Any:
    """Return the logarithm of the odds to win in Mode B for each own sheet, by the sheets of the other seats."""
    if len(others) > 1 or options.bot_cards or options.friendly_ties:
        return crowd_odds(options, sheets, others)
    rival = np.asarray(others[0], np.int8)[:, None]
    found: list[Any] = []
    for begin in range(0, len(sheets), BLOCK):
        own = sheets[begin : begin + BLOCK].T.astype(np.int8)
        base, features = contest.describe(np, own, rival, np.float32)
        found.append(base + _mode_b().answers(features))
    return np.concatenate(found)


def chances(options: Options, view: DifferenceView, seat: int, sheets: Any) -> Any:
    """Return how good each sheet is in Mode B: the odds to win."""
    return odds(options, sheets, [sheet_of(view, other) for other in range(len(view.sheets)) if other != seat])


@cache
def _mode_b() -> Deep:
    return read(PACKAGE, "master-b.npz")


@cache
def _pairs(fields: int, double: bool) -> Any:
    return np.array(list((combinations if double else permutations)(range(fields), 2)))
