"""Review Make a Difference: Mode A alone with the dice, Mode B (mode_b.py) against all others at the table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.core import Row, to_text
from rollwright.games.make_a_difference.actions import Done, Write
from rollwright.games.make_a_difference.lines import Sums, card_sums, sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.review.best_make_a_difference import best_mode_a, best_mode_b
from rollwright.review.course import Course, Progress
from rollwright.review.mode_b import ModeB, review_mode_b
from rollwright.review.played import Played
from rollwright.review.result import BestSheet, Choice, Reason, Written
from rollwright.review.two_dice import Chosen, Expectations, follow
from rollwright.review.why_make_a_difference import explain
from rollwright.review.why_mode_b import explain as explain_mode_b

REVIEWER = "master"
SEARCH = 0.5  # the share of the time that the best sheets take


def review(played: Played, progress: Progress) -> list[Course]:
    seats = len(played.seats)
    if played.options.mode == "B":
        courses: list[Course] = []
        table = ModeB(played, quick=True)
        inks = [[as_array(sheet.ink) for sheet in state.sheets] for state in played.states]
        for seat, (course, own, chosen) in enumerate(
            review_mode_b(played, lambda share: progress((1 - SEARCH) * share))
        ):
            best = best_mode_b(
                played.dice,
                _rivals(played, seat),
                played.options.friendly_ties,
                lambda share, seat=seat: progress(1 - SEARCH + SEARCH * (seat + share) / seats),
            )
            why = partial(_why_mode_b, table, seat, inks, chosen, played.dice)
            courses.append(_with_choices(played, replace(course, explain=why), own, chosen, best))
        progress(1)
        return courses
    expectations = Expectations(mode_a())
    best = best_mode_a(played.dice, lambda share: progress(SEARCH * share))
    courses = []
    for seat in range(seats):
        sheets = [as_array(state.sheets[seat].ink) for state in played.states]
        way = follow(mode_a(), expectations, sheets, played.dice)
        why = partial(_why, sheets, way.best, played.dice)
        course = Course("points", way.expected, way.weighed, (), (), explain=why)
        courses.append(_with_choices(played, course, way.own, way.best, best))
        progress(SEARCH + (1 - SEARCH) * (seat + 1) / seats)
    return courses


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
    better = sheets[number].copy()
    better[list(best[number].cells)] = dice[number]
    return explain(sheets[number + 1], better, seed=number)


def _why_mode_b(
    table: ModeB,
    seat: int,
    inks: Sequence[Sequence[Any]],
    best: Sequence[Chosen],
    dice: Sequence[Sequence[int]],
    number: int,
) -> tuple[Reason, ...]:
    before = inks[number]
    better = before[seat].copy()
    better[list(best[number].cells)] = dice[number]
    return explain_mode_b(table, seat, before, (inks[number + 1][seat], better), dice[number], seed=number)


def as_array(row: Row) -> Any:
    return np.array([int(number or 0) for number in row])


def _with_choices(
    played: Played, course: Course, own: Sequence[Chosen], best: Sequence[Chosen], sheet: BestSheet
) -> Course:
    return Course(
        course.currency,
        course.expected,
        course.weighed,
        [_choice(dice, chosen) for dice, chosen in zip(played.dice, own, strict=True)],
        [_choice(dice, chosen) for dice, chosen in zip(played.dice, best, strict=True)],
        sheet=sheet,
        lead=course.lead,
        explain=course.explain,
    )


def _choice(dice: tuple[int, ...], chosen: Chosen) -> Choice:
    cells = [layout().cells[cell].id for cell in chosen.cells]
    marks = tuple(Written(cell, die) for cell, die in zip(cells, dice, strict=True))
    return Choice(marks, (*(to_text(Write(cell)) for cell in cells), to_text(Done())), chosen.value)
