"""Train the reader's network in NumPy: three convolutions and two dense layers, by Adam on the cross entropy."""

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from rollwright.photo.network import CLASSES, TILE
from rollwright.photo.picture import Array

Labels = NDArray[np.int64]
Weights = dict[str, Array]

SHAPES = {
    "one": (5, 5, 1, 16),
    "two": (3, 3, 16, 32),
    "three": (3, 3, 32, 64),
    "four": (3 * 3 * 64, 128),
    "five": (128, len(CLASSES)),
}
BATCH = 128
DROP = 0.3  # of the last hidden layer, while training
SMOOTH = 0.02  # of the probability goes to the other classes: no figure is certain


def fresh(seed: int) -> Weights:
    dice = np.random.default_rng(seed)
    found: Weights = {}
    for name, shape in SHAPES.items():
        spread = (2 / np.prod(shape[:-1])) ** 0.5
        found[name] = dice.normal(0, spread, shape).astype(np.float32)
        found[f"{name}_bias"] = np.zeros(shape[-1], np.float32)
    return found


def train(tiles: Array, labels: Labels, epochs: int, seed: int, rate: float = 2e-3) -> Weights:
    """Return weights that tell the labels of the tiles; the rate falls to nothing along half a cosine."""
    weights, dice = fresh(seed), np.random.default_rng(seed)
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    steps, step = epochs * (len(tiles) // BATCH), 0
    for epoch in range(epochs):
        order, lost = dice.permutation(len(tiles)), 0.0
        for start in range(0, len(tiles) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            loss, slopes = _slopes(weights, _shifted(tiles[chosen], dice), labels[chosen], dice)
            step += 1
            now = rate * 0.5 * (1 + np.cos(np.pi * step / steps)) * min(1, step / 200)
            for name, slope in slopes.items():
                slope = slope + 1e-5 * weights[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                mean, square = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
                weights[name] -= (now * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            lost += loss
        print(f"epoch {epoch + 1}/{epochs}: loss {lost / (len(tiles) // BATCH):.3f}", flush=True)
    return weights


def _shifted(tiles: Array, dice: np.random.Generator) -> Array:
    """Move a batch by up to two pixels: no figure stands exactly in the middle."""
    down, across = (int(step) for step in dice.integers(-2, 3, 2))
    return np.roll(tiles, (down, across), (1, 2))


def _columns(layer: Array, size: int, stride: int) -> Array:
    """Lay out what each place of a convolution sees, as rows."""
    seen = sliding_window_view(layer, (size, size), axis=(1, 2))[:, ::stride, ::stride]
    return np.ascontiguousarray(seen.transpose(0, 1, 2, 4, 5, 3)).reshape(*seen.shape[:3], -1)


def _spread_back(slope: Array, kernel: Array, shape: tuple[int, ...]) -> Array:
    """Return the slope of a convolution's input (stride 1)."""
    size, high, wide = kernel.shape[0], slope.shape[1], slope.shape[2]
    back = np.zeros(shape, np.float32)
    for row in range(size):
        for col in range(size):
            back[:, row : row + high, col : col + wide] += slope @ kernel[row, col].T
    return back


def _slopes(weights: Weights, tiles: Array, labels: Labels, dice: np.random.Generator) -> tuple[float, Weights]:
    """Return the loss of a batch, and its slope along each weight."""
    count = len(tiles)
    seen_one = _columns(tiles.reshape(count, TILE, TILE, 1), 5, 2)
    one = np.maximum(seen_one @ weights["one"].reshape(-1, 16) + weights["one_bias"], 0)
    seen_two = _columns(one, 3, 1)
    two = np.maximum(seen_two @ weights["two"].reshape(-1, 32) + weights["two_bias"], 0)
    fours = two.reshape(count, 5, 2, 5, 2, 32)
    pooled = fours.max((2, 4))
    seen_three = _columns(pooled, 3, 1)
    three = np.maximum(seen_three @ weights["three"].reshape(-1, 64) + weights["three_bias"], 0)
    flat = three.reshape(count, -1)
    kept = ((dice.random((count, 128)) >= DROP) / (1 - DROP)).astype(np.float32)
    four = np.maximum(flat @ weights["four"] + weights["four_bias"], 0) * kept
    five = four @ weights["five"] + weights["five_bias"]

    raised = np.exp(five - five.max(1, keepdims=True))
    chances = raised / raised.sum(1, keepdims=True)
    wanted = np.full_like(chances, SMOOTH / len(CLASSES))
    wanted[np.arange(count), labels] += 1 - SMOOTH
    loss = float(-(wanted * np.log(chances + 1e-9)).sum(1).mean())

    down: Weights = {}
    to_five = (chances - wanted) / count
    down["five"], down["five_bias"] = four.T @ to_five, to_five.sum(0)
    to_four = to_five @ weights["five"].T * kept * (four > 0)
    down["four"], down["four_bias"] = flat.T @ to_four, to_four.sum(0)
    to_three = (to_four @ weights["four"].T).reshape(three.shape) * (three > 0)
    down["three"] = _kernel(seen_three, to_three, SHAPES["three"])
    down["three_bias"] = to_three.sum((0, 1, 2))
    to_pooled = _spread_back(to_three, weights["three"], pooled.shape)
    largest = fours == pooled[:, :, None, :, None]
    to_two = (largest * to_pooled[:, :, None, :, None]).reshape(two.shape) * (two > 0)
    down["two"], down["two_bias"] = _kernel(seen_two, to_two, SHAPES["two"]), to_two.sum((0, 1, 2))
    to_one = _spread_back(to_two, weights["two"], one.shape) * (one > 0)
    down["one"], down["one_bias"] = _kernel(seen_one, to_one, SHAPES["one"]), to_one.sum((0, 1, 2))
    return loss, down


def _kernel(seen: Array, slope: Array, shape: tuple[int, ...]) -> Array:
    return (seen.reshape(-1, seen.shape[-1]).T @ slope.reshape(-1, slope.shape[-1])).reshape(shape)
