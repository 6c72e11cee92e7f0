"""The programs of docs/examples as modules, and the folders of our games."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any

from rollwright.core import Game

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "docs" / "examples"


@cache
def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def folder_of(game: Game) -> Path:
    file = sys.modules[game.start.__module__].__file__
    assert file is not None
    return Path(file).parent
