"""The settings of an operator, all of them environment variables that begin with ROLLWRIGHT_."""

import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path

from rollwright.core import Refused
from rollwright.server.site_settings import SITE, Site, read_site
from rollwright.server.store.open import POSTGRES, read_database
from rollwright.server.store.protocol import Database

PREFIX = "ROLLWRIGHT_"
MOST = 65_535  # the largest value of any number that can be set

KNOWN = (
    "database",
    "redis",
    "pictures",
    "host",
    "hosts",
    "port",
    "away_limit",
    "messages",
    "posts",
    "gets",
    "sockets",
    "address_sockets",
    "lookups",
    "guesses",
    "open_tables",
    "address_tables",
    *SITE,
)
OTHERS = ("browser", "server", "shots")  # read by the browser tests and by the page's development server


class BadSetting(Refused):
    """An environment variable that cannot be read, or (`unknown-setting`) that does not exist."""

    code = "bad-setting"
    exit_code = 64


class Limits(Struct, frozen=True):
    """How much one page, seat, browser or address may ask for; rates are per second."""

    frame_bytes: int = 4096
    messages: int = 20  # from all pages of a seat
    address_seats: int = 20  # an address may send as many messages as so many seats
    posts: int = 5  # from one address
    gets: int = 50  # from one address
    sockets: int = 10  # opened from one address
    address_sockets: int = 1000  # open at the same time from one address
    guesses: int = 60  # wrong table codes from one address within an hour, half of them at once
    lookups: int = 2  # records, rounds, hints and best choices for one browser; an address has four times as many
    body_bytes: int = 16_384
    open_tables: int = 30  # opened by one browser within a day and not finished
    address_tables: int = 1000  # opened from one address within a day
    pages_of_a_seat: int = 20
    spectators: int = 200  # pages without a seat at one table
    address_spectators: int = 50  # spectators from one address

    @property
    def messages_at_once(self) -> int:
        return 2 * self.messages

    @property
    def posts_at_once(self) -> int:
        return 20 * self.posts

    @property
    def gets_at_once(self) -> int:
        return 40 * self.gets

    @property
    def sockets_at_once(self) -> int:
        return 40 * self.sockets

    @property
    def guesses_at_once(self) -> int:
        return max(1, self.guesses // 2)

    @property
    def lookups_at_once(self) -> int:
        return 10 * self.lookups


def data_folder() -> Path:
    """Return the user's data folder, or raise `BadSetting`: a service's own user may have no home."""
    try:
        return user_data_path("rollwright")
    except RuntimeError as error:
        raise BadSetting("no-home") from error


class Settings(Struct, frozen=True):
    """One server. Times are in seconds; port 0 takes any free one."""

    database: Database = field(default_factory=lambda: data_folder() / "tables.sqlite")
    redis: str = ""  # the address of Redis, where many nodes share a PostgreSQL database
    pictures: Path = field(default_factory=lambda: data_folder() / "pictures")
    host: str = "127.0.0.1"
    hosts: tuple[str, ...] = ()  # names of this server on the internet; `*.example.org` has all below it, `*` is any
    port: int = 8000
    away_limit: float = 180.0
    bot_delay: float = 0.6
    limits: Limits = Limits()
    site: Site = Site()


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the environment, or raise `BadSetting`. The caller may replace single fields afterwards."""
    given = {name.removeprefix(PREFIX).lower(): value for name, value in environment.items() if name.startswith(PREFIX)}
    _refuse_unknown(given)
    standard = Settings(database=Path(), pictures=Path())  # these two lie in the person's home unless they are given
    limits = standard.limits
    if given.get("redis") and not given.get("database", "").startswith(POSTGRES):
        raise BadSetting("redis-alone")
    return Settings(
        redis=given.get("redis", ""),
        database=read_database(given["database"]) if given.get("database") else data_folder() / "tables.sqlite",
        pictures=Path(given.get("pictures") or data_folder() / "pictures"),
        host=given.get("host") or standard.host,
        hosts=_names(given.get("hosts", "")),
        port=_whole(given, "port", standard.port),
        away_limit=_whole(given, "away_limit", int(standard.away_limit)),
        limits=Limits(
            messages=_whole(given, "messages", limits.messages, least=1),
            posts=_whole(given, "posts", limits.posts, least=1),
            gets=_whole(given, "gets", limits.gets, least=1),
            sockets=_whole(given, "sockets", limits.sockets, least=1),
            address_sockets=_whole(given, "address_sockets", limits.address_sockets, least=1),
            lookups=_whole(given, "lookups", limits.lookups, least=1),
            guesses=_whole(given, "guesses", limits.guesses, least=1),
            open_tables=_whole(given, "open_tables", limits.open_tables),
            address_tables=_whole(given, "address_tables", limits.address_tables, least=1),
        ),
        site=read_site(given),
    )


def _refuse_unknown(given: Mapping[str, str]) -> None:
    for name in given:
        if name not in KNOWN and name not in OTHERS:
            (nearest,) = difflib.get_close_matches(name, KNOWN, n=1, cutoff=0.0)
            raise BadSetting("unknown-setting", name=PREFIX + name.upper()[:60], nearest=PREFIX + nearest.upper())


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower().removesuffix(".") for name in text.split(",") if name.strip())
    for name in names:
        if name != "*" and not re.fullmatch(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*|[0-9a-f:.]+", name):
            raise BadSetting("bad-host-name", name=PREFIX + "HOSTS", value=name[:40])
    return names


def _whole(given: Mapping[str, str], name: str, standard: int, least: int = 0) -> int:
    text = given.get(name, "")
    if not text:
        return standard
    if not re.fullmatch("[0-9]{1,5}", text) or not least <= int(text) <= MOST:
        raise BadSetting(name=PREFIX + name.upper(), value=text[:40], least=str(least), most=str(MOST))
    return int(text)
