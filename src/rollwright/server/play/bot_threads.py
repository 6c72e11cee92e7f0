"""Threads for bots: they keep the event loop free, and a bot that never answers holds up nobody."""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from rollwright.server.clock import Clock

THINKING = 10.0  # seconds that a bot may think about one turn
MOST = 8  # threads; a bot that waits for one of them too long counts as failed, as one that thinks too long does

Job = tuple[Callable[..., Any], tuple[Any, ...], "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class BotThreads:
    """Daemon threads, started when they are needed: the server can stop while a bot is still thinking."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._threads = 0
        self._busy = 0

    async def run(self, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Return what the function returns, or raise what it raises, or `TimeoutError` after so many seconds."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._busy += 1
        if self._busy > self._threads < MOST:
            self._threads += 1
            Thread(target=_work, args=(self._jobs, self._free), name="bot", daemon=True).start()
        self._jobs.put((function, given, answer, loop))
        timer = self._clock.call_later(seconds, give_up, answer)
        try:
            return await answer
        finally:
            timer.cancel()

    def _free(self) -> None:
        self._busy -= 1


def _work(jobs: "SimpleQueue[Job]", free: Callable[[], None]) -> None:
    while True:
        function, given, answer, loop = jobs.get()
        value, error = None, None
        try:
            if not answer.done():
                value = function(*given)
        except BaseException as fault:
            error = fault
        if loop.is_closed():
            return
        loop.call_soon_threadsafe(_settle, answer, value, error, free)


def _settle(answer: "asyncio.Future[Any]", value: Any, error: BaseException | None, free: Callable[[], None]) -> None:
    free()
    if answer.done():
        return
    if error is None:
        answer.set_result(value)
    else:
        answer.set_exception(error if isinstance(error, Exception) else RuntimeError(f"the bot ended with {error!r}"))


def give_up(answer: "asyncio.Future[Any]") -> None:
    if not answer.done():
        answer.set_exception(TimeoutError("the bot took too long"))
