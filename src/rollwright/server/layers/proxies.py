"""The visitor behind reverse proxies: X-Forwarded headers are believed from trusted addresses only."""

from ipaddress import IPv6Address, ip_address
from typing import Any

import structlog
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from rollwright.server.site_settings import Network

log: Any = structlog.get_logger()

SECURE = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


class Proxies:
    """Wraps an application and puts the visitor's address, scheme and host into the scope.

    The address is the last one of X-Forwarded-For that is no trusted proxy: addresses before it may be invented.
    """

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...]) -> None:
        self._app = app
        self._trusted = trusted
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._read(scope)
        await self._app(scope, receive, send)

    def _read(self, scope: Any) -> None:
        headers = Headers.from_scope(scope)
        if "x-forwarded-for" not in headers and "x-forwarded-proto" not in headers:
            return
        client = scope["client"][0] if scope["client"] else ""
        if not self._trusts(client):
            self._warn(client)
            return
        visitor = client
        for address in reversed(_listed(headers, "x-forwarded-for")):
            visitor = _plain(address)
            if not self._trusts(visitor):
                break
        scope["client"] = (visitor, 0)
        for proto in _listed(headers, "x-forwarded-proto")[-1:]:
            secure = SECURE.get(proto.lower(), "http") == "https"
            scope["scheme"] = ("wss" if secure else "ws") if scope["type"] == "websocket" else proto.lower()
            if scope["scheme"] not in SECURE:
                scope["scheme"] = "http"
        for host in _listed(headers, "x-forwarded-host")[-1:]:
            kept = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", host.encode("latin-1")), *kept]

    def _trusts(self, address: str) -> bool:
        return is_in(address, self._trusted)

    def _warn(self, client: str) -> None:
        """Say it once: an operator who sees it names the proxy, and strangers cannot fill the log."""
        if not self._warned:
            self._warned = True
            log.warning("headers of an unknown proxy are not believed", proxy=client, setting="ROLLWRIGHT_PROXIES")


def is_in(address: str, networks: tuple[Network, ...]) -> bool:
    """Say whether an address belongs to one of these networks."""
    if not networks:
        return False
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(read, IPv6Address) and read.ipv4_mapped is not None:
        read = read.ipv4_mapped
    return any(read in network for network in networks)


def _listed(headers: Headers, name: str) -> list[str]:
    return [part.strip() for value in headers.getall(name, []) for part in value.split(",") if part.strip()]


def _plain(address: str) -> str:
    """Return an address without its port: `1.2.3.4:567` and `[2001:db8::1]:567` are written by some proxies."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
