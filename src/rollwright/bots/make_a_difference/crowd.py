"""Mode B with several rivals or BotCards: the chance to win, from the expected leads over all rivals.

The leads (expected_lead.py) say nothing of how far they can be trusted so long before the end, nor how they go together
where several rivals must be beaten. A few weights for each number of rounds left say that; `tools/fit_crowd.py` fits
them to the ends of many games at tables of all kinds.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import numpy as np

from rollwright.bots.make_a_difference.contest import STEEP
from rollwright.bots.make_a_difference.expected_lead import leads
from rollwright.games.make_a_difference.state import Options

Array = Any
Moment = Literal["placed", "level"]  # after an own placement, by the ink of before; or before a roll
LIMIT = 6.0  # standard deviations; a lead beyond is as good as won
NOBODY = 3.0  # stands for the lead over a second rival where there is none
FEATURES = 10
ROUNDS = 10


def features(options: Options, sheets: Array, others: Sequence[Array]) -> Array:
    """Return what the odds of each sheet depend on, a row for each: the base first, the odds by the leads alone."""
    means, spreads = leads(options, sheets, others)
    sure = np.clip(means / spreads, -LIMIT, LIMIT)
    cards = options.bot_cards
    counts = np.array([*[1] * len(others), *[cards] * bool(cards)])[:, None]
    # Each rival is as likely as we are to win a game that is even, so a product over rivals would be too low by itself.
    base = -np.log((counts * np.exp(-STEEP * sure)).sum(axis=0))
    nearest = np.sort(np.concatenate([sure, np.full((1, len(sheets)), NOBODY)]), axis=0)
    rivals = np.log(len(others) + cards)
    alike = np.ones(len(sheets))
    friendly = float(options.friendly_ties)
    return np.stack(
        [
            base,
            alike,
            np.tanh(base / 2),
            nearest[0],
            nearest[1],
            rivals * alike,
            rivals * base,
            friendly * alike,
            friendly * base,
            cards / (cards + len(others)) * alike,
        ],
        axis=1,
    )


def crowd_odds(options: Options, sheets: Array, others: Sequence[Array]) -> Array:
    """Return the logarithm of the odds to win for each own sheet, by the sheets of the other seats."""
    return _odds("placed", options, sheets, others)


def level_odds(options: Options, sheet: Array, others: Sequence[Array]) -> float:
    """Return the same before a roll, when all have written equally much; two seats alone may ask, too."""
    return float(_odds("level", options, sheet[None], others)[0])


def _odds(moment: Moment, options: Options, sheets: Array, others: Sequence[Array]) -> Array:
    left = (sheets == 0).sum(axis=1) // 2
    return (features(options, sheets, others) * weights(moment)[left]).sum(axis=1)


@cache
def weights(moment: Moment) -> Array:
    """Return the weights for each number of rounds left."""
    with (files("rollwright.bots.make_a_difference") / "crowd.npz").open("rb") as file:
        return np.load(file)[moment]
