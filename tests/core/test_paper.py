"""Outlines of cells: the lines that border exactly one of them, joined to closed loops."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core import outlines

Corner = tuple[float, float]
Edge = tuple[Corner, Corner]


def cells(picture: str) -> list[Edge]:
    """The edges, clockwise, of every # of a drawing; a cell is one by one."""
    found = list[Edge]()
    for y, line in enumerate(picture.split()):
        for x, mark in enumerate(line):
            if mark == "#":
                corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
                found += [(corners[side], corners[(side + 1) % 4]) for side in range(4)]
    return found


def corners(picture: str) -> list[int]:
    """How many corners each outline of the drawing has, fewest first."""
    return sorted(len(loop) for loop in outlines(cells(picture)))


def test_one_cell_has_four_corners():
    assert outlines(cells("#")) == (((0, 0), (1, 0), (1, 1), (0, 1)),)


def test_a_line_between_two_cells_is_no_outline():
    assert corners("##") == [4]
    assert corners("#. ##") == [6]


def test_cells_apart_have_outlines_of_their_own():
    assert corners("#.#") == [4, 4]


def test_a_hole_has_an_outline_too():
    assert corners("### #.# ###") == [4, 4]


def test_cells_that_touch_in_a_corner_keep_their_own_outlines():
    assert corners("#. .#") == [4, 4]
    assert corners(".# #.") == [4, 4]


@pytest.mark.parametrize(
    "picture", ["#. .#", ".# #.", "...... ...#.. ....#.", "...... ....#. ...#..", "...#. ....# ...#."]
)
def test_outlines_that_touch_in_a_corner_run_round_one_cell_each(picture: str):
    edges = cells(picture)
    expected = {frozenset(corner for edge in edges[n : n + 4] for corner in edge) for n in range(0, len(edges), 4)}
    for first in range(len(edges)):
        assert {frozenset(loop) for loop in outlines(edges[first:] + edges[:first])} == expected


def test_an_outline_may_be_begun_anywhere_also_where_two_touch():
    edges = cells("#. .#")
    for first in range(len(edges)):
        assert [len(loop) for loop in outlines(edges[first:] + edges[:first])] == [4, 4]


def test_no_cells_have_no_outline():
    assert outlines([]) == ()


Square = tuple[int, int]
DRAWINGS = st.lists(st.text("#.", min_size=5, max_size=5), min_size=1, max_size=5)


def regions(squares: set[Square], steps: list[Square]) -> int:
    """How many pieces the squares fall into, when a walk may go from a square by these steps."""
    left, count = set(squares), 0
    while left:
        count, todo = count + 1, [left.pop()]
        while todo:
            x, y = todo.pop()
            beside = {(x + dx, y + dy) for dx, dy in steps} & left
            left -= beside
            todo += beside
    return count


def area(loop: tuple[Corner, ...]) -> float:
    """The area inside a loop; negative where it runs round a hole."""
    following = zip(loop, loop[1:] + loop[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in following) / 2


@given(DRAWINGS)
def test_every_piece_and_every_hole_of_any_drawing_has_one_outline(lines: list[str]):
    """Also when the drawing lies elsewhere and is slanted, as hexes are. Cells that touch in a corner are apart."""
    slanted = [((ax - ay / 2 + 7, ay + 3), (bx - by / 2 + 7, by + 3)) for (ax, ay), (bx, by) in cells(" ".join(lines))]
    filled = {(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "#"}
    empty = {(x, y) for x in range(-1, 6) for y in range(-1, len(lines) + 1)} - filled
    straight = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    around = [*straight, (1, 1), (1, -1), (-1, 1), (-1, -1)]
    areas = [area(loop) for loop in outlines(slanted)]
    assert sum(found > 0 for found in areas) == regions(filled, straight)
    assert sum(found < 0 for found in areas) == regions(empty, around) - 1
    assert sum(areas) == len(filled)


def test_a_slanted_cell_keeps_its_corners():
    rhombus = [(0.0, 0.0), (2.0, 1.0), (4.0, 0.0), (2.0, -1.0)][::-1]
    edges = [(rhombus[side], rhombus[(side + 1) % 4]) for side in range(4)]
    assert [len(loop) for loop in outlines(edges)] == [4]
