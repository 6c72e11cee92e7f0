"""How often somebody may ask: a bucket of tokens that fills with time."""

import time
from collections import OrderedDict

KNOWN = 4096  # addresses that are remembered


class Bucket:
    """Holds `size` tokens at most and gains `rate` a second; every message takes one."""

    __slots__ = ("_full_at", "_rate", "_size")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._full_at = 0.0  # when it would be full again

    def take(self) -> bool:
        """Take a token, or say that there is none."""
        moment = time.monotonic()
        full_at = max(self._full_at, moment) + 1 / self._rate
        if (full_at - moment) * self._rate > self._size:
            return False
        self._full_at = full_at
        return True


class AddressLimits:
    """One bucket for each address."""

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._size))
        self._buckets.move_to_end(address)
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket.take()
