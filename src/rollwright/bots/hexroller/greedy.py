"""Two bots that count the points of a round now and the promise of the straights."""

from collections.abc import Sequence
from random import Random

import numpy as np

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.features import describe
from rollwright.bots.hexroller.listing import all_chains, complete, plain_rounds
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.bots.hexroller.sheets import Sheets, Table, after
from rollwright.games.hexroller.actions import Action
from rollwright.games.hexroller.state import Options
from rollwright.games.hexroller.view import HexView

GLANCES = 8  # the number of rounds that a beginner looks at
WIDTH = 40  # the number of plain rounds that an attentive person tries with each bonus


def gentle(options: Options, view: HexView, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """A beginner: looks at a handful of rounds, takes the one that scores most now, and forgets the bonuses."""
    here = position(options.side, view, seat)
    fitting = all_chains(here)
    found = complete(fitting, plain_rounds(fitting))
    seen = found.take(random.sample(range(len(found)), min(GLANCES, len(found))))
    worth = describe(options.side, after(here, seen)[0])[0]
    return actions(here, view, seat, seen, int(worth.argmax()))


def steady(options: Options, view: HexView, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """An attentive person: looks at every round, and at the best with each bonus, and takes what scores most now."""

    def count(sheets: Sheets) -> Table:
        return describe(options.side, sheets)[0]

    here = position(options.side, view, seat)
    found, worth = judged_rounds(here, count, WIDTH)
    best = np.flatnonzero(worth == worth.max())
    return actions(here, view, seat, found, int(random.choice(best)))
