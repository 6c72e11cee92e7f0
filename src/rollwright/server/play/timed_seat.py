"""A bot's seat in a game of speed: the bot plans a moment, and acts when it has come."""

import asyncio
from random import Random
from typing import Any

import structlog

from rollwright import bots
from rollwright.bots.timed import TimedBot, view_for_bot
from rollwright.core import Refused, UnknownAction, notation
from rollwright.server.clock import Clock, Timer
from rollwright.server.play.bot_threads import THINKING, BotThreads
from rollwright.server.table.commands import PlayTimedBot
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from rollwright.server.table.writer import Writer

log: Any = structlog.get_logger()

BREATH = 100  # milliseconds between two actions of one bot
REST = 1.0  # seconds until a bot that failed is asked again
FAILURES = 3  # in a row, after which a bot is not asked any more


class TimedSeat:
    """One seat. The bot is asked in a thread, one question at a time; after every change of the table it plans anew."""

    def __init__(self, session: Session, seat: int, writer: Writer, clock: Clock, threads: BotThreads) -> None:
        self._session = session
        self._seat = seat
        self._writer = writer
        self._clock = clock
        self._threads = threads
        self._bot: TimedBot | None = None
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._again = False  # the table changed while the bot was thinking
        self._paused = False
        self._may_act_at = 0
        self._failures = 0

    def plan(self) -> None:
        """Let the bot plan anew; its earlier plan is forgotten."""
        self._paused = False
        self._cancel_timer()
        if self._task is not None:
            self._again = True
        elif self._failures < FAILURES:
            self._task = asyncio.create_task(self._ask(self._plan()))

    def pause(self) -> None:
        self._paused = True
        self._cancel_timer()

    def postpone(self, ms: int) -> None:
        """Tell the bot that the table was paused for so long."""
        if self._bot is not None:
            self._bot.postpone(ms)

    async def _ask(self, question: Any) -> None:
        """Let the bot plan or act. A bot that fails is asked again after a rest, a few times."""
        try:
            await question
        except Exception as error:
            table = self._session.table
            self._failures += 1
            self._again = False
            log.error("bot failed", table=table.name, game=table.opened.game, seat=self._seat, exc_info=error)
            self._timer = self._clock.call_later(REST, self.plan)
        else:
            self._failures = 0
        finally:
            self._task = None
        if self._again and not self._paused:
            self._again = False
            self.plan()

    async def _plan(self) -> None:
        table, moment = self._session.table, self._clock.now()
        if self._bot is None:
            self._bot = timed_bot(table, self._seat)
        view = view_for_bot(table.game, table.state, self._seat)
        when = await self._threads.run(THINKING, self._bot.plan, view, moment - table.started_at)
        if when is None or self._again or self._paused:
            return
        due = max(table.started_at + int(when), self._may_act_at)
        self._timer = self._clock.call_later((due - self._clock.now()) / 1000, self._ring, view)

    def _ring(self, view: Any) -> None:
        self._timer = None
        if self._task is None:
            self._task = asyncio.create_task(self._ask(self._act(view)))

    async def _act(self, view: Any) -> None:
        assert self._bot is not None
        action = await self._threads.run(THINKING, self._bot.act, view)
        moment = self._clock.now()
        self._may_act_at = moment + BREATH
        self._again = True  # a plan follows, whatever becomes of this action
        try:
            await self._writer.do(self._session, PlayTimedBot(self._seat, notation.to_text(action), moment))
        except UnknownAction:
            raise
        except Refused as refusal:
            log.info("bot came too late", table=self._session.table.name, seat=self._seat, code=refusal.code)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def timed_bot(table: Table, seat: int) -> TimedBot:
    make = bots.find_timed(table.opened.game, table.chairs[seat].bot or bots.stand_in(table.opened.game))
    return make(table.options, seat, Random(), table.chairs[seat].form)


def adaptations(table: Table) -> dict[int, float | None]:
    """Return what each bot may start the next game with."""
    found: dict[int, float | None] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.bot is not None:
            try:
                found[seat] = timed_bot(table, seat).adaptation(view_for_bot(table.game, table.state, seat))
            except Exception:
                log.exception("bot failed", table=table.name, game=table.opened.game, seat=seat)
    return found
