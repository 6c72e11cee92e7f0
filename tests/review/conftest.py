"""A folder for the reviews that the processes of one run share, and quick means."""

from collections.abc import Iterator

import pytest

from rollwright.review.word_roller import luck
from tests.review import played_games


@pytest.fixture(scope="session", autouse=True)
def kept_reviews(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    base = tmp_path_factory.getbasetemp()
    played_games.kept_in = base if worker_id == "master" else base.parent


@pytest.fixture
def few_rolls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take the means of Word Roller over few rolls, to be quick: the golden reviews hold the true ones."""
    monkeypatch.setattr(luck, "ROLLS", 3)
    luck.other_rolls.cache_clear()
    yield
    luck.other_rolls.cache_clear()
