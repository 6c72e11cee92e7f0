"""`rollwright verify` with the file of a caller: dice rolled for people with paper."""

import json
from pathlib import Path

import msgspec

from tests.core.test_calling import SECRET, called
from tests.terminal.conftest import Run


def kept(folder: Path, **changed: object) -> str:
    file = folder / "called.json"
    file.write_text(json.dumps({**msgspec.to_builtins(called()), **changed}))
    return str(file)


def test_the_rolls_of_a_caller_hold(rollwright: Run, tmp_path: Path):
    said = rollwright("verify", kept(tmp_path), "--seal", called().commitment)
    assert (said.code, said.out.count("✓")) == (0, 5)
    assert said.out.endswith("These dice were honest.\n")
    assert "demandent exactement ces lancers" in rollwright("verify", kept(tmp_path), "--lang", "fr").out


def test_changed_rolls_of_a_caller_are_found_out(rollwright: Run, tmp_path: Path):
    said = rollwright("verify", kept(tmp_path, words=["badger"]))
    assert said.code == 1
    assert "✗ Not every roll comes from that secret" in said.out
    assert rollwright("verify", kept(tmp_path), "--seal", SECRET).code == 1
    assert rollwright("verify", kept(tmp_path, rolls=3)).code == 65
