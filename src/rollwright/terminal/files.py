"""Files that people hand to a command, `-` for standard input; each way to go wrong has its code and exit code."""

import errno
import os
import sys
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec

from rollwright.core import Record, Refused

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class NoFile(Refused):
    """A file that is not there, or that may not be read."""

    code = "no-file"
    exit_code = 66


class BadFile(Refused):
    """A file with something else in it."""

    code = "bad-json"
    exit_code = 65


class CannotWrite(Refused):
    """A place where no file can be kept."""

    code = "cannot-write"
    exit_code = 73


def check_place(file: Path) -> None:
    """Raise `CannotWrite` where no file can be kept: better said before a game than after it."""
    place = file if file.exists() else file.parent
    reason = (
        errno.EISDIR
        if file.is_dir()
        else errno.ENOENT
        if not place.exists()
        else 0
        if os.access(place, os.W_OK)
        else errno.EACCES
    )
    if reason:
        raise CannotWrite(file=str(file), detail=os.strerror(reason))


def read_json(name: str) -> Any:
    try:
        return msgspec.json.decode(_bytes(name).removeprefix(BOM_UTF8))
    except UNREADABLE as error:
        raise BadFile(file=_called(name), detail=str(error)) from error


def read_record(name: str) -> Record:
    """Read a finished game, as the end page of a table gives it."""
    read = read_json(name)
    try:
        return msgspec.convert(read, Record)
    except UNREADABLE as error:
        raise BadFile("bad-record", file=_called(name), detail=str(error)) from error


def _called(name: str) -> str:
    return "stdin" if name == "-" else name


def _bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise NoFile(file=name, detail=error.strerror or "") from error
