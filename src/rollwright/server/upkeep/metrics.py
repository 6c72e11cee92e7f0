"""Figures for Prometheus, on an address of their own: how much is played, how fast it is, and what fails.

Nothing in them names a table, a person or an address.
"""

import asyncio
import errno
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, get_args

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from rollwright import __version__
from rollwright.server.refusals import CannotListen, PortInUse
from rollwright.server.socket.messages import Phase
from rollwright.server.store.protocol import Entry
from rollwright.server.table.registry import Registry

TICK = 1.0  # seconds between two looks at the event loop and the sessions
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)  # bounds of the histograms, seconds


class Metrics:
    """All figures of one server. `listen` answers in a thread of its own, even while the event loop is busy."""

    def __init__(self) -> None:
        known = self._known = CollectorRegistry()
        ProcessCollector(registry=known)
        Gauge("rollwright_info", "The version that runs", ["version"], registry=known).labels(__version__).set(1)
        self._events = Counter("rollwright_events", "Events kept, by kind; moves are moved", ["kind"], registry=known)
        self._commits = Histogram(
            "rollwright_commit_seconds", "Time of one commit of the store", buckets=FAST, registry=known
        )
        self._answers = Histogram(
            "rollwright_answer_seconds",
            "From the first request that waits for a commit until its answer can go",
            buckets=FAST,
            registry=known,
        )
        self._failures = Counter("rollwright_commit_failures", "Tables whose append failed", registry=known)
        self._requests = Histogram(
            "rollwright_request_seconds",
            "Time of an HTTP request",
            ["method", "status"],
            buckets=FAST,
            registry=known,
        )
        self._handshakes = Counter("rollwright_handshakes", "Sockets that were asked for", ["outcome"], registry=known)
        self._lag = Histogram(
            "rollwright_loop_lag_seconds", "How late the event loop was, once a second", buckets=FAST, registry=known
        )
        self._sockets = Gauge("rollwright_sockets", "Open pages, by role", ["role"], registry=known)
        self._tables = Gauge("rollwright_tables", "Tables in memory, by phase", ["phase"], registry=known)
        self._bots = Gauge("rollwright_bots_thinking", "Bots that are at work", registry=known)
        self._bot_failures = Gauge("rollwright_bots_failing", "Seats whose bot failed at its last turn", registry=known)

    def listen(self, host: str, port: int) -> int:
        """Answer scrapes on this address; return the port."""
        try:
            server, _ = start_http_server(port, host, self._known)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PortInUse(host=host, port=str(port)) from error
            raise CannotListen(host=host, port=str(port), detail=error.strerror or str(error)) from error
        return int(server.server_port)

    # ------------------------------------------------------------------ counting

    def count_commit(self, entries: Sequence[Entry], seconds: float, waited: float, failures: int) -> None:
        """Count what one commit kept: its own time, and the time since the first request that waits for it."""
        self._commits.observe(seconds)
        self._answers.observe(waited)
        self._failures.inc(failures)
        if not failures:
            for entry in entries:
                self._events.labels(entry.kind).inc()

    def around(self, app: ASGIApp) -> ASGIApp:
        """Count the requests to an application."""

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            started, status = time.perf_counter(), 500

            async def answer(message: Message) -> None:
                nonlocal status
                kind = message["type"]
                if kind in ("http.response.start", "websocket.http.response.start"):
                    status = int(message.get("status", 500))
                    if kind.startswith("websocket"):
                        self._handshakes.labels("refused").inc()
                elif kind == "websocket.accept":
                    self._handshakes.labels("accepted").inc()
                await send(message)

            try:
                await app(scope, receive, answer)
            finally:
                if scope["type"] == "http":
                    method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
                    self._requests.labels(method, str(status)).observe(time.perf_counter() - started)

        return counted

    async def watch(self, registry: Registry) -> None:
        """Look at the event loop and at the sessions once a second, until cancelled."""
        registry.writer.commit.measure = self.count_commit
        loop = asyncio.get_running_loop()
        with suppress(asyncio.CancelledError):
            while True:
                due = loop.time() + TICK
                await asyncio.sleep(TICK)
                self._lag.observe(max(0.0, loop.time() - due))
                self.look(registry)

    def look(self, registry: Registry) -> None:
        seats = watchers = thinking = failing = 0
        phases: dict[str, int] = dict.fromkeys(get_args(Phase), 0)
        for session in [*registry.sessions.values()]:
            phases[session.table.phase] += 1
            thinking += len(session.bot_turns)
            failing += sum(1 for count in session.bot_failures.values() if count)
            for page in session.pages:
                seats += page.seat is not None
                watchers += page.seat is None
        self._sockets.labels("seat").set(seats)
        self._sockets.labels("watcher").set(watchers)
        for phase, count in phases.items():
            self._tables.labels(phase).set(count)
        self._bots.set(thinking)
        self._bot_failures.set(failing)


def start_watching(metrics: Metrics | None, registry: Registry) -> "asyncio.Task[Any] | None":
    return None if metrics is None else asyncio.create_task(metrics.watch(registry))
