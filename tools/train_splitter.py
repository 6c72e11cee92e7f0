"""Train the network of Splitter's sharp bot by self-play and write its weights: python tools/train_splitter.py A

It learns what a sheet will end with after each placement, from games it plays against the dice alone, by temporal
differences (Sutton 1988, TD(lambda)). It needs JAX and is meant for a GPU, where a pad takes some minutes.
"""

import importlib
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from math import cos, pi, sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from rollwright.bots.splitter.features import PER_CELL, Pattern, describe, pattern
from rollwright.games.splitter.sheet import Layout, layout

# JAX is no dependency of ours: it is installed by hand where the training runs.
jax: Any = importlib.import_module("jax")
jnp: Any = importlib.import_module("jax.numpy")
Array = Any
BOTS = Path(__file__).parent.parent / "src/rollwright/bots/splitter"
HIDDEN = (128, 32)
GAMES = 2048  # played side by side before each round of learning
BATCH = 2048
TRUST = 0.5  # lambda: how far a sheet's worth is read off the rest of its game, and not off the next sheet's worth
PACE = 1e-3  # Adam's step at the start; it falls to nothing along a cosine
Weights = dict[str, Array]


class Learner:
    """A pad with the functions that play on it and learn from the games."""

    def __init__(self, board: Layout) -> None:
        plain = pattern(board)
        # 0, 1 and the small counts of cells are exact in bfloat16.
        self.pad = Pattern(
            jnp.asarray(plain.touching, jnp.bfloat16), jnp.asarray(plain.stars, jnp.bfloat16), plain.hearts, plain.bonus
        )
        self.cells, self.rounds = len(board.cells), board.rounds
        self.first = jnp.eye(self.cells, dtype=jnp.int32)
        self.second = self.first[jnp.array(board.mirrors)]

    def start(self, key: Array) -> Weights:
        one, two = jax.random.split(key)
        wide, narrow = HIDDEN
        return {
            "inner1": jax.random.normal(one, (self.cells * PER_CELL, wide)) * 1.5 / sqrt(3 * self.cells),
            "shift1": jnp.zeros(wide),
            "inner2": jax.random.normal(two, (wide, narrow)) * sqrt(2 / wide),
            "shift2": jnp.zeros(narrow),
            "inner3": jnp.zeros(narrow),  # so that the first games are played for the points of the moment
            "shift3": jnp.zeros(()),
        }

    def values(self, weights: Weights, sheets: Array) -> Array:
        points, features = describe(jnp, self.pad, sheets)
        hidden = jnp.matmul(features, weights["inner1"].astype(features.dtype), preferred_element_type=jnp.float32)
        hidden = jax.nn.relu(hidden + weights["shift1"])
        hidden = jax.nn.relu(hidden @ weights["inner2"] + weights["shift2"])
        gain = hidden @ weights["inner3"] + weights["shift3"]
        return points.astype(jnp.float32) + jnp.where((sheets == 0).any(axis=1), gain, 0)

    def play(self, weights: Weights, key: Array, games: int) -> tuple[Array, Array]:
        """Return the sheets after each round, as (rounds, games, cells), and their worth, as (rounds, games)."""

        def one_round(sheets: Array, key: Array) -> tuple[Array, tuple[Array, Array]]:
            dice = jax.random.randint(key, (games, 2), 1, 7)
            after = sheets[:, None, :] + dice[:, :1, None] * self.first + dice[:, 1:, None] * self.second
            worth = self.values(weights, after.reshape(-1, self.cells)).reshape(games, self.cells)
            worth = jnp.where(sheets == 0, worth, -jnp.inf)
            chosen = jnp.take_along_axis(after, worth.argmax(axis=1)[:, None, None], axis=1)[:, 0]
            return chosen, (chosen, worth.max(axis=1))

        _, played = jax.lax.scan(
            one_round, jnp.zeros((games, self.cells), jnp.int32), jax.random.split(key, self.rounds)
        )
        return played

    @partial(jax.jit, static_argnums=0)
    def improve(self, learned: Any, key: Array, pace: float) -> tuple[Any, Array]:
        """Play a set of games, learn from them, and return what is known now and the mean points of the games."""
        playing, mixing = jax.random.split(key)
        sheets, worth = self.play(learned[0], playing, GAMES)

        def look_back(later: Array, seen: Array) -> tuple[Array, Array]:
            return TRUST * later + (1 - TRUST) * seen, later

        _, targets = jax.lax.scan(look_back, worth[-1], worth[1:], reverse=True)
        sheets, targets = sheets[:-1].reshape(-1, self.cells), targets.reshape(-1)
        batches = len(targets) // BATCH
        order = jax.random.permutation(mixing, len(targets))[: batches * BATCH].reshape(batches, BATCH)

        def learn(learned: Any, batch: Array) -> tuple[Any, None]:
            def loss(weights: Weights) -> Array:
                return jnp.square(self.values(weights, sheets[batch]) - targets[batch]).mean()

            return adam(learned, jax.grad(loss)(learned[0]), pace), None

        learned, _ = jax.lax.scan(learn, learned, order)
        return learned, worth[-1].mean()


def mixed(share: float) -> Callable[[Array, Array], Array]:
    """Return a running mean that takes `share` of each new value."""

    def mix(old: Array, new: Array) -> Array:
        return (1 - share) * old + share * new

    return mix


def adam(learned: Any, slope: Weights, pace: float) -> Any:
    """Take one step of Adam (Kingma and Ba 2015)."""
    weights, mean, square, steps = learned
    steps = steps + 1
    mean = jax.tree.map(mixed(0.1), mean, slope)
    square = jax.tree.map(mixed(0.001), square, jax.tree.map(jnp.square, slope))
    reach = pace * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)

    def moved(old: Array, up: Array, size: Array) -> Array:
        return old - reach * up / (jnp.sqrt(size) + 1e-8)

    weights = jax.tree.map(moved, weights, mean, square)
    return weights, mean, square, steps


def train(learner: Learner, rounds: int, seed: int) -> Weights:
    key = jax.random.key(seed)
    weights = learner.start(key)
    nothing = jax.tree.map(jnp.zeros_like, weights)
    learned = (weights, nothing, nothing, jnp.zeros(()))
    began = perf_counter()
    for number in range(rounds):
        pace = PACE * (1 + cos(pi * number / rounds)) / 2
        learned, mean = learner.improve(learned, jax.random.fold_in(key, number), pace)
        if number % 100 == 0:
            print(f"{perf_counter() - began:6.0f} s  {number * GAMES:9,} games  mean {float(mean):.2f}", flush=True)
    return learned[0]


def write(weights: Weights, file: Path) -> None:
    """Write the weights; those of the first layer as one byte each, with a scale for each hidden cell."""
    kept: dict[str, Any] = {name: np.asarray(value, np.float32) for name, value in weights.items()}
    scale = np.abs(kept["inner1"]).max(axis=0) / 127
    kept["inner1"], kept["scale1"] = np.round(kept["inner1"] / scale).astype(np.int8), scale
    np.savez_compressed(file, **kept)


def main() -> None:
    parser = ArgumentParser(description="Train the network of Splitter's sharp bot on one pad.")
    parser.add_argument("pad", choices=("A", "B"))
    parser.add_argument(
        "--rounds", type=int, default=2500, help=f"rounds of {GAMES} games and learning from them (default 2500)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--folder", type=Path, default=BOTS, help="where pad-a.npz or pad-b.npz goes (default: beside the bot)"
    )
    asked = parser.parse_args()
    learner = Learner(layout(asked.pad))
    weights = train(learner, asked.rounds, asked.seed)
    write(weights, asked.folder / f"pad-{asked.pad.lower()}.npz")
    ended = learner.play(weights, jax.random.key(asked.seed + 1), 8192)[1][-1]
    print(
        f"pad {asked.pad}: mean {float(ended.mean()):.2f}, standard deviation {float(ended.std()):.2f} over 8,192 games"
    )


if __name__ == "__main__":
    main()
