"""A room outlives its tables: one link, other games, late friends, and a tally over all of it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright.server.settings import Limits
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process
from tests.server.table.test_arranging import names
from tests.server.table.test_hosting import code_of, playing


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def follow(clients: list[Client]) -> None:
    """Bring everybody to the next table."""
    for client in clients:
        await client.until(lambda state: state["again"])
        link = client.state["again"]
        await client.leave_line()
        await client.connect(link)


async def test_an_evening_of_three_games_under_one_link(place: InProcess):
    host, second, third = people = await playing(place)
    room = host.hello["link"]
    await host.ask("end")
    assert await code_of(second, "again", next={"game": "hexroller", "options": {"side": "back"}}) == "ok"
    await third.until(lambda state: state["again"])
    assert (third.state["again_game"], third.state["again_by"]) == ("hexroller", 1)
    await follow(people)
    assert (host.hello["game"], host.hello["options"]["side"], host.hello["room"]) == ("hexroller", "back", room)
    assert names(host) == ["Person 0", "Person 1", "Person 2"]

    stranger = Client(place)
    card = (await stranger.get(f"/api/rooms/{room}")).json()
    assert (card["link"], card["table"]["link"], card["table"]["game"]) == (room, host.hello["link"], "hexroller")
    assert [game["early"] for game in card["games"]] == [True]
    assert {line["points"] for line in card["lines"]} == {0}, "a game that was ended early gives nothing"

    assert (await host.ask("start"))["type"] == "update", "the host of the room is the host of each table"
    await host.ask("end")
    assert await code_of(third, "again", next={"game": "difference", "pace": 45}) == "ok"
    await follow(people)
    assert (host.hello["game"], host.hello["pace"], host.hello["games"]) == ("difference", 0, 2)
    card = (await stranger.get(f"/api/rooms/{room.partition('-')[0]}")).json()
    assert [game["game"] for game in card["games"]] == ["splitter", "hexroller"]
    assert card["table"]["game"] == "difference"


async def test_a_late_friend_watches_and_gets_a_chair_at_the_next_table(place: InProcess):
    host, second = people = await playing(place, 2)
    late = Client(place)
    await late.get(f"/api/tables/{host.hello['link']}")  # gives the browser its cookie
    await late.connect(host.hello["link"])
    assert await code_of(late, "wait", person={"name": "Person 1"}) == "name-taken"
    assert await code_of(late, "wait", person={"name": "Zoë", "pencil": "plum", "words": "rain"}) == "ok"
    await host.until(lambda state: [person["name"] for person in state["waiting"]] == ["Zoë"])
    await late.leave_line()
    await late.connect(host.hello["link"])
    assert late.hello["waits"]
    assert await code_of(host, "wait", person={"name": "Person 0"}) == "has-seat"
    await host.ask("end")
    await second.ask("again")
    assert await code_of(late, "wait", person={"name": "Zoë"}) == "gone-on"
    await follow([*people, late])
    assert names(host) == ["Person 0", "Person 1", "Zoë"]
    assert (late.me, late.state["seats"][2]["words"]) == (2, "rain")


async def test_waiting_can_be_given_up(place: InProcess):
    host, _ = await playing(place, 2)
    late = Client(place)
    await late.get(f"/api/tables/{host.hello['link']}")  # gives the browser its cookie
    await late.connect(host.hello["link"])
    await late.ask("wait", person={"name": "Zoë"})
    assert await code_of(late, "wait") == "ok"
    await host.until(lambda state: state["waiting"] == [])


async def test_a_closed_door_stays_closed_at_the_next_table(place: InProcess):
    host, second = people = await playing(place, 2)
    await host.ask("door", shut=True)
    stranger = Client(place)
    await stranger.connect(host.hello["link"])
    assert await code_of(stranger, "wait", person={"name": "Zoë"}) == "door-shut"
    await host.ask("end")
    await second.ask("again")
    await follow(people)
    assert host.state["shut"]
    assert host.me == 0


async def test_a_room_outlives_the_server(tmp_path: Path):
    async with in_process(tmp_path) as place:
        host, second = await playing(place, 2)
        room = host.hello["link"]
        await host.ask("end")
        await second.ask("again", next={"game": "word-roller"})
    async with in_process(tmp_path) as place:
        card = (await Client(place).get(f"/api/rooms/{room}")).json()
        assert (card["table"]["game"], len(card["games"])) == ("word-roller", 1)


async def test_the_page_to_keep_has_a_link_of_its_own_that_lets_nobody_in(place: InProcess):
    host, _ = await playing(place, 2)
    await host.ask("end")
    stranger = Client(place)
    link = (await host.get(f"/api/rooms/{host.hello['link']}")).json()["evening"]
    card = (await stranger.get(f"/api/evenings/{link}")).json()
    assert [line["name"] for line in card["lines"]] == ["Person 0", "Person 1"]
    assert "holder" not in str(card)
    assert (await stranger.get(f"/api/tables/{link}")).json()["code"] == "no-table"
    assert (await stranger.get(f"/api/rooms/{link}")).json()["code"] == "no-table"


@pytest.mark.parametrize("path", ["/api/rooms/{}-0000000000000000", "/api/evenings/{}-0000000000000000"])
async def test_a_forged_link_leads_nowhere(place: InProcess, path: str):
    host, _ = await playing(place, 2)
    refused = await Client(place).get(path.format(host.hello["table"]))
    assert (refused.status_code, refused.json()["code"]) == (404, "no-table")
    assert (await Client(place).get(path.format("KITE99"))).json()["code"] == "no-table"


async def test_one_guest_cannot_open_rooms_without_end(tmp_path: Path):
    limits = Limits(posts=10_000, messages=10_000, address_tables=4, open_tables=100)
    async with in_process(tmp_path, limits) as place:
        host, second = await playing(place, 2)
        for _ in range(3):
            await host.ask("end")
            assert await code_of(second, "again") == "ok"
            await follow([host, second])
            await host.ask("start")
        await host.ask("end")
        assert await code_of(second, "again") == "too-many-tables-here"
        assert second.state["again"] is None
        opened = await second.post("/api/tables", {"game": "splitter"})
        assert (opened.status_code, opened.json()["code"]) == (429, "too-many-tables-here")
