"""Cases as JSON, worked out by hand from the rules."""

from typing import Any

import pytest

from rollwright.core import BadOptions, Refused
from rollwright.games.hexroller.cases import judge

ROLL = [8, 8, 8, 4, 4, 6, 3, 5]
EIGHTS = {"number": 8, "path": ["E4", "E1", "E2"]}
FOURS = {"number": 4, "path": ["D5", "C3"]}


def verdict(*steps: Any, boxes: Any = None, used: tuple[Any, ...] = (), roll: Any = ROLL, cells: Any = None) -> str:
    boxes = {"light": 8, "dark": 4} if boxes is None else boxes
    answer = judge(
        {},
        {
            "task": "move",
            "cells": cells or {},
            "used_bonuses": list(used),
            "roll": roll,
            "move": {"steps": list(steps), "boxes": boxes},
        },
    )
    return "legal" if answer["legal"] else answer["reason"]


def two(cell: str, number: float = 2) -> dict[str, Any]:
    return {"number": number, "path": [cell], "bonus": "two"}


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ((EIGHTS, FOURS), "legal"),
        ((EIGHTS, FOURS, two("M5")), "legal"),
        ((two("M5", 2.0), EIGHTS, FOURS), "bad-form"),
        ((two("M5", True), EIGHTS, FOURS), "bad-form"),
        ((two("E1"), EIGHTS, FOURS), "occupied"),
        ((EIGHTS, {"number": 4, "path": ["D5", "C3", "C6"], "bonus": "extra"}), "legal"),
        ((EIGHTS, {"number": 4, "path": ["D5", "C3"], "bonus": "extra"}), "wrong-length"),
        (({"number": 6, "path": ["B3"], "bonus": "third"}, EIGHTS, FOURS), "legal"),
        (({"number": 6, "path": ["B3"], "bonus": "third"}, EIGHTS), "third-without-two"),
        ((EIGHTS,), "must-write-more"),
        ((EIGHTS, {"number": 4, "path": ["D5", "D5"]}), "occupied"),
        ((EIGHTS, {"number": 4, "path": ["M5", "M4"]}), "bad-start"),
        ((EIGHTS, {"number": 7, "path": ["A1"]}), "not-rolled"),
    ],
)
def test_the_first_check_that_fails_gives_the_reason(steps: tuple[dict[str, Any], ...], said: str):
    assert verdict(*steps) == said


@pytest.mark.parametrize(
    "boxes", [{"light": 8}, {"light": 8, "dark": 8}, {"light": 8.0, "dark": 4}, {}, {"light": 8, "dark": 4, "grey": 4}]
)
def test_the_boxes_hold_exactly_the_chosen_numbers(boxes: dict[str, Any]):
    assert verdict(EIGHTS, FOURS, boxes=boxes) == "bad-boxes"


def test_a_bonus_that_is_crossed_off_is_used_no_more():
    assert verdict(EIGHTS, FOURS, two("M5"), used=("two",)) == "bonus-used"
    assert verdict(EIGHTS, FOURS, two("M5"), used=("extra", "third")) == "legal"


def test_eight_equal_dice_make_one_chain_and_leave_a_box_empty():
    chain = {"number": 8, "path": ["E4", "E1", "E2", "F6", "F4", "F1", "F2", "F5"]}
    assert verdict(chain, roll=[8] * 8, boxes={"dark": 8, "light": None}) == "legal"
    assert verdict(roll=[8] * 8, boxes={}) == "must-write-more"


@pytest.mark.parametrize(
    "roll",
    [[], ROLL[:7], [3] * 25, [*ROLL[:7], 9], [*ROLL[:7], 2], [*ROLL[:7], 5.0], [*ROLL[:7], True], [*ROLL[:7], None]],
)
def test_a_roll_that_the_eight_dice_cannot_show_is_refused(roll: Any):
    with pytest.raises(Refused) as refusal:
        verdict(EIGHTS, FOURS, roll=roll)
    assert (refusal.value.code, refusal.value.params) == ("bad-case", {"key": "roll"})


def points(side: str = "front", **sheet: Any):
    answer = judge({"side": side}, sheet)
    return {item["id"]: item["points"] for item in answer["items"] if item["points"]}


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ({"cells": {"Z1": 3, "E3": 8}}, "unknown-cell"),
        ({"cells": {"E3": 8, "E4": 9}}, "printed-cell"),
        ({"cells": {"E4": 9}, "boxes": {"light": [2]}}, "bad-value"),
        ({"cells": {"E4": 1}}, "bad-value"),
        ({"boxes": {"light": [2]}, "used_bonuses": ["four"]}, "bad-boxes"),
        ({"boxes": {"dark": [9]}}, "bad-boxes"),
        ({"boxes": {"dark": [None] * 8}}, "bad-boxes"),
        ({"used_bonuses": ["four"]}, "bad-bonus"),
        ({"used_bonuses": ["extra", "extra"]}, "bad-bonus"),
    ],
)
def test_a_sheet_that_cannot_be_is_named_by_its_first_fault(sheet: dict[str, Any], code: str):
    assert judge({}, sheet) == {"valid": False, "errors": [{"code": code}], "total": None, "items": []}


def test_a_side_that_is_none_is_refused_by_name():
    with pytest.raises(BadOptions) as refused:
        judge({"side": "middle"}, {})
    assert refused.value.params == {"detail": "side"}


def test_all_rounds_may_have_boxes_and_all_bonuses_may_be_used():
    sheet = {"boxes": {"light": [3, 4, 5, 6, 7, 8, 8], "dark": [None] * 7}, "used_bonuses": ["third", "two", "extra"]}
    assert judge({}, sheet)["total"] == 8


def test_a_middle_full_of_twos_counts_four():
    assert points(cells={f"M{n}": 2 for n in range(1, 11)}, used_bonuses=["two"]) == {"bonuses": 4, "middle": 4}


def test_the_highest_of_equally_frequent_numbers_counts():
    # A on the back: printed 6 and 4; written 5 5 and 4 make two 4s and two 5s.
    assert points("back", cells={"A1": 5, "A3": 5, "A5": 4}) == {"bonuses": 6, "area-A": 5}


def test_a_straight_starts_at_three_and_goes_to_eight_over_gaps_and_repeats():
    full = {"light": [8, None, 6, 7, 5, 4, 3], "dark": [3, 3, 5, None]}
    assert points(boxes=full) == {"bonuses": 6, "straight-light": 8, "straight-dark": 3}
