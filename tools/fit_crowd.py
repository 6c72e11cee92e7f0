"""Fit the chance to win in Mode B at tables with BotCards, friendly ties or several seats: python tools/fit_crowd.py

Games at tables of all kinds are played by the odds that the expected leads give, some seats beginning at random so that
the sheets of weaker players occur, too. A logistic regression for each number of rounds left then fits the weights
(bots/make_a_difference/crowd.py) to the shares of the victory. It takes NumPy and ten minutes of two cores.
"""

import argparse
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, get_args

import numpy as np

from rollwright.bots.make_a_difference import crowd
from rollwright.bots.make_a_difference.crowd import FEATURES, ROUNDS, Moment, features
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.games.make_a_difference.botcards import Stars, pile
from rollwright.games.make_a_difference.lines import card_sums, mode_b, rivals_of, sums
from rollwright.games.make_a_difference.state import Options

Array = Any
Seen = tuple[Moment, int, Array, float]  # the rounds left, the features, and the share of the victory at the end
FILE = Path(crowd.__file__).parent / "crowd.npz"
NOISE = 0.1  # on the odds, so that equal players do not write the same
STRAY = 0.2  # the share of seats that begin with random choices
RIDGE = 3.0  # holds weights to those of the leads alone where few games say anything
STEPS = 12  # of Newton


def table(random: Random) -> tuple[Options, int]:
    """Return a table of any kind."""
    stars: Stars = random.choice(get_args(Stars))
    seats = random.choice((1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6))
    friendly = random.random() < 0.35
    fewest = 1 if seats == 1 else 0
    cards = random.randint(fewest, min(6, len(pile(stars)))) if fewest or random.random() < 0.5 else 0
    return Options("B", friendly_ties=friendly, bot_cards=cards, stars=stars), seats


def play(random: Random) -> list[Seen]:
    """Play a game; return what each seat saw, from the moment when all choices are good."""
    options, seats = table(random)
    sheets = [np.zeros(2 * ROUNDS, int) for _ in range(seats)]
    strays = [random.randint(1, ROUNDS - 1) if random.random() < STRAY else 0 for _ in sheets]
    seen: list[tuple[int, Moment, int, Array]] = []
    for number in range(ROUNDS):
        dice = (random.randint(1, 6), random.randint(1, 6))
        before = list(sheets)
        for seat in range(seats):
            others = [each for other, each in enumerate(before) if other != seat]
            if number >= max(strays):
                seen.append((seat, "level", ROUNDS - number, features(options, before[seat][None], others)[0]))
            _, after = mode_a().placements(before[seat], dice)
            if number < strays[seat]:
                after = after[random.randrange(len(after))][None]
            found = features(options, after, others)
            lots = np.array([random.gauss(0, NOISE) for _ in after])
            best = int((found[:, 0] + lots).argmax())
            sheets[seat] = after[best]
            if number >= max(strays) - 1:
                seen.append((seat, "placed", ROUNDS - 1 - number, found[best]))
    cards = [card_sums(card) for card in random.sample(pile(options.stars), options.bot_cards)]
    everyone = [*(sums(tuple(map(int, sheet))) for sheet in sheets), *cards]
    friendly = options.friendly_ties
    totals = [sum(mode_b(own, rivals_of(everyone, who), friendly=friendly)) for who, own in enumerate(everyone)]
    first = [total == max(totals) for total in totals]
    return [(moment, left, found, first[seat] / sum(first)) for seat, moment, left, found in seen]


def play_many(seed: int, seconds: float) -> tuple[int, list[Seen]]:
    end, games, seen = monotonic() + seconds, 0, list[Seen]()
    while monotonic() < end:
        seen += play(Random(f"crowd {seed} {games}"))
        games += 1
    return games, seen


def fit(found: Any, won: Any) -> Any:
    """Return the weights with which the logistic function of the features is closest to the shares won."""
    numpy: Any = np
    start = numpy.eye(FEATURES)[0]  # the leads alone
    weights = start.copy()
    for _ in range(STEPS):
        chance = 1 / (1 + numpy.exp(-found @ weights))
        slope = found.T @ (chance - won) + RIDGE * (weights - start)
        bend = (found * (chance * (1 - chance))[:, None]).T @ found + RIDGE * numpy.eye(FEATURES)
        weights = weights - numpy.linalg.solve(bend, slope)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of playing (default 600)")
    parser.add_argument("--cores", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.cores) as pool:
        played = list(pool.map(play_many, range(asked.cores), [asked.seconds] * asked.cores))
    print(f"{sum(games for games, _ in played):,} games")
    seen = [each for _, part in played for each in part]
    weights = {moment: np.eye(1, FEATURES).repeat(ROUNDS + 1, axis=0) for moment in get_args(Moment)}
    for moment, left in sorted({each[:2] for each in seen}):
        here = [each for each in seen if each[:2] == (moment, left)]
        found, won = np.stack([each[2] for each in here]), np.array([each[3] for each in here])
        weights[moment][left] = fit(found, won)
        chance = 1 / (1 + np.exp(-found @ weights[moment][left]))
        groups = np.array_split(np.argsort(chance), 5)
        told = "  ".join(f"{chance[each].mean():.2f} {won[each].mean():.2f}" for each in groups)
        print(f"{moment}, {left} rounds left, {len(here):,} sheets, said and won: {told}")
    np.savez_compressed(FILE, placed=weights["placed"].astype(np.float32), level=weights["level"].astype(np.float32))


if __name__ == "__main__":
    main()
