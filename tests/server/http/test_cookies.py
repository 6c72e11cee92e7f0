"""The cookie is found among all others, and a long header costs no more than a short one."""

import json
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from rollwright.server.asgi import cookies
from tests.server.client import Client
from tests.server.in_process import in_process

TOKEN = "0123456789abcdef" * 2
OTHERS = (
    'prefs={"theme":"dark"}',
    "greeting=good morning",
    'quoted="half',
    "=nothing",
    "name only",
    "rollwright=not-a-token",
    "a" * 4000 + "=b",
    "caf\xe9=\xff",
)


@pytest.mark.parametrize("other", OTHERS)
async def test_cookies_of_other_programs_do_not_hide_ours(tmp_path: Path, other: str):
    async with in_process(tmp_path) as place:
        for header in (
            f"{other}; rollwright={TOKEN}",
            f"rollwright={TOKEN}; {other}",
            f"{other};rollwright = {TOKEN} ",
        ):
            client = Client(place)
            answer = await client.http.get("/api/me/tables", headers=[(b"cookie", header.encode("latin-1"))])
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers, header
            await client.close()


async def test_a_person_with_another_programs_cookie_keeps_the_seat(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place, token=TOKEN)
        table = await client.open()
        await client.sit(table, "Mira")
        line = await place.dial(
            f"/api/tables/{table}/live", {"cookie": f'prefs={{"theme":"dark"}}; rollwright={TOKEN}'}
        )
        hello = json.loads(await anext(aiter(line)))
        assert hello["me"] == 0
        await line.close()
        await client.close()


async def test_a_cookie_cut_into_several_headers_is_found(tmp_path: Path):
    """HTTP/2 lets a browser do so, and not every proxy joins them again."""
    async with in_process(tmp_path) as place:
        client = Client(place)
        headers = [(b"cookie", b"a=b"), (b"cookie", f"rollwright={TOKEN}".encode())]
        assert "set-cookie" not in (await client.http.get("/api/games", headers=headers)).headers
        await client.close()


def test_a_long_cookie_is_answered(port: int):
    for cookie in ('a="' + "\\" * 60_000 + '"', 'a="' + "\\" * 15_000 + '"', "a;" * 7_000):
        answer = httpx.get(f"http://127.0.0.1:{port}/healthz", headers={"cookie": cookie}, timeout=60)
        assert answer.status_code in (200, 400, 431)


@pytest.mark.parametrize("long", ['a="' + "\\" * 6_000_000 + '"', "a;" * 3_000_000])
def test_reading_a_long_cookie_takes_no_longer_for_each_character(long: str):
    """The standard library takes nine seconds for 60,000 backslashes, and would take a day for these."""
    headers = [(b"cookie", f"{long}; rollwright={TOKEN}".encode())]
    assert cookies(cast("Any", {"type": "http", "headers": headers}), "rollwright") == [TOKEN]


async def test_more_headers_than_any_browser_sends_are_refused(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place)
        for headers in ({"x": "y" * 17_000}, {f"x-{number}": "y" for number in range(120)}):
            answer = await client.http.get("/api/games", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (431, "headers-too-big")
        await client.close()
