"""Who plays when no person does: bots on their own seats, and a steady one for who is away or out of time."""

import asyncio
from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any

import structlog

from rollwright import bots
from rollwright.core import IllegalAction, Refused, next_wake, notation
from rollwright.server.clock import now
from rollwright.server.play.realtime import Do, Realtime
from rollwright.server.table import commands
from rollwright.server.table.events import Moved, StoodIn, Woke
from rollwright.server.table.session import Decide, Session
from rollwright.server.table.table import Table

log: Any = structlog.get_logger()


class Scheduler:
    """Looks after each table once it has moved on. It does so only while somebody is there: an empty table waits."""

    def __init__(self, do: Do, bot_delay: float) -> None:
        self._do = do
        self._bot_delay = bot_delay
        self._random = Random()
        self._errands: set[asyncio.Task[None]] = set()

    def attend(self, session: Session) -> None:
        """Let the bots play that we wait for, and set the alarm for the next moment that matters."""
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if session.quiet:
            return
        if session.table.phase != "playing" or not session.company:
            if session.realtime is not None:
                session.realtime.rest()
            return
        if session.table.races:
            session.realtime = session.realtime or Realtime(session, self._do)
            session.realtime.attend()
        for seat in _to_play(session):
            if seat not in session.players:
                session.players[seat] = asyncio.create_task(self._turn(session, seat))
                session.players[seat].add_done_callback(partial(self._rested, session, seat))
        due = min((moment for moment, _ in _agenda(session)), default=None)
        if due is not None:
            session.timer = asyncio.get_running_loop().call_later(max(0, due - now()) / 1000, self._ring, session)

    def stop(self, sessions: Iterable[Session]) -> None:
        for session in sessions:
            if session.realtime is not None:
                session.realtime.rest()
            if session.timer is not None:
                session.timer.cancel()
            for player in session.players.values():
                player.cancel()

    # ------------------------------------------------------------------ bots

    async def _turn(self, session: Session, seat: int) -> None:
        """Let a bot take its time, then look at the table and act. What no longer goes when it has thought is looked at again."""
        table = session.table
        choices = table.game.legal(table.state, seat)
        await asyncio.sleep(self._bot_delay * self._random.uniform(*bots.pause(table.opened.game, choices)))
        table = session.table
        number, legal = table.round, table.game.legal(table.state, seat)
        if seat not in _to_play(session):
            return  # somebody came back, or the game went on without it
        bot = bots.find(table.opened.game, table.chairs[seat].bot or bots.stand_in(table.opened.game))
        actions = await asyncio.to_thread(
            bot, table.options, table.game.view(table.state, seat), seat, legal, Random(self._random.random())
        )
        said = tuple(map(notation.to_text, actions))

        def decide(table: Table) -> commands.Events:
            if table.round != number or seat not in _to_play(session):
                return ()
            try:
                return commands.play(table, Moved(seat, said, now() - table.started_at, bot=True))
            except IllegalAction:
                if table.game.legal(table.state, seat) == legal:
                    raise  # nobody came in between: it is the bot that is wrong
                return ()

        await self._do(session, decide)

    def _rested(self, session: Session, seat: int, task: asyncio.Task[None]) -> None:
        del session.players[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("bot failed", table=session.table.name, game=session.table.opened.game, exc_info=error)
        else:
            self.attend(session)  # what came up while it was finishing

    # ------------------------------------------------------------------ the clock

    def _ring(self, session: Session) -> None:
        session.timer = None
        moment = now()
        acts = [act for due, act in _agenda(session) if due <= moment]
        for act in acts:
            errand = asyncio.create_task(self._run(session, act))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)
        if not acts:
            self.attend(session)  # it rang a moment too early, or the clock was put back

    async def _run(self, session: Session, act: Decide) -> None:
        try:
            await self._do(session, act)
        except Refused:
            log.info("the clock came too late", table=session.table.name)
        self.attend(session)


def _agenda(session: Session) -> list[tuple[int, Decide]]:
    """Return what is to be done without anybody asking: the moment, and what then follows."""
    table = session.table
    if not (table.clocked or table.opened.pace or session.gone):
        return []
    agenda: list[tuple[int, Decide]] = [
        (gone + session.away_limit_ms, partial(_stand_in, seat=seat))
        for seat, gone in session.gone.items()
        if not table.chairs[seat].sitting_in
    ]
    due, deadline = next_wake(table.game, table.state), session.deadline()
    if due is not None:
        agenda.append((table.started_at + due, partial(_wake, at=due)))
    elif deadline is not None and session.late_in != table.round:
        agenda.append((deadline, partial(_call_time, session=session)))
    return agenda


def _stand_in(table: Table, seat: int) -> commands.Events:
    return () if table.phase != "playing" or table.chairs[seat].sitting_in else (StoodIn(seat),)


def _call_time(table: Table, session: Session) -> commands.Events:
    session.late_in = table.round  # from now on bots write for who is not done
    return ()


def _wake(table: Table, at: int) -> commands.Events:
    return commands.play(table, Woke(at)) if next_wake(table.game, table.state) == at else ()


def _to_play(session: Session) -> list[int]:
    """Return the seats that we wait for and that a bot may play now; in a race bots choose their own moments."""
    table = session.table
    if table.phase != "playing" or not session.company or table.races:
        return []
    late = _is_late(session)
    seats = [seat for seat, chair in enumerate(table.chairs) if late or chair.bot is not None or chair.sitting_in]
    return [seat for seat in seats if table.game.legal(table.state, seat)]


def _is_late(session: Session) -> bool:
    """Say whether the round's time is up. While a game's own clock runs, only that one counts."""
    table = session.table
    return session.late_in == table.round and next_wake(table.game, table.state) is None
