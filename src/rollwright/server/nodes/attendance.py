"""This node among others: it tells which seats are connected here, hears of those elsewhere, and holds leases.

A table's bots, clocks and away limits run on the node that holds its lease, its home.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from secrets import token_hex
from typing import Any

import structlog

from rollwright.core import RollwrightError
from rollwright.server.clock import Clock, Timer
from rollwright.server.fanout.protocol import PRESENCE, Fanout
from rollwright.server.store.leases import GONE, Attended, Leases
from rollwright.server.table.commands import Look
from rollwright.server.table.session import Session
from rollwright.server.table.writer import Writer

BEAT = 1.0  # seconds between two renewals
LEASE = 3.5  # seconds that a lease lasts without a renewal
SLOW = 4  # beats between two looks at all tables while notices arrive; without notices each beat looks

log: Any = structlog.get_logger()


class Attendance:
    """All tables with pages on this node. Each of `on_beat` is called after every renewal with the nodes alive then."""

    def __init__(
        self, leases: Leases, fanout: Fanout, sessions: Mapping[str, Session], writer: Writer, clock: Clock
    ) -> None:
        self.node = token_hex(6)
        self.alive: frozenset[str] = frozenset()
        self.on_beat: list[Callable[[frozenset[str]], None]] = []
        self._leases = leases
        self._fanout = fanout
        self._sessions = sessions
        self._writer = writer
        self._clock = clock
        self._told: dict[str, tuple[int, int]] = {}  # by table: what other nodes were told of its seats here
        self._look: set[str] = set()  # tables to look at
        self._look_at_all = True
        self._beats = 0
        self._due = False
        self._awake = asyncio.Event()
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._stop_listening = fanout.listen(self._hear)
        fanout.watch(self._hear_gap)

    async def start(self) -> None:
        """Renew the lease once, then go on in a task."""
        await self._beat()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Leave all tables to the others at once."""
        self._stop_listening()
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._leases.attend(self.node, dict.fromkeys(self._told, (GONE, 0)), [])
            await self._leases.renew(self.node, 0)
        except RollwrightError:
            log.warning("leases not given back", node=self.node)
        for table in self._told:
            self._fanout.tell(table, PRESENCE)

    def changed(self, session: Session) -> None:
        """Somebody came or went here: the other nodes must know."""
        if not session.attended:
            session.forget_attendance()
        if self._told.get(session.table.name, (GONE, 0)) != self._here(session):
            self._look.add(session.table.name)
            self._awake.set()

    async def home_of(self, table: str) -> str | None:
        """Return the living node that holds a table's lease, if any."""
        (found,) = await self._leases.attend(self.node, {}, [table])
        return found.home

    async def attended(self, tables: list[str]) -> frozenset[str]:
        """Return those of the tables at which somebody with a seat is connected at another node."""
        return frozenset(found.table for found in await self._leases.attend(self.node, {}, tables) if found.elsewhere)

    # ------------------------------------------------------------------ hear

    def _hear(self, table: str, seq: int) -> None:
        if seq == PRESENCE and table in self._told:
            self._look.add(table)
            self._awake.set()

    def _hear_gap(self) -> None:
        self._look_at_all = True
        self._awake.set()

    # ------------------------------------------------------------------ tell and look

    async def _run(self) -> None:
        self._ring()
        while True:
            await self._awake.wait()
            self._awake.clear()
            try:
                if self._due:
                    self._due = False
                    await self._beat()
                await self._exchange()
            except RollwrightError as error:
                self._look_at_all = True
                log.warning("leases not renewed", reason=str(error))
            except Exception:  # this task must go on: without it the node's tables would stand still
                self._look_at_all = True
                log.exception("leases not renewed")

    def _ring(self) -> None:
        self._due = True
        self._awake.set()
        self._timer = self._clock.call_later(BEAT, self._ring)

    async def _beat(self) -> None:
        known, nodes = await self._leases.renew(self.node, LEASE)
        if not known:
            self._told = {}  # our lease had ended: the other nodes must be told everything again
            self._look_at_all = True
        alive = frozenset(nodes)
        self._beats += 1
        if alive != self.alive or not self._fanout.up or self._beats % SLOW == 0:
            self._look_at_all = True
        if self.alive - alive:
            log.warning("nodes gone", nodes=sorted(self.alive - alive))
        self.alive = alive
        for callback in self.on_beat:
            callback(alive)

    async def _exchange(self) -> None:
        """Write what has changed here and read what has changed elsewhere, for all tables in one statement."""
        look, self._look = self._look, set()
        if self._look_at_all:
            self._look_at_all = False
            look |= {name for name, session in self._sessions.items() if session.attended} | self._told.keys()
        if not look:
            return
        seats = {name: self._here(self._sessions.get(name)) for name in look}
        changed = {name: here for name, here in seats.items() if here != self._told.get(name, (GONE, 0))}
        try:
            found = await self._leases.attend(self.node, changed, [name for name in look if seats[name][0] != GONE])
        except BaseException:
            self._look |= look
            raise
        for name, here in changed.items():
            if here[0] == GONE:
                self._told.pop(name, None)
            else:
                self._told[name] = here
            self._fanout.tell(name, PRESENCE)
        self._take(found)

    def _here(self, session: Session | None) -> tuple[int, int]:
        if session is None or not session.attended:
            return (GONE, 0)
        return _bits(page.seat for page in session.pages), session.people_since

    def _take(self, found: Iterable[Attended]) -> None:
        for table in found:
            session = self._sessions.get(table.table)
            if session is None or not session.attended:
                continue
            if session.take_attendance(table.home == self.node, _seats(table.elsewhere), table.since):
                self._writer.submit(session, Look())
            if table.seq is not None and table.seq > session.table.seq:
                self._writer.hear(table.table, table.seq)


def _bits(seats: Iterable[int | None]) -> int:
    bits = 0
    for seat in seats:
        if seat is not None:
            bits |= 1 << seat
    return bits


def _seats(bits: int) -> frozenset[int]:
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
