"""The worked cases of the rules: what each game's judge must answer."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from rollwright.core import Refused
from rollwright.games import GAMES

CASES = [
    case
    for file in sorted(Path(__file__).parent.glob("*/vectors.json"))
    for case in json.loads(file.read_text("utf-8"))
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_the_judge_answers_as_the_rules_say(case: dict[str, Any]):
    assert GAMES[case["game"]].cases(case["options"], case["sheet"]) == case["expect"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("task", "named"), [("guess", "guess"), ("guess " * 20, ("guess " * 20)[:40]), (7, "7")])
def test_a_task_that_does_not_exist_is_refused_by_name(game: str, task: Any, named: str):
    with pytest.raises(Refused) as refused:
        GAMES[game].cases({"words": []} if game == "word-roller" else {}, {"task": task})
    assert (refused.value.code, refused.value.params) == ("unknown-task", {"task": named})


RUBBISH = [None, -1, "x", "é", [], {}, [None], {"a": None}, True, 1.5, 1e308, 10**30]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_rubbish_in_any_place_is_answered_or_refused(case: dict[str, Any]):
    """The judge answers or refuses any value anywhere in a sheet or its options; it never breaks."""
    judge = GAMES[case["game"]].cases
    for rubbish in RUBBISH:
        sheets = [(case["options"], sheet) for sheet in corrupt(case["sheet"], rubbish)]
        options = [(options, case["sheet"]) for options in corrupt(case["options"], rubbish)]
        for given in (*sheets, *options):
            with suppress(Refused):
                json.dumps(judge(*(cast("dict[str, Any]", part) if isinstance(part, dict) else {} for part in given)))


def corrupt(value: Any, rubbish: Any) -> Iterator[Any]:
    """Yield copies of a value with rubbish in each place, however deep."""
    yield rubbish
    if isinstance(value, dict):
        yield from (
            {**value, key: bad}
            for key, inner in cast("dict[str, Any]", value).items()
            for bad in corrupt(inner, rubbish)
        )
    if isinstance(value, list):
        yield from (
            [*value[:place], bad, *value[place + 1 :]]
            for place, inner in enumerate(cast("list[Any]", value)[:3])
            for bad in corrupt(inner, rubbish)
        )
