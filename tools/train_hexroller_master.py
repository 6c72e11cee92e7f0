"""Train the networks of HexRoller's master by self-play: python tools/train_hexroller_master.py front --seconds 500

The large one learns what a sheet will end with after each round, from games that it plays against the dice alone, by
temporal differences (Sutton 1988, TD(lambda)). A part of the games begins with bad choices, so that it also learns to
judge the sheets of weaker players, which a review meets. The small one learns to say what the large one says, from
fewer features and in less time; master looks closely only at the rounds that it holds for good. Training needs PyTorch,
nvcc and a GPU (hexroller_games.py).
"""

from argparse import ArgumentParser
from itertools import pairwise
from math import cos, pi, sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np
from hexroller_games import Array, Games, torch
from train_hexroller import fresh

from rollwright.bots.hexroller.details import describe_closely
from rollwright.bots.hexroller.features import describe
from rollwright.bots.hexroller.listing import plain_rounds
from rollwright.bots.hexroller.network import UNIT
from rollwright.bots.hexroller.sheets import after
from rollwright.games.hexroller.sheet import Side

BOTS = Path(__file__).parent.parent / "src/rollwright/bots/hexroller"
HIDDEN = (384, 64)
GLANCE = (64, 32)  # hidden cells of the small network
GLANCES = 4096  # rounds that it learns from in each round of the games
CLOSE = 4.0  # points: half of these rounds are so close to the best one of their game
GAMES = 2048  # played side by side before each lesson
WIDTH = 32  # plain rounds that are tried with each bonus
TRUST = 0.7  # lambda: how far a sheet's worth is read off the rest of its game, and not off the next sheet's worth
NOISE = 0.4  # points of noise on what a round is worth; it falls to nothing
NOISY = 0.8  # the share of the training after which choices are made without noise
STRAY = 0.2  # the share of games that begin with bad choices
STRAYING = (0.0, 1.0, 3.0, 9.0)  # points of noise on those choices; 0: they are made for the points of the moment
KEPT = 24  # sets of games that are remembered
BATCH = 4096  # sheets in a step
STEPS = 12  # of learning after each set of games
PACE = 1e-3  # Adam's step at the start; it falls to nothing along a cosine
OFFSET = 3.0  # units that the first sheets gain, about


def new_layers(inputs: int, hidden: tuple[int, int], switched_on: int, device: str) -> Any:
    """Return a network for about so many inputs that are not 0 at once. The output is small at first."""
    layers = torch.nn.ModuleList([torch.nn.Linear(*sizes) for sizes in pairwise((inputs, *hidden, 1))])
    with torch.no_grad():
        for layer, fan in zip(layers, (switched_on, *hidden), strict=True):
            layer.weight.normal_(0, (1 if layer.out_features > 1 else 0.1) * sqrt(2 / fan))
            layer.bias.zero_()
    return layers.to(device)


def output(layers: Any, features: Array) -> Array:
    hidden = features
    for layer in layers[:2]:
        hidden = torch.relu(layer(hidden))
    return layers[2](hidden)[:, 0]


class Learner:
    """The networks, and the games that it plays."""

    def __init__(self, side: Side, device: str, folder: Path, seed: int, games: int) -> None:
        torch.manual_seed(seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        start = after(fresh(side), plain_rounds({}))[0]
        self.inputs = len(describe_closely(side, start)[1])
        self.games, self.many = Games(side, self.inputs, device, folder), games
        self.device = device
        self.seen_at_a_glance = len(describe(side, start)[1])
        self.layers = new_layers(self.games.inputs, HIDDEN, 100, device)
        self.glance = new_layers(self.seen_at_a_glance, GLANCE, 50, device)
        both = [*self.layers.parameters(), *self.glance.parameters()]
        self.adam = torch.optim.Adam(both, lr=PACE, fused=device != "cpu")
        self.remembered = list[tuple[Array, Array]]()
        self.glanced = list[tuple[Array, Array]]()

    def gain(self, features: Array) -> Array:
        """Return the points that sheets are to gain, computed in half precision where a GPU does so faster."""
        exact = torch.float16 if self.device != "cpu" else torch.float32
        hidden = features.to(exact)
        with torch.no_grad():
            for layer in self.layers[:2]:
                hidden = torch.relu(torch.nn.functional.linear(hidden, layer.weight.to(exact), layer.bias.to(exact)))
            return self.layers[2](hidden.float())[:, 0] * UNIT + self.usual(self.games.later)

    def usual(self, later: Any) -> Any:
        """Return the points that sheets usually gain in so many rounds, which the network need not learn."""
        return OFFSET * UNIT * later / self.games.rounds

    def play(self, noise: float, stray: float) -> tuple[Array, Array, Array, Array]:
        """Play games; return features, targets, which of the sheets count, and the points of each game."""
        games, many, device = self.games, self.many, self.device
        games.fresh(many)
        strays = torch.rand(many, device=device) < stray
        until = torch.where(strays, torch.randint(games.rounds, (many,), device=device), 0)
        far = torch.tensor(STRAYING, device=device)[torch.randint(len(STRAYING), (many,), device=device)]
        seen, points_seen, worth_seen = list[Array](), list[Array](), list[Array]()
        points = torch.zeros(many, device=device)
        for number in range(games.rounds):
            games.roll()
            plain = games.plain()
            points, worth = games.judged(plain, 0, self.gain)
            rounds = games.with_bonus(plain, worth, WIDTH)
            more = games.judged(rounds, len(points), self.gain)
            points, worth = torch.cat([points, more[0]]), torch.cat([worth, more[1]])
            game = rounds["game"].long()
            astray = (number < until)[game]
            doubt = torch.where(astray, far[game], noise if games.later else 0.0)
            wish = torch.where(astray & (far[game] == 0), points, worth)
            gumbel = -torch.log(-torch.log(torch.rand(len(wish), device=device).clamp(1e-9, 1 - 1e-7)))
            if games.later:
                self.remember_glances(rounds, points, worth)
            best = games.choose(rounds, wish + doubt * gumbel)
            points, worth = points[best], worth[best]
            if games.later:
                seen.append(games.sheets_now())
                points_seen.append(points)
                worth_seen.append(worth)
        targets, later = list[Array](), points
        for now, worth in zip(reversed(points_seen), reversed(worth_seen), strict=True):
            targets.append(later - now)
            later = TRUST * later + (1 - TRUST) * worth
        good = torch.arange(games.rounds - 1, device=device)[:, None] >= until - 1
        usual = self.usual(torch.arange(games.rounds - 1, 0, -1, device=device)[:, None])
        return torch.stack(seen), torch.stack(targets[::-1]) - usual, good, points

    def remember_glances(self, rounds: dict[str, Array], points: Array, worth: Array) -> None:
        """Keep what the small network is to learn from: rounds of all kinds, and others close to the best."""
        game = rounds["game"].long()
        best = torch.zeros(self.many, device=self.device).scatter_reduce(0, game, worth, "amax", include_self=False)
        close = torch.nonzero(worth > best[game] - CLOSE)[:, 0]
        which = torch.cat(
            [
                torch.randint(len(worth), (GLANCES // 2,), device=self.device),
                close[torch.randint(len(close), (GLANCES // 2,), device=self.device)],
            ]
        )
        features, _ = self.games.described(self.games.some(rounds, which), 0, GLANCES)
        target = (worth - points)[which] - self.usual(self.games.later)
        self.glanced.append((features[:, : self.seen_at_a_glance].clone(), target))

    def learn(self, pace: float) -> list[float]:
        """Take some steps from the sheets remembered; return the mean squared error of both networks in points."""
        features, targets = (torch.cat(part) for part in zip(*self.remembered, strict=True))
        quick, said = (torch.cat(part) for part in zip(*self.glanced, strict=True))
        self.glanced.clear()
        for group in self.adam.param_groups:
            group["lr"] = pace
        lost = torch.zeros(2, device=self.device)
        for _ in range(STEPS):
            which = torch.randint(len(targets), (BATCH,), device=self.device)
            loss = ((output(self.layers, features[which].float()) - targets[which] / UNIT) ** 2).mean()
            which = torch.randint(len(said), (BATCH,), device=self.device)
            unlike = ((output(self.glance, quick[which].float()) - said[which] / UNIT) ** 2).mean()
            self.adam.zero_grad()
            (loss + unlike).backward()
            self.adam.step()
            lost += torch.stack([loss.detach(), unlike.detach()])
        return (lost * UNIT**2 / STEPS).tolist()

    def train(self, seconds: float, folder: Path) -> None:
        """Play and learn until the time is up; print the mean as it learns, and write the weights."""
        began, lessons, told, points = perf_counter(), 0, 0.0, list[float]()
        while (share := (perf_counter() - began) / seconds) < 1:
            features, targets, good, ends = self.play(NOISE * max(0.0, 1 - share / NOISY), STRAY)
            self.remembered = [*self.remembered[1 - KEPT :], (features[good], targets[good])]
            error = self.learn(PACE * (1 + cos(pi * share)) / 2 * min(1, (lessons + 1) / 50) + 1e-6)
            points.append(float(ends[good[0]].mean()))
            lessons += 1
            if share >= told:
                means = f"points {np.mean(points[-20:]):.2f}  errors {error[0]:.2f} {error[1]:.3f}"
                print(f"{share * seconds:5.0f} s  games {lessons * self.many:10,}  {means}", flush=True)
                told += 0.05
                self.save(folder)
        self.save(folder)

    def measure(self, times: int) -> Any:
        """Return the points of games without noise."""
        return torch.cat([self.play(0.0, 0.0)[-1] for _ in range(times)]).cpu().numpy()

    def save(self, folder: Path) -> None:
        for name, layers, inputs in (("master", self.layers, self.inputs), ("glance", self.glance, None)):
            write(layers, inputs, OFFSET / self.games.rounds, folder / f"{name}-{self.games.side}.npz")


def write(layers: Any, inputs: int | None, each_round: float, path: Path) -> None:
    """Write the weights of both hidden layers in one byte each, with a scale for each hidden cell."""
    kept: dict[str, Any] = {"each_round": np.float32(each_round)}
    for place, layer in enumerate(layers, start=1):
        weights: Any = layer.weight.detach().cpu().numpy()[:, : inputs if place == 1 else None]
        if place < len(layers):
            scale = np.abs(weights).max(axis=1, keepdims=True) / 127
            kept[f"scale{place}"] = scale.astype(np.float32)
            weights = np.asarray(np.round(weights / scale), np.int8)
        kept |= {f"weights{place}": weights, f"shift{place}": layer.bias.detach().cpu().numpy()}
    np.savez_compressed(path, **kept)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("side", choices=("front", "back"))
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="played side by side")
    parser.add_argument("--out", type=Path, default=BOTS)
    given = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    with TemporaryDirectory() as folder:
        learner = Learner(given.side, device, Path(folder), given.seed, given.games)
        learner.train(given.seconds, given.out)
        points = learner.measure(max(1, 16_384 // given.games) if device == "cuda" else 1)
        error = points.std() / np.sqrt(len(points))
        print(f"{given.side}: mean {points.mean():.2f} ± {1.96 * error:.2f} over {len(points):,} games", flush=True)


if __name__ == "__main__":
    main()
