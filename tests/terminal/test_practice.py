"""`rollwright practice FILE`: the costly rounds of a game, asked in the terminal until each is solved."""

from pathlib import Path

import msgspec
import pytest

from rollwright.locale import say
from rollwright.review import Written
from rollwright.review.cost import Cost
from rollwright.review.exercise import costly_rounds
from tests.review.played_games import played, recorded
from tests.terminal.conftest import Run

pytestmark = pytest.mark.usefixtures("quick_reviews")

KIND, LEVELS, SEED = "mode-b", ("gentle", "steady"), 3


@pytest.fixture
def file(tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(recorded(KIND, LEVELS, SEED)))
    return str(file)


@pytest.fixture
def costly() -> list[Cost]:
    return costly_rounds(played(KIND, LEVELS, SEED), 0, lambda _share: None)


def typed(cost: Cost, marks: tuple[Written, ...]) -> str:
    """Return the lines that write the marks; the first die is in hand."""
    first = played(KIND, LEVELS, SEED).dice[cost.round - 1][0]
    ordered = sorted(marks, key=lambda mark: mark.figure != first)
    return "".join(f"{mark.cell}\n" for mark in ordered) + "done\n"


def test_a_wrong_answer_is_told_the_better_one_and_comes_again(rollwright: Run, file: str, costly: list[Cost]):
    first, *others = costly
    lines = [typed(first, first.own), *(typed(cost, cost.better) for cost in (*others, first))]
    said = rollwright("practice", file, piped="".join(lines))
    assert said.code == 0, said.err
    assert said.out.count("That costs") == 1
    assert all(f"{mark.cell}={mark.figure}" in said.out for mark in first.better)
    assert said.out.count("Solved: as good as the best.") == len(costly) == 3
    assert said.out.rstrip().endswith("3 of 3 solved.")
    assert "steady" in said.out, "the other sheets count here, so they are shown"


def test_an_illegal_answer_is_refused_and_the_end_of_the_input_says_how_far_one_came(
    rollwright: Run, file: str, costly: list[Cost]
):
    (cell, *_) = [mark.cell for mark in costly[0].better]
    lines = f"fly\n{cell} {cell}\n?\n" + typed(costly[0], costly[0].better) + "quit\n"
    said = rollwright("practice", file, piped=lines)
    assert say("en", "terminal-unknown", text="fly", words="").split("fly")[0] in said.out
    assert say("en", "make-a-difference-error-occupied") in " ".join(said.out.split())
    assert said.code == 1
    assert said.out.rstrip().endswith("1 of 3 solved.")
    assert rollwright("practice", file, "--lang", "fr").out.rstrip().endswith("0 sur 3 résolues.")


def test_another_seat_and_games_that_cannot_be_practised(rollwright: Run, file: str, tmp_path: Path):
    assert "steady" in rollwright("practice", file, "--seat", "steady").out
    said = rollwright("practice", file, "--seat", "Nobody")
    assert said.code == 2
    assert "gentle, steady" in said.err
