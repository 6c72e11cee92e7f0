"""Moves while a review is being made: python -m bench.beside

Ten tables of four seats play whole games, a pause after each round, as in bench.server. The server reviews a game of
twelve seats during every second of them. So both kinds of games meet the same load of the machine.
"""

import asyncio
import json
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid
from tests.review.played_games import recorded

from bench.process import UNLIMITED, Measured
from bench.server import Tally, clocked, close, finish, prepare, sit, write
from rollwright.games.splitter.sheet import layout

TABLES = 10
GAMES = 8
PAUSE = 0.05  # seconds after each round
LEVELS = ("sharp", "steady", "gentle", "any") * 3


def begin_review(port: int, file: bytes) -> str:
    """Have a game reviewed, and return the address of its review."""
    address = f"http://127.0.0.1:{port}/api/reviews"
    with urlopen(Request(address, file, {"Content-Type": "application/octet-stream"})) as answer:
        return f"{address}/{json.load(answer)['id']}"


def state_of(review: str) -> str:
    with urlopen(review) as answer:
        return str(json.load(answer)["state"])


async def until(review: str, *states: str) -> str:
    while (state := await asyncio.to_thread(state_of, review)) not in states:
        await asyncio.sleep(0.1)
    return state


async def measure() -> tuple[Tally, Tally, int]:
    """Return the costs of marks and moves without and with a review, and how many reviews lasted for a whole game."""
    quiet, beside, lasted = Tally(), Tally(), 0
    files = [msgspec.json.encode(recorded("splitter-a", LEVELS, seed)) for seed in range(GAMES // 2)]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        names = await prepare(path, TABLES * GAMES)
        with Measured("rollwright.server", "--port", "0", "--database", str(path), **UNLIMITED) as server:
            for game in range(GAMES):
                tables = {name: await sit(server.port, name) for name in names[game * TABLES : (game + 1) * TABLES]}
                review = begin_review(server.port, files[game // 2]) if game % 2 else ""
                if review:
                    await until(review, "making", "ready", "failed")
                tally = beside if review else quiet
                for number in range(1, layout("A").rounds + 1):
                    for act in (write, finish):
                        with clocked(server, tally):
                            await asyncio.gather(*(act(name, each, number, tally) for name, each in tables.items()))
                    await asyncio.sleep(PAUSE)
                if review:
                    lasted += state_of(review) == "making"
                    await until(review, "ready", "failed")
                await close(socket for sockets in tables.values() for socket in sockets)
    return quiet, beside, lasted


def main() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        quiet, beside, lasted = runner.run(measure())
    grid = Grid("", "without a review", "with one", "ratio")
    for name, figures in (
        ("CPU µs each", [tally.cpu_us for tally in (quiet, beside)]),
        ("p50 ms", [1e3 * statistics.median(tally.waits) for tally in (quiet, beside)]),
        ("p99 ms", [1e3 * statistics.quantiles(tally.waits, n=100)[98] for tally in (quiet, beside)]),
    ):
        grid.add_row(name, *(f"{figure:.1f}" for figure in figures), f"{figures[1] / figures[0]:.2f}")
    console = Console()
    console.print(grid)
    console.print(f"{lasted} of {GAMES // 2} reviews lasted for the whole game beside them.")


if __name__ == "__main__":
    main()
