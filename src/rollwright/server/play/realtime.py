"""A table at which speed counts: who is here is noted, the way to each page is measured, and bots act at moments of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import structlog

from rollwright import bots
from rollwright.bots.timed import TimedBot, view_for_bot
from rollwright.core import Refused, notation
from rollwright.server.clock import now
from rollwright.server.play.latency import Latency
from rollwright.server.show.page import Page
from rollwright.server.table import commands
from rollwright.server.table.events import Moved
from rollwright.server.table.session import Decide, Session
from rollwright.server.table.table import Table

log: Any = structlog.get_logger()

BREATH = 100  # milliseconds until a bot that was refused tries again

Do = Callable[[Session, Decide], Awaitable[None]]


class Realtime:
    """One table's, as long as this node knows the table. While nobody is here all of it rests."""

    def __init__(self, session: Session, do: Do) -> None:
        self._session, self._do = session, do
        self._latency = Latency(session, self._note)
        self._bots: dict[int, TimedBot] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._breath: dict[int, int] = {}  # seat: when it may try again
        self._rests_since: int | None = None
        self._errands: set[asyncio.Task[None]] = set()

    def attend(self) -> None:
        """The table has moved on, or somebody has come: note who is here, and let each bot look."""
        if self._rests_since is not None:
            for bot in self._bots.values():
                bot.postpone(now() - self._rests_since)
            self._rests_since = None
        self._latency.attend()
        if _came_and_went(self._session.table, self._session):
            self._send(partial(_note_company, session=self._session, at=now()))
        for seat in range(len(self._session.table.chairs)):
            self._look(seat)

    def rest(self) -> None:
        """Nobody is here, or the game is over."""
        self._latency.rest()
        for timer in self._timers.values():
            timer.cancel()
        self._timers = {}
        if self._rests_since is None:
            self._rests_since = now()

    def hear_echo(self, page: Page, probe: str) -> None:
        self._latency.hear(page, probe)

    # ------------------------------------------------------------------ bots

    def _look(self, seat: int) -> None:
        """Let a bot make up its mind anew; what it meant to do before is forgotten."""
        if seat in self._timers:
            self._timers.pop(seat).cancel()
        table = self._session.table
        if not is_bots(table, seat):
            self._bots.pop(seat, None)
            return
        if seat not in self._bots:
            self._bots[seat] = _timed_bot(table, seat)
        moment = now()
        view = view_for_bot(table.game, table.state, seat)
        when = self._bots[seat].plan(view, moment - table.started_at)
        if when is not None:
            due = max(table.started_at + when, self._breath.get(seat, 0))
            self._timers[seat] = asyncio.get_running_loop().call_later(
                max(0, due - moment) / 1000, self._act, seat, view
            )

    def _act(self, seat: int, view: Any) -> None:
        del self._timers[seat]
        self._breath[seat] = now() + BREATH
        said = notation.to_text(self._bots[seat].act(view))
        self._send(partial(_play_bot, seat=seat, said=said, at=now()))

    # ------------------------------------------------------------------ what follows

    def _note(self, words: tuple[str, ...]) -> None:
        self._send(partial(commands.note, words=words, now=now()))

    def _send(self, decide: Decide) -> None:
        errand = asyncio.create_task(self._run(decide))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _run(self, decide: Decide) -> None:
        try:
            await self._do(self._session, decide)
        except Refused as refusal:
            log.info("came too late", table=self._session.table.name, code=refusal.code)


def forms(table: Table) -> dict[int, float | None]:
    """Return what each bot may begin the next game with."""
    return {
        seat: _timed_bot(table, seat).adaptation(view_for_bot(table.game, table.state, seat))
        for seat, chair in enumerate(table.chairs)
        if chair.bot is not None
    }


def _timed_bot(table: Table, seat: int) -> TimedBot:
    make = bots.find_timed(table.opened.game, table.chairs[seat].bot or bots.stand_in(table.opened.game))
    return make(table.options, seat, Random(), table.chairs[seat].form)


def is_bots(table: Table, seat: int) -> bool:
    return table.chairs[seat].bot is not None or table.chairs[seat].sitting_in


def _play_bot(table: Table, seat: int, said: str, at: int) -> commands.Events:
    if table.phase != "playing" or not is_bots(table, seat):
        return ()
    return commands.play(table, Moved(seat, (said,), max(0, at - table.started_at), bot=True))


def _note_company(table: Table, session: Session, at: int) -> commands.Events:
    return commands.note(table, _came_and_went(table, session), at)


def _came_and_went(table: Table, session: Session) -> tuple[str, ...]:
    """Return what is to be noted: people whose line is not as it was last noted."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.holder]
    went = [f"went {seat}" for seat in people if seat not in table.gone and not session.here(seat)]
    return (*went, *(f"came {seat}" for seat in people if seat in table.gone and session.here(seat)))
