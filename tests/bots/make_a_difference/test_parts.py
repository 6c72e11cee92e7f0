"""The parts of a sheet, its lines and squares, agree with the rules."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.bots.make_a_difference.expected_lead import SUMS, outlooks
from rollwright.bots.make_a_difference.greedy import line_values
from rollwright.bots.make_a_difference.parts import lines, lines_and_squares
from rollwright.bots.make_a_difference.player import placements
from rollwright.core import Row
from rollwright.games.make_a_difference.lines import mode_a, sums
from tests.bots.make_a_difference.tables import FIELDS, full_but, row

SHEETS = st.tuples(*[st.sampled_from([None, 1, 2, 3, 4, 5, 6])] * FIELDS)


def numbers(sheet: Row) -> np.ndarray:
    return np.array([int(number or 0) for number in sheet])


def outlook(sheet: Row) -> np.ndarray:
    return outlooks()[lines().read(numbers(sheet))]


@given(SHEETS)
def test_line_points_are_those_of_the_rules(sheet: Row):
    assert line_values("A")[lines().read(numbers(sheet))].tolist() == [line.points for line in mode_a(sheet)]


@given(SHEETS)
def test_line_sums_are_those_of_the_rules(sheet: Row):
    assert line_values("B")[lines().read(numbers(sheet))].tolist() == list(sums(sheet))


def test_mirror_images_share_a_table():
    """Columns a/e, b/d, c; rows f/i, g/h; squares in the corners, at the long and the short edges, in the middle."""
    _, shared = np.unique(lines_and_squares().starts, return_counts=True)
    assert shared.tolist() == [2, 2, 1, 2, 2, 4, 4, 2, 2]


@pytest.mark.parametrize("field", [4, 15, 19])
def test_a_corner_square_reads_alike_in_every_corner(field: int):
    sheets = np.zeros((2, FIELDS), int)
    sheets[[0, 1], [0, field]] = 5
    corner = lines_and_squares().starts == np.unique(lines_and_squares().starts)[5]
    first, other = lines_and_squares().read(sheets)[:, corner]
    assert sorted(first) == sorted(other)


def test_lines_and_squares_are_all_there():
    powers = lines_and_squares().powers
    assert sorted((powers > 0).sum(axis=0)) == [4] * (5 + 12) + [5] * 4
    assert (powers > 0).sum(axis=1).reshape(4, 5).tolist() == [
        [3, 4, 4, 4, 3],
        [4, 6, 6, 6, 4],
        [4, 6, 6, 6, 4],
        [3, 4, 4, 4, 3],
    ]


def test_every_placement_is_listed_once_each_way_round():
    sheet = numbers(full_but(4, Random(1)))
    cells, sheets = placements(sheet, (2, 5))
    assert len({tuple(pair) for pair in cells.tolist()}) == len(cells) == 12
    for (first, second), after in zip(cells, sheets, strict=True):
        assert (after[first], after[second]) == (2, 5)
        assert sorted(np.flatnonzero(after != sheet)) == sorted([first, second])


@given(SHEETS)
def test_an_outlook_is_a_chance_for_every_sum(sheet: Row):
    assert outlook(sheet).sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (outlook(sheet) >= 0).all()


@given(st.integers())
def test_a_full_line_ends_as_it_stands(chance: int):
    sheet = full_but(0, Random(chance))
    assert outlook(sheet).argmax(axis=1).tolist() == list(sums(sheet))
    assert outlook(sheet).max(axis=1).tolist() == [1] * 9


def test_the_last_field_gets_the_better_of_two_dice():
    """Between a 1 and a 6 any number gives 5; at the end of a row after 6 a die of n adds 6 - n."""
    between = outlook(row("1 . 6 6 6  1 1 1 1 1  1 1 1 1 1  1 1 1 1 1"))[5]
    at_the_end = outlook(row("6 6 6 6 .  1 1 1 1 1  1 1 1 1 1  1 1 1 1 1"))[5]
    assert between[5] == pytest.approx(1)
    assert at_the_end[:6] * 36 == pytest.approx([1, 3, 5, 7, 9, 11], rel=1e-4)
    assert len(at_the_end) == SUMS
