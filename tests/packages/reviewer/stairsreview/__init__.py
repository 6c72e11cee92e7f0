"""A reviewer of Stairs from another package: choices are weighed by the points that they bring at once."""

from typing import Any

from rollwright.core import put
from rollwright.review import (
    Choice,
    Cost,
    Played,
    Progress,
    Reading,
    Reason,
    Reviewer,
    SeatEstimates,
    Weigher,
    Written,
)
from rollwright.review.ledger import Estimate, Weighed


class StairsReading(Reading):
    """Reads `Ada: 5 on 3`, the die and then the step, beside the words of the game."""

    def play(self, seat: int, said: str) -> None:
        figure, on, step = said.strip().partition(" on ")
        dice = [str(die) for die in self.state.dice] if self.state is not None else []
        super().play(seat, f"take {dice.index(figure)}, {step}" if on and figure in dice else said)


def review(played: Played, progress: Progress) -> list[SeatEstimates]:
    seats: list[SeatEstimates] = []
    for seat in range(len(played.seats)):
        points = [float(played.game.score(state, seat).total) for state in played.states]
        best = [_best(played, seat, number) for number in range(played.rounds)]
        choices = [Choice((mark,), (), points) for points, mark in best]
        seats.append(
            SeatEstimates(
                "points",
                [Estimate(each) for each in points],
                [Weighed(rolled=most, best=most, own=own) for (most, _), own in zip(best, points[1:], strict=True)],
                choices,
                choices,
            )
        )
        progress((seat + 1) / len(played.seats))
    return seats


def weigh(played: Played, seat: int, reasons: bool) -> Cost:
    """Return what the choice of one round cost."""
    before, after = (state.sheets[seat].ink for state in played.states)
    cells = [place.id for place in played.game.sheet(played.options).places]
    own = tuple(
        Written(cell, new)
        for cell, old, new in zip(cells, before, after, strict=True)
        if new is not None and old != new
    )
    best, mark = _best(played, seat, 0)
    loss = best - played.game.score(played.states[1], seat).total
    why = (Reason("review-why-expected-points", {"best": best, "own": best - loss}),) if reasons and loss else ()
    return Cost(played.states[0].round, "points", loss, (mark,), why, own)


def _best(played: Played, seat: int, number: int) -> tuple[float, Written]:
    """Return the most points that a die of this round brings at once, with its mark."""
    state = played.states[number]
    sheet = state.sheets[seat]
    cells = [place.id for place in played.game.sheet(played.options).places]
    found: list[tuple[float, Written]] = []
    for die in state.dice:
        for cell, figure in enumerate(sheet.ink):
            if figure is None:
                written: Any = type(sheet)(put(sheet.ink, cell, die))
                total = played.game.score(type(state)("", state.steps, state.round, (), (written,)), 0).total
                found.append((float(total), Written(cells[cell], die)))
    return max(found, key=lambda each: each[0])


REVIEWER = Reviewer(game="stairs", name="greedy", review=review, weigher=Weigher(weigh=weigh), typed=StairsReading)
