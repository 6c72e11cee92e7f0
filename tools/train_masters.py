"""Train master's network of Splitter or of Make a Difference, Mode A: python tools/train_masters.py splitter-A

It learns what a sheet will end with after each placement, from games that it plays against the dice alone, by temporal
differences (Sutton 1988, TD(lambda)). A part of the games begins with bad choices, so that it also learns to judge the
sheets of weaker players, which a review meets. It needs JAX and is meant for a GPU.
"""

from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from self_play import Array, Weights, adam, forward, jax, jnp, new_weights, train, write

from rollwright.bots.make_a_difference import hopes
from rollwright.bots.splitter import groups
from rollwright.games.splitter.sheet import Pad

BOTS = Path(__file__).parent.parent / "src/rollwright/bots"
GAMES = 4096  # played side by side before each lesson
TRUST = 0.6  # lambda: how far a sheet's worth is read off the rest of its game, and not off the next sheet's worth
LESSONS = 2  # times that each sheet is learned from
NOISE = 0.5  # points of noise on what a placement is worth; it falls to nothing
STRAY = 0.2  # the share of games that begin with bad choices
STRAYING = (1.0, 3.0, 9.0)  # points of noise on those choices
UNIT = 10.0  # points; the unit of the network's output


class Splitter:
    """A pad of Splitter for training."""

    cells, rounds, hidden, batch, switched_on, offset = 44, 22, (576, 576), 8192, 140, 14.0
    stretches = ((6, 22), (6, 16), (5, 10), (5, 5))  # rounds that are compiled together, and their most free pairs

    def __init__(self, pad: Pad) -> None:
        self.pad: Pad = pad
        self.inputs = self.cells * groups.PER_CELL
        self.file = BOTS / "splitter" / f"master-{pad.lower()}.npz"

    def describe(self, sheets: Array) -> tuple[Array, Array]:
        return groups.describe(jnp, self.pad, sheets, jnp.bfloat16, jax.lax.optimization_barrier)

    def points(self, sheets: Array) -> Array:
        return groups.describe(jnp, self.pad, sheets, jnp.bfloat16)[0]

    def placements(self, sheets: Array, dice: Array, room: int) -> tuple[Array, Array]:
        """Return the sheets after each placement, (cells, placements, games), and which of them are legal."""
        half, games = self.cells // 2, sheets.shape[1]
        places = jnp.arange(half, dtype=jnp.int8)[:, None]
        free = jnp.sort(jnp.where(sheets[:half] == 0, places, np.int8(100)), axis=0)[:room]
        chosen = places[:, None] == free
        both = jnp.stack([dice, dice[::-1]], axis=1)[:, None, None]
        after = jnp.where(chosen[None, :, :, None], both, sheets.reshape(2, half, 1, 1, games))
        legal = jnp.broadcast_to((free < 100)[:, None], (room, 2, games))
        return after.reshape(self.cells, 2 * room, games), legal.reshape(2 * room, games)

    def mirrored(self, key: Array, sheets: Array) -> Array:
        """Exchange the halves of every second sheet, where the pad is symmetric: pad A is, pad B is not."""
        if self.pad == "B":
            return sheets
        half = self.cells // 2
        flip = jax.random.bernoulli(key, 0.5, (sheets.shape[1],))
        return jnp.where(flip, jnp.concatenate([sheets[half:], sheets[:half]]), sheets)


class ModeA:
    """The sheet of Make a Difference for training."""

    cells, rounds, hidden, batch, switched_on, offset = hopes.FIELDS, 10, (384, 384), 4096, 90, 0.0
    stretches = ((2, 20), (2, 16), (2, 12), (4, 8))
    inputs = hopes.INPUTS
    file = BOTS / "make_a_difference" / "master-a.npz"

    def describe(self, sheets: Array) -> tuple[Array, Array]:
        return hopes.describe(jnp, sheets, jnp.bfloat16, jax.lax.optimization_barrier)

    def points(self, sheets: Array) -> Array:
        row, column = hopes.read_lines(jnp, sheets)
        wide, high = (jnp.asarray(hopes.lines_of(length).points) for length in (hopes.COLUMNS, hopes.ROWS))
        return wide[row].sum(axis=0, dtype=jnp.int32) + high[column].sum(axis=0, dtype=jnp.int32)

    def placements(self, sheets: Array, dice: Array, room: int) -> tuple[Array, Array]:
        places = jnp.arange(self.cells, dtype=jnp.int8)[:, None]
        free = jnp.sort(jnp.where(sheets == 0, places, np.int8(100)), axis=0)[:room]
        first, second = np.array([(one, two) for one in range(room) for two in range(room) if one != two]).T
        one, two = free[first], free[second]
        after = jnp.where(places[:, None] == one, dice[0], jnp.where(places[:, None] == two, dice[1], sheets[:, None]))
        return after, (one < 100) & (two < 100)

    def mirrored(self, key: Array, sheets: Array) -> Array:
        """Turn each sheet over in one of eight ways that keep every difference."""
        way = jax.random.randint(key, (sheets.shape[1],), 0, 8)
        grid = sheets.reshape(hopes.ROWS, hopes.COLUMNS, -1)
        grid = jnp.where(way & 1 == 1, grid[::-1], grid)
        grid = jnp.where(way & 2 == 2, grid[:, ::-1], grid)
        return jnp.where((way & 4 == 4) & (grid > 0), 7 - grid, grid).reshape(sheets.shape)


class Learner:
    """A sheet with the functions that play on it and learn from the games."""

    def __init__(self, sheet: Any) -> None:
        self.sheet = sheet

    def values(self, weights: Weights, sheets: Array) -> Array:
        points, features = self.sheet.describe(sheets.reshape(self.sheet.cells, -1))
        gain = forward(weights, features) * UNIT + self.sheet.offset
        return (points.astype(jnp.float32) + gain).reshape(sheets.shape[1:])

    def play(self, weights: Weights, key: Array, games: int, noise: Array, stray: float) -> tuple[Array, ...]:
        """Return the sheets after each round, their worth, whether all choices after them were good, and the points."""
        keys = jax.random.split(key, 5)
        dice = jax.random.randint(keys[0], (self.sheet.rounds, 2, games), 1, 7).astype(jnp.int8)
        strays = jax.random.bernoulli(keys[1], stray, (games,))
        until = jnp.where(strays, jax.random.randint(keys[2], (games,), 0, self.sheet.rounds), 0)
        far = jnp.asarray(STRAYING, jnp.float32)[jax.random.randint(keys[3], (games,), 0, len(STRAYING))]
        sheets = jnp.zeros((self.sheet.cells, games), jnp.int8)
        seen: list[tuple[Array, Array]] = []
        begin, chance = 0, jax.random.split(keys[4], self.sheet.rounds)
        for length, room in self.sheet.stretches:

            def one_round(sheets: Array, given: Any, room: int = room) -> tuple[Array, tuple[Array, Array]]:
                roll, key, number = given
                after, legal = self.sheet.placements(sheets, roll, room)
                worth = self.values(weights, after)
                doubt = jnp.where(number < until, far, noise) * jax.random.gumbel(key, worth.shape, jnp.float32)
                best = jnp.where(legal, worth + doubt, -1e9).argmax(axis=0)
                taken = jnp.arange(after.shape[1])[:, None] == best
                chosen = jnp.where(taken, after, 0).sum(axis=1, dtype=jnp.int8)
                return chosen, (chosen, jnp.where(taken, worth, 0).sum(axis=0))

            end = min(begin + length, self.sheet.rounds - 1)  # the last round is played for its points
            steps = (dice[begin:end], chance[begin:end], jnp.arange(begin, end))
            sheets, played = jax.lax.scan(one_round, sheets, steps)
            seen.append(played)
            begin = end
        last, legal = self.sheet.placements(sheets, dice[-1], room=int(self.sheet.stretches[-1][1]))
        points = jnp.where(legal, self.sheet.points(last.reshape(self.sheet.cells, -1)).reshape(legal.shape), -1)
        states, worth = (jnp.concatenate([part[place] for part in seen]) for place in (0, 1))
        good = jnp.arange(self.sheet.rounds - 1)[:, None] >= until - 1
        return states, worth, good, points.max(axis=0).astype(jnp.float32)

    @partial(jax.jit, static_argnums=0)
    def improve(self, learned: Any, key: Array, noise: Array, pace: Array) -> tuple[Any, Array]:
        """Play a set of games, learn from them, and return what is known now and the mean points of good games."""
        playing, mixing = jax.random.split(key)
        states, worth, good, points = self.play(learned[0], playing, GAMES, noise, STRAY)

        def look_back(later: Array, seen: Array) -> tuple[Array, Array]:
            return TRUST * later + (1 - TRUST) * seen, later

        _, targets = jax.lax.scan(look_back, points, worth, reverse=True)
        sheets, targets, counted = jnp.moveaxis(states, 1, 0), targets.reshape(-1), good.reshape(-1)
        sheets = sheets.reshape(self.sheet.cells, -1)
        batches = len(targets) // self.sheet.batch

        def learn(learned: Any, given: Any) -> tuple[Any, None]:
            which, key = given
            some = self.sheet.mirrored(key, sheets[:, which])

            def loss(weights: Weights) -> Array:
                error = (self.values(weights, some) - targets[which]) / UNIT
                return (error**2 * counted[which]).mean()

            return adam(learned, jax.grad(loss)(learned[0]), pace), None

        for lesson in jax.random.split(mixing, LESSONS):
            order, turning = jax.random.split(lesson)
            chosen = jax.random.permutation(order, len(targets))[: batches * self.sheet.batch]
            learned, _ = jax.lax.scan(learn, learned, (chosen.reshape(batches, -1), jax.random.split(turning, batches)))
        clean = good[0]
        return learned, (points * clean).sum() / clean.sum()

    @partial(jax.jit, static_argnums=0)
    def measure(self, weights: Weights, key: Array) -> Array:
        return self.play(weights, key, GAMES, jnp.float32(0), 0.0)[-1]


SHEETS: dict[str, Any] = {
    "splitter-A": partial(Splitter, "A"),
    "splitter-B": partial(Splitter, "B"),
    "make-a-difference-A": ModeA,
}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("sheet", choices=sorted(SHEETS))
    parser.add_argument("--seconds", type=float, default=250, help="of training, compiling not counted (default 250)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the weights go (default: beside the bot)")
    asked = parser.parse_args()
    sheet = SHEETS[asked.sheet]()
    learner = Learner(sheet)
    weights = new_weights(jax.random.PRNGKey(asked.seed), sheet.inputs, sheet.hidden, sheet.switched_on)
    weights = train(learner.improve, weights, asked.seconds, NOISE, 0.0, asked.seed, asked.sheet)
    write(weights, (asked.folder or sheet.file.parent) / sheet.file.name)
    points = np.concatenate([np.asarray(learner.measure(weights, jax.random.PRNGKey(1000 + n))) for n in range(16)])
    error = points.std() / np.sqrt(len(points))
    print(f"{asked.sheet}: mean {points.mean():.3f} ± {1.96 * error:.3f} over {len(points):,} games", flush=True)


if __name__ == "__main__":
    main()
