"""A small network that estimates the final points of sheets from their points and features."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from rollwright.bots.hexroller.features import describe
from rollwright.bots.hexroller.sheets import Sheets, Table
from rollwright.games.hexroller.sheet import Side

UNIT = 10.0  # points; the unit of the network's output
BLOCK = 2048  # sheets judged together, so that their features stay in the processor's cache


@dataclass(frozen=True)
class Network:
    """Weights and offsets of two hidden layers and an output: the points that a sheet will still gain."""

    side: Side
    layers: tuple[tuple[Any, Any], ...]

    def values(self, sheets: Sheets) -> Table:
        """Return the points that each sheet may be expected to end with."""
        blocks = [
            self._values(sheets.part(slice(begin, begin + BLOCK))) for begin in range(0, len(sheets.empty), BLOCK)
        ]
        return np.concatenate(blocks)

    def _values(self, sheets: Sheets) -> Table:
        points, features = describe(self.side, sheets)
        return points if sheets.later == 0 else points + UNIT * forward(self.layers, features)[-1][0]


def forward(layers: tuple[tuple[Any, Any], ...], features: Table) -> list[Table]:
    """Return the input and the output of each layer, in order."""
    answers = [features]
    for place, (weights, shift) in enumerate(layers, start=1):
        answer = weights @ answers[-1] + shift[:, None]
        answers.append(np.maximum(answer, 0) if place < len(layers) else answer)
    return answers


@cache
def network(side: Side) -> Network:
    """Read the weights of sharp."""
    return Network(side, _layers(f"{side}.npz"))


@cache
def master_network(side: Side) -> Network:
    """Read the weights of master."""
    return Network(side, _layers(f"master-{side}.npz"))


def _layers(name: str) -> tuple[tuple[Any, Any], ...]:
    """Read weights that tools/train_hexroller.py wrote."""
    with (files("rollwright.bots.hexroller") / name).open("rb") as file:
        kept = np.load(file)
        return tuple(
            (kept[f"weights{place}"].astype(np.float32), kept[f"shift{place}"].astype(np.float32))
            for place in (1, 2, 3)
        )
