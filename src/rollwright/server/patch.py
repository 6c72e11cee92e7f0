"""What changed between two values that a page has been shown, as small as it comes. docs/protocol.md says how to read it."""

from typing import Any

from msgspec import Struct

SAME: Any = object()


def diff(old: Any, new: Any) -> Any:
    """Return the patch that turns `old` into `new`, or `SAME`. Parts that are one and the same object cost nothing."""
    if old is new:
        return SAME
    whole = new
    if isinstance(new, Struct):
        if type(old) is type(new):
            return _fields(old, new)
    elif isinstance(new, tuple):
        if isinstance(old, tuple) and len(old) == len(new):  # pyright: ignore[reportUnknownArgumentType]
            return _entries(old, new)  # pyright: ignore[reportUnknownArgumentType]
    elif old == new and type(old) is type(new):
        return SAME
    return whole


def _fields(old: Struct, new: Struct) -> Any:
    changes: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now:
            change = diff(before, now)
            if change is not SAME:
                changes[name] = change
    return {"~": changes} if changes else SAME


def _entries(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    if old == new:
        return SAME
    changes: dict[int, Any] = {}
    for index, (before, now) in enumerate(zip(old, new, strict=True)):
        if before is not now:
            change = diff(before, now)
            if change is not SAME:
                changes[index] = change
    if 2 * len(changes) > len(new) and all(change is new[index] for index, change in changes.items()):
        return new  # so much is replaced that the whole list is shorter
    return {"~": changes} if changes else SAME
