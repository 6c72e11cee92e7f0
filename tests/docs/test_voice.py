"""Names of tests and comments say who does something: "a person who", "a spectator", and no bare "who" or "what"."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("src/rollwright", "tests", "docs", "tools", "bench", "web/src")
COMMENT = re.compile(r"""(?:^|\s)(?://|/\*\*|\*|<!--|#|\"\"\") ?(.*)""")
SUBJECTLESS = re.compile(r"(who|what)(ever)?[_ ]", re.IGNORECASE)
BARE = re.compile(r"^(who|whoever)\b|\b(for|to|of|by|off) who(ever)?\b", re.IGNORECASE)


def files(*suffixes: str) -> Iterator[Path]:
    for folder in SOURCES:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in suffixes and not {"static", "node_modules"} & {*path.parts} and path != Path(__file__):
                yield path


def test_names_of_tests_begin_with_somebody():
    named = [
        (path.name, name)
        for path in files(".py", ".ts")
        for name in re.findall(r"def test_(\w+)|\b(?:test|it|describe)\(\s*['\"`]([^'\"`]+)", path.read_text("utf-8"))
    ]
    assert len(named) > 2000
    assert [(file, *name) for file, name in named if SUBJECTLESS.match("".join(name))] == []


@pytest.mark.parametrize("suffix", [".py", ".ts", ".svelte"])
def test_comments_have_a_subject(suffix: str):
    wrong = [
        f"{path.relative_to(ROOT)}: {said[1]}"
        for path in files(suffix)
        for line in path.read_text("utf-8").splitlines()
        if (said := COMMENT.search(line)) and BARE.search(said[1])
    ]
    assert wrong == []
