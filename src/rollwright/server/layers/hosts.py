"""Under which names the server answers, and whether a page of our own sent a request.

A page of another site can give its own name our address (DNS rebinding), and then counts as ours for the browser. So
the server answers only under names that nobody on the internet can own, and under those that the operator sets.
"""

import socket
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.datastructures import Headers
from litestar.types import HTTPScope, WebSocketScope

from rollwright.server.refusals import WrongHost, WrongOrigin

LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")  # no registry sells these
SHARED = ip_network("100.64.0.0/10")  # RFC 6598: between a provider and its customers, and in private overlay networks
PORTS = {"http": 80, "https": 443}
ANY = "*"

Place = tuple[str, int | None]  # a host and its port


class Hosts:
    """The names of this server. `more` are the operator's: `games.example.org`, `*.example.org`, or `*` for any."""

    def __init__(self, more: tuple[str, ...] = (), listening: str = "") -> None:
        self._any = ANY in more
        self._names = frozenset({*more, listening.strip("[]").lower(), socket.gethostname().lower()})
        self._endings = (*LOCAL_ENDINGS, *(name[1:] for name in more if name.startswith("*.")))

    def check(self, scope: HTTPScope | WebSocketScope) -> None:
        """Raise `WrongHost` where the request names a server that is not this one. Programs may name none."""
        named = Headers.from_scope(scope).get("host")
        if named is None or self._any:
            return
        place = read_place(named)
        reached = scope["server"][0] if scope["server"] else None  # the address of ours that the line leads to
        if place is None or not (place[0] == reached or self.knows(place[0])):
            raise WrongHost(host=named[:60])

    def knows(self, name: str) -> bool:
        """Say whether this is a name of ours: set by the operator, a local one, or a private address."""
        if name in self._names or name.endswith(self._endings):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return "." not in name and bool(name)  # a name without a dot is given by the network at hand
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return address.is_private or address.is_loopback or address.is_link_local or address in SHARED


def check_origin(scope: HTTPScope | WebSocketScope) -> None:
    """Raise `WrongOrigin` where a page of another scheme, host or port sent the request. Programs send no origin."""
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    if origin is None:
        return
    scheme, separator, named = origin.partition("://")
    ours = scope["scheme"].replace("ws", "http")
    sender, here = read_place(named), read_place(headers.get("host", ""))
    if not separator or scheme != ours or sender is None or here is None:
        raise WrongOrigin
    if _with_port(sender, scheme) != _with_port(here, ours):
        raise WrongOrigin


def read_place(text: str) -> Place | None:
    """Return the host and the port of a `Host` header, or None where it cannot be read."""
    name, bracket, rest = text.lower().partition("]")
    if bracket:  # [::1]:8000
        if not name.startswith("[") or (rest and not rest.startswith(":")):
            return None
        name, port = name[1:].partition("%")[0], rest[1:]
    else:
        name, _, port = text.lower().partition(":")
    if port and not (port.isascii() and port.isdigit() and len(port) <= 5):
        return None
    name = name.removesuffix(".")
    return (name, int(port) if port else None) if name and not set(name) & set("/@\\?# ") else None


def _with_port(place: Place, scheme: str) -> Place:
    name, port = place
    return name, PORTS.get(scheme) if port is None else port
