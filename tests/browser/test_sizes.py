"""How much script and style a browser fetches, packed, before the first key of each game can be pressed."""

from pathlib import Path

import pytest

import rollwright.server
from rollwright.games import GAMES
from rollwright.server.http.document import Build, read_build
from tests.present import present

pytestmark = pytest.mark.browser  # no browser is driven, but the page has to be built

STATIC = Path(rollwright.server.__file__).parent / "static"
BUDGET = 122_000  # bytes; the aim is 120_000, which only Word Roller and Difference in French exceed
ADVICE = (
    "Load what the first key does not need later: import it in a function of `later.ts` (web/src/lib/table, or the "
    "game's folder) and name it in the groups of web/vite.config.ts; docs/page.md, Files."
)


def _packed(build: Build, parts: tuple[str, ...]) -> dict[str, int]:
    """Return the bytes of each file that these parts need, packed where that makes it smaller."""
    files = {file: (STATIC / f"{file}.br", STATIC / file) for file in build.files(parts)}
    return {name: next(file for file in both if file.exists()).stat().st_size for name, both in files.items()}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [*GAMES])
def test_the_table_of_each_game_stays_within_the_budget(game: str, language: str):
    build = present(read_build(STATIC))
    sizes = _packed(build, ("index", "table", game, f"words-{language}-page", f"words-{language}-{game}"))
    listed = "\n".join(f"{size:7}  {file}" for file, size in sorted(sizes.items(), key=lambda pair: -pair[1]))
    assert len(sizes) > 4, f"the parts of a table have other names now:\n{listed}"
    assert sum(sizes.values()) <= BUDGET, f"{sum(sizes.values())} bytes, {BUDGET} allowed. {ADVICE}\n{listed}"


def test_home_is_drawn_without_any_file_of_a_table():
    build = present(read_build(STATIC))
    files = build.files(("index", "home"))
    assert any("/home-" in file for file in files), files
    assert not any("/table-" in file or "/later-" in file for file in files), files
