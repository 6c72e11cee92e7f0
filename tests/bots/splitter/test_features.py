"""The features of a sheet agree with the rules."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.bots.splitter.features import NUMBERS, PER_CELL, SIZES, TIGHT, describe, pattern
from rollwright.core import Row, put
from rollwright.games.splitter.score import groups, score_row
from rollwright.games.splitter.sheet import Pad, layout
from tests.bots.splitter.tables import PADS

# Few numbers on a sheet make large groups, many make small ones.
SHEETS = st.sets(st.integers(1, 6), min_size=1).flatmap(
    lambda numbers: st.tuples(st.sampled_from(PADS), st.tuples(*[st.sampled_from([None, *sorted(numbers)])] * 44)),
)
WOULD = 1 + SIZES + TIGHT  # from here on: completes, grows, bursts and spoils, for each number


def described(pad: Pad, row: Row) -> tuple[int, np.ndarray]:
    points, features = describe(np, pattern(layout(pad)), np.array([[int(number or 0) for number in row]]))
    return int(points[0]), features.reshape(len(row), PER_CELL)


def group_at(pad: Pad, row: Row, cell: int) -> list[int]:
    return next(group for _, group in groups(layout(pad), row) if cell in group)


@given(SHEETS)
@settings(deadline=None)
def test_points_are_those_of_the_rules(sheet: tuple[Pad, Row]):
    points, _ = described(*sheet)
    assert points == score_row(*sheet).total


@given(SHEETS)
@settings(deadline=None)
def test_a_written_cell_tells_its_number_and_the_size_of_its_group(sheet: tuple[Pad, Row]):
    pad, row = sheet
    names = [(number, size) for number in range(1, NUMBERS + 1) for size in range(1, number + 2)]
    _, features = described(pad, row)
    for number, group in groups(layout(pad), row):
        for cell in group:
            (place,) = features[cell, 1 : 1 + SIZES].nonzero()[0]
            assert names[place] == (number, min(len(group), number + 1))


@given(SHEETS)
@settings(deadline=None)
def test_a_group_too_small_tells_how_little_room_it_has(sheet: tuple[Pad, Row]):
    pad, row = sheet
    board, (_, features) = layout(pad), described(pad, row)
    for number, group in groups(board, row):
        room = len({other for cell in group for other in board.neighbours[cell] if row[other] is None})
        marks = [float(len(group) < number and room == tight) for tight in range(TIGHT)]
        assert all(features[cell, 1 + SIZES : WOULD].tolist() == marks for cell in group)


@given(SHEETS)
@settings(deadline=None, max_examples=25)
def test_an_empty_cell_tells_what_each_number_would_do(sheet: tuple[Pad, Row]):
    pad, row = sheet
    board, (_, features) = layout(pad), described(pad, row)
    for cell in (cell for cell, number in enumerate(row) if number is None):
        completes, grows, bursts, spoils = features[cell, WOULD:].reshape(4, NUMBERS).astype(bool)
        assert features[cell, 0] == 1
        for number in range(1, NUMBERS + 1):
            size = len(group_at(pad, put(row, cell, number), cell))
            beside = [len(group_at(pad, row, other)) for other in board.neighbours[cell] if row[other] == number]
            place = number - 1
            assert completes[place] == (size == number)
            assert grows[place] == (1 < size < number)
            assert bursts[place] == (size > number)
            assert spoils[place] == (number in beside)
