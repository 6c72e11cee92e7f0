"""The two lengths of a test run: `make test` and `make soak`; dice that fall alike; the fonts that printing needs.

A test marked `soak("what the soak adds")` runs in both and tries more in a soak.
With `only=True` it runs in a soak alone.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.coin import coin_of, running_test
from tests.effort import SOAK
from tests.examples import ROOT

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in rollwright.server: the processes of a run share the cores
settings.register_profile("test", max_examples=30, deadline=None)
settings.register_profile("soak", max_examples=1000, deadline=None)
settings.load_profile("soak" if SOAK else "test")


# Folders with few and long tests. They are begun first, for one process takes all tests of a file: a long file that is
# begun last is waited for by all others.
LONG = frozenset(("review", "photo", "packages", "press", "tools", "bots", "test_art.py", "test_bad_start.py"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the long tests. Leave out those of the soak, unless this is one."""
    items.sort(key=lambda item: LONG.isdisjoint(item.path.parts))
    if SOAK:
        return
    later = [item for item in items if any(mark.kwargs.get("only") for mark in item.iter_markers("soak"))]
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]


def pytest_collection_finish(session: pytest.Session) -> None:
    """List what the soak adds: `make soak` collects the tests once for this list, then runs them."""
    if not (SOAK and session.config.option.collectonly):
        return
    added = Counter((item.path.stem, mark.args[0]) for item in session.items for mark in item.iter_markers("soak"))
    print("What the soak adds to make test:")
    for (file, words), tests in sorted(added.items()):
        print(f"  {file}: {words}" + (f" ({tests} tests)" if tests > 1 else ""))


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test rolls the same dice."""
    monkeypatch.setattr("secrets.token_hex", coin_of(running_test()))


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let reviews search little and play few games on, for tests of what is done with a review."""
    from tests.quick_reviews import luck, review_quickly, search_little

    search_little(monkeypatch.setattr)
    review_quickly(monkeypatch.setattr)
    yield
    luck.other_rolls.cache_clear()


@pytest.fixture(scope="session")
def press_fonts() -> None:
    """The fonts of the press. The build writes them; a checkout never built gets them from web/node_modules."""
    sys.path.insert(0, str(ROOT / "tools"))
    from press_fonts import LETTERS, PRESS, write_press_fonts
    from web import install

    if not (PRESS / LETTERS).exists():
        install()
        write_press_fonts()
