"""The press draws what the page draws: colours, signs and the unsteady hand are the same in both."""

import re

import pytest

from rollwright.press.drawing.hand import slant, wobble
from rollwright.press.drawing.inks import COLOURS, colour
from rollwright.press.drawing.sheet import FLAKE, HEART, STAR
from tests.examples import ROOT

DARKER_OR_PALER_IN_PRINT = {
    "paper", "paper-shade", "print", "print-soft", "line", "moss-tint", "plum-tint", "ochre-tint",
    "plum-deep",
}  # fmt: skip


def test_colours_are_the_tokens_of_the_page():
    styles = (ROOT / "web/src/styles/tokens.css").read_text("utf-8").split("[data-theme")[0]
    tokens = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", styles))
    differing = {name for name, value in COLOURS.items() if tokens.get(name) != value}
    assert differing == DARKER_OR_PALER_IN_PRINT


def test_signs_are_the_symbols_of_the_page():
    symbols = (ROOT / "web/src/lib/parts/Defs.svelte").read_text("utf-8")
    assert all(f'd="{path}"' in symbols for path in (STAR, HEART, FLAKE))


def test_the_hand_trembles_as_on_the_page():
    shared = (ROOT / "web/src/lib/paper/hand.test.ts").read_text("utf-8")
    expected = re.findall(r"wobble\('3L4=5'\)\)\.toBeCloseTo\(([-.\d]+)", shared)
    assert [wobble("3L4=5")] == pytest.approx([float(value) for value in expected], abs=1e-6)
    dx, dy, turn = slant("3L4", 5)
    assert abs(dx) <= 0.35
    assert abs(dy) <= 0.35
    assert abs(turn) <= 5


def test_grey_is_as_light_as_its_colour():
    assert colour("ink", "grey") == "#414141"
    assert colour("paper", "grey") == "#ffffff"
