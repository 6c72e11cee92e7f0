"""Read lines from a person: with editing, a history and a screen that may change meanwhile, or from a pipe."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from typing import Any, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from rich.console import RenderableType
from rich.text import Text

from rollwright.core import Refused
from rollwright.terminal.output import Output

SIGN = "> "
Draw = Callable[[], RenderableType]


class InputEnded(Refused):
    """The person quit, or the input ended, before the game was over."""

    code = "input-ended"
    exit_code = 1


class LineReader(Protocol):
    """Shows a screen and reads one line below it. The end of the input is `InputEnded`.

    `is_patient`: it is asked only when there is something to choose; a person may type at any time.
    """

    @property
    def is_patient(self) -> bool: ...

    def ask(self, draw: Draw) -> str: ...

    async def ask_meanwhile(self, draw: Draw) -> str:
        """Read a line while the event loop goes on; `refresh` draws the screen again."""
        ...

    def refresh(self) -> None: ...


def line_reader(output: Output) -> LineReader:
    """Return the reader for where we are: a terminal that can move its cursor, or anything else."""
    can_edit = sys.stdin is not None and sys.stdin.isatty() and output.out.is_terminal
    return EditedLines(output) if can_edit and os.environ.get("TERM") != "dumb" else PipedLines(output)


class EditedLines:
    """Lines with the keys of readline. The screen is drawn in place, so that the own sheet never scrolls away."""

    is_patient = False

    def __init__(self, output: Output) -> None:
        self._output = output
        self._session: PromptSession[str] = PromptSession(erase_when_done=True, reserve_space_for_menu=0)
        self._fresh = True

    def ask(self, draw: Draw) -> str:
        self._clear()
        try:
            return self._session.prompt(lambda: self._shown(draw)).strip()
        except EOFError:
            raise InputEnded from None

    async def ask_meanwhile(self, draw: Draw) -> str:
        self._clear()
        try:
            line = await self._session.prompt_async(lambda: self._shown(draw))
        except EOFError:
            raise InputEnded from None
        return line.strip()

    def refresh(self) -> None:
        self._session.app.invalidate()

    def _clear(self) -> None:
        if self._fresh:
            self._output.out.clear()
        self._fresh = False

    def _shown(self, draw: Draw) -> ANSI:
        out = self._output.out
        with out.capture() as drawn:
            out.print(draw())
        return ANSI(f"{drawn.get()}{SIGN}")


class PipedLines:
    """Lines of a pipe or a file. Each screen is printed once, and what was read is printed behind it."""

    is_patient = True

    def __init__(self, output: Output) -> None:
        self._output = output
        self._lines: asyncio.Queue[str] | None = None

    def ask(self, draw: Draw) -> str:
        self._show(draw)
        return self._heard(sys.stdin.readline() if sys.stdin is not None else "")

    async def ask_meanwhile(self, draw: Draw) -> str:
        self._show(draw)
        if self._lines is None:
            self._lines = asyncio.Queue()
            loop = asyncio.get_running_loop()
            threading.Thread(target=_read_all, args=(loop, self._lines), daemon=True).start()
        return self._heard(await self._lines.get())

    def refresh(self) -> None:
        """Do nothing: a pipe keeps every line."""

    def _show(self, draw: Draw) -> None:
        self._output.out.print(draw())
        self._output.out.print(Text(SIGN, "bold"), end="")

    def _heard(self, line: str) -> str:
        if not line:
            self._output.out.print()
            raise InputEnded
        if sys.stdin is None or not sys.stdin.isatty():
            self._output.out.print(line.rstrip("\n"), markup=False)  # a pipe does not show what was typed
        return line.strip()


def _read_all(loop: asyncio.AbstractEventLoop, lines: "asyncio.Queue[Any]") -> None:
    """Read standard input to its end, in a thread: reading a pipe would block the event loop."""
    while True:
        line = sys.stdin.readline() if sys.stdin is not None else ""
        try:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        except RuntimeError:
            return  # the loop is closed: the game is over
        if not line:
            return
