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


class Telling:
    """Writes lines to standard output: the share that is done, in steps that are worth a line, and the answer."""

    def __init__(self) -> None:
        self._told = 0.0

    def progress(self, share: float) -> None:
        if share >= self._told + STEP:
            self._told = share
            self.say(f"{share:.3f}".encode())

    def say(self, line: bytes) -> None:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    record = msgspec.json.decode(sys.stdin.buffer.read(), type=Record)
    telling = Telling()
    telling.say(msgspec.json.encode(review(from_record(find(record.game), record), telling.progress)))


if __name__ == "__main__":
    main()
