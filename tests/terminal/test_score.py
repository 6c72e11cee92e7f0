"""`rollwright score`: answers as JSON, in order, for good and bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Run

GAMES = Path(__file__).parents[1] / "games"
CASE = {"options": {"pad": "A"}, "sheet": {"task": "score", "cells": {"3L1": 2, "3R1": 2}}}


@pytest.mark.parametrize("game", ["splitter", "make-a-difference", "hexroller", "word-roller", "difference"])
def test_all_worked_cases_in_one_call(rollwright: Run, game: str):
    file = GAMES / game.replace("-", "_") / "vectors.json"
    said = rollwright("score", game, str(file))
    assert json.loads(said.out) == [case["expect"] for case in json.loads(file.read_text("utf-8"))]
    assert said.code == 0


def test_one_case_has_one_answer(rollwright: Run, tmp_path: Path):
    file = tmp_path / "case.json"
    file.write_text(json.dumps(CASE))
    answer = json.loads(rollwright("score", "splitter", str(file)).out)
    assert (answer["valid"], answer["total"]) == (True, 2)


def test_cases_come_through_a_pipe(rollwright: Run):
    assert json.loads(rollwright("score", "splitter", "-", piped=json.dumps([])).out) == []
    answers = json.loads(rollwright("score", "splitter", "-", piped=json.dumps([CASE] * 3000)).out)
    assert [answer["total"] for answer in answers] == [2] * 3000


def test_a_missing_option_has_its_default(rollwright: Run):
    assert json.loads(rollwright("score", "splitter", "-", piped=json.dumps({"sheet": {"cells": {}}})).out)["valid"]


@pytest.mark.parametrize(
    ("case", "code"),
    [
        (3, "bad-case"),
        ("x", "bad-case"),
        (None, "bad-case"),
        ([], "bad-case"),
        ({}, "bad-case"),
        ({"sheet": []}, "bad-case"),
        ({"sheet": {}, "options": "A"}, "bad-case"),
        ({"sheet": {"cells": 3}}, "bad-case"),
        ({"sheet": {}, "options": {"pad": "C"}}, "bad-options"),
        ({"sheet": {"task": "guess"}}, "unknown-task"),
    ],
)
def test_a_case_that_cannot_be_judged_is_answered_with_its_code(rollwright: Run, case: Any, code: str):
    said = rollwright("score", "splitter", "-", piped=json.dumps([CASE, case, CASE]))
    first, answer, last = json.loads(said.out)
    assert first == last
    assert answer == {"valid": False, "errors": [{"code": code}], "total": None, "items": []}
    assert said.code == 1
    assert said.err.startswith("Case 2: ")


def test_a_single_case_that_cannot_be_judged(rollwright: Run):
    said = rollwright("score", "splitter", "-", piped="{}")
    assert (said.code, said.err) == (1, "This case cannot be read: “sheet” is missing or of the wrong kind.\n")


@pytest.mark.parametrize("text", [b"", b"{", b"nonsense", b"\xff\xfe", b"[" * 100_000, b"NaN", b'{"sheet": 1e999}'])
def test_input_that_is_no_json_is_refused(rollwright: Run, text: bytes):
    said = rollwright("score", "splitter", "-", piped=text)
    assert (said.code, said.out) == (65, "")
    assert said.err.startswith("stdin is no JSON (")


def test_a_mark_before_the_text_that_some_editors_write_is_no_fault(rollwright: Run):
    said = rollwright("score", "splitter", "-", piped=b'\xef\xbb\xbf{"sheet": {}}')
    assert (said.code, json.loads(said.out)["total"]) == (0, 0)


def test_a_file_that_is_not_there(rollwright: Run, tmp_path: Path):
    said = rollwright("score", "splitter", str(tmp_path / "none.json"))
    assert said.code == 66
    assert "none.json cannot be opened" in said.err
    assert rollwright("score", "splitter", str(tmp_path)).code == 66


def test_a_game_that_is_not_there(rollwright: Run):
    said = rollwright("score", "chess", "-", piped="{}")
    assert said.code == 2
    assert said.err.startswith("There is no game called chess.")
