"""Cases of Make a Difference as JSON, worked out by hand from the rules."""

from typing import Any

import pytest

from rollwright.core import BadOptions, Refused
from rollwright.games.make_a_difference.cases import judge

# The same two fields in the top row: a difference of 5 for Ann and for Ben, of 2 for Cem.
ANN, BEN, CEM = (
    {"name": name, "cells": {"fa": 1, "fb": other}} for name, other in (("Ann", 6), ("Ben", 6), ("Cem", 3))
)


def row_f(options: dict[str, Any], *players: dict[str, Any]) -> list[int]:
    answer = judge({"mode": "B", **options}, {"players": [*players]})
    return [item["points"] for player in answer["players"] for item in player["items"] if item["id"] == "row-f"]


def test_a_line_on_which_two_are_equal_is_nobodys_unless_ties_are_friendly():
    assert row_f({}, ANN, CEM) == [row_f({}, ANN)[0], 0]
    assert row_f({}, ANN, BEN, CEM) == [0, 0, 0]
    assert row_f({"friendly_ties": False}, ANN, BEN, CEM) == [0, 0, 0]
    both = row_f({"friendly_ties": True}, ANN, BEN, CEM)
    assert both[0] == both[1] > both[2] == 0


def test_one_sheet_is_compared_with_the_botcards_that_it_names():
    sheet: dict[str, Any] = {"cells": ANN["cells"]}
    taken = [item["points"] for item in judge({"mode": "B"}, sheet)["items"]]
    left = [item["points"] for item in judge({"mode": "B"}, {**sheet, "bots": ["bot-08"]})["items"]]
    assert sum(taken) > sum(left)
    for bots in (["bot-99"], ["bot-08", "bot-08"], [8]):
        assert judge({"mode": "B"}, {**sheet, "bots": bots})["errors"] == [{"code": "unknown-bot"}]


@pytest.mark.parametrize(
    ("options", "named"),
    [({"mode": "C"}, "mode"), ({"friendly_ties": 1}, "friendly_ties"), ({"mode": "C", "friendly_ties": 1}, "mode")],
)
def test_an_option_that_is_none_is_named(options: dict[str, Any], named: str):
    with pytest.raises(BadOptions) as refused:
        judge(options, {})
    assert refused.value.params == {"detail": named}


@pytest.mark.parametrize("players", [[], ["Ann"], [ANN, None], 7])
def test_players_that_are_none_are_refused(players: Any):
    with pytest.raises(Refused) as refused:
        judge({}, {"players": players})
    assert (refused.value.code, refused.value.params) == ("bad-case", {"key": "players"})


@pytest.mark.parametrize(
    ("roll", "place", "reason"),
    [
        ([2, 6], {"fa": 6, "fb": 2}, None),
        ([2, 6], {"fa": 6}, "wrong-count"),
        ([2, 6], {"fa": 6, "zz": 1}, "unknown-cell"),
        ([2, 6], {"fa": 6, "fb": 3}, "wrong-dice"),
        ([2, 7], {"fa": 7, "fb": 2}, "wrong-dice"),
        ([0, 2], {"fa": 0, "fb": 2}, "wrong-dice"),
        ([2, 6], {"fa": 6, "ia": 2}, "occupied"),
    ],
)
def test_the_first_failed_check_gives_the_reason(roll: list[int], place: dict[str, int], reason: str | None):
    written = [{"cell": cell, "value": value} for cell, value in place.items()]
    case = {"task": "move", "cells": {"ia": 1}, "roll": roll, "move": {"place": written}}
    assert judge({}, case) == ({"legal": True} if reason is None else {"legal": False, "reason": reason})


@pytest.mark.parametrize("value", [0, 7, 1.0, True, "1"])
def test_only_a_whole_number_from_1_to_6_is_written(value: Any):
    assert judge({}, {"cells": {"fa": value}})["errors"] == [{"code": "bad-value"}]
