"""`make bench-peers`: the same game on our server, on boardgame.io and on Colyseus, measured in turn.

Four seats, 22 rounds, two dice that the server rolls, each seat writes two cells. One driver plays them all: it counts
the CPU time of the server's process, the time from a seat's last message to its answer, and the bytes on the sockets.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.json import decode
from rich.console import Console
from rich.table import Table as Grid

from bench.peers.disk import disk_line
from bench.peers.servers import CELLS, FOLDER, PEERS, NoPeers, Peer, Running, install

PATIENCE = 600  # seconds for one run


class Figures(Struct, frozen=True):
    """The cost of one run, for each turn; times in milliseconds."""

    turns: int
    seconds: float
    cpu_us: float
    p50: float
    p99: float
    bytes_out: float
    bytes_in: float


@dataclass(frozen=True)
class Mode:
    """How the seats play: each thinks for a random time of up to `think` seconds, on average half of it."""

    name: str
    tables: tuple[int, ...]
    think: float
    rounds: int


MODES = {
    "flat": Mode("flat out", (10, 50, 200), 0, 22),
    "staggered": Mode("staggered", (200,), 0.65, 14),
    "pace": Mode("human pace", (200,), 5, 7),
}


def run(peer: Peer, server: Running, mode: Mode, tables: int) -> Figures:
    """Play once and return what it cost."""
    plan = {
        "kind": peer.kind,
        "port": server.port,
        "pid": server.pid,
        "tables": tables,
        "names": asyncio.run(server.prepare(tables)),
        "cells": CELLS,
        "rounds": mode.rounds,
        "think": mode.think,
        "messages": peer.messages,
        "warm": 2 if not mode.think else 1,
    }
    try:
        done = subprocess.run(
            ["node", "driver.mjs"], cwd=FOLDER, input=json.dumps(plan), capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired as error:
        raise NoPeers(f"{peer.name} took more than {PATIENCE} seconds for one run") from error
    if done.returncode or not done.stdout:
        raise NoPeers(f"{peer.name} failed: {done.stderr[-600:]}")
    return decode(done.stdout, type=Figures)


def median(runs: list[Figures], field: str) -> float:
    return statistics.median(getattr(figures, field) for figures in runs)


def measure(peers: list[Peer], mode: Mode, tables: int, runs: int) -> dict[str, list[Figures]]:
    """Play all servers in turn, `runs` times: the machine may get busier or idler meanwhile."""
    played: dict[str, list[Figures]] = {peer.name: [] for peer in peers}
    repeats = 3 if tables <= 10 and not mode.think else 1  # games in a row: ten tables alone are too short
    with TemporaryDirectory() as folder, ExitStack() as stack:
        servers = {peer.name: peer.start(stack, Path(folder)) for peer in peers}
        for _ in range(runs):
            for peer in peers:
                for _ in range(repeats):
                    try:
                        played[peer.name].append(run(peer, servers[peer.name], mode, tables))
                    except NoPeers as error:  # the others are measured all the same
                        Console(stderr=True).print(f"One run is left out: {error}", markup=False)
    return played


def show(console: Console, mode: Mode, tables: int, played: dict[str, list[Figures]]) -> None:
    """Print the medians, and the CPU time as a ratio to our first line."""
    grid = Grid(
        f"{mode.name}, {tables} tables", "turns/s", "CPU µs/turn", "ratio", "p50 ms", "p99 ms", "bytes out", "bytes in"
    )
    measured = {name: runs for name, runs in played.items() if runs}
    if not measured:
        raise NoPeers("no run came to its end")
    first = median(next(iter(measured.values())), "cpu_us")
    for name in played.keys() - measured.keys():
        grid.add_row(name, "no run came to its end")
    for name, runs in measured.items():
        rate = statistics.median(figures.turns / figures.seconds for figures in runs)
        cpu = median(runs, "cpu_us")
        grid.add_row(
            name,
            f"{rate:.0f}",
            f"{cpu:.0f}",
            f"{cpu / first:.2f}",
            f"{median(runs, 'p50'):.2f}",
            f"{median(runs, 'p99'):.1f}",
            f"{median(runs, 'bytes_out'):.0f}",
            f"{median(runs, 'bytes_in'):.0f}",
        )
    console.print(grid)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--modes", default=",".join(MODES), help="flat, staggered, pace")
    parser.add_argument("--tables", default="", help="such as 10,200; without it what the mode says")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is shown")
    parser.add_argument("--only", default="", help="parts of names, such as ours,colyseus")
    given = parser.parse_args()
    console = Console(width=130)
    wanted = [word for word in given.only.lower().split(",") if word]
    peers = [peer for peer in PEERS if not wanted or any(word in peer.name.lower() for word in wanted)]
    try:
        install()
        with TemporaryDirectory() as folder:
            console.print(disk_line(Path(folder)))
        for mode in (MODES[name] for name in given.modes.split(",")):
            for tables in map(int, given.tables.split(",")) if given.tables else mode.tables:
                show(console, mode, tables, measure(peers, mode, tables, given.runs))
    except NoPeers as error:
        console.print(f"The other servers were not measured: {error}.", markup=False)
        return 69
    return 0


if __name__ == "__main__":
    sys.exit(main())
