"""A page of a test: it follows the server's messages with the terminal's reader, and names what a patch changes."""

from collections.abc import Sequence
from typing import Any

from rollwright.terminal.network.patch import SharedState, read_message, steps


def named(patch: Sequence[Any], paths: Sequence[str]) -> dict[str, Any]:
    """Return a patch as a table of places and values."""
    return {".".join(map(str, way)) + kind: value for way, kind, value in steps(patch, paths)}


class Reader:
    """A page's state as patches change it; empty before the first `hello`."""

    def __init__(self) -> None:
        self._shared = SharedState({"state": {}, "paths": ()})

    @property
    def state(self) -> dict[str, Any]:
        return self._shared.state

    def take(self, message: dict[str, Any]) -> None:
        """Follow a `hello` or an `update`."""
        if message["type"] == "hello":
            self._shared = SharedState(message)
        else:
            self.apply(message["patch"])

    def apply(self, patch: list[Any]) -> None:
        self._shared.apply(patch)

    def named(self, frame: str) -> dict[str, Any]:
        """Return a message with its patch as a table of places and values, such as `view.sheets.2.done: True`."""
        message = read_message(frame)
        if message["type"] != "update":
            return message
        return message | {"patch": named(message["patch"], self._shared.paths)}
