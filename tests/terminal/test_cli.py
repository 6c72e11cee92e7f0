"""The command itself: help, languages, games, simulations, and what cannot be read."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from rollwright.bots import levels
from rollwright.games import GAMES
from rollwright.terminal.commands.serve import qr_code
from tests.terminal.conftest import Run

COMMANDS = ["games", "bots", "play", "score", "verify", "replay", "sim"]


def test_help_names_every_command(rollwright: Run):
    said = rollwright("--help")
    assert said.code == 0
    assert all(f" {command} " in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(rollwright: Run, command: str):
    english, french = rollwright(command, "--help"), rollwright(command, "--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out != french.out


def test_games_are_listed_with_their_options(rollwright: Run):
    said = rollwright("games")
    assert all(game in said.out for game in GAMES)
    assert "pad=A|B" in said.out


def test_the_locale_chooses_the_language(rollwright: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert "joueurs" in rollwright("games").out
    assert "players" in rollwright("games", "--lang=en").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command fly. “rollwright --help” shows what there is.\n"),
        (["score"], "GAME is missing. “rollwright --help” shows what there is.\n"),
        (["games", "--fast"], "There is no option --fast. “rollwright --help” shows what there is.\n"),
        (["sim", "chess"], f"There is no game called chess. We have {', '.join(GAMES)}.\n"),
        (
            ["sim", "splitter", "--bots", "mean"],
            "splitter has no bot called mean. It has gentle, steady, sharp, master.\n",
        ),
        (
            ["sim", "difference", "--bots", "random"],
            "difference has no bot called random. It has gentle, steady, sharp, adaptive.\n",
        ),
        (["bots", "splitter"], "This command does not take “splitter”. “rollwright --help” shows what there is.\n"),
        (["sim", "splitter", "--bots", "none"], "This game is for 1 to 12 players.\n"),
        (["scor"], "There is no command scor. Did you mean score? “rollwright --help” shows what there is.\n"),
        (["play", "splitter", "-o", "pad"], "This game has no such option: pad= (A, B).\n"),
        (["play", "splitter", "-o", "pad=C"], "This game has no such option: pad=C (A, B).\n"),
        (["play", "difference", "-o", "lockout_s=11"], "This game has no such option: lockout_s=11 (0–10).\n"),
        (
            ["play", "word-roller", "-o", "same_card=maybe"],
            "This game has no such option: same_card=maybe (true, false).\n",
        ),
        (["play", "splitter", "-o", "colour=red"], "This game has no such option: colour=red.\n"),
        (["games", "--lang", "de"], "We do not speak de yet. We have en, fr.\n"),
        (["games", "--lang"], "We do not speak  yet. We have en, fr.\n"),
    ],
)
def test_words_that_cannot_be_read_are_a_sentence_and_code_2(rollwright: Run, arguments: list[str], sentence: str):
    said = rollwright(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)


def test_a_simulation_shows_means_shares_and_a_histogram(rollwright: Run):
    said = rollwright("sim", "splitter", "--bots", "steady,gentle", "--games", "5")
    assert said.code == 0
    assert "Splitter, 5 games, seed 1" in said.out
    assert "±" in said.out
    assert "%" in said.out
    assert "█" in said.out


def test_a_simulation_for_programs(rollwright: Run):
    arguments = (
        "sim",
        "splitter",
        "--bots",
        "gentle,gentle",
        "--games",
        "4",
        "--seed",
        "otter",
        "-o",
        "pad=B",
        "--json",
    )
    first, again = (json.loads(rollwright(*arguments).out) for _ in range(2))
    assert (first["game"], first["options"], first["games"], first["seed"]) == ("splitter", {"pad": "B"}, 4, "otter")
    assert [player["histogram"] for player in first["players"]] == [player["histogram"] for player in again["players"]]
    assert sum(player["wins"]["mean"] for player in first["players"]) == pytest.approx(1)


def serve(port: int, tmp_path: Path) -> subprocess.Popen[str]:
    program = "import sys; from rollwright.terminal.cli import main; sys.exit(main())"
    environment = {
        **os.environ,
        "ROLLWRIGHT_DATABASE": str(tmp_path / "tables.sqlite"),
        "LANG": "en",
        "PYTHONUNBUFFERED": "1",
    }
    return subprocess.Popen(
        [sys.executable, "-c", program, "--host", "127.0.0.1", "--port", str(port), "--no-browser"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_rollwright_alone_serves_says_where_and_stops(tmp_path: Path):
    server = serve(0, tmp_path)
    assert server.stdout is not None
    assert server.stderr is not None
    said = ""
    while "http://" not in said:
        said = server.stdout.readline()
        assert said, server.stderr.read()
    with urllib.request.urlopen(said.split()[-1] + "/healthz") as answer:
        assert json.load(answer) == {"status": "ok"}
    server.send_signal(signal.SIGINT)
    rest, complaints = server.communicate()
    assert complaints == ""  # a person reads this terminal: no log
    assert "The table is cleared. Nothing is lost." in rest
    assert server.returncode == 0


def test_a_port_in_use_is_a_sentence_and_code_69(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = serve(taken.getsockname()[1], tmp_path)
        _, said = server.communicate()
    assert server.returncode == 69
    assert "is in use on 127.0.0.1. Stop the other program, or choose another port." in said


def test_a_qr_code_is_dark_on_light_with_room_around_it():
    lines = qr_code("http://192.0.2.7:8000").plain.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert not lines[0].strip()
    assert not any(line.endswith("█") for line in lines)
    assert lines[1].strip().startswith("█▀▀▀▀▀█")


def test_bots_lists_the_levels_of_every_game_with_their_figures(rollwright: Run):
    said = rollwright("bots")
    rows = {tuple(line.split()) for line in said.out.splitlines()}
    assert said.code == 0
    for game in GAMES:
        listed = {level for row in rows if row[:1] == (game,) for level in levels(game) if level in row}
        assert listed == {*levels(game)}
    assert ("difference", "adaptive", "-", "-", "-") in rows
    assert "For an even game" in said.out
    assert "Pour une partie équilibrée" in rollwright("bots", "--language", "fr").out


def test_bots_are_listed_as_json_with_their_histograms(rollwright: Run):
    listed = {line["game"]: line for line in json.loads(rollwright("bots", "--json").out)}
    assert {game: tuple(line["levels"]) for game, line in listed.items()} == {game: levels(game) for game in GAMES}
    steady = listed["splitter"]["variants"][0]["levels"][1]
    assert (steady["level"], sum(steady["histogram"].values())) == ("steady", steady["games"])
    assert 0 < steady["share"] < 1


def test_the_title_pages_are_listed_in_words_and_as_json(rollwright: Run):
    plain = " ".join(rollwright("games").out.split())
    assert "30–60" in plain
    assert "12+" in plain
    pages = {page["info"]["id"]: page["info"] for page in json.loads(rollwright("games", "--json").out)}
    minutes = {game: (*page["minutes"], page["age"]) for game, page in pages.items()}
    assert minutes == {
        "splitter": (15, 15, 8),
        "make-a-difference": (30, 60, 8),
        "hexroller": (20, 20, 8),
        "word-roller": (30, 30, 12),
        "difference": (20, 20, 6),
    }
    assert {"role": "editing", "names": ["Matthias Nagy", "Joshua Yearsley"]} in pages["hexroller"]["credits"]
