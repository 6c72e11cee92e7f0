"""Read and check the files that a command is given; `-` is standard input."""

import errno
import os
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec

from rollwright.core import Called, Receipt, Record, Refused

MOST_BYTES = 64_000_000  # bytes of a file; a long game has some hundred thousand
MOST_NESTED = 200  # lists and objects within one another; a game tried again eight times has some forty
CALLERS = "rollwright-caller-"  # how the format of a caller's file begins
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class NoFile(Refused):
    """The file does not exist or may not be read."""

    code = "no-file"
    exit_code = 66


class BadFile(Refused):
    """The file does not hold the expected JSON, or (`file-too-big`) is far too large for it."""

    code = "bad-json"
    exit_code = 65


class CannotWrite(Refused):
    """The file cannot be written."""

    code = "cannot-write"
    exit_code = 73


def check_writable(file: Path) -> None:
    """Raise `CannotWrite` if the file could not be written: a person should hear that before the game, not after it."""
    place = file if file.exists() else file.parent
    reason = 0
    if file.is_dir():
        reason = errno.EISDIR
    elif not place.exists():
        reason = errno.ENOENT
    elif not os.access(place, os.W_OK):
        reason = errno.EACCES
    if reason:
        raise CannotWrite(file=str(file), detail=os.strerror(reason))


def read_json(name: str) -> Any:
    return _decoded(name, _bytes(name).removeprefix(BOM_UTF8))


def read_text(name: str) -> str:
    """Read a file as text; signs that are none in UTF-8 are replaced."""
    return _bytes(name).removeprefix(BOM_UTF8).decode("utf-8", "replace")


def read_bytes(name: str) -> bytes:
    return _bytes(name)


def read_json_text(name: str, text: str) -> Any:
    """Read the text of a file as JSON."""
    return _decoded(name, text)


def _decoded(name: str, content: bytes | str) -> Any:
    try:
        read = msgspec.json.decode(content)
    except UNREADABLE as error:
        raise BadFile(file=_shown_name(name), detail=str(error)) from error
    if _is_nested_deeply(read):
        raise BadFile(file=_shown_name(name), detail=f"nested more than {MOST_NESTED} deep")
    return read


def _is_nested_deeply(value: Any) -> bool:
    layer: list[Any] = [value]
    for _ in range(MOST_NESTED):
        layer = [inner for outer in layer for inner in _within_value(outer)]
        if not layer:
            return False
    return True


def _within_value(value: Any) -> Iterable[Any]:
    match value:
        case dict():
            return cast("dict[str, Any]", value).values()
        case list():
            return cast("list[Any]", value)
        case _:
            return ()


def is_json(text: str) -> bool:
    """Say whether a text means to be JSON: a downloaded game is an object."""
    return text.lstrip().startswith(("{", "["))


def read_record(name: str, text: str | None = None) -> Record:
    """Read a finished game, as the end page of a table gives it; `text` is its content where it was read already."""
    read = read_json(name) if text is None else _decoded(name, text)
    try:
        return msgspec.convert(read, Record)
    except UNREADABLE as error:
        raise BadFile("bad-record", file=_shown_name(name), detail=str(error)) from error


def read_dice(name: str) -> Record | Called:
    """Read a finished game, or what a caller left."""
    read = read_json(name)
    match read:
        case {"format": str(name_of_format)}:
            called = name_of_format.startswith(CALLERS)
        case _:
            called = False
    try:
        return msgspec.convert(read, Called if called else Record)
    except UNREADABLE as error:
        raise BadFile("bad-record", file=_shown_name(name), detail=str(error)) from error


def read_receipt(name: str) -> Receipt:
    """Read what a page saw of a game, as its end page gives it."""
    read = read_json(name)
    try:
        return msgspec.convert(read, Receipt)
    except UNREADABLE as error:
        raise BadFile("bad-receipt", file=_shown_name(name), detail=str(error)) from error


def _shown_name(name: str) -> str:
    return "stdin" if name == "-" else name


def _bytes(name: str) -> bytes:
    if name == "-":
        return _within(name, sys.stdin.buffer)
    try:
        with Path(name).open("rb") as file:
            return _within(name, file)
    except OSError as error:
        raise NoFile(file=name, detail=error.strerror or "") from error


def _within(name: str, file: BinaryIO) -> bytes:
    content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise BadFile("file-too-big", file=_shown_name(name), megabytes=MOST_BYTES // 1_000_000)
    return content
