"""Why a choice was costly: games played on from both choices, compared line by line of the score pad.

The reviewer plays both on with the same dice. A reason names the line of the score pad that changes most: how often
something scores at the end, or how many points it brings; where no line stands out, the totals. Its numbers are of
these games, and a test compares them with a thousand others.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import numpy as np

from rollwright.bots.two_dice import Judge
from rollwright.core import Score
from rollwright.review.result import Reason

Array = Any
MOST_SHEETS = 5000  # judged for one choice
MOST_GAMES, FEWEST_GAMES = 120, 12  # played on from one choice
CLEAR = 2.0  # standard errors by which a single difference must stand out
CLEAR_LINE = 3.0  # the same for the clearest of many lines: one of them often stands out by accident
MOST_REASONS = 2
CHANCE = 0.1  # a difference in chances that is worth telling
LEAST = 0.2  # points that are worth telling

Described = Callable[[str], tuple[str, dict[str, str | int]]]
"""Returns for a line of the score pad the beginning of its messages, and what these need to name it."""


def games_for(judge: Judge, empty: int) -> int:
    """Return how many games can be played on from a sheet with so many empty cells."""
    sheets = sum(judge.sheets_ahead(left) / 18 for left in range(2, empty + 1, 2)) or 1
    return int(min(MOST_GAMES, max(FEWEST_GAMES, MOST_SHEETS / sheets)))


def play_on(judge: Judge, sheet: Array, games: int, seed: int) -> Array:
    """Return the final sheets of games that the judge plays on from a sheet. The same seed gives the same dice."""
    random = np.random.default_rng(seed)
    sheets = np.tile(sheet, (games, 1))
    while (sheets[0] == 0).any():
        rolls = random.integers(1, 7, (games, 2))
        after = [
            judge.placements(each, [int(die) for die in roll])[1] for each, roll in zip(sheets, rolls, strict=True)
        ]
        values = np.asarray(judge.values(np.concatenate(after)), float)
        begins = np.cumsum([0, *map(len, after)])
        sheets = np.stack(
            [each[int(values[begins[game] : begins[game + 1]].argmax())] for game, each in enumerate(after)]
        )
    return sheets


def reasons(own: Sequence[Score], best: Sequence[Score], described: Described) -> tuple[Reason, ...]:
    """Return what sets two choices apart, from the scores of the games played on from them, the same dice in pairs."""
    items = [item.id for item in own[0].items]
    mine, theirs = (
        np.array([[item.points for item in score.items] for score in scores], float) for scores in (own, best)
    )
    gain = theirs - mine
    oftener = (theirs > 0).astype(float) - (mine > 0)
    told: list[Reason] = []
    for place in [int(each) for each in np.argsort(-gain.mean(axis=0))]:
        if len(told) == MOST_REASONS or float(gain[:, place].mean()) < LEAST:
            break
        if not is_clear(gain[:, place]):
            continue
        message, params = described(items[place])
        chances = [float((points[:, place] > 0).mean()) for points in (theirs, mine)]
        numbers: dict[str, str | int | float] = {**params, "games": len(gain)}
        if chances[0] - chances[1] >= CHANCE and is_clear(oftener[:, place], CLEAR):
            numbers |= {"best": round(100 * chances[0]), "own": round(100 * chances[1])}
            told.append(Reason(f"{message}-chance", numbers))
        else:
            numbers |= {"best": round(float(theirs[:, place].mean()), 1), "own": round(float(mine[:, place].mean()), 1)}
            told.append(Reason(f"{message}-points", numbers))
    return tuple(told) or _totals(own, best)


def is_clear(gain: Array, errors: float = CLEAR_LINE) -> bool:
    """Say whether the mean of the differences of pairs of games is so many standard errors above 0."""
    return float(gain.mean()) >= errors * float(gain.std(ddof=1)) / sqrt(len(gain)) + 1e-9


def _totals(own: Sequence[Score], best: Sequence[Score]) -> tuple[Reason, ...]:
    """Compare the totals, if the better choice clearly brings more and no single line says why."""
    mine, theirs = (np.array([score.total for score in scores], float) for scores in (own, best))
    gain = theirs - mine
    if not is_clear(gain - 0.1, CLEAR):
        return ()
    told = {"games": len(gain), "best": round(float(theirs.mean()), 1), "own": round(float(mine.mean()), 1)}
    return (Reason("review-why-total", {**told}),)
