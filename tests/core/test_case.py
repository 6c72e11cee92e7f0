"""The parts of a worked case, whatever stands in the JSON."""

from typing import Any

import pytest

from rollwright.core import Refused, entries_of, is_whole, mapping_of, placement_of


@pytest.mark.parametrize("case", [{}, {"cells": None}])
def test_a_part_that_is_absent_or_null_is_empty(case: dict[str, Any]):
    assert mapping_of(case, "cells") == {}
    assert entries_of(case, "cells") == []


def test_a_part_of_its_kind_is_returned():
    assert mapping_of({"cells": {"1": 2}, "dice": [1]}, "cells") == {"1": 2}
    assert entries_of({"cells": {"1": 2}, "dice": [1]}, "dice") == [1]


@pytest.mark.parametrize("wrong", [0, "", "x", 1.5, False])
def test_a_part_of_another_kind_is_refused_by_name(wrong: Any):
    tries: list[tuple[Any, Any]] = [(mapping_of, wrong), (mapping_of, []), (entries_of, wrong), (entries_of, {})]
    for read, value in tries:
        with pytest.raises(Refused) as refused:
            read({"cells": value}, "cells")
        assert (refused.value.code, refused.value.params) == ("bad-case", {"key": "cells"})


def test_a_placement_lists_cells_and_values():
    place = [{"cell": "1", "value": 2}, {"cell": "3"}, {"value": 4}, 5, None]
    assert placement_of({"move": {"place": place}}) == [("1", 2), ("3", None), (None, 4), (None, None), (None, None)]
    assert placement_of({}) == placement_of({"move": {}}) == []


@pytest.mark.parametrize(
    ("value", "whole"),
    [(1, True), (6, True), (3, True), (0, False), (7, False), (3.0, False), (True, False), ("3", False)],
)
def test_only_an_int_in_its_bounds_is_whole(value: Any, whole: bool):
    assert is_whole(value, 1, 6) is whole
