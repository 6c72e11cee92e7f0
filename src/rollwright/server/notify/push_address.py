"""Addresses of push services. They come from browsers, so this server could be made to knock anywhere: it is not.

Only https on its own port is taken, and only public addresses. The name is looked up and checked, and the connection is
made to the very address that was checked: a name that answers differently the second time gains nothing.
"""

import asyncio
import http.client
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from rollwright.server.refusals import BadInput

LONGEST = 1000  # characters of an address
WITHIN = 10.0  # seconds for the whole knock
HTTPS = 443
NAT64 = IPv6Network("64:ff9b::/96")

Checked = tuple[SplitResult, str, int]  # the address, and the number and port to connect to


async def check(endpoint: str, allow_local: bool) -> Checked:
    """Return where to connect, or raise `bad-push-address`. `allow_local`: an operator tests with a receiver nearby."""
    parts, port = _read(endpoint, allow_local)
    host = parts.hostname or ""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadInput("bad-push-address") from error
    numbers = [str(entry[4][0]) for entry in found]
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
    return all(part.is_global and not part.is_multicast and not part.is_reserved for part in _faces(address))


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


def post(checked: Checked, headers: dict[str, str], body: bytes) -> int:
    """Send a message to the address that was checked, and return the status. It blocks: a thread calls it."""
    parts, number, port = checked
    line = _Line(parts, number, port)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path or "/", body=body, headers=headers)
        return line.getresponse().status
    finally:
        line.close()


class _Line(http.client.HTTPConnection):
    """A connection to one number, under the name by which its certificate is checked."""

    def __init__(self, parts: SplitResult, number: str, port: int) -> None:
        super().__init__(parts.netloc, timeout=WITHIN)
        self._name = parts.hostname or ""
        self._encrypted = parts.scheme == "https"
        self._to = (number, port)

    def connect(self) -> None:
        plain = socket.create_connection(self._to, timeout=WITHIN)
        if not self._encrypted:
            self.sock = plain
            return
        try:
            self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self._name)
        except BaseException:
            plain.close()
            raise
