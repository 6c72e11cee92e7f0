"""A bot that fails in the terminal: a line on standard error, a legal choice in its place, and the game goes on."""

from typing import Any

import pytest

from rollwright import bots
from rollwright.bots import ask as asking
from rollwright.core import to_text
from tests.terminal.conftest import Run


def raises(options: Any, view: Any, seat: int, choices: Any, random: Any):
    raise RuntimeError("no idea")


def says_nothing(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return ()


def talks_nonsense(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (choices[0], "the best move")


def takes_back(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (next((choice for choice in choices if to_text(choice) == "undo"), choices[0]),)


@pytest.mark.parametrize("bot", [raises, says_nothing, talks_nonsense, takes_back])
def test_the_game_goes_on_when_a_bot_fails(rollwright: Run, whole_game: str, monkeypatch: pytest.MonkeyPatch, bot: Any):
    monkeypatch.setitem(bots.BOTS, "splitter", {**bots.BOTS["splitter"], "gentle": bot})
    monkeypatch.setattr(asking, "MOST_ANSWERS", 2)
    said = rollwright("play", "splitter", "--bots", "gentle", piped=whole_game)
    assert said.code == 0
    assert "The bot gentle failed (" in said.err
    assert "Total" in said.out


def test_a_simulation_stops_with_the_bot_the_game_and_the_seed(rollwright: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(bots.BOTS, "splitter", {**bots.BOTS["splitter"], "gentle": raises})
    said = rollwright("sim", "splitter", "--bots", "steady,gentle", "--games", "3", "--seed", "oak")
    assert said.code == 70
    assert said.err.strip().endswith("The bot gentle failed at splitter, seed oak/0: RuntimeError: no idea.")
