"""A seat's view of its round: groups with their starts, chains, the points of the pencil; and the paper."""

import pytest
from msgspec.structs import replace

from rollwright.games.hexroller import GAME as game
from rollwright.games.hexroller import view
from rollwright.games.hexroller.sheet import Side, layout, paper
from tests.games.hexroller.test_rules import do, snowflake

ROLL = (8, 8, 8, 4, 4, 6, 3, 5)


def test_an_open_group_names_the_hexes_it_may_start_in():
    groups = {group.number: group for group in view(snowflake(*ROLL), 0).groups}
    assert groups[6].state == "open"
    assert set(groups[6].cells) == {"F4", "F5", "F6", "M1", "M2", "A7", "B2", "B3", "B4"}


def test_while_a_chain_grows_no_other_group_is_open():
    seen = view(do(snowflake(*ROLL), "choose 8", "write E4"), 0)
    assert {group.state for group in seen.groups} == {"growing", "not-now"}
    assert all(group.cells == () for group in seen.groups)
    assert (seen.path, seen.chains, seen.left) == (("E4",), (("E4",),), 2)


def test_all_chains_of_the_round_are_told_in_their_order():
    seen = view(
        do(snowflake(*ROLL), "choose 8", "write E4", "write E1", "write E2", "choose 4", "write D5", "write C3"), 0
    )
    assert (seen.path, seen.chains, seen.left) == ((), (("E4", "E1", "E2"), ("D5", "C3")), 0)
    assert view(do(snowflake(*ROLL), "choose 8"), 0).chains == (), "a chain without a hex is none yet"


def test_a_written_group_is_told_apart_from_the_third():
    state = do(snowflake(*ROLL), "choose 8", "write E4", "write E1", "write E2", "choose 4", "write D5", "write C3")
    assert {group.number: group.state for group in view(state, 0).groups if group.written} == {
        8: "written",
        4: "written",
    }
    state = do(state, "use third", "choose 6", "write M1")
    assert {group.number: group.state for group in view(state, 0).groups}[6] == "third"


def test_a_bonus_opens_the_dice_that_it_needs_and_no_others():
    state = do(snowflake(*ROLL), "choose 8", "write E4", "write E1", "write E2", "choose 4", "write D5", "write C3")
    assert {group.number: group.state for group in view(state, 0).groups} == {
        **dict.fromkeys((3, 5, 6), "not-now"),
        **dict.fromkeys((4, 8), "written"),
    }
    third = {group.number: group.state for group in view(do(state, "use third"), 0).groups}
    assert third == {3: "open", 4: "written", 5: "open", 6: "open", 8: "written"}
    two = view(do(snowflake(*ROLL), "use two"), 0)
    assert {group.state for group in two.groups} == {"not-now"}
    assert (two.using, two.hand) == ("two", (2,))
    assert (view(do(snowflake(*ROLL), "choose 8"), 0).hand, view(snowflake(*ROLL), 0).hand) == ((8,), ())


def test_the_roller_is_passed_from_seat_to_seat_and_nobody_rolls_at_the_end():
    state = snowflake(*ROLL)
    state = replace(state, sheets=state.sheets * 3)
    assert [view(replace(state, round=number), None).roller for number in (1, 2, 3, 4)] == [0, 1, 2, 0]
    assert view(replace(state, round=7, dice=()), None).roller is None


def test_a_straight_that_goes_on_wins_only_what_is_new():
    state = do(snowflake(3, 4, 5, 6, 7, 8, 8, 8), "choose 3", "write E7", "choose 7", "write A1", "done")
    state = replace(state, dice=(4, 5, 5, 6, 6, 7, 7, 7))
    worth = view(do(state, "choose 4", "write D5"), 0).worth
    assert worth is not None
    assert [(change.item, change.part.points) for change in worth.won] == [("straight-light", 1)]
    assert worth.lost == ()


def test_one_more_hex_that_would_win_is_told_ahead():
    state = do(snowflake(6, 6, 6, 3, 3, 4, 5, 8), "choose 6", "write M2", "write M3")
    assert view(state, 0).ahead == ()
    state = do(snowflake(6, 6, 6, 3, 3, 4, 5, 8), "choose 6", "write M1", "write A6")
    assert [(change.item, change.part.cells, change.part.points) for change in view(state, 0).ahead] == [
        ("pair-6", ("A7",), 6)
    ]


def test_the_score_pad_counts_the_own_pencil():
    state = do(snowflake(6, 6, 6, 3, 3, 4, 5, 8), "choose 6", "write M1", "write A6", "write A7")
    seen = view(state, 0)
    assert seen.worth is not None
    assert seen.sheets[0].score is not None
    assert seen.sheets[0].score.total == seen.worth.after == 12  # three bonuses and the pair of 6s
    assert seen.sheets[0].total == seen.worth.before == 6


def test_on_an_empty_sheet_the_bonuses_alone_are_marked():
    score = game.score(snowflake(*ROLL), 0)
    assert [(item.id, [part.cells for part in item.parts]) for item in score.items if item.parts] == [
        ("bonuses", [("extra",), ("two",), ("third",)])
    ]


def test_a_filled_area_is_marked_with_the_number_that_counts():
    state = snowflake(*ROLL)
    board, ink = layout("front"), list(state.sheets[0].ink)
    for cell, number in zip(("A1", "A4", "A5", "A6", "A7"), (7, 8, 7, 8, 7), strict=True):
        ink[board.index[cell]] = number
    state = replace(state, sheets=(replace(state.sheets[0], ink=tuple(ink)),))
    (area,) = [item for item in game.score(state, 0).items if item.id == "area-A"]
    assert [(part.cells, part.points, part.note) for part in area.parts] == [(board.areas["A"].hexes, 7, "7")]


def test_a_bonus_taken_up_costs_its_two_points():
    worth = view(do(snowflake(*ROLL), "use two", "write M5"), 0).worth
    assert worth is not None
    assert [(change.item, change.part.cells, change.part.points) for change in worth.lost] == [("bonuses", ("two",), 2)]


@pytest.mark.parametrize("side", ["front", "back"])
def test_every_area_is_drawn_as_one_outline(side: Side):
    lines = [line.kind for line in paper(side).lines]
    assert lines.count("area") == len(layout(side).areas)
    assert [mark.text for mark in paper(side).marks if mark.kind == "times"] == ["×2"]
