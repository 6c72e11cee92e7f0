"""A TCP relay on a free port: a line between two programs that a test can cut, or let fall silent."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

Writer = asyncio.StreamWriter


class Relay:
    """Carries every connection to `target` on this machine while it is open."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._lines: set[Writer] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refusing = False
        self._passing = asyncio.Event()
        self._passing.set()
        self._swallowing = False
        self.swallowed = asyncio.Event()
        self.delay = 0.0  # seconds that everything takes on its way, there and back

    async def __aenter__(self) -> "Relay":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        self._passing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Reset every line; new ones are carried."""
        self._swallowing = False
        for line in self._lines:
            line.transport.abort()

    def refuse(self, refusing: bool = True) -> None:
        """Cut every line, and each new one at once."""
        self._refusing = refusing
        self.cut()

    def silence(self) -> None:
        """Carry nothing more, and close nothing: as a cable that was pulled."""
        self._passing.clear()

    def resume(self) -> None:
        self._passing.set()

    def swallow_answers(self) -> None:
        """Carry what is asked, and lose every answer; `swallowed` is set at the first."""
        self.swallowed.clear()
        self._swallowing = True

    async def _accept(self, reader: asyncio.StreamReader, writer: Writer) -> None:
        if self._refusing:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._lines |= ends
        there = asyncio.create_task(self._carry(reader, far_writer, lambda: False))
        back = asyncio.create_task(self._carry(far_reader, writer, self._swallows))
        self._tasks |= {there, back}
        await asyncio.wait({there, back})
        self._tasks -= {there, back}
        self._lines -= ends

    def _swallows(self) -> bool:
        if self._swallowing:
            self.swallowed.set()
        return self._swallowing

    async def _carry(self, reader: asyncio.StreamReader, writer: Writer, loses: Callable[[], bool]) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._passing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not loses():
                    writer.write(data)
                    await writer.drain()
        writer.close()
