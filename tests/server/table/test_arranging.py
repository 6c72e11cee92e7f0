"""Before the start the host lays another game, adds and takes away chairs, and lets people change places."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.client import Client, play_on
from tests.server.in_process import InProcess, in_process
from tests.server.table.test_hosting import code_of, seated


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


def names(client: Client) -> list[str]:
    return [seat.get("name", "") for seat in client.state["seats"]]


async def test_another_game_is_laid_and_played_to_its_end(place: InProcess):
    host, other = await seated(place, 2, game="hexroller")
    assert await code_of(host, "arrange", game="splitter", seats=2, options={"pad": "B"}, pace=90) == "ok"
    for client in (host, other):
        await client.until(lambda _, client=client: client.hello["game"] == "splitter")
        assert (client.hello["options"]["pad"], client.hello["pace"]) == ("B", 90)
    assert (await host.ask("start"))["type"] == "update"
    await other.until(lambda state: state["phase"] == "playing")
    await play_on([host, other])
    assert host.state["phase"] == other.state["phase"] == "over"
    assert (await host.get(f"/api/tables/{host.table}")).json()["game"] == "splitter"


async def test_a_page_that_was_away_meanwhile_is_greeted_anew(place: InProcess):
    host, other = await seated(place, 2)
    seq = other.seq
    await other.leave_line()
    await host.ask("arrange", game="word-roller", seats=2)
    await other.connect(host.table, seq=seq)
    assert other.hello["game"] == "word-roller"


async def test_chairs_are_added_and_taken_away(place: InProcess):
    host, _ = await seated(place, 2)
    assert await code_of(host, "arrange", game="splitter", seats=4) == "ok"
    assert names(host) == ["Person 0", "Person 1", "", ""]
    await host.ask("seat-bot", seat=2, level="gentle")
    late = Client(place)
    assert await late.sit(host.table, "Zoë", seat=3) == 3
    assert await code_of(host, "arrange", game="splitter", seats=3) == "ok"
    assert names(host) == ["Person 0", "Person 1", "Zoë"], "a bot gives way to a person"
    assert await code_of(host, "arrange", game="splitter", seats=2) == "too-few-chairs"
    assert await code_of(host, "arrange", game="splitter", seats=13) == "bad-seats"
    assert await code_of(host, "arrange", game="nothing", seats=3) == "unknown-game"
    assert await code_of(host, "arrange", game="splitter", seats=3, options={"pad": "Z"}) == "bad-options"
    assert names(host) == ["Person 0", "Person 1", "Zoë"]


async def test_two_people_change_places(place: InProcess):
    host, other, _ = await seated(place)
    assert await code_of(host, "swap", seat=0, other=2) == "ok"
    assert names(host) == ["Person 2", "Person 1", "Person 0"]
    await host.until(lambda _: host.me == 2)
    assert host.state["seats"][2]["host"]
    assert await code_of(other, "swap", seat=0, other=1) == "not-host"
    assert await code_of(host, "swap", seat=0, other=9) == "no-seat"


async def test_only_the_host_arranges_and_only_before_the_start(place: InProcess):
    host, other = await seated(place, 2)
    assert await code_of(other, "arrange", game="hexroller", seats=2) == "not-host"
    await host.ask("start")
    assert await code_of(host, "arrange", game="hexroller", seats=2) == "already-started"
    assert await code_of(host, "swap", seat=0, other=1) == "already-started"


async def test_another_picture_has_other_keys(place: InProcess):
    host, _ = await seated(place, 2)
    await host.ask("arrange", game="difference", seats=2)
    first = host.hello["pictures"]
    await host.ask("arrange", game="difference", seats=2)
    assert first
    assert host.hello["pictures"] not in ("", first)
