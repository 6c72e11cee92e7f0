"""A bot's seat in a game of speed: the bot plans a moment, and acts when it has come."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import structlog

from rollwright import bots
from rollwright.bots.ask import choose_for_failed_bot, texts_of
from rollwright.core import Broken, Refused, TimedBot, UnknownAction, notation, view_for_bot
from rollwright.server.clock import Clock, Timer
from rollwright.server.play.bot_threads import THINKING, BotThreads, NoThread
from rollwright.server.table.commands import PlayTimedBot
from rollwright.server.table.session import Session
from rollwright.server.table.table import Table
from rollwright.server.table.writer import Writer

log: Any = structlog.get_logger()

BREATH = 100  # milliseconds between two actions of one bot
REST = 1.0  # seconds until a choice is played for a bot that failed
FAILURES = 3  # failures with no accepted action between them, after which a bot is not asked any more
REFUSALS = 20  # refusals in a row that count as one failure; now and then another seat was faster


class TimedSeat:
    """One seat. The bot is asked in a thread, one question at a time; after every change of the table it plans anew.

    All code of the bot runs there, since a package may have brought it: nothing it does holds up the event loop.

    A legal choice is played for a bot that fails, and in a game that has no bots. Where the game cannot list the claims
    (`Race.awaited`), the seat stays silent instead: the others race on.
    """

    def __init__(self, session: Session, seat: int, writer: Writer, clock: Clock, threads: BotThreads) -> None:
        self._session = session
        self._seat = seat
        self._writer = writer
        self._clock = clock
        self._threads = threads
        self._random = Random()
        self._bot: TimedBot | None = None
        self._postponed = 0  # milliseconds of pauses that the bot has not been told of yet
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._again = False  # the table changed while the bot was thinking
        self._paused = False
        self._resting = False  # after a failure
        self._may_act_at = 0
        self._failures = 0 if bots.levels(session.table.opened.game) else FAILURES
        self._refusals = 0

    def plan(self) -> None:
        """Let the bot plan anew; its earlier plan is forgotten."""
        self._paused = False
        if self._resting:
            return
        self._cancel_timer()
        if self._task is not None:
            self._again = True
        elif self._failures < FAILURES:
            self._run(self._plan())
        elif self._has_choice():
            self._rest()

    def pause(self) -> None:
        self._paused = True
        self._resting = False
        self._cancel_timer()

    def postpone(self, ms: int) -> None:
        """Note that the table was paused for so long; the bot is told before it plans anew."""
        if self._bot is not None:
            self._postponed += ms

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(self._attempt(work))

    async def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """Let the bot plan or act. For a bot that fails a choice is played after a rest."""
        try:
            await work
        except Broken as error:  # the store failed, not the bot
            self._log("bot's turn failed", error)
            self._rest()
        except NoThread:
            self._rest()
        except Exception as error:
            self._failures += 1
            self._log("bot failed", error, failures=self._failures)
            self._rest()
        finally:
            self._task = None
        if self._again and not self._paused:
            self._again = False
            self.plan()

    def _rest(self) -> None:
        """Wait, whatever happens at the table meanwhile; then play a choice for the bot and let it plan."""
        self._again = False
        if not self._paused:
            self._resting = True
            self._timer = self._clock.call_later(REST, self._end_rest)

    def _end_rest(self) -> None:
        self._resting, self._timer = False, None
        self._run(self._play_choice())

    def _has_choice(self) -> bool:
        """Say whether a legal choice can be played for the bot."""
        table = self._session.table
        listed = table.game.race is None or table.game.race.awaited is None
        return listed and bool(table.game.legal(table.state, self._seat))

    async def _play_choice(self) -> None:
        table = self._session.table
        if self._has_choice():
            await self._play(choose_for_failed_bot(table.game, table.state, self._seat, self._random))
        self._again = True

    def _log(self, event: str, error: Exception, **more: int) -> None:
        table = self._session.table
        names = {"table": table.name, "game": table.opened.game, "bot": level_of(table, self._seat)}
        log.error(event, **names, seat=self._seat, exc_info=error, **more)

    async def _plan(self) -> None:
        table, moment = self._session.table, self._clock.now()
        view, postponed = view_for_bot(table.game, table.state, self._seat), self._postponed
        self._postponed = 0

        def plan() -> tuple[TimedBot, int | None]:
            bot = self._bot or timed_bot(table, self._seat)
            if postponed:
                bot.postpone(postponed)
            return bot, bot.plan(view, moment - table.started_at)

        self._bot, when = await self._threads.run(self._session.visitor, THINKING, plan)
        if when is None or self._again or self._paused:
            return
        due = max(table.started_at + int(when), self._may_act_at)
        self._timer = self._clock.call_later((due - self._clock.now()) / 1000, self._ring, view)

    def _ring(self, view: Any) -> None:
        self._timer = None
        if self._task is None:
            self._run(self._act(view))

    async def _act(self, view: Any) -> None:
        assert self._bot is not None
        action = await self._threads.run(self._session.visitor, THINKING, self._bot.act, view)
        self._again = True  # a plan follows, whatever becomes of this action
        if await self._play(action):
            self._failures = self._refusals = 0
            return
        self._refusals += 1
        if self._refusals >= REFUSALS:
            self._refusals = 0
            raise ValueError(f"{REFUSALS} of its actions were refused in a row, at last {notation.to_text(action)}")

    async def _play(self, action: Any) -> bool:
        """Write the action into the log and return True, unless it comes too late."""
        moment, (text,) = self._clock.now(), texts_of(self._session.table.game, (action,))
        self._may_act_at = moment + BREATH
        try:
            await self._writer.do(self._session, PlayTimedBot(self._seat, text, moment))
        except UnknownAction:
            raise
        except Refused as refusal:
            log.info("bot came too late", table=self._session.table.name, seat=self._seat, code=refusal.code)
            return False
        return True

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def level_of(table: Table, seat: int) -> str:
    """Return the level of the bot at a seat: its own, or that of a bot that sits in for a person."""
    return table.chairs[seat].bot or bots.stand_in(table.opened.game)


def timed_bot(table: Table, seat: int) -> TimedBot:
    make = bots.find_timed(table.opened.game, level_of(table, seat))
    return make(table.options, seat, Random(), table.chairs[seat].form)


def adaptations(table: Table) -> dict[int, float | None]:
    """Return what each bot may start the next game with."""
    found: dict[int, float | None] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.bot is not None:
            try:
                found[seat] = timed_bot(table, seat).adaptation(view_for_bot(table.game, table.state, seat))
            except Exception:
                log.exception("bot failed", table=table.name, game=table.opened.game, bot=chair.bot, seat=seat)
    return found
