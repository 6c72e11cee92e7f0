"""One server for one SQLite file: pages at two of them would not hear of each other's moves.

The server holds a lock on a file beside the database for as long as it lives, so the system takes the lock back however
the server ends. `rollwright admin` and backups need no lock: they may run beside a server.
"""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from rollwright.server.store.protocol import Database, DatabaseInUse


@contextmanager
def file_lock(database: Database) -> Generator[None]:
    """Hold the lock of this database, or raise `DatabaseInUse`. Many servers may share one of PostgreSQL."""
    lock = _open(database) if isinstance(database, Path) else None
    try:
        if lock is not None and not _take(lock):
            raise DatabaseInUse(path=str(database))
        yield
    finally:
        if lock is not None:
            os.close(lock)


def _open(path: Path) -> int | None:
    """Open the lock, or return None where no file can be written: opening the database then says why."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


def _take(lock: int) -> bool:
    """Take the lock and say whether it was free. A file system that knows no locks has none to respect."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
