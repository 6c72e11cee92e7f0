"""The one clock of a server: the time of day, the monotonic clock, and timers. Tests turn a clock of their own."""

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


BEAT = 1.0  # seconds between two looks at the clocks
JUMP = 10 * 1_000_000_000  # nanoseconds without a look, after which the machine is taken to have slept


class Clock:
    """Reads the time of day once, and from then on counts with the monotonic clock.

    So nothing happens at any table when the operator sets the system's clock. Nor does time pass while the machine
    sleeps, once `watch` is called: where the monotonic clock counts that time, it is taken off.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()
        self._seen: int | None = None  # when we last looked, by the monotonic clock; None: nobody watches
        self._asleep = _asleep()
        self._jumped = False

    def now(self) -> int:
        """Return milliseconds since 1970."""
        moment = time.monotonic_ns()
        if self._seen is not None:
            if moment - self._seen > JUMP:
                self._ahead -= moment - self._seen
                self._jumped = True
            self._seen = moment
        return (self._ahead + moment) // 1_000_000

    def wall(self) -> int:
        """Return milliseconds since 1970 by the calendar: this clock goes on while the machine sleeps."""
        return time.time_ns() // 1_000_000

    def watch(self, jumped: Callable[[], None]) -> Timer:
        """Look at the clocks all the time, and call `jumped` whenever the machine has slept."""
        self._seen = time.monotonic_ns()
        return _Heartbeat(self, jumped)

    def has_jumped(self) -> bool:
        """Say whether the machine has slept since this was last asked."""
        self.now()
        asleep, before = _asleep(), self._asleep
        jumped = self._jumped or asleep - before > JUMP
        self._asleep, self._jumped = asleep, False
        return jumped

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


def _asleep() -> int:
    """Return the nanoseconds that the machine has slept since it started and that the monotonic clock leaves out."""
    if sys.platform != "linux":
        return 0
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) - time.monotonic_ns()


class _Heartbeat:
    def __init__(self, clock: Clock, jumped: Callable[[], None]) -> None:
        self._clock = clock
        self._jumped = jumped
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def cancel(self) -> None:
        self._timer.cancel()

    def _beat(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)
        if self._clock.has_jumped():
            self._jumped()
