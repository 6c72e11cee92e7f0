"""Refuse to start with too little memory, in a sentence. Later it would end the server in the middle of a game."""

import sys

import numpy as np

from rollwright.core import Refused

LEAST = 384  # MiB of address space: all games, with bots and pictures
MIB = 1 << 20


class TooLittleMemory(Refused):
    """The limit of this process (`ulimit -v`) is below what the server needs."""

    code = "too-little-memory"
    exit_code = 71


def check_memory() -> None:
    """Raise `TooLittleMemory`, or let NumPy take its memory now: a later failure would end the process inside C."""
    limit = _limit()
    if limit is not None and limit < LEAST * MIB:
        raise TooLittleMemory(found=limit // MIB, least=LEAST)
    square = np.ones((128, 128))
    np.dot(square, square)  # the first product makes OpenBLAS take its memory


def _limit() -> int | None:
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_AS)
    return None if soft == resource.RLIM_INFINITY else soft
