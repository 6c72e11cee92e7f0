"""A package's reviewer brings everything that ours do: a review, the cost of single choices, and lines typed in."""

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


def test_games_without_a_reviewer_have_none_of_it(installed: Path, tmp_path: Path):
    file = tmp_path / "paper.txt"
    file.write_text(TYPED, "utf-8")
    said = rollwright(installed, "review", str(file))
    assert "This game has no action called write 5 on 1" in said.stderr
    file.write_text("game quintet\nseat Ada\n", "utf-8")
    said = rollwright(installed, "review", str(file))
    assert said.returncode == 65
    assert "its dice are not the same for everybody" in said.stderr
