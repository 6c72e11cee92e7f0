from pathlib import Path

import pytest

from tests.packages.install import PROJECTS, example_projects, lay_out, pip_install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages of docs/examples, installed by pip."""
    target = tmp_path_factory.mktemp("installed")
    pip_install(target, *example_projects())
    return target


@pytest.fixture(scope="session")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages of docs/examples among all those that are bad in some way."""
    target = tmp_path_factory.mktemp("crowded")
    lay_out(target, *example_projects(), *sorted(PROJECTS.iterdir()))
    return target
