"""The packages and programs of docs/examples as modules, and the folders of our games."""

import importlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

from rollwright.core import Game

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "docs" / "examples"


@cache
def example(name: str) -> Any:
    """Import a package of docs/examples from its folder, as if it were installed, or a program that lies there."""
    folder = str(EXAMPLES / name if (EXAMPLES / name).is_dir() else EXAMPLES)
    sys.path.insert(0, folder)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(folder)


def folder_of(game: Game) -> Path:
    file = sys.modules[game.start.__module__].__file__
    assert file is not None
    return Path(file).parent
