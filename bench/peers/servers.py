"""The servers that are compared, each as a process whose CPU time is measured."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench.process import UNLIMITED
from bench.scale import code
from bench.server import SEATS, token
from rollwright.core import new_secret
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.sheet import layout
from rollwright.server.clock import Clock
from rollwright.server.layers.guard import token_hash
from rollwright.server.store.protocol import Entry
from rollwright.server.store.sqlite import SqliteStore
from rollwright.server.table import events

HERE = Path(__file__).parent
FOLDER = Path(sys.prefix) / "peers"  # in the virtual environment, which git ignores
CELLS = [cell.id for cell in layout("A").cells if cell.side == "L"]  # a pair is written by naming its left cell
INSTALLING = 300  # seconds


class NoPeers(Exception):
    """The packages cannot be installed here."""


def install() -> None:
    """Install the other servers from npm, unless they are there, and bring our files to them."""
    npm = shutil.which("npm")
    if npm is None:
        raise NoPeers("npm was not found: install Node 20 or newer")
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "package.json").read_text("utf-8")
    kept = FOLDER / "package.json"
    fresh = not (FOLDER / "node_modules").is_dir() or not kept.is_file() or kept.read_text("utf-8") != wanted
    for file in (*HERE.glob("*.mjs"), HERE / "package.json"):
        shutil.copy(file, FOLDER)
    if not fresh:
        return
    # The peers of Colyseus name a transport that is built from a git repository; we use its WebSocket transport.
    options = ("--no-audit", "--no-fund", "--omit=optional", "--legacy-peer-deps")
    try:
        done = subprocess.run(
            [npm, "install", *options], cwd=FOLDER, capture_output=True, text=True, timeout=INSTALLING
        )
        failure = done.stderr.strip().splitlines()[-1] if done.returncode else ""
    except subprocess.TimeoutExpired:
        failure = f"it took more than {INSTALLING} seconds"
    if failure:
        kept.unlink(missing_ok=True)
        raise NoPeers(f"npm could not install them: {failure}")


@dataclass(frozen=True)
class Peer:
    """One line of the comparison. `messages` is the number of messages that a turn takes."""

    name: str
    kind: str
    messages: int
    start: Callable[[ExitStack, Path], "Running"]


@dataclass
class Running:
    """A server that runs. `database` is the file of ours, in which tables are prepared before a run."""

    pid: int
    port: int
    database: Path | None = None
    opened: int = 0

    async def prepare(self, count: int) -> list[str]:
        """Write tables that have just started straight into the log; return their codes."""
        if self.database is None:
            return []
        store = await SqliteStore.open(self.database)
        names = [code(self.opened + number) for number in range(count)]
        self.opened += count
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


def start_ours(stack: ExitStack, folder: Path) -> Running:
    database = folder / f"ours-{Random().randrange(10**9)}.sqlite"
    command = [sys.executable, "-m", "rollwright.server", "--port", "0", "--database", str(database)]
    return _running(stack, command, database)


def start_boardgame(stack: ExitStack, _: Path) -> Running:
    return _running(stack, ["node", "on-boardgame.mjs"])


def start_boardgame_files(stack: ExitStack, folder: Path) -> Running:
    return _running(stack, ["node", "on-boardgame.mjs", str(folder / "matches")])


def start_colyseus(stack: ExitStack, _: Path) -> Running:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    return _running(stack, ["node", "on-colyseus.mjs", str(port)])


PEERS = (
    Peer("ours, one message", "ours", 1, start_ours),
    Peer("ours, two messages", "ours", 2, start_ours),
    Peer("boardgame.io, memory", "boardgame", 1, start_boardgame),
    Peer("boardgame.io, files", "boardgame", 1, start_boardgame_files),
    Peer("Colyseus", "colyseus", 1, start_colyseus),
)


def _running(stack: ExitStack, command: list[str], database: Path | None = None) -> Running:
    """Start a process that says on standard error, in its first line with "port", where it listens."""
    environment = {**os.environ, **UNLIMITED, "NODE_ENV": "production"}
    where = HERE.parent.parent if database else FOLDER
    process = subprocess.Popen(
        command, cwd=where, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    stack.callback(process.wait)
    stack.callback(process.terminate)
    assert process.stderr is not None
    said: list[str] = []
    for line in process.stderr:
        said.append(line)
        if '"port": ' in line:
            return Running(process.pid, int(line.split('"port": ')[1].split(",")[0].rstrip("}\n ")), database)
    raise NoPeers(f"{' '.join(command)} did not start: {''.join(said)[-400:]}")
