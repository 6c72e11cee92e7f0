"""Mode B: the expected lead over the rivals, from how every line may end on each sheet.

Nothing is learned here. We compute how a line ends as if its open fields were filled one after the other, in any
order, each with the better of two dice for the line's sum: a player finds a good number more often than chance.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.greedy import HIGHEST, differences
from rollwright.bots.make_a_difference.parts import DIGITS, digits, lines
from rollwright.bots.make_a_difference.player import sheet_of
from rollwright.games.make_a_difference.botcards import Stars, pile
from rollwright.games.make_a_difference.lines import card_sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options
from rollwright.games.make_a_difference.view import DifferenceView

SUMS = HIGHEST * (len(layout().columns) - 1) + 1  # the number of possible sums of a line
BETTER_OF_TWO = np.array([1, 3, 5, 7, 9, 11], np.float32) / 36  # from the worst number to the best
SPARE = 0.3  # variance added to every game, so that a decided one can be judged too


def lead(options: Options, view: DifferenceView, seat: int, sheets: Any) -> Any:
    """Return for each sheet the expected lead over the hardest rival, in standard deviations."""
    others = [sheet_of(view, other) for other in range(len(view.sheets)) if other != seat]
    means, spreads = leads(options, sheets, others)
    return (means / spreads).min(axis=0)


def leads(options: Options, sheets: Any, others: Sequence[Any]) -> tuple[Any, Any]:
    """Return the expected lead over each rival, a row for each, and its standard deviation, for each own sheet.

    The rivals are the sheets of the other seats and then, as one, the BotCards: all lie face down, so all are alike.
    """
    own = outlooks()[lines().read(sheets)].transpose(1, 0, 2).astype(float)  # lines, sheets, sums
    seats = [outlooks()[lines().read(other)] for other in others]
    rivals = np.stack(seats + [_card_outlook(options.stars)] * options.bot_cards)
    beaten = _chance_to_beat(rivals, options.friendly_ties)
    taken = beaten.prod(axis=0)  # the chance to take a line, for each own sum
    counted = len(seats) + bool(options.bot_cards)
    # The chance that a rival has a sum and takes the line with it, if all compete for the lines.
    theirs = np.stack([rivals[rival] * np.delete(beaten, rival, axis=0).prod(axis=0) for rival in range(counted)])
    # The chance to lose the line to a higher sum, or an equal one.
    lost = theirs[:, :, ::-1].cumsum(axis=2)[:, :, ::-1] - (0 if options.friendly_ties else theirs)
    worth = np.array([layout().mode_b_points[line.kind] for line in layout().lines])[:, None]
    gain = own @ (worth * (taken - lost)).transpose(1, 2, 0)  # lines, sheets, rivals
    square = own @ (worth**2 * (taken + lost)).transpose(1, 2, 0)
    return gain.sum(axis=0).T, np.sqrt((square - gain**2).sum(axis=0) + SPARE).T


def _chance_to_beat(rival: Any, friendly: bool) -> Any:
    """Return for each line and sum the chance that the rival's sum is lower, or with `friendly` no higher."""
    return rival.cumsum(axis=-1) - (0 if friendly else rival)


@cache
def outlooks() -> Any:
    """Return for every possible column and row the chance of each final sum."""
    return np.concatenate([_outlooks(len(side)) for side in (layout().rows, layout().columns)])


def _outlooks(length: int) -> Any:
    lines_of_digits = digits(length)
    chances = np.zeros((len(lines_of_digits), SUMS), np.float32)
    room = (lines_of_digits == 0).sum(axis=1)
    full = np.flatnonzero(room == 0)
    chances[full, differences(length)[full].sum(axis=1)] = 1
    for fields in range(1, length + 1):
        for place in range(length):
            open_here = np.flatnonzero((room == fields) & (lines_of_digits[:, place] == 0))
            chances[open_here] += _filled(chances, open_here, DIGITS**place) / fields
    return chances


def _filled(chances: Any, lines: Any, power: int) -> Any:
    """Return the chances of these lines after the better of two dice is written in the field of this power."""
    after = [lines + number * power for number in range(1, DIGITS)]
    means = np.stack([chances[line] @ np.arange(SUMS, dtype=np.float32) for line in after], axis=1)
    weights = BETTER_OF_TWO[means.argsort(axis=1).argsort(axis=1)]
    return sum(weights[:, number, None] * chances[line] for number, line in enumerate(after))


@cache
def _card_outlook(stars: Stars) -> Any:
    """Return how a BotCard's lines may end: it may be any card of the pile."""
    sums = np.array([card_sums(card) for card in pile(stars)])
    return (sums[:, :, None] == np.arange(SUMS)).mean(axis=0)
