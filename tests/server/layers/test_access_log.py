"""No log lets anybody in: what a visitor writes in an address, a key or a code, is left out of every line."""

import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from structlog.testing import capture_logs

from rollwright.server.app import create_app
from rollwright.server.settings import Settings
from rollwright.server.site_settings import Site
from rollwright.server.table.visits import Visits
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

CODE, KEY = "KITE27", "7M4Q0Z3VX1RN8C5T"
LOGGED = Site(access_log=True)


def routes() -> list[tuple[str, set[str]]]:
    """Every address that the application knows, with its methods."""
    app: Any = create_app(Settings())
    while not isinstance(app, Litestar):
        app = app._app
    return [(route.path, {str(each) for each in getattr(route, "methods", ())}) for route in app.routes]


def marked(path: str) -> str:
    """Put a key in the place of every parameter."""
    return re.sub(r"\{[^}]+:int\}", "1", re.sub(r"\{[^}]+:(str|path)\}", f"{CODE}-{KEY}", path))


async def ask_all(place: InProcess, **headers: str) -> None:
    stranger = Client(place)
    for path, methods in routes():
        for method in methods or {"GET"}:
            address = f"{marked(path)}?hand={KEY}&result={KEY}"
            await stranger.http.request(method, address, json={"id": KEY, "code": KEY}, headers=headers)
    await stranger.close()


def test_every_kind_of_parameter_is_marked():
    assert len(routes()) > 80
    assert {kind for path, _ in routes() for kind in re.findall(r":(\w+)\}", path)} == {"str", "int", "path"}


@pytest.mark.parametrize("headers", [{}, {"accept": "text/html"}, {"host": "elsewhere.example"}], ids=str)
async def test_no_route_logs_what_a_visitor_writes_in_its_place(tmp_path: Path, headers: dict[str, str]):
    with capture_logs() as logs:
        async with in_process(tmp_path, site=LOGGED) as place:
            await ask_all(place, **headers)
    assert sum(line["event"] == "request" for line in logs) > 150
    assert [line for line in logs if KEY in str(line)] == []
    if not headers:
        assert {"/api/tables/…/seats", "/api/challenges/…/picture", "/table/…", "/"} <= {
            line.get("path") for line in logs
        }


async def test_a_closed_site_logs_no_key_either(tmp_path: Path):
    with capture_logs() as logs:
        async with in_process(tmp_path, site=Site(access_log=True, password="a red fox")) as place:
            await ask_all(place)
    assert [line for line in logs if KEY in str(line)] == []


async def test_an_address_that_leads_nowhere_is_blanked(tmp_path: Path):
    with capture_logs() as logs:
        async with in_process(tmp_path, site=LOGGED) as place:
            stranger = Client(place)
            for path in (
                f"/tabel/{CODE}-{KEY}",
                f"/{KEY}/x",
                f"/api/tables/{CODE}-{KEY}/seats/{KEY}",
                "/rules/splitter",
            ):
                await stranger.get(path)
            await stranger.close()
    paths = [line["path"] for line in logs if line["event"] == "request"]
    assert paths == ["/…/…", "/…/…", "/api/tables/…/seats/…", "/rules/splitter"]


async def test_a_failed_request_is_logged_with_the_code_of_its_table_and_without_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Visits, "table", fail)
    monkeypatch.setattr(Visits, "evening", fail)
    with capture_logs() as logs:
        async with in_process(tmp_path) as place:
            await ask_all(place)
    assert [line for line in logs if KEY in str(line)] == []
    failed = [line for line in logs if line["event"] == "request failed"]
    assert len(failed) > 10
    assert ("/api/tables/{table}/qr.svg", CODE) in {(line["path"], line.get("table")) for line in failed}
