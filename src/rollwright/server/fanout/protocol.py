"""The protocol of a fan-out: it tells every node that a table has moved on."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Fanout(Protocol):
    """Between nodes. A hint may be lost or come twice: nodes read the log, which is the truth."""

    def tell(self, table: str, seq: int) -> None:
        """Say that `table` is at `seq`."""
        ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every hint until the returned function is called."""
        ...
