"""Review one game, as a process of its own with the lowest priority: running games go first.

It reads a record from standard input. It writes a line with the share that is done now and then, and at last the
review as one line of JSON.
"""

import os
import sys

import msgspec

from rollwright.core import Record
from rollwright.games import find
from rollwright.review import from_record, review

STEP = 0.01  # smaller steps are not told


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    record = msgspec.json.decode(sys.stdin.buffer.read(), type=Record)
    told = 0.0

    def progress(share: float) -> None:
        nonlocal told
        if share >= told + STEP:
            told = share
            _write(f"{share:.3f}".encode())

    _write(msgspec.json.encode(review(from_record(find(record.game), record), progress)))


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
