"""web/vite.config.ts and docs/page.md name files of the page that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
CONFIG = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
LATER = re.search(r"const LATER = .*?\]", CONFIG, re.DOTALL)
PAGE = (ROOT / "docs" / "page.md").read_text("utf-8")


def listed() -> list[str]:
    """The files that a table fetches after its first key, as paths without an ending."""
    assert LATER is not None
    found: list[str] = []
    for path in re.findall(r"'((?:lib|routes)/[^'\\]+)'", LATER[0]):
        folder, _, names = path.rpartition("/")
        found += [f"{folder}/{name}" for name in names.strip("()").split("|")]
    return found


@pytest.mark.parametrize("path", listed())
def test_a_file_that_is_fetched_later_exists(path: str):
    folder, _, name = path.rpartition("/")
    assert any(file.name.split(".")[0] == name for file in (SOURCE / folder).iterdir())


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:lib|routes|worker)/[\w/.-]+\.(?:svelte|ts))`", PAGE))))
def test_a_file_on_the_page_of_the_page_exists(path: str):
    assert (SOURCE / path).is_file()
