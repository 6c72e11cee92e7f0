"""What changed between two values that a page has been shown, as small as it comes. docs/protocol.md says how to read it."""

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

SAME: Any = object()
PLAIN = frozenset({int, str, bool, float, type(None)})  # what has no parts

# Patches of lists and structs already worked out, by the identities of old and new; it holds both, so that an identity stays theirs.
Memo = dict[tuple[int, int], tuple[Any, Any, Any]]


def diff(old: Any, new: Any, memo: Memo | None = None) -> Any:
    """Return the patch that turns `old` into `new`, or `SAME`.

    Parts that are one and the same object cost nothing. With a `memo`, parts that several pages share are compared once.
    """
    if old is new:
        return SAME
    return _plain(old, new) if new.__class__ in PLAIN else _change(old, new, memo)


def _plain(old: Any, new: Any) -> Any:
    return SAME if old == new else new


def _change(old: Any, new: Any, memo: Memo | None) -> Any:
    kind = new.__class__
    if old.__class__ is not kind:
        return new
    if memo is not None and (known := memo.get((id(old), id(new)))) is not None:
        return known[2]
    if kind is tuple:
        change = _entries(old, new, memo) if len(old) == len(new) else new
    else:
        names = _names(kind)
        change = _fields(names, old, new, memo) if names else _plain(old, new)
    if memo is not None:
        memo[id(old), id(new)] = (old, new, change)
    return change


# The two loops below are most of what telling pages apart costs: they call nothing for parts that are the same or plain.


def _fields(names: tuple[str, ...], old: Any, new: Any, memo: Memo | None) -> Any:
    changes: dict[str, Any] = {}
    for name, before, now in zip(names, astuple(old), astuple(new), strict=True):
        if before is now:
            continue
        if now.__class__ in PLAIN:
            if before != now:
                changes[name] = now
        elif (change := _change(before, now, memo)) is not SAME:
            changes[name] = change
    return {"~": changes} if changes else SAME


def _entries(old: tuple[Any, ...], new: tuple[Any, ...], memo: Memo | None) -> Any:
    changes: dict[int, Any] = {}
    whole = 0
    for index, (before, now) in enumerate(zip(old, new, strict=True)):
        if before is now:
            continue
        if now.__class__ in PLAIN:
            if before != now:
                changes[index] = now
                whole += 1
        elif (change := _change(before, now, memo)) is not SAME:
            changes[index] = change
            whole += change is now
    if not changes:
        return SAME
    return new if 2 * whole > len(new) else {"~": changes}  # where most entries are replaced, the whole list is shorter


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the fields of a struct; anything else has none."""
    return kind.__struct_fields__ if issubclass(kind, Struct) else ()
