"""Learn what the parts of a Make a Difference sheet are worth in Mode A: python tools/train_make_a_difference.py

It plays against the dice alone and learns after each set of games, by temporal differences (Sutton 1988, TD(lambda))
with a pace of its own for every entry that slows where errors cancel out (Beal and Smith 1999, temporal coherence).
It needs only NumPy; on one core it takes some minutes.
"""

from argparse import ArgumentParser
from itertools import permutations
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.greedy import line_values
from rollwright.bots.make_a_difference.parts import DIGITS, lines, lines_and_squares
from rollwright.games.make_a_difference.sheet import layout

FILE = Path(__file__).parent.parent / "src/rollwright/bots/make_a_difference/mode-a.npz"
GAMES = 128  # played side by side before each lesson
TRUST = 0.5  # lambda: how far a sheet's worth is read off the rest of its game, and not off the next sheet's worth
REPEATS = 8  # an entry met more often than this in one lesson learns no faster for it

PARTS, LINES, POINTS = lines_and_squares(), lines(), line_values("A")
FIELDS, ROUNDS = len(layout().cells), layout().rounds


def start() -> Any:
    """Return the points of every line, so that the first games are played for those; a square has none.

    Lines come first in the parts: the tables of columns a to c and of rows f and g, which their mirror images share.
    """
    columns, rows = np.split(POINTS.astype(np.float32), [DIGITS ** len(layout().rows)])
    points = np.concatenate([columns, columns, columns, rows, rows])
    return np.pad(points, (0, PARTS.size - len(points)))


class Learner:
    """`worth` has an entry for every possible part, `late` the worth of a sheet in each round beyond its parts."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.worth = start()
        self.late = np.zeros(ROUNDS, np.float32)
        self.errors = np.zeros(PARTS.size)
        self.sizes = np.full(PARTS.size, 1e-9)

    def play(self) -> tuple[Any, Any, Any]:
        """Play some games; return parts and worth of the sheets after each round but the last, and the points."""
        sheets = np.zeros((GAMES, FIELDS), np.int32)
        parts: list[Any] = []
        seen: list[Any] = []
        each = np.arange(GAMES)
        for number in range(ROUNDS):
            dice = self.dice.integers(1, 7, (GAMES, 2), dtype=np.int32)
            room = FIELDS - 2 * number
            empty = np.argsort(sheets > 0, axis=1, kind="stable")[:, :room]
            first, second = np.array(list(permutations(range(room), 2))).T
            shapes = PARTS if number < ROUNDS - 1 else LINES
            one, two = (dice[:, die, None, None] * shapes.powers.astype(np.int32)[empty] for die in (0, 1))
            after = (shapes.read(sheets).astype(np.int32)[:, None] + one)[:, first] + two[:, second]
            worth = (self.worth if shapes is PARTS else POINTS)[after].sum(axis=2)
            best = worth.argmax(axis=1)
            sheets[each, empty[each, first[best]]] = dice[:, 0]
            sheets[each, empty[each, second[best]]] = dice[:, 1]
            parts.append(after[each, best])
            seen.append(worth[each, best] + self.late[number])
        return np.stack(parts[:-1]), np.stack(seen[:-1]), seen[-1]

    def learn(self) -> float:
        """Play a set of games, learn from it, and return its mean points."""
        parts, seen, points = self.play()
        target, errors = points, np.zeros_like(seen)
        for number in reversed(range(ROUNDS - 1)):
            errors[number] = target - seen[number]
            target = TRUST * target + (1 - TRUST) * seen[number]
        self.late[:-1] += 0.1 * errors.mean(axis=1)
        entries, where, times = np.unique(parts.reshape(-1), return_inverse=True, return_counts=True)
        spread = np.repeat(errors.reshape(-1), parts.shape[2])
        sums = np.bincount(where, spread)
        self.errors[entries] += sums
        self.sizes[entries] += np.bincount(where, abs(spread))
        pace = abs(self.errors[entries]) / self.sizes[entries] * np.sqrt(np.minimum(times, REPEATS)) / parts.shape[2]
        self.worth[entries] += (pace * sums / times).astype(np.float32)
        return float(points.mean())


def main() -> None:
    parser = ArgumentParser(description="Train the sharp bot of Make a Difference, Mode A.")
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--file", type=Path, default=FILE, help="where the learned worth goes (default: beside the bot)"
    )
    asked = parser.parse_args()
    learner, began, means = Learner(asked.seed), perf_counter(), list[float]()
    for number in range(asked.games // GAMES):
        means.append(learner.learn())
        if number % 250 == 249:
            print(
                f"{perf_counter() - began:6.0f} s  {(number + 1) * GAMES:9,} games  mean {np.mean(means[-250:]):.2f}",
                flush=True,
            )
    np.savez_compressed(asked.file, worth=learner.worth.astype(np.float16))


if __name__ == "__main__":
    main()
