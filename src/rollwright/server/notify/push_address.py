"""Addresses of push services. They come from browsers, which could name any machine, so each address is checked.

Only https on its own port is taken, and only public addresses. The name is looked up and checked, and the connection is
made to the very address that was checked: a name that answers differently the second time gains nothing.
A slow receiver holds up nothing: a request takes no thread, and has one time limit as a whole.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

from rollwright.server.queues.turns import Turns
from rollwright.server.refusals import BadInput

LONGEST = 1000  # characters of an address
WITHIN = 10.0  # seconds for looking a name up, and for the whole request
ANSWER = 4096  # bytes of the first line of an answer
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: |\r?\n)")
HTTPS = 443
NAT64 = IPv6Network("64:ff9b::/96")
SPECIAL = IPv4Network("192.0.0.0/24")  # RFC 6890; before Python 3.11.10 it counts as global, and clouds use it

Checked = tuple[SplitResult, str, int]  # the address, and the number and port to connect to


class NameLookups:
    """Looks names up, a few at a time: the event loop has four threads for that, and reconnects need some too.

    Visitors take turns, and each has one lookup at most. A lookup counts until the system has answered, also where
    nobody waits for it any more.
    """

    def __init__(self, most: int) -> None:
        self._turns = Turns(most)
        self._asking: set[str] = set()  # visitors with a lookup that the system has not answered

    async def numbers(self, host: str, port: int, visitor: str) -> list[str]:
        """Return the addresses of a name, or raise `OSError` or `UnicodeError`."""
        turn = AsyncExitStack()  # it is held longer than somebody waits
        await turn.enter_async_context(self._turns.turn(visitor))
        if visitor in self._asking:
            await turn.aclose()
            raise TimeoutError
        self._asking.add(visitor)
        lookup = asyncio.ensure_future(self._look_up(host, port, visitor, turn))
        lookup.add_done_callback(_take)
        async with asyncio.timeout(WITHIN):
            return await asyncio.shield(lookup)

    async def _look_up(self, host: str, port: int, visitor: str, turn: AsyncExitStack) -> list[str]:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        finally:
            self._asking.discard(visitor)
            await turn.aclose()
        return [str(entry[4][0]) for entry in found]


def _take(lookup: asyncio.Future[Any]) -> None:
    """Nobody may be left to take what came of a lookup."""
    if not lookup.cancelled():
        lookup.exception()


async def check(endpoint: str, allow_local: bool, names: NameLookups, visitor: str) -> Checked:
    """Return where to connect, or raise `bad-push-address`. `allow_local`: an operator tests with a receiver nearby."""
    parts, port = _read(endpoint, allow_local)
    host = parts.hostname or ""
    try:
        numbers = await names.numbers(host, port, visitor)
    except (OSError, UnicodeError) as error:
        raise BadInput("bad-push-address") from error
    if not numbers or not (allow_local or all(map(is_public, numbers))):
        raise BadInput("bad-push-address")
    return parts, numbers[0], port


def _read(endpoint: str, allow_local: bool) -> tuple[SplitResult, int]:
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise BadInput("bad-push-address") from error
    plain = allow_local and parts.scheme == "http"
    usual = port in (None, HTTPS) or allow_local
    readable = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    if not readable or not (plain or parts.scheme == "https") or not usual or not parts.hostname or "@" in parts.netloc:
        raise BadInput("bad-push-address")
    return parts, port or (80 if plain else HTTPS)


def is_public(number: str) -> bool:
    """Say whether an address is on the internet: not private, not this machine, not one of these in disguise."""
    try:
        address = ip_address(number.partition("%")[0])
    except ValueError:
        return False
    return all(map(_is_global, _faces(address)))


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    site_local = isinstance(address, IPv6Address) and address.is_site_local
    special = isinstance(address, IPv4Address) and address in SPECIAL
    never = address.is_multicast or address.is_reserved or site_local or special
    return address.is_global and not never


def _faces(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """Return an address, or else the IPv4 addresses that it stands for."""
    if isinstance(address, IPv4Address):
        return [address]
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address.sixtofour is not None:
        return [address, address.sixtofour]
    if address in NAT64:
        return [IPv4Address(int(address) & 0xFFFFFFFF)]
    return [address]


async def post(checked: Checked, headers: Mapping[str, str], body: bytes) -> int:
    """Send a message to the address that was checked, and return the status; raise `OSError` where there is none."""
    parts, number, port = checked
    encrypted = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    told = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    head = "".join(f"{line}\r\n" for line in (f"POST {path} HTTP/1.1", *map(": ".join, told.items()), ""))
    async with asyncio.timeout(WITHIN):
        reader, writer = await asyncio.open_connection(
            number,
            port,
            ssl=_trusted() if encrypted else None,
            server_hostname=parts.hostname if encrypted else None,  # by which the certificate is checked
            limit=ANSWER,
        )
        try:
            writer.write(head.encode() + body)
            return _status(await reader.readline())
        except ValueError as error:  # the line is too long
            raise OSError("no answer of HTTP") from error
        finally:
            writer.transport.abort()


def _status(line: bytes) -> int:
    found = STATUS.match(line)
    if found is None:
        raise OSError("no answer of HTTP")
    return int(found[1])


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
