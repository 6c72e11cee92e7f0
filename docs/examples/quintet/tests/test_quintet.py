"""Quintet keeps the contract, scores as its rules say, and replays a game once played."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import quintet
from hypothesis import given, settings
from hypothesis import strategies as st
from quintet.actions import Done, Keep, Release, Roll, Undo, Write
from quintet.boxes import BOXES, points

from rollwright.core import IllegalAction, Move, Record, begin, step, verify
from rollwright.testing import CHECKS

HERE = Path(__file__).parent
GAME = quintet.GAME


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=5, deadline=None)
@given(data=st.data())
def test_quintet_keeps_the_contract(check: Any, data: st.DataObject):
    check(GAME, data)


@pytest.mark.parametrize("case", json.loads((HERE / "cases.json").read_text("utf-8")), ids=lambda case: case["case"])
def test_a_worked_case_is_answered_as_the_rules_say(case: Any):
    assert GAME.cases(case["options"], case["sheet"]) == case["expect"]


@pytest.mark.parametrize(
    ("box", "dice", "worth"),
    [
        ("ones", (1, 1, 2, 3, 4), 2),
        ("sixes", (1, 2, 3, 4, 5), 0),
        ("trio", (4, 4, 4, 1, 2), 15),
        ("trio", (4, 4, 1, 1, 2), 0),
        ("quartet", (2, 2, 2, 2, 6), 14),
        ("house", (3, 3, 3, 5, 5), 25),
        ("house", (3, 3, 3, 3, 3), 25),
        ("house", (3, 3, 3, 3, 5), 0),
        ("short", (1, 2, 3, 4, 6), 30),
        ("short", (3, 4, 5, 6, 3), 30),
        ("short", (1, 2, 3, 5, 6), 0),
        ("long", (6, 5, 4, 3, 2), 40),
        ("long", (1, 2, 3, 4, 6), 0),
        ("quintet", (6, 6, 6, 6, 6), 50),
        ("free", (1, 2, 2, 6, 6), 17),
    ],
)
def test_five_dice_in_a_box(box: Any, dice: Any, worth: Any):
    assert points(box, dice) == worth


@pytest.fixture
def table():
    return begin(GAME, GAME.options(), ("Mira", "Théo"), "7")


def play(state: Any, *actions: Any, seat: int = 0) -> Any:
    for action in actions:
        state = step(GAME, state, Move(seat, action))
    return state


def test_kept_dice_lie_still(table: Any):
    before = table.sheets[0].dice
    after = play(table, Keep(1), Keep(3), Roll(2)).sheets[0].dice
    assert (after[1], after[3]) == (before[1], before[3])


def test_after_the_third_roll_only_boxes_are_left(table: Any):
    third = play(table, Roll(2), Roll(3))
    assert GAME.legal(third, 0) == [Write(box) for box in BOXES]
    with pytest.raises(IllegalAction) as refusal:
        play(third, Keep(0))
    assert refusal.value.code == "quintet-no-rolls"


def test_undo_never_passes_a_roll(table: Any):
    rolled = play(table, Keep(0), Roll(2))
    assert Undo() not in GAME.legal(rolled, 0)
    assert play(rolled, Write("free"), Undo()) == rolled


def test_five_kept_dice_leave_nothing_to_roll(table: Any):
    kept = play(table, *map(Keep, range(5)))
    assert not any(isinstance(action, Roll) for action in GAME.legal(kept, 0))
    assert Roll(2) in GAME.legal(play(kept, Release(2)), 0)


def test_dice_are_private_until_all_are_done(table: Any):
    mine = table.sheets[0].dice
    done = play(table, Write("free"), Done())
    for onlooker in (1, None):
        assert GAME.view(done, onlooker).sheets[0].dice == ()
        assert GAME.view(done, onlooker).sheets[0].total == 0
    assert GAME.view(done, 0).sheets[0].dice == mine
    shown = play(done, Write("free"), Done(), seat=1)
    assert GAME.view(shown, 1).sheets[0].dice == GAME.view(shown, None).sheets[0].dice == mine
    assert GAME.view(shown, None).sheets[0].total == sum(mine)


def test_a_full_box_stays_as_it_is(table: Any):
    second = play(play(table, Write("free"), Done()), Write("ones"), Done(), seat=1)
    with pytest.raises(IllegalAction) as refusal:
        play(second, Write("free"))
    assert refusal.value.code == "quintet-box-full"


@pytest.mark.parametrize("file", sorted((HERE / "golden").glob("*.json")), ids=lambda file: file.stem)
def test_a_game_once_played_still_verifies(file: Path):
    kept = msgspec.json.decode(file.read_bytes(), type=Record)
    assert [finding for finding in verify(GAME, kept) if not finding.holds] == []
