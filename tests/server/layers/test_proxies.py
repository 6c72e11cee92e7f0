"""Only trusted proxies may say who the visitor is."""

import asyncio
from ipaddress import ip_network
from typing import Any

import pytest

from rollwright.server.layers.proxies import Proxies

TRUSTED = (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


def seen(client: str, kind: str = "http", **headers: str) -> dict[str, Any]:
    """Return the scope that the application gets."""
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)

    scope: Any = {
        "type": kind,
        "scheme": "http" if kind == "http" else "ws",
        "client": (client, 5),
        "headers": [
            (b"host", b"inside"),
            *((name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()),
        ],
    }
    nothing: Any = None
    asyncio.run(Proxies(app, TRUSTED)(scope, nothing, nothing))
    return scopes[0]


def test_a_stranger_cannot_say_who_he_is():
    scope = seen("203.0.113.9", x_forwarded_for="1.1.1.1", x_forwarded_proto="https", x_forwarded_host="bank.example")
    assert (scope["client"][0], scope["scheme"], scope["headers"][0]) == ("203.0.113.9", "http", (b"host", b"inside"))


def test_a_trusted_proxy_names_the_visitor_the_scheme_and_the_host():
    scope = seen("127.0.0.1", x_forwarded_for="203.0.113.9", x_forwarded_proto="https", x_forwarded_host="play.example")
    assert (scope["client"][0], scope["scheme"]) == ("203.0.113.9", "https")
    assert [value for name, value in scope["headers"] if name == b"host"] == [b"play.example"]


def test_a_socket_over_tls_is_wss():
    assert seen("127.0.0.1", "websocket", x_forwarded_proto="https")["scheme"] == "wss"
    assert seen("127.0.0.1", "websocket", x_forwarded_proto="http")["scheme"] == "ws"


@pytest.mark.parametrize(
    ("listed", "visitor"),
    [
        ("6.6.6.6, 203.0.113.9", "203.0.113.9"),  # the visitor invented the first
        ("6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"),  # through two proxies of ours
        ("10.9.9.9, 10.1.2.3", "10.9.9.9"),  # a visitor in our own network
        ("203.0.113.9:4711", "203.0.113.9"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("rubbish", "rubbish"),
        ("", "127.0.0.1"),
    ],
)
def test_the_visitor_is_the_last_address_that_is_no_proxy(listed: str, visitor: str):
    assert seen("127.0.0.1", x_forwarded_for=listed)["client"][0] == visitor


def test_an_ipv4_address_on_an_ipv6_socket_is_recognised():
    assert seen("::ffff:127.0.0.1", x_forwarded_for="203.0.113.9")["client"][0] == "203.0.113.9"


def test_a_scheme_that_does_not_exist_is_plain_http():
    assert seen("127.0.0.1", x_forwarded_proto="gopher")["scheme"] == "http"
