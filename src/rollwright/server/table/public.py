"""Public tables: open, with a free chair and a person who waits there. Anybody may join them from the home page."""

from typing import Protocol

from rollwright.core import Refused, RollwrightError
from rollwright.server.clock import Clock
from rollwright.server.limits.rates import RateLimits
from rollwright.server.refusals import TooMuch
from rollwright.server.settings import Settings
from rollwright.server.store.protocol import Store
from rollwright.server.table.events import PUBLIC
from rollwright.server.table.session import Session

SHOWN = 12
ASKED = 60  # listed tables that are looked at
LASTS = 6 * 3_600_000  # milliseconds after which a table that was never begun is listed no longer
FRESH = 2_000  # milliseconds for which one look serves everybody


class NotPublic(Refused):
    """The operator lists no public tables."""

    code = "not-public"
    status = 403


class Attended(Protocol):
    """Says which tables somebody attends at any node: `nodes/attendance.py`."""

    async def attended(self, tables: list[str]) -> frozenset[str]: ...


class Tables(Protocol):
    """The registry of this node, as far as the list needs it."""

    @property
    def settings(self) -> Settings: ...

    @property
    def clock(self) -> Clock: ...

    @property
    def limits(self) -> RateLimits: ...

    @property
    def store(self) -> Store: ...

    @property
    def attendance(self) -> Attended | None: ...

    async def find(self, code: str, address: str = "") -> Session: ...


class PublicList:
    """The list as this node has last seen it."""

    def __init__(self, registry: Tables) -> None:
        self._registry = registry
        self._seen: list[Session] = []
        self._seen_at = -FRESH

    async def tables(self) -> list[Session]:
        """Return the tables that anybody may join now, the newest first; none where the operator lists none."""
        registry = self._registry
        if not registry.settings.site.public_tables:
            return []
        now = registry.clock.now()
        if not 0 <= now - self._seen_at < FRESH:
            self._seen_at = now
            self._seen = await self._look()
        return [session for session in self._seen if _has_room(session)]

    async def check(self, holder: str, address: str) -> None:
        """Refuse a public table of somebody whose last one still waits, or of an address with too many."""
        registry = self._registry
        if not registry.settings.site.public_tables:
            raise NotPublic
        if any(session.table.opened.holder == holder for session in await self._open(address)):
            raise TooMuch("too-many-public")
        registry.limits.list_table(address)
        self._seen_at = -FRESH

    async def _look(self) -> list[Session]:
        found = [session for session in await self._open() if _has_room(session)]
        away = [session.table.name for session in found if not session.seats_here()]
        attendance = self._registry.attendance
        elsewhere = await attendance.attended(away) if attendance is not None and away else frozenset[str]()
        return [session for session in found if session.seats_here() or session.table.name in elsewhere][:SHOWN]

    async def _open(self, address: str = "") -> list[Session]:
        """Return the listed tables that have not begun."""
        registry = self._registry
        codes = await registry.store.unfinished(PUBLIC, "listed", registry.clock.now() - LASTS, ASKED)
        found: list[Session] = []
        for code in codes:
            try:
                session = await registry.find(code, address)
            except TooMuch:
                raise
            except RollwrightError:
                continue  # it is gone, or cannot be read: the others are listed all the same
            if session.table.phase == "open" and session.table.listed:
                found.append(session)
        return found


def _has_room(session: Session) -> bool:
    table = session.table
    return table.phase == "open" and not table.shut and any(not chair.name for chair in table.chairs)
