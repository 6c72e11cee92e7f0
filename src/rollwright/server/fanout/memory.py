"""The fan-out between nodes of one process: a single server, or several in a test."""

from collections.abc import Callable

from rollwright.server.fanout.protocol import Listener, Receiver


class MemoryFanout:
    """Fits `Fanout`. `up` is False where other processes share the database, because it does not reach them."""

    def __init__(self, up: bool = True) -> None:
        self.up = up
        self._listeners: list[Listener] = []
        self._receivers: dict[str, Receiver] = {}

    def tell(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def send(self, node: str, message: bytes, lost: Callable[[], None]) -> None:
        self._receivers.get(node, lambda _: lost())(message)

    def receive(self, node: str, receiver: Receiver) -> Callable[[], None]:
        self._receivers[node] = receiver
        return lambda: self._receivers.pop(node, None) and None

    def watch(self, watcher: Callable[[], None]) -> None:
        """Do nothing: no notice and no message is ever lost here."""

    async def close(self) -> None:
        """Nothing is open."""
