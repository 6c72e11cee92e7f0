"""Growth: a long log, many tables in memory, a large database at the start, many idle sockets. All as ratios."""

import asyncio
import resource
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.process import UNLIMITED, Measured
from bench.server import Socket, close, connect, token
from rollwright.core import new_secret
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.sheet import layout
from rollwright.server.clock import Clock
from rollwright.server.layers.guard import token_hash
from rollwright.server.store.protocol import Entry
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import events
from rollwright.server.table.table import fold

LONG, SHORT = 100_000, 1_000  # events of a log
TABLES = 5_000
FINISHED = 10_000
IDLE = 4_000
QUIET = 200  # requests to a server with nothing else to do
SETTLING = 10.0  # seconds in which idle sockets are watched
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"

Row = tuple[str, str, str, str]


def code(number: int) -> str:
    """Return a table code that no other number has."""
    letters = "".join(LETTERS[number // 90 // len(LETTERS) ** place % len(LETTERS)] for place in range(4))
    return f"{letters}{10 + number % 90}"


def begun() -> list[events.Event]:
    chairs = (events.Chair("Person", holder=token_hash(token(0))),)
    opened = events.Opened("splitter", splitter.info.version, {"pad": "A"}, 0, new_secret(), "", chairs)
    return [opened, events.Started(Clock().now())]


def churned(count: int) -> list[events.Event]:
    """Return the log of a seat that writes and takes back all the time: the most events that one round can have."""
    cell = next(cell.id for cell in layout("A").cells if cell.side == "L")
    log, at = begun(), 0
    while len(log) < count:
        at += 1
        log.append(events.Moved(0, (f"write {cell}" if at % 2 else "undo",), at, f"{at}"))
    return log


def finished() -> list[events.Event]:
    """Return the log of a whole game of one seat."""
    log = begun()
    for number, cell in enumerate([cell.id for cell in layout("A").cells if cell.side == "L"], start=1):
        log.append(events.Moved(0, (f"write {cell}", "done"), 1000 * number, f"{number}"))
    log.append(events.Ended())
    assert fold("TEST11", log).phase == "over"
    return log


def entries(name: str, log: Iterable[events.Event]) -> list[Entry]:
    now = Clock().now()
    return [
        Entry(name, seq, now, events.kind(event), events.holder(event), events.encode(event))
        for seq, event in enumerate(log, start=1)
    ]


async def lay(path: Path, logs: Iterable[tuple[str, list[events.Event]]]) -> None:
    """Write logs straight into a database, many in one commit."""
    store = await SqliteStore.open(path)
    waiting: list[Entry] = []
    for name, log in logs:
        waiting += entries(name, log)
        if len(waiting) > 20_000:
            await store.append(waiting)
            waiting = []
    if waiting:
        await store.append(waiting)
    await store.close()


def serve(path: Path) -> Measured:
    return Measured("rollwright.server", "--port", "0", "--database", str(path), **UNLIMITED)


async def ping(socket: Socket) -> float:
    sent = time.perf_counter()
    await socket.send('{"type":"ping","id":"here"}')
    while '"pong"' not in str(await socket.recv()):
        pass
    return time.perf_counter() - sent


async def join(port: int, name: str, seat: int = 0) -> Socket:
    socket = await connect(port, f"/api/tables/{name}/live", seat)
    await socket.recv()
    return socket


# ------------------------------------------------------------------ the parts


async def long_log(path: Path) -> list[Row]:
    """Fold a long log; and watch another table while the server reads it."""
    costs: dict[int, float] = {}
    for count in (SHORT, LONG):
        log = churned(count)
        started = time.perf_counter()
        fold("TEST11", log)
        costs[count] = (time.perf_counter() - started) / count
    await lay(path, [(code(1), churned(LONG)), (code(2), begun())])
    with serve(path) as server:
        other = await join(server.port, code(2))
        quiet = [await ping(other) for _ in range(QUIET)]
        reading = asyncio.create_task(join(server.port, code(1)))
        busy: list[float] = []
        started = time.perf_counter()
        while not reading.done():
            busy.append(await ping(other))
        took = time.perf_counter() - started
        await close([other, await reading])
    calm = statistics.quantiles(quiet, n=100)[98]
    return [
        (
            f"fold of {LONG:,} events",
            f"{1e6 * costs[LONG]:.1f} µs an event",
            f"{costs[LONG] / costs[SHORT]:.2f}",
            f"to {SHORT:,} events",
        ),
        (
            f"another table while {LONG:,} events are read ({took:.1f} s)",
            f"{1e3 * max(busy):.0f} ms at worst",
            f"{max(busy) / calm:.1f}",
            "to p99 of a quiet server",
        ),
    ]


async def moves_meanwhile(path: Path) -> list[Row]:
    """Keep moves of one table, one after the other, while long logs are read."""
    await lay(path, [(code(1), churned(LONG))])
    store, move = await SqliteStore.open(path), entries(code(2), begun())[1]
    waits: dict[int, list[float]] = {}
    seq = 0
    for reads in (0, 1, 5):
        reading = [asyncio.create_task(store.read(code(1))) for _ in range(reads)]
        waits[reads] = []
        while not all(read.done() for read in reading) or len(waits[0]) < QUIET:
            seq, started = seq + 1, time.perf_counter()
            await store.append([msgspec.structs.replace(move, seq=seq)])
            waits[reads].append(time.perf_counter() - started)
    await store.close()
    calm = statistics.quantiles(waits[0], n=100)[98]
    return [
        (
            f"a move is kept while {reads} × {LONG:,} events are read",
            f"{1e3 * max(waits[reads]):.0f} ms at worst of {len(waits[reads])}",
            f"{max(waits[reads]) / calm:.1f}",
            "to p99 of a quiet server",
        )
        for reads in (1, 5)
    ]


async def many_tables(path: Path) -> list[Row]:
    """Open a page at each of many tables, and as many at a bare echo server."""
    await lay(path, ((code(number), begun()) for number in range(TABLES)))
    with serve(path) as server:
        empty = server.memory()
        pages = [await join(server.port, code(number)) for number in range(TABLES)]
        grown = server.memory() - empty
        await close(pages)
    bare = await echo_memory(TABLES)
    return [
        (
            f"memory of {TABLES:,} tables with a page each",
            f"{grown / TABLES / 1024:.0f} KB a table",
            f"{grown / bare:.1f}",
            "to bare sockets",
        )
    ]


async def large_database(path: Path) -> list[Row]:
    """Start with an empty database, and with many finished tables."""
    empty = path.with_name("empty.sqlite")
    log = finished()
    await lay(path, ((code(number), log) for number in range(FINISHED)))
    took: dict[Path, float] = {}
    for file in (empty, path):
        runs: list[float] = []
        for _ in range(3):
            started = time.perf_counter()
            with serve(file):
                runs.append(time.perf_counter() - started)
        took[file] = statistics.median(runs)
    size = path.stat().st_size / 1e6
    return [
        (
            f"start with {FINISHED:,} finished tables ({size:.0f} MB)",
            f"{took[path]:.2f} s",
            f"{took[path] / took[empty]:.2f}",
            "to an empty database",
        )
    ]


async def idle_sockets(path: Path) -> list[Row]:
    """Watch a few tables with very many pages that say nothing, and as many sockets at a bare echo server."""
    tables = IDLE // 40
    await lay(path, ((code(number), begun()) for number in range(tables)))
    with serve(path) as server:
        first = [await join(server.port, code(number)) for number in range(tables)]
        empty = server.memory()
        pages = [await join(server.port, code(number % tables)) for number in range(IDLE - tables)]
        grown = server.memory() - empty
        cpu = await idle_cpu(server)
        await close([*first, *pages])
    bare = await echo_memory(IDLE)
    return [
        (
            f"memory of {IDLE:,} idle sockets",
            f"{grown / IDLE / 1024:.1f} KB each",
            f"{grown / bare:.1f}",
            "to bare ones",
        ),
        (f"CPU of {IDLE:,} idle sockets", f"{100 * cpu:.2f} % of a core", "", ""),
    ]


async def idle_cpu(server: Measured) -> float:
    before = server.cpu()
    await asyncio.sleep(SETTLING)
    return (server.cpu() - before) / SETTLING


async def echo_memory(count: int) -> int:
    with Measured("bench.echo") as bare:
        empty = bare.memory()
        sockets = [await connect(bare.port, "/", 0) for _ in range(count)]
        grown = bare.memory() - empty
        await close(sockets)
    return grown


PARTS: tuple[Callable[[Path], Awaitable[list[Row]]], ...] = (
    long_log,
    moves_meanwhile,
    many_tables,
    large_database,
    idle_sockets,
)


def main() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    grid = Grid("", "measured", "ratio", "")
    for part in PARTS:
        with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            for row in runner.run(_rows(part, Path(folder) / "tables.sqlite")):
                grid.add_row(*row)
    Console(width=150).print(grid)


async def _rows(part: Callable[[Path], Awaitable[list[Row]]], path: Path) -> list[Row]:
    return await part(path)


if __name__ == "__main__":
    main()
