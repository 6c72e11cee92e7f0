"""Run the server. It binds its port first, so that a port in use gives a sentence and no traceback."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Any

import structlog
import uvicorn

from rollwright.server.app import create_app
from rollwright.server.clock import Clock
from rollwright.server.fanout.redis import RedisFanout
from rollwright.server.layers.asgi import HEAD_BYTES
from rollwright.server.layers.choose_http import choose_http
from rollwright.server.refusals import CannotListen, PortInUse
from rollwright.server.settings import Settings
from rollwright.server.socket.fast_check import choose_protocol
from rollwright.server.store.file_lock import file_lock
from rollwright.server.store.open import open_store
from rollwright.server.store.protocol import without_password
from rollwright.server.upkeep.logs import configure_log
from rollwright.server.upkeep.memory_check import check_memory
from rollwright.server.upkeep.metrics import Metrics
from rollwright.server.upkeep.open_files import allow_many_files

FRAME_LIMIT = 65_536  # bytes; a larger frame ends the connection, a smaller one above `Limits.frame_bytes` is answered


def serve(
    settings: Settings,
    ready: Callable[[int], None] | None = None,
    log_level: int = logging.INFO,
    clock: Clock | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT. Raises `CannotListen` or `BadDatabase`.

    `ready` is called with the port once the server answers.
    """
    site = settings.site
    configure_log(getattr(logging, site.log_level.upper()) if site.log_level else log_level)
    check_memory()
    allow_many_files()
    listener = bind(settings.host, settings.port)
    port: int = listener.getsockname()[1]
    metrics = Metrics() if site.metrics else None
    runner = asyncio.Runner(loop_factory=loop_factory())
    with listener, file_lock(settings.database), runner:
        if metrics is not None and site.metrics is not None:
            structlog.get_logger().info("metrics", host=site.metrics[0], metrics_port=metrics.listen(*site.metrics))
        runner.run(_serve(settings, listener, (lambda: ready(port)) if ready else None, clock, metrics))


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortInUse(host=host, port=str(port)) from error
        raise CannotListen(host=host, port=str(port), detail=getattr(error, "strerror", None) or str(error)) from error
    return listener


async def _serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None] | None,
    clock: Clock | None,
    metrics: Metrics | None,
) -> None:
    clock = clock or Clock()
    fanout = RedisFanout(settings.redis) if settings.redis else None
    store = await open_store(settings.database)

    at_stop: list[Callable[[], None]] = []
    ws = await choose_protocol(clock)
    config = uvicorn.Config(
        create_app(
            settings, store, fanout, clock, metrics=metrics, stopping=lambda: server.should_exit, at_stop=at_stop
        ),
        proxy_headers=False,  # `layers/proxies.py` reads them
        access_log=False,
        log_config=None,  # its lines go where ours go
        http=await choose_http(settings.limits.address_sockets, settings.site.proxies, ws),
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=ws,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = _Server(config, ready, at_stop)
    log: Any = structlog.get_logger()
    database = without_password(settings.database)
    log.info("serving", host=settings.host, port=listener.getsockname()[1], database=database)
    await server.serve(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None] | None, at_stop: Sequence[Callable[[], None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._at_stop = at_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # these objects stay; the collector need not look at them again
        gc.set_threshold(20_000, 20, 20)
        if self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and say so before uvicorn raises the signal again, which ends the process."""
        for end in self._at_stop:
            end()
        await super().shutdown(sockets)
        structlog.get_logger().info("stopped")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the maker of the fastest event loop on this system."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
