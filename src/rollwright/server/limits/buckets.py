"""Buckets of tokens that fill with time: one for each visitor, and for addresses also one for each network."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Protocol

from rollwright.server.clock import Clock

KNOWN = 4096  # buckets of each kind that are kept without looking whether they are full
MOST = 50_000  # buckets of each kind; visitors beyond them share one
SWEEP = 1.0  # seconds between two searches for full buckets
WIDER = ((56, 8), (48, 16))  # networks by their bits, and how many times as much as one address they may do


class Tokens(Protocol):
    def has(self) -> bool:
        """Say whether a token is there, and leave it."""
        ...

    def take(self) -> bool:
        """Take a token, or say that there is none."""
        ...

    def put_back(self) -> None:
        """Undo `take`."""
        ...


class Bucket:
    """Holds `size` tokens at most and gains `rate` a second; every request takes one."""

    __slots__ = ("_clock", "_full_at", "_rate", "_size")

    def __init__(self, rate: float, size: int, clock: Clock) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._full_at = 0.0  # when it would be full again

    def is_full(self, moment: float) -> bool:
        return self._full_at <= moment

    def has(self) -> bool:
        moment = self._clock.monotonic()
        return (max(self._full_at, moment) + 1 / self._rate - moment) * self._rate <= self._size

    def take(self) -> bool:
        moment = self._clock.monotonic()
        full_at = max(self._full_at, moment) + 1 / self._rate
        if (full_at - moment) * self._rate > self._size:
            return False
        self._full_at = full_at
        return True

    def put_back(self) -> None:
        self._full_at -= 1 / self._rate


class Buckets:
    """One bucket for each key. Only full ones are forgotten, so that nobody gains tokens by asking in other names."""

    def __init__(self, rate: float, size: int, clock: Clock) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = KNOWN  # so many buckets
        self._swept = float("-inf")
        self._shared = Bucket(rate, size, clock)

    def __len__(self) -> int:
        return len(self._buckets)

    def has(self, key: str) -> bool:
        """Say whether a token is there, and leave it."""
        return key not in self._buckets or self._buckets[key].has()

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """Return the bucket of this key. It may be forgotten once it is full: take from it at once."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._forget_full()
            if len(self._buckets) >= MOST:
                return self._shared
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._clock)
        return bucket

    def _forget_full(self) -> None:
        moment = self._clock.monotonic()
        if moment < self._swept + SWEEP:
            return
        self._swept = moment
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(moment)}
        self._sweep_at = min(MOST, max(KNOWN, 2 * len(self._buckets)))


class Chain:
    """A token of each of several buckets. Later ones are not even made where an earlier one is empty."""

    def __init__(self, buckets: list[Callable[[], Bucket]]) -> None:
        self._buckets = buckets
        self._taken: list[Bucket] = []

    def has(self) -> bool:
        return all(bucket().has() for bucket in self._buckets)

    def take(self) -> bool:
        for find in self._buckets:
            bucket = find()
            if not bucket.take():
                self.put_back()
                return False
            self._taken.append(bucket)
        return True

    def put_back(self) -> None:
        for bucket in self._taken:
            bucket.put_back()
        self._taken.clear()


class AddressBuckets:
    """Buckets of addresses, as `address_key` writes them, and of the IPv6 networks around them.

    `site` is one for all addresses together.
    """

    def __init__(self, rate: float, size: int, clock: Clock, site: Bucket | None = None) -> None:
        self._site = site
        self._own = Buckets(rate, size, clock)
        self._wider = [Buckets(times * rate, times * size, clock) for _, times in WIDER]

    def has(self, address: str) -> bool:
        return self.of(address).has()

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Tokens:
        """Return the tokens of an address, to be taken at once; the widest network comes first."""
        around = networks(address)
        if not around and self._site is None:
            return self._own.of(address)
        found = [partial(buckets.of, key) for key, buckets in zip(around, self._wider, strict=False)]
        found = [*reversed(found), partial(self._own.of, address)]
        site = self._site
        return Chain(found if site is None else [lambda: site, *found])


class Open:
    """Counts what each address has open, and the networks around it; `most` is for one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, or say that there are too many."""
        if any(self._open[key] >= most for key, most in self._limits(address)):
            return False
        self._open.update(key for key, _ in self._limits(address))
        return True

    def leave(self, address: str) -> None:
        for key, _ in self._limits(address):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]

    def _limits(self, address: str) -> Iterator[tuple[str, int]]:
        yield address, self._most
        for key, (_, times) in zip(networks(address), WIDER, strict=False):
            yield key, times * self._most


def address_key(host: str) -> str:
    """Return what counts as one address: an IPv6 network of 64 bits is what one household gets."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


@lru_cache(KNOWN)
def networks(address: str) -> tuple[str, ...]:
    """Return the wider networks around an address as `address_key` writes it: none for IPv4.

    With a rented server often come 65,536 networks of 64 bits.
    """
    if not address.endswith("/64"):
        return ()
    first = ip_address(address.removesuffix("/64"))
    return tuple(str(ip_network((first, bits), strict=False)) for bits, _ in WIDER)


def widest(address: str) -> str:
    """Return the widest network around an address, or the address itself where there is none."""
    return next(reversed(networks(address)), address)
