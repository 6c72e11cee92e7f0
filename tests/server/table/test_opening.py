"""Tables are opened in every way there is, and other ways are refused."""

from pathlib import Path
from typing import Any

import pytest

from rollwright.server.site_settings import Site
from tests.server.client import Client
from tests.server.in_process import in_process

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"way": {"days": 4}}, "bad-days"),
    ({"way": {"days": -1}}, "bad-days"),
    ({"way": {"days": 366}}, "bad-days"),
    ({"way": {"days": 10**6}}, "bad-message"),
    ({"way": {"days": "two"}}, "bad-message"),
    ({"way": {"bank": 7}}, "bad-bank"),
    ({"way": {"bank": 5}, "pace": 45}, "one-clock"),
    ({"way": {"days": 1, "bank": 5}}, "one-clock"),
    ({"way": {"days": 1, "one_device": True}}, "one-clock"),
    ({"way": {"speed": 1}}, "bad-message"),
    ({"way": {"one_device": True}, "game": "difference"}, "game-of-speed"),
    ({"way": {"days": 1}, "game": "difference"}, "game-of-speed"),
    ({"way": {"bank": 5}, "game": "difference"}, "game-of-speed"),
]


@pytest.mark.parametrize(("wish", "code"), REFUSED)
async def test_a_way_that_cannot_be_is_refused_and_opens_nothing(tmp_path: Path, wish: dict[str, Any], code: str):
    async with in_process(tmp_path) as place:
        answer = await Client(place).post("/api/tables", {"game": "splitter", "seats": 2} | wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert not place.registry.sessions


async def test_every_way_is_shown_before_the_start(tmp_path: Path):
    async with in_process(tmp_path) as place:
        for way in ({"days": 7}, {"bank": 20}, {"one_device": True}):
            client = Client(place)
            table = await client.open(2, way=way)
            assert (await client.get(f"/api/tables/{table}")).json()["way"] == way
            await client.connect(table)
            assert client.hello["way"] == way


async def test_a_game_of_speed_alone_with_bots_needs_no_handing_round(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place)
        table = await client.open(2, ["steady"], game="difference", way={"one_device": True})
        assert (await client.get(f"/api/tables/{table}")).json()["way"] == {}


async def test_a_table_of_one_device_is_not_offered_to_anybody(tmp_path: Path):
    async with in_process(tmp_path, site=Site(public_tables=True)) as place:
        wish = {"game": "splitter", "seats": 2, "way": {"one_device": True}, "public": True}
        answer = await Client(place).post("/api/tables", wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "one-device")
        assert not place.registry.sessions
