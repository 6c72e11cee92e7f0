"""Whole games over the real server, as pages play them."""

import asyncio
import json

import msgspec
import pytest

from rollwright.core import Record, View, verify
from rollwright.games import splitter
from tests.server.client import Client, play_on, seat_all
from tests.server.process import Server


async def test_two_people_and_a_bot_play_a_whole_game_that_anyone_can_check(port: int):
    clients = await seat_all(port, 2, ["sharp"], options={"pad": "B"})
    await play_on(clients)
    first, second = clients
    assert first.state["phase"] == second.state["phase"] == "over"
    assert first.shown == second.shown
    assert len(first.state["places"]) == 3
    kept = msgspec.json.decode((await first.get(f"/api/tables/{first.table}/record")).content, type=Record)
    assert kept.commitment == first.hello["commitment"]
    assert kept.secret == first.state["proof"]["secret"]
    assert kept.words == ("words 0", "words 1", "")
    assert all(finding.holds for finding in verify(splitter, kept))
    rounds = (await first.get(f"/api/tables/{first.table}/rounds")).json()
    assert [step["round"] for step in rounds] == list(range(1, 23))
    assert msgspec.convert(rounds[-1]["view"], View) == first.shown.view
    for client in clients:
        await client.close()


async def test_a_solo_game_ends_with_a_title(port: int):
    (client,) = await seat_all(port, 1)
    await play_on([client])
    assert client.state["titles"][0].startswith("splitter-title-")
    assert client.state["places"] == [1]
    await client.close()


async def test_pencil_is_seen_by_its_own_seat_alone_and_a_reload_shows_it_again(port: int):
    first, second = await seat_all(port, 2)
    before = second.shown
    await first.move("write 3L4")
    pencil = first.sheet["pencil"]
    assert any(pencil)
    await second.ask("ping")
    assert second.shown == before
    shown = first.shown
    await first.leave_line()
    await first.connect(first.table)
    assert first.shown == shown
    await first.close()
    await second.close()


async def test_a_page_that_was_away_gets_only_what_it_missed(port: int):
    first, second = await seat_all(port, 2)
    await first.leave_line()
    await second.write_anything()
    known, first.frames = first.seq, []
    await first.connect(first.table, seq=known)
    assert json.loads(first.frames[0])["type"] == "update"
    fresh = Client(port, token=first.token)
    await fresh.connect(first.table)
    await first.ask("ping")
    assert first.shown == fresh.shown
    assert len(first.frames[0]) < len(fresh.frames[0]) / 4
    for client in (first, second, fresh):
        await client.close()


async def test_a_page_resyncs_from_any_moment_it_knows(port: int):
    first, second = await seat_all(port, 2)
    moments = {first.seq: first.state}
    for _ in range(3):
        for client in (first, second):
            await client.move(client.state["choices"][0])
            await client.move("done")
            await first.ask("ping")
            moments[first.seq] = first.state
    for seq, state in moments.items():
        late = Client(port, token=first.token)
        late.state, late.me = state, 0
        await late.connect(first.table, seq=seq)
        await first.ask("ping")
        await late.ask("ping")
        assert late.shown == first.shown
        await late.close()
    await first.close()
    await second.close()


async def test_a_seq_from_the_future_gets_everything(port: int):
    (client,) = await seat_all(port, 1)
    await client.leave_line()
    await client.connect(client.table, seq=client.seq + 50)
    assert json.loads(client.frames[-1])["type"] == "hello"
    await client.close()


async def test_answers_keep_the_order_of_the_requests(port: int):
    first, second = await seat_all(port, 2)
    requests = [
        {"type": "move", "id": "a", "round": 1, "actions": ["write 3L4"]},
        {"type": "move", "id": "b", "round": 1, "actions": ["write 9L9"]},
        {"type": "ping", "id": "c"},
        {"type": "move", "id": "d", "round": 1, "actions": ["swap"]},
        {"type": "seat-bot", "id": "e", "seat": 0, "level": "sharp"},
        {"type": "move", "id": "f", "round": 1, "actions": ["done"]},
        {"type": "ping", "id": "g"},
    ]
    first.answers = []
    last = first.expect("g")
    for request in requests:
        await first.send(json.dumps(request))
    await last
    assert first.answers == [request["id"] for request in requests]
    await first.close()
    await second.close()


async def test_a_move_sent_twice_is_applied_once_and_answered_twice(port: int):
    (client,) = await seat_all(port, 1)
    one = await client.move("write 3L4", name="mine")
    two = await client.move("write 3L4", name="mine")
    assert one["type"] == two["type"] == "update"
    assert one["seq"] == two["seq"] == client.seq
    await client.close()


async def test_a_batch_is_applied_whole_or_not_at_all(port: int):
    (client,) = await seat_all(port, 1)
    answer = await client.move("write 3L4", "swap", "write 3L9")
    assert answer["code"] == "unknown-cell"
    assert not client.sheet.get("pencil")
    await client.close()


async def test_two_people_who_take_one_seat_at_once_cannot_both_have_it(port: int):
    host, rivals = Client(port), [Client(port) for _ in range(6)]
    table = await host.open(2)
    answers = await asyncio.gather(*(rival.post(f"/api/tables/{table}/seats", {"name": "Same", "seat": 1}) for rival in rivals))
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
    assert (await second.ask("start"))["type"] == "update"
    assert [seat["name"] for seat in second.state["seats"]] == ["Mira", "Théo", "Juniper"]
    assert second.me == 1
    assert (await second.write_anything())["type"] == "update"
    await first.close()
    await second.close()


async def test_whoever_leaves_before_the_start_frees_the_seat_and_goes_on_watching(port: int):
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


async def test_again_opens_one_table_for_everybody(port: int):
    clients = await seat_all(port, 2, ["gentle"])
    await play_on(clients)
    answers = await asyncio.gather(*(client.ask("again") for client in clients))
    assert {answer["type"] for answer in answers} == {"update"}
    following = {client.state["again"] for client in clients}
    assert len(following) == 1
    table = following.pop()
    card = (await clients[1].get(f"/api/tables/{table}")).json()
    assert [seat["name"] for seat in card["seats"]] == ["Person 0", "Person 1", "Juniper"]
    assert card["me"] == 1
    assert [mine["table"] for mine in (await clients[1].get("/api/me/tables")).json()] == [table]
    for client in clients:
        await client.close()


async def test_twelve_seats_write_in_the_same_moment_and_all_are_accepted_for_100_rounds(port: int):
    rounds = 0
    while rounds < 100:
        clients = await seat_all(port, 12)
        while clients[0].state["phase"] == "playing" and rounds < 100:
            number = clients[0].round
            answers = await asyncio.gather(*(client.write_anything() for client in clients))
            assert [answer["type"] for answer in answers] == ["update"] * 12
            rounds += 1
            for client in clients:
                await client.until_round(number + 1)
        for client in clients:
            await client.close()


async def test_who_watches_and_then_sits_down_is_here_for_all(port: int):
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


@pytest.fixture
def impatient(tmp_path):
    server = Server(tmp_path / "tables.sqlite", away_limit=0.3)
    yield server
    server.stop()


async def test_a_bot_sits_in_for_who_is_away_and_gives_the_seat_back(impatient: Server):
    first, second = await seat_all(impatient.port, 2)
    await second.leave_line()
    await first.until(lambda state: state["seats"][1].get("away_ms") is not None)
    await first.write_anything()
    await first.until(lambda state: state["seats"][1].get("sitting_in"))
    await first.until(lambda state: state["view"]["round"] == 2 and state["view"]["sheets"][1].get("done"))
    assert first.state["seats"][1]["stood_in"] == [1, 2]
    await second.connect(first.table)
    await first.until(lambda state: not state["seats"][1].get("sitting_in"))
    assert first.state["seats"][1].get("away_ms") is None
    await first.write_anything()
    await first.until(lambda state: state["view"]["round"] == 3)
    await first.write_anything()
    await first.ask("ping")
    assert first.round == 3  # nobody plays for who is here
    await first.close()
    await second.close()


async def test_a_bot_takes_nobodys_pencil(port: int):
    client = Client(port)
    table = await client.open(4, ["steady"] * 3)
    await client.sit(table, "Maud", pencil="ochre")
    await client.connect(table)
    assert client.state["seats"][0]["pencil"] == "ochre"
    await client.close()


async def test_who_leaves_during_the_game_is_played_for_at_once(port: int):
    first, second = await seat_all(port, 2)
    await second.ask("leave")
    await second.leave_line()
    await first.write_anything()
    await first.until(lambda state: state["view"]["round"] == 2)
    assert first.state["seats"][1]["stood_in"][:1] == [1]  # the bot may already have written in the next round too
    await first.close()
    await second.close()


async def test_an_empty_table_waits_for_its_people(impatient: Server):
    first, second = await seat_all(impatient.port, 2)
    await first.leave_line()
    await second.leave_line()
    await asyncio.sleep(0.6)
    await first.connect(first.table)
    assert not any(seat.get("sitting_in") for seat in first.state["seats"])
    await first.close()
    await second.close()


async def test_seats_that_move_up_at_the_start_keep_their_own_moves(port: int):
    """Start and the first move in one breath: the last seat becomes the second, and writes on its own sheet."""
    first, second = Client(port), Client(port)
    table = await first.open(4)
    await first.sit(table, "Mira", seat=0)
    await second.sit(table, "Théo", seat=3)
    for client in (first, second):
        await client.connect(table)
    started, moved = second.expect("start"), second.expect("move")
    await second.send(json.dumps({"type": "start", "id": "start"}))
    await second.send(json.dumps({"type": "move", "id": "move", "round": 1, "actions": ["write 3L4"]}))
    assert [(await started)["type"], (await moved)["type"]] == ["update", "update"]
    assert second.me == 1
    assert any(second.sheet["pencil"])
    await first.ask("ping")
    assert not any(sheet.get("pencil") for sheet in first.state["view"]["sheets"])
    for client in (first, second):
        await client.close()
