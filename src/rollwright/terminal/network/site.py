"""Requests to a server over HTTP, with the cookie that holds a seat and the site's password."""

import base64
import http.client
import http.cookies
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from rollwright.core import Refused
from rollwright.locale import Language

COOKIE = "rollwright"
HOST_COOKIE = f"__Host-{COOKIE}"  # its name over HTTPS
PATIENCE = 20.0  # seconds for an answer
MOST_BYTES = 50_000_000  # bytes of an answer; a record of a long game has about a million

Answer = TypeVar("Answer")


class ServerRefused(Refused):
    """The server refused; `code` and `said` are its own."""

    code = "server-refused"
    exit_code = 1

    def __init__(self, code: str, said: str) -> None:
        super().__init__(code)
        self.said = said


class NoPassword(ServerRefused):
    """The site has a password, and none or another one was given."""

    code = "password-refused"
    exit_code = 77


class NoServer(Refused):
    """Nothing answers at the address, or something that is no server of ours."""

    code = "no-server"
    exit_code = 69


class _Problem(msgspec.Struct):
    code: str
    sentence: str


@dataclass
class Site:
    """One server as one person visits it. `token` is the cookie, empty until the server has given one."""

    address: str
    language: Language
    password: str = ""
    token: str = ""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request, also of the one that opens a socket."""
        given = {"Accept-Language": self.language}
        if self.token:
            names = (COOKIE, HOST_COOKIE) if self.address.startswith("https:") else (COOKIE,)
            given["Cookie"] = "; ".join(f"{name}={self.token}" for name in names)
        if self.password:
            pair = base64.b64encode(f"rollwright:{self.password}".encode()).decode()
            given["Authorization"] = f"Basic {pair}"
        return given

    def get(self, path: str, kind: type[Answer]) -> Answer:
        return self._read(urllib.request.Request(f"{self.address}{path}", headers=self.headers), kind)

    def post(self, path: str, body: Any, kind: type[Answer]) -> Answer:
        headers = {**self.headers, "Content-Type": "application/json"}
        data = msgspec.json.encode(body)
        return self._read(urllib.request.Request(f"{self.address}{path}", data, headers, method="POST"), kind)

    def _read(self, request: urllib.request.Request, kind: type[Answer]) -> Answer:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self.keep_cookie(answer.headers.get_all("set-cookie") or [])
                return msgspec.json.decode(answer.read(MOST_BYTES), type=kind)
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from error
        except (OSError, http.client.HTTPException, ValueError) as error:  # a DecodeError is a ValueError
            reason = getattr(error, "reason", error)
            raise NoServer(address=self.address, detail=str(getattr(reason, "strerror", "") or reason)) from error

    def _refusal(self, error: urllib.error.HTTPError) -> Refused:
        try:
            said = msgspec.json.decode(error.read(MOST_BYTES), type=_Problem)
        except (msgspec.DecodeError, OSError, http.client.HTTPException):
            return NoServer(address=self.address, detail=f"{error.code} {error.reason}")
        if error.code == 401:
            return NoPassword("wrong-password" if self.password else NoPassword.code, "")
        return ServerRefused(said.code, said.sentence)

    def keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            found = http.cookies.SimpleCookie(header)
            for name in {COOKIE, HOST_COOKIE} & found.keys():
                self.token = found[name].value
