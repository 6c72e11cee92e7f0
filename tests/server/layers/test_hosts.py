"""The server answers under its own names only, and carries out only what its own pages ask for."""

from pathlib import Path
from typing import Any

import pytest
from litestar.types import HTTPScope

from rollwright.server.layers.hosts import Hosts, read_place
from rollwright.server.settings import BadSetting, read_settings
from tests.server.client import Client
from tests.server.in_process import in_process

OURS = (
    "localhost",
    "LOCALHOST:8000",
    "games.localhost",
    "127.0.0.1:8000",
    "192.168.1.4:8000",
    "10.0.0.7",
    "169.254.1.1",
    "100.100.1.2",
    "[::1]:8000",
    "[fe80::1%eth0]:8000",
    "[fd00::7]",
    "[::ffff:192.168.1.4]",
    "raspberry",
    "raspberry.local:8000",
    "raspberry.local.",
    "nas.lan",
)
STRANGE = (
    "elsewhere.example",
    "192.168.1.4.elsewhere.example",
    "local.elsewhere.example",
    "8.8.8.8",
    "[2001:4860:4860::8888]",
    "",
    ":8000",
    "localhost:port",
    "localhost:8000:8000",
    "localhost/",
    "me@localhost",
    "[::1",
    "[::1]x",
)


@pytest.mark.parametrize("host", OURS)
async def test_the_server_answers_under_local_names_and_private_addresses(tmp_path: Path, host: str):
    async with in_process(tmp_path) as place:
        client = Client(place)
        assert (await client.http.get("/api/games", headers={"host": host})).status_code == 200
        await client.close()


@pytest.mark.parametrize("host", STRANGE)
async def test_the_server_does_not_answer_under_a_strangers_name(tmp_path: Path, host: str):
    async with in_process(tmp_path) as place:
        client = Client(place)
        for path in ("/", "/api/games", "/api/me/tables"):
            answer = await client.http.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        line = await place.dial("/api/tables/KITE27/live", {"host": host}, opened=False)
        assert (await line.first())["status"] == 421
        await client.close()


@pytest.mark.parametrize(
    ("hosts", "host", "status"),
    [
        ("games.example.org", "games.example.org", 200),
        ("games.example.org", "Games.Example.Org:8443", 200),
        ("games.example.org", "other.example.org", 421),
        ("games.example.org", "x.games.example.org", 421),
        ("*.example.org, 8.8.8.8", "any.example.org", 200),
        ("*.example.org, 8.8.8.8", "8.8.8.8:80", 200),
        ("*.example.org", "example.org.elsewhere.example", 421),
        ("*", "elsewhere.example", 200),
    ],
)
async def test_the_operator_names_more_hosts(tmp_path: Path, hosts: str, host: str, status: int):
    read = read_settings({"ROLLWRIGHT_HOSTS": hosts}).hosts
    async with in_process(tmp_path, hosts=read) as place:
        client = Client(place)
        assert (await client.http.get("/api/games", headers={"host": host})).status_code == status
        await client.close()


def test_a_name_that_is_none_is_refused_at_the_start():
    for wrong in ("http://games.example.org", "games.example.org/x", "a b", "*games"):
        with pytest.raises(BadSetting):
            read_settings({"ROLLWRIGHT_HOSTS": wrong})


def test_the_address_that_a_request_has_reached_is_ours():
    for server, answered in ((("8.8.8.8", 80), True), (("10.0.0.1", 80), False)):
        scope: dict[str, Any] = {"type": "http", "headers": [(b"host", b"8.8.8.8:80")], "server": server}
        try:
            Hosts().check(HTTPScope(**scope))
        except Exception:
            assert not answered
        else:
            assert answered


def test_a_place_is_a_host_and_a_port():
    assert read_place("Localhost:80") == ("localhost", 80)
    assert read_place("[::1]:8000") == ("::1", 8000)
    assert read_place("[::1]") == ("::1", None)


@pytest.mark.parametrize(
    ("origin", "host", "carried_out"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost", "localhost:80", True),
        ("http://LOCALHOST:80", "localhost", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://localhost:8000", "localhost:8000", False),
        ("ftp://localhost:8000", "localhost:8000", False),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("http://127.0.0.1:8000", "localhost:8000", False),
        ("localhost:8000", "localhost:8000", False),
        ("null", "localhost", False),
        ("", "localhost", False),
    ],
)
async def test_an_origin_has_scheme_host_and_port(tmp_path: Path, origin: str, host: str, carried_out: bool):
    async with in_process(tmp_path) as place:
        client = Client(place)
        answer = await client.http.post(
            "/api/tables", json={"game": "splitter"}, headers={"origin": origin, "host": host}
        )
        assert answer.status_code == (201 if carried_out else 403)
        line = await place.dial("/api/tables/KITE27/live", {"host": host, "origin": origin}, opened=False)
        first = await line.first()
        assert first["type"] == ("websocket.accept" if carried_out else "websocket.http.response.start")
        await line.drop(1005)
        await client.close()
