"""A value worked out once about a struct is kept with that struct, and with nothing else."""

from collections.abc import Callable
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import once


class Pad(Struct, frozen=True, dict=True):
    name: str


def test_the_same_struct_is_asked_once_for_each_question():
    asked: list[str] = []

    def ask(pad: Pad, ending: str = "") -> str:
        asked.append(ending)
        return pad.name.upper() + ending

    pad, shout = Pad("a"), cast("Callable[..., str]", once(ask))
    assert [shout(pad), shout(pad), shout(pad, "!"), shout(pad, "?"), shout(pad, "!")] == ["A", "A", "A!", "A?", "A!"]
    assert asked == ["", "!", "?"]


def test_a_changed_copy_knows_nothing_of_it_and_an_equal_one_stays_equal():
    @once
    def name(pad: Pad) -> str:
        return pad.name

    pad = Pad("a")
    assert (name(pad), name(replace(pad, name="b")), name(pad)) == ("a", "b", "a")
    assert {pad, Pad("a")} == {pad}
