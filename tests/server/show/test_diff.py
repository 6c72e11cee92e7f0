"""A patch, read as the page reads it, turns what was shown into what is."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import Game, Item, Move, Part, Score, SheetView, View, Worth, begin, read_options, step, waiting
from rollwright.games import GAMES
from rollwright.server.show.diff import Diff, Patch, diff_of
from rollwright.server.socket.messages import SeatCard, TableState
from tests.server.wire import Reader, named

figures = st.one_of(st.none(), st.integers(1, 9), st.sampled_from("ABC"))
rows = st.one_of(st.just(()), st.lists(figures, min_size=4, max_size=4).map(tuple))
sheets = st.builds(SheetView, ink=rows, total=st.integers(0, 9), done=st.booleans(), pencil=rows)
views = st.builds(
    View,
    round=st.integers(1, 3),
    rounds=st.just(3),
    dice=st.lists(st.integers(1, 6), max_size=2).map(tuple),
    sheets=st.lists(sheets, max_size=3).map(tuple),
    worth=st.one_of(st.none(), st.builds(Worth, st.integers(0, 9), st.integers(0, 9))),
)
cards = st.builds(
    SeatCard,
    name=st.sampled_from(["", "Mira", "~"]),
    away_ms=st.one_of(st.none(), st.integers(0, 9)),
    stood_in=st.lists(st.integers(1, 9)).map(tuple),
)
states = st.builds(
    TableState,
    phase=st.sampled_from(["open", "playing", "over"]),
    seats=st.lists(cards, max_size=3).map(tuple),
    choices=st.lists(st.sampled_from(["write 1", "swap", "done"]), max_size=4).map(tuple),
    view=st.one_of(st.none(), views),
)


DIFF = Diff(View)


def as_page(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def patch_of(old: TableState, new: TableState, last: tuple[str, ...] = (), diff: Diff = DIFF) -> Patch:
    patch = diff.state(old, new)
    if old.choices != new.choices:
        diff.choose(last or old.choices, new.choices, patch)
    if old.deadline_ms != new.deadline_ms:
        diff.set_deadline(new.deadline_ms, patch)
    return patch


def reader_of(state: TableState, diff: Diff = DIFF) -> Reader:
    reader = Reader()
    reader.take({"type": "hello", "state": as_page(state), "paths": diff.paths})
    return reader


@given(states, states)
def test_a_patch_turns_one_state_into_the_other(old: TableState, new: TableState):
    reader = reader_of(old)
    reader.apply(as_page(patch_of(old, new)))
    assert msgspec.convert(reader.state, TableState) == new


@given(states)
def test_nothing_changed_is_no_patch(state: TableState):
    assert patch_of(state, msgspec.convert(msgspec.to_builtins(state), TableState)) == []


@given(st.lists(st.lists(st.sampled_from("abcdefghi"), unique=True).map(tuple), min_size=2, max_size=6))
def test_choices_follow_from_the_last_ones_that_were_not_none(lists: list[tuple[str, ...]]):
    state = TableState("playing", (), lists[0])
    reader, last = reader_of(state), lists[0]
    for choices in lists[1:]:
        after = replace(state, choices=choices)
        reader.apply(as_page(patch_of(state, after, last)))
        assert tuple(reader.state["choices"]) == choices
        state, last = after, choices or last


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.id)
def test_patches_follow_a_whole_game(game: Game):
    """Every seat and a spectator, patched all along; moves of other seats and rounds that end."""
    seats, random, diff = max(2, game.info.seats[0]), Random(7), diff_of(game)
    state = begin(game, read_options(game, {}), tuple("abcd"[:seats]), "7")
    shown = {seat: TableState("playing", (), view=game.view(state, seat)) for seat in (*range(seats), None)}
    readers = {seat: reader_of(known, diff) for seat, known in shown.items()}
    for _ in range(60):
        able = [seat for seat in waiting(game, state, seats) if game.legal(state, seat)]
        if not able:
            break
        seat = random.choice(able)
        state = step(game, state, Move(seat, random.choice(game.legal(state, seat)), 0))
        for other, reader in readers.items():
            now = replace(shown[other], view=game.view(state, other))
            reader.apply(as_page(diff.state(shown[other], now)))
            shown[other] = now
            kind = type(now.view)
            assert msgspec.convert(reader.state["view"], kind) == msgspec.convert(as_page(now.view), kind)


def test_every_game_says_which_view_it_has():
    """A game whose `view` does not say its type is sent whole views."""
    for game in GAMES.values():
        state = begin(game, read_options(game, {}), ("a", "b"), "seed")
        view = game.view(state, None)
        for name in view.__struct_fields__:
            assert f"view.{name}" in diff_of(game).paths


def test_a_view_of_an_unknown_type_is_sent_whole():
    class Own(View, frozen=True, kw_only=True):
        extra: int

    old = Own(round=1, rounds=2, dice=(), sheets=(), extra=1)
    patch = DIFF.view(old, replace(old, extra=2), {})
    assert named(patch, DIFF.paths) == {"view": replace(old, extra=2)}


def test_a_struct_that_is_left_out_as_a_default_is_replaced_whole():
    class Inner(msgspec.Struct, frozen=True):
        one: int = 1
        two: int = 2

    class Own(View, frozen=True, kw_only=True, omit_defaults=True):
        inner: Inner = Inner()

    diff = Diff(Own)
    old = Own(round=1, rounds=2, dice=(), sheets=())
    patch = diff.view(old, replace(old, inner=Inner(two=3)), {})
    assert named(patch, diff.paths) == {"view.inner": Inner(two=3)}


def test_a_struct_inside_its_own_kind_is_replaced_whole():
    diff = Diff(Nested)
    assert "view.inside" in diff.paths
    assert not any(path.startswith("view.inside.") for path in diff.paths)


class Nested(View, frozen=True, kw_only=True):
    inside: "Nested | None" = None


def test_little_changed_is_a_small_patch():
    score = Score((Item("pairs", 1, (Part(("1",), 1),)),), 1)
    sheets = tuple(SheetView((None,) * 44, 0, score=score) for _ in range(4))
    old = View(round=1, rounds=22, dice=(1, 2), sheets=sheets)
    new = replace(old, sheets=(*sheets[:3], replace(sheets[3], done=True)))
    patch = DIFF.view(old, new, {})
    assert named(patch, DIFF.paths) == {"view.sheets.3.done": True}
    assert len(msgspec.json.encode(patch)) < 12


def test_seats_that_see_the_same_are_compared_once():
    sheets = tuple(SheetView((None,) * 44, 0) for _ in range(3))
    old = View(round=1, rounds=22, dice=(1, 2), sheets=sheets)
    new = replace(old, round=2, sheets=tuple(replace(sheet, total=3) for sheet in sheets))
    memo: Any = {}
    first = DIFF.view(old, new, memo)
    assert len(memo) == 3
    assert DIFF.view(replace(old), replace(new), memo) == first
    assert len(memo) == 3
