"""The rounds that a bot judges: all without a bonus, and the best of these with each bonus.

A judge that takes long can be given a quicker one beside it, which says at a glance which rounds deserve its time.
"""

from collections.abc import Callable

import numpy as np

from rollwright.bots.hexroller.listing import (
    Rounds,
    all_chains,
    complete,
    extra_rounds,
    join,
    plain_rounds,
    third_rounds,
    two_rounds,
)
from rollwright.bots.hexroller.position import Position
from rollwright.bots.hexroller.sheets import Sheets, Table, after

Judge = Callable[[Sheets], Table]  # returns the worth of each sheet
Sieve = Callable[[Position, Rounds], Rounds]  # returns the rounds that deserve a closer look


def judged_rounds(position: Position, judge: Judge, width: int, sieve: Sieve | None = None) -> tuple[Rounds, Table]:
    """Return complete rounds and their worth. A bonus is tried with the `width` best plain rounds alone."""
    fitting = all_chains(position)
    drafts = plain_rounds(fitting)
    plain = complete(fitting, drafts)
    if sieve:
        plain = sieve(position, plain)
    worth = judge(after(position, plain)[0])
    best = plain.take(best_of(worth, width))
    more = [extra_rounds(position, best), two_rounds(position, best), third_rounds(position, fitting, best)]
    bonus = complete(fitting, join(more))
    if sieve:
        bonus = sieve(position, bonus)
    if not len(bonus):
        return plain, worth
    return join([plain, bonus]), np.concatenate([worth, judge(after(position, bonus)[0])])


def best_of(worth: Table, count: int) -> Table:
    """Return the places of the highest values, best first."""
    return np.argsort(-worth, kind="stable")[:count]
