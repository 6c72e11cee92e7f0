"""A table that is opened by its own socket, and what is printed there, packed."""

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.process import Server

WISH = {"id": "w1", "game": "word-roller", "seats": 1, "person": {"name": "Mira"}}


@pytest.fixture
def port(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite")
    yield server.port
    server.stop()


async def dial(port: int, cookie: str, wish: str, query: str = "") -> list[Any]:
    """Return what the server says until its hello or its refusal."""
    address, heard = f"ws://127.0.0.1:{port}/api/tables/new/live{query}", list[Any]()
    protocols: Any = ["rollwright", f"wish.{wish}"]
    async with websockets.connect(address, subprotocols=protocols, additional_headers={"cookie": cookie}) as line:
        assert line.subprotocol == "rollwright"
        while not heard or isinstance(heard[-1], bytes):
            said = await line.recv()
            heard.append(said if isinstance(said, bytes) else json.loads(said))
    return heard


def encoded(wish: object) -> str:
    return urlsafe_b64encode(json.dumps(wish).encode()).decode().rstrip("=")


def cookie_of(port: int) -> str:
    return httpx.get(f"http://127.0.0.1:{port}/").headers["set-cookie"].split(";")[0]


async def test_a_wish_opens_one_table_with_its_person_seated(port: int):
    cookie = cookie_of(port)
    (first,) = await dial(port, cookie, encoded(WISH))
    (again,) = await dial(port, cookie, encoded(WISH))
    assert (first["type"], first["me"], first["state"]["seats"][0]["name"]) == ("hello", 0, "Mira")
    assert again["link"] == first["link"]


async def test_printed_parts_come_packed_and_are_the_same(port: int):
    cookie = cookie_of(port)
    (plain,) = await dial(port, cookie, encoded(WISH))
    packed, rest = await dial(port, cookie, encoded(WISH), "?packed=1")
    printed = json.loads(zlib.decompress(packed))
    assert {*printed} == {"paper", "papers", "grammar", "paths"}
    assert {*printed} & {*rest} == set()
    assert {**rest, **printed, "resume": "", "state": ""} == {**plain, "resume": "", "state": ""}
    assert len(packed) < 8000


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("", "bad-message"),
        ("%%%", "bad-message"),
        (encoded([]), "bad-message"),
        (encoded({"game": "splitter"}), "bad-message"),
        (encoded({**WISH, "secret": "mine"}), "bad-message"),
        (encoded({**WISH, "game": "chess"}), "unknown-game"),
    ],
)
async def test_a_wish_that_cannot_be_met_is_refused_and_opens_nothing(port: int, wish: str, code: str):
    cookie = cookie_of(port)
    (said,) = await dial(port, cookie, wish)
    assert (said["type"], said["code"]) == ("refused", code)
    mine = httpx.get(f"http://127.0.0.1:{port}/api/me/tables", headers={"cookie": cookie})
    assert mine.json() == []
