"""A line that breaks is the loss of one page: everybody else at the table plays on."""

import asyncio
import json
import socket
import struct
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from rollwright.server.show.pictures import Pictures
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.table.table import Table
from tests.server.client import Client, play_on, seat_all
from tests.server.in_process import AMPLE, in_process
from tests.server.process import Server
from tests.server.turned import until

RESET = struct.pack("ii", 1, 0)  # SO_LINGER with no time: closing sends a reset


def reset(client: Client) -> None:
    """Cut the line without a word, as a phone that loses its network."""
    plug: socket.socket = client.socket.transport.get_extra_info("socket")
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    client.socket.transport.abort()


def dial_and_reset(port: int, table: str, *, politely: bool) -> None:
    """Ask for a socket and go before the answer is read."""
    plug = socket.create_connection(("127.0.0.1", port))
    if not politely:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    plug.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()
        + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    if politely:
        plug.recv(4096)
    plug.close()


@pytest.mark.parametrize("politely", [False, True])
async def test_strangers_who_reset_the_line_cut_off_nobody(tmp_path: Path, politely: bool):
    server = Server(tmp_path / "tables.sqlite", AMPLE)
    players = await seat_all(server.port, 2)
    for _ in range(60):
        await asyncio.to_thread(dial_and_reset, server.port, players[0].table, politely=politely)
        assert (await players[0].ask("ping"))["type"] == "pong"
    await play_on(players, rounds=1)
    assert [player.closed_with for player in players] == [None, None]
    assert "table dropped" not in server.log
    assert "failed" not in server.log
    for player in players:
        await player.close()
    server.stop()


async def test_three_seats_that_drop_at_once_leave_the_fourth_alone(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite")
    for _ in range(5):
        players = await seat_all(server.port, 4)
        stays, *others = players
        for other in others:  # the frames of their moves are on the way when the lines break
            await other.send(json.dumps({"type": "move", "id": "m", "round": 1, "actions": ["done"]}))
            reset(other)
        await stays.until(lambda state: sum(seat.get("away_ms") is not None for seat in state["seats"]) == 3)
        assert (await stays.write_anything())["type"] == "update"
        assert stays.closed_with is None
        for player in players:
            await player.close()
    assert "table dropped" not in server.log
    server.stop()


async def test_a_page_that_cannot_be_shown_its_table_is_closed_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with in_process(tmp_path) as place:
        players = await seat_all(place, 2)
        view = Snapshot.view

        def stumble(snapshot: Snapshot, seat: int | None) -> Any:
            if seat == 1:
                raise ValueError
            return view(snapshot, seat)

        monkeypatch.setattr(Snapshot, "view", stumble)
        with capture_logs() as logs:
            await players[1].send(json.dumps({"type": "move", "id": "m", "round": 1, "actions": ["write 3L4"]}))
            await until(lambda: players[1].closed_with is not None)
        told = [(entry["table"], entry["game"], entry["seat"]) for entry in logs if entry["event"] == "page failed"]
        assert told == [(players[0].table, "splitter", 1)]
        assert (await players[0].move("write 3L4"))["type"] == "update"
        assert [client.closed_with for client in players] == [None, 1011]
        monkeypatch.undo()
        await players[1].connect(players[0].table)
        assert any(players[1].sheet["pencil"])  # the move was kept
        await play_on([players[1], players[0]], rounds=1)


async def test_only_a_start_that_can_be_waits_for_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []
    lay_out = Pictures.lay_out

    async def note(pictures: Pictures, table: Table) -> None:
        asked.append(table.name)
        await lay_out(pictures, table)

    monkeypatch.setattr(Pictures, "lay_out", note)
    async with in_process(tmp_path) as place:
        player, stranger = Client(place), Client(place)
        table = await player.open(2, game="difference")
        await player.connect(table)
        await stranger.connect(table)
        assert (await stranger.ask("start"))["code"] == "not-seated"
        assert asked == []
        await player.sit(table, "Ada")
        assert (await player.ask("start"))["type"] == "update"
        assert asked == [table]
