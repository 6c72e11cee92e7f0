"""Whether the server answers, and whether it can take moves."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec import Struct

from rollwright.server.table.registry import Registry

PATIENCE = 3.0  # seconds for one answer; a balancer asks again
KEPT = 1.0  # seconds for which a result is told again: a check writes to the disk, and anybody may ask for one


class Readiness(Struct, frozen=True):
    """GET /readyz: `ready` is true, with status 200, when moves can be kept; else the status is 503.

    A fan-out that is away makes a node slower, and not unready: all nodes would be unready at once.
    """

    ready: bool
    store: str
    fanout: str
    server: str


class StoreCheck:
    """Finds out whether the store takes writes."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._found = ""
        self._until = float("-inf")

    async def state(self) -> str:
        """Return "ok", "too slow" or "failed", as found within the last second."""
        clock = self._registry.clock
        if clock.monotonic() >= self._until:
            self._found = await _state(self._registry.check_store())
            self._until = clock.monotonic() + KEPT
        return self._found


@get("/healthz")
async def health() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


@get("/readyz")
async def readiness(registry: NamedDependency[Registry], state: State) -> Response[Readiness]:
    """Say whether moves can be kept and told: the store takes writes, and no stop is under way."""
    store = await state.store_check.state()
    fanout = "ok" if registry.fanout.up else "away"  # nodes then ask the database, which takes longer
    server = "stopping" if state.stopping() else "ok"
    ready = store == server == "ok"
    said = Readiness(ready, store, fanout, server)
    return Response(said, status_code=200 if ready else 503, headers={"cache-control": "no-store"})


async def _state(check: Any) -> str:
    """Wait for a check; no detail of a failure is told, since anybody may ask."""
    try:
        await asyncio.wait_for(check, PATIENCE)
    except TimeoutError:
        return "too slow"
    except Exception:
        return "failed"
    return "ok"


ROUTES = [health, readiness]
