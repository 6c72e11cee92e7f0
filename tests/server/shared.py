"""One PostgreSQL and one Redis for a run of pytest: the first worker that needs them starts what the machine has."""

import fcntl
import json
import os
import shutil
import signal
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from tests.server.services import POSTGRES_USER, Postgres, Redis, Service
from tools import services


class Shared:
    """Where they are. `template` is the folder of a cluster that never ran, to be copied by tests that end theirs."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.template = Path(found["template"])
        self.postgres = Postgres(Path(found["folder"]))
        self.postgres.port = found["postgres"]
        self.redis = Redis(Path(found["folder"]))
        self.redis.port = found["redis"]


@contextmanager
def shared(run: Path) -> Generator[Shared]:
    """Share the servers with every worker of this run; `run` is a folder that all of them know."""
    with _locked(run) as note:
        found = json.loads(note.read_text()) if note.exists() else _start()
        found["users"] += 1
        note.write_text(json.dumps(found))
    try:
        yield Shared(found)
    finally:
        with _locked(run) as note:
            found = json.loads(note.read_text())
            found["users"] -= 1
            note.write_text(json.dumps(found))
            if found["users"] == 0:
                note.unlink()
                _end(found)


@contextmanager
def _locked(run: Path) -> Generator[Path]:
    with (run / "services.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield run / "services.json"


def _start() -> dict[str, Any]:
    folder = Path(mkdtemp(prefix="rollwright-"))
    template = folder / "template"
    template.mkdir()
    if os.geteuid() == 0:
        for made in (folder, template):
            shutil.chown(made, POSTGRES_USER, POSTGRES_USER)
    postgres, redis = Postgres(folder), Redis(folder)
    started: list[tuple[Service, int]] = []
    if services.find("postgres"):
        Postgres(template).prepare()
        postgres.prepare(template)
        started.append((postgres, signal.SIGINT))
    if services.find("redis"):
        started.append((redis, signal.SIGTERM))
    for service, _ in started:
        service.start()
    return {
        "folder": str(folder),
        "template": str(template),
        "postgres": postgres.port,
        "redis": redis.port,
        "ends": [[service.process.pid, how] for service, how in started if service.process is not None],
        "users": 0,
    }


def _end(found: dict[str, Any]) -> None:
    for process, how in found["ends"]:
        with suppress(ProcessLookupError):
            os.kill(process, how)
    shutil.rmtree(found["folder"], ignore_errors=True)
