"""Output into a pipe that closes, into an old code page, and help and usage errors in French."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.terminal.streams import READER_GONE
from tests.terminal.conftest import Run

PROGRAM = "import sys; from rollwright.terminal.cli import main; sys.exit(main())"


def command(*arguments: str, home: Path, **environment: str) -> "subprocess.Popen[bytes]":
    """Start `rollwright` as a process of its own, with its files under `home`."""
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "fr_FR.UTF-8", **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_reader_that_goes_away_ends_the_command_without_a_complaint(tmp_path: Path):
    started = command("games", home=tmp_path)
    assert started.stdout is not None
    assert started.stderr is not None
    started.stdout.close()
    assert started.stderr.read() == b""
    assert started.wait() == READER_GONE


@pytest.mark.parametrize(("encoding", "star"), [("cp1252", "*"), ("latin-1", "*"), ("utf-8", "★"), ("ascii", "*")])
def test_every_sign_can_be_written_in_an_old_code_page(tmp_path: Path, encoding: str, star: str):
    played = command("play", "splitter", "--bots", "none", home=tmp_path, PYTHONIOENCODING=encoding)
    out, err = (said.decode(encoding) for said in played.communicate(b"1L4\n"))
    assert "Traceback" not in err
    assert played.returncode == 1
    assert star in out
    lines = [line for line in out.splitlines() if line.startswith(("|", "│"))]
    assert len({len(line.rstrip()) for line in lines[:9]}) == 1, "the sheet is drawn askew"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["voler"], "Il n’y a pas de commande voler. "),
        (["playy"], "Il n’y a pas de commande playy. Vouliez-vous dire play ? "),
        (["play"], "Il manque GAME. "),
        (["games", "--vite"], "Il n’y a pas d’option --vite. "),
        (["sim", "splitter", "--games", "x"], "La valeur de --games ne se lit pas : c’est un nombre entier"),
        (["play", "splitter", "--bots"], "L’option --bots demande une valeur. "),
        (["games", "--json=1"], "L’option --json ne prend pas de valeur. "),
        (["games", "a", "b"], "Cette commande ne prend pas « a b ». "),
        (["words"], "Il manque une commande. "),
    ],
)
def test_usage_errors_are_in_french(rollwright: Run, arguments: list[str], sentence: str):
    said = rollwright("--lang", "fr", *arguments)
    assert said.code == 2
    spoken = said.err.replace("\N{NO-BREAK SPACE}", " ")
    assert spoken.startswith(sentence)
    assert spoken.endswith("« rollwright --help » montre ce qu’il y a.\n")


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["admin", "list", "--help"], ["words", "-h"]])
def test_help_is_wholly_in_french(rollwright: Run, arguments: list[str]):
    said = rollwright("--lang", "fr", *arguments)
    assert "Usage\N{NO-BREAK SPACE}: " in said.out
    assert "Montrer cette aide." in said.out
    for english in ("Show this", "Commands", "[default", "[required", "COMMAND "):
        assert english not in said.out
