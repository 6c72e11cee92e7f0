"""The rounds that a bot judges: all without a bonus, and the best of these with each bonus."""

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


def judged_rounds(position: Position, judge: Judge, width: int) -> tuple[Rounds, Table]:
    """Return complete rounds and their worth. A bonus is tried with the `width` best plain rounds alone."""
    fitting = all_chains(position)
    drafts = plain_rounds(fitting)
    plain = complete(fitting, drafts)
    worth = judge(after(position, plain)[0])
    best = plain.take(np.argsort(-worth, kind="stable")[:width])
    more = [extra_rounds(position, best), two_rounds(position, best), third_rounds(position, fitting, best)]
    bonus = complete(fitting, join(more))
    if not len(bonus):
        return plain, worth
    return join([plain, bonus]), np.concatenate([worth, judge(after(position, bonus)[0])])
