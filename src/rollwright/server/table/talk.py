"""The talk at a table: a gesture or a line goes to the store first, then to every page on every node.

It is no part of the table's log, because the log is kept for ever and the host may have notes deleted.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, cast, get_args

import structlog

from rollwright.core import RollwrightError
from rollwright.server.clock import Clock
from rollwright.server.fanout.protocol import Fanout
from rollwright.server.limits.buckets import Buckets
from rollwright.server.refusals import BadInput, NotHost, TalkOff, TooMuch
from rollwright.server.socket.messages import Gesture, Kind, Said, Say, SetTalk, Talk
from rollwright.server.store.notes import KeptNote, Notes, TalkRules
from rollwright.server.table.names import read_note
from rollwright.server.table.rights import PATIENCE, seat_of
from rollwright.server.table.session import Session

SHOWN = 30  # notes that a page is given when it comes
AT_ONCE, SECONDS = 5, 3.0  # messages of one seat: a burst, then one in so many seconds
NOTICE = "talk "  # before the table's code in a notice between nodes

log: Any = structlog.get_logger()


class Talks:
    """The talk at all tables of this node."""

    def __init__(self, notes: Notes, fanout: Fanout, sessions: Mapping[str, Session], clock: Clock) -> None:
        self._notes = notes
        self._fanout = fanout
        self._sessions = sessions
        self._clock = clock
        self._limits = Buckets(1 / SECONDS, AT_ONCE, clock)
        self._told: dict[str, tuple[TalkRules, int]] = {}  # what the pages of a table were told: rules, newest note
        self._at_work: set[asyncio.Task[None]] = set()
        self._stop_listening = fanout.listen(self._hear)
        fanout.watch(self._catch_up)

    async def say(self, session: Session, holder: str, wish: Say) -> Talk:
        """Keep what a person says and tell all pages, or refuse it."""
        table = session.table
        seat = seat_of(table, holder)
        if await self._notes.find(table.name, holder, wish.id) is not None:
            return await self.show(session)
        if not (await self._notes.rules(table.name)).allowed:
            raise TalkOff
        text = read_note(wish.text) if wish.kind == "note" else ""
        if wish.kind != "note" and wish.text:
            raise BadInput("bad-message")
        if not self._limits.take(f"{table.name} {holder}"):
            raise TooMuch("too-much-talk", seconds=int(SECONDS))
        note = KeptNote(0, self._clock.now(), holder, table.chairs[seat].name, wish.kind, text)
        await self._notes.add(table.name, wish.id, note)
        return await self._tell_all(session)

    async def settle(self, session: Session, holder: str, wish: SetTalk) -> Talk:
        """Do what the host chose, and tell all pages."""
        table = session.table
        seat = seat_of(table, holder)
        host = table.host([other for other, gone in session.away().items() if gone >= PATIENCE and other != seat])
        if seat != host:
            raise NotHost("not-host-of-talk", name=table.chairs[host or 0].name)
        await self._notes.settle(table.name, wish.allowed, wish.kept)
        if wish.forget > (await self._notes.rules(table.name)).forgotten:
            await self._notes.forget(table.name)
        return await self._tell_all(session)

    async def show(self, session: Session, after: int = 0) -> Talk:
        """Return the talk of a table as a page gets it: the newest notes with a larger number than `after`."""
        name = session.table.name
        rules = await self._notes.rules(name)
        return _talk(session, rules, await self._notes.read(name, after, SHOWN))

    async def leave_empty(self, session: Session) -> None:
        """Nobody is at the table any more: delete the notes if the host wants none kept."""
        try:
            if not (await self._notes.rules(session.table.name)).kept and not session.has_people:
                await self._notes.forget(session.table.name)
        except RollwrightError as error:
            log.warning("notes not deleted", table=session.table.name, reason=str(error))  # housekeeping deletes them

    def part(self, session: Session) -> None:
        """A page has gone."""
        if not session.has_people:
            self._told.pop(session.table.name, None)
            self._start(self.leave_empty(session))

    async def close(self) -> None:
        self._stop_listening()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _tell_all(self, session: Session) -> Talk:
        await self._tell_pages(session)
        talk = await self.show(session)
        newest = max((talk.forgotten, *(said.number for said in talk.said), 1))
        self._fanout.tell(NOTICE + session.table.name, newest)
        return talk

    async def _tell_pages(self, session: Session) -> None:
        """Tell all pages of this node what is new. A notice may come twice: where nothing is new, nothing is sent."""
        name = session.table.name
        _, newest = self._told.get(name, (None, 0))
        rules, notes = await self._notes.rules(name), await self._notes.read(name, newest, SHOWN)
        told = (rules, notes[-1].number if notes else newest)
        if self._told.get(name) != told:
            self._told[name] = told
            talk = _talk(session, rules, notes)
            for page in [*session.pages]:
                page.put(talk)

    def _hear(self, notice: str, _: int) -> None:
        """Another node tells that somebody has spoken at a table."""
        session = self._sessions.get(notice.removeprefix(NOTICE)) if notice.startswith(NOTICE) else None
        if session is not None and session.pages:
            self._start(self._tell_pages(session))

    def _catch_up(self) -> None:
        """Notices may have been lost."""
        for session in self._sessions.values():
            if session.pages and session.table.name in self._told:
                self._start(self._tell_pages(session))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)


def _talk(session: Session, rules: TalkRules, notes: Iterable[KeptNote]) -> Talk:
    said = tuple(
        Said(note.number, note.at, session.table.seat_of(note.holder), note.name, cast("Kind", note.kind), note.text)
        for note in notes
        if note.kind == "note" or note.kind in get_args(Gesture)
    )
    return Talk(rules.allowed, rules.kept, rules.forgotten, session.table.host(session.gone), said)
