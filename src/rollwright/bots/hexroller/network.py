"""Networks that estimate the final points of sheets from their points and features."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from rollwright.bots.hexroller.details import describe_closely
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
    describe: Callable[[Side, Sheets], tuple[Table, Table]] = describe
    each_round: float = 0.0  # units that every sheet gains in a round, beside what the layers say

    def values(self, sheets: Sheets) -> Table:
        """Return the points that each sheet may be expected to end with."""
        blocks = [
            self._values(sheets.part(slice(begin, begin + BLOCK))) for begin in range(0, len(sheets.empty), BLOCK)
        ]
        return np.concatenate(blocks)

    def _values(self, sheets: Sheets) -> Table:
        if sheets.later == 0:
            return describe(self.side, sheets)[0]
        points, features = self.describe(self.side, sheets)
        return points + UNIT * (forward(self.layers, features)[-1][0] + self.each_round * sheets.later)


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
    return Network(side, _layers(_kept(f"{side}.npz")))


@cache
def master_network(side: Side) -> Network:
    """Read the weights of master."""
    kept = _kept(f"master-{side}.npz")
    return Network(side, _layers(kept), describe_closely, float(kept["each_round"]))


@cache
def glance_network(side: Side) -> Network:
    """Read the weights with which master sees at a glance which rounds deserve a closer look."""
    kept = _kept(f"glance-{side}.npz")
    return Network(side, _layers(kept), describe, float(kept["each_round"]))


def _kept(name: str) -> dict[str, Any]:
    """Read weights that tools/train_hexroller.py or tools/train_hexroller_master.py wrote."""
    with (files("rollwright.bots.hexroller") / name).open("rb") as file:
        return dict(np.load(file))


def _layers(kept: dict[str, Any]) -> tuple[tuple[Any, Any], ...]:
    """Return the layers. Weights kept in one byte have a scale for each cell beside them."""
    return tuple(
        (
            kept[f"weights{place}"].astype(np.float32) * kept.get(f"scale{place}", np.float32(1)),
            kept[f"shift{place}"].astype(np.float32),
        )
        for place in (1, 2, 3)
    )
