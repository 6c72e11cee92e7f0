"""The site's password: one page asks for it, a cookie remembers it; everything else is refused until then."""

import base64
import hashlib
import hmac
from html import escape
from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from rollwright.core import Refused
from rollwright.locale import Language, say, sentence
from rollwright.server.clock import Clock
from rollwright.server.layers.asgi import answer, cookies, language_of, refuse
from rollwright.server.layers.guard import YEAR
from rollwright.server.layers.sub_path import site_path
from rollwright.server.limits.buckets import AddressBuckets

COOKIE = "rollwright-password"
ENTER, STYLE = "/enter", "/password.css"
ICONS = ("/favicon.ico", "/favicon.svg", "/icon-192.png", "/icon-512.png", "/icon-maskable-512.png")
OPEN = ("/healthz", "/readyz", "/manifest.webmanifest", *ICONS)  # answered without it
FORM_BYTES = 8192
TRIES_A_SECOND, TRIES_AT_ONCE = 0.2, 10  # wrong passwords from one address


class PasswordNeeded(Refused):
    """The visitor has not given the site's password, or (`wrong-password`) has given another one."""

    code = "password-needed"
    status = 401


class Gate:
    """Wraps the application of a site with a password. Without one it does nothing.

    The cookie is derived from the password, so that every node knows it, and a new password closes the gate again.
    Programs may send the password as HTTP Basic authentication, with any user name.
    """

    def __init__(self, app: ASGIApp, password: str, clock: Clock) -> None:
        self._app = app
        self._password = password.encode()
        self._pass = _derive(password) if password else ""
        self._tries = AddressBuckets(TRIES_A_SECOND, TRIES_AT_ONCE, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._pass or scope["path"] in OPEN:
            await self._app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == STYLE:
            await answer(scope, send, 200, "text/css; charset=utf-8", _style())
        elif scope["type"] == "http" and scope["path"] == ENTER:
            await self._enter(scope, receive, send)
        elif self._has_pass(scope):
            await self._app(scope, receive, send)
        else:
            await self._ask(scope, send)

    def _has_pass(self, scope: Any) -> bool:
        shown = (value.encode("latin-1") for value in cookies(scope, COOKIE))
        if any(hmac.compare_digest(value, self._pass.encode()) for value in shown):
            return True
        kind, _, given = Headers.from_scope(scope).get("authorization", "").partition(" ")
        if kind.lower() != "basic":
            return False
        try:
            password = base64.b64decode(given).partition(b":")[2]
        except ValueError:  # not base64, or not even ASCII
            return False
        return self._may_try(scope) and self._is_right(password, scope)

    def _may_try(self, scope: Any) -> bool:
        return self._tries.has(scope["state"]["address"])

    def _is_right(self, password: bytes, scope: Any) -> bool:
        right = hmac.compare_digest(password, self._password)
        if not right:
            self._tries.take(scope["state"]["address"])
        return right

    async def _ask(self, scope: Any, send: Send) -> None:
        """Show the page to a person; refuse a program or a socket."""
        language = language_of(scope)
        accepts = Headers.from_scope(scope).get("accept", "")
        if scope["type"] == "http" and "text/html" in accepts and not scope["path"].startswith("/api/"):
            wanted = scope["path"] + (f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else "")
            await answer(scope, send, 401, "text/html; charset=utf-8", _page(scope, language, wanted))
        else:
            await refuse(scope, send, PasswordNeeded())

    async def _enter(self, scope: Any, receive: Receive, send: Send) -> None:
        """Take the form of the page: on to where the person wanted to go, or the page again with a sentence."""
        language = language_of(scope)
        form = parse_qs((await _body(receive)).decode("utf-8", "replace")) if scope["method"] == "POST" else {}
        wanted = _safe(form.get("next", ["/"])[0])
        given = form.get("password", [""])[0]
        if not form:
            await answer(scope, send, 401, "text/html; charset=utf-8", _page(scope, language, wanted))
        elif not self._may_try(scope):
            said = _page(scope, language, wanted, say(language, "server-password-slowly"))
            await answer(scope, send, 429, "text/html; charset=utf-8", said)
        elif self._is_right(given.encode(), scope):
            secure = "; Secure" if scope["scheme"] == "https" else ""
            path = site_path(scope)
            cookie = f"{COOKIE}={self._pass}; Path={path or '/'}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            headers = {"location": path + wanted, "set-cookie": cookie}
            await answer(scope, send, 303, "text/plain", b"", headers)
        else:
            said = _page(scope, language, wanted, sentence(language, PasswordNeeded("wrong-password")))
            await answer(scope, send, 401, "text/html; charset=utf-8", said)


def _derive(password: str) -> str:
    """Return what the cookie holds. It is slow to compute: nobody finds the password from a cookie."""
    return hashlib.scrypt(password.encode(), salt=b"rollwright site", n=2**14, r=8, p=1, dklen=16).hex()


def _safe(wanted: str) -> str:
    """Return an address of this site: nothing that leads to another host."""
    plain = wanted.isascii() and wanted.isprintable() and wanted.startswith("/")
    return wanted if plain and not wanted.startswith(("//", "/\\")) and not wanted.startswith(ENTER) else "/"


def _page(scope: Any, language: Language, wanted: str, fault: str = "") -> bytes:
    path = site_path(scope)
    words = {part: escape(say(language, f"server-password-{part}")) for part in ("title", "text", "label", "enter")}
    alert = f'<p role="alert">{escape(fault)}</p>' if fault else ""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="{path}/favicon.svg"><link rel="stylesheet" href="{path}{STYLE}">'
        f"<title>{words['title']} · Rollwright</title></head><body><main>"
        f'<p class="site">Rollwright</p><h1>{words["title"]}</h1><p>{words["text"]}</p>'
        f'<form method="post" action="{path}{ENTER}">'
        f'<input type="hidden" name="next" value="{escape(wanted, quote=True)}">'
        f'<label for="password">{words["label"]}</label>'
        '<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>'
        f"{alert}<button>{words['enter']}</button></form></main></body></html>"
    ).encode()


def _style() -> bytes:
    return (files("rollwright.server.layers") / "password.css").read_bytes()


async def _body(receive: Receive) -> bytes:
    """Return the body of a form; a longer one is cut, and then its password is wrong."""
    body = b""
    while True:
        message: Any = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body") or len(body) > FORM_BYTES:
            return body[:FORM_BYTES]
