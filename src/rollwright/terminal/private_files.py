"""Files of this person in the data folder, readable by nobody else: unfinished games, seats at tables of a server."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_data_path

Kept = TypeVar("Kept")


def folder(name: str) -> Path:
    return user_data_path("rollwright") / "terminal" / name


def write_private(file: Path, kept: msgspec.Struct) -> bool:
    """Write a file whole or not at all, and say whether it could be written."""
    draft = file.with_suffix(f".{os.getpid()}.draft")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft.touch(mode=0o600)
        draft.write_bytes(msgspec.json.encode(kept))
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        return False
    return True


def read_private(file: Path, kind: type[Kept]) -> Kept | None:
    """Return what a file holds; None where there is none, or where it cannot be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError, RecursionError):
        return None


def remove_private(file: Path) -> None:
    with suppress(OSError):
        file.unlink()
