"""The press: a hundred sheets, the cards of all six pictures of Difference, and the memory that takes.

Each is printed by a process of its own, as a person at a terminal does it.
"""

import resource
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

JOBS = (
    (
        "100 sheets of Splitter, each with its own code",
        ["splitter", "--what", "sheets", "--only", "A", "--copies", "25"],
    ),
    ("everything of Word Roller", ["word-roller"]),
    ("150 cards of Difference, two pictures back to back, with solutions", ["difference", "--what", "cards"]),
)


def main() -> None:
    console = Console()
    with TemporaryDirectory() as folder:
        for name, arguments in JOBS:
            file = Path(folder) / "printed.pdf"
            queue: Any = get_context("spawn").SimpleQueue()
            process = get_context("spawn").Process(target=_print, args=(arguments, str(file), queue))
            started = time.perf_counter()
            process.start()
            own, painters, cpu = queue.get()
            process.join()
            took = time.perf_counter() - started
            console.print(
                f"{name}: {took:.1f} s ({cpu:.1f} s of CPU), {file.stat().st_size / 1e6:.1f} MB; "
                f"{own / 1024:.0f} MiB of memory, {painters / 1024:.0f} MiB in the process that paints"
            )


def _print(arguments: list[str], file: str, queue: Any) -> None:
    """Run the command and put its peak memory, that of its children (both in KiB) and the CPU time into the queue."""
    from rollwright.terminal.cli import main as rollwright

    code = rollwright(["print", *arguments, "-o", file, "--lang", "en"])
    own, painters = (resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    queue.put((own, painters, sum(each.ru_utime + each.ru_stime for each in used)))
    sys.exit(code)


if __name__ == "__main__":
    main()
