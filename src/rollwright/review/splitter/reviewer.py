"""Review Splitter: every seat alone with the dice, on pad A or B."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from rollwright.bots.splitter.master import judge
from rollwright.bots.two_dice import as_array
from rollwright.core import to_text
from rollwright.games.splitter.actions import DONE, Write
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review.estimates import Progress, SeatEstimates, with_fewer_explained
from rollwright.review.played import Played
from rollwright.review.result import Choice, Reason, Written
from rollwright.review.splitter.best_sheet import best_sheet
from rollwright.review.splitter.why import explain, glance
from rollwright.review.two_dice import Chosen, Expectations, estimate_seat
from rollwright.review.why import MOST_REASONS

REVIEWER = "master"
SEARCH = 0.5  # the share of the time that the best sheet takes


def review(played: Played, progress: Progress) -> list[SeatEstimates]:
    pad: Pad = played.options.pad
    expectations = Expectations(judge(pad))
    written = [sheet.ink for sheet in played.states[-1].sheets]
    best = best_sheet(pad, played.dice, written, lambda share: progress(SEARCH * share))
    estimates: list[SeatEstimates] = []
    for seat in range(len(played.seats)):
        sheets = [as_array(state.sheets[seat].ink) for state in played.states]
        found = estimate_seat(judge(pad), expectations, sheets, played.dice)
        estimates.append(
            SeatEstimates(
                "points",
                found.expected,
                found.weighed,
                [_choice(pad, dice, chosen) for dice, chosen in zip(played.dice, found.own, strict=True)],
                [_choice(pad, dice, chosen) for dice, chosen in zip(played.dice, found.best, strict=True)],
                sheet=best,
                explain=partial(_why, pad, sheets, found.best, played.dice),
                glance=partial(_glance, pad, sheets, found.best, played.dice),
            )
        )
        progress(SEARCH + (1 - SEARCH) * (seat + 1) / len(played.seats))
    return with_fewer_explained(estimates)


def _why(
    pad: Pad, sheets: Sequence[Any], best: Sequence[Chosen], dice: Sequence[Sequence[int]], number: int
) -> tuple[Reason, ...]:
    return explain(pad, sheets[number + 1], _better(sheets, best, dice, number), seed=number)


def _glance(
    pad: Pad, sheets: Sequence[Any], best: Sequence[Chosen], dice: Sequence[Sequence[int]], number: int
) -> tuple[Reason, ...]:
    return glance(pad, sheets[number + 1], _better(sheets, best, dice, number))[:MOST_REASONS]


def _better(sheets: Sequence[Any], best: Sequence[Chosen], dice: Sequence[Sequence[int]], number: int) -> Any:
    """Return the sheet after the better placement of a round."""
    better = sheets[number].copy()
    better[list(best[number].cells)] = dice[number]
    return better


def _choice(pad: Pad, dice: tuple[int, ...], chosen: Chosen) -> Choice:
    cells = layout(pad).cells
    marks = tuple(Written(cells[cell].id, die) for cell, die in zip(chosen.cells, dice, strict=True))
    return Choice(marks, (to_text(Write(cells[chosen.cells[0]].id)), to_text(DONE)), chosen.value)
