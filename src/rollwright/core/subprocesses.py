"""Programs of ours in processes of their own, for work that is too long or too risky for the server's process.

`Popen` starts them by vfork. asyncio's own call forks under uvloop, and a fork waits for every thread that computes
with NumPy: while a bot was thinking, that blocked the event loop for ever.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from rollwright.core.errors import Broken

SETTINGS = "ROLLWRIGHT_"  # the names of an operator's settings begin so
Hear = Callable[[bytes], None]

# Its own threads, so that long programs do not take those of the default executor. Callers bound how many run.
_listeners = ThreadPoolExecutor(32, thread_name_prefix="apart")


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
    process = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment_of_child() | dict(environment or {}),
    )

    def tell(line: bytes) -> None:
        if hear is not None:
            loop.call_soon_threadsafe(hear, line)

    try:
        said = await loop.run_in_executor(_listeners, _converse, process, given, tell)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()  # returns at once, because the process was killed
    if process.returncode:
        raise Broken
    return said


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
