"""A bot that fails in the terminal: a line on standard error, a legal choice in its place, and the game goes on."""

import pytest

from rollwright import bots


def raises(options, view, seat, choices, random):
    raise RuntimeError("no idea")


def says_nothing(options, view, seat, choices, random):
    return ()


def talks_nonsense(options, view, seat, choices, random):
    return (choices[0], "the best move")


@pytest.mark.parametrize("bot", [raises, says_nothing, talks_nonsense])
def test_the_game_goes_on_when_a_bot_fails(rollwright, whole_game, monkeypatch, bot):
    monkeypatch.setitem(bots.BOTS, "splitter", {**bots.BOTS["splitter"], "gentle": bot})
    said = rollwright("play", "splitter", "--bots", "gentle", piped=whole_game)
    assert said.code == 0
    assert "The bot gentle failed (" in said.err
    assert "Total" in said.out


def test_a_simulation_stops_with_the_bot_the_game_and_the_seed(rollwright, monkeypatch):
    monkeypatch.setitem(bots.BOTS, "splitter", {**bots.BOTS["splitter"], "gentle": raises})
    said = rollwright("sim", "splitter", "--bots", "steady,gentle", "--games", "3", "--seed", "oak")
    assert said.code == 70
    assert said.err.strip().endswith("The bot gentle failed at splitter, seed oak/0: RuntimeError: no idea.")
