"""Simulations: seeded, fair between seats, and summed up rightly."""

import msgspec
import pytest

from rollwright.bots.sim import PlayerResult, SimResult, simulate
from rollwright.core import BadOptions
from rollwright.games.splitter import GAME as splitter

PAD_A = splitter.options("A")


def points_of(result: SimResult) -> list[dict[int, int]]:
    return [player.histogram for player in result.players]


def test_the_same_seed_gives_the_same_games():
    again = [points_of(simulate(splitter, PAD_A, ["gentle", "steady"], 3, seed="oak")) for _ in range(2)]
    assert again[0] == again[1]


def test_another_seed_gives_other_games():
    oak, elm = (points_of(simulate(splitter, PAD_A, ["gentle"], 20, seed)) for seed in ("oak", "elm"))
    assert oak != elm


def test_mean_and_histogram_are_of_the_same_games():
    (player,) = simulate(splitter, PAD_A, ["gentle"], 20, "oak").players
    assert sum(player.histogram.values()) == 20
    assert player.points.mean == pytest.approx(sum(points * games for points, games in player.histogram.items()) / 20)
    assert player.points.low < player.points.mean < player.points.high


def test_win_shares_add_up_to_one():
    result = simulate(splitter, PAD_A, ["gentle", "gentle", "gentle"], 10, "oak")
    assert sum(player.wins.mean for player in result.players) == pytest.approx(1)


def test_one_game_has_no_interval():
    (player,) = simulate(splitter, PAD_A, ["gentle"], 1, "oak").players
    assert player.points.low == player.points.mean == player.points.high


def test_progress_hears_of_every_game():
    heard: list[int] = []
    simulate(splitter, PAD_A, ["gentle"], 4, "oak", heard.append)
    assert heard == [1, 2, 3, 4]


def test_more_bots_than_the_game_seats_are_refused():
    with pytest.raises(BadOptions) as refused:
        simulate(splitter, PAD_A, ["gentle"] * 13, 1, "oak")
    assert refused.value.code == "bad-seats"


def test_a_result_survives_json():
    result = simulate(splitter, PAD_A, ["gentle", "sharp"], 2, "oak")
    read = msgspec.json.decode(msgspec.json.encode(result), type=SimResult)
    assert read == result
    assert all(isinstance(player, PlayerResult) for player in read.players)
