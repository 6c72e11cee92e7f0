"""Requests made from our own OpenAPI document, right and wrong ones: none is answered with 500, and none hangs."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from rollwright.server.settings import Limits
from tests.effort import effort
from tests.server.client import Client, play_on, seat_all
from tests.server.process import Server

EXAMPLES = effort(test=2, soak=1000)  # of each route, right and as many wrong ones
UNLIMITED = Limits(
    posts=60_000,
    gets=60_000,
    sockets=60_000,
    lookups=60_000,
    guesses=60_000,
    open_tables=60_000,
    address_tables=60_000,
)
ROUTES = 13  # at least; a schema that was not read has none


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(Path(tmp_path_factory.mktemp("schema")) / "tables.sqlite", UNLIMITED)
    yield server
    server.stop()


async def _tables(port: int) -> list[str]:
    """Return a table that is open, one that is being played and one that is over."""
    host = Client(port)
    tables = [await host.open(3)]
    for rounds in (1, None):
        people = await seat_all(port, 1)
        await play_on(people, rounds)
        tables.append(people[0].table)
        await people[0].close()
    await host.close()
    return tables


@pytest.mark.soak("2,000 requests to each route, not 4")
async def test_no_request_is_answered_with_500(server: Server):
    site = f"http://127.0.0.1:{server.port}"
    tables = await _tables(server.port)
    schema: Any = schemathesis.openapi.from_url(f"{site}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= ROUTES
    with httpx.Client(timeout=10) as http:
        for operation in operations:
            for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
                _try(operation, mode, tables, site)
            assert http.get(f"{site}/healthz").status_code == 200, operation.label
        assert http.get(f"{site}/healthz").status_code == 200
    assert [line for line in server.log.splitlines() if '"error"' in line or "Traceback" in line] == []


def _try(operation: Any, mode: schemathesis.GenerationMode, tables: list[str], site: str) -> None:
    """Send requests to one route; half of those that name a table or a game name one that exists."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list[Any](HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from([*tables, *[None] * len(tables)]),
        game=st.sampled_from(["splitter", "difference", None, None]),
    )
    def ask(case: Any, table: str | None, game: str | None) -> None:
        for name, value in (("table", table), ("game", game)):
            for place in (case.path_parameters, case.body):
                if value is not None and isinstance(place, dict) and name in place:
                    place[name] = value
        answer = case.call(base_url=site, timeout=10)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        if answer.status_code >= 400 and answer.status_code != 405:
            assert {"code", "sentence"} <= answer.json().keys()

    with suppress(Unsatisfiable):  # a route without parameters has no wrong ones
        ask()
