"""The one clock of a server: the time of day, the monotonic clock, and timers. Tests turn a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """Reads the time of day once, and from then on counts with the monotonic clock.

    So nothing happens at any table when the operator sets the system's clock.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return (self._ahead + time.monotonic_ns()) // 1_000_000

    def monotonic(self) -> float:
        """Return seconds since some moment in the past."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[..., Any], *given: Any) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), callback, *given)

    async def sleep(self, seconds: float) -> None:
        """Let other tasks run, for `seconds` at least."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, _finish, done)
        try:
            await done
        finally:
            timer.cancel()


def _finish(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)
