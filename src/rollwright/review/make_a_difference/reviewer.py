"""Review Make a Difference: Mode A alone with the dice, Mode B (mode_b.py) against all others at the table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.two_dice import as_array
from rollwright.core import Row, to_text
from rollwright.games.make_a_difference.actions import Done, Write
from rollwright.games.make_a_difference.lines import Sums, card_sums, sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options
from rollwright.review.cost import with_dice
from rollwright.review.estimates import Progress, SeatEstimates, with_fewer_explained
from rollwright.review.make_a_difference.best_sheet import best_mode_a, best_mode_b
from rollwright.review.make_a_difference.glance import glance
from rollwright.review.make_a_difference.glance_mode_b import glance as glance_mode_b
from rollwright.review.make_a_difference.glance_mode_b import rivals
from rollwright.review.make_a_difference.mode_b import ModeB, review_mode_b
from rollwright.review.make_a_difference.why import explain
from rollwright.review.make_a_difference.why_mode_b import explain as explain_mode_b
from rollwright.review.played import Played
from rollwright.review.reason import Currency
from rollwright.review.result import BestSheet, Choice, Reason, Written
from rollwright.review.two_dice import Chosen, Expectations, estimate_seat
from rollwright.review.why import MOST_REASONS

REVIEWER = "master"
SEARCH = 0.5  # the share of the time that the best sheets take


def currency(options: Options) -> Currency:
    """Return what a ledger counts: in Mode B points depend on the others, so it counts the chance to win."""
    return "win" if options.mode == "B" else "points"


def review(played: Played, progress: Progress) -> list[SeatEstimates]:
    return _in_mode_b(played, progress) if currency(played.options) == "win" else _in_mode_a(played, progress)


def _in_mode_a(played: Played, progress: Progress) -> list[SeatEstimates]:
    seats = len(played.seats)
    expectations = Expectations(mode_a())
    best = best_mode_a(played.dice, _written(played), lambda share: progress(SEARCH * share))
    estimates: list[SeatEstimates] = []
    for seat in range(seats):
        sheets = [as_array(state.sheets[seat].ink) for state in played.states]
        found = estimate_seat(mode_a(), expectations, sheets, played.dice)
        why = partial(_why, sheets, found.best, played.dice)
        at_once = partial(_glance, sheets, found.best, played.dice)
        seen = SeatEstimates("points", found.expected, found.weighed, (), (), explain=why, glance=at_once)
        estimates.append(_with_choices(played, seen, found.own, found.best, best))
        progress(SEARCH + (1 - SEARCH) * (seat + 1) / seats)
    return with_fewer_explained(estimates)


def _in_mode_b(played: Played, progress: Progress) -> list[SeatEstimates]:
    seats = len(played.seats)
    table = ModeB(played, quick=True)
    inks = [[as_array(sheet.ink) for sheet in state.sheets] for state in played.states]
    estimates: list[SeatEstimates] = []
    for seat, (seen, own, chosen) in enumerate(review_mode_b(played, lambda share: progress((1 - SEARCH) * share))):
        best = best_mode_b(
            played.dice,
            _written(played),
            _rivals(played, seat),
            played.options.friendly_ties,
            lambda share, seat=seat: progress(1 - SEARCH + SEARCH * (seat + share) / seats),
        )
        why = partial(_why_mode_b, table, played, seat, inks, chosen)
        at_once = partial(_glance_mode_b, played, seat, inks, chosen)
        estimates.append(_with_choices(played, replace(seen, explain=why, glance=at_once), own, chosen, best))
    progress(1)
    return with_fewer_explained(estimates)


def _written(played: Played) -> list[Row]:
    """Return the final sheet of each seat."""
    return [sheet.ink for sheet in played.states[-1].sheets]


def _rivals(played: Played, seat: int) -> list[Sums]:
    """Return the final sums of all others: sheets and BotCards."""
    final = played.states[-1]
    return [
        *(sums(sheet.ink) for other, sheet in enumerate(final.sheets) if other != seat),
        *map(card_sums, final.cards),
    ]


def _why(
    sheets: Sequence[Any], best: Sequence[Chosen], dice: Sequence[Sequence[int]], number: int
) -> tuple[Reason, ...]:
    return explain(sheets[number + 1], with_dice(sheets[number], best[number].cells, dice[number]), seed=number)


def _glance(
    sheets: Sequence[Any], best: Sequence[Chosen], dice: Sequence[Sequence[int]], number: int
) -> tuple[Reason, ...]:
    better = with_dice(sheets[number], best[number].cells, dice[number])
    return glance(sheets[number + 1], better)[:MOST_REASONS]


def _why_mode_b(
    table: ModeB, played: Played, seat: int, inks: Sequence[Sequence[Any]], best: Sequence[Chosen], number: int
) -> tuple[Reason, ...]:
    before, dice = inks[number], played.dice[number]
    both = inks[number + 1][seat], with_dice(before[seat], best[number].cells, dice)
    others = rivals(played.options, seat, before, played.seats)
    return explain_mode_b(table, seat, before, both, others, dice, seed=number)


def _glance_mode_b(
    played: Played, seat: int, inks: Sequence[Sequence[Any]], best: Sequence[Chosen], number: int
) -> tuple[Reason, ...]:
    better = with_dice(inks[number][seat], best[number].cells, played.dice[number])
    others = rivals(played.options, seat, inks[number], played.seats)
    return glance_mode_b(others, inks[number + 1][seat], better)[:MOST_REASONS]


def _with_choices(
    played: Played, seen: SeatEstimates, own: Sequence[Chosen], best: Sequence[Chosen], sheet: BestSheet
) -> SeatEstimates:
    return replace(
        seen,
        own=[_choice(dice, chosen) for dice, chosen in zip(played.dice, own, strict=True)],
        best=[_choice(dice, chosen) for dice, chosen in zip(played.dice, best, strict=True)],
        sheet=sheet,
    )


def _choice(dice: tuple[int, ...], chosen: Chosen) -> Choice:
    cells = [layout().cells[cell].id for cell in chosen.cells]
    marks = tuple(Written(cell, die) for cell, die in zip(cells, dice, strict=True))
    return Choice(marks, (*(to_text(Write(cell)) for cell in cells), to_text(Done())), chosen.value)
