"""The small network that reads one figure: three layers of convolutions and two dense ones, in NumPy alone.

`tools/train_reader.py` trains it on drawn figures and writes its weights (weights.npz, float16).
"""

from functools import cache
from importlib.resources import files
from math import sqrt
from string import ascii_uppercase

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from rollwright.core import Figure
from rollwright.photo.picture import Array, sample

TILE = 28  # pixels
CLASSES: tuple[Figure | None, ...] = (None, *range(10), *ascii_uppercase, "x")
"""The classes that the network tells apart: nothing, digits, capitals, and a cross that strikes a box off."""
SPREAD = 2.35  # so many deviations of the ink on each side fill a tile
FLOOR, LEAST = 0.07, 1.0  # ink below the floor says nothing of where a figure stands; less than `least` is none
FAINT = 0.22  # ink that is paler than this is not made darker


def tile(window: Array) -> Array:
    """Lay what stands in a window in the middle of a tile: as large as its ink spreads, as dark as it gets."""
    side = len(window)
    strong = np.clip(window - max(FLOOR, 0.35 * float(np.percentile(window, 98.5))), 0, None)
    total = float(strong.sum())
    if total < LEAST:
        return np.zeros((TILE, TILE), np.float32)
    steps = np.arange(side)
    down, across = strong.sum(1) / total, strong.sum(0) / total
    y, x = float(down @ steps), float(across @ steps)
    spread = sqrt(max(float(down @ (steps - y) ** 2), float(across @ (steps - x) ** 2)))
    reach = min(max(SPREAD * spread, 0.2 * side), 0.55 * side)
    grid = np.linspace(-reach, reach, 2 * TILE + 1)[1::2]
    xs, ys = np.meshgrid(x + grid, y + grid)
    seen = sample(np.pad(window, 1), xs + 1, ys + 1)
    return np.clip(seen / max(float(np.percentile(seen, 97)), FAINT), 0, 1).astype(np.float32)


@cache
def weights() -> dict[str, Array]:
    with (files("rollwright.photo") / "weights.npz").open("rb") as file, np.load(file) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}


def logits(tiles: Array, kept: dict[str, Array] | None = None) -> Array:
    """Return for each tile how much speaks for each class, calibrated: their softmax is a probability."""
    kept = weights() if kept is None else kept
    layer = tiles[..., None]
    layer = _relu(_convolved(layer, kept["one"], kept["one_bias"], 2))
    layer = _relu(_convolved(layer, kept["two"], kept["two_bias"], 1))
    layer = _halved(layer)
    layer = _relu(_convolved(layer, kept["three"], kept["three_bias"], 1))
    layer = _relu(layer.reshape(len(layer), -1) @ kept["four"] + kept["four_bias"])
    return (layer @ kept["five"] + kept["five_bias"]) / kept["temperature"]


def probabilities(scores: Array) -> Array:
    raised = np.exp(scores - scores.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def _convolved(layer: Array, kernel: Array, bias: Array, stride: int) -> Array:
    """`kernel` is by row, column, channel in, channel out."""
    size = kernel.shape[0]
    seen = sliding_window_view(layer, (size, size), axis=(1, 2))[:, ::stride, ::stride]  # (n, y, x, channel, row, col)
    return np.tensordot(seen, kernel, axes=((4, 5, 3), (0, 1, 2))) + bias


def _relu(layer: Array) -> Array:
    return np.maximum(layer, 0)


def _halved(layer: Array) -> Array:
    count, height, width, channels = layer.shape
    return layer.reshape(count, height // 2, 2, width // 2, 2, channels).max((2, 4))
