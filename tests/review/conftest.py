"""A folder for the reviews that the processes of one run share."""

import pytest

from tests.review import played_games


@pytest.fixture(scope="session", autouse=True)
def kept_reviews(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    base = tmp_path_factory.getbasetemp()
    played_games.kept_in = base if worker_id == "master" else base.parent
