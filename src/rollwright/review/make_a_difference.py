"""Review Make a Difference: Mode A alone with the dice, Mode B (mode_b.py) against all others at the table."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.expected_points import expected_total
from rollwright.core import Row, to_text
from rollwright.games.make_a_difference.actions import Done, Write
from rollwright.games.make_a_difference.sheet import layout
from rollwright.review.course import Course, Progress
from rollwright.review.mode_b import review_mode_b
from rollwright.review.pairs import pairs_of_cells
from rollwright.review.played import Played
from rollwright.review.result import Choice, Mark
from rollwright.review.two_dice import Chosen, Expectations, follow

REVIEWER = "sharp"


class ModeAJudge:
    """The learned worth of Mode A as a judge of placements."""

    def placements(self, sheet: Any, dice: Sequence[int]) -> tuple[Any, Any]:
        return pairs_of_cells(sheet, dice)

    def values(self, sheets: Any) -> Any:
        return expected_total(sheets)


def review(played: Played, progress: Progress) -> list[Course]:
    if played.options.mode == "B":
        return [_with_choices(played, *each) for each in review_mode_b(played, progress)]
    judge = ModeAJudge()
    expectations = Expectations(judge)
    courses: list[Course] = []
    for seat in range(len(played.seats)):
        sheets = [as_array(state.sheets[seat].ink) for state in played.states]
        way = follow(judge, expectations, sheets, played.dice)
        courses.append(_with_choices(played, Course("points", way.expected, way.weighed, (), ()), way.own, way.best))
        progress((seat + 1) / len(played.seats))
    return courses


def as_array(row: Row) -> Any:
    return np.array([int(number or 0) for number in row])


def _with_choices(played: Played, course: Course, own: Sequence[Chosen], best: Sequence[Chosen]) -> Course:
    return Course(
        course.currency,
        course.expected,
        course.weighed,
        [_choice(dice, chosen) for dice, chosen in zip(played.dice, own, strict=True)],
        [_choice(dice, chosen) for dice, chosen in zip(played.dice, best, strict=True)],
        lead=course.lead,
    )


def _choice(dice: tuple[int, ...], chosen: Chosen) -> Choice:
    cells = [layout().cells[cell].id for cell in chosen.cells]
    marks = tuple(Mark(cell, die) for cell, die in zip(cells, dice, strict=True))
    return Choice(marks, (*(to_text(Write(cell)) for cell in cells), to_text(Done())), chosen.value)
