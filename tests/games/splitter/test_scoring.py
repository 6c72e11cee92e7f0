"""Scoring, drawn as on paper, and against a second scorer that was written from the rules alone."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.cases import judge
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout
from tests.games.splitter.drawing import PADS, cell_id, drawn, marks
from tests.present import present

NUMBERS = [f"number-{number}" for number in range(1, 7)]


def points(pad: str, picture: str) -> dict[str, int]:
    """The lines of the score that are worth something."""
    answer = judge({"pad": pad}, {"cells": drawn(pad, picture)})
    assert answer["valid"]
    return {item["id"]: item["points"] for item in answer["items"] if item["points"]}


def test_twos_join_across_the_fold():
    assert points("A", """
        . . . . . | . . . . .
        . . . . . | . . . . .
        . . . . 2 | 2 . . . .
        . . . . . | . . . . .
        . . . . 3 | 1 . . . .""") == {"number-1": 1, "number-2": 2}  # fmt: skip


def test_a_lone_1_on_a_star_counts_twice():
    assert points("A", """
        . . . . . | . . . . .
        . . . . . | . . . . .
        . 1 . . . | . . . 4 .""") == {"number-1": 2}  # fmt: skip


def test_three_touching_twos_score_nothing():
    assert points("A", """
        . . . . . | . . . . .
        . . . . . | . . . . .
        . . . 2 2 | 2 . . . .""") == {}  # fmt: skip


def test_touching_ones_score_nothing() -> None:
    score = score_row("A", tuple({"3L1": 1, "3R1": 1, "3L2": 1}.get(cell.id) for cell in layout("A").cells))
    assert score.total == 0


def test_a_score_has_a_line_for_each_number_and_names_the_star() -> None:
    score = score_row("A", tuple({"3L4": 1, "5L1": 1}.get(cell.id) for cell in layout("A").cells))
    assert [item.id for item in score.items] == NUMBERS
    assert [(part.cells, part.points, part.note) for part in score.items[0].parts] == [
        (("3L4",), 2, "star"),
        (("5L1",), 1, ""),
    ]


def test_a_corner_does_not_join():
    assert points("A", """
        . . . . . | . . . . .
        . . . . . | . . . . .
        . . . . . | . . . . .
        . . 1 . . | . . . . .
        . . . 1 . | . . . . .""") == {"number-1": 2}  # fmt: skip


def test_a_gap_between_cells_separates():
    assert points("A", """
        . . . . . | . . . . .
        . . . 2 . | . 2 . . .""") == {}  # fmt: skip


def test_one_number_may_score_in_several_groups():
    assert points("A", """
        . 3 3 . . | . . 3 3 .
        . 3 . . . | . . . 3 .
        . . . . . | . . . . .
        . . . . . | . . . . .
        . . . . . | . . . . .
        . 3 3 . . | . . . . .
        . 3 . . . | . . . . .""") == {"number-3": 9}  # fmt: skip


def test_a_star_under_a_group_that_does_not_score_is_worth_nothing():
    assert points("A", """
        . . . . . | . . . . .
        . . . . . | . . . . .
        4 4 4 . . | . . . . .""") == {}  # fmt: skip


def test_each_star_doubles_its_own_group():
    assert points("A", """
        . . . . . | . . . . .
        . . . . . | . . . . .
        2 2 . . . | . . 3 3 3""") == {"number-2": 4, "number-3": 6}  # fmt: skip


def test_the_sheet_of_51_points():
    assert points("A", """
        . 2 2 . . | . . 4 3 .
        6 6 6 1 . | . 6 3 3 1
        6 6 5 3 3 | 2 2 1 4 4
        . 6 5 3 4 | 6 1 4 4 .
        . . 5 4 4 | 1 3 1 . .
        . 5 5 4 . | . 3 3 2 .
        . 1 . . . | . . . 2 .""") == dict(zip(NUMBERS, (7, 6, 9, 12, 5, 12), strict=True))  # fmt: skip


def test_equal_hearts_add_5_even_where_no_group_scores():
    drawing = PADS["B"].translate(str.maketrans("#*h", "333"))
    assert points("B", drawing) == {"hearts": 5}
    row = tuple(drawn("B", drawing).get(cell.id) for cell in layout("B").cells)
    (hearts,) = score_row("B", row).items[-1].parts
    assert (hearts.cells, hearts.note) == (("2R3", "4L4", "6R3"), "hearts")


def test_two_equal_hearts_are_not_enough():
    assert points("B", """
        . . . . . . | . . . . . .
        . . . . . . | . . 6 . . .
        . . . . . . | . . . . . .
        . . 6 . . . | . . . . . .
        . . . . . . | . . . . . .
        . . . . . . | . . 5 . . .""") == {}  # fmt: skip


def test_a_star_does_not_double_the_hearts():
    assert points("B", """
        . . . . . . | . . . . . .
        . . 1 . . . | . . 1 . . .
        . . . . . . | . . . . . .
        . . 1 . . . | . . . . . .
        . . . . . . | . . . . . .
        . . . . . . | . . 1 . . .""") == {"number-1": 5, "hearts": 5}  # fmt: skip


# ------------------------------------------------------------------ the second scorer


def score_again(pad: str, sheet: dict[tuple[int, int], int]) -> dict[str, list[tuple[set[str], int]]]:
    """Score by colouring: cells of one number take the smallest name of their neighbourhood until nothing changes."""
    names = {place: place for place in sheet}
    changed = True
    while changed:
        changed = False
        for row, col in sheet:
            for other in ((row + 1, col), (row, col + 1)):
                if sheet.get(other) == sheet[row, col] and names[other] != names[row, col]:
                    names[other] = names[row, col] = min(names[other], names[row, col])
                    changed = True
    special = marks(PADS[pad])
    lines: dict[str, list[tuple[set[str], int]]] = {f"number-{number}": [] for number in range(1, 7)}
    for name in set(names.values()):
        group, number = {place for place in names if names[place] == name}, sheet[name]
        if len(group) == number:
            star = any(special[place] == "*" for place in group)
            lines[f"number-{number}"].append(({cell_id(pad, *place) for place in group}, number * (1 + star)))
    if pad == "B":
        hearts = {place for place, mark in special.items() if mark == "h"}
        alike = len({sheet.get(place) for place in hearts}) == 1 and hearts <= sheet.keys()
        lines["hearts"] = [({cell_id(pad, *place) for place in hearts}, 5)] if alike else []
    return lines


@st.composite
def sheets(draw: Any):
    """A pad and a sheet of it: sparse or full, of few numbers or of all, so that groups of every size come."""
    pad = draw(st.sampled_from("AB"))
    numbers = draw(st.lists(st.integers(1, 6), min_size=1, max_size=6, unique=True))
    figures = st.sampled_from(numbers) if draw(st.booleans()) else st.none() | st.sampled_from(numbers)
    places = sorted(marks(PADS[pad]))
    row = draw(st.lists(figures, min_size=len(places), max_size=len(places)))
    return pad, {place: number for place, number in zip(places, row, strict=True) if number is not None}


@settings(max_examples=300, deadline=None)
@given(sheets())
def test_both_scorers_agree_on_every_line_and_cell(given: Any):
    pad, sheet = given
    by_name = {cell_id(pad, *place): number for place, number in sheet.items()}
    score = score_row(pad, tuple(by_name.get(cell.id) for cell in layout(pad).cells))
    again = score_again(pad, sheet)
    assert [item.id for item in score.items] == list(again)
    for item in score.items:
        assert sorted((sorted(part.cells), part.points) for part in item.parts) == sorted(
            (sorted(cells), worth) for cells, worth in again[item.id]
        )
        assert item.points == sum(worth for _, worth in again[item.id])
    assert score.total == sum(item.points for item in score.items)


@settings(max_examples=100, deadline=None)
@given(sheets())
def test_a_mirrored_sheet_of_pad_a_scores_the_same(given: Any):
    _, sheet = given
    cells = {cell_id("A", *place): number for place, number in sheet.items() if place in marks(PADS["A"])}
    folded = {cell.translate(str.maketrans("LR", "RL")): number for cell, number in cells.items()}
    assert judge({}, {"cells": folded})["total"] == judge({}, {"cells": cells})["total"]


# ------------------------------------------------------------------ the pads


@pytest.mark.parametrize("pad", PADS)
def test_the_pad_is_the_one_of_the_drawing(pad: Pad):
    special = {"#": None, "*": "star", "h": "heart"}
    assert {cell.id: cell.mark for cell in layout(pad).cells} == {
        cell_id(pad, *place): special[mark] for place, mark in marks(PADS[pad]).items()
    }


@pytest.mark.parametrize("pad", PADS)
def test_neighbours_share_a_side(pad: Pad):
    places = {cell_id(pad, *place): place for place in marks(PADS[pad])}
    for cell in layout(pad).cells:
        row, col = places[cell.id]
        beside = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
        assert set(cell.adjacent) == {other for other, place in places.items() if place in beside}


@pytest.mark.parametrize("pad", PADS)
def test_every_cell_has_its_mirror_partner(pad: Pad):
    board = layout(pad)
    assert len(board.cells) == 2 * board.rounds == 44
    assert all(cell.mirror == cell.id.translate(str.maketrans("LR", "RL")) for cell in board.cells)


TITLES = [
    ("A", 0, "loose-chips"),
    ("A", 12, "loose-chips"),
    ("A", 13, "apprentice"),
    ("A", 35, "master-joiner"),
    ("A", 99, "out-of-this-world"),
    ("B", 42, "diamond-cutter"),
    ("B", 43, "out-of-this-world"),
]


@pytest.mark.parametrize(("pad", "total", "rung"), TITLES)
def test_a_solo_score_has_its_title(pad: Pad, total: int, rung: str):
    assert present(present(splitter.ranking).title)(splitter.options(pad), total) == f"splitter-title-{rung}"
