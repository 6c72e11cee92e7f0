"""Tables of four seats, flat out: in turn each seat sends one move and everybody hears of it.

So a move is one frame in, one durable append and four frames out. Beside it, in the same run, a bare echo server.
"""

import asyncio
import json
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
import websockets
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from bench.process import Measured
from rollwright.core import new_secret
from rollwright.games import splitter
from rollwright.server import events
from rollwright.server.clock import now
from rollwright.server.guard import token_hash
from rollwright.server.log import Entry
from rollwright.server.sqlite import SqliteStore

SEATS = 4
SIZES = (10, 50, 200)
GAMES = {10: 6, 50: 2, 200: 1}  # played one after the other at each table, so that small runs are long enough
ECHOES = 20_000

Socket = websockets.ClientConnection


@dataclass(frozen=True)
class Result:
    tables: int
    moves: int
    seconds: float
    cpu_us: float
    p50_ms: float
    p99_ms: float
    bytes_out: float
    frames_out: float
    table_kb: float


def token(seat: int) -> str:
    return f"{seat:032x}"


async def prepare(path: Path, count: int) -> list[str]:
    """Write tables that have just started straight into the log."""
    store = await SqliteStore.open(path)
    names = [f"TEST{number:02d}" if number < 100 else f"TES{chr(65 + number // 100)}{number % 100:02d}" for number in range(count)]
    chairs = tuple(events.Chair(f"Person {seat}", holder=token_hash(token(seat))) for seat in range(SEATS))
    for name in names:
        opened = events.Opened("splitter", splitter.INFO.version, {"pad": "A"}, 0, new_secret(), "", chairs)
        log = [opened, events.Started(now())]
        await store.append([Entry(name, seq, now(), events.kind(event), None, events.encode(event)) for seq, event in enumerate(log, start=1)])
    await store.close()
    return names


async def connect(port: int, path: str, seat: int) -> Socket:
    address = f"ws://127.0.0.1:{port}{path}"
    return await websockets.connect(address, additional_headers={"Cookie": f"rollwright={token(seat)}"}, compression=None, ping_interval=None)


async def sit(port: int, name: str) -> list[Socket]:
    sockets = [await connect(port, f"/api/tables/{name}/live", seat) for seat in range(SEATS)]
    for socket in sockets:
        await socket.recv()
    for socket in sockets:  # past the news of who came later
        await socket.send('{"type":"ping","id":"here"}')
        while '"pong"' not in str(await socket.recv()):
            pass
    return sockets


async def play(sockets: list[Socket], waits: list[float], sizes: list[int]) -> None:
    """Play one game, seat after seat."""
    pairs = [cell.id for cell in splitter.sheet.layout("A").cells if cell.side == "L"]
    for number, cell in enumerate(pairs, start=1):
        for seat, socket in enumerate(sockets):
            request = {"type": "move", "id": f"{number}-{seat}", "round": number, "actions": [f"write {cell}", "done"]}
            sent = time.perf_counter()
            await socket.send(json.dumps(request))
            own = await socket.recv()
            waits.append(time.perf_counter() - sent)
            assert '"answers"' in own, own
            sizes.append(len(own))
            sizes.extend([len(await other.recv()) for other in sockets if other is not socket])


async def measure(size: int) -> Result:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        names = await prepare(path, size * GAMES[size])
        with Measured("rollwright.server", "--port", "0", "--database", str(path), ROLLWRIGHT_MESSAGES="60000") as server:
            waits: list[float] = []
            sizes: list[int] = []
            cpu = seconds = grown = 0.0
            for game in range(GAMES[size]):
                empty = server.memory()
                tables = [await sit(server.port, name) for name in names[game * size : (game + 1) * size]]
                grown = max(grown, server.memory() - empty)
                started, before = time.perf_counter(), server.cpu()
                await asyncio.gather(*(play(sockets, waits, sizes) for sockets in tables))
                cpu += server.cpu() - before
                seconds += time.perf_counter() - started
                await asyncio.gather(*(socket.close() for sockets in tables for socket in sockets))
    moves = len(waits)
    cuts = statistics.quantiles(waits, n=100)
    return Result(size, moves, seconds, 1e6 * cpu / moves, 1e3 * cuts[49], 1e3 * cuts[98], sum(sizes) / moves, len(sizes) / moves, grown / size / 1024)


async def echo(size: int) -> float:
    """Return the CPU microseconds of one echoed message with as many sockets as so many tables have."""
    with Measured("bench.echo") as server:
        sockets = [await connect(server.port, "/", 0) for _ in range(size * SEATS)]
        request = json.dumps({"type": "move", "id": "12-3", "round": 12, "actions": ["write 3L4", "done"]})
        each = ECHOES // len(sockets)

        async def talk(socket: Socket) -> None:
            for _ in range(each):
                await socket.send(request)
                await socket.recv()

        before = server.cpu()
        await asyncio.gather(*(talk(socket) for socket in sockets))
        used = server.cpu() - before
        await asyncio.gather(*(socket.close() for socket in sockets))
    return 1e6 * used / (each * len(sockets))


def main() -> None:
    console = Console(width=130)
    grid = Grid("tables", "moves/s", "CPU µs a move", "echo µs", "ratio", "p50 ms", "p99 ms", "bytes a move", "frames a move", "KB a table")
    for size in track(SIZES, "measuring", console=console):
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            bare = runner.run(echo(size))
            result = runner.run(measure(size))
        figures = (result.moves / result.seconds, result.cpu_us, bare, result.cpu_us / bare, result.p50_ms, result.p99_ms)
        rest = (result.bytes_out, result.frames_out, result.table_kb)
        grid.add_row(str(size), *(f"{figure:.1f}" for figure in (*figures, *rest)))
    console.print(grid)


if __name__ == "__main__":
    main()
