"""Unfinished local games: kept after every line, gone on with later, and gone when they are over."""

from pathlib import Path

import pytest

from rollwright.games import GAMES
from rollwright.terminal.local_game import MOST, LocalGame, unfinished_files
from rollwright.terminal.output import Output
from tests.terminal.conftest import CELLS, Run


def lines(cells: list[str]) -> str:
    return "".join(f"{cell}\n\n" for cell in cells)


def test_a_game_goes_on_where_it_stopped_and_can_be_checked_at_the_end(rollwright: Run, tmp_path: Path):
    file = tmp_path / "game.json"
    stopped = rollwright("play", "splitter", "--bots", "gentle", "--words", "otter", piped=lines(CELLS[:9]) + "7L4\n")
    assert stopped.err == "The game stops here, unfinished. “rollwright resume” goes on with it.\n"
    rest = "undo\n" + lines(CELLS[9:])
    resumed = rollwright("resume", "--save", str(file), piped=rest)
    assert resumed.code == 0
    first = resumed.out.split("Round ")[1]
    assert first.startswith("10 of 22")
    assert "‹" in first, "the pencil is still there"
    assert "The game goes on: Me, gentle." in first
    assert rollwright("verify", str(file)).code == 0
    assert not unfinished_files(), "a game that is over is not kept"


def test_of_several_games_the_newest_goes_on_or_that_of_a_game(rollwright: Run):
    rollwright("play", "splitter", "--bots", "none", piped="1L4\n")
    rollwright("play", "make-a-difference", "--bots", "none", piped="fa\n")
    assert "Round 1 of 10" in rollwright("resume", piped="q\n").out
    assert "Round 1 of 22" in rollwright("resume", "splitter", piped="q\n").out


@pytest.mark.parametrize("arguments", [[], ["splitter"], ["word-roller"]])
def test_without_an_unfinished_game_there_is_a_sentence(rollwright: Run, arguments: list[str]):
    rollwright("play", "hexroller", "--bots", "none", piped="q\n")  # nothing was done, so nothing is kept
    said = rollwright("resume", *arguments)
    assert (said.code, said.out) == (1, "")
    assert said.err == "There is no unfinished game. “rollwright play GAME” begins one.\n"
    assert rollwright("resume", "chess").code == 2


def test_a_file_that_cannot_be_read_is_passed_over(rollwright: Run):
    rollwright("play", "splitter", "--bots", "none", piped="1L4\n")
    good = unfinished_files()[0]
    for number, text in enumerate((b"", b"{", good.read_bytes().replace(b'"version":', b'"version":9'))):
        (good.parent / f"bad{number}.json").write_bytes(text)
    assert "Round 1 of 22" in rollwright("resume", piped="q\n").out


def test_a_folder_that_cannot_be_written_stops_no_game(rollwright: Run, tmp_path: Path, whole_game: str):
    (tmp_path / "data").write_text("a file where the folder should be")
    said = rollwright("play", "splitter", "--bots", "none", piped=whole_game)
    assert said.code == 0
    assert said.err == "The game cannot be kept on this machine; if you stop, it is lost.\n"


@pytest.mark.usefixtures("rollwright")
def test_the_file_is_nobody_elses_and_old_games_are_forgotten():
    game = GAMES["splitter"]
    for _ in range(MOST + 2):
        played = LocalGame(Output(), game, game.options(), ("Me",), (), ("",))
        played.move_together(["write 1L4"])
        assert played.keep()
    kept = unfinished_files()
    assert len(kept) == MOST
    assert kept[0] == played.file
    assert kept[0].stat().st_mode & 0o077 == 0
