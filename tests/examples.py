"""The packages of docs/examples as modules, and the folders of our games."""

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
    """Import a package of docs/examples from its folder, as if it were installed."""
    sys.path.insert(0, str(EXAMPLES / name))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(EXAMPLES / name))


def folder_of(game: Game) -> Path:
    file = sys.modules[game.start.__module__].__file__
    assert file is not None
    return Path(file).parent
