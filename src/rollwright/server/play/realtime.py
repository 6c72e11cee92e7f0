"""A table at which it counts who is first: connections and latency are noted, and bots act at moments of their own."""

from functools import partial

from rollwright.core import Disconnected, Lacking, RoundTrip, notation
from rollwright.server.clock import Clock
from rollwright.server.play.bot_threads import BotThreads
from rollwright.server.play.latency import Latency
from rollwright.server.play.timed_seat import TimedSeat
from rollwright.server.show.page import Page
from rollwright.server.table.commands import Note, NoteHolding, NotePresence
from rollwright.server.table.deciding import changed_holding, changed_presence
from rollwright.server.table.rights import is_played_by_bot
from rollwright.server.table.session import Session
from rollwright.server.table.writer import Writer


class Realtime:
    """The race of one session, paused while nobody is here. The game's `Race.notes` say what the table notes."""

    def __init__(self, session: Session, writer: Writer, clock: Clock, threads: BotThreads) -> None:
        self._session = session
        self._writer = writer
        self._clock = clock
        self._threads = threads
        race = session.table.game.race
        self._notes = race.notes if race is not None else ()
        self._latency = Latency(session, clock, partial(_note_latency, session, writer, clock))
        self._seats: dict[int, TimedSeat] = {}
        self._paused_at: int | None = None

    def attend(self) -> None:
        """Note who is here, and let each bot plan: the table has moved on, or somebody has come."""
        self._resume()
        if RoundTrip in self._notes:
            self._latency.attend()
        table, here = self._session.table, self._session.seats_here()
        if Disconnected in self._notes and changed_presence(table, here):
            self._writer.submit(self._session, NotePresence(here, self._clock.now()))
        self._note_holding()
        for seat in range(len(table.chairs)):
            if is_played_by_bot(table, seat):
                if seat not in self._seats:
                    self._seats[seat] = TimedSeat(self._session, seat, self._writer, self._clock, self._threads)
                self._seats[seat].plan()
            elif seat in self._seats:
                self._seats.pop(seat).pause()

    def _note_holding(self) -> None:
        """Note who holds the encrypted cards. One page of a seat is enough; other nodes' pages are not waited for."""
        session = self._session
        here = frozenset(page.seat for page in session.pages if page.seat is not None)
        holding = frozenset(page.seat for page in session.pages if page.seat is not None and page.holds)
        if Lacking in self._notes and changed_holding(session.table, here, holding):
            self._writer.submit(session, NoteHolding(here, holding, self._clock.now()))

    def pause(self) -> None:
        """Stop: nobody is here, or the game is over."""
        self._latency.pause()
        for seat in self._seats.values():
            seat.pause()
        if self._paused_at is None:
            self._paused_at = self._clock.now()

    def hear_echo(self, page: Page, probe: str) -> None:
        self._latency.hear_echo(page, probe)

    def _resume(self) -> None:
        if self._paused_at is not None:
            for seat in self._seats.values():
                seat.postpone(self._clock.now() - self._paused_at)
            self._paused_at = None


def _note_latency(session: Session, writer: Writer, clock: Clock, trips: list[RoundTrip]) -> None:
    writer.submit(session, Note(tuple(map(notation.to_text, trips)), clock.now()))
