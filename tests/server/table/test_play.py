"""Whole games over the real server, as pages play them."""

import asyncio
import json
from copy import copy

import msgspec

from rollwright.core import Record, View, verify
from rollwright.games.splitter import GAME as splitter
from rollwright.terminal.network.patch import read_message
from tests.present import present
from tests.server.client import Client, play_on, seat_all


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


async def test_done_is_taken_back_while_another_writes_and_a_bot_stays_done(port: int):
    first, second = await seat_all(port, 2, ["gentle"])
    await first.move("write 3L4")
    pencil = first.sheet["pencil"]
    await first.move("done")
    await first.until(lambda state: state["view"]["sheets"][2].get("done", False))
    assert first.state["choices"] == ["undo"]
    await second.ask("ping")
    assert second.state["view"]["sheets"][0]["done"]
    await first.move("undo")
    assert (first.sheet["pencil"], first.sheet.get("done", False)) == (pencil, False)
    await second.ask("ping")
    assert not second.state["view"]["sheets"][0].get("done", False)
    await second.move("write 3L4")
    await second.move("done")
    assert second.state["view"]["round"] == 1, "the table waits for the seat that took Done back"
    await first.move("done")
    assert first.state["view"]["round"] == 2
    await first.close()
    await second.close()


async def test_a_page_that_missed_nothing_hears_only_who_is_here(port: int):
    first, second = await seat_all(port, 2)
    await first.leave_line()
    known, first.frames = first.seq, []
    await first.connect(first.table, seq=known)
    assert read_message(first.frames[0])["type"] == "update"
    assert len(first.frames[0]) < 300
    fresh = Client(port, token=first.token)
    await fresh.connect(first.table)
    await first.ask("ping")
    assert first.shown == fresh.shown
    for client in (first, second, fresh):
        await client.close()


async def test_a_page_that_missed_something_gets_what_is_missing(port: int):
    first, second = await seat_all(port, 2)
    await first.leave_line()
    await second.write_anything()
    known, first.frames = first.seq, []
    await first.connect(first.table, seq=known)
    assert read_message(first.frames[0])["type"] == "update"
    assert first.shown.view is not None
    assert first.shown.view.sheets[1].done
    for client in (first, second):
        await client.close()


async def test_a_page_resyncs_from_any_moment_it_knows(port: int):
    first, second = await seat_all(port, 2)
    moments = {first.seq: copy(first.reader)}
    for _ in range(3):
        for client in (first, second):
            await client.move(client.state["choices"][0])
            await client.move("done")
            await first.ask("ping")
            moments[first.seq] = copy(first.reader)
    for seq, reader in moments.items():
        late = Client(port, token=first.token)
        late.reader, late.me, late.resume = reader, 0, first.resume
        await late.connect(first.table, seq=seq)
        await first.ask("ping")
        await late.ask("ping")
        assert late.shown == first.shown
        await late.close()
    await first.close()
    await second.close()


async def test_a_number_from_the_future_gets_everything(port: int):
    (client,) = await seat_all(port, 1)
    await client.leave_line()
    await client.connect(client.table, seq=present(client.seq) + 50)
    assert read_message(client.frames[-1])["type"] == "hello"
    await client.close()


async def test_no_answer_comes_after_that_to_a_later_request(port: int):
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
    assert sorted(first.answers) == list("abcdefg")
    for alone in "bceg":  # those that are carried out together are answered together, with the first of them
        before = set("abcdefg"[: "abcdefg".index(alone)])
        assert before <= set(first.answers[: first.answers.index(alone)])
    await first.close()
    await second.close()


async def test_a_move_sent_twice_is_applied_once_and_answered_twice(port: int):
    (client,) = await seat_all(port, 1)
    one = await client.move("write 3L4", name="mine")
    two = await client.move("write 3L4", name="mine")
    assert one["type"] == two["type"] == "update"
    assert one["patch"]
    assert two["patch"] == []
    await client.close()


async def test_a_batch_is_applied_whole_or_not_at_all(port: int):
    (client,) = await seat_all(port, 1)
    answer = await client.move("write 3L4", "swap", "write 3L9")
    assert answer["code"] == "unknown-cell"
    assert not client.sheet.get("pencil")
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
    assert [mine["link"] for mine in (await clients[1].get("/api/me/tables")).json()] == [table]
    for client in clients:
        await client.close()


async def test_twelve_seats_write_in_the_same_moment_and_all_are_accepted_for_100_rounds(port: int):
    rounds = 0
    while rounds < 100:
        clients = await seat_all(port, 12)
        while clients[0].state["phase"] == "playing" and rounds < 100:
            number = clients[0].round
            answers = await asyncio.gather(*(client.write_anything() for client in clients))
            assert [answer.get("code", answer["type"]) for answer in answers] == ["update"] * 12
            rounds += 1
            for client in clients:
                await client.until_round(number + 1)
        for client in clients:
            await client.close()
