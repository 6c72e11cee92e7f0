"""Messages of the server as a page reads them, and its patches, as docs/protocol.md says."""

import json
from collections.abc import Iterator
from typing import Any, cast


def read_message(frame: str | bytes) -> dict[str, Any]:
    """Return a message as an object. An update comes as a list."""
    message = json.loads(frame)
    if isinstance(message, dict):
        return cast("dict[str, Any]", message)
    patch, *rest = cast("list[Any]", message)
    return {"type": "update", "patch": patch} | ({"answers": rest[0]} if rest else {})


def steps(patch: list[Any], paths: list[str]) -> Iterator[tuple[list[str | int], str, Any]]:
    """Yield each change of a patch: the way to its place, how it changes ("", "/" or "#"), and the value."""
    parts: Iterator[Any] = iter(patch)
    for number in parts:
        text: str = paths[cast("int", number)]
        kind = text[-1] if text[-1] in "/#" else ""
        names = text.removesuffix(kind).split(".") if kind else text.split(".")
        yield [next(parts) if name == "*" else name for name in names], kind, next(parts)


def named(patch: list[Any], paths: list[str]) -> dict[str, Any]:
    """Return a patch as a table of places and values."""
    return {".".join(map(str, way)) + kind: value for way, kind, value in steps(patch, paths)}


class Reader:
    """A page's state as patches change it. `last_choices` are the last that were more than one."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.paths: list[str] = []
        self.last_choices: list[str] = []

    def take(self, message: dict[str, Any]) -> None:
        """Follow a `hello` or an `update`."""
        if message["type"] == "hello":
            self.state, self.paths = message["state"], message["paths"]
            self.last_choices = self.state["choices"]
        else:
            self.apply(message["patch"])

    def named(self, frame: str) -> dict[str, Any]:
        """Return a message with its patch as a table of places and values, such as `view.sheets.2.done: True`."""
        message = read_message(frame)
        return message | {"patch": named(message["patch"], self.paths)} if message["type"] == "update" else message

    def apply(self, patch: list[Any]) -> None:
        """Change the state as a patch says; the old state is not altered."""
        for way, kind, value in steps(patch, self.paths):
            if way == ["choices"] and kind == "/":
                self.last_choices = _changed(self.last_choices, kind, value)
                self.state = _set(self.state, ["choices"], "", self.last_choices)
            else:
                self.state = _set(self.state, way, kind, value)
                if len(self.state["choices"]) > 1:
                    self.last_choices = self.state["choices"]


def _set(value: Any, way: list[str | int], kind: str, change: Any) -> Any:
    if not way:
        return _changed(value, kind, change)
    first, *rest = way
    copied: Any = list(cast("list[Any]", value)) if isinstance(first, int) else dict(value)
    before = copied[first] if isinstance(first, int) else copied.get(first)
    assert before is not None or not rest, f"a patch changes {first}, which is not there"
    copied[first] = _set(before, rest, kind, change)
    return copied


def _changed(value: Any, kind: str, change: Any) -> Any:
    if kind == "/":
        start, count, *new = change
        return [*value[:start], *new, *value[start + count :]]
    if kind == "#":
        size, *filled = change
        row: list[Any] = [None] * size
        for index, entry in zip(filled[::2], filled[1::2], strict=True):
            row[index] = entry
        return row
    return change
