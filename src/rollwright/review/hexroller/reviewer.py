"""Review HexRoller: every seat alone with the dice, on either side.

Eight dice have too many rolls to count, so the expectation before a roll is a mean over sampled rolls. All seats of a
game meet the same sampled rolls in the same round (common random numbers), so that their luck can be compared.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.master import master_rounds
from rollwright.bots.hexroller.network import master_network
from rollwright.bots.hexroller.position import Position, position
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.core import to_text
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Side, layout
from rollwright.games.hexroller.view import HexView
from rollwright.review.estimates import Progress, SeatEstimates
from rollwright.review.hexroller.best_sheet import best_sheet
from rollwright.review.hexroller.marks import alone, new_marks, same
from rollwright.review.hexroller.plan import plan_of
from rollwright.review.hexroller.why import explain
from rollwright.review.ledger import Estimate, Weighed
from rollwright.review.played import Played
from rollwright.review.result import Choice, Reason, Written

REVIEWER = "master"
SEARCH = 0.3  # the share of the time that the best sheet takes
WIDTH = 8  # plain rounds that are tried with each bonus
LOOKS = 40  # rounds that are looked at closely for the worth of a roll, and as many with a bonus
SAMPLES = 40  # rolls that stand for all, for one seat; several seats share them, so that a review stays quick
LEAST_SAMPLES = 10
START: dict[Side, Estimate] = {  # before the first roll all games are alike: tools/measure_hexroller_start.py
    "front": Estimate(78.76, 0.04),
    "back": Estimate(75.63, 0.04),
}


def review(played: Played, progress: Progress) -> list[SeatEstimates]:
    side: Side = played.options.side
    seats = len(played.seats)
    views: list[Any] = [played.game.view(state, None) for state in played.states]
    samples = max(LEAST_SAMPLES, SAMPLES // seats)
    plans = [plan_of(played.states, seat) for seat in range(seats)]
    best = best_sheet(side, played.dice, plans, lambda share: progress(SEARCH * share))
    estimates: list[SeatEstimates] = []
    for seat in range(seats):

        def tell(share: float, seat: int = seat) -> None:
            progress(SEARCH + (1 - SEARCH) * (seat + share) / seats)

        estimates.append(replace(estimate_seat(played, views, seat, samples, tell), sheet=best))
    return estimates


def estimate_seat(
    played: Played, views: Sequence[HexView], seat: int, samples: int, progress: Progress = lambda _share: None
) -> SeatEstimates:
    """Estimate one seat's game; `views` are the table at the start of each round, and its end."""
    estimator = _SeatEstimator(played.options.side, seat, views)
    for number in range(played.rounds):
        estimator.add(number, _rolls(played, number + 1, samples))
        progress((number + 1) / played.rounds)
    return estimator.estimates()


class _SeatEstimator:
    """One seat's estimates, round after round. `views` are the table at the start of each round, and its end."""

    def __init__(self, side: Side, seat: int, views: Sequence[HexView]) -> None:
        self._side: Side = side
        self._seat, self._views = seat, views
        self._expected = [START[side]]
        self._weighed, self._own, self._best = list[Weighed](), list[Choice](), list[Choice]()
        self._sheets = list[tuple[Sheets, Sheets]]()  # after the own and the better round

    def add(self, number: int, rolls: Sequence[Counter[int]]) -> None:
        """Weigh a round, and estimate the sheet after it with some rolls of the next."""
        before, view = self._views[number], self._views[number + 1]
        last = number + 2 == len(self._views)
        here = _position(self._side, before, self._seat, later=before.rounds - number - 1)
        found, worth = master_rounds(here, WIDTH)
        best = int(worth.argmax())
        there = _position(self._side, view, self._seat, later=here.later)
        sheets, _ = after(here, found.take([best]))
        own = float(worth[best])
        if not same(alone(there), sheets):
            own = float(master_network(self._side).values(alone(there))[0])
        value = max(own, float(worth[best]))
        marks = new_marks(self._side, before.sheets[self._seat].ink, view.sheets[self._seat].ink)
        self._own.append(Choice(marks, (), own))
        if own >= worth[best]:
            self._best.append(self._own[-1])
        else:
            words = tuple(map(to_text, actions(here, before, self._seat, found, best)))
            self._best.append(Choice(self._written(number, here, sheets), words, float(worth[best])))
        self._sheets.append((alone(there), sheets))
        self._weighed.append(Weighed(rolled=float(worth[best]) if last else _rolled(here), best=value, own=own))
        self._expected.append(Estimate(own) if last else estimate(there, rolls))

    def estimates(self) -> SeatEstimates:
        return SeatEstimates("points", self._expected, self._weighed, self._own, self._best, explain=self._why)

    def _why(self, number: int) -> tuple[Reason, ...]:
        return explain(self._side, *self._sheets[number])

    def _written(self, number: int, here: Position, sheets: Sheets) -> tuple[Written, ...]:
        """Return the marks of a round that was not played: hexes, then boxes, then a bonus."""
        board, marks = layout(self._side), list[Written]()
        for row, (old, new) in enumerate(zip(here.own, sheets.own[:, 0], strict=True)):
            gained = int(new) & ~old
            marks += [Written(spot.id, row + 2) for place, spot in enumerate(board.hexes) if gained >> place & 1]
        for name, old, new in (("light", here.light, sheets.light), ("dark", here.dark, sheets.dark)):
            marks += [Written(f"{name}-{number + 1}", each) for each in NUMBERS if (int(new[0]) & ~old) >> each - 3 & 1]
        left = int(sheets.bonuses[0])
        marks += [Written(b, "x") for place, b in enumerate(BONUSES) if b not in here.used and not left >> place & 1]
        return tuple(marks)


def estimate(there: Position, rolls: Sequence[Counter[int]]) -> Estimate:
    """Return what a sheet may be expected to end with, from the best round of each sampled roll."""
    values = [_rolled(replace(there, counts=roll, later=there.later - 1)) for roll in rolls]
    return Estimate(float(np.mean(values)), float(np.std(values, ddof=1)) / sqrt(len(values)))


def _rolled(here: Position) -> float:
    """Return what a sheet may be expected to end with when the dice lie on the table.

    Luck compares the roll of the game with sampled ones, so all of them are looked at equally closely.
    """
    return float(master_rounds(here, WIDTH, LOOKS)[1].max())


def untouched(side: Side) -> Position:
    """Return a sheet before the first round."""
    board = layout(side)
    own = tuple(
        sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed == number) for number in range(2, 9)
    )
    empty = sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed is None)
    return Position(side, own, empty, {}, 0, 0, (), board.rounds)


def _rolls(played: Played, number: int, samples: int) -> list[Counter[int]]:
    """Draw rolls by the dice of the whole game, so that a game always has the same review."""
    name = f"{played.dice} {number}".encode()
    random = np.random.default_rng(int.from_bytes(hashlib.sha256(name).digest()[:8]))
    return draw(played.options.side, random, samples)


def draw(side: Side, random: np.random.Generator, samples: int) -> list[Counter[int]]:
    """Return so many rolls of all dice, each as the numbers with how often they show."""
    rolls = random.choice(list(NUMBERS), (samples, layout(side).dice))
    return [Counter(map(int, roll)) for roll in rolls]


def _position(side: Side, view: HexView, seat: int, later: int) -> Position:
    return replace(position(side, view, seat), later=later)
