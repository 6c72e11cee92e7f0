"""A table goes on under the rules it was begun with, whatever is installed later."""

from pathlib import Path

import msgspec
import pytest

from rollwright.core import Record, verify
from tests.games.two_versions import FIRST, SECOND, install_first, install_second, install_third
from tests.server.client import Client, seat_all
from tests.server.process import Server


async def climb(clients: list[Client], rounds: int = 99) -> None:
    """Let everybody take the first die to the first free step, until the end or for some rounds."""
    while clients[0].state["phase"] == "playing" and rounds:
        rounds, number = rounds - 1, clients[0].round
        for client in clients:
            await client.until_round(number)
            await client.move("take 0")
            answer = await client.move(client.state["choices"][0], "done")
            assert answer["type"] == "update", answer
        for client in clients:
            await client.until_round(number + 1)


async def back(server: Server, clients: list[Client], table: str) -> list[Client]:
    """Return the same browsers at a server that was started again."""
    fresh = [Client(server.port, token=client.token) for client in clients]
    for client, old in zip(fresh, clients, strict=True):
        await client.connect(table)
        assert client.me == old.me
    return fresh


async def record_of(client: Client, table: str) -> Record:
    answer = await client.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Record)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def test_a_table_begun_under_version_1_goes_on_under_version_1(database: Path):
    server = Server(database, prepare=install_first)
    ended = await seat_all(server.port, 1, game="stairs")
    await climb(ended)
    begun = await seat_all(server.port, 2, game="stairs")
    await climb(begun, rounds=2)
    shown = [client.shown for client in begun]
    before = await record_of(ended[0], ended[0].table)
    for client in (*ended, *begun):
        await client.leave_line()
    server.stop()

    server = Server(database, prepare=install_second)
    (again,) = await back(server, ended, ended[0].table)
    assert await record_of(again, ended[0].table) == before
    assert (await again.get(f"/api/tables/{ended[0].table}/rounds")).status_code == 200
    await again.ask("again")
    following = Client(server.port, token=again.token)
    await following.connect(again.state["again"])
    await following.ask("start")
    assert len(following.state["view"]["dice"]) == 3  # the next table has the newest rules
    await climb([following])
    assert (await record_of(following, following.table)).version == 2

    fresh = await back(server, begun, begun[0].table)
    for client in fresh:
        await client.ask("ping")  # past the news that the person came back
    assert [client.shown for client in fresh] == shown
    assert len(fresh[0].state["view"]["dice"]) == 2
    await climb(fresh)
    kept = await record_of(fresh[0], begun[0].table)
    assert kept.version == 1
    assert all(finding.holds for finding in verify(SECOND, kept))
    assert all(finding.holds for finding in verify(FIRST, kept))

    newer = await seat_all(server.port, 1, game="stairs")
    assert len(newer[0].state["view"]["dice"]) == 3
    await climb(newer)
    assert (await record_of(newer[0], newer[0].table)).version == 2
    for client in (*ended, *begun, again, following, *fresh, *newer):
        await client.close()
    server.stop()


async def test_a_table_whose_rules_are_gone_is_refused_in_a_sentence_and_costs_nobody_another(database: Path):
    server = Server(database, prepare=install_first)
    (client,) = await seat_all(server.port, 1, game="stairs")
    await client.leave_line()
    server.stop()

    server = Server(database, prepare=install_third)
    later = Client(server.port, token=client.token)
    answer = await later.get(f"/api/tables/{client.table}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-version")
    assert "version 1" in answer.json()["sentence"]
    other = await later.open(1)
    await later.sit(other, "Person 0")
    mine = await later.get("/api/me/tables")
    assert [card["table"] for card in mine.json()] == [other]
    await later.close()
    await client.close()
    server.stop()
