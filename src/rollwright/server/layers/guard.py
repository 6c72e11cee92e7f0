"""In front of the application: the visitor's cookie, requests that another site sent, and the headers of answers."""

import hashlib
import re
import secrets
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from rollwright.core import NotFound, Refused
from rollwright.server.layers.asgi import cookies, refuse
from rollwright.server.layers.hosts import Hosts, check_origin
from rollwright.server.layers.sub_path import site_path
from rollwright.server.limits.buckets import address_key
from rollwright.server.limits.rates import RateLimits
from rollwright.server.refusals import HeadersTooBig

COOKIE = "rollwright"
HOST_COOKIE = f"__Host-{COOKIE}"  # a browser takes one of this name from this very host alone, and only over HTTPS
TOKEN = re.compile(r"[0-9a-f]{32}")
YEAR = 31_536_000
SAFE = {"GET", "HEAD", "OPTIONS"}
MOST_HEADERS, HEADER_BYTES = 100, 16_384  # the most in one request; a browser's cookies for a whole host have 8 KiB

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def token_hash(token: str) -> str:
    """Return what may be kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_token() -> str:
    return secrets.token_hex(16)


def set_cookie(scope: Scope, token: str) -> str:
    """Return the header that gives a browser this token."""
    secure = "; Secure" if scope["scheme"] == "https" else ""
    return (
        f"{_cookie_name(scope)}={token}; Path={site_path(scope) or '/'}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
    )


class Guard:
    """Wraps the whole application.

    It leaves the hash of the visitor's token in `scope["state"]["holder"]`, whether the visitor came without one in
    `["stranger"]`, and in `["address"]` what counts as one address. Behind a trusted proxy that is the visitor's:
    `layers/proxies.py` has put it into the scope.
    """

    def __init__(self, app: ASGIApp, limits: RateLimits, hosts: Hosts) -> None:
        self._app = app
        self._limits = limits
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = token_of(scope)
        state: Any = scope.setdefault("state", {})
        state["stranger"] = token is None
        if token is None:
            token = fresh_token()
        state["holder"] = token_hash(token)
        state["address"] = address_key(scope["client"][0] if scope["client"] else "")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                _give_cookie(scope, headers, token)
            await send(message)

        try:
            self._check(scope)
        except Refused as refusal:
            await refuse(scope, answer, refusal)
            return
        await self._app(scope, receive, answer if scope["type"] == "http" else send)

    def _check(self, scope: HTTPScope | WebSocketScope) -> None:
        headers = [*scope["headers"]]
        size = sum(len(name) + len(value) for name, value in headers)
        if len(headers) > MOST_HEADERS or size + len(scope["path"]) + len(scope["query_string"]) > HEADER_BYTES:
            raise HeadersTooBig(most=HEADER_BYTES)
        self._hosts.check(scope)
        if scope["type"] == "http" and scope["path"].endswith("/live"):
            raise NotFound  # only sockets are answered there, and the framework fails at anything else
        address: str = scope["state"]["address"]
        if scope["type"] == "http" and scope["method"] in SAFE:
            self._limits.get(address)
            return
        check_origin(scope)
        if scope["type"] == "http":
            self._limits.post(address)


def token_of(scope: HTTPScope | WebSocketScope) -> str | None:
    """Return the visitor's token.

    Over HTTPS it may still be in the cookie of earlier builds. Another site of the same domain could set that one, so
    it is read only where the other one is missing.
    """
    return _token_in(scope, _cookie_name(scope)) or _token_in(scope, COOKIE)


def _cookie_name(scope: Scope) -> str:
    secure = scope["scheme"] in ("https", "wss")
    return HOST_COOKIE if secure and not site_path(scope) else COOKIE


def _token_in(scope: HTTPScope | WebSocketScope, name: str) -> str | None:
    return next((token for token in cookies(scope, name) if TOKEN.fullmatch(token)), None)


def _give_cookie(scope: HTTPScope | WebSocketScope, headers: MutableScopeHeaders, token: str) -> None:
    """Add the cookie to an answer for a person whose browser does not have it. No cache keeps such an answer."""
    name, old = _cookie_name(scope), _token_in(scope, COOKIE)
    own = [value for value in headers.getall("set-cookie", []) if value.startswith(f"{name}=")]
    if own and name != COOKIE and old is not None:
        headers.add("set-cookie", own[0].replace(name, COOKIE, 1))  # a new pencil takes the place of the old one
    if not own and _token_in(scope, name) is None and _is_person(scope):
        own = [set_cookie(scope, token)]
        headers.add("set-cookie", own[0])
    caching = ",".join(headers.getall("cache-control", []))
    if own and not {"private", "no-store"} & {*re.split(r"[ ,]+", caching)}:
        headers["cache-control"] = "no-store"


def _is_person(scope: Scope) -> bool:
    """Say whether a browser shows this to somebody: a page or its data, not a file or a probe."""
    path: str = scope["path"]
    return path.startswith("/api/") or ("." not in path.rsplit("/", 1)[-1] and path not in ("/healthz", "/readyz"))
