"""Tell every node that a table has moved on. It is only a hint: who hears it reads the log, which is the truth."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Hub(Protocol):
    """Between nodes. A hint may be lost or come twice; nothing depends on it but speed."""

    def tell(self, table: str, seq: int) -> None:
        """Say that `table` is at `seq`."""
        ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear every hint until the returned function is called."""
        ...


class MemoryHub:
    """All nodes in one process: a single server, or several in a test."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def tell(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
