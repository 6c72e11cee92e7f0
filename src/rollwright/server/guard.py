"""In front of the application: the visitor's cookie, requests that another site sent, and the headers of answers."""

import hashlib
import re
import secrets
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from rollwright.core import NotFound, Refused
from rollwright.server.asgi import cookies, refuse
from rollwright.server.buckets import address_key
from rollwright.server.hosts import Hosts, check_origin
from rollwright.server.limits import RateLimits
from rollwright.server.refusals import HeadersTooBig
from rollwright.server.sub_path import site_path

COOKIE = "rollwright"
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
    return f"{COOKIE}={token}; Path={site_path(scope) or '/'}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


class Guard:
    """Wraps the whole application.

    It leaves the hash of the visitor's token in `scope["state"]["holder"]`, whether the visitor came without one in
    `["stranger"]`, and in `["address"]` what counts as one address. Behind a trusted proxy that is the visitor's:
    `proxies.py` has put it into the scope.
    """

    def __init__(self, app: ASGIApp, limits: RateLimits, hosts: Hosts) -> None:
        self._app = app
        self._limits = limits
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = token_of(scope)
        fresh = token is None
        if token is None:
            token = fresh_token()
        state: Any = scope.setdefault("state", {})
        state["holder"] = token_hash(token)
        state["stranger"] = fresh
        state["address"] = address_key(scope["client"][0] if scope["client"] else "")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                given = any(value.startswith(f"{COOKIE}=") for value in headers.getall("set-cookie", []))
                if fresh and _is_person(scope) and not given:
                    headers.add("set-cookie", set_cookie(scope, token))
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
    """Return the visitor's token."""
    return next((token for token in cookies(scope, COOKIE) if TOKEN.fullmatch(token)), None)


def _is_person(scope: Scope) -> bool:
    """Say whether a browser shows this to somebody: a page or its data, not a file or a probe."""
    path: str = scope["path"]
    return path.startswith("/api/") or ("." not in path.rsplit("/", 1)[-1] and path not in ("/healthz", "/readyz"))
