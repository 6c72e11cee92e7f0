"""Sentences about two sheets of Splitter with one to three rounds to come, held to every way in which they can end."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from rollwright.bots.splitter.master import judge
from rollwright.core import Row, Score
from rollwright.games.splitter.score import groups, score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review import Reason
from rollwright.review.splitter.why import closed, explain, nearer
from rollwright.review.why import games_for, play_on
from tests.review.reasons import at_random, named, near

Array = Any
BEGIN = "review-why-splitter-"
LATE = (
    "B",
    "1446.1413.131221152241512263666122556166..12",
    "14463141331312211522.1512.63666122556166..12",
)
GROUPS = (
    "A",
    "524661536652365.23.6263632451414551313322155",
    "524661536652325.23.6663632451414551313322155",
)
STARS = (
    "B",
    "532555624235313155.52445113.2521516652126241",
    "532555..423531315565244511322521516652126241",
)
POSITIONS: dict[str, tuple[Pad, str, str]] = {  # the own sheet and the better one, cell after cell
    "hearts-closed": LATE,
    "hearts-points": (
        "B",
        "5..32.56.21254416543325614124452241231144265",
        "52332.56.2125441654332561412445224123114..65",
    ),
    "hearts-chance": (
        "B",
        "325543515234.51.2332.3661.65543663456434..42",
        "325543515234.51.23.2.3661.6.5436634564343542",
    ),
    "spoiled": GROUPS,
    "nearer": LATE,
    "groups-chance": GROUPS,
    "groups-points": (
        "B",
        "5..34662561562122245115363554332413266111632",
        "5163466256156212224511536355433241326611..32",
    ),
    "completed": STARS,
}


def position(name: str) -> tuple[Pad, Array, Array]:
    pad, *drawn = POSITIONS[name]
    own, best = map(sheet, drawn)
    return pad, own, best


def sheet(drawn: str) -> Array:
    """Return a sheet of which each cell is drawn as its figure, a dot where it is empty."""
    return np.array([0 if figure == "." else int(figure) for figure in drawn])


def said(name: str) -> Reason:
    """Return what the review says of a position."""
    pad, own, best = position(name)
    message = f"{BEGIN}{name}"
    seen = [*closed(pad, own, best), *nearer(pad, own, best)]
    return named(seen if message in {each.message for each in seen} else explain(pad, own, best, seed=0), message)


def holds(name: str, games: int) -> None:
    """Hold a certain sentence to all ends and to games at random, one of games played on to other such games."""
    reason, (pad, own, best) = said(name), position(name)
    if "games" in reason.params:
        _held_to_games(name, reason, games)
    else:
        assert is_true(pad, reason, own, best)
        _never_contradicted(pad, reason, own, games)


def _held_to_games(name: str, reason: Reason, games: int) -> None:
    pad, own, best = position(name)
    line = f"number-{reason.params['number']}" if "number" in reason.params else "hearts"
    for which, sheet in (("own", own), ("best", best)):
        ends = [score_row(pad, row_of(end)) for end in play_on(judge(pad), sheet, games, seed=99)]
        near_points(reason, which, ends, line)
    assert reason.params["games"] == games_for(judge(pad), int((own == 0).sum()))


def near_points(reason: Reason, which: str, ends: list[Score], line: str) -> None:
    """Hold the points of a line, or how often it has any, to these ends."""
    points = [next(item.points for item in end.items if item.id == line) for end in ends]
    if reason.message.endswith("chance"):
        near(reason, which, [100.0 * (each > 0) for each in points], least_spread=20, step=1)
    else:
        near(reason, which, points, least_spread=1, step=0.1)


def is_true(pad: Pad, reason: Reason, own: Array, best: Array) -> bool:
    """Say whether every way to fill the empty cells bears a sentence out. All of them can come about by dice."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN)
    rows = [row_of(sheet) for sheet in (own, best)]
    if kind == "completed":
        items = [score_row(pad, row).items for row in rows]
        points = [next(each.points for each in found if each.id == f"number-{told['number']}") for found in items]
        return points[1] - points[0] == told["points"] > 0
    if kind == "hearts-closed":
        hearts = [{score_row(pad, end).items[-1].points for end in ends(row)} for row in rows]
        return hearts == [{0}, {0, told["points"]}]
    number, reached = told["number"], [_scoring(pad, row, told["number"]) for row in rows]
    if kind == "spoiled":
        lost = [row.count(number) - len(cells) for row, cells in zip(rows, reached, strict=True)]
        return lost[0] - lost[1] == told["cells"] > 0
    assert kind == "nearer"
    largest = [
        max((len(group) for group in _small(pad, row, number) if cells >= set(group)), default=0)
        for row, cells in zip(rows, reached, strict=True)
    ]
    return largest == [told["own"], told["best"]] and largest[1] > largest[0]


def _never_contradicted(pad: Pad, reason: Reason, own: Array, games: int) -> None:
    """Hold what the own choice has closed to games that go on at random."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN)
    for end in map(row_of, at_random(judge(pad), own, games)):
        if kind == "hearts-closed":
            assert score_row(pad, end).items[-1].points == 0, reason
        if kind == "spoiled":
            written = {cell for cell, figure in enumerate(own) if figure == told["number"]}
            assert len(written - _scored(pad, end, told["number"])) >= told["cells"], reason
        if kind == "nearer" and told["own"] == 0:
            scored = _scored(pad, end, told["number"])
            assert not any(scored & set(group) for group in _small(pad, row_of(own), told["number"])), reason


def ends(row: Row) -> Iterator[Row]:
    return product(*[range(1, 7) if figure is None else (figure,) for figure in row])


def row_of(sheet: Array) -> Row:
    return tuple(int(number) or None for number in sheet)


def _small(pad: Pad, row: Row, number: int) -> list[list[int]]:
    """Return the groups of a number that have too few cells."""
    return [group for found, group in groups(layout(pad), row) if found == number > len(group)]


def _scored(pad: Pad, row: Row, number: int) -> set[int]:
    """Return the cells of all groups of a number that score."""
    return {cell for found, group in groups(layout(pad), row) if found == number == len(group) for cell in group}


def _scoring(pad: Pad, row: Row, number: int) -> set[int]:
    """Return the cells written with a number that belong to a group that scores at some end."""
    written = {cell for cell, figure in enumerate(row) if figure == number}
    return {cell for end in ends(row) for cell in _scored(pad, end, number)} & written
