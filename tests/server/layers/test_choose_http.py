"""Our HTTP protocol is used where it fits the libraries that are installed; else the server serves without it."""

import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.http.h11_impl import H11Protocol

from rollwright.server.clock import Clock
from rollwright.server.layers import http_protocol
from rollwright.server.layers.choose_http import ORDINARY, choose_http
from rollwright.server.layers.http_protocol import PatientProtocol
from rollwright.server.socket.fast_protocol import with_clock
from tests.server.process import Server

FAST = with_clock(Clock())
OFF = "time-outs and limits of connections are off"


async def chosen() -> tuple[Any, list[str]]:
    with capture_logs() as logs:
        protocol = await choose_http(10, (), FAST)
    return protocol, [entry["event"] for entry in logs]


@pytest.mark.parametrize("ws", [FAST, "websockets-sansio"], ids=["fast", "ordinary"])
async def test_our_protocol_passes_its_own_check_with_the_libraries_we_have(ws: Any):
    assert issubclass(await choose_http(10, (), ws), PatientProtocol)


async def test_without_uvicorns_private_module_the_ordinary_protocol_is_used(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "rollwright.server.layers.http_protocol", None)  # as if its import failed
    assert await chosen() == (ORDINARY, [OFF])


class Deaf(PatientProtocol):
    """As if uvicorn had another way in."""

    def data_received(self, data: bytes) -> None:
        """Nothing is heard."""


class Unwatched(PatientProtocol):
    """As if uvicorn called another method."""

    def connection_made(self, transport: Any) -> None:
        H11Protocol.connection_made(self, transport)

    def data_received(self, data: bytes) -> None:
        H11Protocol.data_received(self, data)


class Strange(PatientProtocol):
    """As if uvicorn's constructor had changed."""

    def __init__(self, *_: object) -> None:
        raise TypeError("another signature")


@pytest.mark.parametrize("protocol", [Deaf, Unwatched, Strange])
async def test_a_protocol_that_fails_its_check_is_not_used(monkeypatch: pytest.MonkeyPatch, protocol: type):
    monkeypatch.setattr(http_protocol, "PatientProtocol", protocol)
    assert await chosen() == (ORDINARY, [OFF])


def _forget_uvicorn() -> None:
    """For `prepare`: in the server's process the private module is not there."""
    sys.modules["rollwright.server.layers.http_protocol"] = None  # type: ignore[assignment]


def test_a_server_without_it_serves(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", prepare=_forget_uvicorn)
    assert httpx.get(f"http://127.0.0.1:{server.port}/healthz").json() == {"status": "ok"}
    assert OFF in server.log
    server.stop()
