"""Find PostgreSQL, Redis (or Valkey), HAProxy, nginx and Caddy for tests with real servers.

Root gets Debian's packages installed.

python tools/services.py       prints what is missing and which tests are left out for it; nothing when all are here
"""

import os
import shutil
import subprocess
from pathlib import Path

PACKAGES = {
    "postgres": "postgresql",
    "redis": "redis-server",
    "haproxy": "haproxy",
    "nginx": "nginx-light",
    "caddy": "caddy",
}
NAMES = {
    "postgres": ("postgres",),
    "redis": ("redis-server", "valkey-server"),
    "haproxy": ("haproxy",),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
}
MISSING = "{program} is not on this machine: the tests that need it are not run (on Debian: apt-get install {package})."


def find(program: str) -> Path | None:
    """Return the path of a program; PostgreSQL's own lie outside of PATH on Debian."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    path = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", *map(str, reversed(folders))))
    return next(
        (Path(found) for name in NAMES.get(program, (program,)) if (found := shutil.which(name, path=path))), None
    )


def missing() -> list[str]:
    return [program for program in PACKAGES if find(program) is None]


def install(programs: list[str]) -> None:
    if programs and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = [PACKAGES[program] for program in programs]
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, env=environment)


def sentences() -> list[str]:
    return [MISSING.format(program=program, package=PACKAGES[program]) for program in missing()]


if __name__ == "__main__":
    install(missing())
    for sentence in sentences():
        print(sentence)
