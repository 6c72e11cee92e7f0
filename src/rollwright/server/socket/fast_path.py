"""The fast path between a socket and its connection: what a connection sees of it, and how short messages are framed.

`fast_protocol.py` is the path itself, and `fast_check.py` finds out whether it can be used.
"""

from collections.abc import Callable
from typing import Protocol

EXTENSION = "rollwright.fast_path"  # where the application finds it among the extensions of an ASGI scope

TEXT = 0x81  # a text message in one frame: the first byte of RFC 6455, 5.2
MASKED, LONG, LONGER = 0x80, 126, 127
SHORT = tuple(bytes((TEXT, size)) for size in range(LONG))  # the header of a message of so many bytes


class FastPath(Protocol):
    """The server's side of a socket. `hear` says whether it took a message; else the message waits for `receive`."""

    hear: Callable[[bytes], bool] | None

    def write(self, message: bytes) -> bool:
        """Send a text message if that can be done without waiting, and say so."""
        ...


def unmask(data: bytes, apply_mask: Callable[[bytes, bytes], bytes]) -> bytes | None:
    """Return the text of a short message if these bytes are just one frame with it."""
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] < MASKED + LONG or len(data) != data[1] - MASKED + 6:
        return None
    return apply_mask(data[6:], data[2:6])


def to_frame(message: bytes) -> bytes:
    """Return the frame of a text message from the server."""
    size = len(message)
    if size < LONG:
        return SHORT[size] + message
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONGER)) + size.to_bytes(8, "big") + message
