"""The training scripts that need NumPy alone run from a clone, and write weights that a bot can read."""

import subprocess
import sys
from pathlib import Path

import numpy as np

from tests.examples import ROOT

BOTS = ROOT / "src/rollwright/bots"


def train(script: str, *arguments: str) -> str:
    command = [sys.executable, f"tools/{script}.py", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def shapes(file: Path) -> dict[str, tuple[int, ...]]:
    with np.load(file) as kept:
        return {name: kept[name].shape for name in kept.files}


def test_sharp_of_make_a_difference_is_trained(tmp_path: Path):
    train("train_make_a_difference", "--games", "256", "--file", str(tmp_path / "mode-a.npz"))
    beside = BOTS / "make_a_difference/mode-a.npz"
    assert shapes(tmp_path / "mode-a.npz") == shapes(beside)
    with np.load(tmp_path / "mode-a.npz") as learned, np.load(beside) as shipped:
        assert np.isfinite(learned["worth"]).all()
        assert (learned["worth"] != shipped["worth"]).any()


def test_sharp_of_hexroller_is_trained(tmp_path: Path):
    said = train("train_hexroller", "back", "--seconds", "0.1", "--games", "1", "--out", str(tmp_path))
    assert "lesson   1" in said
    assert shapes(tmp_path / "back.npz") == shapes(BOTS / "hexroller/back.npz")
