"""Programs of ours in processes of their own, for work that is too long or too risky for the server's process.

`Popen` starts them by vfork. asyncio's own call forks under uvloop, and a fork waits for every thread that computes
with NumPy: while a bot was thinking, that blocked the event loop for ever.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from rollwright.core.errors import Broken

SETTINGS = "ROLLWRIGHT_"  # the names of an operator's settings begin so
Hear = Callable[[bytes], None]

# Its own threads, so that long programs do not take those of the default executor. Callers bound how many run.
_listeners = ThreadPoolExecutor(32, thread_name_prefix="apart")
_waited_for: set["subprocess.Popen[bytes]"] = set()
_in_groups = False


def environment_of_child() -> dict[str, str]:
    """Return this process's environment without our settings: they hold passwords, and no program here needs one."""
    return {name: value for name, value in os.environ.items() if not name.startswith(SETTINGS)}


def bound_process(memory: int, seconds: int, nice: int, file: int = 0) -> None:
    """Take no more bytes of addresses and seconds of the processor, and let others go first.

    `file` is how many bytes a file may have that is written. A program of ours for the wishes of strangers begins so.
    """
    if sys.platform == "win32":
        return
    import resource

    os.nice(nice)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (file, file))  # pipes have no size
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


async def run_apart(
    module: str,
    *arguments: str,
    given: bytes = b"",
    environment: Mapping[str, str] | None = None,
    hear: Hear | None = None,
) -> bytes:
    """Run `python -m module arguments`, and return all that it wrote to its standard output.

    `given` is its standard input, of which it reads all before it writes. `hear` is called with each line as it comes.
    The process ends when this is cancelled. Raise `Broken` where it fails.
    """
    loop = asyncio.get_running_loop()
    process = _start(module, arguments, environment or {})

    def tell(line: bytes) -> None:
        if hear is not None:
            loop.call_soon_threadsafe(hear, line)

    try:
        said = await loop.run_in_executor(_listeners, _converse, process, given, tell)
    finally:
        _end(process)
    if process.returncode:
        raise Broken
    return said


def run_and_wait(module: str, *arguments: str, given: bytes = b"", patience: float | None = None) -> bytes:
    """Do as `run_apart` does, for a thread. Raise `Broken` also after `patience` seconds, and at `end_all`."""
    process = _start(module, arguments, {})
    _waited_for.add(process)
    try:
        said, _ = process.communicate(given, patience)
    except subprocess.TimeoutExpired as error:
        raise Broken from error
    finally:
        _waited_for.discard(process)
        _end(process)
    if process.returncode:
        raise Broken
    return said


def end_all() -> None:
    """End all programs that threads wait for, with those that they have started: the server stops."""
    for process in tuple(_waited_for):
        _kill(process)


def start_in_groups() -> None:
    """From now on start each program in a group of its own, so that it ends with all that it has started.

    A server does so. In a terminal all programs belong to one group, which Ctrl-C ends.
    """
    global _in_groups
    _in_groups = sys.platform != "win32"


def _start(module: str, arguments: Sequence[str], environment: Mapping[str, str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment_of_child() | dict(environment),
        process_group=0 if _in_groups else None,
    )


def _end(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is None:
        _kill(process)
        process.wait()  # returns at once, because the process was killed


def _kill(process: "subprocess.Popen[bytes]") -> None:
    if _in_groups:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def _converse(process: "subprocess.Popen[bytes]", given: bytes, tell: Hear) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    said: list[bytes] = []
    with process.stdout:
        with suppress(BrokenPipeError), process.stdin:
            process.stdin.write(given)
        for line in process.stdout:
            said.append(line)
            tell(line)
        process.wait()
    return b"".join(said)
