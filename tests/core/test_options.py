"""Options as text: what a person may write for each kind, and what a refusal says."""

import dataclasses
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from rollwright.core import BadOptions, OptionInfo, option_value, options_of, read_options
from rollwright.games.splitter import GAME as splitter


class All(Struct, frozen=True):
    """One option of each kind."""

    side: Literal["front", "back"] = "front"
    steps: Literal[5, 7] = 7
    friendly: bool = False
    seconds: Annotated[int, Meta(ge=-5, le=120)] = 30
    name: Annotated[str, Meta(max_length=5)] = "otter"


GAME = dataclasses.replace(splitter, options=All)
KINDS = {option.id: option for option in options_of(GAME)}


def test_every_kind_is_described():
    assert options_of(GAME) == (
        OptionInfo("side", "choice", "front", ("front", "back")),
        OptionInfo("steps", "choice", 7, (7, 5)),
        OptionInfo("friendly", "flag", False),
        OptionInfo("seconds", "number", 30, low=-5, high=120),
        OptionInfo("name", "text", "otter", high=5),
    )


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("friendly", "true", True),
        ("friendly", "Yes", True),
        ("friendly", "FALSE", False),
        ("friendly", "no", False),
        ("friendly", "perhaps", "perhaps"),
        ("seconds", "12", 12),
        ("seconds", "-3", -3),
        ("seconds", "123456789", 123456789),
        ("seconds", "1234567890", "1234567890"),
        ("seconds", "1.5", "1.5"),
        ("seconds", "12s", "12s"),
        ("side", "back", "back"),
        ("side", "left", "left"),
        ("steps", "5", 5),
        ("steps", "6", "6"),
        ("name", "yes", "yes"),
    ],
)
def test_text_stands_for_a_value_of_its_kind(option: str, text: str, value: Any):
    read = option_value(KINDS[option], text)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("given", "code", "params"),
    [
        ({"colour": 1}, "bad-options", {"detail": "colour"}),
        ({"x" * 50: 1}, "bad-options", {"detail": "x" * 40}),
        ({"side": "left"}, "bad-options", {"detail": "side=left (front, back)"}),
        ({"side": "y" * 50}, "bad-options", {"detail": f"side={'y' * 40} (front, back)"}),
        ({"side": "back", "steps": 6}, "bad-options", {"detail": "steps=6 (7, 5)"}),
        ({"friendly": 2}, "bad-options", {"detail": "friendly=2 (true, false)"}),
        ({"seconds": 121}, "bad-options", {"detail": "seconds=121 (-5–120)"}),
        ({"seconds": -6}, "bad-options", {"detail": "seconds=-6 (-5–120)"}),
        ({"name": 7}, "bad-options", {"detail": "name=7 (“…”)"}),
        ({"name": "otters"}, "option-too-long", {"most": 5}),
    ],
)
def test_a_refusal_names_the_option_and_its_values(given: dict[str, Any], code: str, params: dict[str, Any]):
    with pytest.raises(BadOptions) as refused:
        read_options(GAME, given)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_values_at_the_edge_are_accepted():
    assert read_options(GAME, {"seconds": 120, "name": "stoat"}) == All(seconds=120, name="stoat")
    assert read_options(GAME, {"seconds": -5, "name": ""}) == All(seconds=-5, name="")


@pytest.mark.parametrize("kind", [int, str, float, Annotated[int, Meta(ge=0)], Annotated[int, Meta(le=9)]])
def test_an_option_without_bounds_is_a_fault_of_the_game(kind: Any):
    unbounded = type("Unbounded", (Struct,), {"__annotations__": {"length": kind}, "length": 3})
    with pytest.raises(TypeError, match="option length is no Literal, bool, bounded int or bounded text"):
        options_of(dataclasses.replace(splitter, options=unbounded))
