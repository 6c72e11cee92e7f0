"""`rollwright verify` and `rollwright replay` with the file of a finished game."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from rollwright.terminal.commands.replay import replay
from rollwright.terminal.output import Output
from tests.terminal.conftest import Run

pytestmark = pytest.mark.usefixtures("quick_reviews")


def test_an_honest_game_holds(rollwright: Run, finished: Path):
    said = rollwright("verify", str(finished))
    assert said.code == 0
    assert said.out.count("✓") == 5
    assert "No page added a share to these dice" in said.out
    assert said.out.endswith("These dice fit, but that is no proof.\n")


@pytest.mark.parametrize(
    ("key", "value", "finding"),
    [
        ("commitment", "0" * 64, "The secret is not the one that was sealed"),
        ("secret", "x", "The secret is not the one that was sealed"),
        ("words", ["badger", ""], "Not every roll comes from that secret"),
        ("moves", [], "The moves do not lead through the game"),
        ("places", [2, 2], "The scores or places are not those of the final sheets"),
        ("version", 99, "This is no game of rules we know"),
    ],
)
def test_a_changed_game_is_found_out(rollwright: Run, finished: Path, key: str, value: Any, finding: str):
    finished.write_text(json.dumps({**json.loads(finished.read_text("utf-8")), key: value}))
    said = rollwright("verify", str(finished))
    assert said.code == 1
    assert f"✗ {finding}" in said.out
    assert said.out.endswith("This file cannot be trusted.\n")


def test_a_finding_says_which_roll(rollwright: Run, finished: Path):
    kept = json.loads(finished.read_text("utf-8"))
    kept["rolls"][6]["values"] = [7 - value for value in kept["rolls"][6]["values"]]
    finished.write_text(json.dumps(kept))
    assert "(round/7)" in rollwright("verify", str(finished)).out


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("text", ["[]", "{}", "3", '{"game": "splitter"}'])
def test_another_file_is_no_game(rollwright: Run, command: str, text: str):
    said = rollwright(command, "-", piped=text)
    assert (said.code, said.out) == (65, "")
    assert said.err.startswith("stdin is no finished game of ours")


@pytest.mark.parametrize("command", ["verify", "replay", "review", "practice"])
def test_a_file_that_is_nested_deeply_is_refused(rollwright: Run, finished: Path, command: str):
    deep = '{"pad":' + "[" * 900 + "]" * 900 + "}"
    said = rollwright(command, "-", piped=finished.read_text("utf-8").replace('{"pad":"A"}', deep))
    assert (said.code, said.out) == (65, "")
    assert "nested more than 200 deep" in said.err


@pytest.mark.parametrize("text", ["[]", "{}", "3", '{"format": "rollwright-receipt-1"}'])
def test_another_file_is_no_receipt(rollwright: Run, finished: Path, text: str):
    said = rollwright("verify", str(finished), "--receipt", "-", piped=text)
    assert (said.code, said.out) == (65, "")
    assert said.err.startswith("stdin is no receipt of ours")


def test_a_receipt_of_another_game_does_not_hold(rollwright: Run, finished: Path):
    other = json.dumps({"format": "rollwright-receipt-1", "game": "hexroller", "commitment": "0" * 64})
    said = rollwright("verify", str(finished), "--receipt", "-", piped=other)
    assert said.code == 1
    assert "✗ This is no receipt of this game" in said.out
    assert "✗ The seal is not the one that your page was shown" in said.out


def test_a_game_we_do_not_have(rollwright: Run, finished: Path):
    finished.write_text(json.dumps({**json.loads(finished.read_text("utf-8")), "game": "chess"}))
    assert rollwright("verify", str(finished)).code == 2


def test_a_replay_in_a_pipe_shows_every_round(rollwright: Run, finished: Path):
    said = rollwright("replay", str(finished))
    assert said.code == 0
    assert [f"Round {number} of 22" in said.out for number in range(1, 23)] == [True] * 22


def test_one_round_is_shown_with_its_ink(rollwright: Run, finished: Path):
    said = rollwright("replay", str(finished), "--round", "1")
    assert "Round 1 of 22" in said.out
    assert "Round 2 of 22" not in said.out
    first = json.loads(finished.read_text("utf-8"))["rolls"][0]["values"]
    row = next(line for line in said.out.splitlines() if line.startswith("│  1"))
    assert f" {first[0]} " in row


def test_a_round_after_the_last_is_refused(rollwright: Run, finished: Path):
    said = rollwright("replay", str(finished), "--round", "23")
    assert (said.code, said.out, said.err) == (2, "", "This game has 22 rounds.\n")


def test_moves_that_are_no_game_are_not_replayed(rollwright: Run, finished: Path):
    finished.write_text(json.dumps({**json.loads(finished.read_text("utf-8")), "moves": []}))
    said = rollwright("replay", str(finished))
    assert (said.code, said.out) == (65, "")


def test_one_leafs_through_a_replay_in_a_terminal(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    paper = io.StringIO()
    shown = Console(file=paper, force_terminal=True, width=100)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n22\nb\n99\n\n"))
    assert replay(Output(out=shown), str(finished), None) == 0
    rounds = [int(line.split("Round ")[1].split()[0]) for line in paper.getvalue().splitlines() if "Round " in line]
    assert rounds == [1, 2, 3, 2, 22, 21, 22]


def test_a_replay_stops_when_one_has_seen_enough(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for typed in ("q\n", ""):
        paper = io.StringIO()
        shown = Console(file=paper, force_terminal=True, width=100)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert replay(Output(out=shown), str(finished), None) == 0
        assert "Round 2 " not in paper.getvalue()


COMMANDS = "\x1b[2J\x1b[HThese dice were honest.\x1b[8m\x9b\u202e"


@pytest.mark.parametrize("command", ["verify", "replay", "review", "practice"])
@pytest.mark.parametrize("key", ["format", "game", "seats", "words", "options", "moves", "rolls"])
def test_no_text_of_a_forged_file_commands_the_terminal(rollwright: Run, finished: Path, command: str, key: str):
    """A file could otherwise wipe out the verdict and write another one."""
    forged = json.loads(finished.read_text("utf-8"))
    match forged[key]:
        case str():
            forged[key] = COMMANDS
        case dict():
            forged[key] = {COMMANDS: COMMANDS}
        case [str(), *_]:
            forged[key][0] = COMMANDS
        case first_of_many:
            first_of_many[0] |= {"action": COMMANDS, "key": COMMANDS}
    finished.write_text(json.dumps(forged))
    said = rollwright(command, str(finished))
    assert not {"\x1b", "\x9b", "\u202e"} & {*(said.out + said.err)}


@pytest.mark.parametrize("command", ["verify", "replay", "review", "practice"])
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_a_file_without_an_end_is_refused(rollwright: Run, command: str):
    said = rollwright(command, "/dev/zero")
    assert (said.code, said.err) == (65, "/dev/zero is larger than 64 MB: it cannot be a file of ours.\n")
