"""Review Splitter: every seat alone with the dice, on pad A or B."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from rollwright.bots.splitter.sharp import network
from rollwright.core import Row, to_text
from rollwright.games.splitter.actions import DONE, Write
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review.course import Course, Progress
from rollwright.review.played import Played
from rollwright.review.result import Choice, Mark
from rollwright.review.two_dice import Chosen, Expectations, follow

REVIEWER = "sharp"


@dataclass(frozen=True)
class SplitterJudge:
    """The network of a pad as a judge of placements."""

    pad: Pad

    def placements(self, sheet: Any, dice: Any) -> tuple[Any, Any]:
        mirrors = np.array(layout(self.pad).mirrors)
        cells = np.flatnonzero(sheet == 0)
        if dice[0] == dice[1]:
            cells = cells[cells < mirrors[cells]]
        pairs = np.stack([cells, mirrors[cells]], axis=1)
        after = np.tile(sheet, (len(cells), 1))
        np.put_along_axis(after, pairs, np.array([dice], sheet.dtype), axis=1)
        return pairs, after

    def values(self, sheets: Any) -> Any:
        return network(self.pad).judge(sheets)


def review(played: Played, progress: Progress) -> list[Course]:
    pad: Pad = played.options.pad
    judge = SplitterJudge(pad)
    expectations = Expectations(judge)
    courses: list[Course] = []
    for seat in range(len(played.seats)):
        sheets = [as_array(state.sheets[seat].ink) for state in played.states]
        way = follow(judge, expectations, sheets, played.dice)
        courses.append(
            Course(
                "points",
                way.expected,
                way.weighed,
                [_choice(pad, dice, chosen) for dice, chosen in zip(played.dice, way.own, strict=True)],
                [_choice(pad, dice, chosen) for dice, chosen in zip(played.dice, way.best, strict=True)],
            )
        )
        progress((seat + 1) / len(played.seats))
    return courses


def as_array(row: Row) -> Any:
    return np.array([int(number or 0) for number in row])


def _choice(pad: Pad, dice: tuple[int, ...], chosen: Chosen) -> Choice:
    cells = layout(pad).cells
    marks = tuple(Mark(cells[cell].id, die) for cell, die in zip(chosen.cells, dice, strict=True))
    return Choice(marks, (to_text(Write(cells[chosen.cells[0]].id)), to_text(DONE)), chosen.value)
