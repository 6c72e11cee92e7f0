"""Make a Difference in the terminal: a whole game typed, with BotCards, kept and checked."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Run

FIELDS = [row + column for row in "fghi" for column in "abcde"]
TYPED = (
    "".join(f"{first}\n{second}\n\n" for first, second in zip(FIELDS[::2], FIELDS[1::2], strict=True))
    + "rock\nchance\n" * 20
)


@pytest.mark.parametrize("mode", ["A", "B"])
def test_a_game_against_a_bot_and_two_cards_is_played_and_checked(rollwright: Run, tmp_path: Path, mode: str):
    file = tmp_path / "game.json"
    said = rollwright(
        "play",
        "make-a-difference",
        "--bots",
        "steady",
        "--option",
        f"mode={mode}",
        "--option",
        "bot_cards=2",
        "--save",
        str(file),
        piped=TYPED,
    )
    assert said.code == 0, said.err
    assert "a     b     c     d     e" in said.out
    assert "( )" in said.out
    assert "Row f" in said.out
    assert rollwright("verify", str(file)).code == 0


def test_what_cannot_be_done_is_said_and_changes_nothing(rollwright: Run):
    said = rollwright("play", "make-a-difference", "--bots", "none", piped="fa\nfa\npick 0\ndone\nzz\nq\n")
    for sentence in (
        "That field is taken. Choose an empty one.",
        "One die is written, so the other is in hand.",
        "Both numbers must be written.",
        "This sheet has no such cell.",
    ):
        assert sentence in said.out


def test_alone_in_mode_b_is_refused_with_its_sentence(rollwright: Run):
    said = rollwright("play", "make-a-difference", "--bots", "none", "--option", "mode=B")
    assert said.code != 0
    assert "Alone in Mode B there is nothing to compare with" in said.err
