"""No file of ours imports another in a circle: each can be read, and tested, with those below it alone."""

import ast
from collections.abc import Collection
from graphlib import TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


def test_no_files_import_each_other_in_a_circle():
    files = {_name(file): file for file in SOURCE.rglob("*.py")}
    imports = {name: _imported(file, files.keys()) - {name} for name, file in files.items()}
    tuple(TopologicalSorter(imports).static_order())  # names the files of a circle, if there is one


def _name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def _imported(file: Path, ours: Collection[str]) -> set[str]:
    """Return the files that a file imports, at its top or later, also for their types alone."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{each.name}" for each in node.names} & set(ours) or {node.module}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found & set(ours)
