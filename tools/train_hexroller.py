"""Train the network of HexRoller's sharp by self-play and write its weights: python tools/train_hexroller.py front

It learns what a sheet will end with after each round, from games it plays against the dice alone, by temporal
differences (Sutton 1988, TD(lambda)). The games are spread over the processor's cores; numpy is all it needs. Master's
networks are trained by train_hexroller_master.py.
"""

import os
from argparse import ArgumentParser
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each core plays games of its own

import numpy as np

from rollwright.bots.hexroller.features import describe
from rollwright.bots.hexroller.listing import plain_rounds
from rollwright.bots.hexroller.network import UNIT, Network, forward
from rollwright.bots.hexroller.position import WRITTEN, Position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout

BOTS = Path(__file__).parent.parent / "src/rollwright/bots/hexroller"
HIDDEN = (64, 32)
WIDTH = 24  # plain rounds that are tried with each bonus
DOUBT = 0.2  # points of noise on what a round is worth, so that close ones are all tried
TRUST = 0.7  # lambda: how far a sheet's worth is read off the rest of its game, and not off the next sheet's worth
KEPT = 40_000  # sheets remembered
BATCH = 256  # sheets in a step
STEPS = 400  # of learning after each set of games
PACE = 1e-3  # Adam's step at the start
Layers = tuple[tuple[Any, Any], ...]


def fresh(side: Side) -> Position:
    board = layout(side)
    own = tuple(
        sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed == number) for number in WRITTEN
    )
    empty = sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed is None)
    return Position(side, own, empty, {}, 0, 0, (), board.rounds)


def following(here: Position, sheets: Sheets) -> Position:
    """Return the position before the next roll, on the only sheet."""
    left = int(sheets.bonuses[0])
    used: tuple[Bonus, ...] = tuple(bonus for place, bonus in enumerate(BONUSES) if not left >> place & 1)
    own = tuple(int(hexes[0]) for hexes in sheets.own)
    return Position(
        here.side, own, int(sheets.empty[0]), {}, int(sheets.light[0]), int(sheets.dark[0]), used, here.later
    )


def play_one(network: Network, random: np.random.Generator) -> list[tuple[Any, float, float]]:
    """Play a game; return the features, the points and the estimated worth of the sheet after each round."""
    here, seen = fresh(network.side), list[tuple[Any, float, float]]()
    while here.later:
        counts: Counter[int] = Counter(random.choice(NUMBERS, layout(network.side).dice).tolist())
        here = replace(here, counts=counts, later=here.later - 1)
        rounds, worth = judged_rounds(here, network.values, WIDTH)
        doubt = DOUBT if here.later else 0
        chosen = int((worth + doubt * random.standard_normal(len(worth))).argmax())
        sheets, _ = after(here, rounds.take([chosen]))
        points, features = describe(network.side, sheets)
        seen.append((features[:, 0], float(points[0]), float(worth[chosen])))
        here = following(here, sheets)
    return seen


def play(task: tuple[Network, int, int]) -> tuple[Any, Any, list[float]]:
    """Play some games.

    Return the features of the sheets after each round but the last, what each should gain, and the games' points.
    """
    network, games, seed = task
    random = np.random.default_rng(seed)
    inputs, targets, totals = list[Any](), list[float](), list[float]()
    for _ in range(games):
        *seen, (_, total, _) = play_one(network, random)
        totals.append(total)
        later = total
        for features, points, worth in reversed(seen):
            inputs.append(features)
            targets.append(later - points)
            later = TRUST * later + (1 - TRUST) * worth
    return np.array(inputs), np.array(targets, np.float32), totals


class Learner:
    """The weights and Adam's memory of them (Kingma and Ba 2015)."""

    def __init__(self, inputs: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        sizes = (inputs, *HIDDEN, 1)
        self.flat: list[Any] = []
        for before, size in pairwise(sizes):
            scale = (
                np.sqrt(2 / before) if size > 1 else 0
            )  # so that the first games are played for the points of the moment
            self.flat += [
                (self.random.standard_normal((size, before)) * scale).astype(np.float32),
                np.zeros(size, np.float32),
            ]
        self.steps, self.mean, self.square = 0, [0.0 * part for part in self.flat], [0.0 * part for part in self.flat]

    @property
    def layers(self) -> Layers:
        return tuple(zip(self.flat[::2], self.flat[1::2], strict=True))

    def learn(self, inputs: Any, targets: Any, pace: float) -> float:
        """Take some steps, each from a few sheets drawn at random; return the mean squared error in points."""
        lost = 0.0
        for _ in range(STEPS):
            which = self.random.integers(len(targets), size=BATCH)
            answers = forward(self.layers, inputs[which].T)
            error = answers[-1][0] - targets[which] / UNIT
            lost += float((error**2).mean())
            self._step(answers, error / BATCH, pace)
        return lost * UNIT**2 / STEPS

    def _step(self, answers: list[Any], slope: Any, pace: float) -> None:
        gradient: list[Any] = []
        back = slope[None, :]
        for (weights, _), given in zip(reversed(self.layers), reversed(answers[:-1]), strict=True):
            gradient = [back @ given.T, back.sum(axis=1), *gradient]
            back = (weights.T @ back) * (given > 0)
        self.steps += 1
        for place, change in enumerate(gradient):
            self.mean[place] += 0.1 * (change - self.mean[place])
            self.square[place] += 0.001 * (change**2 - self.square[place])
            straight = self.mean[place] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.square[place] / (1 - 0.999**self.steps))
            self.flat[place] = (self.flat[place] - pace * straight / (spread + 1e-8)).astype(np.float32)


def save(layers: Layers, path: Path) -> None:
    named = {
        f"{name}{place}": part.astype(np.float16)
        for place, layer in enumerate(layers, start=1)
        for name, part in zip(("weights", "shift"), layer, strict=True)
    }
    np.savez_compressed(path, **named)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("side", choices=("front", "back"))
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--games", type=int, default=20, help="games a core plays before each lesson")
    parser.add_argument("--out", type=Path, default=BOTS)
    given = parser.parse_args()
    start = after(fresh(given.side), plain_rounds({}))[0]
    inputs = describe(given.side, start)[1].T[:0]
    targets, learner = np.zeros(0, np.float32), Learner(inputs.shape[1], seed=1)
    began, lesson = perf_counter(), 0
    with get_context("fork").Pool(given.cores) as pool:

        def begin(lesson: int) -> Any:
            network = Network(given.side, learner.layers)
            tasks = [(network, given.games, given.cores * lesson + core) for core in range(given.cores)]
            return pool.map_async(play, tasks, chunksize=1)

        playing = begin(lesson)
        while (spent := perf_counter() - began) < given.seconds or not lesson:
            parts = playing.get()
            lesson += 1
            playing = begin(lesson)  # the next games are played while we learn from these
            inputs = np.concatenate([inputs, *(part[0] for part in parts)])[-KEPT:]
            targets = np.concatenate([targets, *(part[1] for part in parts)])[-KEPT:]
            error = learner.learn(inputs, targets, PACE * max(0.02, 1 - spent / given.seconds))
            points = np.mean([point for part in parts for point in part[2]])
            print(f"{spent:5.0f} s  lesson {lesson:3}  points {points:5.2f}  error {error:6.2f}", flush=True)
            save(learner.layers, given.out / f"{given.side}.npz")
        playing.get()


if __name__ == "__main__":
    main()
