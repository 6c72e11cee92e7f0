"""The fan-out between nodes of one process: a single server, or several in a test."""

from collections.abc import Callable

from rollwright.server.fanout.protocol import Listener


class MemoryFanout:
    """Fits `Fanout`."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def tell(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
