"""Golden playthroughs: a game once recorded is told the same way for ever, by the rules of its version."""

import dataclasses
import shutil
from pathlib import Path
from typing import Any

import pytest

from rollwright.games import GAMES
from tests import golden
from tests.games.two_versions import FIRST, SECOND
from tests.golden import files, read, rules_of, sealed, seals, unsealed, write


@pytest.mark.parametrize(("file", "game"), list(files()), ids=lambda value: getattr(value, "stem", ""))
def test_a_golden_playthrough_replays_to_the_same_text(file: Path, game: Any):
    text = file.read_text("utf-8")
    head, moves = read(text)
    assert write(rules_of(game, head), head, moves) == text


def test_every_game_has_golden_playthroughs_of_its_version():
    told = {(game.info.id, int(read(file.read_text("utf-8"))[0]["version"])) for file, game in files()}
    assert told >= {(game.info.id, game.info.version) for game in GAMES.values()}


def test_rules_change_only_with_a_new_version():
    changed = unsealed(sealed(), seals())
    assert not changed, (
        f"{changed}: these games are told in another way than before. Where their rules have changed, give the game "
        "a new version, keep the old rules in `earlier`, restore these files and run `make golden`. Where only the "
        "way of telling has changed, run `python -m tests.golden --seal`."
    )


def test_every_golden_file_is_sealed():
    assert set(seals()) == set(sealed()), "run `make golden` and commit tests/playthroughs/seals.json"


def first_choice(_options: Any, _view: Any, _seat: int, choices: list[Any], _random: Any) -> list[Any]:
    return choices[:1]


def find_first_choice(_game: str, _level: str) -> Any:
    return first_choice


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of golden files for Stairs alone, recorded under version 1."""
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "SEALS", tmp_path / "seals.json")
    monkeypatch.setattr(golden, "GAMES", {"stairs": FIRST})
    monkeypatch.setattr(golden, "PLAYS", {"stairs/two.txt": {"seats": 2, "seed": 5}})
    monkeypatch.setattr(golden.bots, "find", find_first_choice)
    monkeypatch.setattr(golden.sys, "argv", ["golden"])
    golden.main()
    return tmp_path


def test_recording_again_changes_nothing(folder: Path):
    before, marks = seals(), sealed()
    golden.main()
    assert seals() == sealed() == before == marks != {}


def test_changed_rules_without_a_new_version_break_the_seal(folder: Path, monkeypatch: pytest.MonkeyPatch):
    secret_change = dataclasses.replace(SECOND, info=FIRST.info, earlier=())
    monkeypatch.setattr(golden, "GAMES", {"stairs": secret_change})
    golden.main()
    assert unsealed(sealed(), seals()) == ["stairs/two.txt"]


def test_a_new_version_keeps_the_old_file_and_plays_a_new_one(folder: Path, monkeypatch: pytest.MonkeyPatch):
    old = (folder / "stairs/two.txt").read_text("utf-8")
    monkeypatch.setattr(golden, "GAMES", {"stairs": SECOND})
    golden.main()
    assert (folder / "stairs/two-version-1.txt").read_text("utf-8") == old
    assert read((folder / "stairs/two.txt").read_text("utf-8"))[0]["version"] == "2"
    assert seals() == sealed()
    assert len(seals()) == 2


def test_a_golden_file_that_is_gone_breaks_its_seal(folder: Path):
    shutil.rmtree(folder / "stairs")
    assert unsealed(sealed(), seals()) == ["stairs/two.txt"]
