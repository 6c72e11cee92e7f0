"""Common parts of training master's networks: a network of two hidden layers, Adam, and the file of its weights.

They need JAX and are meant for a GPU. JAX is no dependency of ours: it is installed by hand where the training runs.
"""

import importlib
import os
from collections.abc import Callable
from math import cos, pi, sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

os.environ.setdefault("XLA_FLAGS", "--xla_gpu_enable_triton_gemm=false")
jax: Any = importlib.import_module("jax")
jnp: Any = importlib.import_module("jax.numpy")
jax.config.update("jax_enable_x64", True)  # sets of cells are words of 64 bits

Array = Any
Weights = dict[str, Array]
PACE = 1e-3  # Adam's step at the start; it falls to nothing along a cosine
NOISY = 0.7  # the share of the training after which choices are made without noise


def new_weights(key: Array, inputs: int, hidden: tuple[int, int], switched_on: int) -> Weights:
    """Return weights for about so many inputs that are not 0 at once. The output is small at first."""
    wide, narrow = hidden
    one, two, three = jax.random.split(key, 3)

    def normal(key: Array, shape: tuple[int, ...], fan: int) -> Array:
        return jax.random.normal(key, shape, jnp.float32) * sqrt(2 / fan)

    return {
        "inner1": normal(one, (wide, inputs), switched_on),
        "shift1": jnp.zeros((wide, 1), jnp.float32),
        "inner2": normal(two, (narrow, wide), wide),
        "shift2": jnp.zeros((narrow, 1), jnp.float32),
        "inner3": normal(three, (1, narrow), narrow) * 0.1,
        "shift3": jnp.zeros((1, 1), jnp.float32),
    }


def forward(weights: Weights, features: Array) -> Array:
    """Return the output for each column of features."""
    kind = features.dtype
    hidden = jax.lax.optimization_barrier(features)
    for layer in ("1", "2"):
        product = jnp.matmul(weights["inner" + layer].astype(kind), hidden, preferred_element_type=kind)
        hidden = jax.nn.relu(product + weights["shift" + layer].astype(kind))
    return (hidden.astype(jnp.float32) * weights["inner3"].T).sum(axis=0) + weights["shift3"][0]


def adam(learned: Any, slope: Weights, pace: Array) -> Any:
    """Take one step of Adam (Kingma and Ba 2015)."""
    weights, mean, square, steps = learned
    steps = steps + 1

    def mixed(old: Array, new: Array) -> Array:
        return 0.9 * old + 0.1 * new

    def mixed_squares(old: Array, new: Array) -> Array:
        return 0.999 * old + 0.001 * new * new

    mean, square = jax.tree.map(mixed, mean, slope), jax.tree.map(mixed_squares, square, slope)
    reach = pace * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)

    def moved(old: Array, up: Array, size: Array) -> Array:
        return (old - reach * up / (jnp.sqrt(size) + 1e-8)).astype(jnp.float32)

    return jax.tree.map(moved, weights, mean, square), mean, square, steps


def untaught(weights: Weights) -> Any:
    """Return weights with an empty memory of Adam."""
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return weights, nothing, jax.tree.map(jnp.zeros_like, weights), jnp.zeros((), jnp.float32)


def train(
    improve: Callable[..., Any],
    weights: Weights,
    seconds: float,
    noise: float,
    least_noise: float,
    seed: int,
    name: str,
) -> Weights:
    """Play and learn until the time is up, compiling not counted; print the mean as it learns."""
    key, learned = jax.random.PRNGKey(seed), untaught(weights)
    learned, mean = improve(learned, key, jnp.float32(noise), jnp.float32(0))  # compiles
    mean.block_until_ready()
    began, number, told = perf_counter(), 0, 0.0
    while (share := (perf_counter() - began) / seconds) < 1:
        pace = PACE * (1 + cos(pi * share)) / 2 * min(1, (number + 1) / 20) + 1e-6
        doubt = max(least_noise, noise * (1 - share / NOISY))
        learned, after = improve(learned, jax.random.fold_in(key, number), jnp.float32(doubt), jnp.float32(pace))
        mean.block_until_ready()  # the iteration before this one: the GPU always has the next
        mean, number = after, number + 1
        if share >= told:
            print(f"{name}  {share * seconds:5.0f} s  iteration {number:6,}  mean {float(mean):.3f}", flush=True)
            told += 0.1
    return learned[0]


def write(weights: Weights, file: Path) -> None:
    """Write the weights of both hidden layers in one byte each, with a scale for each hidden cell."""
    kept: dict[str, Any] = {name: np.asarray(value, np.float32) for name, value in weights.items()}
    for layer in ("1", "2"):
        scale = np.abs(kept["inner" + layer]).max(axis=1, keepdims=True) / 127
        kept["inner" + layer] = np.round(kept["inner" + layer] / scale).astype(np.int8)
        kept["scale" + layer] = scale
    np.savez_compressed(file, **kept)
