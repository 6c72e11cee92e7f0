"""What changed between two values that a page has been shown, as small as it comes. docs/protocol.md says how to read it."""

from functools import cache
from itertools import compress, count
from operator import is_not
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

SAME: Any = object()
PLAIN = frozenset({int, str, bool, float, type(None)})  # what has no parts


def diff(old: Any, new: Any) -> Any:
    """Return the patch that turns `old` into `new`, or `SAME`. Parts that are one and the same object cost nothing."""
    if old is new:
        return SAME
    return _plain(old, new) if new.__class__ in PLAIN else _change(old, new)


def _plain(old: Any, new: Any) -> Any:
    return SAME if old == new else new


def _change(old: Any, new: Any) -> Any:
    kind = new.__class__
    if old.__class__ is not kind:
        return new
    if kind is tuple:
        return _entries(old, new) if len(old) == len(new) else new
    names = _names(kind)
    return _fields(names, old, new) if names else _plain(old, new)


# The two loops below are most of what a patch costs: they call nothing for parts that are the same or plain.


def _fields(names: tuple[str, ...], old: Any, new: Any) -> Any:
    changes: dict[str, Any] = {}
    for name, before, after in zip(names, astuple(old), astuple(new), strict=True):
        if before is after:
            continue
        if after.__class__ in PLAIN:
            if before != after:
                changes[name] = after
        elif (change := _change(before, after)) is not SAME:
            changes[name] = change
    return {"~": changes} if changes else SAME


def _entries(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    changes: dict[int, Any] = {}
    whole = 0
    for index in compress(count(), map(is_not, old, new)):
        before, after = old[index], new[index]
        if after.__class__ in PLAIN:
            if before != after:
                changes[index] = after
                whole += 1
        elif (change := _change(before, after)) is not SAME:
            changes[index] = change
            whole += change is after
    if not changes:
        return SAME
    return new if 2 * whole > len(new) else {"~": changes}  # where most entries are replaced, the whole list is shorter


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the fields of a struct; anything else has none."""
    return kind.__struct_fields__ if issubclass(kind, Struct) else ()
