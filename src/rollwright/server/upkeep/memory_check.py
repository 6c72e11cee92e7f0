"""Refuse to start with too little memory, in a sentence. Later it would end the server in the middle of a game."""

import ctypes
import sys
from contextlib import suppress

import numpy as np

from rollwright.core import Refused

LEAST = 512  # MiB of address space: a whole game with bots takes about 350
MIB = 1 << 20
M_ARENA_MAX = -8  # of glibc's malloc.h


class TooLittleMemory(Refused):
    """The limit of this process (`ulimit -v`) is below what the server needs."""

    code = "too-little-memory"
    exit_code = 71


def check_memory() -> None:
    """Raise `TooLittleMemory`, or let NumPy take its memory now: a later failure would end the process inside C."""
    limit = _limit()
    if limit is not None and limit < LEAST * MIB:
        raise TooLittleMemory(found=limit // MIB, least=LEAST)
    if limit is not None:
        _share_one_arena()
    square = np.ones((128, 128))
    np.dot(square, square)  # the first product makes OpenBLAS take its memory


def _share_one_arena() -> None:
    """Keep glibc from setting aside 64 MiB of addresses for each thread: it would take all that the limit leaves."""
    with suppress(OSError, AttributeError, TypeError):  # another C library, or Windows
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def _limit() -> int | None:
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_AS)
    return None if soft == resource.RLIM_INFINITY else soft
