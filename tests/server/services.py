"""Real servers for the tests: PostgreSQL, Redis and HAProxy, each on a free port, in a folder of its own.

They are started by `Service.start`, ended by `stop`, killed by `kill`, and keep their port when started again.
"""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from tools import services

PATIENCE = 30.0  # seconds until a server that does not answer is a failure of the test
POSTGRES_USER = "postgres"  # PostgreSQL refuses to run as root


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _path(program: str) -> str:
    found = services.find(program)
    assert found is not None, services.sentences()
    return str(found)


def _unprivileged() -> dict[str, Any]:
    return {"user": POSTGRES_USER, "group": POSTGRES_USER, "extra_groups": []} if os.geteuid() == 0 else {}


class Service:
    """One server process and its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[Any] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def start(self) -> None:
        """Start it and wait until it answers. A server that ends at once is started again until it stays."""
        started = time.monotonic()
        while time.monotonic() - started < PATIENCE:
            process = self.process
            if process is None or process.poll() is not None:
                process = self.process = self._spawn()
            if self.answers() and process.poll() is None:
                return
            time.sleep(0.02)
        raise TimeoutError((self.folder / "log").read_text()[-2000:])

    def _spawn(self) -> "subprocess.Popen[Any]":
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder, **_unprivileged())

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As if the power went."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)


class Postgres(Service):
    """One cluster. Every test has a schema of its own in it."""

    def command(self) -> list[str]:
        # Tests kill processes and never the kernel, which keeps what was written to it: fsync would only take time.
        words = (f"port={self.port}", "listen_addresses=127.0.0.1", "shared_buffers=16MB", "fsync=off")
        return [_path("postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)] + [
            word for setting in words for word in ("-c", setting)
        ]

    def prepare(self, template: Path | None = None) -> None:
        """Make an empty cluster, or copy one that never ran."""
        if template is not None:
            copy = ["cp", "-r", str(template / "data"), str(self.folder / "data")]
            subprocess.run(copy, check=True, **_unprivileged())
            return
        initdb = [_path("initdb"), "-D", str(self.folder / "data"), "-U", "rollwright", "-A", "trust"]
        options = ["--no-sync", "--no-instructions", "-E", "UTF8", "--locale=C"]
        subprocess.run([*initdb, *options], check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **_unprivileged())

    def answers(self) -> bool:
        words = [_path("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(words, check=False).returncode == 0

    def stop(self) -> None:
        self._end(signal.SIGINT)  # "fast": connections are closed first

    def address(self, schema: str, port: int | None = None) -> str:
        return f"postgresql://rollwright@127.0.0.1:{port or self.port}/postgres?search_path={schema}"

    def create(self, schema: str) -> str:
        """Create an empty schema, which takes less time than a database of its own; return its address."""
        words = ["-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "rollwright", "-d", "postgres"]
        subprocess.run([_path("psql"), *words, "-c", f"CREATE SCHEMA {schema}"], check=True)
        return self.address(schema)


class Redis(Service):
    def command(self) -> list[str]:
        words = {"port": str(self.port), "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": str(self.folder)}
        return [_path("redis"), *(word for name, value in words.items() for word in (f"--{name}", value))]

    def address(self, port: int | None = None) -> str:
        return f"redis://127.0.0.1:{port or self.port}"


class Haproxy(Service):
    """Spreads connections over the nodes in turn, and leaves out a node that does not answer."""

    def __init__(self, folder: Path, nodes: list[int]) -> None:
        super().__init__(folder)
        self._nodes = nodes

    def command(self) -> list[str]:
        lines = [
            "defaults",
            "  mode http",
            "  timeout connect 1s",
            "  timeout client 60s",
            "  timeout server 60s",
            "  timeout tunnel 1h",
            "  option redispatch",
            "  retries 3",
            "frontend all",
            f"  bind 127.0.0.1:{self.port}",
            "  default_backend nodes",
            "backend nodes",
            "  balance roundrobin",
            "  option httpchk GET /healthz",
            *(f"  server node{port} 127.0.0.1:{port} check inter 200ms fall 2 rise 1" for port in self._nodes),
        ]
        path = self.folder / "haproxy.cfg"
        if not path.exists():
            path.write_text("\n".join(lines) + "\n")
            path.chmod(0o644)
        return [_path("haproxy"), "-db", "-f", str(path)]


@contextmanager
def folder() -> Generator[Path]:
    """A folder that the unprivileged user may write to, which folders of pytest are not; deleted at the end."""
    made = Path(mkdtemp(prefix="rollwright-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(made, POSTGRES_USER, POSTGRES_USER)
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


@contextmanager
def running(service: Service) -> Generator[None]:
    service.start()
    try:
        yield
    finally:
        service.kill()
