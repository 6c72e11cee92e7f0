"""Every line of the log is one JSON object: ours, those of libraries, warnings, and exceptions that nobody caught."""

import asyncio
import json
import logging
import socket
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

from tests.server.client import Client, seat_all
from tests.server.process import Server

NOISE = """
import logging, threading, warnings
from rollwright.server.upkeep.logs import configure_log

configure_log()
import structlog

structlog.get_logger().info("ours", odd=object(), text="two\\nlines \\udcff")
try:
    1 / 0
except ZeroDivisionError:
    structlog.get_logger().exception("failed")
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received: %s", "x\\ny")
warnings.warn("old\\nway", DeprecationWarning)
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise RuntimeError("at the\\nend")
"""


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_every_line_is_one_object():
    ended = subprocess.run(
        [sys.executable, "-W", "always", "-c", NOISE], capture_output=True, text=True, timeout=30, check=False
    )
    lines = objects(ended.stderr)
    assert [line["level"] for line in lines] == [
        "info", "error", "error", "warning", "warning", "critical", "critical",
    ]  # fmt: skip
    assert sum("ZeroDivisionError" in line.get("exception", "") for line in lines) == 3
    assert lines[-1]["exception"].endswith("RuntimeError: at the\nend")
    assert all(line["timestamp"] for line in lines)


def _make_noise() -> None:
    """In the server's process, as soon as it serves: a library warns, and another fails."""

    def told(*_: Any) -> Any:
        warnings.warn("from a library\nin two lines", UserWarning, stacklevel=1)
        logging.getLogger("uvicorn.error").error("broken\nin two lines")
        return original()

    from rollwright.server.table import registry

    original = registry.new_secret
    registry.new_secret = told


async def test_a_server_in_trouble_writes_nothing_else(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite", prepare=_make_noise)
    (player,) = await seat_all(server.port, 1)
    await player.write_anything()
    stranger = Client(server.port)
    await stranger.connect("KITE27")
    await stranger.close()
    await player.close()
    server.stop()
    lines = objects(server.log)
    assert {"serving", "table opened", "broken\nin two lines"} <= {line["event"] for line in lines}
    assert any("from a library" in line["event"] for line in lines)


def _say(port: int, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=20) as plug:
        plug.sendall(request)
        plug.shutdown(socket.SHUT_WR)
        return plug.recv(4096)


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b" HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
UNREADABLE = {
    "no request": b"hello\r\n\r\n",
    "a body that breaks off": HEAD + b"Content-Length: 100\r\n\r\n{",
    "a photo that breaks off": HEAD.replace(b"tables", b"games/splitter/photo") + b"Content-Length: 100\r\n\r\n{",
    "a body in crumbs": b"POST /api/tables" + CHUNKED + 2000 * b"1\r\nx\r\n",
    "no chunk": b"POST /api/tables" + CHUNKED + b"hello\r\n",
    "a body that nobody asked for": b"GET /healthz" + CHUNKED + b"hello\r\n",
    "another protocol": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n",
}


async def test_strangers_cannot_fill_the_log_with_requests_that_cannot_be_read(tmp_path: Path):
    server = Server(tmp_path / "tables.sqlite")
    for request in UNREADABLE.values():
        await asyncio.to_thread(_say, server.port, request)
    client = Client(server.port)
    assert (await client.get("/healthz")).status_code == 200
    await client.close()
    server.stop()
    assert {line["event"] for line in objects(server.log)} == {"serving", "stopped"}
