"""Make a Difference in the terminal: a whole game typed, with BotCards, kept and checked."""

import io
from pathlib import Path

import pytest

from rollwright.games import find
from rollwright.terminal.output import Output
from rollwright.terminal.proposal import with_proposal
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
    assert ("BotCard  (face down)" in said.out) == (mode == "B"), "in Mode B the sums of all lines are shown"
    assert rollwright("verify", str(file)).code == 0


def test_an_illegal_choice_is_said_and_changes_nothing(rollwright: Run):
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


def test_alone_the_sums_of_all_lines_and_a_title_are_shown(rollwright: Run):
    said = rollwright(
        "play", "make-a-difference", "--bots", "none", "-o", "mode=B", "-o", "bot_cards=1", "-o", "stars=1", piped=TYPED
    )
    assert said.code == 0, said.err
    sums = [line.split() for line in said.out.splitlines() if line.startswith(" Me ") and len(line.split()) == 11]
    assert int(sums[-1][-1]) == sum(map(int, sums[-1][1:-1])), "the last figure is the sum of the nine lines"
    assert f"Played alone, {sums[-1][-1]} is “" in said.out
    assert "0 points" in said.out.split("Round 2")[0], "nothing counts before a line can be compared"


def test_botcards_are_proposed_where_nobody_chose(rollwright: Run):
    said = rollwright("play", "make-a-difference", "--bots", "none", piped="q\n")
    assert "“-o bot_cards=1 -o stars=2”" in said.err
    for chosen in (["-o", "bot_cards=0"], ["--bots", "steady,steady"]):
        quiet = rollwright("play", "make-a-difference", *chosen, piped="q\n")
        assert "bot_cards" not in quiet.err


class Keyboard(io.StringIO):
    """Typed lines that come from a terminal, not from a pipe."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "cards"), [("\n", True), ("y\n", True), ("n\n", False)])
def test_at_a_terminal_the_proposal_is_a_question(monkeypatch: pytest.MonkeyPatch, answer: str, cards: bool):
    game = find("make-a-difference")
    monkeypatch.setattr("sys.stdin", Keyboard(answer))
    pairs = with_proposal(Output(), game, 2, ["mode=B"])
    assert pairs == (["mode=B", "bot_cards=1", "stars=2"] if cards else ["mode=B"])
