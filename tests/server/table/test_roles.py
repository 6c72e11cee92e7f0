"""Every action by every role is allowed or refused as docs/rooms.md says."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.in_process import InProcess, in_process
from tests.server.table.test_hosting import playing, seated

LOBBY: dict[str, dict[str, Any]] = {
    "door": {"shut": True},
    "remove": {"seat": 2},
    "handicap": {"seat": 0, "handicap": True},
    "seat-bot": {"seat": 2, "level": "gentle"},
    "swap": {"seat": 0, "other": 1},
    "arrange": {"game": "splitter", "seats": 3},
    "start": {},
}
GAME: dict[str, dict[str, Any]] = {
    "move": {"round": 1, "actions": ["done"]},
    "door": {"shut": True},
    "pause": {},
    "hurry": {"seat": 2},
    "remove": {"seat": 2},
    "end": {},
}
HOSTS = {"start", "pause", "end", "hurry", "remove", "door"}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with in_process(tmp_path) as place:
        yield place


async def _refusals(client: Client, requests: dict[str, dict[str, Any]]) -> dict[str, str]:
    return {kind: (await client.ask(kind, **fields)).get("code", "ok") for kind, fields in requests.items()}


async def _watching(place: InProcess, table: str) -> Client:
    spectator = Client(place)
    await spectator.connect(table)
    return spectator


async def test_before_the_start(place: InProcess):
    host, other, _ = await seated(place)
    spectator = await _watching(place, host.table)
    assert set((await _refusals(spectator, LOBBY)).values()) == {"not-seated"}
    assert await _refusals(other, LOBBY) == {
        "door": "not-host",
        "remove": "not-host",
        "handicap": "no-handicap",
        "seat-bot": "seat-taken",
        "swap": "not-host",
        "arrange": "not-host",
        "start": "not-host",
    }
    assert {kind for kind, code in (await _refusals(host, LOBBY)).items() if code == "ok"} == LOBBY.keys() - {
        "handicap"
    }


async def test_during_the_game(place: InProcess):
    host, other, _ = await playing(place)
    spectator = await _watching(place, host.table)
    assert set((await _refusals(spectator, GAME)).values()) == {"not-seated"}
    answers = await _refusals(other, GAME)
    assert {kind for kind, code in answers.items() if code == "not-host"} == HOSTS & GAME.keys()
    assert host.state["phase"] == "playing"
    answers = await _refusals(host, {**GAME, "pause": {"paused": False}})
    assert {kind for kind, code in answers.items() if code == "ok"} >= HOSTS & GAME.keys()
    for client, code in ((spectator, "not-seated"), (other, "ok")):
        assert (await client.ask("again")).get("code", "ok") == code


async def test_a_removed_person_is_a_spectator(place: InProcess):
    host, other, _ = await playing(place)
    await host.ask("remove", seat=1)
    await other.until(lambda _: other.me is None)
    assert set((await _refusals(other, GAME)).values()) == {"not-seated"}


async def test_a_removed_person_gets_no_other_chair_before_the_door_is_opened_again(place: InProcess):
    host, removed, _ = await seated(place)
    await host.ask("remove", seat=1)
    await removed.until(lambda _: removed.me is None)
    seats = f"/api/tables/{host.table}/seats"
    refused = await removed.post(seats, {"name": "Person 1"})
    assert (refused.status_code, refused.json()["code"]) == (403, "taken-off")
    assert not host.state["seats"][1].get("name")
    assert (await removed.ask("wait", person={"name": "Person 1"}))["code"] == "not-started"
    for shut in (True, False):
        await host.ask("door", shut=shut)
    assert await removed.sit(host.table, "Person 1") == 1
    await host.ask("remove", seat=1)
    await removed.until(lambda _: removed.me is None)
    assert await Client(place).sit(host.table, "Zoë") == 1, "the chair is anybody else's"


async def test_a_person_removed_from_the_game_waits_for_no_other(place: InProcess):
    host, removed, _ = await playing(place)
    await host.ask("remove", seat=1)
    await removed.until(lambda _: removed.me is None)
    person = {"name": "Person 9"}
    assert (await removed.ask("wait", person=person))["code"] == "taken-off"
    await host.ask("door", shut=False)
    assert (await removed.ask("wait", person=person)).get("code", "ok") == "ok"


async def test_a_stranger_without_the_link_finds_no_table(place: InProcess):
    host, _, _ = await seated(place)
    code = host.hello["link"].partition("-")[0]
    stranger = Client(place)
    for path in (f"/api/tables/{code}-0000000000000000", "/api/tables/KITE99"):
        refused = await stranger.get(path)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-table")
