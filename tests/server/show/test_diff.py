"""A patch, read as the page reads it, turns what was shown into what is."""

import json
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core import Move, SheetView, View, Worth, begin, step, waiting
from rollwright.games.splitter import GAME as splitter
from rollwright.server.show.diff import SAME, diff
from rollwright.server.socket.messages import SeatCard, TableState
from tests.server.client import apply

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


def as_page(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def patched(old: TableState, new: TableState) -> TableState:
    change = diff(old, new)
    return old if change is SAME else msgspec.convert(apply(as_page(old), as_page(change)), TableState)


@given(states, states)
def test_a_patch_turns_one_state_into_the_other(old: TableState, new: TableState):
    assert patched(old, new) == new


@given(states)
def test_nothing_changed_is_no_patch(state: TableState):
    assert diff(state, msgspec.convert(msgspec.to_builtins(state), TableState)) is SAME


@given(st.integers(0, 10_000))
def test_patches_follow_a_whole_game(seed: int):
    """Two seats of a real game, one view patched all along."""
    random, state = Random(seed), begin(splitter, splitter.options(), ("a", "b"), str(seed))
    shown = splitter.view(state, 0)
    page = as_page(shown)
    for _ in range(20):
        seat = random.choice(waiting(splitter, state, 2))
        state = step(splitter, state, Move(seat, random.choice(splitter.legal(state, seat))))
        now = splitter.view(state, 0)
        change = diff(shown, now)
        shown, page = now, page if change is SAME else apply(page, as_page(change))
        assert msgspec.convert(page, View) == msgspec.convert(as_page(now), View)


def test_little_changed_is_a_small_patch():
    sheets = tuple(SheetView((None,) * 44, 0) for _ in range(4))
    old = View(round=1, rounds=22, dice=(1, 2), sheets=sheets)
    new = msgspec.structs.replace(old, sheets=(*sheets[:3], msgspec.structs.replace(sheets[3], done=True)))
    assert diff(old, new) == {"~": {"sheets": {"~": {3: {"~": {"done": True}}}}}}
