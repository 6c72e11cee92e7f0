"""Public tables: off unless the operator wants them, listed while somebody waits there; nobody floods the list."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.site_settings import Site, read_site
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process

MARKUP = "<img src=x>"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path, site=Site(public_tables=True)) as place:
        yield place


async def listed(place: InProcess) -> list[Any]:
    await place.clock.turn(2_000)
    return (await Client(place).get("/api/public")).json()["tables"]


async def wait_at_a_table(place: InProcess, name: str = MARKUP, **more: Any) -> Client:
    host = Client(place)
    table = await host.open(3, ["steady"], public=True, options={"pad": "B"}, **more)
    await host.sit(table, name)
    await host.connect(table)
    return host


async def test_a_table_is_listed_while_a_person_waits_at_it(place: InProcess):
    host = await wait_at_a_table(place)
    (card,) = await listed(place)
    assert (card["table"], card["game"], card["options"]) == (host.table, "splitter", {"pad": "B"})
    assert [(seat["name"], seat["bot"]) for seat in card["seats"]][:2] == [(MARKUP, False), ("", False)]
    assert card["seats"][2]["bot"]
    await host.leave_line()
    assert await listed(place) == []
    await host.connect(host.table)
    assert len(await listed(place)) == 1


async def test_a_stranger_joins_and_a_full_or_begun_table_is_listed_no_longer(place: InProcess):
    host, stranger = await wait_at_a_table(place), Client(place)
    (card,) = await listed(place)
    await stranger.sit(card["table"], "Théo")
    assert (await Client(place).get("/api/public")).json()["tables"] == []  # at once
    await stranger.post(f"/api/me/tables/{card['table']}/leave", {"id": "1"})
    assert len(await listed(place)) == 1
    await host.ask("start")
    assert await listed(place) == []


async def test_the_list_tells_no_key_and_no_holder(place: InProcess):
    host = await wait_at_a_table(place)
    visitor = Client(place)
    await place.clock.turn(2_000)
    for path in ("/api/public", "/"):
        answer = await visitor.get(path)
        assert host.table in answer.text
        table = (await place.registry.find(host.table)).table
        for secret in (table.opened.key, table.opened.secret, table.opened.holder, host.token or ""):
            assert secret not in answer.text
        assert MARKUP not in answer.text or path == "/api/public"  # no tag can begin in the document


async def test_other_tables_are_never_listed(place: InProcess):
    host = Client(place)
    table = await host.open(2)
    await host.sit(table, "Ann")
    await host.connect(table)
    assert await listed(place) == []


async def test_a_browser_and_an_address_cannot_flood_the_list(place: InProcess):
    host = await wait_at_a_table(place)
    wish = {"game": "splitter", "seats": 2, "public": True}
    refused = await host.post("/api/tables", wish)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-public")
    for number in range(5):
        await wait_at_a_table(place, f"Person {number}")
    refused = await Client(place).post("/api/tables", wish)
    assert refused.json()["code"] == "too-many-public"
    assert len(await listed(place)) == 6
    assert (await Client(place).post("/api/tables", {**wish, "public": False})).status_code == 201


async def test_where_the_operator_wants_none_there_are_none(tmp_path: Path):
    async with in_process(tmp_path) as place:
        refused = await Client(place).post("/api/tables", {"game": "splitter", "seats": 2, "public": True})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-public")
        assert (await Client(place).get("/api/public")).json() == {"offered": False, "tables": []}


async def test_public_tables_are_found_again_after_a_restart(tmp_path: Path):
    async with in_process(tmp_path, site=Site(public_tables=True)) as place:
        host = await wait_at_a_table(place)
        token, table = host.token, host.table
    async with in_process(tmp_path, site=Site(public_tables=True)) as place:
        assert await listed(place) == []
        host = Client(place, token=token)
        await host.connect(table)
        assert [card["table"] for card in await listed(place)] == [table]


def test_the_setting_is_read():
    assert read_site({"public_tables": "on"}).public_tables
    assert not read_site({}).public_tables
