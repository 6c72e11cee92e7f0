"""The host pauses, ends, hurries, removes and closes the door; each follows once, and nobody else may."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import verify
from rollwright.core.record import Record
from rollwright.games import find
from tests.server.client import Client
from tests.server.in_process import InProcess, in_process


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def seated(place: InProcess, people: int = 3, **wish: Any) -> list[Client]:
    """Return people at one table, the host first; the game has not begun."""
    clients = [Client(place) for _ in range(people)]
    table = await clients[0].open(people, **wish)
    for number, client in enumerate(clients):
        await client.sit(table, f"Person {number}")
        await client.connect(table)
    return clients


async def playing(place: InProcess, people: int = 3, **wish: Any) -> list[Client]:
    clients = await seated(place, people, **wish)
    await clients[0].ask("start")
    for client in clients:
        await client.until(lambda state: state["phase"] == "playing")
    return clients


async def code_of(client: Client, kind: str, **fields: Any) -> str:
    answer = await client.ask(kind, **fields)
    return answer.get("code", "ok")


async def test_a_paused_game_takes_no_move_and_goes_on_where_it_was(place: InProcess):
    host, other, _ = await playing(place, pace=45)
    await place.clock.turn(15_000)
    assert await code_of(host, "pause") == "ok"
    await other.until(lambda state: state["paused"])
    assert other.state["deadline_ms"] is None
    assert (await other.write_anything())["code"] == "paused"
    await place.clock.turn(3_600_000)
    assert other.state["view"]["round"] == 1
    assert await code_of(host, "pause", paused=False) == "ok"
    await other.until(lambda state: not state["paused"])
    assert other.state["deadline_ms"] == 30_000
    assert (await other.write_anything())["type"] == "update"


async def test_no_bot_sits_in_while_the_game_is_paused(place: InProcess):
    host, other = await playing(place, 2)
    await host.ask("pause")
    await other.leave_line()
    await place.clock.turn(600_000)
    assert not host.state["seats"][1].get("sitting_in")
    await host.ask("pause", paused=False)
    await place.clock.turn(179_000)
    assert not host.state["seats"][1].get("sitting_in"), "the pause does not count as time away"
    await place.clock.turn(2_000)
    await host.until(lambda state: state["seats"][1].get("sitting_in", False))


async def test_a_pause_outlives_the_server(tmp_path: Path):
    async with in_process(tmp_path) as place:
        host, other = await playing(place, 2)
        await host.ask("pause")
        token, table = host.token, host.table
    async with in_process(tmp_path) as place:
        host, other = Client(place, token=token), Client(place, token=other.token)
        for client in (host, other):
            await client.connect(table)
        assert host.state["paused"]
        assert (await other.write_anything())["code"] == "paused"
        await host.ask("pause", paused=False)
        assert (await other.write_anything())["type"] == "update"


async def test_a_game_ended_early_has_no_winner_and_can_be_checked(place: InProcess):
    host, other, _ = await playing(place)
    await other.write_anything()
    assert await code_of(host, "end") == "ok"
    await other.until(lambda state: state["phase"] == "over")
    assert (other.state["early"], other.state["places"], other.state["choices"]) == (True, [], [])
    assert await code_of(host, "end") == "game-over"
    kept = msgspec.json.decode((await other.get(f"/api/tables/{host.table}/record")).content, type=Record)
    assert kept.early
    assert all(finding.holds for finding in verify(find("splitter"), kept))
    forged = msgspec.structs.replace(kept, early=False)
    assert not all(finding.holds for finding in verify(find("splitter"), forged))
    assert (await other.get(f"/api/tables/{host.table}/rounds")).status_code == 200


async def test_the_host_waits_no_longer_for_somebody(place: InProcess):
    host, slow, third = await playing(place)
    for client in (host, third):
        await client.write_anything()
    assert await code_of(host, "hurry", seat=1) == "ok"
    await slow.until(lambda state: state["view"]["round"] == 2)
    assert slow.state["seats"][1]["stood_in"] == [1]
    await place.clock.turn(1_000)
    assert slow.state["view"]["round"] == 2, "the bot plays one round, then the person again"
    assert not slow.sheet.get("done")
    await third.until_round(2)
    await third.write_anything()
    assert await code_of(host, "hurry", seat=2) == "not-awaited"


async def test_a_bot_sits_in_at_once_for_somebody_who_is_away(place: InProcess):
    host, gone, _ = await playing(place)
    await gone.leave_line()
    await host.until(lambda state: state["seats"][1].get("away_ms") is not None)
    assert await code_of(host, "hurry", seat=1) == "ok"
    await host.until(lambda state: state["seats"][1].get("sitting_in", False))
    await gone.connect(host.table)
    await host.until(lambda state: not state["seats"][1].get("sitting_in", False))


async def test_a_removed_person_watches_and_a_bot_plays_on(place: InProcess):
    host, removed, _ = await playing(place)
    assert await code_of(host, "remove", seat=1) == "ok"
    await host.until(lambda state: state["seats"][1].get("sitting_in", False))
    await removed.until(lambda _: removed.me is None)
    assert removed.state["choices"] == []
    await removed.leave_line()
    await removed.connect(host.table)
    assert removed.me is None
    assert await code_of(host, "remove", seat=1) == "bot-seat"
    await host.until(lambda state: state["view"]["sheets"][1].get("done"))


async def test_before_the_start_a_removed_chair_is_free_again(place: InProcess):
    host, removed, _ = await seated(place)
    assert await code_of(host, "remove", seat=1) == "ok"
    await removed.until(lambda _: removed.me is None)
    assert not host.state["seats"][1].get("name")


async def test_behind_a_closed_door_nobody_new_sits_down(place: InProcess):
    host, other, _ = await seated(place)
    await host.ask("remove", seat=2)
    assert await code_of(host, "door", shut=True) == "ok"
    await other.until(lambda state: state["shut"])
    stranger = Client(place)
    refused = await stranger.post(f"/api/tables/{host.table}/seats", {"name": "Zoë"})
    assert (refused.status_code, refused.json()["code"]) == (403, "door-shut")
    assert await other.sit(host.table, "Person 1") == 1, "people with a seat come back"
    await host.ask("door", shut=False)
    assert await stranger.sit(host.table, "Zoë") == 2


async def test_the_next_person_is_the_host_while_the_host_is_away(place: InProcess):
    host, second, third = await playing(place)
    assert await code_of(second, "pause") == "not-host"
    await host.leave_line()
    await second.until(lambda state: state["seats"][1].get("host", False))
    assert await code_of(third, "pause") == "not-host"
    assert await code_of(second, "pause") == "ok"
    await host.connect(second.table)
    await host.until(lambda state: state["seats"][0].get("host", False))
    assert await code_of(host, "pause", paused=False) == "ok"
    assert await code_of(second, "pause") == "not-host"


NOT_TAKEN_BACK: list[tuple[str, dict[str, Any]]] = [("end", {}), ("remove", {"seat": 0}), ("door", {"shut": True})]


@pytest.mark.parametrize(("kind", "fields"), NOT_TAKEN_BACK)
async def test_a_host_whose_page_reconnects_stays_the_host_of_what_cannot_be_taken_back(
    place: InProcess, kind: str, fields: dict[str, Any]
):
    host, second, third = await playing(place)
    await host.leave_line()
    await second.until(lambda state: state["seats"][1].get("host", False))
    await place.clock.turn(59_000)
    assert await code_of(second, kind, **fields) == "host-away"
    assert await code_of(third, kind, **fields) == "not-host"
    await host.connect(second.table)
    await host.leave_line()
    await place.clock.turn(59_000)
    assert await code_of(second, kind, **fields) == "host-away"
    await place.clock.turn(1_000)
    assert await code_of(second, kind, **fields) == "ok"


@pytest.mark.parametrize("wish", [("arrange", {"game": "hexroller", "seats": 3}), ("swap", {"seat": 0, "other": 1})])
async def test_a_host_whose_page_reconnects_before_the_start_still_arranges_the_table(
    place: InProcess, wish: tuple[str, dict[str, Any]]
):
    kind, fields = wish
    host, second, _ = await seated(place)
    await host.leave_line()
    await second.until(lambda state: state["seats"][1].get("host", False))
    assert await code_of(second, kind, **fields) == "host-away"
    await place.clock.turn(60_000)
    assert await code_of(second, kind, **fields) == "ok"


async def test_a_game_starts_without_a_host_who_has_just_gone(place: InProcess):
    host, second, _ = await seated(place)
    await host.leave_line()
    await second.until(lambda state: state["seats"][1].get("host", False))
    assert await code_of(second, "start") == "ok"


@pytest.mark.parametrize("kind", ["pause", "end", "remove", "hurry", "door"])
async def test_a_request_of_the_host_sent_again_is_carried_out_once(place: InProcess, kind: str):
    host, _, _ = await playing(place)
    fields = {"remove": {"seat": 1}, "hurry": {"seat": 1}, "door": {"shut": True}}.get(kind, {})
    first = await host.ask(kind, "once", **fields)
    again = await host.ask(kind, "once", **fields)
    assert (first["type"], again["type"]) == ("update", "update")


async def test_a_host_who_removes_the_own_seat_is_refused(place: InProcess):
    host, _, _ = await seated(place)
    await host.ask("ping")  # past the news that somebody came
    before = host.state
    answer = await host.ask("remove", seat=0)
    assert answer["code"] == "own-seat"
    assert host.state == before
    assert await code_of(host, "remove", seat=7) == "no-seat"
