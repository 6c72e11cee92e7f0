"""However the server ends, acknowledged moves are there when it starts again, and tables go on where they were."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from rollwright.core import verify
from rollwright.games import find
from rollwright.server.store.archive import record_of
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table.events import Moved, decode
from rollwright.server.table.table import fold
from tests.effort import SOAK, effort
from tests.server.client import Client, play_on, seat_all
from tests.server.process import Server
from tests.server.wire import Reader

KILLS = effort(8, 202)
BETWEEN = effort(25, 740)  # moves between two kills, at most


async def logged(path: Path, table: str) -> list[Moved]:
    """Return the moves that the file holds, after making sure that they replay, and that a finished game verifies."""
    store = await SqliteStore.open(path)
    events = [decode(body) for body in await store.read(table)]
    await store.close()
    if fold(table, events).phase == "over":
        record = record_of(table, events)
        assert all(finding.holds for finding in verify(find(record.game), record))
    return [event for event in events if isinstance(event, Moved)]


async def test_after_a_stop_everything_goes_on_where_it_was(tmp_path: Path):
    path = tmp_path / "tables.sqlite"
    server = Server(path)
    clients = await seat_all(server.port, 2, ["gentle"])
    await play_on(clients, rounds=3)
    await clients[0].move(
        "write 3L1" if "write 3L1" in clients[0].state["choices"] else clients[0].state["choices"][0],
        name="before the stop",
    )
    before = clients[0].shown.view
    server.stop()
    for client in clients:
        await client.leave_line()
        assert client.closed_with == 1012
    server = Server(path)
    again = [Client(server.port, token=client.token) for client in clients]
    for old, new in zip(clients, again, strict=True):
        new.reader, new.me, new.resume = old.reader, old.me, old.resume
        await new.connect(old.table, seq=old.seq)
    assert again[0].shown.view == before
    repeated = await again[0].move("undo", name="before the stop")
    assert repeated["type"] == "update"
    assert again[0].shown.view == before  # the same id counts once, across restarts too
    await play_on(again)
    assert again[0].state["phase"] == "over"
    for client in (*clients, *again):
        await client.close()
    server.stop()


async def test_a_stop_waits_for_no_print(tmp_path: Path):
    """Prints that wait or are being made are answered at once, and nothing of them goes on."""
    server = Server(tmp_path / "tables.sqlite")
    client = Client(server.port)
    path = "/api/games/difference/print.pdf?copies={}&hand=1"
    prints = [asyncio.create_task(client.http.get(path.format(copies))) for copies in (2, 3, 4)]
    while not (working := _children(server)):
        await asyncio.sleep(0.02)
    server.stop()
    assert [answer.status_code for answer in await asyncio.gather(*prints)] == [429] * 3
    assert "Traceback" not in server.log
    while any(Path(f"/proc/{child}/cmdline").exists() for child in working):
        await asyncio.sleep(0.02)
    await client.close()


def _children(server: Server) -> list[str]:
    """Return the processes of the press that this server has started."""
    found = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [child for file in found for child in file.read_text().split() if _prints(child)]


def _prints(process: str) -> bool:
    try:
        return b"rollwright.press" in Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


class Regular:
    """Somebody who plays game after game, comes back whenever the line breaks, and notes what was acknowledged."""

    def __init__(self, token: str, table: str) -> None:
        self.token = token
        self.table = table
        self.acknowledged: list[str] = []
        self.sent = 0
        self.progress = asyncio.Event()
        self.seq: int | None = None
        self.resume = ""
        self.reader = Reader()
        self.me: int | None = None

    async def play(self, port: int) -> None:
        """Play until the server dies or the game is over. A move without an answer is sent again under its own id."""
        client = Client(port, token=self.token)
        client.reader, client.me, client.resume = self.reader, self.me, self.resume
        try:
            await client.connect(self.table, seq=self.seq)
            while client.socket.state is websockets.State.OPEN and client.state["phase"] == "playing":
                if not client.awaited:
                    await client.until(
                        lambda state: client.awaited or state["phase"] == "over" or client.closed_with is not None, 5
                    )
                    if client.closed_with is not None:
                        break
                    continue
                name = f"{self.sent}"
                answer = await client.move(client.state["choices"][0], "done", name=name)
                if answer["type"] == "update":
                    self.acknowledged.append(name)
                    self.progress.set()
                self.sent += 1
        except (OSError, TimeoutError, websockets.WebSocketException, asyncio.CancelledError):
            pass
        finally:
            self.seq, self.reader, self.me = (
                client.seq if client.seq is not None else self.seq,
                client.reader,
                client.me,
            )
            self.resume = client.resume
            with suppress(OSError, websockets.WebSocketException):
                await client.close()


async def new_game(port: int) -> list[Regular]:
    clients = await seat_all(port, 4)
    regulars = list[Regular]()
    for client in clients:
        regular = Regular(client.token or "", client.table)
        regular.seq, regular.reader, regular.me, regular.resume = client.seq, client.reader, client.me, client.resume
        regulars.append(regular)
        await client.close()
    return regulars


async def acknowledged_again(regulars: list[Regular], moves: int) -> None:
    """Wait until so many more moves of a table are acknowledged, or its game is over."""
    before = sum(len(regular.acknowledged) for regular in regulars)
    while sum(len(regular.acknowledged) for regular in regulars) < before + moves:
        waits = [asyncio.create_task(regular.progress.wait()) for regular in regulars]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=2)
        for regular, wait in zip(regulars, waits, strict=True):
            wait.cancel()
            regular.progress.clear()
        if any(regular.reader.state.get("phase") == "over" for regular in regulars):
            return


@pytest.mark.slow
@pytest.mark.soak("202 kills of the server, not 8, and more moves between them")
async def test_kills_at_random_moments_lose_no_acknowledged_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path, moments = tmp_path / "tables.sqlite", random.Random(7)
    server = Server(path)
    finished: list[list[Regular]] = []
    games = [await new_game(server.port) for _ in range(3)]
    for _ in range(KILLS):
        playing = [asyncio.create_task(regular.play(server.port)) for regulars in games for regular in regulars]
        await acknowledged_again(moments.choice(games), moments.randint(1, BETWEEN))
        server.kill()
        await asyncio.gather(*playing)
        server = await asyncio.to_thread(Server, path)
        for place, regulars in enumerate(games):
            if any(regular.reader.state["phase"] == "over" for regular in regulars):
                finished.append(regulars)
                games[place] = await new_game(server.port)
    server.stop()
    acknowledged = 0
    for regulars in finished + games:
        names = [(move.seat, move.id) for move in await logged(path, regulars[0].table)]
        assert len(names) == len(set(names))  # none twice
        for regular in regulars:
            assert {(regular.me, name) for name in regular.acknowledged} <= set(names)
            acknowledged += len(regular.acknowledged)
    assert finished or not SOAK  # whole games were played through it all
    assert acknowledged > 4 * KILLS
    if SOAK:
        with capsys.disabled():
            print(f"\n{KILLS} kills, {acknowledged} acknowledged moves, {len(finished)} finished games that verify")
