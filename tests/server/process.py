"""A real server in a process of its own, on a free port, with a real file.

The processes are forked from one that has already imported everything, so starting one takes no time.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from rollwright.server.clock import Clock
from rollwright.server.serve import serve
from rollwright.server.settings import Limits, Settings
from rollwright.server.store.protocol import Database
from rollwright.server.table import registry
from tests.coin import load_coin, running_test
from tests.server.pictures import PICTURES

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["rollwright.server.serve"])


# All tests are one address.
ROOMY = Limits(
    address_seats=1000,
    posts=500,
    gets=5000,
    sockets=5000,
    guesses=60_000,
    lookups=500,
    open_tables=10_000,
    address_tables=60_000,
)


class Server:
    """Starts when made, with bots that do not hesitate."""

    def __init__(
        self,
        database: Database,
        limits: Limits | None = None,
        prepare: Callable[[], None] | None = None,
        port: int = 0,
        clock: Callable[[], Clock] = Clock,
        log_file: Path | None = None,
        **settings: Any,
    ) -> None:
        if log_file is None:
            assert isinstance(database, Path)
            log_file = database.with_suffix(".log")
        self.log_file = log_file
        settings.setdefault("pictures", PICTURES)
        chosen = Settings(database=database, port=port, bot_delay=0, limits=limits or ROOMY, **settings)
        ready, answer = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(
            target=_run, args=(chosen, self.log_file, running_test(), prepare, clock, answer), daemon=True
        )
        self.process.start()
        answer.close()
        self.port: int = ready.recv()

    @property
    def log(self) -> str:
        """Return everything it wrote to standard error."""
        return self.log_file.read_text()

    def kill(self) -> None:
        """As if the power went."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, how)
        self.process.join(20)
        assert self.process.exitcode is not None


def load_the_coin(secret: str) -> None:
    """For `prepare`: every table of this process gets this secret, so that its dice and cards are known beforehand."""
    registry.new_secret = lambda: secret


def _run(
    settings: Settings,
    log_file: Path,
    test: str,
    prepare: Callable[[], None] | None,
    clock: Callable[[], Clock],
    answer: Connection,
) -> None:
    load_coin(test)
    if prepare is not None:
        prepare()
    os.dup2(os.open(log_file, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    serve(settings, answer.send, clock=clock())
