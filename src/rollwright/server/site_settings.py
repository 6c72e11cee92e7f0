"""How a site is run: proxies, sub-path, password, metrics, logs, and how long tables are kept."""

import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Literal, get_args

from msgspec import Struct

from rollwright.core import Refused

PREFIX = "ROLLWRIGHT_"
MOST_DAYS = 36_500

Network = IPv4Network | IPv6Network
LogLevel = Literal["debug", "info", "warning", "error"]
SITE = (
    "proxies",
    "path",
    "password",
    "metrics",
    "log_level",
    "access_log",
    "keep_empty",
    "keep_finished",
    "dictionary",
    "local_push",
    "public_tables",
)


class BadSiteSetting(Refused):
    """An environment variable that does not have the form of its example."""

    code = "bad-setting-form"
    exit_code = 64


class Site(Struct, frozen=True):
    """The settings of a site. Tables are kept for so many days; None keeps them for ever."""

    proxies: tuple[Network, ...] = ()  # networks whose X-Forwarded headers are believed
    path: str = ""  # "/games": every address of ours begins with it
    password: str = ""  # of the whole site; empty asks for none
    metrics: tuple[str, int] | None = None  # where Prometheus finds them: host and port
    log_level: LogLevel | None = None  # None leaves it to the command
    access_log: bool = False
    keep_empty: int | None = 7  # tables at which nobody ever sat
    keep_finished: int | None = None
    dictionary: str = ""  # "https://…/{word}": where a word leads at the end of a game of words; empty: nowhere
    local_push: bool = False  # messages may go to receivers on this network: for tests
    public_tables: bool = False  # a table may be listed on the home page, for anybody to join


def read_site(given: Mapping[str, str]) -> Site:
    """Read the settings by their names without the prefix, or raise `BadSiteSetting`."""
    standard = Site()
    return Site(
        proxies=_networks(given.get("proxies", "")),
        path=_path(given.get("path", "")),
        password=given.get("password", ""),
        metrics=_address(given.get("metrics", "")),
        log_level=_level(given.get("log_level", "")),
        access_log=_switch("access_log", given.get("access_log", "")),
        local_push=_switch("local_push", given.get("local_push", "")),
        public_tables=_switch("public_tables", given.get("public_tables", "")),
        keep_empty=_days("keep_empty", given.get("keep_empty", ""), standard.keep_empty),
        keep_finished=_days("keep_finished", given.get("keep_finished", ""), standard.keep_finished),
        dictionary=_dictionary(given.get("dictionary", "")),
    )


def _networks(text: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())
    except ValueError as error:
        raise _bad("proxies", text, "127.0.0.1, 10.0.0.0/8") from error


def _path(text: str) -> str:
    path = text.strip().rstrip("/")
    if path and not re.fullmatch(r"(/[A-Za-z0-9_~-]+(\.[A-Za-z0-9_~-]+)*)+", path):
        raise _bad("path", text, "/games")
    return path


def _address(text: str) -> tuple[str, int] | None:
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not re.fullmatch("[0-9]{1,5}", port) or int(port) > 65_535:
        raise _bad("metrics", text, "127.0.0.1:9100")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _level(text: str) -> LogLevel | None:
    if not text:
        return None
    for level in get_args(LogLevel):
        if text.lower() == level:
            return level
    raise _bad("log_level", text, ", ".join(get_args(LogLevel)))


def _switch(name: str, text: str) -> bool:
    if text.lower() in ("", "off"):
        return False
    if text.lower() != "on":
        raise _bad(name, text, "on, off")
    return True


def _days(name: str, text: str, standard: int | None) -> int | None:
    if not text:
        return standard
    if text.lower() == "ever":
        return None
    if not re.fullmatch("[0-9]{1,5}", text) or not 1 <= int(text) <= MOST_DAYS:
        raise _bad(name, text, "30, ever")
    return int(text)


def _dictionary(text: str) -> str:
    address = text.strip()
    if address and not (address.isascii() and re.fullmatch(r"https://[^\s\"'<>{}/]+/[^\s\"'<>]*", address)):
        raise _bad("dictionary", text, "https://example.org/{lang}/{word}")
    if address and (address.count("{word}") != 1 or re.search(r"[{}]", re.sub(r"\{(word|lang)\}", "", address))):
        raise _bad("dictionary", text, "https://example.org/{lang}/{word}")
    return address


def _bad(name: str, text: str, example: str) -> BadSiteSetting:
    return BadSiteSetting(name=PREFIX + name.upper(), value=text[:40], example=example)
