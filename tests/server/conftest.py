from collections.abc import Iterator

import pytest

from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it."""
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def port(server: Server) -> int:
    return server.port
