"""Read one photo as a process of its own, with bounds on memory and time: the picture comes by standard input.

Usage: python -m rollwright.photo.worker '{"words": "fr"}' < photo.jpg

A picture is the one file of strangers that we decode. A decoder that crashes or hangs must not stop the server.
The answer goes to standard output (msgpack); nothing of the picture is kept.
"""

import asyncio
import sys
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from rollwright.core import Refused
from rollwright.core.subprocesses import bound_process, run_apart
from rollwright.photo.errors import BadPhoto, NoSheet
from rollwright.photo.reading import SheetReading, read_sheet

MOST_MEMORY = 2 * 1024**3  # bytes of addresses; about a fifth of it is ever used
MOST_SECONDS, PATIENCE = 30, 90  # seconds of the processor, and of the clock on a busy machine; two are usual
MOST_FILE = 16 * 1024**2  # bytes; Typst, which draws the empty sheet, is given its fonts and pictures as files
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "RAYON_NUM_THREADS": "1"}


class Answer(Struct, frozen=True):
    """The answer of the process: a reading, or the reason why there is none."""

    reading: SheetReading | None = None
    refused: str = ""
    status: int = 0
    params: dict[str, str | int] = {}


async def read_apart(picture: bytes, options: Mapping[str, Any]) -> SheetReading:
    """Read a photo in a process of its own. Raise `BadPhoto` or `NoSheet` as `read_sheet` does."""
    try:
        async with asyncio.timeout(PATIENCE):
            said = await run_apart(
                "rollwright.photo.worker",
                msgspec.json.encode(options).decode(),
                given=picture,
                environment=ONE_THREAD,
            )
    except TimeoutError as error:
        raise BadPhoto("photo-too-slow") from error
    return _taken(msgspec.msgpack.decode(said, type=Answer))


def _taken(answer: Answer) -> SheetReading:
    if answer.reading is not None:
        return answer.reading
    kind = NoSheet if answer.status == NoSheet.status else BadPhoto if answer.status == BadPhoto.status else Refused
    raise kind(answer.refused, **answer.params)


def main(options: str) -> None:
    bound_process(MOST_MEMORY, MOST_SECONDS, nice=5, file=MOST_FILE)
    try:
        answer = Answer(read_sheet(sys.stdin.buffer.read(), msgspec.json.decode(options)))
    except Refused as error:
        answer = Answer(refused=error.code, status=error.status, params=dict(error.params))
    except MemoryError:
        answer = Answer(refused="not-a-picture", status=BadPhoto.status)
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main(sys.argv[1])
