"""docs/architecture.md names files and functions that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rollwright"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = "|".join(sorted(path.name for path in (SOURCE / "server").iterdir() if (path / "__init__.py").is_file()))
FILES = sorted(set(re.findall(rf"\b((?:{FOLDERS})/\w+\.py)", TEXT)))
STEPS = sorted(set(re.findall(r"((?:\w+/)?\w+\.py) +([A-Z]\w+)(?:\.(\w+))?", TEXT)))
FOLDER = re.compile(r"`((?:\w+/)+)`")
PLACE = re.compile(r"(?:`(?P<of>\w+)` of )?`(?P<file>(?:[\w<>]+/)*\w+\.(?:py|ts))`(?: `(?:\w+\.)?(?P<name>\w+)`)?")


def places(text: str) -> list[tuple[str, str, str]]:
    """Return each file with the last folder that its line names before it, and what is said to be in the file."""
    found: list[tuple[str, str, str]] = []
    for line in text.splitlines():
        folder = ""
        for match in re.finditer(f"{FOLDER.pattern}|{PLACE.pattern}", line):
            file = match["file"]
            if file is None:
                folder = match[1]
                continue
            found += [(folder, file, name) for name in (match["of"], match["name"] or "") if name is not None]
            folder = file.rpartition("/")[0] or folder
    return sorted(set(found))


def files_named(folder: str, file: str) -> list[Path]:
    """Return the files of this name, in the folder or in the server; `<game>` is every game.

    A name that is in neither is one in every game: "the game's `view.py`".
    """
    roots = (SOURCE / "server", SOURCE, ROOT, ROOT / "web" / "src")
    for name in (f"{folder}/{file}", file, f"games/<game>/{file}"):
        for root in roots:
            found = sorted(root.glob(name.strip("/").replace("<game>", "*")))
            if found:
                return found
    return []


@pytest.mark.parametrize(("folder", "file", "name"), places(TEXT))
def test_every_place_is_there(folder: str, file: str, name: str):
    assert any(re.search(rf"\b{name}\b", path.read_text("utf-8")) for path in files_named(folder, file))


def test_a_file_without_a_folder_is_in_the_last_one_of_its_line():
    assert places("`a/b.py` `c`, then `d.py` `E.f`") == [("", "a/b.py", "c"), ("a", "d.py", "f")]
    assert places("in `games/difference/`: `rules.py`, `x` of `y.py`") == [
        ("games/difference/", "rules.py", ""),
        ("games/difference/", "y.py", ""),
        ("games/difference/", "y.py", "x"),
    ]
    assert not files_named("table", "no_such_file.py")


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
