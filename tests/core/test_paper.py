"""Outlines of cells: the lines that border exactly one of them, joined to closed loops."""

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


def test_no_cells_have_no_outline():
    assert outlines([]) == ()
