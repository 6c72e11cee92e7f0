"""Time and memory of a review for each game: python -m bench.review

A game among bots is reviewed whole: all ledgers, the best sheets and the reasons, or all words or finds. Each review
has a process of its own, as on a server, which is given the game's file. Times are CPU seconds of one core; memory is
the most that the process held, Python and numpy included.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import json
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table
from tests.review.played_games import KINDS, raced, recorded

from rollwright.core import Record
from rollwright.games import GAMES
from rollwright.review import Played, from_record, review

LEVELS = ("sharp", "steady", "gentle", "any")
ALONE = ("steady",)  # master's own games would have no costly choice to explain
LINES = (40, 90, 160, 300)  # milliseconds of a round trip
RACERS = ("gentle", "steady", "sharp", "adaptive")
TABLES = {
    **dict.fromkeys(("splitter-a", "splitter-b", "mode-a"), (1, 4, 8, 12)),
    "mode-b": (2, 4, 8, 12),
    "mode-b-cards": (2,),
    **dict.fromkeys(("front", "back"), (1, 4, 8)),
    **dict.fromkeys(("words-en", "words-fr"), (1, 4)),
    "difference": (1, 4),
}  # seats at the tables of each kind: up to as many as the game has


def main() -> None:
    grid = Table("game", "seats", "CPU s", "MB")
    for kind, tables in TABLES.items():
        for seats in tables:
            spent, most = measured(kind, seats)
            grid.add_row(kind, str(seats), f"{spent:.1f}", f"{most:.0f}")
    Console().print(grid)


def measured(kind: str, seats: int) -> tuple[float, float]:
    """Return the CPU seconds of a review and the most megabytes that its process held."""
    levels = ALONE if seats == 1 else tuple(islice(cycle(LEVELS), seats))
    given = msgspec.json.encode(recorded(kind, levels, 1)) if kind in KINDS else b""
    command = [sys.executable, "-m", "bench.review", kind, str(seats)]
    return tuple(json.loads(subprocess.run(command, input=given, capture_output=True, check=True).stdout))


def in_own_process(kind: str, seats: int) -> None:
    """Review the game on standard input and print what that took."""
    game = _read(sys.stdin.buffer.read()) if kind in KINDS else _raced(seats)
    began = process_time()
    review(game)
    print(json.dumps((process_time() - began, _most_memory())))


def _raced(seats: int) -> Played:
    return raced(RACERS[:1], "1", mode="solo") if seats == 1 else raced(RACERS[:seats], "1", lines=LINES[:seats])


def _read(given: bytes) -> Played:
    kept = msgspec.json.decode(given, type=Record)
    return from_record(GAMES[kept.game], kept)


def _most_memory() -> float:
    """Return megabytes. The kernel's `ru_maxrss` would count those of the process that began this one."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) / 1024


if __name__ == "__main__":
    if len(sys.argv) > 1:
        in_own_process(sys.argv[1], int(sys.argv[2]))
    else:
        main()
