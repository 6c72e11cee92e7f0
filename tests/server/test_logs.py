"""Every line of the log is one JSON object: ours, those of libraries, warnings, and exceptions that nobody caught."""

import json
import logging
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

from tests.server.client import Client, seat_all
from tests.server.process import Server

NOISE = """
import logging, threading, warnings
from rollwright.server.logs import configure_log

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
