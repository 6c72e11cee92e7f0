"""Threads for bots: they keep the event loop free, and a bot that never answers holds up nobody."""

import asyncio
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

import structlog

from rollwright.server.clock import Clock, Timer
from rollwright.server.queues.turns import FairQueue

THINKING = 10.0  # seconds that a bot may think about one turn, from the moment at which it begins
WAITING = 60.0  # seconds that a bot may wait until it begins
MOST = 4  # bots that think at once: they share one interpreter with the event loop
STUCK = 64  # further threads, for bots that were given up and still think
TELL = 60.0  # seconds between two lines of the log about bots that wait too long

log: Any = structlog.get_logger()


class NoThread(TimeoutError):
    """So many bots are at work that this one did not begin in time. It has not failed."""


class _Job:
    """One turn of a bot, and what becomes of it."""

    def __init__(self, work: Callable[[], Any], seconds: float) -> None:
        self.work = work
        self.seconds = seconds
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.timer: Timer | None = None  # while it is thinking
        self.is_given_up = False


class BotThreads:
    """Daemon threads, started when they are needed: the server can stop while a bot is still thinking.

    The bots of each visitor take turns with those of the others: hundreds of tables full of bots delay themselves. A
    bot that thinks too long is given up, and another one begins.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: FairQueue[_Job] = FairQueue()
        self._begun: SimpleQueue[_Job] = SimpleQueue()
        self._thinking = self._stuck = self._threads = 0
        self._may_tell_at = 0.0

    async def run(self, visitor: str, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Return what the function returns, or raise what it raises, or `TimeoutError` after so many seconds.

        Raise `NoThread` where it could not begin in time.
        """
        job = _Job(partial(function, *given), seconds)
        self._waiting.add(visitor, job)
        self._begin()
        timer = self._clock.call_later(WAITING, self._refuse, visitor, job)
        try:
            return await job.answer
        finally:
            timer.cancel()

    def _begin(self) -> None:
        """Let bots begin as long as there is room."""
        while self._thinking + max(0, self._stuck - STUCK) < MOST and (job := self._next()) is not None:
            self._thinking += 1
            if self._thinking + self._stuck > self._threads:
                self._threads += 1
                Thread(target=_work, args=(self._begun, self._end), name="bot", daemon=True).start()
            job.timer = self._clock.call_later(job.seconds, give_up, job, self._give_up)
            self._begun.put(job)

    def _next(self) -> _Job | None:
        while (job := self._waiting.next()) is not None:
            if not job.answer.done():  # else its table has gone
                return job
        return None

    def _refuse(self, visitor: str, job: _Job) -> None:
        """Give up a bot that has waited too long, unless it has begun."""
        if not self._waiting.remove(visitor, job):
            return
        if not job.answer.done():
            job.answer.set_exception(NoThread("too many bots are at work"))
        if self._clock.monotonic() >= self._may_tell_at:
            self._may_tell_at = self._clock.monotonic() + TELL
            log.warning("bots wait too long", waiting=len(self._waiting), stuck=self._stuck)

    def _give_up(self, job: _Job) -> None:
        job.is_given_up = True
        self._thinking -= 1
        self._stuck += 1
        self._begin()

    def _end(self, job: _Job) -> None:
        if job.timer is not None:
            job.timer.cancel()
        if job.is_given_up:
            self._stuck -= 1
        else:
            self._thinking -= 1
        self._begin()


def _work(begun: "SimpleQueue[_Job]", end: Callable[[_Job], None]) -> None:
    while True:
        job = begun.get()
        value, error = None, None
        try:
            if not job.answer.done():
                value = job.work()
        except BaseException as fault:
            error = fault
        if job.loop.is_closed():
            return
        job.loop.call_soon_threadsafe(_settle, job, value, error, end)


def _settle(job: _Job, value: Any, error: BaseException | None, end: Callable[[_Job], None]) -> None:
    end(job)
    if job.answer.done():
        return
    if error is None:
        job.answer.set_result(value)
    elif isinstance(error, Exception) and not isinstance(error, StopIteration):  # no future takes that one
        job.answer.set_exception(error)
    else:
        job.answer.set_exception(RuntimeError(f"the bot ended with {error!r}"))


def give_up(job: _Job, told: Callable[[_Job], None]) -> None:
    """Wait no longer for a bot that thinks."""
    told(job)
    if not job.answer.done():
        job.answer.set_exception(TimeoutError("the bot took too long"))
