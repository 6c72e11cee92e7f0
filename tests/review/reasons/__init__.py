"""What the sentences of a review say, held to the rules and to games that go on: a file for each game.

A sentence that is certain is held to all ways in which a small rest of a game can go on, and to games that go on at
random: none may contradict it. A sentence with numbers of games played on is held to other games that are played on
alike; how far these may be off follows from how many there are of both.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from rollwright.bots.two_dice import Judge
from rollwright.review import Reason

Array = Any
ERRORS = 4  # standard errors by which two means may be apart


def near(reason: Reason, name: str, values: Sequence[float], least_spread: float, step: float) -> None:
    """Hold a number of a sentence, told in steps of `step`, to the mean of other games."""
    games = float(reason.params.get("games", np.inf))
    doubt = max(float(np.std(values)), least_spread) * sqrt(1 / len(values) + 1 / games)
    off = abs(float(np.mean(values)) - float(reason.params[name]))
    assert off < ERRORS * doubt + step / 2, (reason, name, np.mean(values))


def named(reasons: Iterable[Reason], message: str) -> Reason:
    """Return the one reason with this message."""
    (found,) = [reason for reason in reasons if reason.message == message]
    return found


def at_random(judge: Judge, sheet: Array, games: int, seed: int = 5) -> list[Array]:
    """Return the ends of games in which any dice fall and each placement is as likely as any other."""
    random = Random(seed)
    ends: list[Array] = []
    for _ in range(games):
        now = sheet
        while (now == 0).any():
            _, reached = judge.placements(now, (random.randint(1, 6), random.randint(1, 6)))
            now = reached[random.randrange(len(reached))]
        ends.append(now)
    return ends
