"""A pencil moves to another device once, within ten minutes; anything else changes nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.server import transfer
from rollwright.server.layers.guard import token_hash
from rollwright.server.limits.rates import TRANSFERS
from rollwright.server.settings import Limits
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import AMPLE, InProcess, in_process

PRACTICE = "KITE27-7M4Q.0.5 splitter points 2.5 2026-11-16 0 0 - - 0;" * 250  # as long as the page makes it


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def seated(place: InProcess) -> Client:
    """Return somebody with a seat at a table."""
    client = Client(place)
    table = await client.open(2)
    await client.sit(table, "Ann")
    client.table = table
    return client


async def code_of(client: Client) -> str:
    answer = await client.post("/api/me/transfer", {"name": "Ann", "pencil": "plum", "practice": PRACTICE})
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"].endswith("/move#" + answer.json()["code"].replace("-", ""))
    assert answer.json()["qr"].startswith("<svg")
    return answer.json()["code"]


async def visitor(place: InProcess) -> Client:
    client = Client(place)
    await client.get("/api/games")
    assert client.token
    return client


async def take(client: Client, code: str, **more: Any) -> tuple[int, Any]:
    answer = await client.post("/api/transfer", {"code": code, **more})
    return answer.status_code, answer.json()


async def test_another_device_takes_the_pencil_with_all_seats(place: InProcess):
    phone, laptop = await seated(place), await visitor(place)
    status, taken = await take(laptop, await code_of(phone))
    assert (status, taken) == (200, {"name": "Ann", "pencil": "plum", "practice": PRACTICE})
    assert laptop.http.cookies.get("rollwright") == phone.token
    assert [card["table"] for card in (await laptop.get("/api/me/tables")).json()] == [phone.table]


async def test_a_stranger_without_a_cookie_gets_exactly_the_moved_one(place: InProcess):
    phone, laptop = await seated(place), Client(place)
    answer = await laptop.post("/api/transfer", {"code": await code_of(phone)})
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert laptop.token == phone.token
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"


async def test_a_code_works_once_and_its_taker_may_ask_again(place: InProcess):
    phone, laptop, third = await seated(place), await visitor(place), await visitor(place)
    code, before = await code_of(phone), laptop.token
    assert (await take(laptop, code.lower().replace("-", " ")))[0] == 200
    lost = Client(place, token=before)  # the answer did not arrive: the browser still has its old cookie
    assert (await take(lost, code))[0] == 200
    for late in (third, Client(place)):
        status, problem = await take(late, code)
        assert (status, problem["code"]) == (410, "transfer-used")
        assert late.token != phone.token


async def test_of_two_devices_at_the_same_moment_one_gets_it(place: InProcess):
    phone = await seated(place)
    code = await code_of(phone)
    others = [await visitor(place) for _ in range(6)]
    statuses = [status for status, _ in await asyncio.gather(*(take(each, code) for each in others))]
    assert sorted(statuses) == [200, *[410] * 5]
    assert [each.token == phone.token for each in others].count(True) == 1


async def test_a_code_lasts_ten_minutes(place: InProcess):
    phone, laptop = await seated(place), await visitor(place)
    code, before = await code_of(phone), laptop.token
    await place.clock.turn(600_001)
    status, problem = await take(laptop, code)
    assert (status, problem["code"], laptop.token) == (410, "transfer-late", before)
    await transfer.purge(place.registry.store.transfers, place.clock)
    assert (await take(laptop, code))[1]["code"] == "transfer-late"
    await place.clock.turn(3_600_000)
    await transfer.purge(place.registry.store.transfers, place.clock)
    assert (await take(laptop, code))[1]["code"] == "no-transfer"


@pytest.mark.parametrize("code", ["", "7M4Q-0Z3V-X1RN-8C5T", "<b>", "é" * 64, "0" * 64, "'; DROP TABLE transfer"])
async def test_a_forged_code_changes_nothing(place: InProcess, code: str):
    laptop = await visitor(place)
    before = laptop.token
    status, problem = await take(laptop, code)
    assert (status, problem["code"], laptop.token) == (404, "no-transfer", before)


@pytest.mark.parametrize("body", [{}, {"code": 7}, {"code": "x" * 65}, {"code": "x", "more": 1}, [], "x"])
async def test_a_body_that_cannot_be_read_is_refused(place: InProcess, body: Any):
    answer = await (await visitor(place)).post("/api/transfer", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_codes_cannot_be_tried_out(tmp_path: Path):
    async with in_process(tmp_path, limits=replace(AMPLE, guesses=4)) as place:
        phone, thief = await seated(place), await visitor(place)
        code = await code_of(phone)
        assert [(await take(thief, "0" * 16))[1]["code"] for _ in range(3)] == ["no-transfer"] * 2 + [
            "too-many-guesses"
        ]
        assert (await take(thief, code))[1]["code"] == "too-many-guesses"  # a right one is answered alike
        assert isinstance(place.registry.settings.limits, Limits)


async def test_a_device_with_games_of_its_own_is_asked_first(place: InProcess):
    phone, laptop = await seated(place), await seated(place)
    code, before = await code_of(phone), laptop.token
    status, problem = await take(laptop, code)
    assert (status, problem["code"], laptop.token) == (409, "pencil-in-use", before)
    assert (await take(laptop, code, replace=True))[0] == 200
    assert laptop.token == phone.token


async def test_an_address_makes_only_so_many_codes_a_day(place: InProcess):
    """Each is a row of the database, and nobody takes it."""
    client, wish = await visitor(place), {"name": "Ann", "pencil": "plum"}
    for _ in range(TRANSFERS):
        await code_of(client)
    answer = await client.post("/api/me/transfer", wish)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-transfers")


async def test_the_device_that_made_the_code_keeps_it_unused(place: InProcess):
    phone, laptop = await seated(place), await visitor(place)
    code = await code_of(phone)
    assert (await take(phone, code))[1]["code"] == "pencil-here"
    assert (await take(laptop, code))[0] == 200


async def test_a_browser_without_a_cookie_has_nothing_to_move(place: InProcess):
    answer = await Client(place).post("/api/me/transfer", {})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-pencil")


@pytest.mark.parametrize("name", ["\u202e\u202c", "x" * 999])
async def test_a_name_that_no_table_would_take_does_not_travel(place: InProcess, name: str):
    phone = await seated(place)
    answer = await phone.post("/api/me/transfer", {"name": name})
    assert (answer.status_code, answer.json()["code"]) in ((400, "bad-name"), (400, "unseen-name"))


async def test_a_pencil_that_is_put_down_leaves_its_games_to_the_other_device(place: InProcess):
    phone, laptop = await seated(place), await visitor(place)
    await take(laptop, await code_of(phone))
    await phone.post("/api/me/pencil/put-down", {})
    assert phone.http.cookies.get("rollwright") != laptop.http.cookies.get("rollwright")
    assert (await phone.get("/api/me/tables")).json() == []
    assert len((await laptop.get("/api/me/tables")).json()) == 1


async def test_the_database_holds_neither_token_nor_code(tmp_path: Path):
    async with in_process(tmp_path) as place:
        phone, laptop = await seated(place), await visitor(place)
        code = await code_of(phone)
        await take(laptop, code)
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert token_hash(phone.token or "").encode() in kept
    for secret in (phone.token or "", code, code.replace("-", "")):
        assert secret.encode() not in kept


async def test_bests_move_along(place: InProcess):
    ann, ben = await seat_all(place, 2)
    await play_on([ann, ben])
    laptop = await visitor(place)
    await take(laptop, await code_of(ann))
    assert len((await laptop.get("/api/me/book/splitter")).json()["last"]) == 1
