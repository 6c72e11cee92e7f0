"""The whole wiring on one page."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Send

from rollwright import __version__
from rollwright.core import Broken, NotFound, Refused, RollwrightError
from rollwright.core.subprocesses import start_in_groups
from rollwright.games import GAMES
from rollwright.games.packages import LEFT_OUT
from rollwright.locale import sentence
from rollwright.press.fonts import are_there
from rollwright.server.book.backfill import fill_results
from rollwright.server.challenge.challenges import Challenges
from rollwright.server.challenge.reviewing import Reviewing
from rollwright.server.clock import Clock
from rollwright.server.fanout.memory import MemoryFanout
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.fanout.redis import RedisFanout
from rollwright.server.http import (
    advice,
    challenges,
    finished,
    games,
    health,
    installed,
    lessons,
    notifications,
    own,
    photos,
    pictures,
    practice,
    press,
    public,
    reviews,
    rooms,
    rules,
    scoring,
    site,
    tables,
    talk,
    transfers,
    words,
)
from rollwright.server.layers.access_log import AccessLog, parts_of, place_of
from rollwright.server.layers.asgi import language_of
from rollwright.server.layers.catch_all import CatchAll
from rollwright.server.layers.guard import Guard
from rollwright.server.layers.head_requests import HeadAsGet
from rollwright.server.layers.hosts import Hosts
from rollwright.server.layers.password import Gate
from rollwright.server.layers.proxies import Proxies
from rollwright.server.layers.sub_path import SubPath
from rollwright.server.limits.rates import RateLimits
from rollwright.server.nodes.carrying import Carrier
from rollwright.server.notify.messenger import Messenger
from rollwright.server.over_days import OverDays
from rollwright.server.queues.photo_queue import PhotoQueue
from rollwright.server.queues.press_queue import PressQueue
from rollwright.server.refusals import BadInput
from rollwright.server.reviews.after_games import AfterGames
from rollwright.server.reviews.brought import BroughtFiles
from rollwright.server.reviews.queue import ReviewQueue
from rollwright.server.reviews.store import ReviewStore
from rollwright.server.settings import Settings
from rollwright.server.site_settings import Site
from rollwright.server.socket import connection
from rollwright.server.socket.messages import Problem
from rollwright.server.store.leases import Leases
from rollwright.server.store.open import open_store
from rollwright.server.store.protocol import Store, StoreBusy
from rollwright.server.table.registry import Registry
from rollwright.server.upkeep.housekeeping import keep_house
from rollwright.server.upkeep.metrics import Metrics, start_watching

log: Any = structlog.get_logger()

ROUTES = (
    health,
    games,
    lessons,
    words,
    tables,
    talk,
    rooms,
    own,
    public,
    transfers,
    finished,
    reviews,
    practice,
    advice,
    notifications,
    pictures,
    press,
    rules,
    scoring,
    photos,
    installed,
    challenges,
    site,
)


def create_app(
    settings: Settings,
    store: Store | None = None,
    fanout: Fanout | None = None,
    clock: Clock | None = None,
    metrics: Metrics | None = None,
    stopping: Callable[[], bool] = lambda: False,
    at_stop: list[Callable[[], None]] | None = None,
) -> ASGIApp:
    """Return the application; without a store it opens the database of the settings when it starts.

    It adds to `at_stop` what is to be called before the requests that are under way are waited for.
    """
    clock = clock or Clock()
    limits = RateLimits(settings.limits, clock)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        for left in LEFT_OUT:
            log.warning("package left out", package=left.package, name=left.name, group=left.group, reason=left.reason)
        start_in_groups()
        if not are_there():
            log.warning("no press fonts")  # people who want to print are told
        kept = store or await open_store(settings.database)
        app.state.limits = limits
        app.state.stopping = stopping
        app.state.press = press = PressQueue()
        app.state.photos = photos = PhotoQueue()
        if at_stop is not None:
            at_stop.extend((press.close, photos.close))
        app.state.reviews = reviewing = ReviewQueue(ReviewStore(kept), clock)
        app.state.brought = BroughtFiles(reviewing, clock)
        leases = kept if isinstance(kept, Leases) else None
        hub = fanout or (RedisFanout(settings.redis) if settings.redis else MemoryFanout(up=leases is None))
        app.state.registry = registry = Registry(kept, hub, settings, clock, limits, leases)
        app.state.store_check = health.StoreCheck(registry)
        app.state.challenges = Challenges(registry, reviewing)
        AfterGames(registry, reviewing)
        await _join_others(registry, hub)
        if leases is None:
            await kept.notes.sweep(clock.now())  # nobody is at a table yet
        heartbeat = clock.watch(registry.restart_clocks)
        watching = start_watching(metrics, registry)
        app.state.messenger = messenger = Messenger(registry)
        background = [
            asyncio.create_task(keep_house(registry, settings, clock)),
            asyncio.create_task(fill_results(kept, clock)),
            asyncio.create_task(OverDays(registry).run()),
            asyncio.create_task(app.state.challenges.keep_sealed()),
            asyncio.create_task(Reviewing(registry, reviewing).run()),
        ]
        try:
            yield
        finally:
            heartbeat.cancel()
            for task in background:
                task.cancel()
            await asyncio.wait(background)
            if watching is not None:
                watching.cancel()
            await reviewing.close()
            await messenger.close()
            await registry.close()
            await hub.close()
            await kept.close()

    app = Litestar(
        route_handlers=[*(route for group in ROUTES for route in group.ROUTES), connection.live_socket],
        lifespan=[lifespan],
        dependencies={"registry": Provide(_registry)},
        exception_handlers={RollwrightError: _explain, HTTPException: _explain_http, Exception: _explain_fault},
        openapi_config=OpenAPIConfig("Rollwright", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        state=State({"site": settings.site}),
    )
    guarded = Guard(Gate(app, settings.site.password, clock), limits, Hosts(settings.hosts, settings.host))
    return _Layered(app, _in_layers(guarded, settings.site, metrics, _path_parts(app)))


class _Layered:
    """Every request goes through the layers around the application; its start and its stop go straight to it."""

    def __init__(self, app: ASGIApp, layers: ASGIApp) -> None:
        self._app = app
        self._layers = layers

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        await (self._app if scope["type"] == "lifespan" else self._layers)(scope, receive, send)


def _in_layers(app: ASGIApp, site: Site, metrics: Metrics | None, parts: frozenset[str]) -> ASGIApp:
    """Wrap the application in the layers that read or count each request before the guard does."""
    app = CatchAll(SubPath(Proxies(HeadAsGet(app), site.proxies), site.path))
    if site.access_log:
        app = AccessLog(app, parts)
    return app if metrics is None else metrics.around(app)


def _path_parts(app: Litestar) -> frozenset[str]:
    """Return the parts of paths that logs may name: they are the same for all visitors."""
    return parts_of((route.path for route in app.routes), (*GAMES, *site.built_files()))


async def _join_others(registry: Registry, hub: Fanout) -> None:
    """Take part among the nodes of a shared database, if it is one."""
    attendance = registry.attendance
    if attendance is None:
        return
    registry.carrier = Carrier(attendance, hub, registry.sessions, partial(connection.serve_carried, registry))
    if isinstance(hub, RedisFanout):
        hub.start()
    await attendance.start()


async def _registry(state: State) -> Registry:
    return state.registry


def _explain(request: Request[Any, Any, State], error: RollwrightError) -> Response[Problem]:
    """Turn an error into a reply; no other place does."""
    if isinstance(error, Refused):
        return _problem(request, error, error.status)
    log.error("request failed", **place_of(request.scope), exc_info=error)
    return _problem(request, error, error.status if isinstance(error, StoreBusy) else 500)


def _explain_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem] | Response[str]:
    """Word a refusal of the framework as one of ours."""
    match error.status_code:
        case 404 if site.wants_page(request):
            return site.page(request, 404)
        case 404:
            return _explain(request, NotFound())
        case 405:
            return _problem(request, NotFound(), 405)
        case 413:
            return _problem(
                request, BadInput("frame-too-big", most=request.app.state.registry.settings.limits.body_bytes), 413
            )
        case status if status < 500:
            return _explain(request, BadInput("bad-message"))
        case _:
            return _explain_fault(request, error)


def _explain_fault(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    log.error("request failed", **place_of(request.scope), exc_info=error)
    return _problem(request, Broken(), 500)


def _problem(request: Request[Any, Any, State], error: RollwrightError, status: int) -> Response[Problem]:
    said = Problem(error.code, sentence(language_of(request.scope), error))
    return Response(said, status_code=status, media_type=MediaType.JSON)
