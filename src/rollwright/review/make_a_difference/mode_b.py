"""Review Mode B of Make a Difference, in the chance to win and in the lead over the hardest rival.

All seats write at once, so a choice is weighed with the ink that its player could see: the others' sheets before the
round. The change that the others' choices then bring is counted against the reviewer's own choices for them, and is a
part of the luck. BotCards lie face down until the end: until then each may be any card of its pile, and turning them is
luck.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.expected_lead import leads
from rollwright.bots.make_a_difference.master import is_duel, mode_a, odds
from rollwright.bots.two_dice import CHANCES, ROLLS, as_array
from rollwright.games.make_a_difference.botcards import BotCard, pile
from rollwright.games.make_a_difference.lines import card_sums, mode_b, rivals_of, sums
from rollwright.games.make_a_difference.state import Options, State
from rollwright.review.estimates import Progress, SeatEstimates
from rollwright.review.ledger import Estimate, Weighed
from rollwright.review.played import Played
from rollwright.review.two_dice import Chosen

Array = Any
DRAWN = 100  # sets of BotCards that stand for all that might lie face down
Reviewed = tuple[SeatEstimates, list[Chosen], list[Chosen]]


def _normal(value: float) -> float:
    """Return the share of a normal distribution below a value."""
    return (1 + erf(value / sqrt(2))) / 2


NORMAL: Callable[[Array], Array] = np.vectorize(_normal, otypes=[float])


@dataclass(frozen=True)
class Worth:
    """Chances to win and leads: of many sheets, or of one (`take`)."""

    win: Array
    lead: Array

    def take(self, which: int) -> "Worth":
        return Worth(float(self.win[which]), float(self.lead[which]))


class ModeB:
    """The table of one finished game of Mode B, with the reviewer's estimates for each seat.

    `quick`: judge by expected leads alone, also between two seats, where master has a network.
    """

    def __init__(self, played: Played, *, quick: bool = False) -> None:
        self._quick = quick
        self.options: Options = played.options
        self.final: State = played.states[-1]

    def worth(self, own: Array, others: Sequence[Array]) -> Worth:
        """Return the chance to win and the lead of each of `own` sheets, while the others' are as they are."""
        means, spreads = leads(self.options, own, others)
        if not self._quick and is_duel(self.options, len(others) + 1):
            return Worth(1 / (1 + np.exp(-odds(own, others[0]))), means[0])
        chances = NORMAL(means / spreads)
        hardest = chances.argmin(axis=0)
        counted = np.array([*[1] * len(others), *[self.options.bot_cards] * bool(self.options.bot_cards)])
        # Each rival is as likely as we are to win a game that is even, so a product over rivals is too low by itself.
        sure = np.clip(chances, 1e-9, 1 - 1e-9)
        win = 1 / (1 + (counted[:, None] * (1 - sure) / sure).sum(axis=0))
        return Worth(win, means[hardest, np.arange(len(own))])

    def choices(self, seat: int, inks: Sequence[Array], dice: Sequence[int]) -> tuple[Array, Array, Worth]:
        cells, reached = mode_a().placements(inks[seat], dice)
        return cells, reached, self.worth(reached, [ink for other, ink in enumerate(inks) if other != seat])

    def reply(self, seat: int, inks: Sequence[Array], dice: Sequence[int]) -> Array:
        """Return the sheet after the reviewer's own choice for a seat."""
        _, reached, worth = self.choices(seat, inks, dice)
        return reached[int(worth.win.argmax())]

    def expected(self, seat: int, inks: Sequence[Array]) -> Worth:
        """Return what a seat may expect before a roll, exactly over the 21 rolls; after the last round, the result."""
        if (inks[seat] > 0).all():
            return self.result(seat, inks, self.final.cards)
        others = [ink for other, ink in enumerate(inks) if other != seat]
        after = [mode_a().placements(inks[seat], dice)[1] for dice in ROLLS]
        worth = self.worth(np.concatenate(after), others)
        begin, wins, gaps = 0, list[float](), list[float]()
        for part in after:
            best = begin + int(worth.win[begin : begin + len(part)].argmax())
            wins.append(float(worth.win[best]))
            gaps.append(float(worth.lead[best]))
            begin += len(part)
        return Worth(float(CHANCES @ wins), float(CHANCES @ gaps))

    def foreseen(self, seat: int, inks: Sequence[Array]) -> Worth:
        """Return the same while BotCards lie face down: at the end, a mean over cards that might lie there."""
        if not self.final.cards or not (inks[seat] > 0).all():
            return self.expected(seat, inks)
        random, cards = Random(0), pile(self.options.stars)
        drawn = [random.sample(cards, len(self.final.cards)) for _ in range(DRAWN)]
        results = [self.result(seat, inks, some) for some in drawn]
        return Worth(fmean(each.win for each in results), fmean(each.lead for each in results))

    def result(self, seat: int, inks: Sequence[Array], cards: Sequence[BotCard]) -> Worth:
        """Return 1 for a victory, a share of it for a shared one, and the lead; a duel decides nothing here."""
        everyone = [sums(tuple(map(int, ink))) for ink in inks] + [card_sums(card) for card in cards]
        friendly = self.options.friendly_ties
        totals = [sum(mode_b(own, rivals_of(everyone, who), friendly=friendly)) for who, own in enumerate(everyone)]
        most = max(totals)
        lead = totals[seat] - max([*totals[:seat], *totals[seat + 1 :]], default=0)
        return Worth(1 / totals.count(most) if totals[seat] == most else 0.0, float(lead))


def review_mode_b(played: Played, progress: Progress) -> list[Reviewed]:
    table, seats = ModeB(played), range(len(played.seats))
    inks = [[as_array(state.sheets[seat].ink) for seat in seats] for state in played.states]
    estimators = [_SeatEstimator(table.expected(seat, inks[0])) for seat in seats]
    for number, dice in enumerate(played.dice):
        before, after = inks[number], inks[number + 1]
        replies = [table.reply(seat, before, dice) for seat in seats] if len(seats) > 1 else after
        for seat in seats:
            estimators[seat].add(table, seat, before, after, replies, dice)
            progress((number + (seat + 1) / len(seats)) / played.rounds)
    return [estimator.reviewed() for estimator in estimators]


class _SeatEstimator:
    """One seat's estimates, round after round."""

    def __init__(self, start: Worth) -> None:
        self._expected, self._seen = [start], list[tuple[Worth, Worth, Worth]]()
        self._own, self._best = list[Chosen](), list[Chosen]()

    def add(
        self,
        table: ModeB,
        seat: int,
        before: Sequence[Array],
        after: Sequence[Array],
        replies: Sequence[Array],
        dice: Sequence[int],
    ) -> None:
        cells, reached, worth = table.choices(seat, before, dice)
        own = int(np.flatnonzero((reached == after[seat]).all(axis=1))[0])
        best = int(worth.win.argmax())
        if worth.win[own] >= worth.win[best]:
            best = own
        outcome = table.expected(seat, after)
        foreseen = table.foreseen(seat, [after[seat] if other == seat else ink for other, ink in enumerate(replies)])
        rivals = Worth(outcome.win - foreseen.win, outcome.lead - foreseen.lead)
        self._expected.append(outcome)
        self._seen.append((worth.take(best), worth.take(own), rivals))
        self._own.append(_chosen(cells[own], worth.win[own]))
        self._best.append(_chosen(cells[best], worth.win[best]))

    def reviewed(self) -> Reviewed:
        wins = [Weighed(best.win, best.win, own.win, rivals.win) for best, own, rivals in self._seen]
        gaps = [Weighed(best.lead, best.lead, own.lead, rivals.lead) for best, own, rivals in self._seen]
        lead = ([Estimate(each.lead) for each in self._expected], gaps)
        estimates = SeatEstimates("win", [Estimate(each.win) for each in self._expected], wins, (), (), lead=lead)
        return estimates, self._own, self._best


def _chosen(cells: Array, value: Any) -> Chosen:
    return Chosen((int(cells[0]), int(cells[1])), float(value))
