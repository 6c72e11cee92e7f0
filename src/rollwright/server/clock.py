"""The time of day, in one place."""

import time


def now() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000
