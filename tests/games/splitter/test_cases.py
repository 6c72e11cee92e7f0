"""Cases as JSON, from people who write them by hand."""

from typing import Any

import pytest

from rollwright.core import BadOptions, Refused
from rollwright.games.splitter.cases import judge
from rollwright.games.splitter.sheet import Pad

EMPTY: dict[str, Any] = {}


def fault(cells: Any) -> str:
    answer = judge({}, {"cells": cells})
    assert (answer["valid"], answer["total"], answer["items"]) == (False, None, [])
    return answer["errors"][0]["code"]


@pytest.mark.parametrize("value", [3.0, True, False, "3", "", [3], {}, 0, 7, -1, 3.5, 10**30])
def test_only_a_whole_number_from_1_to_6_is_written(value: Any):
    assert fault({"3L4": value}) == "bad-value"


@pytest.mark.parametrize("cell", ["9L9", "3l4", "", " 3L4", "3L5 ", "2L6"])
def test_a_cell_that_is_not_on_the_pad_is_unknown(cell: str):
    assert fault({cell: 3}) == "unknown-cell"


def test_an_unknown_cell_is_named_before_a_bad_value():
    assert fault({"3L4": 3.0, "9L9": 3}) == "unknown-cell"


@pytest.mark.parametrize("sheet", [{}, {"cells": {}}, {"cells": None}, {"cells": {"3L4": None}}, {"task": "score"}])
def test_cells_that_are_left_out_are_empty(sheet: dict[str, Any]):
    assert judge({}, sheet)["total"] == 0


@pytest.mark.parametrize("cells", [[], [3], "3L4", 5, True])
def test_cells_that_are_no_object_are_refused(cells: Any):
    with pytest.raises(Refused) as refused:
        judge({}, {"cells": cells})
    assert (refused.value.code, refused.value.params) == ("bad-case", {"key": "cells"})


@pytest.mark.parametrize("task", ["guess", "", None, 1, ["score"]])
def test_another_task_is_refused(task: Any):
    with pytest.raises(Refused) as refused:
        judge({}, {"task": task})
    assert refused.value.code == "unknown-task"


@pytest.mark.parametrize("pad", ["C", "a", None, 1, ["A"], {}])
def test_another_pad_is_refused(pad: Pad):
    with pytest.raises(BadOptions) as refused:
        judge({"pad": pad}, {"cells": {}})
    assert refused.value.params == {"detail": "pad"}


def reason(place: Any, dice: Any = (2, 6), cells: Any = None):
    return judge({}, {"task": "move", "cells": cells, "roll": list(dice), "move": {"place": place}}).get("reason")


def entries(*pairs: Any) -> list[dict[str, Any]]:
    return [{"cell": cell, "value": value} for cell, value in pairs]


def test_the_two_dice_go_in_a_mirror_pair_either_way():
    assert reason(entries(("4L3", 6), ("4R3", 2))) is None
    assert reason(entries(("4R3", 6), ("4L3", 2))) is None
    assert reason(entries(("4L3", 2), ("4R3", 6))) is None
    assert reason(entries(("4L3", 1), ("4R3", 6)), dice=(6, 1)) is None


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (entries(), "wrong-count"),
        (None, "wrong-count"),
        (entries(("4L3", 6)), "wrong-count"),
        (entries(("4L3", 6), ("4R3", 2), ("4L2", 2)), "wrong-count"),
        ([None, 3], "unknown-cell"),
        (2 * [EMPTY], "unknown-cell"),
        (entries(("4L3", 6), ("9R9", 2)), "unknown-cell"),
        (entries((["4L3"], 6), ("4R3", 2)), "unknown-cell"),
        (entries(("4L3", 6), ("4R3", 6)), "wrong-dice"),
        (entries(("4L3", 6.0), ("4R3", 2)), "wrong-dice"),
        (entries(("4L3", "6"), ("4R3", 2)), "wrong-dice"),
        (entries(("4L3", None), ("4R2", 2)), "wrong-dice"),
        (entries(("4L3", 6), ("4R2", 2)), "not-mirrored"),
        (entries(("4L3", 6), ("4L3", 2)), "not-mirrored"),
        (entries(("4L3", 6), ("3R3", 2)), "not-mirrored"),
    ],
)
def test_the_first_failed_check_gives_the_reason(place: Any, why: str):
    assert reason(place) == why


def test_a_cell_that_is_written_on_is_occupied():
    for cell in ("4L3", "4R3"):
        for place in (entries(("4L3", 6), ("4R3", 2)), entries(("4R3", 2), ("4L3", 6))):
            assert reason(place, cells={cell: 1}) == "occupied"


@pytest.mark.parametrize("dice", [[], [2], [2, 6, 1], ["2", "6"], [2.0, 6.0], [None, 6], [7, 2]])
def test_dice_that_are_no_roll_match_nothing(dice: Any):
    assert reason(entries(("4L3", 6), ("4R3", 2)), dice) == "wrong-dice"


@pytest.mark.parametrize("face", [0, 7])
def test_a_die_shows_1_to_6(face: int):
    assert reason(entries(("4L3", face), ("4R3", 2)), dice=(2, face)) == "wrong-dice"


def test_true_is_no_die():
    assert reason(entries(("4L3", 1), ("4R3", 1)), [True, True]) == "wrong-dice"


def test_a_move_on_a_sheet_that_cannot_be_read_answers_as_score_would():
    assert judge({}, {"task": "move", "cells": {"9L9": 3}})["errors"] == [{"code": "unknown-cell"}]
