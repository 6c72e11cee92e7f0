"""A process under measurement: its CPU time and memory as the kernel counts them."""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

UNLIMITED = {
    f"ROLLWRIGHT_{name}": "60000" for name in ("MESSAGES", "GETS", "SOCKETS", "ADDRESS_SOCKETS", "GUESSES")
}  # a bench is one address that asks for more than any person


class Measured:
    """Runs a Python module until the block ends.

    It says on standard error, in its first line with "port", where it listens.
    """

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", *arguments], stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}
        )
        assert self._process.stderr is not None
        line = next(line for line in self._process.stderr if '"port": ' in line)
        self.port = int(line.split('"port": ')[1].split(",")[0].rstrip("}\n "))

    def __enter__(self) -> "Measured":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait()

    def cpu(self) -> float:
        """Return the seconds of CPU that all its threads have used."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Return the bytes it holds in memory."""
        line = next(
            line
            for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
            if line.startswith("VmRSS")
        )
        return 1024 * int(line.split()[1])
