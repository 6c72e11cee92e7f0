"""Table codes: when they run out, codes of tables long gone are used again, or the visitor gets a clear refusal."""

from pathlib import Path

import httpx
import pytest

from rollwright.server.settings import Limits
from rollwright.server.table import opener
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import InProcess, in_process

UNUSED, ENDED = 20 * 60_000, 60 * 60_000  # shorter than ours, because every minute of a turned clock is played


@pytest.fixture
def one_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one code in the world, and it comes back soon."""
    monkeypatch.setattr(opener, "new_code", lambda: "KITE27")
    monkeypatch.setattr(opener, "UNUSED", UNUSED)
    monkeypatch.setattr(opener, "ENDED", ENDED)


async def refused(client: Client) -> tuple[int, str, str]:
    answer = await client.post("/api/tables", {"game": "splitter"})
    return answer.status_code, answer.json()["code"], answer.json()["sentence"]


@pytest.mark.usefixtures("one_code")
async def test_when_codes_run_out_the_visitor_is_told(tmp_path: Path):
    async with in_process(tmp_path) as place:
        client = Client(place, "fr")
        await client.open()
        status, code, sentence = await refused(client)
        assert (status, code) == (503, "no-free-code")
        assert "codes de table" in sentence


@pytest.mark.usefixtures("one_code")
async def test_a_table_at_which_nobody_ever_sat_gives_its_code_back(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, second = Client(place), Client(place)
        await first.open()
        await place.clock.turn(UNUSED - 1000)
        assert (await refused(second))[1] == "no-free-code"
        await place.clock.turn(2000)
        assert await second.open() == "KITE27"


@pytest.mark.usefixtures("one_code")
async def test_a_table_long_ended_gives_its_code_back(tmp_path: Path):
    async with in_process(tmp_path) as place:
        (player,) = await seat_all(place, 1)
        await play_on([player])
        await place.clock.turn(ENDED - 1000)
        assert (await refused(player))[1] == "no-free-code"
        assert (await player.get("/api/tables/KITE27/record")).status_code == 200
        await place.clock.turn(2000)
        other = Client(place)
        assert await other.open() == "KITE27"
        await other.sit("KITE27", "New")
        await other.connect("KITE27")
        assert other.state["phase"] == "open"
        assert (await other.get("/api/tables/KITE27/record")).json()["code"] == "not-over"


@pytest.mark.usefixtures("one_code")
async def test_a_table_at_which_people_sit_keeps_its_code(tmp_path: Path):
    async with in_process(tmp_path) as place:
        first, second = Client(place), Client(place)
        await first.sit(await first.open(2), "Mira")
        await place.clock.turn(10 * ENDED)
        assert (await refused(second))[1] == "no-free-code"
        await first.connect("KITE27")
        assert first.me == 0


async def open_from(place: InProcess, address: str) -> str:
    """Open a table without a cookie; return the code of the answer."""
    transport = httpx.ASGITransport(app=place.app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as visitor:
        answer = await visitor.post("/api/tables", json={"game": "splitter"})
        return "opened" if answer.status_code == 201 else answer.json()["code"]


async def test_an_address_has_a_limit_of_tables_whatever_cookies_it_brings(tmp_path: Path):
    async with in_process(tmp_path, Limits(address_tables=3, posts=500)) as place:
        assert [await open_from(place, "192.0.2.7") for _ in range(3)] == ["opened"] * 3
        assert await open_from(place, "192.0.2.7") == "too-many-tables-here"
        assert await open_from(place, "192.0.2.8") == "opened"
        await place.clock.turn(8.5 * 3600 * 1000)  # a third of a day gives back one of three
        assert await open_from(place, "192.0.2.7") == "opened"
        assert await open_from(place, "192.0.2.7") == "too-many-tables-here"


async def test_one_ipv6_network_of_a_household_is_one_address(tmp_path: Path):
    async with in_process(tmp_path, Limits(address_tables=2, posts=500)) as place:
        assert await open_from(place, "2001:db8:1:2::1") == "opened"
        assert await open_from(place, "2001:db8:1:2:ffff::9") == "opened"
        assert await open_from(place, "2001:db8:1:2::77") == "too-many-tables-here"
        assert await open_from(place, "2001:db8:1:3::1") == "opened"
        assert await open_from(place, "::ffff:192.0.2.7") == "opened"
        assert await open_from(place, "192.0.2.7") == "opened"
        assert await open_from(place, "192.0.2.7") == "too-many-tables-here"
