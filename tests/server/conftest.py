from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.process import Server
from tests.server.services import Haproxy, Postgres, Redis, folder, running
from tests.server.shared import Shared, shared
from tools import services

NEEDS = {
    "database": "postgres",
    "own_postgres": "postgres",
    "redis": "redis",
    "own_redis": "redis",
    "club": "haproxy",
    "haproxy": "haproxy",
    "caddy": "caddy",
    "nginx": "nginx",
}

_names = count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it."""
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture
def port(server: Server) -> int:
    return server.port


# ------------------------------------------------------------------ the servers of many nodes


@pytest.fixture(scope="session")
def shared_services(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Shared]:
    base = tmp_path_factory.getbasetemp()
    with shared(base if worker_id == "master" else base.parent) as found:
        yield found


@pytest.fixture
def database(shared_services: Shared, worker_id: str) -> str:
    """The address of an empty PostgreSQL database."""
    return shared_services.postgres.create(f"test_{worker_id}_{next(_names)}")


@pytest.fixture(scope="session")
def own_postgres(shared_services: Shared) -> Iterator[Postgres]:
    """A PostgreSQL that a test may end, if it starts it again. All such tests run in one worker."""
    with folder() as made:
        postgres = Postgres(made)
        postgres.prepare(shared_services.template)
        with running(postgres):
            yield postgres


@pytest.fixture
def redis(shared_services: Shared) -> str:
    """The address of a Redis."""
    return shared_services.redis.address()


@pytest.fixture(scope="session")
def own_redis() -> Iterator[Redis]:
    """A Redis that a test may end, if it starts it again."""
    with folder() as made:
        redis = Redis(made)
        with running(redis):
            yield redis


@pytest.fixture
def haproxy() -> type[Haproxy]:
    """Named by a test so that it is left out where there is no HAProxy."""
    return Haproxy


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Gather the tests that end servers in one worker, and leave out those whose server is not on this machine."""
    for item in items:
        if {"own_postgres", "own_redis"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.xdist_group("own services"))
    missing = set(services.missing())
    if missing:
        left = [item for item in items if any(NEEDS.get(name) in missing for name in getattr(item, "fixturenames", ()))]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for sentence in services.sentences():
        terminalreporter.write_line(sentence)
