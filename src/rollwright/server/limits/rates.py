"""How often a visitor may ask, by address or browser."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Literal

from rollwright.server.clock import Clock
from rollwright.server.limits.buckets import AddressBuckets, Bucket, Buckets, Open, Tokens
from rollwright.server.refusals import TooMuch
from rollwright.server.settings import Limits

Guess = Literal["code", "key", "pencil"]  # what a visitor may have guessed: a table's code, a link's key, a transfer

HOUR, DAY = 3600, 86_400
SITE_GUESSES = 100  # times as many wrong codes of tables as one address may try, from all addresses together
PUBLIC_TABLES = 6  # that one address may put on the public list within an hour
TRANSFERS = 60  # codes for another device that one address may make within a day
LEAGUES = 20  # leagues of one browser within a day
LEAGUES_HERE = 100  # leagues of one address within a day


class RateLimits:
    """Limits of requests over HTTP. Each method takes a token or raises `TooMuch`."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._most_tables = limits.address_tables
        self._messages = Buckets(limits.messages, limits.messages_at_once, clock)
        many = limits.address_seats
        self._address_messages = AddressBuckets(many * limits.messages, many * limits.messages_at_once, clock)
        self._most_sockets = limits.address_sockets
        self._open_sockets = Open(limits.address_sockets)
        self._sockets = AddressBuckets(limits.sockets, limits.sockets_at_once, clock)
        self._gets = AddressBuckets(limits.gets, limits.gets_at_once, clock)
        self._loads = AddressBuckets(limits.gets, limits.gets_at_once, clock)
        rate, at_once = limits.guesses / HOUR, limits.guesses_at_once
        site = Bucket(SITE_GUESSES * rate, SITE_GUESSES * at_once, clock)
        self._guesses: dict[Guess, AddressBuckets] = {
            "code": AddressBuckets(rate, at_once, clock, site),  # many addresses could try all codes
            "key": AddressBuckets(rate, at_once, clock),
            "pencil": AddressBuckets(rate, at_once, clock),
        }
        self._most_strangers = limits.open_tables
        self._strangers = AddressBuckets(max(1, limits.open_tables) / DAY, limits.open_tables, clock)
        self._posts = AddressBuckets(limits.posts, limits.posts_at_once, clock)
        self._tables = AddressBuckets(limits.address_tables / DAY, limits.address_tables, clock)
        self._public = AddressBuckets(PUBLIC_TABLES / HOUR, PUBLIC_TABLES, clock)
        self._transfers = AddressBuckets(TRANSFERS / DAY, TRANSFERS, clock)
        self._stranger_leagues = AddressBuckets(LEAGUES / DAY, LEAGUES, clock)
        self._leagues = AddressBuckets(LEAGUES_HERE / DAY, LEAGUES_HERE, clock)
        self._lookups = Buckets(limits.lookups, limits.lookups_at_once, clock)
        self._address_lookups = AddressBuckets(4 * limits.lookups, 4 * limits.lookups_at_once, clock)

    def message(self, seat: str, address: str) -> None:
        """Count a message: all pages of a seat share a limit, and all pages of an address."""
        if not self._messages.take(seat) or not self._address_messages.take(address):
            raise TooMuch("too-many-messages")

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
        if not self._open_sockets.enter(address):
            raise TooMuch("too-many-sockets", most=self._most_sockets)
        try:
            yield
        finally:
            self._open_sockets.leave(address)

    def guess(self, address: str, kind: Guess) -> Tokens | None:
        """Take a token for what may be wrong, or return None; the caller puts it back if it was right."""
        tokens = self._guesses[kind].of(address)
        return tokens if tokens.take() else None

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

    def send_pencil(self, address: str) -> None:
        """Take a token for a code that moves a pencil to another device."""
        if not self._transfers.take(address):
            raise TooMuch("too-many-transfers", most=TRANSFERS)

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
