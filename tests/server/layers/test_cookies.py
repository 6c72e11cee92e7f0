"""The cookie is found among all others, and a long header costs no more than a short one."""

import json
import re
from collections.abc import AsyncIterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from rollwright.server.layers.asgi import cookies
from rollwright.server.site_settings import Site
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

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


# ------------------------------------------------------------------ over HTTPS

OLD, TOSSED = TOKEN, "f" * 32


@pytest.fixture
async def behind_tls(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path, site=Site(proxies=(ip_network("10.0.0.1"),))) as place:
        yield place


async def get(place: InProcess, path: str, cookie: str = "", scheme: str = "https") -> httpx.Response:
    transport = httpx.ASGITransport(app=place.app, client=("10.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
        headers = {"x-forwarded-proto": scheme} | ({"cookie": cookie} if cookie else {})
        return await browser.get(path, headers=headers)


async def post(place: InProcess, path: str, cookie: str, body: Any) -> httpx.Response:
    transport = httpx.ASGITransport(app=place.app, client=("10.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as browser:
        headers = {"x-forwarded-proto": "https", "cookie": cookie}
        return await browser.post(path, json=body, headers=headers)


def given(answer: httpx.Response) -> dict[str, str]:
    """Return the cookies that an answer gives: the value of each, with its attributes."""
    return dict(header.split("=", 1) for header in answer.headers.get_list("set-cookie"))


async def test_over_https_the_cookie_is_of_this_host_alone(behind_tls: InProcess):
    (name, value), *others = given(await get(behind_tls, "/api/games")).items()
    assert (name, others) == ("__Host-rollwright", [])
    assert re.fullmatch(r"[0-9a-f]{32}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure", value)


async def test_a_cookie_of_another_site_of_the_domain_hides_nobodys_seat(behind_tls: InProcess):
    seat = await seated_by(behind_tls, f"__Host-rollwright={TOKEN}")
    for cookie in (
        f"rollwright={TOSSED}; __Host-rollwright={TOKEN}",
        f"__Host-rollwright={TOKEN}; rollwright={TOSSED}",
    ):
        assert await lists(behind_tls, cookie) == [seat]
        assert given(await get(behind_tls, "/api/games", cookie)) == {}
    assert await lists(behind_tls, f"rollwright={TOSSED}") == []


async def test_the_cookie_of_an_earlier_build_keeps_its_seats_and_gets_the_new_name(behind_tls: InProcess):
    seat = await seated_by(behind_tls, f"rollwright={OLD}")
    answer = await get(behind_tls, "/api/me/tables", f"rollwright={OLD}")
    assert given(answer)["__Host-rollwright"].startswith(f"{OLD};")
    assert await lists(behind_tls, f"rollwright={OLD}; __Host-rollwright={OLD}") == [seat]
    headers = {"cookie": f"rollwright={OLD}", "x-forwarded-proto": "https"}
    line = await behind_tls.dial(f"/api/tables/{seat}/live", headers, address="10.0.0.1")
    assert json.loads(await anext(aiter(line)))["me"] == 0
    await line.close()


async def test_a_new_pencil_takes_the_place_of_both_cookies(behind_tls: InProcess):
    both = f"rollwright={OLD}; __Host-rollwright={OLD}"
    new = given(await post(behind_tls, "/api/me/pencil/put-down", both, {}))
    assert new["rollwright"] == new["__Host-rollwright"]
    assert not new["rollwright"].startswith(OLD)


async def test_without_https_and_under_a_path_the_cookie_keeps_its_name(tmp_path: Path, behind_tls: InProcess):
    assert [*given(await get(behind_tls, "/api/games", scheme="http"))] == ["rollwright"]
    site = Site(proxies=(ip_network("10.0.0.1"),), path="/games")
    async with in_process(tmp_path / "path", site=site) as place:
        assert [*given(await get(place, "/games/api/games"))] == ["rollwright"]


async def test_no_cache_keeps_an_answer_with_the_cookie(tmp_path: Path):
    async with in_process(tmp_path) as place:
        for path in ("/api/games", "/api/games/splitter/rules", "/", "/api/tables/NONE00"):
            answer = await get(place, path)
            assert given(answer), path
            assert answer.headers["cache-control"] == "no-store", path
        again = await get(place, "/api/games", f"rollwright={TOKEN}", scheme="http")
        assert "no-store" not in again.headers.get("cache-control", "")


async def seated_by(place: InProcess, cookie: str) -> str:
    """Open a table and sit down there; return its code."""
    table = (await post(place, "/api/tables", cookie, {"game": "splitter"})).json()["table"]
    assert (await post(place, f"/api/tables/{table}/seats", cookie, {"name": "Mira"})).status_code == 201
    return table


async def lists(place: InProcess, cookie: str) -> list[str]:
    return [card["table"] for card in (await get(place, "/api/me/tables", cookie)).json()]


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
