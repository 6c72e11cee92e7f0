"""docs/architecture.md names files and functions that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rollwright"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FILES = sorted(set(re.findall(r"\b((?:http|socket|table|show|play|store|fanout)/\w+\.py)", TEXT)))
STEPS = sorted(set(re.findall(r"((?:\w+/)?\w+\.py) +([A-Z]\w+)(?:\.(\w+))?", TEXT)))


PLACES = sorted(set(re.findall(r"`((?:\w+/)*\w+\.(?:py|ts))`(?: `(?:\w+\.)?(\w+)`)?", TEXT)))
CALLED = sorted(set(re.findall(r"`(\w+)` of `(\S+\.(?:py|ts))`", TEXT)))


def find_file(name: str) -> Path:
    candidates = [folder / name for folder in (SOURCE / "server", SOURCE, ROOT, ROOT / "web" / "src")]
    return next(path for path in candidates if path.is_file())


@pytest.mark.parametrize(("file", "name"), [*PLACES, *((file, name) for name, file in CALLED)])
def test_every_place_is_there(file: str, name: str):
    if "/" in file:  # a file without its folder is one of the row or of the game that is spoken of
        assert re.search(rf"\b{name}\b", find_file(file).read_text("utf-8"))


@pytest.mark.parametrize("file", FILES)
def test_every_file_exists(file: str):
    assert (SOURCE / "server" / file).is_file()


@pytest.mark.parametrize(("file", "kind", "function"), STEPS)
def test_every_step_is_in_its_file(file: str, kind: str, function: str):
    text = next(path for path in (SOURCE / "server" / file, SOURCE / file) if path.is_file()).read_text("utf-8")
    assert re.search(rf"\b{kind}\b", text)
    assert not function or re.search(rf"def {function}\b", text)


def test_every_module_of_the_server_has_its_place():
    for path in (SOURCE / "server").rglob("*.py"):
        if path.stem not in ("__init__", "__main__", "call", "lookups", "health"):
            assert re.search(rf"\b{path.stem}\b", TEXT), path
