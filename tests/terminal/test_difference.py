"""Difference in the terminal: it can be checked and simulated, but not shown."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from rollwright.bots import find_timed
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.core import begin, mix, read_options, record
from rollwright.games.difference import GAME as difference
from tests.terminal.conftest import Run

NOT_HERE = (
    "A terminal cannot show Difference, a race over pictures. In the browser it can be played: “rollwright” opens it.\n"
)


@pytest.fixture
def finished(tmp_path: Path) -> str:
    """A file with a finished race of two bots."""
    secret, said, names, options = (
        "ab" * 32,
        ("", ""),
        ("Ada", "Blaise"),
        read_options(difference, {"mode": "advanced"}),
    )
    players = [find_timed("difference", "sharp")(options, seat, Random(seat), None) for seat in (0, 1)]
    race = SimulatedRace(difference, begin(difference, options, names, mix(secret, said)), players)
    race.play()
    file = tmp_path / "race.json"
    file.write_bytes(msgspec.json.encode(record(difference, options, names, secret, said, race.log)))
    return str(file)


def test_a_game_of_pictures_is_neither_played_nor_replayed(rollwright: Run, finished: str):
    for arguments in (["play", "difference"], ["replay", finished]):
        said = rollwright(*arguments)
        assert (said.code, said.out, said.err) == (2, "", NOT_HERE)


def test_a_race_can_be_verified(rollwright: Run, finished: str):
    assert rollwright("verify", finished).code == 0


def test_a_simulation_knows_the_fourth_level(rollwright: Run):
    said = rollwright("sim", "difference", "--bots", "adaptive,gentle", "--games", "5", "--json")
    players = json.loads(said.out)["players"]
    assert [player["level"] for player in players] == ["adaptive", "gentle"]
    assert sum(player["wins"]["mean"] for player in players) == pytest.approx(1)
