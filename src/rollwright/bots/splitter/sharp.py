"""A bot whose small trained network judges the sheet after each placement."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np

from rollwright.bots.splitter.features import Pattern, describe, pattern
from rollwright.bots.splitter.placements import actions, placements
from rollwright.core import Row, View
from rollwright.games.splitter.actions import Action
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.games.splitter.state import Options

AT_ONCE = 64  # sheets whose features fit into a core's own memory


@dataclass(frozen=True)
class Network:
    """Weights and offsets of two hidden layers and an output: the points that a sheet will still gain."""

    pad: Pattern
    layers: tuple[tuple[Any, Any], ...]

    def values(self, rows: Sequence[Row]) -> Any:
        """Return the points that each sheet may be expected to end with."""
        return self.judge(np.array([[int(number or 0) for number in row] for row in rows]))

    def judge(self, sheets: Any) -> Any:
        """Return the same for sheets that are rows of whole numbers, 0 where a cell is empty."""
        parts = [self._first_sums(sheets[start : start + AT_ONCE]) for start in range(0, len(sheets), AT_ONCE)]
        points, sums = (np.concatenate(each) for each in zip(*parts, strict=True))
        (_, shift1), (second, shift2), (last, shift3) = self.layers
        hidden = np.maximum(np.maximum(sums + shift1, 0) @ second + shift2, 0)
        return points + np.where((sheets == 0).any(axis=1), hidden @ last + shift3, 0)

    def _first_sums(self, sheets: Any) -> tuple[Any, Any]:
        """Return the points of each sheet now, and the sums of the first hidden layer.

        A feature is 0 or 1, so the first product is a sum of few rows; a matrix product of this size would also wake
        the threads of the numeric library, which on a busy machine mostly wait for each other.
        """
        points, features = describe(np, self.pad, sheets)
        first, _ = self.layers[0]
        return points, np.stack([first[row.nonzero()[0]].sum(axis=0) for row in features])


@cache
def network(pad: Pad) -> Network:
    """Read the weights that tools/train_splitter.py wrote."""
    with (files("rollwright.bots.splitter") / f"pad-{pad.lower()}.npz").open("rb") as file:
        kept = np.load(file)
        first = kept["inner1"].astype(np.float32) * kept["scale1"]  # stored in one byte each
        layers = ((first, kept["shift1"]), (kept["inner2"], kept["shift2"]), (kept["inner3"], kept["shift3"]))
    return Network(pattern(layout(pad)), layers)


def sharp(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """An expert: looks at every placement and takes the one with the highest expected points."""
    board = layout(options.pad)
    found = placements(board, view, seat)
    best = int(network(options.pad).values([placement.row for placement in found]).argmax())
    return actions(board, found[best], choices)
