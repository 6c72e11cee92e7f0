"""Review Mode B of Make a Difference, in the chance to win and in the lead over the hardest rival.

All seats write the same dice at once. A choice is weighed with the ink that its player could see: the others' sheets
before the round. A roll is weighed with what the reviewer would write with it for every seat, since it helps the
rivals, too. The change that the others' choices then bring is counted against the reviewer's own choices for them, and
is a part of the luck. BotCards lie face down until the end: until then each may be any card of its pile, and turning
them is luck.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erf, exp, sqrt
from random import Random
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.contest import worth as line_worth
from rollwright.bots.make_a_difference.crowd import level_odds
from rollwright.bots.make_a_difference.expected_lead import leads
from rollwright.bots.make_a_difference.master import mode_a, odds
from rollwright.bots.two_dice import CHANCES, ROLLS, as_array
from rollwright.games.make_a_difference.botcards import BotCard, pile
from rollwright.games.make_a_difference.lines import card_sums, sums
from rollwright.games.make_a_difference.state import Options, State
from rollwright.review.estimates import Progress, SeatEstimates
from rollwright.review.ledger import Estimate, Weighed
from rollwright.review.played import Played
from rollwright.review.two_dice import Chosen

Array = Any
DRAWN = 100  # sets of BotCards that stand for all that might lie face down
LOOKS_AHEAD = 3  # seats at a table whose last roll is looked at before it falls
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
    """The table of one finished game of Mode B, with the reviewer's estimates for each seat: those of master.

    `quick`: judge by expected leads alone, without master's networks.
    """

    def __init__(self, played: Played, *, quick: bool = False) -> None:
        self._quick = quick
        self._after = dict[bytes, list[list[Array]]]()  # the replies to each roll, by the sheets before it
        self.options: Options = played.options
        self.final: State = played.states[-1]
        random, cards = Random(0), pile(self.options.stars)
        lying = len(self.final.cards)
        self._lying = _sums_of([random.sample(cards, lying) for _ in range(DRAWN if lying else 1)])

    def worth(self, own: Array, others: Sequence[Array]) -> Worth:
        """Return the chance to win and the lead of each of `own` sheets, while the others' are as they are."""
        means, spreads = leads(self.options, own, others)
        sure = means / spreads
        hardest = sure.argmin(axis=0)
        gaps = means[hardest, np.arange(len(own))]
        if not self._quick:
            return Worth(1 / (1 + np.exp(-odds(self.options, own, others))), gaps)
        chances = NORMAL(sure)
        counted = np.array([*[1] * len(others), *[self.options.bot_cards] * bool(self.options.bot_cards)])
        # Each rival is as likely as we are to win a game that is even, so a product over rivals is too low by itself.
        sure = np.clip(chances, 1e-9, 1 - 1e-9)
        win = 1 / (1 + (counted[:, None] * (1 - sure) / sure).sum(axis=0))
        return Worth(win, gaps)

    def choices(self, seat: int, inks: Sequence[Array], dice: Sequence[int]) -> tuple[Array, Array, Worth]:
        cells, reached = mode_a().placements(inks[seat], dice)
        return cells, reached, self.worth(reached, [ink for other, ink in enumerate(inks) if other != seat])

    def reply(self, seat: int, inks: Sequence[Array], dice: Sequence[int]) -> Array:
        """Return the sheet after the reviewer's own choice for a seat."""
        _, reached, worth = self.choices(seat, inks, dice)
        return reached[int(worth.win.argmax())]

    def replies(self, inks: Sequence[Array], dice: Sequence[int]) -> list[Array]:
        """Return all sheets after the reviewer's own choice for every seat."""
        return [self.reply(seat, inks, dice) for seat in range(len(inks))]

    def expected(self, seat: int, inks: Sequence[Array]) -> Worth:
        """Return what a seat may expect before a roll, exactly over the 21 rolls; after the last round, the result.

        Everybody writes the same dice, so a roll is worth what it brings to the seat and to its rivals.
        """
        return self.result(seat, inks, self.final.cards) if _is_full(inks) else self._before_a_roll(seat, inks)

    def _before_a_roll(self, seat: int, inks: Sequence[Array]) -> Worth:
        known = b"".join(map(bytes, inks))
        if known not in self._after:
            self._after[known] = [self.replies(inks, dice) for dice in ROLLS]
        worth = [self.level(seat, after) for after in self._after[known]]
        return Worth(float(CHANCES @ [each.win for each in worth]), float(CHANCES @ [each.lead for each in worth]))

    def level(self, seat: int, inks: Sequence[Array]) -> Worth:
        """Return a seat's chance and lead when all have written equally much, estimated at once.

        Before the last roll of a small table it is exact. At the end BotCards still lie face down: a mean over cards
        that might lie there.
        """
        empty = int((inks[0] == 0).sum())
        if empty == 2 and len(inks) <= LOOKS_AHEAD:
            return self._before_a_roll(seat, inks)
        if empty:
            others = [ink for other, ink in enumerate(inks) if other != seat]
            means, spreads = leads(self.options, inks[seat][None], others)
            lead = float(means[(means / spreads).argmin(axis=0)[0], 0])
            return Worth(1 / (1 + exp(-level_odds(self.options, inks[seat], others))), lead)
        return self._ended(seat, inks, self._lying)

    def result(self, seat: int, inks: Sequence[Array], cards: Sequence[BotCard]) -> Worth:
        """Return 1 for a victory, a share of it for a shared one, and the lead; a duel decides nothing here."""
        return self._ended(seat, inks, _sums_of([cards]))

    def _ended(self, seat: int, inks: Sequence[Array], cards: Array) -> Worth:
        """Return the mean result over some sets of BotCards, given by their sums: (sets, cards, lines)."""
        own = np.array([sums(tuple(map(int, ink))) for ink in inks])
        everyone = np.concatenate([np.broadcast_to(own, (len(cards), *own.shape)), cards], axis=1)
        first = everyone == everyone.max(axis=1, keepdims=True)
        taken = first if self.options.friendly_ties else first & (first.sum(axis=1, keepdims=True) == 1)
        totals = taken @ line_worth()
        won = totals == totals.max(axis=1, keepdims=True)
        lead = totals[:, seat] - np.delete(totals, seat, axis=1).max(axis=1, initial=0)
        return Worth(float((won[:, seat] / won.sum(axis=1)).mean()), float(lead.mean()))


def _sums_of(sets: Sequence[Sequence[BotCard]]) -> Array:
    """Return the sums of sets of cards, all of one size: (sets, cards, lines)."""
    found = [card_sums(card) for cards in sets for card in cards]
    return np.array(found, int).reshape(len(sets), -1, len(line_worth()))


def review_mode_b(played: Played, progress: Progress) -> list[Reviewed]:
    table, seats = ModeB(played), range(len(played.seats))
    inks = [[as_array(state.sheets[seat].ink) for seat in seats] for state in played.states]
    estimators = [_SeatEstimator(table.expected(seat, inks[0])) for seat in seats]
    for number, dice in enumerate(played.dice):
        before, after = inks[number], inks[number + 1]
        replies = table.replies(before, dice)
        for seat in seats:
            estimators[seat].add(table, seat, before, after, replies, dice)
            progress((number + (seat + 1) / len(seats)) / played.rounds)
    return [estimator.reviewed() for estimator in estimators]


class _SeatEstimator:
    """One seat's estimates, round after round."""

    def __init__(self, start: Worth) -> None:
        self._expected, self._seen = [start], list[tuple[Worth, Worth, Worth, Worth]]()
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
        met = outcome if _is_full(after) else table.level(seat, after)
        foreseen = table.level(seat, [after[seat] if other == seat else ink for other, ink in enumerate(replies)])
        rivals = Worth(met.win - foreseen.win, met.lead - foreseen.lead)
        self._expected.append(outcome)
        self._seen.append((table.level(seat, replies), worth.take(best), worth.take(own), rivals))
        self._own.append(_chosen(cells[own], worth.win[own]))
        self._best.append(_chosen(cells[best], worth.win[best]))

    def reviewed(self) -> Reviewed:
        wins = [Weighed(rolled.win, best.win, own.win, rivals.win) for rolled, best, own, rivals in self._seen]
        gaps = [Weighed(rolled.lead, best.lead, own.lead, rivals.lead) for rolled, best, own, rivals in self._seen]
        lead = ([Estimate(each.lead) for each in self._expected], gaps)
        estimates = SeatEstimates("win", [Estimate(each.win) for each in self._expected], wins, (), (), lead=lead)
        return estimates, self._own, self._best


def _is_full(inks: Sequence[Array]) -> bool:
    return bool((inks[0] > 0).all())


def _chosen(cells: Array, value: Any) -> Chosen:
    return Chosen((int(cells[0]), int(cells[1])), float(value))
