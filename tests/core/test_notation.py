"""Any action as words and back."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from rollwright.core import (
    Connected,
    Disconnected,
    HintTaken,
    Holding,
    Lacking,
    RoundTrip,
    UnknownAction,
    Wake,
    grammar,
    parse,
    to_text,
)
from rollwright.games.splitter import GAME as splitter


class Spell(Struct, frozen=True, tag="spell"):
    """All that a field may be: a number, a word, perhaps nothing, a list."""

    row: int
    word: str
    card: str | None
    letters: tuple[str, ...]
    late: bool


GAME = dataclasses.replace(splitter, action=Spell)


def test_an_action_is_its_verb_and_its_fields():
    assert to_text(Spell(3, "OTTER", "house", ("O", "R"), True)) == "spell 3 OTTER house O,R True"


def test_nothing_is_a_dash():
    assert to_text(Spell(3, "OTTER", None, (), False)) == "spell 3 OTTER - - False"
    assert parse(GAME, "spell 3 OTTER - - False") == Spell(3, "OTTER", None, (), False)


LETTERS = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=9)


@given(
    st.builds(
        Spell, st.integers(), LETTERS, st.none() | LETTERS, st.lists(LETTERS, max_size=4).map(tuple), st.booleans()
    )
)
def test_words_say_every_field(action: Any):
    assert parse(GAME, to_text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "spell",
        "spell x OTTER - - False",
        "spell 3 OTTER - - False more",
        "spell 3  OTTER - - False",
        "SPELL 3 OTTER - - False",
        "fly 3",
    ],
)
def test_other_words_are_no_action(text: str):
    with pytest.raises(UnknownAction) as refused:
        parse(GAME, text)
    assert refused.value.params == {"action": text}


def test_a_long_text_is_quoted_only_in_part():
    with pytest.raises(UnknownAction) as refused:
        parse(GAME, "x" * 5000)
    assert refused.value.params == {"action": "x" * 80}


def test_the_grammar_names_what_follows_each_verb():
    assert grammar(splitter) == {"write": ("cell",), "swap": (), "undo": (), "done": ()}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Wake(), "wake"),
        (RoundTrip(0, 43), "ping 0 43"),
        (Connected(1), "came 1"),
        (Disconnected(1), "went 1"),
        (Lacking(2), "lacks 2"),
        (Holding(2), "holds 2"),
        (HintTaken(0), "hint 0"),
    ],
)
def test_moves_of_the_clock_and_the_table_keep_the_text_that_logs_hold(move: Any, text: str):
    assert to_text(move) == text
