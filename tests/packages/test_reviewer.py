"""A package's reviewer brings all that ours do: a review or its own part, the cost of choices, and lines typed in."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import EXAMPLES
from tests.packages.install import environment, lay_out, rollwright

TYPED = """
game stairs
seat Ada
round 1 5
Ada: 5 on 1     # a line of the reviewer's own
round 2 2
Ada: 2 on 2
round 3 6
Ada: take 0, 3  # the words of the game
round 4 1
Ada: 4 on 4
round 6 6
Ada: 6 on 5
"""

IN_WORDS_OF_THE_GAME = """
game stairs
seat Ada
round 1 5
Ada: take 1, 1
round 2 2
Ada: take 0, 2
round 3 6
Ada: take 1, 3
round 1 4
Ada: take 0, 4
round 6 6
Ada: take 0, 5
"""


@pytest.fixture(scope="module")
def with_reviewer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("reviewer")
    lay_out(target, EXAMPLES / "stairs", Path(__file__).parent / "reviewer")
    return target


def test_a_package_with_a_reviewer_alone_brings_its_words(with_reviewer: Path):
    program = "from rollwright.locale import say; print(say('en', 'stairs-reason-first-step'))"
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(with_reviewer), check=True
    )
    assert said.stdout.strip() == "the first step should be low"


def test_a_game_typed_in_is_read_by_the_package_and_reviewed(with_reviewer: Path, tmp_path: Path):
    file = tmp_path / "paper.txt"
    file.write_text(TYPED, "utf-8")
    said = rollwright(with_reviewer, "review", str(file))
    assert (said.returncode, said.stderr.strip()) == (0, "")
    assert "Ada: 12.0 points" in said.stdout


def test_choices_of_a_package_s_game_are_practised(with_reviewer: Path, tmp_path: Path):
    file = tmp_path / "paper.txt"
    file.write_text(TYPED, "utf-8")
    said = rollwright(with_reviewer, "practice", str(file), piped="take 1\n5\n\n")
    assert "This choice cost 6.0 points in the game." in said.stdout, said.stderr
    assert "1 of 3 solved." in said.stdout


def test_a_review_may_be_a_part_of_its_own(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path):
    target = tmp_path_factory.mktemp("climbs")
    lay_out(target, EXAMPLES / "stairs", Path(__file__).parent / "climbs")
    file = tmp_path / "paper.txt"
    file.write_text(IN_WORDS_OF_THE_GAME, "utf-8")
    assert rollwright(target, "review", str(file)).stdout == "Ada climbed to 3, 5\n"
    assert rollwright(target, "review", str(file), "--language", "fr").stdout == "Ada a grimpé sur 3, 5\n"
    found = json.loads(rollwright(target, "review", str(file), "--json").stdout)
    assert (found["seats"], found["part"]["seats"][0]["steps"]) == ([], [3, 5])


def test_games_without_a_reviewer_have_none_of_it(installed: Path, tmp_path: Path):
    file = tmp_path / "paper.txt"
    file.write_text(TYPED, "utf-8")
    said = rollwright(installed, "review", str(file))
    assert "This game has no action called write 5 on 1" in said.stderr
    file.write_text("game quintet\nseat Ada\n", "utf-8")
    said = rollwright(installed, "review", str(file))
    assert said.returncode == 65
    assert "its dice are not the same for everybody" in said.stderr
