"""A bot that fails in the terminal: a line on standard error, a legal choice in its place, and the game goes on."""

from typing import Any

import pytest

from rollwright import bots
from tests.terminal.conftest import Run


def raises(options: Any, view: Any, seat: int, choices: Any, random: Any):
    raise RuntimeError("no idea")


def says_nothing(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return ()


def talks_nonsense(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (choices[0], "the best move")


@pytest.mark.parametrize("bot", [raises, says_nothing, talks_nonsense])
def test_the_game_goes_on_when_a_bot_fails(rollwright: Run, whole_game: str, monkeypatch: pytest.MonkeyPatch, bot: Any):
    monkeypatch.setitem(bots.BOTS, "splitter", {**bots.BOTS["splitter"], "gentle": bot})
    said = rollwright("play", "splitter", "--bots", "gentle", piped=whole_game)
    assert said.code == 0
    assert "The bot gentle failed (" in said.err
    assert "Total" in said.out


def test_a_simulation_stops_with_the_bot_the_game_and_the_seed(rollwright: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(bots.BOTS, "splitter", {**bots.BOTS["splitter"], "gentle": raises})
    said = rollwright("sim", "splitter", "--bots", "steady,gentle", "--games", "3", "--seed", "oak")
    assert said.code == 70
    assert said.err.strip().endswith("The bot gentle failed at splitter, seed oak/0: RuntimeError: no idea.")
