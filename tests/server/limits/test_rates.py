"""Every limit has its code and its sentence, and exceeding it costs nobody else anything."""

import json
import resource
from contextlib import suppress
from pathlib import Path

import websockets

from rollwright.server.settings import Limits
from tests.server.client import Client
from tests.server.process import Server
from tests.server.refused import is_refusal, look, talk


async def test_a_frame_over_the_limit_is_refused_and_a_huge_one_ends_the_line(port: int):
    clients = await talk(port, "en")
    before = await look(clients)
    refused = clients[0].expect("")
    await clients[0].send(json.dumps({"type": "move", "id": "x" * 4096, "round": 1, "actions": ["write 3L4"]}))
    assert is_refusal(await refused, "frame-too-big")
    assert await look(clients) == before
    with suppress(websockets.ConnectionClosed):
        await clients[0].send("x" * 5_000_000)
    await clients[0].leave_line()
    assert clients[0].closed_with == 1009
    assert (await look(clients[1:]))[0][1].view == before[1][1].view
    for client in clients:
        await client.close()


async def test_too_many_messages_are_refused_each_with_its_own_answer(port: int):
    clients = await talk(port, "en")
    before = await look(clients)
    names = [f"n{number}" for number in range(80)]
    answers = [clients[0].expect(name) for name in names]
    for name in names:
        await clients[0].send(json.dumps({"type": "move", "id": name, "round": 9, "actions": ["done"]}))
    codes = [(await answer)["code"] for answer in answers]
    assert codes.count("too-many-messages") >= 20
    assert codes.count("stale-round") >= 36  # of forty at once, after a start, a hash, a share and a move
    assert (await look(clients[1:])) == before[1:]
    for client in clients:
        await client.close()


async def test_a_browser_has_a_limit_of_open_tables(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", Limits(open_tables=3))
    client = Client(server.port)
    for _ in range(3):
        await client.open()
    assert (await client.post("/api/tables", {"game": "splitter"})).json()["code"] == "too-many-tables"
    await client.close()
    server.stop()


async def test_an_address_has_a_limit_of_posts(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", Limits(posts=1))
    client = Client(server.port)
    answers = [await client.post("/api/tables", {"game": "chess"}) for _ in range(40)]
    codes = {answer.json()["code"] for answer in answers}
    assert codes == {"unknown-game", "too-many-requests"}
    await client.close()
    server.stop()


async def test_spectators_cannot_crowd_out_the_players(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", Limits(posts=500, pages_of_a_seat=3, address_spectators=3))
    players = await talk(server.port, "en")
    crowd = [Client(server.port) for _ in range(4)]
    for watcher in crowd:
        await watcher.connect(players[0].table)
    await crowd[3].leave_line()
    assert is_refusal(json.loads(crowd[3].frames[0]), "too-many-spectators-here")
    assert crowd[3].closed_with == 4429
    windows = [Client(server.port, token=players[0].token) for _ in range(3)]
    for window in windows:
        await window.connect(players[0].table)
    assert [window.me for window in windows] == [0, 0, None]  # the first page and two more
    for client in (*players, *crowd, *windows):
        await client.close()
    server.stop()


def _allow_few_files() -> None:
    """For `prepare`: as most systems start a program."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))


def test_a_server_asks_for_as_many_open_files_as_it_may_have(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", prepare=_allow_few_files)
    assert server.process.pid is not None
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert soft == min(hard, 65_536) > 256
    server.stop()
