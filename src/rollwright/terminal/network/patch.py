"""Messages of the server, and a page's state as patches change it; docs/protocol.md, "Updates and patches"."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast


class BadPatch(Exception):
    """A patch that does not fit the state: the terminal connects again and gets everything."""


def read_message(frame: str | bytes) -> dict[str, Any]:
    """Return a message as an object. An update comes as a list."""
    message = json.loads(frame)
    if isinstance(message, dict):
        return cast("dict[str, Any]", message)
    patch, *answers = cast("list[Any]", message)
    return {"type": "update", "patch": patch, "answers": answers}


def answered_by(message: Mapping[str, Any]) -> list[str]:
    """Return the ids of the requests that a message answers."""
    match message["type"]:
        case "update":
            return message["answers"]
        case "refused" | "pong":
            return [message["id"]]
        case _:
            return []


class SharedState:
    """`state` is the last `TableState`, as JSON; `_last_choices` are the last ones that were more than one."""

    def __init__(self, hello: Mapping[str, Any]) -> None:
        self.state: dict[str, Any] = hello["state"]
        self.paths: Sequence[str] = hello["paths"]
        self._last_choices: list[str] = self.state.get("choices", [])

    def apply(self, patch: list[Any]) -> None:
        """Change the state as a patch says; the old state is not altered."""
        try:
            for way, kind, value in steps(patch, self.paths):
                self._change(way, kind, value)
        except (IndexError, KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadPatch from error

    def _change(self, way: list[str | int], kind: str, value: Any) -> None:
        if way == ["choices"] and kind == "/":
            self._last_choices = _changed(self._last_choices, kind, value)
            self.state = _set(self.state, ["choices"], "", self._last_choices)
            return
        self.state = _set(self.state, way, kind, value)
        if len(choices := self.state.get("choices", [])) > 1:
            self._last_choices = choices


def steps(patch: Sequence[Any], paths: Sequence[str]) -> Iterator[tuple[list[str | int], str, Any]]:
    """Yield each change of a patch: the way to its place, how it changes ("", "/" or "#"), and the value."""
    place: int = 0
    while place < len(patch):
        text = paths[cast("int", patch[place])]
        kind = text[-1] if text[-1] in "/#" else ""
        way: list[str | int] = []
        for name in text.rstrip("/#").split("."):
            place += int(name == "*")
            way.append(patch[place] if name == "*" else name)
        yield way, kind, patch[place + 1]
        place += 2


def _set(value: Any, way: list[str | int], kind: str, change: Any) -> Any:
    if not way:
        return _changed(value, kind, change)
    first, *rest = way
    copied: Any = list(cast("list[Any]", value)) if isinstance(first, int) else dict(value)
    before = copied[first] if isinstance(first, int) else copied.get(first)
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
