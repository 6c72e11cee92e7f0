"""Train a network of HexRoller's bots by self-play and write its weights: python tools/train_hexroller.py front

With --master it trains the larger network of master: it goes on from sharp's, and a part of its games begins with bad
choices, so that it learns to judge the sheets of weaker players, which a review meets. A network learns what a sheet
will end with after each round, from games it plays against the dice alone, by temporal differences (Sutton 1988,
TD(lambda)). The games are spread over the processor's cores; numpy is all it needs.
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
from rollwright.bots.hexroller.network import UNIT, Network, forward, master_network
from rollwright.bots.hexroller.network import network as network_of
from rollwright.bots.hexroller.position import WRITTEN, Position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout

BOTS = Path(__file__).parent.parent / "src/rollwright/bots/hexroller"
HIDDEN = {False: (64, 32), True: (128, 64)}  # of sharp and of master
WIDTH = 24  # plain rounds that are tried with each bonus
DOUBT = 0.2  # points of noise on what a round is worth, so that close ones are all tried
TRUST = 0.7  # lambda: how far a sheet's worth is read off the rest of its game, and not off the next sheet's worth
KEPT = {False: 40_000, True: 150_000}  # sheets remembered
BATCH = 256  # sheets in a step
STEPS = {False: 400, True: 500}  # of learning after each set of games
PACE = {False: 1e-3, True: 3e-4}
PASSES = {False: 1000, True: 4}  # over all sheets remembered, at most, in one lesson
STRAY = 0.3  # the share of master's games that begin with bad choices
STRAYING = (0.0, 0.0, 4.0, 12.0)  # points of noise on those choices; 0: they are made for the points of the moment
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


def play_one(network: Network, random: np.random.Generator, master: bool) -> list[tuple[Any, float, float]]:
    """Play a game; return the features, the points and the estimated worth of the sheet after each good choice."""
    here, seen = fresh(network.side), list[tuple[Any, float, float]]()
    strays = master and random.random() < STRAY
    until, far = (random.integers(here.later), random.choice(STRAYING)) if strays else (0, 0.0)
    while here.later:
        counts: Counter[int] = Counter(random.choice(NUMBERS, layout(network.side).dice).tolist())
        number = layout(network.side).rounds - here.later
        here = replace(here, counts=counts, later=here.later - 1)
        rounds, worth = judged_rounds(here, network.values, WIDTH)
        if number < until and far == 0:  # as steady plays: for the points of the moment
            worth = describe(network.side, after(here, rounds)[0])[0]
        doubt = far if number < until else DOUBT if here.later else 0
        chosen = int((worth + doubt * random.standard_normal(len(worth))).argmax())
        sheets, _ = after(here, rounds.take([chosen]))
        points, features = describe(network.side, sheets)
        if number >= until - 1:
            seen.append((features[:, 0], float(points[0]), float(network.values(sheets)[0])))
        here = following(here, sheets)
    return seen


def play(task: tuple[Network, int, int, bool]) -> tuple[Any, Any, list[float]]:
    """Play some games.

    Return the features of the sheets after each round but the last, what each should gain, and the games' points.
    """
    network, games, seed, master = task
    random = np.random.default_rng(seed)
    inputs, targets, totals = list[Any](), list[float](), list[float]()
    for _ in range(games):
        *seen, (_, total, _) = play_one(network, random, master)
        if len(seen) + 1 == layout(network.side).rounds:
            totals.append(total)
        later = total
        for features, points, worth in reversed(seen):
            inputs.append(features)
            targets.append(later - points)
            later = TRUST * later + (1 - TRUST) * worth
    return np.array(inputs), np.array(targets, np.float32), totals


class Learner:
    """The weights and Adam's memory of them (Kingma and Ba 2015)."""

    def __init__(self, inputs: int, seed: int, master: bool) -> None:
        self.random = np.random.default_rng(seed)
        self.lesson, self.passes = STEPS[master], PASSES[master]
        sizes = (inputs, *HIDDEN[master], 1)
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

    def go_on_from(self, layers: Layers) -> None:
        """Take over the weights of a smaller network. The other hidden cells count for nothing at first."""
        for place, (weights, shift) in enumerate(layers):
            rows, columns = weights.shape
            self.flat[2 * place][:rows, columns:] = 0
            self.flat[2 * place][:rows, :columns] = weights
            self.flat[2 * place + 1][:rows] = shift

    @property
    def layers(self) -> Layers:
        return tuple(zip(self.flat[::2], self.flat[1::2], strict=True))

    def learn(self, inputs: Any, targets: Any, pace: float) -> float:
        """Take some steps, each from a few sheets drawn at random; return the mean squared error in points."""
        lost, steps = 0.0, min(self.lesson, self.passes * len(targets) // BATCH)
        for _ in range(steps):
            which = self.random.integers(len(targets), size=BATCH)
            answers = forward(self.layers, inputs[which].T)
            error = answers[-1][0] - targets[which] / UNIT
            lost += float((error**2).mean())
            self._step(answers, error / BATCH, pace)
        return lost * UNIT**2 / steps

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
    parser.add_argument("--master", action="store_true", help="train master's network instead of sharp's")
    parser.add_argument("--pace", type=float, help="Adam's step at the start")
    parser.add_argument("--go-on", action="store_true", help="go on from master's network instead of sharp's")
    given = parser.parse_args()
    master: bool = given.master
    start = after(fresh(given.side), plain_rounds({}))[0]
    inputs = describe(given.side, start)[1].T[:0]
    targets, learner = np.zeros(0, np.float32), Learner(inputs.shape[1], seed=1, master=master)
    if master:
        learner.go_on_from((master_network if given.go_on else network_of)(given.side).layers)
    began, lesson = perf_counter(), 0
    with get_context("fork").Pool(given.cores) as pool:

        def begin(lesson: int) -> Any:
            network = Network(given.side, learner.layers)
            tasks = [(network, given.games, given.cores * lesson + core, master) for core in range(given.cores)]
            return pool.map_async(play, tasks, chunksize=1)

        playing = begin(lesson)
        while (spent := perf_counter() - began) < given.seconds:
            parts = playing.get()
            lesson += 1
            playing = begin(lesson)  # the next games are played while we learn from these
            inputs = np.concatenate([inputs, *(part[0] for part in parts)])[-KEPT[master] :]
            targets = np.concatenate([targets, *(part[1] for part in parts)])[-KEPT[master] :]
            error = learner.learn(inputs, targets, (given.pace or PACE[master]) * max(0.02, 1 - spent / given.seconds))
            points = np.mean([point for part in parts for point in part[2]])
            print(f"{spent:5.0f} s  lesson {lesson:3}  points {points:5.2f}  error {error:6.2f}", flush=True)
            save(learner.layers, given.out / f"{'master-' * master}{given.side}.npz")
        playing.get()


if __name__ == "__main__":
    main()
