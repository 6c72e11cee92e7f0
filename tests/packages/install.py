"""Packages of games and bots for the tests: installed by pip, or laid out by hand where that is all a test needs."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from queue import SimpleQueue
from threading import Condition, Thread

from tests.examples import EXAMPLES, ROOT

PROJECTS = Path(__file__).parent / "projects"


def pip_install(target: Path, *projects: Path) -> None:
    """Install projects into a folder, as a person would; the build backend is the one of this environment."""
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--no-index", "--target", str(target), *map(str, projects)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def lay_out(target: Path, *projects: Path) -> None:
    """Copy projects into a folder with what importlib reads of an installed package; this takes no time."""
    for project in projects:
        described = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
        name = described["name"]
        if (project / name).is_dir():
            shutil.copytree(project / name, target / name)
        else:
            shutil.copy(project / f"{name}.py", target / f"{name}.py")
        notes = target / f"{name}-{described['version']}.dist-info"
        notes.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {described['version']}\n"
        (notes / "METADATA").write_text(metadata, "utf-8")
        groups = [
            "\n".join([f"[{group}]", *(f"{entry} = {value}" for entry, value in entries.items())])
            for group, entries in described["entry-points"].items()
        ]
        (notes / "entry_points.txt").write_text("\n\n".join(groups) + "\n", "utf-8")


def example_projects() -> tuple[Path, ...]:
    return EXAMPLES / "stairs", EXAMPLES / "quintet"


def project(name: str) -> Path:
    return PROJECTS / name


def environment(target: Path) -> dict[str, str]:
    """Return the environment of a program that finds the packages in `target`."""
    paths = os.pathsep.join([str(target), str(ROOT / "src")])
    own = {"PYTHONPATH": paths, "XDG_DATA_HOME": str(target.parent / "data")}
    return {**os.environ, **own, "PYTHONIOENCODING": "utf-8", "LANG": "en", "COLUMNS": "160"}


def rollwright(target: Path, *arguments: str, piped: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command `rollwright` with the packages in `target`."""
    program = "import sys; from rollwright.terminal.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, input=piped, env=environment(target), timeout=120)


class PackageServer:
    """A server that finds the packages in `target`. `log` holds what it wrote to standard error so far.

    `prepare` is Python that runs first.
    """

    def __init__(self, target: Path, folder: Path, prepare: str = "pass") -> None:
        program = f"{prepare}\nimport sys; from rollwright.server.__main__ import main; sys.exit(main())"
        command = [sys.executable, "-c", program, "--port", "0", "--bot-delay", "0"]
        command += ["--database", str(folder / "tables.sqlite")]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment(target))
        self._lines: list[str] = []
        self._written = Condition()
        self._ports: SimpleQueue[int | None] = SimpleQueue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        port = self._ports.get(timeout=60)
        assert port is not None, self.log
        self.port = port

    @property
    def log(self) -> str:
        return "".join(self._lines)

    def await_lines(self, text: str, count: int) -> list[str]:
        """Return the lines of the log that hold `text`, as soon as there are so many."""

        def found() -> list[str]:
            return [line for line in self._lines if text in line]

        with self._written:
            assert self._written.wait_for(lambda: len(found()) >= count, timeout=20), self.log
        return found()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)
        self._reader.join(timeout=20)

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self._written:
                self._lines.append(line)
                self._written.notify_all()
            found = re.search(r'"port": (\d+)', line)
            if found:
                self._ports.put(int(found[1]))
        self._ports.put(None)  # it has ended
