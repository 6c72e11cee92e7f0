"""Networks of two hidden layers, as master plays with them: NumPy alone, many sheets at once."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

Array = Any
BLOCK = 256  # sheets judged together, so that their features stay in the processor's cache


@dataclass(frozen=True)
class Deep:
    """Weights and offsets of two hidden layers and an output. Features are columns, one for each sheet."""

    layers: tuple[tuple[Array, Array], ...]

    def answers(self, features: Array) -> Array:
        (first, shift1), (second, shift2), (last, shift3) = self.layers
        hidden = np.maximum(first @ features + shift1, 0)
        hidden = np.maximum(second @ hidden + shift2, 0)
        return (last @ hidden + shift3)[0]


def read(package: str, name: str) -> Deep:
    """Read weights that tools/self_play.py wrote: one byte each, with a scale for each hidden cell."""
    with (files(package) / name).open("rb") as file:
        kept = np.load(file)
        hidden = tuple(
            (kept[f"inner{layer}"].astype(np.float32) * kept[f"scale{layer}"], kept[f"shift{layer}"])
            for layer in (1, 2)
        )
        return Deep((*hidden, (kept["inner3"], kept["shift3"])))
