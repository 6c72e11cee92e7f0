"""The protocol of a fan-out: it tells every node that a table has moved on, and carries messages between nodes."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # a table, and its newest seq; 0: somebody came or went at another node
Receiver = Callable[[bytes], None]

PRESENCE = 0  # the seq of a notice that only says: somebody came or went


class Fanout(Protocol):
    """Between nodes. A notice may be lost or come twice: nodes read the log, which is the truth."""

    @property
    def up(self) -> bool:
        """Notices and messages arrive. While it is False a node asks the database instead."""
        ...

    def tell(self, table: str, seq: int) -> None:
        """Say that `table` is at `seq`."""
        ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every notice of other nodes until the returned function is called."""
        ...

    def send(self, node: str, message: bytes, lost: Callable[[], None]) -> None:
        """Send a message to one node. Messages to a node arrive in order, or not at all.

        `lost` is called for a message that did not arrive, where that is known.
        """
        ...

    def receive(self, node: str, receiver: Receiver) -> Callable[[], None]:
        """Call `receiver` with every message to this node until the returned function is called."""
        ...

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call `watcher` whenever notices or messages may have been lost, and again when they arrive anew."""
        ...

    async def close(self) -> None: ...
