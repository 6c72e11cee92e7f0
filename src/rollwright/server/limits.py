"""How often a visitor may ask: buckets of tokens that fill with time, one for each address or browser."""

from collections import Counter, OrderedDict
from collections.abc import Generator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from rollwright.server.clock import Clock
from rollwright.server.refusals import TooMuch
from rollwright.server.settings import Limits

Guess = Literal["code", "key"]  # what a visitor may have guessed: a code of a table or a transfer, or a link's key

KNOWN = 4096  # buckets of each kind that are remembered
HOUR, DAY = 3600, 86_400
PUBLIC_TABLES = 6  # that one address may put on the public list within an hour
LEAGUES = 20  # that one browser may start within a day
LEAGUES_HERE = 100  # that one address may start within a day


class Bucket:
    """Holds `size` tokens at most and gains `rate` a second; every request takes one."""

    __slots__ = ("_clock", "_full_at", "_rate", "_size")

    def __init__(self, rate: float, size: int, clock: Clock) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._full_at = 0.0  # when it would be full again

    def has(self) -> bool:
        """Say whether a token is there, and leave it."""
        moment = self._clock.monotonic()
        return (max(self._full_at, moment) + 1 / self._rate - moment) * self._rate <= self._size

    def take(self) -> bool:
        """Take a token, or say that there is none."""
        moment = self._clock.monotonic()
        full_at = max(self._full_at, moment) + 1 / self._rate
        if (full_at - moment) * self._rate > self._size:
            return False
        self._full_at = full_at
        return True

    def put_back(self) -> None:
        """Undo `take`."""
        self._full_at -= 1 / self._rate


class Buckets:
    """One bucket for each key. The least recently used are forgotten."""

    def __init__(self, rate: float, size: int, clock: Clock) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, key: str) -> bool:
        """Say whether a token is there, and leave it."""
        return key not in self._buckets or self._buckets[key].has()

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._size, self._clock)
            if len(self._buckets) > KNOWN:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class RateLimits:
    """Limits of requests over HTTP. Each method takes a token or raises `TooMuch`."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._most_tables = limits.address_tables
        self._messages = Buckets(limits.messages, limits.messages_at_once, clock)
        many = limits.address_seats
        self._address_messages = Buckets(many * limits.messages, many * limits.messages_at_once, clock)
        self._most_sockets = limits.address_sockets
        self._open_sockets: Counter[str] = Counter()
        self._sockets = Buckets(limits.sockets, limits.sockets_at_once, clock)
        self._gets = Buckets(limits.gets, limits.gets_at_once, clock)
        self._loads = Buckets(limits.gets, limits.gets_at_once, clock)
        self._guesses: dict[Guess, Buckets] = {
            kind: Buckets(limits.guesses / HOUR, limits.guesses_at_once, clock) for kind in ("code", "key")
        }
        self._most_strangers = limits.open_tables
        self._strangers = Buckets(max(1, limits.open_tables) / DAY, limits.open_tables, clock)
        self._posts = Buckets(limits.posts, limits.posts_at_once, clock)
        self._tables = Buckets(limits.address_tables / DAY, limits.address_tables, clock)
        self._public = Buckets(PUBLIC_TABLES / HOUR, PUBLIC_TABLES, clock)
        self._stranger_leagues = Buckets(LEAGUES / DAY, LEAGUES, clock)
        self._leagues = Buckets(LEAGUES_HERE / DAY, LEAGUES_HERE, clock)
        self._lookups = Buckets(limits.lookups, limits.lookups_at_once, clock)
        self._address_lookups = Buckets(4 * limits.lookups, 4 * limits.lookups_at_once, clock)

    def messages(self, seat: str, address: str) -> tuple[Bucket, Bucket]:
        """Return the buckets that all pages of a seat share, and all pages of an address."""
        return self._messages.of(seat), self._address_messages.of(address)

    def post(self, address: str) -> None:
        if not self._posts.take(address):
            raise TooMuch("too-many-requests")

    def get(self, address: str) -> None:
        if not self._gets.take(address):
            raise TooMuch("too-many-requests")

    def load(self, address: str) -> None:
        """Take a token for a table that is read from the database: a request for many of them counts as many."""
        if not self._loads.take(address):
            raise TooMuch("too-many-requests")

    @contextmanager
    def socket(self, address: str) -> Generator[None]:
        """Count a socket of this address while it is open."""
        if not self._sockets.take(address):
            raise TooMuch("too-many-requests")
        if self._open_sockets[address] >= self._most_sockets:
            raise TooMuch("too-many-sockets", most=self._most_sockets)
        self._open_sockets[address] += 1
        try:
            yield
        finally:
            self._open_sockets[address] -= 1
            if not self._open_sockets[address]:
                del self._open_sockets[address]

    def guess(self, address: str, kind: Guess) -> Bucket | None:
        """Take a token for a code, or for the key of a link, that may be wrong; the caller puts it back if right."""
        bucket = self._guesses[kind].of(address)
        return bucket if bucket.take() else None

    def open_table(self, address: str, stranger: bool = False) -> None:
        """Count a new table. `stranger`: without a cookie; all strangers of an address count as one browser."""
        if stranger and not self._strangers.take(address):
            raise TooMuch("too-many-tables", most=self._most_strangers)
        if not self._tables.take(address):
            raise TooMuch("too-many-tables-here", most=self._most_tables)

    def list_table(self, address: str) -> None:
        """Take a token for a table on the public list."""
        if not self._public.take(address):
            raise TooMuch("too-many-public")

    def lay_league(self, address: str, stranger: bool) -> None:
        """Count a new league. `stranger`: see `open_table`."""
        if stranger and not self._stranger_leagues.take(address):
            raise TooMuch("too-many-leagues", most=LEAGUES)
        if not self._leagues.take(address):
            raise TooMuch("too-many-leagues-here", most=LEAGUES_HERE)

    def look_up(self, address: str, holder: str) -> None:
        """Take a token for an answer that costs us work: a record, the rounds, a hint."""
        if not self._lookups.take(holder) or not self._address_lookups.take(address):
            raise TooMuch("too-many-lookups")


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
