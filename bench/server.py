"""Tables of four seats, flat out, as people play at their pages: each seat sends a pencil mark, later that it is done.

A mark is one frame in, one durable append and one frame out, for nobody else sees it. Being done is a move: one frame
in, one durable append and four frames out; every fourth closes the round. In every second round all four say it at the
same moment, as people may: moves that share a commit share their frames. Beside them, in the same run, a bare echo
server.
"""

import asyncio
import json
import statistics
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import uvloop
import websockets
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from bench.process import UNLIMITED, Measured
from rollwright.core import new_secret
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.sheet import layout
from rollwright.server.clock import Clock
from rollwright.server.layers.guard import token_hash
from rollwright.server.show.diff import diff_of
from rollwright.server.store.protocol import Entry
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import events

SEATS = 4
SIZES = (10, 50, 200)
GAMES = {10: 6, 50: 2, 200: 1}  # played one after the other at each table, so that small runs are long enough
ECHOES = 800  # a round, at least one from each socket

ECHOED = json.dumps({"type": "move", "id": "12-3", "round": 12, "actions": ["write 3L4", "done"]})

NEW_ROUND = f"[[{diff_of(splitter).paths.index('view.round')},"  # a patch that ends a round begins so

Socket = websockets.ClientConnection


@dataclass
class Tally:
    """The cost of one kind of message."""

    cpu: float = 0.0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list[float])
    sizes: list[int] = field(default_factory=list[int])

    @property
    def cpu_us(self) -> float:
        return 1e6 * self.cpu / len(self.waits)


def token(seat: int) -> str:
    return f"{seat:032x}"


async def prepare(path: Path, count: int) -> list[str]:
    """Write tables that have just started straight into the log."""
    store = await SqliteStore.open(path)
    names = [
        f"TEST{number:02d}" if number < 100 else f"TES{chr(65 + number // 100)}{number % 100:02d}"
        for number in range(count)
    ]
    chairs = tuple(events.Chair(f"Person {seat}", holder=token_hash(token(seat))) for seat in range(SEATS))
    for name in names:
        opened = events.Opened("splitter", splitter.info.version, {"pad": "A"}, 0, new_secret(), "", chairs)
        log = [opened, events.Started(Clock().now())]
        await store.append(
            [
                Entry(name, seq, Clock().now(), events.kind(event), None, events.encode(event))
                for seq, event in enumerate(log, start=1)
            ]
        )
    await store.close()
    return names


async def connect(port: int, path: str, seat: int) -> Socket:
    address = f"ws://127.0.0.1:{port}{path}"
    return await websockets.connect(
        address, additional_headers={"Cookie": f"rollwright={token(seat)}"}, compression=None, ping_interval=None
    )


async def sit(port: int, name: str) -> list[Socket]:
    sockets = [await connect(port, f"/api/tables/{name}/live", seat) for seat in range(SEATS)]
    for socket in sockets:
        await socket.recv()
    for socket in sockets:  # past the updates about later arrivals
        await socket.send('{"type":"ping","id":"here"}')
        while '"pong"' not in str(await socket.recv()):
            pass
    return sockets


def request(number: int, action: str) -> str:
    return json.dumps({"type": "move", "id": f"{number}-{action}", "round": number, "actions": [action]})


def is_answer(frame: str | bytes, number: int, action: str) -> bool:
    return str(frame).endswith(f',"{number}-{action}"]')


async def ask(socket: Socket, others: list[Socket], number: int, action: str, tally: Tally) -> None:
    """Send one action and wait until everybody who hears of it has heard."""
    sent = time.perf_counter()
    await socket.send(request(number, action))
    own = await socket.recv()
    tally.waits.append(time.perf_counter() - sent)
    assert is_answer(own, number, action), own
    tally.sizes += [len(own), *[len(await other.recv()) for other in others]]


async def write(name: str, sockets: list[Socket], number: int, tally: Tally) -> None:
    """Let each seat write in pencil, which nobody else sees; each fills its sheet in an order of its own."""
    pairs = [cell.id for cell in layout("A").cells if cell.side == "L"]
    for seat, socket in enumerate(sockets):
        await ask(socket, [], number, f"write {Random(f'{name}/{seat}').sample(pairs, len(pairs))[number - 1]}", tally)


async def finish(_: str, sockets: list[Socket], number: int, tally: Tally) -> None:
    """Let one seat after the other be done."""
    for socket in sockets:
        await ask(socket, [other for other in sockets if other is not socket], number, "done", tally)


async def finish_together(_: str, sockets: list[Socket], number: int, tally: Tally) -> None:
    """Let all seats be done at the same moment, and hear until the round has ended."""

    async def be_done(socket: Socket) -> None:
        sent = time.perf_counter()
        await socket.send(request(number, "done"))
        answered = ended = False
        while not (answered and ended):
            frame = str(await socket.recv())
            tally.sizes.append(len(frame))
            if is_answer(frame, number, "done"):
                tally.waits.append(time.perf_counter() - sent)
                answered = True
            ended = ended or frame.startswith(NEW_ROUND) or '"over"' in frame

    await asyncio.gather(*map(be_done, sockets))


async def repeat(sockets: list[Socket], tally: Tally) -> None:
    """Let every socket say something to the echo server and hear it, again and again."""

    async def talk(socket: Socket) -> None:
        for _ in range(max(1, ECHOES // len(sockets))):
            sent = time.perf_counter()
            await socket.send(ECHOED)
            await socket.recv()
            tally.waits.append(time.perf_counter() - sent)

    await asyncio.gather(*(talk(socket) for socket in sockets))


@contextmanager
def clocked(server: Measured, tally: Tally) -> Generator[None]:
    started, before = time.perf_counter(), server.cpu()
    yield
    tally.cpu += server.cpu() - before
    tally.seconds += time.perf_counter() - started


async def measure(size: int) -> tuple[Tally, Tally, Tally, Tally, float]:
    """Return the costs of pencil marks, of moves one after the other and together, and of echoes, and a table's bytes.

    All are measured in turn, round by round: the machine may get busier or idler meanwhile.
    """
    marks, moves, together, echoes, grown = Tally(), Tally(), Tally(), Tally(), 0.0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        names = await prepare(path, size * GAMES[size])
        with (
            Measured("bench.echo") as bare,
            Measured("rollwright.server", "--port", "0", "--database", str(path), **UNLIMITED) as server,
        ):
            talkers = [await connect(bare.port, "/", 0) for _ in range(size * SEATS)]
            for game in range(GAMES[size]):
                empty = server.memory()
                tables = {name: await sit(server.port, name) for name in names[game * size : (game + 1) * size]}
                grown = max(grown, server.memory() - empty)
                for number in range(1, layout("A").rounds + 1):
                    for act, tally in ((write, marks), (finish, moves) if number % 2 else (finish_together, together)):
                        with clocked(server, tally):
                            await asyncio.gather(
                                *(act(name, sockets, number, tally) for name, sockets in tables.items())
                            )
                    with clocked(bare, echoes):
                        await repeat(talkers, echoes)
                await close(socket for sockets in tables.values() for socket in sockets)
            await close(talkers)
    return marks, moves, together, echoes, grown / size


async def close(sockets: Iterable[Socket]) -> None:
    await asyncio.gather(*(socket.close() for socket in sockets))


def main() -> None:
    console = Console(width=150)
    grid = Grid(
        "tables",
        "",
        "each/s",
        "µs each",
        "µs an echo",
        "each/echo",
        "p50 ms",
        "p99 ms",
        "bytes out",
        "frames out",
        "KB a table",
    )
    for size in track(SIZES, "measuring", console=console):
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            marks, moves, together, echoes, grown = runner.run(measure(size))
        for name, tally in (("mark", marks), ("move", moves), ("moves together", together)):
            count, cuts, bare = len(tally.waits), statistics.quantiles(tally.waits, n=100), echoes.cpu_us
            costs = (count / tally.seconds, tally.cpu_us, bare, tally.cpu_us / bare)
            rest = (1e3 * cuts[49], 1e3 * cuts[98], sum(tally.sizes) / count, len(tally.sizes) / count, grown / 1024)
            grid.add_row(str(size), name, *(f"{figure:.1f}" for figure in (*costs, *rest)))
    console.print(grid)


if __name__ == "__main__":
    main()
