"""Seats and people: seats are taken, left, given to bots and given back, and each browser keeps its own."""

import asyncio
from pathlib import Path

from tests.server.client import Client, seat_all
from tests.server.in_process import in_process


async def test_two_people_who_take_one_seat_at_once_cannot_both_have_it(port: int):
    host, rivals = Client(port), [Client(port) for _ in range(6)]
    table = await host.open(2)
    answers = await asyncio.gather(
        *(rival.post(f"/api/tables/{table}/seats", {"name": "Same", "seat": 1}) for rival in rivals)
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
    seats = (await host.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat.get("name", "") for seat in seats] == ["", "Same"]
    for client in (host, *rivals):
        await client.close()


async def test_a_browser_that_sits_here_already_gets_its_own_seat_again(port: int):
    client = Client(port)
    table = await client.open(3)
    assert await client.sit(table, "Mira", seat=2) == 2
    assert await client.sit(table.lower(), "Somebody else") == 2
    assert (await client.get(f"/api/tables/{table}")).json()["seats"][2]["name"] == "Mira"
    await client.close()


async def test_bots_come_and_go_before_the_start_and_free_seats_are_taken_away(port: int):
    first, second = Client(port), Client(port)
    table = await first.open(4, ["gentle"])
    await first.sit(table, "Mira", seat=0)
    await second.sit(table, "Théo", seat=2)
    await first.connect(table)
    await second.connect(table)
    await first.ask("seat-bot", seat=1, level="sharp")
    await first.ask("seat-bot", seat=1, level="steady")
    assert [seat.get("bot") for seat in first.state["seats"]] == [None, "steady", None, "gentle"]
    await first.ask("seat-bot", seat=1, level=None)
    assert second.me == 2
    assert (await first.ask("start"))["type"] == "update"
    await second.until(lambda state: state["phase"] == "playing")
    assert [seat["name"] for seat in second.state["seats"]] == ["Mira", "Théo", "Juniper"]
    assert second.me == 1
    assert (await second.write_anything())["type"] == "update"
    await first.close()
    await second.close()


async def test_a_person_who_leaves_before_the_start_frees_the_seat_and_goes_on_watching(port: int):
    client = Client(port)
    table = await client.open(2)
    await client.sit(table, "Mira")
    await client.connect(table)
    assert (await client.ask("leave"))["type"] == "update"
    assert client.me is None
    assert client.state["seats"] == [{}, {}]
    await client.close()


async def test_a_page_that_watches_becomes_a_player_when_its_browser_sits_down(port: int):
    client = Client(port)
    table = await client.open(2)
    await client.connect(table)
    assert client.me is None
    await client.sit(table, "Mira")
    await client.until(lambda state: state["seats"][0].get("name") == "Mira")
    assert client.me == 0
    await client.close()


async def test_a_spectator_who_then_sits_down_is_here_for_all(port: int):
    first, second = Client(port), Client(port)
    table = await first.open(seats=3)
    await first.sit(table, "Ada")
    await first.connect(table)
    await second.get("/api/me/tables")  # a browser has its cookie before its page opens a line
    await second.connect(table)
    await second.sit(table, "Ben")
    await first.until(lambda state: state["seats"][1].get("name") == "Ben")
    await first.ask("ping")
    assert [seat.get("away_ms") for seat in first.state["seats"]] == [None] * 3
    await first.close()
    await second.close()


async def test_a_bot_sits_in_for_a_person_who_is_away_and_gives_the_seat_back(tmp_path: Path):
    async with in_process(tmp_path, away_limit=180) as place:
        first, second = await seat_all(place, 2)
        await second.leave_line()
        await first.until(lambda state: state["seats"][1].get("away_ms") is not None)
        await first.write_anything()
        await place.clock.turn(179_000)
        await first.ask("ping")
        assert not first.state["seats"][1].get("sitting_in")
        await place.clock.turn(1000)
        await first.until(lambda state: state["seats"][1].get("sitting_in"))
        await first.until(lambda state: state["view"]["round"] == 2 and state["view"]["sheets"][1].get("done"))
        assert first.state["seats"][1]["stood_in"] == [1, 2]
        await second.connect(first.table)
        await first.until(lambda state: not state["seats"][1].get("sitting_in"))
        assert first.state["seats"][1].get("away_ms") is None
        await first.write_anything()
        await first.until(lambda state: state["view"]["round"] == 3)
        await first.write_anything()
        await place.clock.turn(600_000)
        await first.ask("ping")
        assert first.round == 3  # nobody plays for a person who is here


async def test_a_bot_takes_nobodys_pencil(port: int):
    client = Client(port)
    table = await client.open(4, ["steady"] * 3)
    await client.sit(table, "Maud", pencil="ochre")
    await client.connect(table)
    assert client.state["seats"][0]["pencil"] == "ochre"
    await client.close()


async def test_a_person_who_leaves_during_the_game_is_played_for_at_once(port: int):
    first, second = await seat_all(port, 2)
    await second.ask("leave")
    await second.leave_line()
    await first.write_anything()
    await first.until(lambda state: state["view"]["round"] == 2)
    assert first.state["seats"][1]["stood_in"][:1] == [1]  # the bot may already have written in the next round too
    await first.close()
    await second.close()


async def test_an_empty_table_waits_for_its_people(tmp_path: Path):
    async with in_process(tmp_path, away_limit=180) as place:
        first, second = await seat_all(place, 2)
        await first.leave_line()
        await second.leave_line()
        await place.clock.turn(600_000)
        await first.connect(first.table)
        assert not any(seat.get("sitting_in") for seat in first.state["seats"])
        await place.clock.turn(179_000)
        await first.ask("ping")
        assert not any(seat.get("sitting_in") for seat in first.state["seats"])  # the time starts with the first person


async def test_seats_that_move_up_at_the_start_keep_their_own_moves(port: int):
    """The last seat becomes the second, adds its share to the dice as the second, and writes on its own sheet."""
    first, second = Client(port), Client(port)
    table = await second.open(4)
    await first.sit(table, "Mira", seat=0)
    await second.sit(table, "Théo", seat=3)
    for client in (first, second):
        await client.connect(table)
    assert (await second.ask("start"))["type"] == "update"
    assert second.me == 1
    assert None not in second.state["hashes"]
    assert (await second.move("write 3L4"))["type"] == "update"
    assert any(second.sheet["pencil"])
    await first.ask("ping")
    assert not any(sheet.get("pencil") for sheet in first.state["view"]["sheets"])
    for client in (first, second):
        await client.close()
