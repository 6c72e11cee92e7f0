"""The mean time that a bot of a level needs for a find, worked out from the tables by which its planner draws times."""

from collections.abc import Sequence
from math import exp

from rollwright.bots.difference.planner import FURTHER, GAME_SPREAD, HARDER, LEVELS, TAP_SPREAD


def expected_find(level: str, unseen: Sequence[int], shown: Sequence[int], own: int) -> float:
    """Return the mean time of a right claim in milliseconds, from the moment at which its cards can be seen.

    `unseen` and `shown` are difficulties of the elements that the claim names: those that nobody had named yet, the own
    card's first, and those that others had named, which a bot knows if it listened. `own` counts the elements that the
    seat itself had named.
    """
    rules = LEVELS[level]
    forgotten = 1 - rules.listens
    searched = sum(HARDER[each] for each in unseen) + forgotten * sum(HARDER[each] for each in shown)
    further = max(0, len(unseen) + len(shown) + own - 2)  # the first pair is the own card and one other
    search = rules.search * searched * _mean(rules.spread, GAME_SPREAD)
    taps = rules.taps * (1 + FURTHER * further) * _mean(TAP_SPREAD)
    return 1000 * (search + taps)


def _mean(*spreads: float) -> float:
    """Return the mean of a product of log-normal factors whose medians are 1."""
    return exp(sum(spread**2 for spread in spreads) / 2)
