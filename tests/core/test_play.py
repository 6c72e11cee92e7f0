"""Playing any game: options, seats, the clock, whom we wait for, who won."""

import dataclasses
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from rollwright.core import (
    BadOptions,
    Clock,
    Fast,
    IllegalAction,
    Move,
    NotFound,
    OptionInfo,
    Race,
    Ranking,
    Score,
    UnknownAction,
    Wake,
    begin,
    check,
    options_of,
    parse_table,
    places,
    read_options,
    replay,
    step,
    to_text,
    waiting,
)
from rollwright.games import find
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Done, Swap, Undo, Write
from rollwright.games.splitter.state import Options

SEED = "5eed" * 16


def table(seats: int = 2):
    return begin(splitter, Options(), tuple("ABCDEFGHIJKL"[:seats]), SEED)


class Choices(Struct, frozen=True):
    side: Literal["front", "back"] = "front"
    friendly: bool = False
    seconds: Annotated[int, Meta(ge=0, le=120)] = 30


GAME = dataclasses.replace(splitter, options=Choices)


def test_options_are_read_off_the_struct():
    assert options_of(GAME) == (
        OptionInfo("side", "choice", "front", ("front", "back")),
        OptionInfo("friendly", "flag", False),
        OptionInfo("seconds", "number", 30, low=0, high=120),
    )


def test_a_missing_option_has_its_default():
    assert read_options(GAME, {"seconds": 60}) == Choices(seconds=60)


@pytest.mark.parametrize(
    "given",
    [
        {"colour": 1},
        {"side": "left"},
        {"side": None},
        {"friendly": 1},
        {"seconds": 121},
        {"seconds": "60"},
        {"seconds": 60.5},
        {"side": ["front"]},
    ],
)
def test_other_options_are_refused(given: dict[str, Any]):
    with pytest.raises(BadOptions) as refused:
        read_options(GAME, given)
    assert refused.value.code == "bad-options"


@pytest.mark.parametrize("seats", [0, 13])
def test_so_many_cannot_play(seats: int):
    with pytest.raises(BadOptions) as refused:
        begin(splitter, Options(), ("x",) * seats, SEED)
    assert (refused.value.code, refused.value.params) == ("bad-seats", {"low": 1, "high": 12})


def test_a_game_that_does_not_exist_is_not_found():
    with pytest.raises(NotFound) as refused:
        find("chess")
    assert refused.value.code == "unknown-game"


REFUSED: list[tuple[Any, list[Any], str]] = [
    (Undo(), [], "nothing-written"),
    (Done(), [], "nothing-written"),
    (Swap(), [], "nothing-written"),
    (Write("9L9"), [], "unknown-cell"),
    (Write("1L2"), [], "unknown-cell"),
    (Write("3L4"), [Write("3L4")], "already-there"),
    (Write("3L4"), [Write("3L4"), Done()], "already-done"),
    (Done(), [Write("3L4"), Done()], "already-done"),
]


@pytest.mark.parametrize(
    ("action", "before", "code"), REFUSED, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_refusal_has_the_reason_of_the_game(action: Any, before: list[Any], code: str):
    state = table()
    for earlier in before:
        state = step(splitter, state, Move(0, earlier))
    with pytest.raises(IllegalAction) as refused:
        step(splitter, state, Move(0, action))
    assert refused.value.code == code


def test_a_cell_in_ink_is_taken():
    state = replay(splitter, Options(), ("A",), SEED, [Move(0, Write("3L4")), Move(0, Done())])
    for cell in ("3L4", "3R4"):
        with pytest.raises(IllegalAction) as refused:
            check(splitter, state, Move(0, Write(cell)))
        assert refused.value.code == "occupied"


def test_a_full_game_accepts_nothing_more():
    moves = [
        move
        for cell in splitter.sheet(Options()).places
        if "L" in cell.id
        for move in (Move(0, Write(cell.id)), Move(0, Done()))
    ]
    state = replay(splitter, Options(), ("A",), SEED, moves)
    with pytest.raises(IllegalAction) as refused:
        step(splitter, state, Move(0, Write("3L4")))
    assert refused.value.code == "game-over"


def test_a_game_without_a_reason_names_the_choices():
    mute = dataclasses.replace(splitter, why=None)
    with pytest.raises(IllegalAction) as refused:
        step(mute, table(), Move(0, Done()))
    assert refused.value.code == "illegal-action"
    assert refused.value.params == {
        "game": "splitter",
        "action": "done",
        "choices": "write 1L4, write 1L3, write 1R3, write 1R4",
    }


def test_the_clock_may_not_act_in_a_game_without_one():
    with pytest.raises(IllegalAction):
        step(splitter, table(), Move(None, Wake(), 10**9))


def test_the_clock_acts_at_its_moment_and_not_before():
    now = table()
    timed = dataclasses.replace(splitter, clock=Clock(next_wake=lambda state: 5000 if state is now else 0))
    with pytest.raises(IllegalAction) as refusal:
        check(timed, now, Move(None, Wake(), 4999))
    assert refusal.value.params == {"game": "splitter", "action": "wake", "choices": ""}
    check(timed, now, Move(None, Wake(), 5000))


def test_nobody_but_the_clock_may_wake():
    with pytest.raises(IllegalAction):
        check(splitter, table(), Move(0, Wake()))


def test_a_game_that_accepts_an_action_is_not_asked_for_its_list():
    quick = dataclasses.replace(splitter, legal=None, fast=Fast(accepts=lambda state, seat, action: action == Done()))
    check(quick, table(), Move(0, Done()))


def test_we_wait_for_those_who_are_not_done():
    state = table(3)
    for action in (Write("3L4"), Done()):
        state = step(splitter, state, Move(1, action))
    assert waiting(splitter, state, 3) == (0, 2)


def test_tied_seats_share_a_place():
    totals = (7, 12, 7, 3)

    def scored(_state: Any, seat: int) -> Score:
        return Score((), totals[seat])

    game = dataclasses.replace(splitter, score=scored)
    assert places(game, None, 4) == (2, 1, 2, 4)


def test_a_game_may_rank_by_more_than_the_total():
    now = table()
    ranked = dataclasses.replace(splitter, ranking=Ranking(rank=lambda state: (2, 1) if state is now else (1, 1)))
    assert places(ranked, now, 2) == (2, 1)


def test_the_roll_waits_for_every_seat():
    """Twelve seats write in any order; the next dice come with the last Done and are the same for all."""
    state = table(12)
    for seat in (5, 0, 11, 3, 2, 1, 10, 4, 9, 6, 8):
        state = step(splitter, step(splitter, state, Move(seat, Write("3L4"))), Move(seat, Done()))
        assert state.round == 1
    state = step(splitter, step(splitter, state, Move(7, Write("1R3"))), Move(7, Done()))
    assert state.round == 2
    assert replace(state, sheets=()) == replace(
        replay(splitter, Options(), ("A",), SEED, [Move(0, Write("2L2")), Move(0, Done())]), sheets=()
    )


class Bell(Struct, frozen=True, tag="bell"):
    """Something a table may note by itself."""

    seat: int


def test_a_table_notes_only_what_the_game_knows():
    def apply(state: Any, move: Move[Any]) -> Any:
        return state, move.action

    rung: Any = dataclasses.replace(splitter, race=Race(claims=(), notes=(Bell,)), apply=apply)
    state = table()
    assert step(rung, state, Move(None, Bell(0))) == (state, Bell(0))
    assert parse_table(rung, to_text(Bell(0))) == Bell(0)
    assert parse_table(rung, "wake") == Wake()
    with pytest.raises(IllegalAction):
        step(splitter, state, Move(None, Bell(0)))
    with pytest.raises(UnknownAction):
        parse_table(splitter, "bell 0")


def test_a_game_whose_clock_decides_is_asked_about_the_whole_move():
    state = table()

    def refuses(asked: Any, move: Move[Any]) -> str | None:
        return "already-done" if move.at > 10 and asked is state else None

    def apply(before: Any, _move: Move[Any]) -> Any:
        return before

    late: Any = dataclasses.replace(splitter, race=Race(claims=(), refuses=refuses), apply=apply)
    assert step(late, state, Move(0, Done(), 10)) == state
    with pytest.raises(IllegalAction) as refusal:
        step(late, state, Move(0, Done(), 11))
    assert refusal.value.code == "already-done"
    assert refusal.value.params == {"game": "splitter", "action": "done", "choices": ""}


def test_a_game_may_say_itself_whom_we_wait_for():
    now = table()
    asked = dataclasses.replace(splitter, race=Race(claims=(), awaited=lambda state: (1,) if state is now else ()))
    assert waiting(asked, now, 2) == (1,)
